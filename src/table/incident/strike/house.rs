//! The house: limits, suspension, float.

use super::{Ask, IncidentKind, ask};
use crate::rules::money::Ratio;
use crate::rules::settle::Limits;
use crate::table::person::Person;
use crate::table::state::State;

/// Begins an incident with the house.
pub(super) fn strike(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::LimitsChange => {
            let doubled = Ratio { over: 2, under: 1 };
            let limits = Limits { min: state.sign.min.times(doubled), max: state.sign.max.times(doubled) };
            ask(state, Person::InCharge, Ask::Limits(limits), kind)
        }
        _ => false,
    }
}
