//! Requests: what is asked of the crew, and the answer that is right in a house.

use serde::{Deserialize, Serialize};

use crate::rules::clause::Basis;
use crate::rules::money::Money;
use crate::rules::settle::Limits;

use super::IncidentKind;
use crate::table::act::{Act, Speech, StakeId};
use crate::table::moment::Moment;
use crate::table::person::Person;
use crate::table::state::State;

/// Number of a request, counted through the shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct RequestId(pub u32);

/// A request to the crew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Its number.
    pub id: RequestId,
    /// The person who asks.
    pub from: Person,
    /// The member of the crew who has to answer.
    pub to: Person,
    /// The matter.
    pub what: Ask,
    /// The incident it belongs to; `None` for the usual requests of guests.
    pub incident: Option<IncidentKind>,
    /// The moment it was asked.
    pub since: Moment,
    /// Number of the coup after which it counts as left unanswered.
    pub until_coup: u32,
    /// It was put off to the end of the coup.
    pub put_off: bool,
}

impl Request {
    /// True for the usual request for change, which is met by giving it.
    pub fn is_met_by_change(&self) -> bool {
        self.what == Ask::Change && self.incident.is_none()
    }
}

/// The matter of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Change for what is on the marble.
    Change,
    /// An incident that is settled by the answer alone.
    Matter(IncidentKind),
    /// An incident about a stake, settled by the answer.
    OverStake(IncidentKind, StakeId),
    /// The limits become these.
    Limits(Limits),
    /// The game is suspended.
    Suspension,
    /// More pieces come.
    Fill(Money),
    /// A colleague has come to take over.
    Relief,
}

impl Ask {
    /// The stake it is about.
    pub const fn stake(&self) -> Option<StakeId> {
        match self {
            Self::OverStake(_, stake) => Some(*stake),
            Self::Change | Self::Matter(_) | Self::Limits(_) | Self::Suspension | Self::Fill(_) | Self::Relief => None,
        }
    }
}

/// An answer. Which one is right follows from the matter, the house and the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Answer {
    /// The request is met.
    Grant,
    /// It is refused, politely, with the rule.
    Decline,
    /// It is put off to the end of the coup.
    AfterTheCoup,
    /// Everything stays as it is and the chef is called.
    CallChef,
    /// The payment or the coup is rebuilt in view of all.
    Rebuild,
    /// It is passed over.
    Ignore,
}

impl Answer {
    /// Every answer on offer.
    pub const ALL: [Self; 6] =
        [Self::Grant, Self::Decline, Self::AfterTheCoup, Self::CallChef, Self::Rebuild, Self::Ignore];
}

/// The right answer to a request, with its basis.
pub fn right_answer(state: &State, request: &Request) -> (Act, Basis) {
    answer_at(state, request, state.is_mid_coup())
}

/// The answer that a request should have had by the end of the coup under way, with its basis.
pub fn answer_by_the_end(state: &State, request: &Request) -> (Act, Basis) {
    answer_at(state, request, state.is_mid_coup() && !request.put_off)
}

fn answer_at(state: &State, request: &Request, mid_coup: bool) -> (Act, Basis) {
    let house = &state.house;
    let (answer, basis) = match &request.what {
        Ask::Change | Ask::Relief if mid_coup => (Answer::AfterTheCoup, Basis::Silent),
        Ask::Change => (Answer::Grant, house.chips.change_at_the_table.basis()),
        Ask::Limits(_) => (Answer::Grant, house.limits.change_in_the_day.basis()),
        Ask::Suspension => (Answer::Grant, house.procedure.may_be_suspended.basis()),
        Ask::Fill(_) | Ask::Relief => (Answer::Grant, Basis::Silent),
        Ask::Matter(IncidentKind::Noise) => return (Act::Speak(Speech::Quiet, Some(request.from)), Basis::Silent),
        Ask::Matter(kind) | Ask::OverStake(kind, _) => {
            (answer_to(*kind).unwrap_or(Answer::CallChef), kind.basis(house))
        }
    };
    (Act::Answer(request.id, answer), basis)
}

/// The answer to an incident that is settled by it; `None` for one that is treated by other acts, of which no request
/// is made.
const fn answer_to(kind: IncidentKind) -> Option<Answer> {
    Some(match kind {
        IncidentKind::ClaimTrue | IncidentKind::ClaimFalse => Answer::Rebuild,
        IncidentKind::AsksForACut | IncidentKind::PassesTooLate => Answer::Decline,
        IncidentKind::ChangeInMidCoup | IncidentKind::ReliefInMidCoup => Answer::AfterTheCoup,
        IncidentKind::LimitsChange | IncidentKind::Suspension => Answer::Grant,
        IncidentKind::QuarrelAboutAStake
        | IncidentKind::TwoHands
        | IncidentKind::Dispute
        | IncidentKind::WrongPerson
        | IncidentKind::HolderTakesPunto
        | IncidentKind::PuntoRefused
        | IncidentKind::HolderDawdles => Answer::CallChef,
        IncidentKind::LateStake
        | IncidentKind::OverMaximum
        | IncidentKind::UnderMinimum
        | IncidentKind::OffThePieces
        | IncidentKind::TieAlone
        | IncidentKind::TieOverItsShare
        | IncidentKind::AstrideTheLine
        | IncidentKind::ThroughAnother
        | IncidentKind::PastPosting
        | IncidentKind::Pinching
        | IncidentKind::Withdrawn
        | IncidentKind::DrawnTooEarly
        | IncidentKind::ToTheWrongSide
        | IncidentKind::OneTooMany
        | IncidentKind::OneTooFew
        | IncidentKind::CardExposed
        | IncidentKind::CardDropped
        | IncidentKind::FaceUpInTheShoe
        | IncidentKind::TwoStuck
        | IncidentKind::ForeignBack
        | IncidentKind::StopCardFirst
        | IncidentKind::StopCardInside
        | IncidentKind::StopCardForgotten
        | IncidentKind::ShoeExhausted
        | IncidentKind::WrongBurnByColleague
        | IncidentKind::CardPutBack
        | IncidentKind::UsedAgain
        | IncidentKind::UnsoundPacks
        | IncidentKind::Noise
        | IncidentKind::MayNotPlay
        | IncidentKind::PayeurWrongAmount
        | IncidentKind::PayeurWrongOrder
        | IncidentKind::TailleurWrongCall
        | IncidentKind::FloatShort => return None,
    })
}
