//! Problems of a denomination set as phrases.

use super::{number, quoted};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::chips::ChipProblem;
use crate::rules::money::Money;

impl From<ChipProblem> for Phrase {
    fn from(problem: ChipProblem) -> Self {
        let found = |key: TextKey, value: Money| Self::plain(key).with("found", Fact::Number(value.get()));
        match problem {
            ChipProblem::File(problem) => problem.into(),
            ChipProblem::IdNotFile { found, expected } => {
                let facts = vec![quoted(&found), ("expected", Fact::Text(expected))];
                Self { key: text_key!("flaw-chips-id-not-file"), facts }
            }
            ChipProblem::None => Self::plain(text_key!("flaw-chips-none")),
            ChipProblem::TooMany(most) => Self::plain(text_key!("flaw-chips-too-many")).with("most", number(most)),
            ChipProblem::Alike(other) => {
                Self::plain(text_key!("flaw-chips-alike")).with("other", Fact::Number(other.get()))
            }
            ChipProblem::Value(value) => found(text_key!("flaw-chips-value"), value),
            ChipProblem::ValueTwice(value) => found(text_key!("flaw-chips-value-twice"), value),
            ChipProblem::NotRising(value) => found(text_key!("flaw-chips-not-rising"), value),
            ChipProblem::Name(most) => Self::plain(text_key!("flaw-chips-name")).with("most", number(most)),
        }
    }
}
