//! The tableau from memory in the window: what keys and the pointer do to its cells, and how it is marked.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::Action;
use tailleur::drill::question::Answer;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::Settings;
use tailleur::rules::tableau::{Act, Cell};
use tailleur::text_key;

use crate::support::player::Player;
use crate::support::window::grid::{asked, hold, label, open_cell, places, sweep};
use crate::support::window::{Open, asking, click, press, settle, word};

/// The window with a question of this lesson open.
fn at<'a>(lesson: &str, house: &str, text_percent: u16, width: f32, height: f32) -> Open<'a> {
    let mut player = Player::at_home(Language::English, house);
    let settings = Settings { text_percent, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    asking(player, lesson, [width, height])
}

/// The cells as they stand, in the letters of journals.
fn cells(harness: &Open<'_>) -> String {
    let (grid, _) = asked(harness);
    let empty = word(harness, "grid-cell-empty");
    let one = |cell: Cell| {
        let says = |act| harness.query_by_role_and_label(Role::Button, &label(harness, cell, act)).is_some();
        match (says(Fact::Act(Act::Draw)), says(Fact::Act(Act::Stand)), says(Fact::Text(empty.clone()))) {
            (true, false, false) => 'T',
            (false, true, false) => 'R',
            (false, false, true) => '-',
            other => panic!("{cell:?}: {other:?}"),
        }
    };
    grid.cells().map(one).collect()
}

#[test]
fn letters_and_figures_fill_a_row_and_backspace_takes_it_back() {
    let mut harness = at("a-row-from-memory", "article-57-13", 100, 1280.0, 800.0);
    assert_eq!(cells(&harness), "-----------");
    for (key, times, expected) in [
        (Key::T, 1, "T----------"),
        (Key::R, 1, "TR---------"),
        (Key::Num1, 1, "TRT--------"),
        (Key::Num2, 1, "TRTR-------"),
        (Key::Backspace, 1, "TRT--------"),
        (Key::T, 4, "TRTTTTT----"),
        (Key::Backspace, 3, "TRTT-------"),
        (Key::ArrowLeft, 3, "TRTT-------"),
        (Key::Space, 1, "TTTT-------"),
        (Key::Space, 1, "TRTT-------"),
        (Key::R, 10, "TRRRRRRRRRR"),
        (Key::R, 3, "TRRRRRRRRRR"),
        (Key::ArrowDown, 1, "TRRRRRRRRRR"),
        (Key::Backspace, 1, "TRRRRRRRRR-"),
        (Key::Delete, 1, "TRRRRRRRR--"),
    ] {
        hold(&mut harness, key, times);
        assert_eq!(cells(&harness), expected, "after {key:?}");
    }
}

#[test]
fn arrows_go_from_cell_to_cell_and_from_row_to_row() {
    let mut harness = at("rows-from-memory", "article-57-13", 100, 1280.0, 800.0);
    for (key, times, open) in [
        (Key::ArrowUp, 1, "Banco on 3, third card 0: empty"),
        (Key::ArrowRight, 2, "Banco on 3, third card 2: empty"),
        (Key::ArrowDown, 2, "Banco on 5, third card 2: empty"),
        (Key::ArrowDown, 5, "Banco on 6, third card 2: empty"),
        (Key::ArrowUp, 1, "Banco on 5, third card 2: empty"),
        (Key::ArrowLeft, 3, "Banco on 4, no third card: empty"),
        (Key::T, 1, "Banco on 5, third card 0: empty"),
    ] {
        hold(&mut harness, key, times);
        assert_eq!(open_cell(&harness), open, "after {key:?}");
    }
}

#[test]
fn a_click_turns_a_cell_over_and_a_sweep_lays_its_act_into_all_it_goes_over() {
    let mut harness = at("rows-from-memory", "monte-carlo", 100, 1280.0, 800.0);
    let (grid, _) = asked(&harness);
    let places = places(&harness);
    let row = |harness: &Open<'_>, row: usize| cells(harness)[row * 11..(row + 1) * 11].to_owned();
    sweep(&mut harness, &places[0..1]);
    assert_eq!(row(&harness, 0), "T----------");
    sweep(&mut harness, &places[0..1]);
    assert_eq!(row(&harness, 0), "R----------");
    // Fast: the pointer is seen at the ends of its way alone.
    sweep(&mut harness, &[places[1], places[6]]);
    assert_eq!(row(&harness, 0), "RTTTTTT----");
    sweep(&mut harness, &[places[6], places[4]]);
    assert_eq!(row(&harness, 0), "RTTTRRR----");
    sweep(&mut harness, &[places[10], places[10 + 33]]);
    assert_eq!((0..4).map(|at| row(&harness, at).pop().unwrap()).collect::<String>(), "TTTT");
    // The keys go on where the pointer was, and a screen reader's click is one too.
    press(&mut harness, Key::R);
    assert_eq!(row(&harness, 3), "----------R");
    let cell = grid.cells().nth(11).unwrap();
    let empty = label(&harness, cell, Fact::Text(word(&harness, "grid-cell-empty")));
    harness.get_by_role_and_label(Role::Button, &empty).click_accesskit();
    settle(&mut harness);
    assert_eq!(row(&harness, 1), "T---------T");
}

#[test]
fn a_tile_fills_the_open_cell_as_its_letter_does() {
    let mut harness = at("a-row-from-memory", "monte-carlo", 100, 1280.0, 800.0);
    click(&mut harness, "Banque stands");
    click(&mut harness, "Banque draws");
    assert_eq!(cells(&harness), "RT---------");
}

#[test]
fn enter_gives_a_full_grid_and_no_other() {
    let mut harness = at("a-row-from-memory", "guide-fr", 100, 1280.0, 800.0);
    let (_, right) = asked(&harness);
    hold(&mut harness, Key::T, 10);
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_some(), "a cell is still empty");
    harness.get_by_label("One cell is still empty.");
    hold(&mut harness, Key::T, 1);
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_none());
    let given = right.iter().filter(|act| **act == Some(Act::Draw)).count();
    harness.get_by_label(&format!("{given} of 11 cells correct"));
}

#[test]
fn the_verdict_says_of_every_cell_whether_it_was_right() {
    let mut harness = at("rows-from-memory", "venezia-malta", 100, 1280.0, 800.0);
    let (grid, right) = asked(&harness);
    hold(&mut harness, Key::R, 44);
    press(&mut harness, Key::Enter);
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    for (cell, act) in grid.cells().zip(&right) {
        let act = act.unwrap();
        let key = if act == Act::Stand { text_key!("grid-cell-right") } else { text_key!("grid-cell-wrong") };
        let said = Phrase::plain(key)
            .with("cell", Fact::Text(label(&harness, cell, Fact::Act(Act::Stand))))
            .with("act", Fact::Act(act));
        let said = harness.state().face.words.render(&said, &names);
        harness.get_by_role_and_label(Role::Cell, &said);
    }
    assert_eq!(harness.query_all_by_role(Role::Cell).count(), 44);
}

/// Also in the smallest window and in large text, and in the house with the longest words.
#[test]
fn every_cell_is_in_sight_and_large_enough_to_be_hit() {
    for (house, percent, width, height) in [
        ("article-57-13", 100, 1024.0, 640.0),
        ("article-57-13", 150, 1024.0, 640.0),
        ("monte-carlo", 150, 1024.0, 640.0),
        ("venezia", 150, 1024.0, 640.0),
        ("venezia", 200, 1280.0, 800.0),
        ("article-57-13", 100, 1920.0, 1080.0),
    ] {
        let mut harness = at("tableau-from-memory", house, percent, width, height);
        let (grid, right) = asked(&harness);
        let beside = harness.get_by_label(&word(&harness, "lesson-check")).rect();
        let places = places(&harness);
        assert_eq!(places.len(), grid.cells().count());
        for (index, place) in places.iter().enumerate() {
            let case = format!("{house}, {percent} %: {place:?}");
            assert!(place.left() >= 0.0 && place.right() <= beside.left() && place.bottom() <= height, "{case}");
            assert!(place.width() >= 24.0 && place.height() >= 24.0, "{case}");
            assert!(places[..index].iter().all(|other| !other.shrink(0.5).intersects(place.shrink(0.5))), "{case}");
        }
        let player = &mut harness.state_mut().player;
        player.practise(tailleur::app::practice::PracticeAction::Answer(Answer::Grid(right)));
        settle(&mut harness);
        let marked: Vec<_> = harness.query_all_by_role(Role::Cell).collect();
        assert_eq!(marked.len(), 88, "{house}");
        assert!(marked.iter().all(|cell| cell.accesskit_node().label().is_some_and(|said| said.contains("correct"))));
    }
}
