//! The house: limits, suspension, float.

use super::{Ask, IncidentKind, ask};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Ratio;
use crate::rules::settle::Limits;
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::State;
use crate::table::truth::step;

/// Pieces that a short float lacks.
const PIECES_MISSING: u32 = 3;

/// Begins an incident with the house.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::LimitsChange => {
            let limits = new_limits(state);
            ask(state, Person::InCharge, Ask::Limits(limits), kind)
        }
        IncidentKind::Suspension => ask(state, Person::InCharge, Ask::Suspension, kind),
        IncidentKind::FloatShort => float_short(state),
        _ => false,
    }
}

/// The rule on an incident with the house.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    match kind {
        IncidentKind::LimitsChange => house.limits.change_in_the_day.basis(),
        IncidentKind::Suspension => house.procedure.may_be_suspended.basis(),
        // A short float, and the kinds of other families.
        _ => Basis::Silent,
    }
}

/// Limits twice as high; or half as high where they can still be staked, by chance and where no guest could play on.
fn new_limits(state: &mut State) -> Limits {
    let Limits { min, max } = state.sign;
    let doubled = Ratio { over: 2, under: 1 };
    let too_high = min.times(doubled).times(doubled);
    let can_rise = state.guests.iter().any(|guest| guest.purse.total() >= too_high);
    let can_fall = min.get().is_multiple_of(2 * step(state).get().max(1));
    let falls = state.incidents.rng().below(2) == 0;
    let ratio = if can_fall && (falls || !can_rise) { Ratio { over: 1, under: 2 } } else { doubled };
    Limits { min: min.times(ratio), max: max.times(ratio) }
}

/// Some pieces of one value are not in the float that is to be counted and signed for.
fn float_short(state: &mut State) -> bool {
    if state.shoes > 0 {
        return false;
    }
    let held = state.tray.counts();
    let Some((value, count)) = state.incidents.rng().pick(&held).copied() else { return false };
    let missing = Pieces::from_counts(&[(value, count.min(PIECES_MISSING))]);
    let taken = state.tray.take(&missing);
    if taken {
        state.missing = missing;
    }
    taken
}
