//! Why a step of the procedure is due.

use crate::i18n::text_key::TextKey;
use crate::rules::circulation::Holder;
use crate::rules::procedure::ProcedureStep;
use crate::table::act::Act;
use crate::table::due::{Duty, players_draw};
use crate::table::person::Person;
use crate::table::state::State;

/// Why a step of the procedure is due, in general; `None` where only the rules of the coup can say it.
pub fn step_reason(state: &State, duty: &Duty) -> Option<TextKey> {
    if is_in_place_of_the_banker(state, duty) {
        return Some(text_key!("step-why-no-banker"));
    }
    if let Act::Sign(_) = duty.act {
        return Some(text_key!("step-why-sign"));
    }
    let step = duty.step?;
    Some(match step {
        ProcedureStep::InviteStakes | ProcedureStep::FirstCoup => text_key!("step-why-invite"),
        ProcedureStep::StopBets => text_key!("step-why-stop"),
        ProcedureStep::SignToHolder => text_key!("step-why-sign"),
        ProcedureStep::DrawFour(_) => text_key!("step-why-draw"),
        ProcedureStep::Turn(..) => text_key!("step-why-turn"),
        ProcedureStep::PutAway => text_key!("step-why-put-away"),
        ProcedureStep::CloseLid => text_key!("step-why-close-lid"),
        ProcedureStep::CheckPacks => text_key!("step-why-packs"),
        ProcedureStep::Shuffle(_) => text_key!("step-why-shuffle"),
        ProcedureStep::Cut(_) => text_key!("step-why-cut"),
        ProcedureStep::StopCard(_) => text_key!("step-why-stop-card"),
        ProcedureStep::IntoShoe => text_key!("step-why-into-shoe"),
        ProcedureStep::FirstCard | ProcedureStep::Burn => text_key!("step-why-first-card"),
        _ => return None,
    })
}

/// True where the tailleur does what the player with the shoe would do, or passes Punto's cards to himself for want of
/// one.
fn is_in_place_of_the_banker(state: &State, duty: &Duty) -> bool {
    let has_banker = matches!(state.round.holder(), Some(Holder::Seat(_)));
    let is_his = matches!(duty.act, Act::Draw(..) | Act::Turn(_) | Act::PassCards(_, Person::Crew(_)));
    players_draw(state) && !has_banker && is_his && duty.by == state.crew.tailleur()
}
