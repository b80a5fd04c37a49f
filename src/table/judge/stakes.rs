//! Watch over stakes: faulty ones that are let through or put right wrongly, sound ones that are refused.

use std::cmp::Ordering;

use crate::rules::chips::total_value;
use crate::rules::money::Money;

use super::Finding;
use super::cards::HELD_BACK;
use crate::table::act::{Act, Speech, StakeId};
use crate::table::due::{FaultyStake, faulty_stake, stakes_to_treat};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::state::{FeltCard, PlacedStake, State};

/// The fault of asking about a stake, giving pieces of it back or putting it elsewhere.
pub(super) fn of_treatment(state: &State, id: StakeId, act: &Act) -> Option<Finding> {
    let stake = state.stake(id)?;
    if state.coup.null.is_made() {
        return None;
    }
    let asks = matches!(act, Act::Speak(..));
    let finding = match faulty_stake(state, stake) {
        None => {
            let kind = if asks { FaultKind::NeedlessCall } else { FaultKind::SoundStakeRefused };
            Finding::new(kind, state.house.limits.bind.basis())
        }
        Some(faulty) if is_due(stake, act, &faulty.act) || is_begun(state, act, &faulty.act) => return None,
        Some(faulty) => Finding::by_rule(FaultKind::StakePutRightWrongly, &faulty.reason),
    };
    Some(Finding { stake: Some(id), ..finding })
}

/// True if an act does what is due to a stake: other pieces of the same value do, and pieces added to a stake may be
/// handed back or the stake be put back as it was.
fn is_due(stake: &PlacedStake, act: &Act, due: &Act) -> bool {
    match (act, due) {
        (Act::Return(_, pieces), Act::Return(_, right)) => total_value(pieces) == total_value(right),
        (Act::Return(_, pieces), Act::Restore(_)) => {
            let added = stake.placed.map_or(Money::ZERO, |placed| stake.amount().minus(placed));
            added > Money::ZERO && total_value(pieces) == added
        }
        (Act::Speak(speech, _), Act::Speak(right, _)) => speech == right,
        _ => act == due,
    }
}

/// True if a stake is put back while the first card comes out: the hand was at it before the chef was due.
fn is_begun(state: &State, act: &Act, due: &Act) -> bool {
    let just_out = |card: &FeltCard| state.now.since(card.at) < HELD_BACK;
    matches!((act, due), (Act::Restore(_), Act::CallChef)) && state.felt.iter().all(just_out)
}

/// The stake that a word is about.
pub(super) const fn asked_about(speech: Speech) -> Option<StakeId> {
    match speech {
        Speech::WhoseStake(id) => Some(id),
        Speech::BurnCount(_)
        | Speech::LastCoup
        | Speech::NullCoup
        | Speech::Change(_)
        | Speech::ShoePasses
        | Speech::NewLimits
        | Speech::Quiet
        | Speech::Wait
        | Speech::ClearHands
        | Speech::StateOfTheShoe => None,
    }
}

/// Faulty stakes that are there once the cards are dealt or the result is called, with the member of the crew who
/// should have seen them. Stakes changed since the stop are found when they are settled, at the latest with the coup.
pub(in crate::table) fn let_through(state: &State) -> Vec<(Finding, Person)> {
    stakes_to_treat(state).filter(|faulty| !is_changed(state, faulty)).map(|faulty| unseen(&faulty)).collect()
}

/// Stakes changed since the stop that were not put back.
pub(in crate::table) fn changed_unseen(state: &State) -> Vec<(Finding, Person)> {
    let changed = stakes_to_treat(state).filter(|faulty| is_changed(state, faulty));
    changed
        .map(|faulty| {
            let cost = state.stake(faulty.id).map_or(0, cost_of_change);
            let (finding, by) = unseen(&faulty);
            (finding.costing(cost), by)
        })
        .collect()
}

fn is_changed(state: &State, faulty: &FaultyStake) -> bool {
    state.stake(faulty.id).is_some_and(|stake| stake.change().is_some())
}

/// Cost of a change to the house, as far as it can be told before the stake is settled: the pieces moved.
fn cost_of_change(stake: &PlacedStake) -> i64 {
    let placed = stake.placed.unwrap_or(Money::ZERO);
    let moved = match stake.amount().cmp(&placed) {
        Ordering::Greater => stake.amount().minus(placed),
        Ordering::Less | Ordering::Equal => placed.minus(stake.amount()),
    };
    -(moved.get() as i64)
}

fn unseen(faulty: &FaultyStake) -> (Finding, Person) {
    let finding = Finding::by_rule(FaultKind::StakeLetThrough, &faulty.reason);
    (Finding { stake: Some(faulty.id), ..finding }, faulty.by)
}
