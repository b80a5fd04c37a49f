//! Problems of a file of characters as phrases.

use super::CharacterProblem;
use crate::i18n::phrase::{Fact, Phrase};

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

impl From<CharacterProblem> for Phrase {
    fn from(problem: CharacterProblem) -> Self {
        let number = |number: usize| Fact::Number(number as u64);
        let found = |text: &str| Fact::Text(text.chars().take(LONGEST).collect());
        match problem {
            CharacterProblem::File(problem) => problem.into(),
            CharacterProblem::None => text!("flaw-guest-none"),
            CharacterProblem::TooMany(most) => text!("flaw-shift-too-many-entries", most = number(most)),
            CharacterProblem::IdForm(id) => text!("flaw-id-form", found = found(&id)),
            CharacterProblem::IdTwice(id) => text!("flaw-shift-twice", found = found(&id)),
            CharacterProblem::Name(most) => text!("flaw-guest-name", most = number(most)),
            CharacterProblem::Amount(most) => text!("flaw-guest-amount", most = Fact::Number(most.into())),
            CharacterProblem::UnitAbovePurse { unit, purse } => {
                text!(
                    "flaw-guest-unit-above-purse",
                    unit = Fact::Number(unit.into()),
                    purse = Fact::Number(purse.into())
                )
            }
            CharacterProblem::AboveHundred(found) => {
                text!("flaw-guest-above-hundred", found = Fact::Number(found.into()))
            }
            CharacterProblem::FollowsReversed { from, most } => {
                text!("flaw-guest-follows-reversed", from = Fact::Number(from.into()), most = Fact::Number(most.into()))
            }
            CharacterProblem::Nought => text!("flaw-guest-nought"),
            CharacterProblem::TempoReversed { from, to } => {
                text!("flaw-guest-tempo-reversed", from = Fact::Number(from.into()), to = Fact::Number(to.into()))
            }
            CharacterProblem::TempoTooLong(most) => {
                text!("flaw-guest-tempo-too-long", most = Fact::Number(most.into()))
            }
            CharacterProblem::NoPatience => text!("flaw-guest-no-patience"),
        }
    }
}
