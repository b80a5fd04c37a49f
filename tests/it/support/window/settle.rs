//! Settling the stakes of a table: by keys alone, and by pointer alone.

use std::borrow::Cow;

use eframe::egui::Key;
use eframe::egui::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::drill::question::{Scene, StakeAction, StakeOutcome};
use tailleur::i18n::HouseTerms;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::chips::fewest;
use tailleur::rules::money::Money;
use tailleur::rules::side::Chance;
use tailleur::text_key;

use super::{Open, click, figure, press, word};

/// The name of a stake in the window.
pub(crate) fn name(harness: &Open<'_>, scene: &Scene, place: usize) -> String {
    let stake = scene.stakes[place];
    let key =
        if scene.standing.contains(&place) { text_key!("table-stake-standing") } else { text_key!("table-stake") };
    let chance =
        [Chance::Punto, Chance::Banco, Chance::Egalite].into_iter().find(|chance| stake.spot == (*chance).into());
    let phrase = Phrase::plain(key)
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", Fact::Chance(chance.expect("a spot that every house has")))
        .with("amount", Fact::Money(stake.amount));
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    harness.state().face.words.render(&phrase, &names)
}

/// True for the next stake: its name stands over the sum.
fn is_next(harness: &Open<'_>, name: &str) -> bool {
    let text = |node: &egui_kittest::Node<'_>| node.accesskit_node().value().or_else(|| node.accesskit_node().label());
    harness
        .query_all_by_role(Role::Label)
        .filter_map(|node| text(&node))
        .any(|text| text.chars().count() == name.chars().count() && text.to_lowercase() == name.to_lowercase())
}

fn scene(harness: &Open<'_>) -> Scene {
    harness.state().player.asked().expect("a question is asked").question().scene.clone()
}

/// The keys that type a sum, or their names on the pad.
fn typed(sum: Money) -> Vec<Option<u32>> {
    let mut keys: Vec<Option<u32>> = (sum.get() / 100).to_string().chars().map(|digit| digit.to_digit(10)).collect();
    if !sum.get().is_multiple_of(100) {
        keys.push(None);
        keys.extend(format!("{:02}", sum.get() % 100).chars().map(|digit| digit.to_digit(10)));
    }
    keys
}

/// The fewest chips that make a sum: the letter of each, and the name of its place in the tray.
pub(crate) fn chips(harness: &Open<'_>, scene: &Scene, sum: Money) -> Vec<(Key, String)> {
    let house = harness.state().player.practice().house();
    let set = scene.set.as_ref().unwrap_or_else(|| house.chip_set());
    let values: Vec<Money> = set.pieces.iter().map(|piece| piece.value).collect();
    let pieces = fewest(sum, &values).expect("a payment can be made in chips");
    let chips = pieces.into_iter().flat_map(|(value, count)| {
        let place = values.iter().position(|known| *known == value).expect("a piece of the set");
        let letter = ('A'..='Z').nth(place).expect("a set is smaller than the alphabet");
        let piece = Fact::Written(Cow::Owned(set.pieces[place].name.clone()));
        let put = Phrase::plain(text_key!("chips-put")).with("piece", piece);
        let put = harness.state().face.words.render(&put, &HouseTerms::default());
        let key = Key::from_name(&letter.to_string()).expect("a letter has a key");
        std::iter::repeat_n((key, put), count as usize)
    });
    chips.collect()
}

/// Presses keys one after another and lets one frame pass.
fn tap(harness: &mut Open<'_>, keys: &[Key]) {
    for key in keys {
        harness.key_press(*key);
    }
    harness.step();
}

/// Clicks on a button and lets the frames of a click pass.
fn touch(harness: &mut Open<'_>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(2);
}

pub(crate) fn by_keys(harness: &mut Open<'_>, deeds: &[StakeAction]) {
    let scene = scene(harness);
    for (place, deed) in deeds.iter().enumerate() {
        let name = name(harness, &scene, deed.stake);
        for _ in 0..scene.stakes.len() {
            if is_next(harness, &name) {
                break;
            }
            tap(harness, &[Key::Space]);
        }
        assert!(is_next(harness, &name), "{name} is next");
        match deed.act {
            StakeOutcome::Collected => tap(harness, &[Key::Num0]),
            StakeOutcome::Paid(sum) if place % 2 == 1 => {
                let letters = chips(harness, &scene, sum).into_iter().map(|(letter, _)| letter);
                tap(harness, &letters.chain([Key::Enter]).collect::<Vec<_>>());
            }
            StakeOutcome::Paid(sum) => {
                // The figures and Enter may come within one frame.
                let figures = typed(sum).into_iter().map(|key| key.map_or(Key::Period, figure));
                tap(harness, &figures.chain([Key::Enter]).collect::<Vec<_>>());
            }
        }
    }
    press(harness, Key::Enter);
}

pub(crate) fn by_pointer(harness: &mut Open<'_>, deeds: &[StakeAction]) {
    let scene = scene(harness);
    for deed in deeds {
        let name = name(harness, &scene, deed.stake);
        touch(harness, &name);
        match deed.act {
            StakeOutcome::Collected => {
                let collect = word(harness, "settle-collect");
                touch(harness, &collect);
            }
            StakeOutcome::Paid(sum) => {
                for (_, put) in chips(harness, &scene, sum) {
                    touch(harness, &put);
                }
                let pay = word(harness, "settle-pay");
                touch(harness, &pay);
            }
        }
    }
    let check = word(harness, "lesson-check");
    click(harness, &check);
}
