//! Required recordings of the built-in voice, for the recording script, the check and the tests.

use std::collections::BTreeSet;

use super::manifest::Place;
use super::speech::spell_numbers;
use super::table_line::{BetLine, TableLine};
use super::{Speaker, Speech};
use crate::i18n::phrase::Phrase;
use crate::i18n::{FrenchCounting, Language};
use crate::rules::calls::every_call_with_points;
use crate::rules::house::HouseLibrary;
use crate::rules::side::Chance;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RequiredRecording {
    pub language: Language,
    pub place: Place,
    /// Text as shown.
    pub text: String,
    /// Text to speak: as shown, with the numbers spelled.
    pub says: String,
}

/// Every recording of a speaker that is required for these houses.
pub fn required_recordings(houses: &HouseLibrary, speaker: Speaker) -> BTreeSet<RequiredRecording> {
    match speaker {
        Speaker::Tailleur => required_calls(houses),
        Speaker::Guest => required_lines(houses),
    }
}

/// Lines as a whole, and announced bets in two parts, amount and place.
fn required_lines(houses: &HouseLibrary) -> BTreeSet<RequiredRecording> {
    let mut all = BTreeSet::new();
    for house in houses.iter() {
        let mut require = |place, line: &Phrase| {
            let line = Speech::from_line(house, line);
            all.extend(line.map(|line| RequiredRecording::new(line.language, place, &line.text)));
        };
        for line in TableLine::ALL {
            require(Place::Whole, &line.phrase());
        }
        for chance in [Chance::Punto, Chance::Banco, Chance::Egalite] {
            for line in [BetLine::Bet(chance).phrase(), BetLine::Again(chance).phrase(), BetLine::place(chance)] {
                require(Place::Whole, &line);
            }
        }
    }
    for (language, amount) in Language::ALL.into_iter().flat_map(|language| BetLine::AMOUNTS.map(|sum| (language, sum)))
    {
        all.insert(RequiredRecording::new(language, Place::Within, &amount.to_string()));
    }
    all
}

/// Calls as a whole, the clauses of calls, so that impossible calls can be composed too, and the parts of numbers.
fn required_calls(houses: &HouseLibrary) -> BTreeSet<RequiredRecording> {
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
