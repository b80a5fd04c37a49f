//! What the rules say instead of sentences: a text key with its facts. Words come from `assets/text`.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Deserialize;

use super::card::Card;
use super::hand::Point;
use super::house::House;
use super::money::{Money, Ratio};
use super::side::{Chance, Side};
use super::tableau::{Act, Third};
use super::texts::Texts;

/// A fact that a sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// A count, with the plural forms of the language.
    Number(u64),
    /// A word that is not translated: a name, an id, a piece of the input.
    Text(String),
    /// A sum of money, written as the language writes it.
    Money(Money),
    /// A point or a card's count.
    Point(Point),
    /// A card, named in full.
    Card(Card),
    /// A side, by the name the house gives it.
    Side(Side),
    /// A winning chance, by the name the house gives it.
    Chance(Chance),
    /// A column of the tableau.
    Third(Third),
    /// Draw or stand, by the words of the house.
    Act(Act),
    /// Odds, such as 19 for 20.
    Ratio(Ratio),
    /// A share of a whole, such as 5 per cent.
    Share(Ratio),
    /// A text of the program's own data, given in every language.
    Written(&'static Written),
    /// A text that the author of a lesson wrote, in the languages he has.
    Authored(Arc<Texts>),
    /// A day, counted from the first of 1970: its date without the year.
    Day(i64),
    /// Another phrase.
    Phrase(Box<Phrase>),
}

/// A text that its author wrote in all three languages, in a file of the program's data.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// In French.
    pub fr: String,
    /// In Italian.
    pub it: String,
    /// In English.
    pub en: String,
}

impl Written {
    /// In the language of this code, `fr`, `it` or `en`; in English for any other.
    #[must_use]
    pub fn get(&self, language: &str) -> &str {
        match language {
            "fr" => &self.fr,
            "it" => &self.it,
            _ => &self.en,
        }
    }

    /// In each language, by the language's code.
    #[must_use]
    pub fn each(&self) -> [(&'static str, &str); 3] {
        [("fr", &self.fr), ("it", &self.it), ("en", &self.en)]
    }

    /// As a phrase that says this and nothing else.
    #[must_use]
    pub fn phrase(&'static self) -> Phrase {
        Phrase::plain("as-written").with("text", Fact::Written(self))
    }
}

/// A text key and the facts its sentence names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    /// The key in `assets/text/<lang>/*.ftl`.
    pub key: Cow<'static, str>,
    /// The variables of that message.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Phrase {
    /// A phrase that names no fact.
    #[must_use]
    pub const fn plain(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), facts: Vec::new() }
    }

    /// A phrase that says what the author of a lesson wrote, and nothing else.
    #[must_use]
    pub fn authored(texts: &Texts) -> Self {
        Self::plain("as-written").with("text", Fact::Authored(Arc::new(texts.clone())))
    }

    /// The same phrase with the names that this house gives to the hands and the tie, whatever the
    /// names in which it will be said.
    #[must_use]
    pub fn at(mut self, house: &House) -> Self {
        for (_, fact) in &mut self.facts {
            *fact = match std::mem::replace(fact, Fact::Number(0)) {
                Fact::Side(side) => Fact::Text(house.terms.of_chance(side.into()).to_owned()),
                Fact::Chance(chance) => Fact::Text(house.terms.of_chance(chance).to_owned()),
                Fact::Phrase(phrase) => Fact::Phrase(Box::new(phrase.at(house))),
                other => other,
            };
        }
        self
    }

    /// The same phrase naming one fact more.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}
