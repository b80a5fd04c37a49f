//! Requests to the crew, and the answers on offer.

use super::{fact, person};
use crate::i18n::phrase::{Fact, Phrase};
use crate::table::incident::{Answer, Ask, IncidentKind, Request};
use crate::table::state::State;

/// A request with the person who makes it.
pub fn request(state: &State, request: &Request) -> Phrase {
    text!("shift-line", person = fact(person(state, request.from)), act = fact(matter(request)))
}

/// A request without its person.
pub fn matter(request: &Request) -> Phrase {
    match &request.what {
        Ask::Change => text!("shift-ask-change"),
        Ask::Matter(kind) | Ask::OverStake(kind, _) => raised(*kind),
        Ask::Limits(limits) => {
            text!("shift-ask-limits", min = Fact::Money(limits.min), max = Fact::Money(limits.max))
        }
        Ask::Suspension => text!("shift-ask-suspension"),
        Ask::Fill(amount) => text!("shift-ask-fill", amount = Fact::Money(*amount)),
        Ask::Relief => text!("shift-ask-relief"),
    }
}

/// The matter of an incident as its person puts it, justified or not.
fn raised(kind: IncidentKind) -> Phrase {
    match kind {
        IncidentKind::QuarrelAboutAStake => text!("shift-ask-quarrel"),
        IncidentKind::ClaimTrue | IncidentKind::ClaimFalse => text!("shift-ask-claim"),
        IncidentKind::TwoHands => text!("shift-ask-two-hands"),
        IncidentKind::Noise => text!("shift-ask-noise"),
        IncidentKind::AsksForACut => text!("shift-ask-cut"),
        IncidentKind::PassesTooLate => text!("shift-ask-pass"),
        IncidentKind::Dispute => text!("shift-ask-dispute"),
        other => other.phrase(),
    }
}

/// An answer by name.
pub fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::Grant => text!("shift-answer-grant"),
        Answer::Decline => text!("shift-answer-decline"),
        Answer::AfterTheCoup => text!("shift-answer-after-the-coup"),
        Answer::CallChef => text!("shift-act-call-chef"),
        Answer::Rebuild => text!("shift-answer-rebuild"),
        Answer::Ignore => text!("shift-answer-ignore"),
    }
}
