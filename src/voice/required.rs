//! Required recordings of the built-in voice, for the recording script, the check and the tests.

use std::collections::BTreeSet;

use super::manifest::Place;
use super::speech::spell_numbers;
use crate::i18n::{FrenchCounting, Language};
use crate::rules::calls::every_call_with_points;
use crate::rules::house::HouseLibrary;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RequiredRecording {
    pub language: Language,
    pub place: Place,
    /// Text as shown.
    pub text: String,
    /// Text to speak: as shown, with the numbers spelled.
    pub says: String,
}

/// Every recording required for these houses: calls as a whole, the clauses of calls, so that impossible calls can be
/// composed too, and the parts of numbers.
pub fn required_recordings(houses: &HouseLibrary) -> BTreeSet<RequiredRecording> {
    let mut all = BTreeSet::new();
    for house in houses.iter() {
        // Reading a house refuses unsupported languages.
        let Some(language) = Language::from_tag(&house.source.language) else { continue };
        for call in every_call_with_points(house) {
            let call = call.to_string();
            let clauses: Vec<&str> = call.split(',').map(str::trim).collect();
            for (index, clause) in clauses.iter().enumerate() {
                let place = if index + 1 < clauses.len() { Place::Within } else { Place::Whole };
                all.insert(RequiredRecording::new(language, place, clause));
            }
            all.insert(RequiredRecording::new(language, Place::Whole, &call));
        }
    }
    for language in Language::ALL {
        for part in FrenchCounting::ALL.into_iter().flat_map(|counting| language.number_parts(counting)) {
            // No number ends on the English “and”.
            if part != "and" {
                all.insert(RequiredRecording::new(language, Place::Whole, &part));
            }
            all.insert(RequiredRecording::new(language, Place::Within, &part));
        }
    }
    all
}

impl RequiredRecording {
    fn new(language: Language, place: Place, text: &str) -> Self {
        Self { language, place, text: text.to_owned(), says: spell_numbers(text, language, FrenchCounting::default()) }
    }
}
