//! Duties after an error of a colleague: it is pointed out to him, and he puts it right.

use super::Duty;
use crate::table::act::Act;
use crate::table::incident::{IncidentKind, witness_of};
use crate::table::state::{ErrorStage, State};

/// The next duty.
pub(crate) fn error_duty(state: &State) -> Option<Duty> {
    let error = state.coup.matters.error.as_ref()?;
    let (by, act) = match &error.stage {
        ErrorStage::ToCome => return None,
        // The guest will speak of it himself.
        ErrorStage::Made(_) if error.kind == IncidentKind::ClaimTrue => return None,
        ErrorStage::Made(_) => (witness_of(state, error.by)?, Act::PointOut(error.by)),
        ErrorStage::PointedOut(right) => (error.by, right.clone()),
    };
    Some(Duty { by, act, step: None, reasons: Vec::new(), basis: error.kind.basis(&state.house) })
}
