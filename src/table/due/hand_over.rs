//! Duties of handing the table over: between two coups, float counted and signed for, state of the shoe explained, hands
//! cleared. No text has this; it is the common convention.

use super::Duty;
use crate::table::act::{Act, Speech};
use crate::table::person::Person;
use crate::table::state::State;

/// The next duty of the hand-over under way.
pub(crate) fn hand_over_duty(state: &State) -> Option<Duty> {
    let hand_over = state.hand_over.as_ref()?;
    let act = match (state.counted, state.signed) {
        (None, _) => Act::CountFloat(state.tray.total()),
        (Some(_), None) => Act::SignFloat,
        _ if !hand_over.shoe_explained => Act::Speak(Speech::StateOfTheShoe, Some(Person::InCharge)),
        _ if !hand_over.hands_cleared => Act::Speak(Speech::ClearHands, None),
        _ => Act::HandOver,
    };
    Some(Duty::with_reasons(state.crew.tailleur(), act, Vec::new()))
}
