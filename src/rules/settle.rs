//! Settling stakes to the coin, and refusing those that may not stand.

use serde::{Deserialize, Serialize};

use super::bet::{Pays, Spot, Stake};
use super::clause::Basis;
use super::coup::Outcome;
use super::house::{AboveMaximum, House};
use super::money::Money;
use super::reason::{Reason, Rule};

/// What the sign on the table allows, in coins. The house file says how it is applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The least a stake may be.
    pub min: Money,
    /// The most a stake may be.
    pub max: Money,
}

/// Why a stake may not stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// Less than the minimum.
    BelowMinimum,
    /// More than the maximum of its spot.
    AboveMaximum,
    /// A stake on equal points without one on Punto or Banco, where the house asks for it.
    NeedsMainStake,
    /// Not a multiple of the step.
    OffStep,
    /// Laid after the bets had been stopped.
    Late,
    /// Laid through another, by a player who already has the maximum on the spot.
    ThroughAnother,
}

impl Fault {
    /// The identifier used in JSON.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BelowMinimum => "below-minimum",
            Self::AboveMaximum => "above-maximum",
            Self::NeedsMainStake => "needs-main-stake",
            Self::OffStep => "off-step",
            Self::Late => "late",
            Self::ThroughAnother => "through-another",
        }
    }
}

/// How a stake ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// It is paid and goes back.
    Win,
    /// The house takes it.
    Lose,
    /// It goes back, nothing is paid.
    Push,
    /// It was not allowed to stand and goes back whole.
    Refused(Fault),
}

/// A settled stake. What the player laid down is always `collected + returned`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The stake as it was laid down.
    pub stake: Stake,
    /// How it ended.
    pub ending: Ending,
    /// What the house pays on top of the stake.
    pub paid: Money,
    /// What the house takes of the stake.
    pub collected: Money,
    /// What goes back of the stake.
    pub returned: Money,
    /// The rules applied, each with what it rests on.
    pub reasons: Vec<Reason>,
}

/// Settles every stake of one player on a closed coup. With `limits`, each stake is checked first.
#[must_use]
pub fn settle(house: &House, outcome: Outcome, stakes: &[Stake], limits: Option<Limits>) -> Vec<Settled> {
    stakes
        .iter()
        .map(|stake| match limits.map(|limits| admit(house, stakes, *stake, limits)) {
            Some(Err((fault, basis))) => refused(*stake, fault, basis),
            Some(Ok(playing)) => settle_playing(house, outcome, *stake, playing),
            None => settle_playing(house, outcome, *stake, stake.amount),
        })
        .collect()
}

/// How much of a stake plays under the limits of the table.
///
/// # Errors
/// The fault that keeps the stake from standing, and what that rests on.
pub fn admit(house: &House, stakes: &[Stake], stake: Stake, limits: Limits) -> Result<Money, (Fault, Basis)> {
    let playing = admit_amount(house, stake, limits)?;
    let alone = house.limits.egalite_needs_main_stake.basis();
    let needs_main = stake.spot == Spot::Egalite && *house.limits.egalite_needs_main_stake.value();
    let main_stands = || {
        stakes
            .iter()
            .filter(|other| matches!(other.spot, Spot::Punto | Spot::Banco))
            .any(|main| admit_amount(house, *main, limits).is_ok())
    };
    if needs_main && !main_stands() { Err((Fault::NeedsMainStake, alone)) } else { Ok(playing) }
}

/// How a stake came onto the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laying {
    /// Whether the bets had been stopped before it was laid.
    pub late: bool,
    /// What its player already has on this spot, where the stake is laid for him by another.
    pub already: Money,
}

/// How much of a stake plays, as [`admit`], where it matters how it was laid.
///
/// # Errors
/// The fault that keeps the stake from standing, and what that rests on.
pub fn admit_laid(
    house: &House,
    stakes: &[Stake],
    stake: Stake,
    laying: Laying,
    limits: Limits,
) -> Result<Money, (Fault, Basis)> {
    let rules = &house.limits;
    if laying.late && *rules.late_is_refused.value() {
        return Err((Fault::Late, rules.late_is_refused.basis()));
    }
    let playing = admit(house, stakes, stake, limits)?;
    let room = maximum(house, stake.spot, limits).0.minus(laying.already);
    if *rules.others_may_add.value() || playing <= room {
        return Ok(playing);
    }
    match rules.above_maximum.value() {
        AboveMaximum::ExcessReturned if room > Money::ZERO => Ok(room),
        _ => Err((Fault::ThroughAnother, rules.others_may_add.basis())),
    }
}

fn admit_amount(house: &House, stake: Stake, limits: Limits) -> Result<Money, (Fault, Basis)> {
    let rules = &house.limits;
    let (max, max_basis) = maximum(house, stake.spot, limits);
    if stake.amount < limits.min {
        return Err((Fault::BelowMinimum, rules.bind.basis()));
    }
    if !stake.amount.get().is_multiple_of(u64::from(*rules.step.value()).max(1)) {
        return Err((Fault::OffStep, rules.step.basis()));
    }
    match rules.above_maximum.value() {
        _ if stake.amount <= max => Ok(stake.amount),
        AboveMaximum::Refused => Err((Fault::AboveMaximum, max_basis)),
        AboveMaximum::ExcessReturned => Ok(max),
    }
}

/// The most a stake on this spot may be, and what that rests on.
#[must_use]
pub fn maximum(house: &House, spot: Spot, limits: Limits) -> (Money, Basis) {
    let share = &house.limits.egalite_share_of_maximum;
    match share.value() {
        Some(ratio) if spot == Spot::Egalite => (limits.max.times(*ratio), share.basis()),
        _ => (limits.max, house.limits.above_maximum.basis()),
    }
}

fn refused(stake: Stake, fault: Fault, basis: Basis) -> Settled {
    Settled {
        stake,
        ending: Ending::Refused(fault),
        paid: Money::ZERO,
        collected: Money::ZERO,
        returned: stake.amount,
        reasons: vec![Reason::new(Rule::Refused(fault), basis)],
    }
}

fn settle_playing(house: &House, outcome: Outcome, stake: Stake, playing: Money) -> Settled {
    let (pays, basis) = house.pays(stake.spot, outcome);
    let (ending, rule) = match pays {
        Pays::Lose => (Ending::Lose, Rule::Loses),
        Pays::Push => (Ending::Push, Rule::Pushes),
        Pays::Odds(ratio) => (Ending::Win, Rule::Pays(ratio)),
        Pays::LessCommission(share) => (Ending::Win, Rule::PaysLessCommission(share)),
    };
    let paid = pays.ratio().map_or(Money::ZERO, |ratio| playing.times(ratio));
    let mut reasons = vec![Reason::new(rule, basis)];
    if pays.ratio().is_some_and(|ratio| !playing.divides_evenly(ratio)) {
        reasons.push(Reason::new(Rule::RestDropped, house.limits.rest_of_a_coin.basis()));
    }
    let mut collected = if ending == Ending::Lose { playing } else { Money::ZERO };
    if playing < stake.amount {
        let (goes_back, basis) = excess_goes_back(house, ending);
        if goes_back {
            reasons.push(Reason::new(Rule::ExcessReturned, basis));
        } else {
            collected = stake.amount;
        }
    }
    Settled { stake, ending, paid, collected, returned: stake.amount.minus(collected), reasons }
}

/// Whether what lies above the maximum goes back from a stake that ended so, and what that rests on.
fn excess_goes_back(house: &House, ending: Ending) -> (bool, Basis) {
    let lost = &house.limits.excess_of_a_lost_stake;
    if ending == Ending::Lose { (*lost.value(), lost.basis()) } else { (true, house.limits.above_maximum.basis()) }
}
