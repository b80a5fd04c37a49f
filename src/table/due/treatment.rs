//! Faulty stakes, and how each is put right.

use crate::rules::chips::PieceCounts;
use crate::rules::clause::Basis;
use crate::rules::money::Money;
use crate::rules::procedure::ProcedureStep;
use crate::rules::protection::{ProtectionRule, StakeChange, change_reason, supervisor};
use crate::rules::reason::{Reason, Rule};

use crate::table::act::{Act, Speech, StakeId};
use crate::table::person::Person;
use crate::table::state::{PlacedStake, State};
use crate::table::truth::{playing, stake_fault};

/// A faulty stake on the layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaultyStake {
    /// The stake.
    pub id: StakeId,
    /// The next act that puts it right.
    pub act: Act,
    /// The rule it breaks.
    pub reason: Reason,
    /// The member of the crew whose it is.
    pub by: Person,
}

/// Faulty stakes on the layout.
pub fn faulty_stakes(state: &State) -> impl Iterator<Item = FaultyStake> + '_ {
    state.stakes.iter().filter_map(|stake| faulty_stake(state, stake))
}

/// Faulty stakes that were not let through: those that are still to be put right.
pub fn stakes_to_treat(state: &State) -> impl Iterator<Item = FaultyStake> + '_ {
    faulty_stakes(state).filter(|faulty| state.stake(faulty.id).is_some_and(|stake| !stake.let_through))
}

/// The fault of a stake with its treatment; `None` for a sound one.
pub fn faulty_stake(state: &State, stake: &PlacedStake) -> Option<FaultyStake> {
    if stake.settled.taken_up || !stake.lies() && stake.change().is_none() {
        return None;
    }
    let (reason, act) = barred(state, stake)
        .or_else(|| changed(state, stake))
        .or_else(|| astride(state, stake))
        .or_else(|| refused(state, stake))?;
    Some(FaultyStake { id: stake.id, act, reason, by: state.payer_of(stake.seat) })
}

/// A person who may not play is the chef's to send away; then the stake goes back.
fn barred(state: &State, stake: &PlacedStake) -> Option<(Reason, Act)> {
    if !state.coup.matters.barred.contains(&stake.owner) {
        return None;
    }
    let (role, _) = supervisor(&state.house, state.table()?);
    let reason = ProtectionRule::Called(role).reason(Basis::Silent);
    Some((reason, after_the_chef(state, Act::Return(stake.id, stake.pieces.counts()))))
}

/// A stake that was changed once the bets were stopped is put back; with cards out nothing is touched before the one
/// called has come.
fn changed(state: &State, stake: &PlacedStake) -> Option<(Reason, Act)> {
    let change = stake.change()?;
    let house = &state.house;
    let is_refused = match change {
        StakeChange::Lowered => *house.misdraw.withdrawn_stake_goes_back.value(),
        StakeChange::Added | StakeChange::Raised | StakeChange::Moved => *house.limits.late_is_refused.value(),
    };
    if !is_refused {
        return None;
    }
    let reason = change_reason(house, change);
    let act = Act::Restore(stake.id);
    let act = if state.felt.is_empty() { act } else { after_the_chef(state, act) };
    Some((reason, act))
}

fn after_the_chef(state: &State, act: Act) -> Act {
    if state.coup.chef_called { act } else { Act::CallChef }
}

/// A stake astride a line is asked about, and put where its owner means it.
fn astride(state: &State, stake: &PlacedStake) -> Option<(Reason, Act)> {
    let astride = stake.astride?;
    let checked = Rule::ComesBefore(ProcedureStep::CheckStakes, ProcedureStep::StopBets);
    let reason = Reason::new(checked, state.house.procedure.stakes_checked);
    let act = if astride.asked {
        Act::Straighten(stake.id, astride.meant)
    } else {
        Act::Speak(Speech::WhoseStake(stake.id), Some(Person::Guest(stake.owner)))
    };
    Some((reason, act))
}

fn refused(state: &State, stake: &PlacedStake) -> Option<(Reason, Act)> {
    let reason = stake_fault(state, stake)?;
    Some((reason, Act::Return(stake.id, back(state, stake))))
}

/// The pieces of a faulty stake that go back: the excess, or the whole.
fn back(state: &State, stake: &PlacedStake) -> PieceCounts {
    let excess = stake.amount().minus(playing(state, stake));
    let part = stake.pieces.making(excess).filter(|_| excess > Money::ZERO);
    part.unwrap_or_else(|| stake.pieces.clone()).counts()
}
