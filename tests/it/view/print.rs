//! Printing in the workshop's window, by keys alone, and what it says is needed.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::workshop::{EditorAction, PackPlace, PrintJob, WorkshopAction as Do, WorkshopEffect};
use tailleur::app::{Action, Effect};
use tailleur::lesson::Library;

use crate::app::workshop::actions::at_work;
use crate::app::workshop::print::look_through;
use crate::support::window::{Open, open, press, settle, word};

fn at_the_lesson<'a>([width, height]: [f32; 2], place: PackPlace) -> Open<'a> {
    let mut player = at_work(Library::built_in_files("tableau"));
    player.act(Action::Workshop(Do::Editor(EditorAction::Select(place))));
    look_through(&mut player);
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

fn papers(harness: &Open<'_>) -> Vec<&'static str> {
    let effects = harness.state().player.effects.iter();
    let paper = |effect: &Effect| match effect {
        Effect::Workshop(WorkshopEffect::Print(PrintJob::Sheet { key: false, .. })) => Some("sheet"),
        Effect::Workshop(WorkshopEffect::Print(PrintJob::Sheet { key: true, .. })) => Some("key"),
        Effect::Workshop(WorkshopEffect::Print(PrintJob::Poster(_))) => Some("poster"),
        _ => None,
    };
    effects.filter_map(paper).collect()
}

#[test]
fn worksheet_key_and_poster_are_printed_by_keys() {
    for size in [[1024.0, 640.0], [1280.0, 800.0]] {
        let mut harness = at_the_lesson(size, PackPlace::Step("01-counting.ron".to_owned(), 0));
        harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
        settle(&mut harness);
        for key in [Key::Num1, Key::Num2, Key::Num3] {
            press(&mut harness, key);
        }
        assert_eq!(papers(&harness), ["sheet", "key", "poster"]);
        // Enter takes the first, which has the keyboard; Escape only leaves the question.
        press(&mut harness, Key::Enter);
        assert_eq!(papers(&harness).len(), 4);
        press(&mut harness, Key::Escape);
        assert!(harness.query_by_label(&word(&harness, "workshop-print-what")).is_none());
        assert!(harness.query_all_by_role(Role::TreeItem).next().is_some() || size[0] < 1100.0);
    }
}

#[test]
fn what_cannot_be_printed_cannot_be_chosen_and_says_what_it_needs() {
    let mut harness = at_the_lesson([1280.0, 800.0], PackPlace::Pack);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
    settle(&mut harness);
    harness.get_by_label(&word(&harness, "workshop-print-no-lesson"));
    let label = word(&harness, "workshop-print-sheet");
    let sheet = harness.get_by_role_and_label(Role::Button, &label);
    assert!(sheet.accesskit_node().is_disabled());
    press(&mut harness, Key::Num1);
    press(&mut harness, Key::Num2);
    assert!(papers(&harness).is_empty());
    press(&mut harness, Key::Num3);
    assert_eq!(papers(&harness), ["poster"]);
}
