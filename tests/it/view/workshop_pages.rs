//! The lesson editor’s insert bar, preview language, import and translation in its window.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::shift::{DebriefAction, ShiftAction};
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::app::{Action, Screen};
use tailleur::i18n::text_key::TextKey;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;

use crate::app::workshop::actions::{at_work, pack, texts};
use crate::support::window::{Open, click, open, press, settle, word};

const PAGE: &str = "01-a-page.ron";

fn at_the_page<'a>() -> Open<'a> {
    let mut player = at_work(Library::built_in_files(Library::EXAMPLE));
    player.act(Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Step(PAGE.to_owned(), 0)))));
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    harness
}

fn text(harness: &Open<'_>) -> String {
    texts(&harness.state().player)[PAGE].clone()
}

#[test]
fn the_tableau_is_put_into_a_page_by_its_form() {
    let mut harness = at_the_page();
    let before = text(&harness).matches("```tableau").count();
    for key in ["workshop-insert-tableau", "workshop-insert-do"] {
        let label = word(&harness, key);
        // The bar and the form are both called after what they do.
        harness.get_all_by_role_and_label(Role::Button, &label).last().expect("a button").click();
        settle(&mut harness);
    }
    assert_eq!(text(&harness).matches("```tableau").count(), before + 3, "in each language");
    harness.key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::Z);
    settle(&mut harness);
    assert_eq!(text(&harness).matches("```tableau").count(), before);
}

#[test]
fn escape_leaves_what_is_being_inserted_and_then_the_felt_of_a_figure() {
    let mut harness = at_the_page();
    let before = text(&harness);
    let picture = word(&harness, "workshop-insert-picture");
    click(&mut harness, &picture);
    let shown = word(&harness, "workshop-picture-about");
    assert!(harness.query_by_label(&shown).is_some());
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(&shown).is_none());
    let table = word(&harness, "workshop-insert-table");
    harness.get_all_by_role_and_label(Role::Button, &table).next().expect("a button").click();
    settle(&mut harness);
    assert!(pack(&harness.state().player).scene_editor().is_some());
    press(&mut harness, Key::Escape);
    assert!(pack(&harness.state().player).scene_editor().is_none());
    assert_eq!(text(&harness), before, "the figure was left empty");
}

#[test]
fn a_picture_that_was_added_asks_once_for_its_text_and_not_again_after_a_watched_shift() {
    let mut harness = at_the_page();
    let act = |harness: &mut Open<'_>, action: Action| {
        harness.state_mut().player.act(action);
        settle(harness);
    };
    let editor = |action: EditorAction| Action::Workshop(Do::Editor(action));
    act(&mut harness, editor(EditorAction::Edit(PackEdit::NewScenario)));
    let shift = pack(&harness.state().player).place().clone();
    act(&mut harness, editor(EditorAction::Select(PackPlace::Step(PAGE.to_owned(), 0))));
    let (_, png) = Library::built_in_files(Library::EXAMPLE).pictures.pop_first().expect("the example has a picture");
    act(&mut harness, editor(EditorAction::MediumRead("The table.png".to_owned(), png)));
    let shown = word(&harness, "workshop-picture-about");
    assert!(harness.query_by_label(&shown).is_some(), "its text is asked for");
    act(&mut harness, editor(EditorAction::Select(shift)));
    act(&mut harness, editor(EditorAction::Watch));
    assert!(matches!(harness.state().player.app.screen(), Screen::Shift(_)));
    act(&mut harness, Action::Shift(ShiftAction::End));
    act(&mut harness, Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
    act(&mut harness, Action::Back);
    act(&mut harness, editor(EditorAction::Select(PackPlace::Step(PAGE.to_owned(), 0))));
    assert!(matches!(harness.state().player.app.screen(), Screen::Workshop(_)));
    assert!(harness.query_by_label(&shown).is_none());
}

#[test]
fn a_lesson_is_tried_in_the_language_of_the_pack_that_is_chosen() {
    let mut player = at_work(Library::built_in_files("tableau"));
    player.act(Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Step("01-counting.ron".to_owned(), 0)))));
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let label = word(&harness, "workshop-shown-in");
    harness.get_by_role_and_label(Role::ComboBox, &label).click();
    settle(&mut harness);
    click(&mut harness, "Français");
    press(&mut harness, Key::F5);
    assert!(pack(&harness.state().player).trying().is_some());
    let back = TextKey::find("go-back").expect("a text");
    let french = Catalog::new(Language::French).message(back);
    assert_ne!(french, word(&harness, "go-back"));
    assert!(harness.query_all_by_label_contains(&french).next().is_some(), "the lesson is in French");
    press(&mut harness, Key::Escape);
    assert!(harness.query_all_by_label_contains(&word(&harness, "workshop-hand-over")).next().is_some());
}

#[test]
fn a_text_that_is_missing_in_the_other_language_is_counted_and_filled_in_beside_the_original() {
    let mut files = Library::built_in_files("tableau");
    let lesson = files.get_mut("01-counting.ron").expect("a lesson");
    let it = lesson.find("\"it\": \"").expect("Italian");
    let end = it + 7 + lesson[it + 7..].find("\",").expect("its end");
    lesson.replace_range(it + 7..end, "");
    let mut harness = open(at_work(files), 1280.0, 800.0);
    settle(&mut harness);
    let languages = Some(("en".to_owned(), "it".to_owned()));
    harness.state_mut().player.act(Action::Workshop(Do::Editor(EditorAction::Translate(languages))));
    settle(&mut harness);
    let missing = |harness: &Open<'_>| pack(&harness.state().player).translation().expect("it is shown").missing();
    assert_eq!(missing(&harness), 1);
    let next = word(&harness, "workshop-translate-next");
    click(&mut harness, &next);
    harness.event(eframe::egui::Event::Text("Contare".to_owned()));
    settle(&mut harness);
    assert_eq!(pack(&harness.state().player).refusal(), None);
    let focused = harness.ctx.memory(eframe::egui::Memory::focused);
    assert_eq!(missing(&harness), 0, "{focused:?}");
    assert!(texts(&harness.state().player)["01-counting.ron"].contains("\"it\": \"Contare\""));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert!(pack(&harness.state().player).translation().is_none());
}
