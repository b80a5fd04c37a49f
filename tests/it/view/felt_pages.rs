//! Pages beside the felt in the window: answered there by a key, gone back to, and read again beside a question.
#![cfg(feature = "desktop")]

use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use tailleur::app::LessonPath;
use tailleur::app::practice::PracticeStage;
use tailleur::i18n::Language;

use crate::support::player::Player;
use crate::support::window::{Open, figure, open, press, settle, word};

const FIRST: &str =
    "Aces count 1. Twos to nines count at face value. Tens, jacks, queens and kings count 0. Suits don’t matter.";

fn counting<'a>() -> Open<'a> {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.begin(&LessonPath::parse("tableau/counting").unwrap());
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    harness
}

fn step(harness: &Open<'_>) -> Option<usize> {
    match harness.state().player.practice().stage() {
        PracticeStage::Reading(step) => Some(*step),
        _ => None,
    }
}

fn is_seen(harness: &Open<'_>, text: &str) -> bool {
    harness.query_all_by_label(text).next().is_some()
}

#[test]
fn the_first_key_of_a_lesson_answers_its_first_page_and_enter_goes_on() {
    let mut harness = counting();
    assert!(is_seen(&harness, FIRST));
    press(&mut harness, Key::Enter);
    assert_eq!(step(&harness), Some(0), "what is taught is done before one goes on");
    press(&mut harness, figure(7));
    assert!(is_seen(&harness, "The king counts 0: the total is 7."), "the feedback stands beside the felt");
    press(&mut harness, Key::Enter);
    assert_eq!(step(&harness), Some(1));
    press(&mut harness, figure(8));
    assert!(is_seen(&harness, "8 is one card. Add the 5: 13."), "each wrong answer has its own");
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.practice().stage(), PracticeStage::Asking(_)));
}

#[test]
fn the_left_arrow_and_backspace_go_back_to_the_page_before() {
    for key in [Key::ArrowLeft, Key::Backspace] {
        let mut harness = counting();
        press(&mut harness, figure(7));
        press(&mut harness, Key::Enter);
        assert_eq!(step(&harness), Some(1));
        press(&mut harness, key);
        assert_eq!(step(&harness), Some(0));
        assert!(is_seen(&harness, FIRST), "it is asked again");
        press(&mut harness, key);
        assert_eq!(step(&harness), Some(0), "there is nothing before");
    }
}

#[test]
fn a_key_shows_the_rule_beside_the_question_and_hides_it_again() {
    let mut harness = counting();
    for answer in [7, 3] {
        press(&mut harness, figure(answer));
        press(&mut harness, Key::Enter);
    }
    let rule =
        "Add up the cards and keep only the last digit. 9 and 7 are 16: the total is 6. It is never higher than 9.";
    assert!(!is_seen(&harness, rule));
    press(&mut harness, Key::F1);
    assert!(is_seen(&harness, rule));
    assert!(matches!(harness.state().player.practice().stage(), PracticeStage::Asking(_)), "the question stays open");
    press(&mut harness, Key::F1);
    assert!(!is_seen(&harness, rule));
}

#[test]
fn a_key_unfolds_the_source_of_a_verdict_and_the_setting_keeps_it() {
    let mut harness = counting();
    press(&mut harness, figure(7));
    let source = |harness: &Open<'_>| harness.query_all_by_label_contains("S0-").next().is_some();
    assert!(is_seen(&harness, &word(&harness, "sources-show")) && !source(&harness));
    press(&mut harness, Key::F2);
    assert!(source(&harness) && harness.state().player.app.settings().shows_sources);
    press(&mut harness, Key::F2);
    assert!(!source(&harness));
}

#[test]
fn a_page_with_bets_to_settle_states_the_order_of_the_house_in_words() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.begin(&LessonPath::parse("settling/a-full-table").unwrap());
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    assert_eq!(step(&harness), Some(0));
    let in_words = "Losing bets first, then the winning ones";
    assert!(harness.query_all_by_label_contains(in_words).next().is_some());
}
