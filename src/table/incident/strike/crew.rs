//! The crew: colleagues who err, and a relief.

use super::{Ask, IncidentKind, ask};
use crate::table::person::Person;
use crate::table::state::State;

/// Begins an incident with the crew.
pub(super) fn strike(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::ReliefInMidCoup => ask(state, Person::InCharge, Ask::Relief, kind),
        _ => false,
    }
}
