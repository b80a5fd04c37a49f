//! Problems of a denomination set as phrases.

use super::number;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::ChipProblem;
use crate::rules::money::Money;

impl From<ChipProblem> for Phrase {
    fn from(problem: ChipProblem) -> Self {
        let found = |key: &'static str, value: Money| Self::plain(key).with("found", Fact::Number(value.get()));
        match problem {
            ChipProblem::File(problem) => problem.into(),
            ChipProblem::IdNotFile { found, expected } => {
                super::quoting("flaw-chips-id-not-file", &found).with("expected", Fact::Text(expected))
            }
            ChipProblem::None => Self::plain("flaw-chips-none"),
            ChipProblem::TooMany(most) => Self::plain("flaw-chips-too-many").with("most", number(most)),
            ChipProblem::Alike(other) => Self::plain("flaw-chips-alike").with("other", Fact::Number(other.get())),
            ChipProblem::Value(value) => found("flaw-chips-value", value),
            ChipProblem::ValueTwice(value) => found("flaw-chips-value-twice", value),
            ChipProblem::NotRising(value) => found("flaw-chips-not-rising", value),
            ChipProblem::Name(most) => Self::plain("flaw-chips-name").with("most", number(most)),
        }
    }
}
