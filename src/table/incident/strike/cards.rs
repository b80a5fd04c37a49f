//! Cards and shoe.

use super::IncidentKind;
use crate::table::state::State;

/// Begins an incident with cards.
pub(super) const fn strike(_kind: IncidentKind, _state: &mut State) -> bool {
    false
}
