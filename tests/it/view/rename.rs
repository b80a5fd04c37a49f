//! The workshop's window: a name typed for what is selected, a pack's own picture on its page, and what was kept aside.
#![cfg(feature = "desktop")]

use std::collections::BTreeMap;

use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::Action;
use tailleur::app::workshop::{DraftBackup, EditorAction, PackPlace, WorkshopAction as Do, WorkshopEffect};
use tailleur::lesson::Library;

use crate::app::workshop::actions::{at_work, pack};
use crate::support::window::{Open, click, open, press, settle, word};

const SIZES: [[f32; 2]; 2] = [[1024.0, 640.0], [1280.0, 800.0]];

fn at<'a>(place: PackPlace, [width, height]: [f32; 2]) -> Open<'a> {
    let mut player = at_work(Library::built_in_files("example"));
    player.act(Action::Workshop(Do::Editor(EditorAction::Select(place))));
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

/// Puts a name in the place of the one that is in the field.
fn type_name(harness: &mut Open<'_>, name: &str) {
    press(harness, Key::F2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    settle(harness);
    harness.event(Event::Text(name.to_owned()));
    settle(harness);
    press(harness, Key::Enter);
}

#[test]
fn a_lesson_and_a_picture_are_renamed_by_keys_alone() {
    let lesson = PackPlace::Lesson("01-a-page.ron".to_owned());
    let picture = PackPlace::File("pictures/table.png".to_owned());
    let cases = [
        (lesson, "all-of-a-page", PackPlace::Lesson("01-all-of-a-page.ron".to_owned())),
        (picture, "half-round", PackPlace::File("pictures/half-round.png".to_owned())),
    ];
    for size in SIZES {
        for (place, name, then) in cases.clone() {
            let mut harness = at(place.clone(), size);
            type_name(&mut harness, name);
            assert_eq!(*pack(&harness.state().player).place(), then);
            harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            settle(&mut harness);
            assert_eq!(*pack(&harness.state().player).place(), place);
        }
    }
}

#[test]
fn nothing_is_renamed_before_enter_and_a_wrong_name_says_why() {
    let mut harness = at(PackPlace::Lesson("01-a-page.ron".to_owned()), SIZES[1]);
    let revision = pack(&harness.state().player).document().revision();
    press(&mut harness, Key::F2);
    harness.event(Event::Text("é".to_owned()));
    settle(&mut harness);
    assert_eq!(pack(&harness.state().player).document().revision(), revision);
    harness.get_by_label(&word(&harness, "rename-lesson-about"));
    press(&mut harness, Key::Enter);
    harness.get_by_label(&word(&harness, "rename-no-id"));
    assert_eq!(pack(&harness.state().player).document().revision(), revision);
}

#[test]
fn the_preview_shows_the_pictures_of_the_pack_that_is_being_written() {
    let harness = at(PackPlace::Step("01-a-page.ron".to_owned(), 0), SIZES[1]);
    let shows = "A half-round table from above: nine places, the shoe at the croupier’s right";
    assert!(harness.query_by_role_and_label(Role::Image, shows).is_some());
}

#[test]
fn what_was_put_aside_is_offered_and_taken_up_or_thrown_away() {
    let text = Library::built_in_files("example")["04-drills.ron"].replace("Custom drills", "Mine");
    let kept =
        DraftBackup { files: BTreeMap::from([("04-drills.ron".to_owned(), Some(text.clone()))]), moves: Vec::new() };
    for size in SIZES {
        for (button, stands) in [("workshop-take-up", true), ("workshop-throw-away", false)] {
            let mut harness = at(PackPlace::Pack, size);
            harness.state_mut().player.act(Action::Workshop(Do::Editor(EditorAction::DraftFound(kept.clone()))));
            settle(&mut harness);
            let label = word(&harness, button);
            click(&mut harness, &label);
            let player = &harness.state().player;
            assert_eq!(pack(player).document().text("04-drills.ron") == Some(text.as_str()), stands);
            assert!(pack(player).offered().is_none());
            let dropped = player
                .effects
                .iter()
                .any(|effect| matches!(effect, tailleur::app::Effect::Workshop(WorkshopEffect::DropDraft(_))));
            // What was taken up is kept until it is written.
            assert_eq!(dropped, !stands);
        }
    }
}
