//! Requests: what is asked of the crew, and the answer that is right in a house.

use serde::{Deserialize, Serialize};

use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::settle::Limits;

use super::IncidentKind;
use crate::table::moment::Moment;
use crate::table::person::Person;

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
    /// Change for what lies on the marble.
    Change,
    /// An incident that is settled by the answer alone.
    Matter(IncidentKind),
    /// The limits become these.
    Limits(Limits),
    /// More pieces come.
    Fill(Money),
    /// A colleague has come to take over.
    Relief,
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
    /// Everything stays as it lies and the chef is called.
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

/// The right answer to a request in a house, with the basis. `mid_coup` while cards are out.
pub fn right_answer(house: &House, what: &Ask, mid_coup: bool) -> (Answer, Basis) {
    let disputes = house.misdraw.disputes.basis();
    match what {
        Ask::Change | Ask::Relief if mid_coup => (Answer::AfterTheCoup, Basis::Silent),
        Ask::Change => (Answer::Grant, house.chips.change_at_the_table.basis()),
        Ask::Limits(_) => (Answer::Grant, house.limits.change_in_the_day.basis()),
        Ask::Fill(_) | Ask::Relief => (Answer::Grant, Basis::Silent),
        Ask::Matter(kind) => match kind {
            IncidentKind::QuarrelAboutAStake
            | IncidentKind::TwoHands
            | IncidentKind::MayNotPlay
            | IncidentKind::Dispute => (Answer::CallChef, disputes),
            IncidentKind::ClaimTrue | IncidentKind::ClaimFalse => (Answer::Rebuild, Basis::Silent),
            IncidentKind::AsksForACut => (Answer::Decline, Basis::Silent),
            IncidentKind::PassesTooLate => (Answer::Decline, house.misdraw.begun_coup_is_dealt.basis()),
            _ => (Answer::CallChef, Basis::Silent),
        },
    }
}
