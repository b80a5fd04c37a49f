//! Problems of a house file as phrases.

use super::{number, quoting};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::HouseProblem;

impl From<HouseProblem> for Phrase {
    #[expect(clippy::too_many_lines, reason = "a line for each problem")]
    fn from(problem: HouseProblem) -> Self {
        match problem {
            HouseProblem::File(problem) => problem.into(),
            HouseProblem::OutOfRange { found, least, most } => Self::plain(text_key!("flaw-out-of-range"))
                .with("found", Fact::Number(found))
                .with("least", Fact::Number(least))
                .with("most", Fact::Number(most)),
            HouseProblem::IdForm(id) => quoting(text_key!("flaw-house-id-form"), &id),
            HouseProblem::IdNotFile { found, expected } => {
                quoting(text_key!("flaw-house-id-not-file"), &found).with("expected", Fact::Text(expected))
            }
            HouseProblem::Language { found, meant } => {
                quoting(text_key!("flaw-house-language"), &found).with_quoted_suggestion(meant.as_deref())
            }
            HouseProblem::SourceId { found, meant } => {
                quoting(text_key!("flaw-house-source-id"), &found).with_quoted_suggestion(meant.as_deref())
            }
            HouseProblem::SourceOther { found, other } => quoting(text_key!("flaw-house-source-other"), &found)
                .with("other", Fact::Text(other.clone()))
                .with_quoted_suggestion(Some(&other)),
            HouseProblem::ForeignClause { found, source } => {
                quoting(text_key!("flaw-house-foreign-clause"), &found).with("source", Fact::Text(source))
            }
            HouseProblem::StopPlace { behind, before, least } => Self::plain(text_key!("flaw-house-stop-place"))
                .with("behind", Fact::Number(behind.into()))
                .with("before", Fact::Number(before.into()))
                .with("least", Fact::Number(least.into())),
            HouseProblem::NoTable => Self::plain(text_key!("flaw-house-no-table")),
            HouseProblem::TableTwice => Self::plain(text_key!("flaw-house-table-twice")),
            HouseProblem::NoCrew => Self::plain(text_key!("flaw-house-no-crew")),
            HouseProblem::TurnedByNobody => Self::plain(text_key!("flaw-house-turned-by-nobody")),
            HouseProblem::PassedToNobody => Self::plain(text_key!("flaw-house-passed-to-nobody")),
            HouseProblem::RunUnreadable(field) => {
                Self::plain(text_key!("flaw-tableau-run-unreadable")).with("field", Fact::Text(field.to_owned()))
            }
            HouseProblem::RunTwice => Self::plain(text_key!("flaw-tableau-run-twice")),
            HouseProblem::PuntoMissing(point) => {
                Self::plain(text_key!("flaw-tableau-punto-open")).with("point", Fact::Point(point))
            }
            HouseProblem::BancoMissing(cell) => Self::plain(text_key!("flaw-tableau-banco-open"))
                .with("point", Fact::Point(cell.banco))
                .with("third", Fact::Third(cell.third)),
            HouseProblem::SpotOrder { place, expected } => Self::plain(text_key!("flaw-spot-order"))
                .with("place", number(place))
                .with("expected", Fact::Text(expected.to_owned())),
            HouseProblem::TooManySpots(most) => {
                Self::plain(text_key!("flaw-spots-too-many")).with("most", number(most))
            }
            HouseProblem::SpotTwice(id) => quoting(text_key!("flaw-spot-twice"), &id),
            HouseProblem::PayoutNoEnd => Self::plain(text_key!("flaw-payout-no-end")),
            HouseProblem::PayoutAfterEnd => Self::plain(text_key!("flaw-payout-after-end")),
            HouseProblem::PayoutNeverReached => Self::plain(text_key!("flaw-payout-never-reached")),
            HouseProblem::PayoutLiterally => Self::plain(text_key!("flaw-payout-literally")),
            HouseProblem::PayoutCommission(share) => {
                Self::plain(text_key!("flaw-payout-commission")).with("ratio", Fact::Ratio(share))
            }
            HouseProblem::PayoutOfNought => Self::plain(text_key!("flaw-payout-of-nought")),
            HouseProblem::PayoutNotWhole { ratio, step } => Self::plain(text_key!("flaw-payout-not-whole"))
                .with("ratio", Fact::Ratio(ratio))
                .with("step", Fact::Number(step.into())),
            HouseProblem::LimitShare(share) => {
                Self::plain(text_key!("flaw-limit-share")).with("ratio", Fact::Ratio(share))
            }
            HouseProblem::TextEmpty => Self::plain(text_key!("flaw-house-text-empty")),
            HouseProblem::TextTooLong(most) => {
                Self::plain(text_key!("flaw-house-text-too-long")).with("most", number(most))
            }
            HouseProblem::CallOrder => Self::plain(text_key!("flaw-call-order")),
            HouseProblem::CallBrace => Self::plain(text_key!("flaw-call-brace")),
            HouseProblem::CallUnknown { found, meant } => {
                quoting(text_key!("flaw-call-unknown"), &found).with_suggestion(meant.as_deref())
            }
            HouseProblem::CallTwice(name) => quoting(text_key!("flaw-call-twice"), &name),
            HouseProblem::CallLacks(name) => quoting(text_key!("flaw-call-lacks"), &name),
            HouseProblem::CallWordless => Self::plain(text_key!("flaw-call-wordless")),
            HouseProblem::SameName(name) => quoting(text_key!("flaw-terms-same-name"), &name),
            HouseProblem::SameLetter => Self::plain(text_key!("flaw-terms-same-letter")),
        }
    }
}
