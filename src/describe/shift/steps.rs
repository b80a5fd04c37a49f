//! Why a step of the procedure is due.

use crate::describe::procedure::step_why;
use crate::i18n::phrase::Phrase;
use crate::rules::circulation::Holder;
use crate::table::act::Act;
use crate::table::due::{Duty, players_draw};
use crate::table::person::Person;
use crate::table::state::State;

/// Why a step of the procedure is due, in general; `None` where only the rules of the coup can say it.
pub fn step_reason(state: &State, duty: &Duty) -> Option<Phrase> {
    if is_in_place_of_the_banker(state, duty) {
        return Some(text!("step-why-no-banker"));
    }
    if let Act::Sign(_) = duty.act {
        return Some(text!("step-why-sign"));
    }
    step_why(duty.step?)
}

/// True where the tailleur does what the player with the shoe would do, or passes Punto's cards to himself for want of
/// one.
fn is_in_place_of_the_banker(state: &State, duty: &Duty) -> bool {
    let has_banker = matches!(state.round.holder(), Some(Holder::Seat(_)));
    let is_his = matches!(duty.act, Act::Draw(..) | Act::Turn(_) | Act::PassCards(_, Person::Crew(_)));
    players_draw(state) && !has_banker && is_his && duty.by == state.crew.tailleur()
}
