//! Why the steps of a procedure come in their order.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::Rule;
use crate::rules::side::Side;

/// Why a step is due, at any table; `None` where only the rules of the coup can say it.
pub fn step_why(step: ProcedureStep) -> Option<Phrase> {
    Some(match step {
        ProcedureStep::InviteStakes | ProcedureStep::FirstCoup => text!("step-why-invite"),
        ProcedureStep::StopBets => text!("step-why-stop"),
        ProcedureStep::SignToHolder => text!("step-why-sign"),
        ProcedureStep::DrawFour(_) => {
            text!("step-why-draw", punto = Fact::Side(Side::Punto), banco = Fact::Side(Side::Banco))
        }
        ProcedureStep::Turn(..) => text!("step-why-turn"),
        ProcedureStep::PutAway => text!("step-why-put-away"),
        ProcedureStep::CloseLid => text!("step-why-close-lid"),
        ProcedureStep::CheckPacks => text!("step-why-packs"),
        ProcedureStep::Shuffle(_) => text!("step-why-shuffle"),
        ProcedureStep::Cut(_) => text!("step-why-cut"),
        ProcedureStep::StopCard(_) => text!("step-why-stop-card"),
        ProcedureStep::IntoShoe => text!("step-why-into-shoe"),
        ProcedureStep::FirstCard | ProcedureStep::Burn => text!("step-why-first-card"),
        _ => return None,
    })
}

/// Why the earlier of two steps comes first; `None` where nothing but the rule says so.
pub fn order_why(rule: &Rule) -> Option<Phrase> {
    use ProcedureStep as Step;
    let Rule::ComesBefore(first, then) = rule else { return None };
    Some(match (first, then) {
        (Step::CheckStakes, _) => text!("order-why-check"),
        (Step::Turn(..) | Step::Call(_), Step::Third(_)) => text!("order-why-call"),
        (Step::Turn(..), Step::Call(_) | Step::FinalCall) => text!("step-why-turn"),
        (Step::Third(Side::Punto), Step::Third(Side::Banco)) => {
            text!("order-why-third", punto = Fact::Side(Side::Punto), banco = Fact::Side(Side::Banco))
        }
        (Step::Third(_), Step::FinalCall) => text!("order-why-last-card"),
        (Step::FinalCall, Step::Collect | Step::Pay) => text!("order-why-final-call"),
        (Step::Collect, Step::Pay) => text!("order-why-collect"),
        (Step::Collect | Step::Pay, Step::PutAway) => text!("order-why-pay"),
        (Step::PutAway, Step::CloseLid) => text!("step-why-close-lid"),
        (Step::Shuffle(_), Step::Cut(_)) => text!("order-why-shuffle"),
        (Step::Cut(_), Step::StopCard(_)) => text!("order-why-cut"),
        (Step::StopCard(_), Step::IntoShoe) => text!("order-why-stop-card"),
        (Step::StopGame, _) => text!("order-why-stop-game"),
        (Step::Rebuild, _) => text!("order-why-rebuild"),
        (
            Step::InviteStakes
            | Step::StopBets
            | Step::SignToHolder
            | Step::CheckPacks
            | Step::IntoShoe
            | Step::FirstCard,
            _,
        ) => return step_why(*first),
        _ => return None,
    })
}
