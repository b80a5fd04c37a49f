//! Texts of the charts in a language and a house's terms.

use jiff::civil::Date;

use crate::describe::dates::calendar_date;
use crate::describe::decision::describe_decision;
use crate::drill::ThirdCardCase;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::progress::mastery::{Day, DecisionKey};
use crate::progress::schedule::tableau::DRILL;

/// A language with the terms of a house.
#[derive(Clone, Copy)]
pub struct ChartText<'a> {
    pub words: &'a Catalog,
    pub names: &'a HouseTerms,
}

impl ChartText<'_> {
    pub fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, self.names)
    }

    /// Text of a key without arguments.
    pub fn key(&self, key: TextKey) -> String {
        self.render(&Phrase::plain(key))
    }

    /// Text of a key with one argument.
    pub fn with(&self, key: TextKey, name: &'static str, fact: Fact) -> String {
        self.render(&Phrase::plain(key).with(name, fact))
    }

    pub fn fact(&self, fact: Fact) -> String {
        self.with(text_key!("pictures-fact"), "fact", fact)
    }

    /// Short date.
    pub fn day(&self, day: Day) -> String {
        self.fact(Fact::Day(day.0))
    }

    /// ISO date for spreadsheets: `2026-11-21`.
    pub fn date(&self, day: Day) -> String {
        calendar_date(day).map_or_else(String::new, |date| date.to_string())
    }

    /// Localised number with this many decimals.
    pub fn number(&self, number: f64, decimals: usize) -> String {
        self.words.decimal(&format!("{number:.decimals$}"))
    }

    /// Kind of sum without its drill.
    pub fn sum(&self, key: &DecisionKey) -> String {
        let whole = describe_decision(key.drill.as_str(), &key.decision);
        let what = whole.facts.iter().find_map(|(name, fact)| match (*name, fact) {
            ("what", Fact::Phrase(what)) => Some(self.render(what)),
            _ => None,
        });
        what.unwrap_or_else(|| self.render(&whole))
    }

    pub fn case(&self, case: ThirdCardCase) -> String {
        self.render(&describe_decision(DRILL, &case.id().into()))
    }
}

/// Whole per cent, rounded down; 0 if nothing was asked.
pub fn percent(right: u32, asked: u32) -> u32 {
    (u64::from(right) * 100).checked_div(u64::from(asked)).unwrap_or_default() as u32
}

pub fn day_of(date: Date) -> Day {
    Day(Date::constant(1970, 1, 1).until(date).map_or(0, |span| span.get_days().into()))
}
