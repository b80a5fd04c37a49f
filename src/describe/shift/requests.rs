//! Requests to the crew, and the answers on offer.

use super::{fact, person};
use crate::i18n::phrase::{Fact, Phrase};
use crate::table::act::{Act, Speech};
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
        IncidentKind::WrongPerson => text!("shift-ask-wrong-person"),
        IncidentKind::HolderTakesPunto => text!("shift-ask-takes-punto"),
        IncidentKind::PuntoRefused => text!("shift-ask-refuses-punto"),
        IncidentKind::HolderDawdles => text!("shift-ask-slow"),
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

/// The reason for an act that answers a request; `None` for other acts.
pub fn request_reason(state: &State, act: &Act) -> Option<Phrase> {
    match act {
        Act::Answer(id, answer) => {
            let request = state.requests.iter().find(|request| request.id == *id)?;
            answer_reason(request, *answer)
        }
        Act::Speak(Speech::Quiet, _) => Some(text!("shift-why-quiet")),
        _ => None,
    }
}

fn answer_reason(request: &Request, answer: Answer) -> Option<Phrase> {
    let is_cut = matches!(request.what, Ask::Matter(IncidentKind::AsksForACut));
    let is_relief = matches!(request.what, Ask::Relief | Ask::Matter(IncidentKind::ReliefInMidCoup));
    Some(match answer {
        Answer::AfterTheCoup if is_relief => text!("shift-why-relief-later"),
        Answer::AfterTheCoup => text!("shift-why-change-later"),
        Answer::Decline if is_cut => text!("shift-why-no-cut"),
        Answer::Decline => text!("shift-why-no-pass"),
        Answer::CallChef => text!("shift-why-chef"),
        Answer::Rebuild => text!("shift-why-rebuild"),
        Answer::Ignore => return None,
        Answer::Grant => match request.what {
            Ask::Limits(_) => text!("shift-why-limits"),
            Ask::Suspension => text!("shift-why-suspension"),
            Ask::Fill(_) => text!("shift-why-fill"),
            Ask::Relief => text!("shift-why-relief"),
            Ask::Change | Ask::Matter(_) | Ask::OverStake(..) => text!("shift-why-change"),
        },
    })
}
