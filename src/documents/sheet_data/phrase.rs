//! Sentences as codes with facts, in place of words.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::code::{ActCode, ChanceCode, SideCode};
use super::third::ThirdData;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// A sentence as a code and its facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct PhraseData {
    /// Published code of the sentence.
    pub code: &'static str,
    /// Facts by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: Facts,
}

/// Facts by name.
pub(crate) type Facts = BTreeMap<&'static str, FactData>;

/// A fact of a sentence, by its kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FactData {
    /// A count.
    Number(u64),
    /// A name or a word of the house, the same in every language.
    Text(String),
    /// An amount in cents.
    Money(u64),
    /// A point, or the value of a card.
    Point(#[schemars(range(max = 9))] u8),
    /// A card by its code.
    Card(#[schemars(regex(pattern = "^[A2-9TJQK][shdc]$"))] String),
    /// A hand.
    Side(SideCode),
    /// A winning chance.
    Chance(ChanceCode),
    /// A column of the tableau.
    Third(ThirdData),
    /// Draws or stands.
    Act(ActCode),
    /// Odds, such as 19 for 20.
    Ratio([u32; 2]),
    /// A share, such as 5 of 100.
    Share([u32; 2]),
    /// A text by language code. Names of sides may stand in it as `{punto}`, `{banco}` and `{egalite}`.
    Texts(BTreeMap<String, String>),
    /// Days since 1970-01-01; only the day and the month count.
    Day(i64),
    /// A sentence within the sentence.
    Phrase(Box<PhraseData>),
}

/// Codes published for texts whose key names the way they are written, or was changed since: text key, code.
const RENAMED: [(&str, &str); 2] = [("as-written", "text"), ("told-winner", "wins")];

/// Beginnings of text keys that name the place of the words, which a code leaves out.
const FAMILIES: [&str; 2] = ["told-", "ask-"];

/// The published code of a sentence. A published code is never changed: when its text key is, the old name goes into
/// the list of renamed ones. The tests compare all codes with the list in `docs/sheet-codes.md`.
pub fn sentence_code(key: TextKey) -> &'static str {
    let name = key.as_str();
    let renamed = RENAMED.iter().find(|(key, _)| *key == name).map(|(_, code)| *code);
    let stripped = || FAMILIES.iter().find_map(|family| name.strip_prefix(family));
    renamed.or_else(stripped).unwrap_or(name)
}

impl PhraseData {
    pub(super) fn new(phrase: &Phrase) -> Self {
        Self { code: sentence_code(phrase.key), facts: facts(phrase) }
    }

    pub(super) fn all(phrases: &[Phrase]) -> Vec<Self> {
        phrases.iter().map(Self::new).collect()
    }
}

pub(super) fn facts(phrase: &Phrase) -> Facts {
    phrase.facts.iter().map(|(name, fact)| (*name, FactData::new(fact))).collect()
}

impl FactData {
    fn new(fact: &Fact) -> Self {
        let in_languages = |texts: [(&str, &str); 3]| {
            Self::Texts(texts.map(|(language, text)| (language.to_owned(), text.to_owned())).into())
        };
        match fact {
            Fact::Number(number) => Self::Number(*number),
            Fact::Text(text) | Fact::AuthoredQuestion(text) | Fact::Name(text, _) => Self::Text(text.clone()),
            Fact::Money(sum) => Self::Money(sum.get()),
            Fact::Point(point) => Self::Point(point.get()),
            Fact::Card(card) => Self::Card(card.to_string()),
            Fact::Side(side) => Self::Side((*side).into()),
            Fact::Chance(chance) => Self::Chance((*chance).into()),
            Fact::Third(third) => Self::Third((*third).into()),
            Fact::Act(act) => Self::Act((*act).into()),
            Fact::Ratio(ratio) => Self::Ratio([ratio.over, ratio.under]),
            Fact::Share(share) => Self::Share([share.over, share.under]),
            Fact::Written(text) => in_languages([("fr", &text.fr), ("it", &text.it), ("en", &text.en)]),
            Fact::Authored(texts) => {
                Self::Texts(texts.entries().map(|(language, text)| (language.to_owned(), text.to_owned())).collect())
            }
            Fact::Day(day) => Self::Day(*day),
            Fact::Phrase(phrase) => Self::Phrase(Box::new(PhraseData::new(phrase))),
        }
    }
}
