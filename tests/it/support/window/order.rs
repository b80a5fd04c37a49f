//! Steps put in order in the window, by their letters and by the pointer.

use eframe::egui::Key;
use tailleur::drill::question::Choice;
use tailleur::i18n::HouseTerms;

use super::{Open, click, press, word};

pub(super) fn by_keys(harness: &mut Open<'_>, steps: &[Choice], places: &[usize]) {
    for place in places {
        press(harness, Key::from_name(&steps[*place].letter.unwrap().to_string()).unwrap());
    }
    press(harness, Key::Enter);
}

pub(super) fn by_pointer(harness: &mut Open<'_>, steps: &[Choice], places: &[usize]) {
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    for place in places {
        let label = harness.state().face.words.render(&steps[*place].label, &names);
        click(harness, &label);
    }
    let label = word(harness, "lesson-check");
    click(harness, &label);
}
