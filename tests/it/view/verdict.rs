//! The verdict beside the table: nothing of it is cut off.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::Action;
use tailleur::drill::question::Answer;
use tailleur::i18n::Language;
use tailleur::progress::Settings;

use crate::support::player::Player;
use crate::support::window::{By, Open, asking, give, press, word};

/// The window at the verdict on a wrong answer.
fn answered_wrongly<'a>(percent: u16, size: [f32; 2]) -> Open<'a> {
    let mut player = Player::at_home(Language::French, "article-57-13");
    let settings = Settings { text_percent: percent, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    let mut harness = asking(player, "rows-mixed", size);
    let answer = harness.state().player.wrong_answer();
    let form = harness.state().player.asked().unwrap().question().form.clone();
    give(&mut harness, &form, &answer, By::Keys);
    harness
}

#[test]
fn the_mark_of_a_verdict_is_whole_at_every_size_of_text() {
    for percent in [100, 150, 200] {
        let harness = answered_wrongly(percent, [1280.0, 800.0]);
        let mark = harness.get_by_role_and_label(Role::Image, &word(&harness, "widget-wrong")).rect();
        let pause = harness.get_by_label(&word(&harness, "lesson-pause")).rect();
        // The bar above the column ends a margin below its buttons; the column has its own margin.
        assert!(mark.top() >= pause.bottom() + 8.0 + 16.0 - 0.5, "{percent} %: {mark:?} under {pause:?}");
    }
}

#[test]
fn no_line_of_a_verdict_lies_under_the_scroll_bar() {
    for size in [[1024.0, 640.0], [1280.0, 800.0]] {
        let mut harness = answered_wrongly(150, size);
        // With the sources there is more than fits.
        press(&mut harness, Key::F2);
        let from = harness.get_by_label(&word(&harness, "verdict-why")).rect().left();
        let nodes = harness.root().children_recursive();
        let named = nodes.filter(|node| node.accesskit_node().label().is_some());
        let bar = size[0] - 4.0 - 10.0;
        for node in named.filter(|node| node.rect().left() >= from - 1.0) {
            assert!(node.rect().right() <= bar, "{:?} at {:?}", node.accesskit_node().label(), node.rect());
        }
    }
}

#[test]
fn beside_a_verdict_each_hand_that_lies_open_has_its_total() {
    let mut harness = asking(Player::at_home(Language::English, "article-57-13"), "counting", [1280.0, 800.0]);
    let totals = |harness: &Open<'_>| harness.query_all_by_label_contains(", total ").count();
    assert_eq!(totals(&harness), 0, "before the answer it would give it away");
    let Answer::Number(total) = harness.state().player.right_answer() else { panic!("a total is asked") };
    let form = harness.state().player.asked().unwrap().question().form.clone();
    give(&mut harness, &form, &Answer::Number((total + 1) % 10), By::Keys);
    assert_eq!(totals(&harness), 1);
    assert!(harness.query_by_label_contains(&format!("cards, total {total}")).is_some());
}
