//! What the pictures say: cases, days and shares, in the words of a language and of a house.

use jiff::Span;
use jiff::civil::Date;

use crate::drill::{ThirdCardCase as Case, decided};
use crate::progress::mastery::{Day, Key};
use crate::progress::schedule::tableau::DRILL;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// The words of a language with the names of a house.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The words.
    pub words: &'a Words,
    /// The names.
    pub names: &'a Names,
}

impl Speaker<'_> {
    /// A phrase.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    /// The text of a key that names no fact.
    #[must_use]
    pub fn key(&self, key: &'static str) -> String {
        self.say(&Phrase::plain(key))
    }

    /// The text of a key that names one fact.
    #[must_use]
    pub fn with(&self, key: &'static str, name: &'static str, fact: Fact) -> String {
        self.say(&Phrase::plain(key).with(name, fact))
    }

    /// A fact by itself.
    #[must_use]
    pub fn fact(&self, fact: Fact) -> String {
        self.with("pictures-fact", "fact", fact)
    }

    /// A day as a short date.
    #[must_use]
    pub fn day(&self, day: Day) -> String {
        self.fact(Fact::Day(day.0))
    }

    /// A day with its year, as spreadsheets sort it: `2026-11-21`.
    #[must_use]
    pub fn date(&self, day: Day) -> String {
        date_of(day).map_or_else(String::new, |date| date.to_string())
    }

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn number(&self, number: f64, decimals: usize) -> String {
        self.words.decimal(&format!("{number:.decimals$}"))
    }

    /// A kind of sum, without the name of its drill.
    #[must_use]
    pub fn sum(&self, key: &Key) -> String {
        let whole = decided(&key.drill, &key.decision);
        let what = whole.facts.iter().find_map(|(name, fact)| match (*name, fact) {
            ("what", Fact::Phrase(what)) => Some(self.say(what)),
            _ => None,
        });
        what.unwrap_or_else(|| self.say(&whole))
    }

    /// A case of the tableau.
    #[must_use]
    pub fn case(&self, case: Case) -> String {
        self.say(&decided(DRILL, &case.id()))
    }
}

/// The share in whole per cent, rounded down; nought where nothing was asked.
#[must_use]
pub fn percent(right: u32, asked: u32) -> u32 {
    (u64::from(right) * 100).checked_div(u64::from(asked)).unwrap_or_default() as u32
}

/// The date of a day; `None` where no calendar knows it.
#[must_use]
pub fn date_of(day: Day) -> Option<Date> {
    Date::constant(1970, 1, 1).checked_add(Span::new().try_days(day.0).ok()?).ok()
}

/// The day of a date.
#[must_use]
pub fn day_of(date: Date) -> Day {
    Day(Date::constant(1970, 1, 1).until(date).map_or(0, |span| span.get_days().into()))
}
