//! Persons called to the table, and colleagues whose error is pointed out.

use super::money::take_payment_back;
use crate::table::act::Act;
use crate::table::person::Person;
use crate::table::state::{ErrorStage, Planned, State};

/// Time until a person who may not play has left, in milliseconds.
const LEAVES_AFTER: u64 = 3_000;

/// The chef comes: he sends away whom he has to, and has the float made up.
pub(super) fn chef_comes(state: &mut State) {
    state.coup.chef_called = true;
    if !state.missing.is_empty() && state.counted.is_some() {
        let missing = state.missing.take_all();
        state.tray.put(&missing);
        state.counted = None;
    }
    let at = state.now + LEAVES_AFTER;
    for guest in state.coup.matters.barred.clone() {
        state.schedule.add(at, Planned::Act(Person::Guest(guest), Act::Leave));
    }
}

/// An error is pointed out to a colleague: what he has paid wrongly he takes back, to pay it again; a wrong call he makes
/// again; the order cannot be made good.
pub(super) fn pointed_out(state: &mut State, person: Person) {
    let Some(mut error) = state.coup.matters.error.take_if(|error| error.by == person) else { return };
    match error.stage {
        ErrorStage::Made(Act::Pay(id, _)) => take_payment_back(state, id),
        ErrorStage::Made(right @ Act::Call(..)) => {
            error.stage = ErrorStage::PointedOut(right);
            state.coup.matters.error = Some(error);
        }
        ErrorStage::Made(_) => {}
        ErrorStage::ToCome | ErrorStage::PointedOut(_) => state.coup.matters.error = Some(error),
    }
}
