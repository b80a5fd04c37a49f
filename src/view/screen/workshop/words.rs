//! Labels of a file's words: game terms from the house, the rest from the texts.

use super::form::names;
use crate::app::workshop::Workshop;
use crate::app::workshop::form::{named, word_key};
use crate::i18n::Language;
use crate::view::Appearance;

/// A label that the reference has as a sentence.
pub(super) fn without_stop(mut label: String) -> String {
    if label.ends_with('.') {
        label.pop();
    }
    label
}

pub(super) fn word_label(face: &Appearance, workshop: &Workshop, of: &str, word: &str) -> String {
    if let Some(house) = workshop.shelf().get(word) {
        return house.name.clone();
    }
    if let Some(language) = Language::ALL.into_iter().find(|language| language.code() == word) {
        return language.name().to_owned();
    }
    if let Some(set) = workshop.shelf().chip_sets().get(word) {
        return set.name.get(face.words.language().code()).to_owned();
    }
    let names = names(workshop);
    match word {
        "Punto" => names.punto,
        "Banco" => names.banco,
        "Egalite" => names.egalite,
        // Points, digits and unknown words are shown unchanged.
        word if !word.starts_with(|letter: char| letter.is_ascii_uppercase()) => word.to_owned(),
        word => without_stop(face.words.render(&named(&word_key(of, word)), &names)),
    }
}
