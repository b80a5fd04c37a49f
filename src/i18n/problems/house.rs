//! Problems of a house file as phrases.

use super::{number, quoted};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::HouseProblem;

impl From<HouseProblem> for Phrase {
    fn from(problem: HouseProblem) -> Self {
        let key = key(&problem);
        match problem {
            HouseProblem::File(problem) => problem.into(),
            HouseProblem::Language { ref meant, .. } | HouseProblem::SourceId { ref meant, .. } => {
                let meant = meant.clone();
                Self { key, facts: facts(problem) }.with_quoted_suggestion(meant.as_deref())
            }
            HouseProblem::SourceOther { ref other, .. } => {
                let meant = other.clone();
                Self { key, facts: facts(problem) }.with_quoted_suggestion(Some(&meant))
            }
            HouseProblem::CallUnknown { ref meant, .. } => {
                let meant = meant.clone();
                Self { key, facts: facts(problem) }.with_suggestion(meant.as_deref())
            }
            problem => Self { key, facts: facts(problem) },
        }
    }
}

fn key(problem: &HouseProblem) -> TextKey {
    match problem {
        HouseProblem::File(problem) => super::key(problem),
        HouseProblem::OutOfRange { .. } => text_key!("flaw-out-of-range"),
        HouseProblem::IdForm(_) => text_key!("flaw-house-id-form"),
        HouseProblem::IdOfDevice(_) => text_key!("flaw-id-device"),
        HouseProblem::IdNotFile { .. } => text_key!("flaw-house-id-not-file"),
        HouseProblem::Language { .. } => text_key!("flaw-house-language"),
        HouseProblem::SourceId { .. } => text_key!("flaw-house-source-id"),
        HouseProblem::SourceOther { .. } => text_key!("flaw-house-source-other"),
        HouseProblem::ForeignClause { .. } => text_key!("flaw-house-foreign-clause"),
        HouseProblem::StopPlace { .. } => text_key!("flaw-house-stop-place"),
        HouseProblem::NoTable => text_key!("flaw-house-no-table"),
        HouseProblem::TableTwice => text_key!("flaw-house-table-twice"),
        HouseProblem::NoCrew => text_key!("flaw-house-no-crew"),
        HouseProblem::TurnedByNobody => text_key!("flaw-house-turned-by-nobody"),
        HouseProblem::PassedToNobody => text_key!("flaw-house-passed-to-nobody"),
        HouseProblem::RunUnreadable(_) => text_key!("flaw-tableau-run-unreadable"),
        HouseProblem::RunTwice => text_key!("flaw-tableau-run-twice"),
        HouseProblem::PuntoMissing(_) => text_key!("flaw-tableau-punto-open"),
        HouseProblem::BancoMissing(_) => text_key!("flaw-tableau-banco-open"),
        HouseProblem::SpotOrder { .. } => text_key!("flaw-spot-order"),
        HouseProblem::TooManySpots(_) => text_key!("flaw-spots-too-many"),
        HouseProblem::SpotTwice(_) => text_key!("flaw-spot-twice"),
        HouseProblem::PayoutNoEnd => text_key!("flaw-payout-no-end"),
        HouseProblem::PayoutAfterEnd => text_key!("flaw-payout-after-end"),
        HouseProblem::PayoutNeverReached => text_key!("flaw-payout-never-reached"),
        HouseProblem::PayoutLiterally => text_key!("flaw-payout-literally"),
        HouseProblem::PayoutCommission(_) => text_key!("flaw-payout-commission"),
        HouseProblem::PayoutOfNought => text_key!("flaw-payout-of-nought"),
        HouseProblem::PayoutNotWhole { .. } => text_key!("flaw-payout-not-whole"),
        HouseProblem::LimitShare(_) => text_key!("flaw-limit-share"),
        HouseProblem::TextEmpty => text_key!("flaw-house-text-empty"),
        HouseProblem::TextTooLong(_) => text_key!("flaw-house-text-too-long"),
        HouseProblem::CallOrder => text_key!("flaw-call-order"),
        HouseProblem::CallBrace => text_key!("flaw-call-brace"),
        HouseProblem::CallUnknown { .. } => text_key!("flaw-call-unknown"),
        HouseProblem::CallTwice(_) => text_key!("flaw-call-twice"),
        HouseProblem::CallLacks(_) => text_key!("flaw-call-lacks"),
        HouseProblem::CallWordless => text_key!("flaw-call-wordless"),
        HouseProblem::SameName(_) => text_key!("flaw-terms-same-name"),
        HouseProblem::SameLetter => text_key!("flaw-terms-same-letter"),
    }
}

fn facts(problem: HouseProblem) -> Vec<(&'static str, Fact)> {
    match problem {
        HouseProblem::File(problem) => super::facts(problem),
        HouseProblem::OutOfRange { found, least, most } => {
            vec![("found", Fact::Number(found)), ("least", Fact::Number(least)), ("most", Fact::Number(most))]
        }
        HouseProblem::IdForm(found)
        | HouseProblem::IdOfDevice(found)
        | HouseProblem::SpotTwice(found)
        | HouseProblem::CallTwice(found)
        | HouseProblem::CallLacks(found)
        | HouseProblem::SameName(found)
        | HouseProblem::Language { found, .. }
        | HouseProblem::SourceId { found, .. }
        | HouseProblem::CallUnknown { found, .. } => vec![quoted(&found)],
        HouseProblem::IdNotFile { found, expected } => vec![quoted(&found), ("expected", Fact::Text(expected))],
        HouseProblem::SourceOther { found, other } => vec![quoted(&found), ("other", Fact::Text(other))],
        HouseProblem::ForeignClause { found, source } => vec![quoted(&found), ("source", Fact::Text(source))],
        HouseProblem::StopPlace { behind, before, least } => vec![
            ("behind", Fact::Number(behind.into())),
            ("before", Fact::Number(before.into())),
            ("least", Fact::Number(least.into())),
        ],
        HouseProblem::RunUnreadable(field) => vec![("field", Fact::Text(field.to_owned()))],
        HouseProblem::PuntoMissing(point) => vec![("point", Fact::Point(point))],
        HouseProblem::BancoMissing(cell) => {
            vec![("point", Fact::Point(cell.banco)), ("third", Fact::Third(cell.third))]
        }
        HouseProblem::SpotOrder { place, expected } => {
            vec![("place", number(place)), ("expected", Fact::Text(expected.to_owned()))]
        }
        HouseProblem::TooManySpots(most) | HouseProblem::TextTooLong(most) => vec![("most", number(most))],
        HouseProblem::PayoutCommission(share) | HouseProblem::LimitShare(share) => vec![("ratio", Fact::Ratio(share))],
        HouseProblem::PayoutNotWhole { ratio, step } => {
            vec![("ratio", Fact::Ratio(ratio)), ("step", Fact::Number(step.into()))]
        }
        HouseProblem::NoTable
        | HouseProblem::TableTwice
        | HouseProblem::NoCrew
        | HouseProblem::TurnedByNobody
        | HouseProblem::PassedToNobody
        | HouseProblem::RunTwice
        | HouseProblem::PayoutNoEnd
        | HouseProblem::PayoutAfterEnd
        | HouseProblem::PayoutNeverReached
        | HouseProblem::PayoutLiterally
        | HouseProblem::PayoutOfNought
        | HouseProblem::TextEmpty
        | HouseProblem::CallOrder
        | HouseProblem::CallBrace
        | HouseProblem::CallWordless
        | HouseProblem::SameLetter => Vec::new(),
    }
}
