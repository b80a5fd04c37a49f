//! Watch over stakes: faulty ones that are let through, sound ones that are refused.

use crate::rules::chips::{PieceCounts, total_value};
use crate::rules::money::Money;

use super::Finding;
use crate::table::act::StakeId;
use crate::table::due::faulty_stakes;
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::state::State;
use crate::table::truth::{playing, stake_fault};

/// The fault of giving pieces of a stake back.
pub(super) fn of_return(state: &State, id: StakeId, pieces: &PieceCounts) -> Option<Finding> {
    let stake = state.stake(id)?;
    if state.coup.null.is_made() {
        return None;
    }
    let Some(reason) = stake_fault(state, stake) else {
        let basis = state.house.limits.bind.basis();
        return Some(Finding { stake: Some(id), ..Finding::new(FaultKind::SoundStakeRefused, basis) });
    };
    let excess = stake.amount().minus(playing(state, stake));
    let due = if excess > Money::ZERO { excess } else { stake.amount() };
    let right = total_value(pieces) == due;
    (!right).then(|| Finding { stake: Some(id), ..Finding::by_rule(FaultKind::StakePutRightWrongly, &reason) })
}

/// Faulty stakes that lie there once the cards are dealt or the result is called, with the member of the crew who
/// should have seen them.
pub(in crate::table) fn let_through(state: &State) -> Vec<(Finding, Person)> {
    let fresh = faulty_stakes(state).filter(|(id, ..)| state.stake(*id).is_some_and(|stake| !stake.let_through));
    fresh
        .map(|(id, _, reason, by)| {
            (Finding { stake: Some(id), ..Finding::by_rule(FaultKind::StakeLetThrough, &reason) }, by)
        })
        .collect()
}
