//! Cards and stakes on the felt by the rules: the coup as it must be, the dealing errors in it, and
//! what is due to each stake.

mod cards;

use crate::rules::bet::{Spot, Stake};
use crate::rules::clause::Basis;
use crate::rules::coup::CoupOutcome;
use crate::rules::house::House;
use crate::rules::money::{Money, greatest_common_divisor};
use crate::rules::reason::{Reason, Rule};
use crate::rules::round_of_payment::StakeDue;
use crate::rules::settle::{
    Ending, Settled, StakePlacement, StakeRefusal, admit_placed, payable_unit, refusal_reasons, settle,
};

use super::act::StakeId;
use super::state::{PlacedStake, State};

pub use self::cards::{
    coup_cards, coup_of, judgement, left_over, mistakes, null_coup, number_in_the_deal, outcome, part_of, round_after,
};

/// The fault of a stake as placed, with its rule; `None` for a sound one.
pub fn stake_fault(state: &State, stake: &PlacedStake) -> Option<Reason> {
    match admitted(state, stake) {
        Err((refusal, basis)) => Some(Reason::new(Rule::Refused(refusal), basis)),
        Ok(playing) if playing < stake.amount() => {
            Some(Reason::new(Rule::ExcessReturned, state.house.limits.above_maximum.basis()))
        }
        Ok(_) => unpayable(state, stake),
    }
}

/// A stake whose payment the pieces of the house cannot make.
fn unpayable(state: &State, stake: &PlacedStake) -> Option<Reason> {
    let unit = payable_unit(&state.house, stake.spot).get().max(1);
    let is_payable = stake.amount().get().is_multiple_of(unit);
    (!is_payable).then(|| Reason::new(Rule::Refused(StakeRefusal::CannotBePaid), Basis::Silent))
}

/// The amount of which every stake is a multiple, so that each payment can be made in the pieces of the house.
pub fn step(state: &State) -> Money {
    step_of(&state.house)
}

/// As [`step`], of a house.
pub fn step_of(house: &House) -> Money {
    let spots = [Spot::Punto, Spot::Banco, Spot::Egalite];
    spots.into_iter().map(|spot| payable_unit(house, spot)).fold(Money::coins(1), |step, unit| {
        let (step, unit) = (step.get(), unit.get().max(1));
        Money::coins(step / greatest_common_divisor(step, unit).max(1) * unit)
    })
}

/// The amount of a stake that plays under the limits; nothing where it is refused.
pub fn playing(state: &State, stake: &PlacedStake) -> Money {
    admitted(state, stake).unwrap_or(Money::ZERO)
}

/// The part of a stake that plays, or the reason for refusing it.
fn admitted(state: &State, stake: &PlacedStake) -> Result<Money, (StakeRefusal, Basis)> {
    let (own, index) = stakes_of_owner(state, stake);
    admit_placed(&state.house, &own, index, placement(state, stake), state.sign)
}

/// The stakes of a stake's owner in the order placed, with the index of this one: once the bets are stopped, those that
/// lay there then, and this one as it is now.
fn stakes_of_owner(state: &State, stake: &PlacedStake) -> (Vec<Stake>, usize) {
    let plays = |other: &PlacedStake| !other.late && (other.lies() || other.at_stop.is_some());
    let own = state.stakes.iter().filter(|other| other.id == stake.id || other.owner == stake.owner && plays(other));
    let own: Vec<&PlacedStake> = own.collect();
    let index = own.iter().position(|other| other.id == stake.id).unwrap_or(own.len());
    let amount = |other: &PlacedStake| {
        if other.id == stake.id { other.amount() } else { other.at_stop.unwrap_or_else(|| other.amount()) }
    };
    (own.iter().map(|other| Stake { spot: other.spot, amount: amount(other) }).collect(), index)
}

fn placement(state: &State, stake: &PlacedStake) -> StakePlacement {
    let own = state.stakes.iter().filter(|other| {
        other.owner == stake.owner && other.by == stake.owner && other.spot == stake.spot && other.id != stake.id
    });
    let already =
        if stake.by == stake.owner { Money::ZERO } else { own.map(PlacedStake::amount).fold(Money::ZERO, Money::plus) };
    StakePlacement { late: stake.late, already }
}

/// The act still due to a stake of a closed coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeTask {
    /// This much of it goes back.
    Return(Money),
    /// It is collected.
    Collect,
    /// This much is paid.
    Pay(Money),
}

/// A stake with its settlement by the rules, and what is still to be done.
#[derive(Debug, Clone)]
pub struct StakeState {
    /// The stake.
    pub id: StakeId,
    /// Its seat.
    pub seat: u8,
    /// The settlement by the rules.
    pub settled: Settled,
    /// The act still due.
    pub task: Option<StakeTask>,
}

impl StakeState {
    /// The task in the terms of the round of payment.
    pub const fn due(&self) -> StakeDue {
        match self.task {
            Some(StakeTask::Collect) => StakeDue::Collected,
            Some(StakeTask::Pay(amount)) => StakeDue::Paid(amount),
            Some(StakeTask::Return(_)) | None => StakeDue::Stays,
        }
    }
}

/// The settlement of every stake on the layout, once the coup is closed; in the order of the stakes.
pub fn settlement(state: &State) -> Vec<StakeState> {
    let Some(outcome) = outcome(state) else { return Vec::new() };
    let lying = state.stakes.iter().filter(|stake| stake.lies() && !stake.settled.taken_up);
    lying.filter_map(|stake| stake_state(state, stake, outcome)).collect()
}

/// True if another amount than due was paid for a stake of a closed coup.
pub fn is_paid_wrongly(state: &State, id: StakeId) -> bool {
    let of_stake = |stake: &StakeState| stake.id == id;
    let due = settlement(state).into_iter().find(of_stake).map(|stake| stake.settled.paid);
    due.zip(state.stake(id)).is_some_and(|(due, stake)| stake.settled.paid > Money::ZERO && stake.settled.paid != due)
}

/// The part of a payment that the pieces of the house make.
fn payable(state: &State, paid: Money) -> Money {
    let smallest = state.house.chip_set().values().first().map_or(1, |value| value.get()).max(1);
    Money::coins(paid.get() - paid.get() % smallest)
}

fn stake_state(state: &State, stake: &PlacedStake, outcome: CoupOutcome) -> Option<StakeState> {
    let as_stake = stake.as_stake();
    let admitted = admitted(state, stake);
    let settled = if let Err((refusal, basis)) = admitted {
        Settled {
            stake: as_stake,
            playing: Money::ZERO,
            ending: Ending::Refused(refusal),
            paid: Money::ZERO,
            collected: Money::ZERO,
            returned: as_stake.amount,
            reasons: refusal_reasons(&state.house, refusal, basis),
        }
    } else {
        let (own, index) = stakes_of_owner(state, stake);
        let settled = settle(&state.house, outcome, &own, Some(state.sign)).into_iter().nth(index)?;
        Settled { paid: payable(state, settled.paid), ..settled }
    };
    let excess = match admitted {
        Err(_) => stake.amount(),
        Ok(playing) => stake.amount().minus(playing),
    };
    let task = match settled.ending {
        _ if excess > Money::ZERO && settled.returned >= excess => Some(StakeTask::Return(excess)),
        Ending::Lose => Some(StakeTask::Collect),
        Ending::Win if stake.settled.paid == Money::ZERO => Some(StakeTask::Pay(settled.paid)),
        Ending::Win | Ending::Push | Ending::Refused(_) => None,
    };
    Some(StakeState { id: stake.id, seat: stake.seat, settled, task })
}
