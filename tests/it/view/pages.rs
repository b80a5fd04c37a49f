//! A page and an example in the window: read from the accessibility tree, done by keys alone.

use eframe::egui::{Key, Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::workshop::{EditorAction, PackPlace, WorkshopAction as Do};
use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::platform::storage::packs;
use tailleur::progress::Settings;
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;
use crate::support::root;
use crate::support::window::{Open, open, press, settle, strike_at_once, word};

fn at<'a>(lesson: &str, language: Language, percent: u16) -> Open<'a> {
    let mut library = Library::default();
    library.add("example", &packs::read(&root().join("lessons/example")).files, &HouseLibrary::built_in());
    let mut player = Player::at_home_with(library, language, "salon-vert");
    let settings = player.app.settings().clone();
    player.act(Action::Set(Settings { text_percent: percent, ..settings }));
    player.begin(&LessonPath::parse(lesson).unwrap());
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    harness
}

/// The names of all nodes of a role.
fn named(harness: &Open<'_>, role: Role) -> Vec<String> {
    harness.get_all_by_role(role).filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn everything_painted_on_a_page_has_a_name_and_enter_goes_on() {
    for (language, percent) in [(Language::French, 150), (Language::Italian, 100), (Language::English, 150)] {
        let mut harness = at("example/a-page", language, percent);
        let images = named(&harness, Role::Image);
        let cards = match language {
            Language::French => ["9 de cœur", "4 de pique, Banque"],
            Language::Italian => ["9 di cuori", "4 di picche"],
            Language::English => ["9 of hearts", "4 of spades"],
        };
        assert!(images.iter().any(|name| name == cards[0]), "a card in a line: {images:?}");
        assert!(!cards[1].is_empty() && images.len() > 12, "{images:?}");
        assert!(!named(&harness, Role::Cell).is_empty(), "the cells of the tableau");
        let term =
            named(&harness, Role::Button).into_iter().find(|name| name.contains(": ") || name.contains("\u{a0}:"));
        assert!(term.is_some(), "a term says what it means");
        press(&mut harness, Key::Enter);
        assert!(matches!(harness.state().player.practice().stage(), PracticeStage::Asking(_)), "Enter goes on");
    }
}

#[test]
fn a_term_opens_by_the_keyboard_and_then_enter_does_not_go_on() {
    let mut harness = at("example/a-page", Language::English, 100);
    let meaning = "Eight or nine on the first two cards. The coup is over: nobody draws.";
    assert!(harness.query_all_by_label(meaning).next().is_none());
    let term = harness
        .get_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|name| name.starts_with("natural: ")));
    term.expect("the term is a button").focus();
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    assert!(harness.query_all_by_label(meaning).next().is_some(), "what it means stands on the page");
    assert!(matches!(harness.state().player.practice().stage(), PracticeStage::Reading(_)));
}

#[test]
fn an_example_is_gone_through_by_keys_on_and_back() {
    let mut harness = at("example/a-coup-played", Language::English, 150);
    press(&mut harness, Key::Enter);
    let text = |harness: &Open<'_>| harness.state().player.practice().example_frame().expect("an example").at;
    assert_eq!(text(&harness), (1, 8));
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(text(&harness), (4, 8));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(text(&harness), (3, 8));
    assert!(harness.query_by_label("A king counts 0.").is_some(), "the author's words for this card");
    press(&mut harness, Key::End);
    assert_eq!(text(&harness), (8, 8));
    assert!(harness.query_by_label("Seat 2, Banque, 50: paid 25; the bet stays down.").is_some());
    let back = word(&harness, "example-back");
    assert!(harness.query_by_role_and_label(Role::Button, &back).is_some());
}

fn places(harness: &Open<'_>) -> Vec<(String, i32)> {
    let named = harness.get_all_by(|node| node.label().is_some_and(|name| !name.is_empty()));
    named.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect().top().round() as i32)).collect()
}

fn top(harness: &Open<'_>, name: &str) -> f32 {
    harness.get_by_label(name).rect().top()
}

/// Strikes these keys.
fn read_on(harness: &mut Open<'_>, keys: &[Key]) {
    strike_at_once(harness, keys);
    // Until nothing moves any more.
    harness.run_steps(6);
}

#[test]
fn a_page_is_read_on_and_back_by_its_keys_wherever_the_keyboard_is() {
    let (first, last) = ("What a page can show", "That is all: no HTML, and no links out of the program.");
    for on_a_term in [false, true] {
        let mut harness = at("example/a-page", Language::English, 100);
        let begins = top(&harness, first);
        if on_a_term {
            let is_term = |name: String| name.starts_with("natural: ");
            let named = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(is_term);
            harness.get_all_by_role(Role::Button).find(named).expect("a term").focus();
            settle(&mut harness);
        }
        read_on(&mut harness, &[Key::PageDown]);
        let page = begins - top(&harness, first);
        assert!(page > 300.0 && page < 640.0, "a page of 640 points goes on by {page}");
        read_on(&mut harness, &[Key::PageDown, Key::PageDown]);
        assert!((begins - top(&harness, first) - 3.0 * page).abs() < 2.0, "none is lost while the page moves");
        read_on(&mut harness, &[Key::PageUp]);
        assert!((begins - top(&harness, first) - 2.0 * page).abs() < 2.0);
        assert!(top(&harness, last) > 640.0);
        read_on(&mut harness, &[Key::End]);
        assert!(top(&harness, last) < 640.0, "the last line is seen");
        let end = top(&harness, last);
        read_on(&mut harness, &[Key::PageDown]);
        assert!((top(&harness, last) - end).abs() < 2.0, "there is no more");
        read_on(&mut harness, &[Key::Home]);
        assert!((top(&harness, first) - begins).abs() < 2.0);
    }
}

type Opens = fn(&mut Player);

#[test]
fn every_long_screen_goes_to_its_end_and_its_beginning_by_a_key() {
    let library = || {
        let mut library = Library::built_in();
        library.add("example", &packs::read(&root().join("lessons/example")).files, &HouseLibrary::built_in());
        library
    };
    let screens: [(&str, Opens); 5] = [
        ("home", |_| ()),
        ("the settings", |player| player.act(Action::OpenSettings)),
        ("a lesson’s page", |player| player.begin(&LessonPath::parse("example/a-page").unwrap())),
        ("the clauses", |player| player.act(Action::LookUp(None))),
        ("a clause", |player| player.act(Action::LookUp(tailleur::rules::clause::Clause::read("S0-57")))),
    ];
    for (screen, opens) in screens {
        let mut player = Player::at_home_with(library(), Language::English, "salon-vert");
        opens(&mut player);
        let mut harness = open(player, 800.0, 360.0);
        settle(&mut harness);
        // The search field of the clauses has the keyboard at first.
        read_on(&mut harness, &[Key::Tab]);
        let begins = places(&harness);
        read_on(&mut harness, &[Key::End]);
        assert_ne!(places(&harness), begins, "{screen}: the end");
        read_on(&mut harness, &[Key::Home]);
        assert_eq!(places(&harness), begins, "{screen}: the beginning");
    }
}

#[test]
fn the_preview_of_the_workshop_is_read_by_the_keys_too() {
    let mut player = crate::app::workshop::actions::at_work(packs::read(&root().join("lessons/example")).files);
    player.act(Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Step("01-a-page.ron".to_owned(), 0)))));
    let mut harness = open(player, 1280.0, 640.0);
    settle(&mut harness);
    let begins = top(&harness, "What a page can show");
    read_on(&mut harness, &[Key::PageDown]);
    assert!(top(&harness, "What a page can show") < begins - 300.0);
    read_on(&mut harness, &[Key::Home]);
    assert!((top(&harness, "What a page can show") - begins).abs() < 2.0);
}

/// The sheet stands in the middle of the table: below its first line there is as much of it as above its last.
#[test]
fn every_option_of_a_question_on_the_bare_cloth_is_seen_at_once() {
    let mut player = Player::at_home(Language::French, "article-57-13");
    player.take_up("cards-and-tools");
    let mut harness = open(player, 1280.0, 800.0);
    let mut heights = Vec::new();
    while let Some(asked) = harness.state().player.asked() {
        let (is_bare, answer) = (asked.question().scene.bare, harness.state().player.right_answer());
        if is_bare {
            // With the rule above it, a question is higher than the usual sheet.
            harness.state_mut().player.practise(PracticeAction::Rule);
            settle(&mut harness);
            let rects = |role: Role| harness.get_all_by_role(role).map(|node| node.rect());
            let middle = rects(Role::Group).find(|at| at.width() > 900.0).expect("the cloth").center();
            let on_sheet = |at: &Rect| at.x_range().contains(middle.x) && at.top() > 68.0;
            let first = rects(Role::Label).filter(on_sheet).map(|at| at.top()).fold(f32::INFINITY, f32::min);
            let last = rects(Role::Button).filter(on_sheet).map(|at| at.bottom()).fold(0.0, f32::max);
            assert!(last - middle.y < middle.y - first, "from {first} to {last} around {}", middle.y);
            heights.push(last - first);
        }
        let player = &mut harness.state_mut().player;
        player.answer(answer);
        player.practise(PracticeAction::Next);
    }
    assert!(heights.len() > 3 && heights.iter().any(|height| *height > 300.0), "{heights:?}");
}
