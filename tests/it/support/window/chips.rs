//! Putting pieces down in the window, by the letters of their places or by pressing them.

use eframe::egui::Key;
use tailleur::i18n::HouseTerms;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::chips::Piece;
use tailleur::rules::money::Money;
use tailleur::text_key;

use super::{Open, click, figure, press, word};

pub(super) fn by_keys(harness: &mut Open<'_>, tray: &[Money], pieces: &[(Money, u32)]) {
    let question = harness.state().player.asked().expect("a question is asked").question();
    let set = question.scene.set.clone().expect("pieces of a set");
    // The place in the whole set, whatever the question offers of it.
    let letter = |value: &Money| {
        let place = set.pieces.iter().position(|piece| piece.value == *value).expect("a piece of the set");
        let letter = ('A'..='Z').nth(place).expect("a set is smaller than the alphabet");
        Key::from_name(&letter.to_string()).expect("a letter has a key")
    };
    // One too many first: it is taken back. A figure does nothing.
    press(harness, letter(&tray[0]));
    press(harness, figure(1));
    press(harness, Key::Backspace);
    for (value, count) in pieces {
        for _ in 0..*count {
            press(harness, letter(value));
        }
    }
    press(harness, Key::Enter);
}

pub(super) fn by_pointer(harness: &mut Open<'_>, pieces: &[(Money, u32)]) {
    // One too many of the first: pressed where it lies, it is taken back.
    for (place, (value, count)) in pieces.iter().enumerate() {
        let piece = &piece(harness, *value);
        let put = label(harness, Phrase::plain(text_key!("chips-put")), piece);
        for _ in 0..count + u32::from(place == 0) {
            click(harness, &put);
        }
        if place == 0 {
            let count = Fact::Number(u64::from(*count) + 1);
            let back = label(harness, Phrase::plain(text_key!("chips-take-back")).with("count", count), piece);
            click(harness, &back);
        }
    }
    let label = word(harness, "lesson-check");
    click(harness, &label);
}

fn piece(harness: &Open<'_>, value: Money) -> Piece {
    let question = harness.state().player.asked().expect("a question is asked").question();
    question.scene.set.as_ref().expect("pieces of a set").piece(value).expect("a piece of the set").clone()
}

fn label(harness: &Open<'_>, phrase: Phrase, piece: &Piece) -> String {
    harness.state().face.words.render(
        &phrase.with("piece", Fact::Written(std::borrow::Cow::Owned(piece.name.clone()))),
        &HouseTerms::default(),
    )
}
