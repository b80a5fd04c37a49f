//! Cards and shoe.

use super::IncidentKind;
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::table::state::State;

/// Begins an incident with cards.
pub(super) const fn strike(_kind: IncidentKind, _state: &mut State) -> bool {
    false
}

/// The rule on an incident with cards.
pub(super) const fn basis(_kind: IncidentKind, _house: &House) -> Basis {
    Basis::Silent
}
