//! Text keys with facts, in place of sentences. Words come from `assets/text`.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Deserialize;

use super::card::Card;
use super::hand::Point;
use super::house::House;
use super::localized_text::LocalizedText;
use super::money::{Money, Ratio};
use super::side::{Chance, Side};
use super::tableau::{Act, Third};
use super::text_key::TextKey;

/// A variable of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// A count, with the plural forms of the language.
    Number(u64),
    /// An untranslated word: a name, an id, a piece of the input.
    Text(String),
    /// A sum of money, formatted for the language.
    Money(Money),
    /// A point or a card's count.
    Point(Point),
    /// A card, named in full.
    Card(Card),
    /// A side, by the house's name for it.
    Side(Side),
    /// A winning chance, by the house's name for it.
    Chance(Chance),
    /// A column of the tableau.
    Third(Third),
    /// Draw or stand, by the house's terms.
    Act(Act),
    /// Odds, such as 19 for 20.
    Ratio(Ratio),
    /// A share of a whole, such as 5 per cent.
    Share(Ratio),
    /// A text of the program's own data, given in every language.
    Written(Cow<'static, Written>),
    /// A text by the author of a lesson, in one or more languages.
    Authored(Arc<LocalizedText>),
    /// A date without the year, as days since 1970-01-01.
    Day(i64),
    /// Another phrase.
    Phrase(Box<Phrase>),
}

/// A text in all three languages, in a file of the program's data.
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
    /// The text in the language of this code, `fr`, `it` or `en`; English for any other.
    pub fn get(&self, language: &str) -> &str {
        match language {
            "fr" => &self.fr,
            "it" => &self.it,
            _ => &self.en,
        }
    }

    /// Language codes and texts.
    pub fn each(&self) -> [(&'static str, &str); 3] {
        [("fr", &self.fr), ("it", &self.it), ("en", &self.en)]
    }

    /// A phrase of this text alone.
    pub fn phrase(&'static self) -> Phrase {
        text!("as-written", text = Fact::Written(Cow::Borrowed(self)))
    }
}

/// A text key and its facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    /// The key in `assets/text/<lang>/*.ftl`.
    pub key: TextKey,
    /// The variables of that message.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Phrase {
    /// A phrase without facts.
    pub const fn plain(key: TextKey) -> Self {
        Self { key, facts: Vec::new() }
    }

    /// A phrase of a lesson author's text alone.
    pub fn authored(texts: &LocalizedText) -> Self {
        Self::plain(text_key!("as-written")).with("text", Fact::Authored(Arc::new(texts.clone())))
    }

    /// Replaces sides and chances by the names of this house, overriding the names used for rendering.
    pub fn with_house_terms(mut self, house: &House) -> Self {
        for (_, fact) in &mut self.facts {
            *fact = match std::mem::replace(fact, Fact::Number(0)) {
                Fact::Side(side) => Fact::Text(house.terms.chance_name(side.into()).to_owned()),
                Fact::Chance(chance) => Fact::Text(house.terms.chance_name(chance).to_owned()),
                Fact::Phrase(phrase) => Fact::Phrase(Box::new(phrase.with_house_terms(house))),
                other => other,
            };
        }
        self
    }

    /// Adds a fact.
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}
