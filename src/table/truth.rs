//! What the cards and stakes on the felt amount to, by the rules: the coup as it must be, the mis-draws in it, and
//! what is due to each stake.

use crate::rules::bet::Stake;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::misdraw::{self, BetsState, Cause, CoupStage, Incident, Judgement, PlacedCard, Whereabouts};
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::round_of_payment::StakeDue;
use crate::rules::settle::{Ending, Settled, StakePlacement, StakeRefusal, admit_placed, settle};

use super::act::{CardId, CardPlace, StakeId};
use super::person::Person;
use super::state::{FeltCard, PlacedStake, State};

/// Cards of the coup: those out of the shoe, without what was removed as surplus.
pub fn coup_cards(state: &State) -> impl Iterator<Item = &FeltCard> {
    state.felt.iter().filter(|card| !card.removed)
}

/// The coup as the rules deal it from the cards in the order in which they left the shoe.
pub fn coup_of(state: &State) -> Coup<'_> {
    let mut coup = Coup::new(&state.house);
    for card in coup_cards(state) {
        if coup.add_card(card.card.card).is_err() {
            break;
        }
    }
    coup
}

/// The outcome of the coup as it must be; `None` while it is not closed.
pub fn outcome(state: &State) -> Option<CoupOutcome> {
    if state.felt.is_empty() { None } else { coup_of(state).outcome() }
}

/// The judgement of the cards as they lie; `None` before the first card, and for cards that cannot be.
pub fn judgement(state: &State) -> Option<(Vec<CardId>, Judgement)> {
    let cards: Vec<&FeltCard> = coup_cards(state).collect();
    let last = cards.last()?;
    let paid = state.stakes.iter().any(|stake| stake.settled.collected.plus(stake.settled.paid) > Money::ZERO);
    let on = |card: &FeltCard| match card.place {
        CardPlace::On(side) => Some(side),
        CardPlace::Apart | CardPlace::Box | CardPlace::Shoe | CardPlace::Floor => None,
    };
    // Cards of a coup that was put away lie together in the box; which side each was on is then what it was.
    let gone = cards.iter().all(|card| card.place == CardPlace::Box);
    if gone {
        return None;
    }
    let incident = Incident {
        cards: cards.iter().map(|card| PlacedCard { card: card.card.card, on: on(card) }).collect(),
        bets: if cards.iter().any(|card| card.early) { BetsState::Open } else { BetsState::Stopped },
        read_after: state.coup.read_after,
        stage: match state.coup.called {
            Some(chance) if paid => CoupStage::Paid(chance),
            Some(chance) => CoupStage::Called(chance),
            None => CoupStage::UnderWay,
        },
        cards_are: Whereabouts::InView,
        by: if matches!(last.by, Person::Guest(_)) { Cause::Banker } else { Cause::Croupier },
    };
    let judged = misdraw::judge(&state.house, &incident).ok()?;
    Some((cards.iter().map(|card| card.id).collect(), judged))
}

/// The mistakes with the cards as they lie, with the rules they break.
pub fn mistakes(state: &State) -> Vec<Reason> {
    judgement(state).map(|(_, judged)| judged.mistakes).unwrap_or_default()
}

/// The fault of a stake as it lies, with its rule; `None` for a sound one.
pub fn stake_fault(state: &State, stake: &PlacedStake) -> Option<Reason> {
    let own = stakes_of(state, stake.owner);
    match admit_placed(&state.house, &own, stake.as_stake(), placement(state, stake), state.sign) {
        Err((refusal, basis)) => Some(Reason::new(Rule::Refused(refusal), basis)),
        Ok(playing) if playing < stake.amount() => {
            Some(Reason::new(Rule::ExcessReturned, state.house.limits.above_maximum.basis()))
        }
        Ok(_) => unpayable(state, stake),
    }
}

/// A stake whose payment the pieces of the house cannot make.
fn unpayable(state: &State, stake: &PlacedStake) -> Option<Reason> {
    let basis = state.house.limits.step.basis();
    let is_payable = stake.amount().get().is_multiple_of(step(state).get().max(1));
    (!is_payable).then(|| Reason::new(Rule::Refused(StakeRefusal::OffStep), basis))
}

/// The amount of which every stake is a multiple, so that each payment can be made in the pieces of the house.
pub fn step(state: &State) -> Money {
    let values = state.house.chip_set().values();
    let smallest = values.first().map_or(1, |value| value.get()).max(1);
    let ratios = state.house.spots.iter().flat_map(|spot| &spot.payouts).filter_map(|line| line.pays.ratio());
    let shares = ratios.map(|ratio| (u64::from(ratio.over), u64::from(ratio.under)));
    let under = shares.map(|(over, under)| under / gcd(under, over).max(1)).fold(1, lcm);
    Money::coins(smallest * under)
}

const fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

const fn lcm(one: u64, other: u64) -> u64 {
    one / gcd(one, other) * other
}

/// The amount of a stake that plays under the limits; nothing where it is refused.
pub fn playing(state: &State, stake: &PlacedStake) -> Money {
    let own = stakes_of(state, stake.owner);
    let admitted = admit_placed(&state.house, &own, stake.as_stake(), placement(state, stake), state.sign);
    admitted.unwrap_or(Money::ZERO)
}

/// A player's stakes as they play: once the bets are stopped, those that lay there then.
fn stakes_of(state: &State, owner: u8) -> Vec<Stake> {
    let own = state.stakes.iter().filter(|stake| stake.owner == owner && !stake.late);
    let playing = own.filter(|stake| stake.lies() || stake.at_stop.is_some());
    playing.map(|stake| Stake { spot: stake.spot, amount: stake.at_stop.unwrap_or_else(|| stake.amount()) }).collect()
}

fn placement(state: &State, stake: &PlacedStake) -> StakePlacement {
    let own = state.stakes.iter().filter(|other| {
        other.owner == stake.owner && other.by == stake.owner && other.spot == stake.spot && other.id != stake.id
    });
    let already =
        if stake.by == stake.owner { Money::ZERO } else { own.map(PlacedStake::amount).fold(Money::ZERO, Money::plus) };
    StakePlacement { late: stake.late, already }
}

/// What is still to be done with a stake of a closed coup.
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
    /// What is still to be done.
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

/// The part of a payment that the pieces of the house make.
fn payable(state: &State, paid: Money) -> Money {
    let smallest = state.house.chip_set().values().first().map_or(1, |value| value.get()).max(1);
    Money::coins(paid.get() - paid.get() % smallest)
}

fn stake_state(state: &State, stake: &PlacedStake, outcome: CoupOutcome) -> Option<StakeState> {
    let own = stakes_of(state, stake.owner);
    let as_stake = stake.as_stake();
    let admitted = admit_placed(&state.house, &own, as_stake, placement(state, stake), state.sign);
    let settled = if let Err((refusal, basis)) = admitted {
        Settled {
            stake: as_stake,
            ending: Ending::Refused(refusal),
            paid: Money::ZERO,
            collected: Money::ZERO,
            returned: as_stake.amount,
            reasons: vec![Reason::new(Rule::Refused(refusal), basis)],
        }
    } else {
        let mut all = own;
        all.retain(|other| *other != as_stake);
        all.push(as_stake);
        let settled = settle(&state.house, outcome, &all, Some(state.sign)).pop()?;
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
