//! Required recordings of the built-in voice, for the recording script, the check and the tests.

use std::collections::BTreeSet;

use super::manifest::Place;
use super::speech::in_words;
use crate::rules::calls::every_call_with_points;
use crate::rules::house::Shelf;
use crate::words::{Counting, Language};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wanted {
    pub language: Language,
    pub place: Place,
    /// Text as shown.
    pub text: String,
    /// Text to speak: as shown, with the numbers spelled.
    pub says: String,
}

/// Every recording required for these houses: calls as a whole, the clauses of calls, so that impossible calls can be
/// composed too, and the parts of numbers.
pub fn wanted(houses: &Shelf) -> BTreeSet<Wanted> {
    let mut all = BTreeSet::new();
    for house in houses.iter() {
        // Reading a house refuses unsupported languages.
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
