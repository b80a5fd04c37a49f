//! The tray of chips in the window.
#![cfg(feature = "desktop")]

use std::collections::BTreeMap;

use eframe::egui::{Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::i18n::Language;

use crate::support::player::Player;
use crate::support::window::{Open, asking, settle};

fn places(harness: &Open<'_>) -> BTreeMap<String, Rect> {
    let words = &harness.state().face.words;
    let question = harness.state().player.asked().expect("a question is asked").question();
    let set = question.scene.set.as_ref().expect("pieces of a set");
    let pieces = set.pieces.iter().filter_map(|piece| {
        let text = tailleur::text!(
            "chips-put",
            piece = tailleur::i18n::phrase::Fact::Written(std::borrow::Cow::Owned(piece.name.clone()))
        );
        let label = words.render(&text, &tailleur::i18n::HouseTerms::default());
        let place = harness.query_by_role_and_label(Role::Button, &label)?;
        Some((place.accesskit_node().label()?, place.rect()))
    });
    pieces.collect()
}

#[test]
fn each_piece_lies_in_its_place_of_the_tray_in_every_question() {
    for house in ["article-57-13", "monte-carlo", "venezia"] {
        let mut seen: BTreeMap<String, Rect> = BTreeMap::new();
        for lesson in ["paying-in-chips", "cutting", "changing-colour"] {
            let mut harness = asking(Player::at_home(Language::English, house), lesson, [1280.0, 800.0]);
            for _ in 0..8 {
                for (piece, place) in places(&harness) {
                    let known = *seen.entry(piece.clone()).or_insert(place);
                    let [across, _] = [known.left() - place.left(), known.top() - place.top()].map(f32::abs);
                    assert!(across < 0.5 && known.size() == place.size(), "{house} {lesson}: {piece}");
                }
                let player = &mut harness.state_mut().player;
                let answer = player.right_answer();
                player.answer(answer);
                player.reach_question();
                settle(&mut harness);
            }
        }
        assert!(seen.len() >= 4, "{house}: {} pieces", seen.len());
    }
}
