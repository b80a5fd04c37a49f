//! Text keys with facts, in place of sentences. Words come from `assets/text`.

use std::borrow::Cow;
use std::sync::Arc;

use super::text_key::TextKey;
use super::{HouseTerms, LocalizedText};
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::house::{Gender, House};
use crate::rules::money::{Money, Ratio};
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::{Act, Third};
use crate::syntax::Written;

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
    /// A chance's name in a certain house, and its gender where it takes an article.
    Name(String, Option<Gender>),
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
    /// An authored question by its pack and id, such as `mine/late-stake`.
    AuthoredQuestion(String),
    /// A date without the year, as days since 1970-01-01.
    Day(i64),
    /// Another phrase.
    Phrase(Box<Phrase>),
}

impl Fact {
    fn name(house: &House, chance: Chance) -> Self {
        Self::Name(house.terms.chance_name(chance).clone(), house.terms.article(chance))
    }
}

impl Written {
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
        text!("as-written", text = Fact::Authored(Arc::new(texts.clone())))
    }

    /// Replaces sides, chances and the tailleur's title by the names of this house, overriding those of rendering.
    pub fn with_house_terms(mut self, house: &House) -> Self {
        for (_, fact) in &mut self.facts {
            *fact = match std::mem::replace(fact, Fact::Number(0)) {
                Fact::Side(side) => Fact::name(house, side.into()),
                Fact::Chance(chance) => Fact::name(house, chance),
                Fact::Phrase(phrase) => Fact::Phrase(Box::new(phrase.with_house_terms(house))),
                other => other,
            };
        }
        let names = HouseTerms::from(&house.terms);
        self.facts.push(("croupier", Fact::Text(names.croupier().to_owned())));
        self.facts.push(("tailleur", Fact::Text(names.tailleur)));
        self
    }

    /// True if both are the same text, though with other facts.
    pub fn is_same_text(&self, other: &Self) -> bool {
        self.key == other.key
    }

    /// Adds a fact.
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }

    /// Wraps the flaw with a suggested name, if any, that can replace the faulty text.
    pub fn with_suggestion(self, name: Option<&str>) -> Self {
        self.wrap_suggestion(name, str::to_owned)
    }

    /// As [`Phrase::with_suggestion`], for a name in quotation marks that are part of the faulty text.
    pub fn with_quoted_suggestion(self, name: Option<&str>) -> Self {
        self.wrap_suggestion(name, |name| format!("\"{name}\""))
    }

    fn wrap_suggestion(self, name: Option<&str>, written: impl Fn(&str) -> String) -> Self {
        let Some(name) = name else { return self };
        let instead = Fact::Text(written(name));
        let wrapped = Self::plain(text_key!("did-you-mean")).with("what", Fact::Phrase(Box::new(self)));
        wrapped.with("meant", Fact::Text(name.to_owned())).with("instead", instead)
    }
}
