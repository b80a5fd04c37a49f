//! Marking a call that was said aloud: by figures, or by pointing at its points.

use eframe::egui::Key;
use tailleur::drill::question::Choice;
use tailleur::i18n::HouseTerms;
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::text_key::TextKey;
use tailleur::{text, text_key};

use super::{Open, click, figure, press, word};

/// Says it, marks each point by its figure, and gives the answer.
pub(super) fn by_keys(harness: &mut Open<'_>, marks: &[bool]) {
    press(harness, Key::Enter);
    for (at, right) in marks.iter().enumerate() {
        for _ in 0..if *right { 1 } else { 2 } {
            press(harness, figure(at as u32 + 1));
        }
    }
    press(harness, Key::Enter);
}

pub(super) fn by_pointer(harness: &mut Open<'_>, points: &[Choice], marks: &[bool]) {
    let said = word(harness, "aloud-said");
    click(harness, &said);
    if marks.iter().all(|mark| *mark) {
        let all = word(harness, "aloud-all-right");
        click(harness, &all);
    } else {
        for (point, right) in points.iter().zip(marks) {
            let unmarked = row(harness, point, text_key!("aloud-unmarked"));
            click(harness, &unmarked);
            if !right {
                let marked = row(harness, point, text_key!("widget-right"));
                click(harness, &marked);
            }
        }
    }
    let check = word(harness, "lesson-check");
    click(harness, &check);
}

pub(crate) fn row(harness: &Open<'_>, point: &Choice, mark: TextKey) -> String {
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    let words = &harness.state().face.words;
    let row = text!(
        "aloud-row",
        point = Fact::Text(words.render(&point.label, &names)),
        mark = Fact::Text(words.message(mark))
    );
    words.render(&row, &names)
}
