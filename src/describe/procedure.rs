//! Why the steps of a procedure come in their order.

use crate::drill::marking::AnswerKey;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;

/// Why a step comes where it does, at any table; `None` where nothing but the rules says so.
pub fn step_why(step: ProcedureStep) -> Option<Phrase> {
    let why = match step {
        ProcedureStep::InviteStakes | ProcedureStep::FirstCoup => text!("step-why-invite"),
        ProcedureStep::CheckStakes => text!("step-why-check"),
        ProcedureStep::StopBets => text!("step-why-stop"),
        ProcedureStep::SignToHolder => text!("step-why-sign"),
        ProcedureStep::DrawFour(_) => {
            text!("step-why-draw", punto = Fact::Side(Side::Punto), banco = Fact::Side(Side::Banco))
        }
        ProcedureStep::Turn(..) => text!("step-why-turn"),
        ProcedureStep::Call(_) => text!("step-why-call"),
        ProcedureStep::Third(Side::Punto) => {
            text!("step-why-third-punto", punto = Fact::Side(Side::Punto), banco = Fact::Side(Side::Banco))
        }
        ProcedureStep::Third(Side::Banco) => text!("step-why-third-banco"),
        ProcedureStep::FinalCall => text!("step-why-final-call"),
        ProcedureStep::Collect => text!("step-why-collect"),
        ProcedureStep::Pay => text!("step-why-pay"),
        ProcedureStep::PutAway => text!("step-why-put-away"),
        ProcedureStep::CloseLid => text!("step-why-close-lid"),
        ProcedureStep::CheckPacks => text!("step-why-packs"),
        ProcedureStep::Shuffle(_) => text!("step-why-shuffle"),
        ProcedureStep::Cut(_) => text!("step-why-cut"),
        ProcedureStep::StopCard(_) => text!("step-why-stop-card"),
        ProcedureStep::IntoShoe => text!("step-why-into-shoe"),
        ProcedureStep::FirstCard | ProcedureStep::Burn => text!("step-why-first-card"),
        ProcedureStep::StopGame => text!("step-why-stop-game"),
        ProcedureStep::Report => text!("step-why-report"),
        ProcedureStep::Rebuild => text!("step-why-rebuild"),
        ProcedureStep::PlaceStakes
        | ProcedureStep::TakePunto(_)
        | ProcedureStep::PassShoe
        | ProcedureStep::NextCoup
        | ProcedureStep::GiveShoe(_)
        | ProcedureStep::HearClaim
        | ProcedureStep::CallChief(_)
        | ProcedureStep::Refer
        | ProcedureStep::Decide(_)
        | ProcedureStep::CarryOut => return None,
    };
    Some(why)
}

/// Why the earlier of two steps comes first.
pub fn order_why(rule: &Rule) -> Option<Phrase> {
    match rule {
        Rule::ComesBefore(first, _) => step_why(*first),
        _ => None,
    }
}

/// The rule of the first two steps in a wrong order.
pub fn broken_step_order<'k>(key: &'k AnswerKey, given: &[usize]) -> Option<&'k Reason> {
    key.reasons.get(key.first_broken(given)?)
}
