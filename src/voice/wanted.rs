//! What the built-in voice must be able to say: one list for the script that records it, for the check and for the
//! tests.

use std::collections::BTreeSet;

use super::manifest::Place;
use super::speech::in_words;
use crate::rules::calls::every_call_with_points;
use crate::rules::house::Shelf;
use crate::words::{Counting, Language};

/// A recording that the built-in voice must have.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wanted {
    /// In which language.
    pub language: Language,
    /// Where in a sentence it stands.
    pub place: Place,
    /// The words as they are shown.
    pub text: String,
    /// The words to speak: as shown, with the numbers spelled.
    pub says: String,
}

/// Every recording that the voice must have for these houses, each once: every call whole; the parts of calls, so
/// that a call can be said that no coup brings; and what numbers are joined from.
#[must_use]
pub fn wanted(houses: &Shelf) -> BTreeSet<Wanted> {
    let mut all = BTreeSet::new();
    for house in houses.iter() {
        // A house whose language the program does not speak is refused as it is read.
        let Some(language) = Language::of_tag(&house.source.language) else { continue };
        for call in every_call_with_points(house) {
            let call = call.to_string();
            let clauses: Vec<&str> = call.split(',').map(str::trim).collect();
            for (index, clause) in clauses.iter().enumerate() {
                let place = if index + 1 < clauses.len() { Place::Within } else { Place::Whole };
                all.insert(Wanted::of(language, place, clause));
            }
            all.insert(Wanted::of(language, Place::Whole, &call));
        }
    }
    for language in Language::ALL {
        for part in Counting::ALL.into_iter().flat_map(|counting| language.every_part(counting)) {
            // No number ends on the English “and”.
            if part != "and" {
                all.insert(Wanted::of(language, Place::Whole, &part));
            }
            all.insert(Wanted::of(language, Place::Within, &part));
        }
    }
    all
}

impl Wanted {
    fn of(language: Language, place: Place, text: &str) -> Self {
        Self { language, place, text: text.to_owned(), says: in_words(text, language, Counting::default()) }
    }
}
