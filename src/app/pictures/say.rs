//! What the pictures say: cases, days and shares, in the words of a language and of a house.

use crate::drill::ThirdCardCase as Case;
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::Side;
use crate::rules::tableau::Third;
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

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn number(&self, number: f64, decimals: usize) -> String {
        self.words.decimal(&format!("{number:.decimals$}"))
    }

    /// A case of the tableau.
    #[must_use]
    pub fn case(&self, case: Case) -> String {
        let (key, side, point) = match case {
            Case::Punto(point) => ("pictures-case-punto", Side::Punto, point),
            Case::Banco(cell) if cell.third == Third::Stood => ("pictures-case-stood", Side::Banco, cell.banco),
            Case::Banco(cell) => ("pictures-case-banco", Side::Banco, cell.banco),
            Case::Stopped(side, natural) => ("pictures-case-stopped", side, natural),
        };
        let phrase = Phrase::plain(key).with("side", Fact::Side(side)).with("point", Fact::Point(point));
        match case {
            Case::Banco(cell) => self.say(&phrase.with("third", Fact::Third(cell.third))),
            _ => self.say(&phrase),
        }
    }
}

/// The share in whole per cent, rounded down; nought where nothing was asked.
#[must_use]
pub fn percent(right: u32, asked: u32) -> u32 {
    (u64::from(right) * 100).checked_div(u64::from(asked)).unwrap_or_default() as u32
}
