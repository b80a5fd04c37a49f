//! Problems of a scenario as phrases.

use super::ScenarioProblem;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::money::Money;
use crate::table::incident::IncidentKind;

/// Maximum number of characters quoted from the input.
const LONGEST: usize = 60;

impl From<ScenarioProblem> for Phrase {
    fn from(problem: ScenarioProblem) -> Self {
        if let ScenarioProblem::File(problem) = problem {
            return problem.into();
        }
        let meant = match &problem {
            ScenarioProblem::UnknownHouse { meant, .. } | ScenarioProblem::UnknownGuest { meant, .. } => meant.clone(),
            ScenarioProblem::TextUnknownLanguage { meant, .. } => meant.map(str::to_owned),
            _ => None,
        };
        Self { key: key(&problem), facts: facts(problem) }.with_quoted_suggestion(meant.as_deref())
    }
}

const fn key(problem: &ScenarioProblem) -> TextKey {
    match problem {
        ScenarioProblem::File(_) => text_key!("flaw-ron-other"),
        ScenarioProblem::IdForm(_) => text_key!("flaw-id-form"),
        ScenarioProblem::IdNotFile { .. } => text_key!("flaw-shift-id-not-file"),
        ScenarioProblem::TextNoLanguage => text_key!("flaw-text-no-language"),
        ScenarioProblem::TextUnknownLanguage { .. } => text_key!("flaw-text-unknown-language"),
        ScenarioProblem::TextMissing(_) => text_key!("flaw-shift-text-missing"),
        ScenarioProblem::TextEmpty(_) => text_key!("flaw-shift-text-empty"),
        ScenarioProblem::TextTooLong { .. } => text_key!("flaw-text-too-long"),
        ScenarioProblem::UnknownHouse { .. } => text_key!("flaw-lesson-unknown-house"),
        ScenarioProblem::Twice(_) => text_key!("flaw-shift-twice"),
        ScenarioProblem::NoTable => text_key!("flaw-shift-no-table"),
        ScenarioProblem::TableNotInHouse(_) => text_key!("flaw-shift-table-not-in-house"),
        ScenarioProblem::NoPost(_) => text_key!("flaw-shift-no-post"),
        ScenarioProblem::EndsAtOnce => text_key!("flaw-shift-ends-at-once"),
        ScenarioProblem::NeverEnds(_) => text_key!("flaw-shift-never-ends"),
        ScenarioProblem::NeverHolds => text_key!("flaw-shift-never-holds"),
        ScenarioProblem::NoGuests => text_key!("flaw-shift-no-guests"),
        ScenarioProblem::TooManyGuests { .. } => text_key!("flaw-shift-too-many-guests"),
        ScenarioProblem::UnknownGuest { .. } => text_key!("flaw-shift-unknown-guest"),
        ScenarioProblem::NoSeat { .. } => text_key!("flaw-shift-no-seat"),
        ScenarioProblem::GuestWithoutMoney { .. } => text_key!("flaw-shift-guest-without-money"),
        ScenarioProblem::MinimumOfNought => text_key!("flaw-shift-minimum-of-nought"),
        ScenarioProblem::LimitTooHigh(_) => text_key!("flaw-shift-limit-too-high"),
        ScenarioProblem::FloatTooLarge(_) => text_key!("flaw-shift-float-too-large"),
        ScenarioProblem::TooManyEntries(_) => text_key!("flaw-shift-too-many-entries"),
        ScenarioProblem::LimitsCrossed => text_key!("flaw-shift-limits-crossed"),
        ScenarioProblem::LimitsWithoutStake { .. } => text_key!("flaw-shift-limits-without-stake"),
        ScenarioProblem::LimitOffThePieces { .. } => text_key!("flaw-shift-limit-off-the-pieces"),
        ScenarioProblem::FloatTooSmall { .. } => text_key!("flaw-shift-float-too-small"),
        ScenarioProblem::StopCard { .. } => text_key!("flaw-shift-stop-card"),
        ScenarioProblem::StopCardIsPlaced => text_key!("flaw-shift-stop-card-is-placed"),
        ScenarioProblem::CoupNotReached { .. } => text_key!("flaw-shift-coup-not-reached"),
        ScenarioProblem::CoupTwice(_) => text_key!("flaw-shift-coup-twice"),
        ScenarioProblem::NoCards => text_key!("flaw-shift-no-cards"),
        ScenarioProblem::TooManyCards(_) => text_key!("flaw-shift-too-many-cards"),
        ScenarioProblem::CardTooOften { .. } => text_key!("flaw-shift-card-too-often"),
        ScenarioProblem::IncidentImpossible(_) => text_key!("flaw-shift-incident-impossible"),
        ScenarioProblem::IncidentWithoutOpening(_) => text_key!("flaw-shift-incident-without-opening"),
        ScenarioProblem::IncidentRate(_) => text_key!("flaw-shift-incident-rate"),
        ScenarioProblem::NoIncidentsACoup => text_key!("flaw-shift-no-incidents-a-coup"),
        ScenarioProblem::TooManyInACoup { .. } => text_key!("flaw-shift-too-many-in-a-coup"),
        ScenarioProblem::EmptyBlock => text_key!("flaw-shift-empty-block"),
        ScenarioProblem::NoSuchIncident(_) => text_key!("flaw-shift-no-such-incident"),
        ScenarioProblem::PutRightIsNoChoice => text_key!("flaw-shift-put-right-is-no-choice"),
        ScenarioProblem::ForbiddenAndWanted => text_key!("flaw-shift-forbidden-and-wanted"),
        ScenarioProblem::ForeignClause(_) => text_key!("flaw-shift-foreign-clause"),
    }
}

fn facts(problem: ScenarioProblem) -> Vec<(&'static str, Fact)> {
    match problem {
        ScenarioProblem::IdForm(found)
        | ScenarioProblem::Twice(found)
        | ScenarioProblem::UnknownGuest { found, .. } => vec![("found", short(&found))],
        ScenarioProblem::IdNotFile { found, expected } => {
            vec![("found", short(&found)), ("expected", Fact::Text(expected))]
        }
        ScenarioProblem::TextUnknownLanguage { found: language, .. }
        | ScenarioProblem::TextMissing(language)
        | ScenarioProblem::TextEmpty(language) => vec![("language", short(&language))],
        ScenarioProblem::TextTooLong { language, found, most } => {
            vec![("language", short(&language)), ("found", number(found)), ("most", number(most))]
        }
        ScenarioProblem::UnknownHouse { found, known, .. } => {
            vec![("found", short(&found)), ("known", Fact::Text(known.join(", ")))]
        }
        ScenarioProblem::TableNotInHouse(house) | ScenarioProblem::NoPost(house) => vec![("house", Fact::Text(house))],
        ScenarioProblem::NeverEnds(most) | ScenarioProblem::FloatTooLarge(most) => {
            vec![("most", Fact::Number(most.into()))]
        }
        ScenarioProblem::LimitTooHigh(most) => vec![money("most", most)],
        ScenarioProblem::TooManyEntries(most) => vec![("most", number(most))],
        ScenarioProblem::TooManyGuests { house, most } => vec![("house", Fact::Text(house)), ("most", number(most))],
        ScenarioProblem::NoSeat { found, house, most } => {
            vec![("found", small(found)), ("house", Fact::Text(house)), ("most", small(most))]
        }
        ScenarioProblem::GuestWithoutMoney { guest, stake } => vec![("guest", short(&guest)), money("stake", stake)],
        ScenarioProblem::LimitsWithoutStake { house, step } => vec![("house", Fact::Text(house)), money("step", step)],
        ScenarioProblem::LimitOffThePieces { limit, house } => {
            vec![money("limit", limit), ("house", Fact::Text(house))]
        }
        ScenarioProblem::FloatTooSmall { house, payment } => {
            vec![("house", Fact::Text(house)), money("payment", payment)]
        }
        other => facts_of_the_course(other),
    }
}

/// Facts of what happens in the course of the shift.
fn facts_of_the_course(problem: ScenarioProblem) -> Vec<(&'static str, Fact)> {
    match problem {
        ScenarioProblem::StopCard { house, most } => {
            vec![("house", Fact::Text(house)), ("most", Fact::Number(most.into()))]
        }
        ScenarioProblem::CoupNotReached { found, most } => {
            vec![("found", Fact::Number(found.into())), ("most", Fact::Number(most.into()))]
        }
        ScenarioProblem::CoupTwice(found) => vec![("found", Fact::Number(found.into()))],
        ScenarioProblem::TooManyCards(most) => vec![("most", number(most))],
        ScenarioProblem::CardTooOften { card, house, most } => {
            vec![("card", Fact::Card(card)), ("house", Fact::Text(house)), ("most", small(most))]
        }
        ScenarioProblem::IncidentImpossible(kind)
        | ScenarioProblem::IncidentWithoutOpening(kind)
        | ScenarioProblem::NoSuchIncident(kind) => vec![("found", named(kind))],
        ScenarioProblem::IncidentRate(rate) => vec![("found", small(rate))],
        ScenarioProblem::TooManyInACoup { coup, most } => {
            vec![("coup", Fact::Number(coup.into())), ("most", small(most))]
        }
        ScenarioProblem::ForeignClause(clause) => vec![("found", Fact::Text(clause.to_string()))],
        _ => Vec::new(),
    }
}

/// A piece of the input, shortened.
fn short(found: &str) -> Fact {
    Fact::Text(found.chars().take(LONGEST).collect())
}

/// An incident by its word in the file.
fn named(kind: IncidentKind) -> Fact {
    Fact::Text(format!("{kind:?}"))
}

const fn money(name: &'static str, sum: Money) -> (&'static str, Fact) {
    (name, Fact::Money(sum))
}

const fn number(count: usize) -> Fact {
    Fact::Number(count as u64)
}

const fn small(count: u8) -> Fact {
    Fact::Number(count as u64)
}
