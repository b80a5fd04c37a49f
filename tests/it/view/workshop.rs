//! The workshop in its window, by the keyboard alone: a pack is begun, filled, put in order, tried and taken back.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::app::{Action, Screen};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::lesson::Library;
use tailleur::{text, text_key};

use crate::app::workshop::actions::{at_work, pack};
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

const SIZES: [[f32; 2]; 2] = [[1024.0, 640.0], [1280.0, 800.0]];

fn at_the_tableau<'a>([width, height]: [f32; 2]) -> Open<'a> {
    let mut harness = open(at_work(Library::built_in_files("tableau")), width, height);
    settle(&mut harness);
    harness
}

fn press_with(harness: &mut Open<'_>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    settle(harness);
}

fn place(harness: &Open<'_>) -> PackPlace {
    pack(&harness.state().player).place().clone()
}

fn text(harness: &Open<'_>, file: &str) -> String {
    pack(&harness.state().player).document().text(file).expect("the file is there").to_owned()
}

/// Goes round the parts of the window until the tree has the keyboard.
fn go_to_the_tree(harness: &mut Open<'_>) {
    for _ in 0..4 {
        press(harness, Key::F6);
        if harness.query_all_by_role(Role::TreeItem).any(|row| row.is_focused()) {
            return;
        }
    }
    panic!("the keyboard comes to the tree");
}

#[test]
fn the_workshop_opens_from_the_welcome_screen_and_is_left_again_in_every_language() {
    for language in Language::ALL {
        let mut harness = open(Player::at_the_door(language, "venezia"), 1280.0, 800.0);
        settle(&mut harness);
        for button in ["welcome-trainers", "workshop-title"] {
            let button = word(&harness, button);
            click(&mut harness, &button);
        }
        assert!(matches!(harness.state().player.app.screen(), Screen::Workshop(_)));
        assert!(harness.query_by_label(&word(&harness, "workshop-new")).is_some());
        press(&mut harness, Key::Escape);
        assert!(matches!(harness.state().player.app.screen(), Screen::Welcome));
    }
}

#[test]
fn the_arrows_go_through_the_tree_and_fold_it() {
    for size in SIZES {
        let mut harness = at_the_tableau(size);
        go_to_the_tree(&mut harness);
        assert_eq!(place(&harness), PackPlace::Pack);
        press(&mut harness, Key::ArrowDown);
        let lesson = PackPlace::Lesson("01-counting.ron".to_owned());
        assert_eq!(place(&harness), lesson);
        let rows = pack(&harness.state().player).rows().len();
        press(&mut harness, Key::ArrowLeft);
        assert!(pack(&harness.state().player).rows().len() < rows, "it is folded");
        press(&mut harness, Key::ArrowRight);
        assert_eq!(pack(&harness.state().player).rows().len(), rows);
        press(&mut harness, Key::ArrowDown);
        assert_eq!(place(&harness), PackPlace::Step("01-counting.ron".to_owned(), 0));
        press(&mut harness, Key::ArrowLeft);
        assert_eq!(place(&harness), lesson);
    }
}

#[test]
fn a_step_is_added_moved_and_taken_away_and_all_of_it_taken_back_by_keys() {
    for size in SIZES {
        let mut harness = at_the_tableau(size);
        let before = text(&harness, "01-counting.ron");
        go_to_the_tree(&mut harness);
        press(&mut harness, Key::ArrowDown);
        press(&mut harness, Key::ArrowDown);
        press_with(&mut harness, Modifiers::COMMAND, Key::N);
        press(&mut harness, Key::Num4);
        assert_eq!(place(&harness), PackPlace::Step("01-counting.ron".to_owned(), 1));
        let added = text(&harness, "01-counting.ron");
        assert!(added.contains("Drill(drill: CountHand(), rounds: 10)"));
        press_with(&mut harness, Modifiers::ALT, Key::ArrowUp);
        assert_eq!(place(&harness), PackPlace::Step("01-counting.ron".to_owned(), 0));
        assert_ne!(text(&harness, "01-counting.ron"), added);
        go_to_the_tree(&mut harness);
        press(&mut harness, Key::Delete);
        for _ in 0..3 {
            press_with(&mut harness, Modifiers::COMMAND, Key::Z);
        }
        assert_eq!(text(&harness, "01-counting.ron"), before);
        for _ in 0..2 {
            press_with(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        }
        assert_ne!(text(&harness, "01-counting.ron"), before);
    }
}

#[test]
fn a_house_is_begun_as_a_copy_and_named_by_keys_alone() {
    for size in SIZES {
        let mut harness = at_the_tableau(size);
        press_with(&mut harness, Modifiers::COMMAND, Key::N);
        press(&mut harness, Key::Num9);
        let name = word(&harness, "workshop-house-name");
        harness.get_by_role_and_label(Role::TextInput, &name).focus();
        settle(&mut harness);
        harness.event(eframe::egui::Event::Text("Chez nous".to_owned()));
        settle(&mut harness);
        press(&mut harness, Key::Escape);
        press(&mut harness, Key::Num2);
        assert_eq!(place(&harness), PackPlace::File("houses/chez-nous.ron".to_owned()));
        assert!(text(&harness, "houses/chez-nous.ron").contains("name: \"Chez nous\""));
    }
}

#[test]
fn escape_goes_from_the_kinds_of_lessons_back_to_what_is_added_and_then_to_the_form() {
    let mut harness = at_the_tableau([1280.0, 800.0]);
    press_with(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, Key::Num8);
    let [which, what] = ["workshop-add-lesson", "workshop-add-what"].map(|key| word(&harness, key));
    assert!(harness.query_by_label(&which).is_some());
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(&what).is_some());
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label(&what).is_none());
    let lessons = pack(&harness.state().player).rows().len();
    press_with(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, Key::Num8);
    press(&mut harness, Key::Num1);
    assert!(pack(&harness.state().player).rows().len() > lessons);
}

#[test]
fn what_is_typed_in_a_field_stands_in_the_file_at_once() {
    let mut harness = at_the_tableau([1280.0, 800.0]);
    harness
        .state_mut()
        .player
        .act(Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Lesson("01-counting.ron".to_owned())))));
    settle(&mut harness);
    let label = format!("{}, EN", word(&harness, "form-lesson-title"));
    harness.get_by_role_and_label(Role::TextInput, &label).focus();
    settle(&mut harness);
    press_with(&mut harness, Modifiers::COMMAND, Key::A);
    harness.event(eframe::egui::Event::Text("Count \"it\"".to_owned()));
    settle(&mut harness);
    assert!(text(&harness, "01-counting.ron").contains("\"en\": \"Count \\\"it\\\"\","));
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Workshop(_)), "Escape first leaves the field");
    press_with(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(text(&harness, "01-counting.ron"), Library::built_in_files("tableau")["01-counting.ron"]);
}

#[test]
fn a_lesson_is_tried_from_its_step_and_escape_comes_back_there() {
    for size in SIZES {
        let mut harness = at_the_tableau(size);
        let step = PackPlace::Step("01-counting.ron".to_owned(), 0);
        harness.state_mut().player.act(Action::Workshop(Do::Editor(EditorAction::Select(step.clone()))));
        settle(&mut harness);
        press(&mut harness, Key::F5);
        assert!(pack(&harness.state().player).trying().is_some());
        press(&mut harness, Key::Enter);
        press(&mut harness, Key::Escape);
        assert!(pack(&harness.state().player).trying().is_none());
        assert_eq!(place(&harness), step);
        assert!(harness.state().player.records.is_empty());
    }
}

#[test]
fn what_is_selected_is_shown_as_the_trainee_will_see_it() {
    let mut harness = open(at_work(Library::built_in_files("example")), 1280.0, 800.0);
    settle(&mut harness);
    let file = "02-a-coup-played.ron".to_owned();
    harness
        .state_mut()
        .player
        .act(Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Step(file.clone(), 1)))));
    settle(&mut harness);
    let example = word(&harness, "lesson-example");
    assert!(harness.query_by_label(&example).is_some());
    // What is only shown hears nothing: Enter there goes on to nothing.
    press(&mut harness, Key::Enter);
    assert_eq!(place(&harness), PackPlace::Step(file, 1));
}

#[test]
fn a_house_is_changed_by_its_form_with_the_keyboard_alone() {
    for size in SIZES {
        let mut harness = at_the_tableau(size);
        let name = "Chez nous".to_owned();
        let from = Some("article-57-13".into());
        harness
            .state_mut()
            .player
            .act(Action::Workshop(Do::Editor(EditorAction::Edit(PackEdit::NewHouse { from, name }))));
        let file = "houses/chez-nous.ron".to_owned();
        let part = PackPlace::Part(file.clone(), "shoe".to_owned());
        harness.state_mut().player.act(Action::Workshop(Do::Editor(EditorAction::Select(part))));
        settle(&mut harness);
        for _ in 0..4 {
            press(&mut harness, Key::F6);
            let packs = word(&harness, "form-shoe-rules-packs");
            if harness.query_by_role_and_label(Role::TextInput, &packs).is_some_and(|field| field.is_focused()) {
                break;
            }
        }
        press_with(&mut harness, Modifiers::COMMAND, Key::A);
        harness.event(eframe::egui::Event::Text("8".to_owned()));
        settle(&mut harness);
        assert!(text(&harness, &file).contains("packs: Stated(8, \"S0-01\"),"), "{}", text(&harness, &file));
        let clause = {
            let words = &harness.state().face.words;
            let field = text!("workshop-rests", field = Fact::Text(words.message(text_key!("form-shoe-rules-packs"))));
            let rests = words.render(&field, &HouseTerms::default());
            words.render(&text!("workshop-clause-of", field = Fact::Text(rests)), &HouseTerms::default())
        };
        harness.get_by_role_and_label(Role::TextInput, &clause).focus();
        settle(&mut harness);
        press_with(&mut harness, Modifiers::COMMAND, Key::A);
        harness.event(eframe::egui::Event::Text("S0-02".to_owned()));
        settle(&mut harness);
        assert!(text(&harness, &file).contains("packs: Stated(8, \"S0-02\"),"));
        let says = tailleur::lesson::clauses::built_in().find("S0-02".to_owned().try_into().unwrap()).unwrap();
        assert!(harness.query_by_label(says.says.get("en")).is_some(), "what the clause says stands below");
        let as_text = word(&harness, "workshop-show-text");
        harness.get_by_label(&as_text).focus();
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        assert!(pack(&harness.state().player).form().text.is_some());
    }
}
