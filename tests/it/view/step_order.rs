//! Steps put in order and a fault found, in the window: by letters, arrows and pointer, and the verdict.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role, Vec2};
use egui_kittest::kittest::Queryable as _;
use tailleur::drill::question::{Answer, AnswerForm, Choice};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{HouseTerms, Language};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::procedure::{Course, StepOrder};
use tailleur::view::table::has_step_picture;
use tailleur::{text, text_key};

use crate::support::player::Player;
use crate::support::window::{By, Open, asking, click, give, press, settle, word};

fn at<'a>(lesson: &str, house: &str) -> Open<'a> {
    asking(Player::at_home(Language::English, house), lesson, [1280.0, 800.0])
}

fn rendered(harness: &Open<'_>, phrase: &Phrase) -> String {
    let state = harness.state();
    state.face.words.render(phrase, &HouseTerms::from(&state.player.practice().house().terms))
}

fn tiles(harness: &Open<'_>) -> Vec<Choice> {
    let AnswerForm::Order(tiles) = harness.state().player.asked().unwrap().question().form.clone() else {
        panic!("an order is asked for")
    };
    tiles
}

/// The tiles that have a place, by their letters in the order of their places.
fn placed(harness: &Open<'_>) -> String {
    let tiles = tiles(harness);
    let mut found: Vec<(u64, char)> = Vec::new();
    for tile in &tiles {
        let step = rendered(harness, &tile.label);
        for place in 1..=tiles.len() as u64 {
            let label = Phrase::plain(text_key!("order-placed")).with("place", Fact::Number(place));
            let label = rendered(harness, &label.with("step", Fact::Text(step.clone())));
            if harness.query_by_role_and_label(Role::Button, &label).is_some() {
                found.push((place, tile.letter.unwrap()));
            }
        }
    }
    found.sort_unstable();
    found.into_iter().map(|(_, letter)| letter).collect()
}

#[test]
fn steps_are_placed_by_letters_moved_by_arrows_and_taken_back() {
    let mut harness = at("the-cards", "article-57-13");
    for (key, expected) in [
        (Key::C, "C"),
        (Key::A, "CA"),
        (Key::B, "CAB"),
        (Key::Backspace, "CA"),
        (Key::C, "A"),
        (Key::D, "AD"),
        // The arrows go to the first that is open; Space gives it the next place.
        (Key::ArrowDown, "AD"),
        (Key::Space, "ADB"),
        (Key::ArrowUp, "ADB"),
        // Space holds the last that was placed, the arrows take it along, Space lets it go.
        (Key::Space, "ADB"),
        (Key::ArrowUp, "ABD"),
        (Key::ArrowUp, "BAD"),
        (Key::Space, "BAD"),
        (Key::ArrowDown, "BAD"),
        (Key::Enter, "BAD"),
    ] {
        press(&mut harness, key);
        assert_eq!(placed(&harness), expected, "after {key:?}");
    }
    assert!(harness.state().player.records.is_empty(), "nothing is given while steps are missing");
}

#[test]
fn a_click_takes_a_step_back_and_a_drag_moves_it() {
    let mut harness = at("the-cards", "article-57-13");
    let shown = tiles(&harness);
    for tile in &shown[..3] {
        let label = rendered(&harness, &tile.label);
        click(&mut harness, &label);
    }
    assert_eq!(placed(&harness), "ABC");
    let row = |harness: &Open<'_>, place: u64, tile: &Choice| {
        let label =
            text!("order-placed", place = Fact::Number(place), step = Fact::Text(rendered(harness, &tile.label)));
        rendered(harness, &label)
    };
    let second = row(&harness, 2, &shown[1]);
    click(&mut harness, &second);
    assert_eq!(placed(&harness), "AC");
    let [first, last] = [row(&harness, 1, &shown[0]), row(&harness, 2, &shown[2])];
    let from = harness.get_by_role_and_label(Role::Button, &first).rect().center();
    let to = harness.get_by_role_and_label(Role::Button, &last).rect().center() + Vec2::new(0.0, 4.0);
    harness.drag_at(from);
    settle(&mut harness);
    harness.hover_at(to);
    settle(&mut harness);
    harness.drop_at(to);
    settle(&mut harness);
    assert_eq!(placed(&harness), "CA");
}

#[test]
fn a_wrong_order_is_shown_beside_one_that_holds_with_the_pair_it_broke() {
    let mut harness = at("the-payment", "venezia");
    let form = harness.state().player.asked().unwrap().question().form.clone();
    let Answer::Order(right) = harness.state().player.right_answer() else { panic!("an order") };
    let shown = tiles(&harness);
    // The first two exchanged: the second came too early.
    let mut wrong = right.clone();
    wrong.swap(0, 1);
    let early = rendered(&harness, &shown[right[1]].label);
    give(&mut harness, &form, &Answer::Order(wrong), By::Keys);
    for heading in ["verdict-wrong", "order-yours", "order-that-holds"] {
        let heading = word(&harness, heading);
        assert!(harness.query_all_by_label(&heading).next().is_some(), "{heading}");
    }
    let marked = text!("told-line-wrong", place = Fact::Number(1), step = Fact::Text(early));
    let marked = rendered(&harness, &marked);
    harness.get_by_label(&marked);
    let wrong_lines = harness.query_all_by_label_contains("(the mistake)");
    assert_eq!(wrong_lines.count(), 1, "of the two that were exchanged the one that came too early is marked");
    let why = word(&harness, "verdict-why");
    assert!(harness.query_by_label(&why).is_none(), "the lists say what comes before what");
    press(&mut harness, Key::F2);
    assert!(harness.query_by_label(&why).is_some(), "with its sources, each rule of the order");
}

#[test]
fn the_line_at_fault_is_marked_in_the_verdict_and_not_before() {
    let mut harness = at("find-the-fault", "article-57-13");
    let asked = harness.state().player.asked().unwrap().question().clone();
    let Answer::Several(right) = harness.state().player.right_answer() else { panic!("two things are asked") };
    let Answer::Number(line) = right[0] else { panic!("a line") };
    let text = rendered(&harness, &asked.scene.narration[line as usize - 1]);
    let lines = [text_key!("order-placed"), text_key!("told-line-wrong")].map(|key| {
        let label = Phrase::plain(key).with("place", Fact::Number(line.into()));
        rendered(&harness, &label.with("step", Fact::Text(text.clone())))
    });
    let is_there = |harness: &Open<'_>, label: &str| harness.query_by_label(label).is_some();
    assert_eq!(lines.clone().map(|label| is_there(&harness, &label)), [true, false]);
    let wrong = harness.state().player.wrong_answer();
    give(&mut harness, &asked.form, &wrong, By::Pointer);
    assert_eq!(lines.map(|label| is_there(&harness, &label)), [false, true]);
}

#[test]
fn every_step_of_a_coup_and_of_the_opening_has_a_picture_before_a_class() {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let coup = StepOrder::for_coup(house, table.size, Course::WHOLE);
            let opening = StepOrder::for_opening(house, table.size);
            for step in coup.in_order().chain(opening.in_order()) {
                assert!(has_step_picture(step.id()), "{}: {}", house.id, step.id());
            }
        }
    }
}
