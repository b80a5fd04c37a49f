//! Settlement of stakes to the coin, and refusal of invalid ones.

use serde::{Deserialize, Serialize};

use super::bet::{Pays, Spot, Stake};
use super::clause::Basis;
use super::coup::CoupOutcome;
use super::house::{AboveMaximum, House};
use super::money::Money;
use super::reason::{Reason, Rule};

/// The limits on the table's sign, in coins. The house file decides how they apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Minimum stake.
    pub min: Money,
    /// Maximum stake.
    pub max: Money,
}

/// Reason for refusing a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StakeRefusal {
    /// Less than the minimum.
    BelowMinimum,
    /// More than the maximum of its spot.
    AboveMaximum,
    /// A tie stake without one on Punto or Banco, where the house requires it.
    NeedsMainStake,
    /// Not a multiple of the step.
    OffStep,
    /// Placed after betting was closed.
    Late,
    /// Placed through another player, with the maximum already on the spot.
    ThroughAnother,
}

impl StakeRefusal {
    /// Identifier in JSON.
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

/// Result of a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Paid and returned.
    Win,
    /// Collected.
    Lose,
    /// Returned without payment.
    Push,
    /// Refused and returned whole.
    Refused(StakeRefusal),
}

/// A settled stake. The amount placed always equals `collected + returned`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The stake as placed.
    pub stake: Stake,
    /// Its result.
    pub ending: Ending,
    /// Amount paid on top of the stake.
    pub paid: Money,
    /// Amount collected from the stake.
    pub collected: Money,
    /// Amount returned from the stake.
    pub returned: Money,
    /// Rules applied, with their basis.
    pub reasons: Vec<Reason>,
}

/// Settles every stake of one player on a closed coup. With `limits`, each stake is checked first.
pub fn settle(house: &House, outcome: CoupOutcome, stakes: &[Stake], limits: Option<Limits>) -> Vec<Settled> {
    stakes
        .iter()
        .map(|stake| match limits.map(|limits| admit(house, stakes, *stake, limits)) {
            Some(Err((fault, basis))) => refused(*stake, fault, basis),
            Some(Ok(playing)) => settle_playing(house, outcome, *stake, playing),
            None => settle_playing(house, outcome, *stake, stake.amount),
        })
        .collect()
}

/// The part of a stake that plays under the table limits.
///
/// # Errors
/// The reason for refusing the stake, and its basis.
pub fn admit(house: &House, stakes: &[Stake], stake: Stake, limits: Limits) -> Result<Money, (StakeRefusal, Basis)> {
    let playing = admit_amount(house, stake, limits)?;
    let alone = house.limits.egalite_needs_main_stake.basis();
    let needs_main = stake.spot == Spot::Egalite && *house.limits.egalite_needs_main_stake.value();
    let main_stands = || {
        stakes
            .iter()
            .filter(|other| matches!(other.spot, Spot::Punto | Spot::Banco))
            .any(|main| admit_amount(house, *main, limits).is_ok())
    };
    if needs_main && !main_stands() { Err((StakeRefusal::NeedsMainStake, alone)) } else { Ok(playing) }
}

/// Circumstances in which a stake was placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StakePlacement {
    /// Placed after betting was closed.
    pub late: bool,
    /// The player's own amount on this spot, where another places the stake for him.
    pub already: Money,
}

/// As [`admit`], with the circumstances of the placement.
///
/// # Errors
/// The reason for refusing the stake, and its basis.
pub fn admit_placed(
    house: &House,
    stakes: &[Stake],
    stake: Stake,
    laying: StakePlacement,
    limits: Limits,
) -> Result<Money, (StakeRefusal, Basis)> {
    let rules = &house.limits;
    if laying.late && *rules.late_is_refused.value() {
        return Err((StakeRefusal::Late, rules.late_is_refused.basis()));
    }
    let playing = admit(house, stakes, stake, limits)?;
    let room = maximum(house, stake.spot, limits).0.minus(laying.already);
    if *rules.others_may_add.value() || playing <= room {
        return Ok(playing);
    }
    match rules.above_maximum.value() {
        AboveMaximum::ExcessReturned if room > Money::ZERO => Ok(room),
        _ => Err((StakeRefusal::ThroughAnother, rules.others_may_add.basis())),
    }
}

fn admit_amount(house: &House, stake: Stake, limits: Limits) -> Result<Money, (StakeRefusal, Basis)> {
    let rules = &house.limits;
    let (max, max_basis) = maximum(house, stake.spot, limits);
    if stake.amount < limits.min {
        return Err((StakeRefusal::BelowMinimum, rules.bind.basis()));
    }
    if !stake.amount.get().is_multiple_of(u64::from(*rules.step.value()).max(1)) {
        return Err((StakeRefusal::OffStep, rules.step.basis()));
    }
    match rules.above_maximum.value() {
        _ if stake.amount <= max => Ok(stake.amount),
        AboveMaximum::Refused => Err((StakeRefusal::AboveMaximum, max_basis)),
        AboveMaximum::ExcessReturned => Ok(max),
    }
}

/// Maximum stake on this spot, and its basis.
pub fn maximum(house: &House, spot: Spot, limits: Limits) -> (Money, Basis) {
    let share = &house.limits.egalite_share_of_maximum;
    match share.value() {
        Some(ratio) if spot == Spot::Egalite => (limits.max.times(*ratio), share.basis()),
        _ => (limits.max, house.limits.above_maximum.basis()),
    }
}

fn refused(stake: Stake, fault: StakeRefusal, basis: Basis) -> Settled {
    Settled {
        stake,
        ending: Ending::Refused(fault),
        paid: Money::ZERO,
        collected: Money::ZERO,
        returned: stake.amount,
        reasons: vec![Reason::new(Rule::Refused(fault), basis)],
    }
}

fn settle_playing(house: &House, outcome: CoupOutcome, stake: Stake, playing: Money) -> Settled {
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

/// True if the part above the maximum is returned from a stake with this result; with the basis.
fn excess_goes_back(house: &House, ending: Ending) -> (bool, Basis) {
    let lost = &house.limits.excess_of_a_lost_stake;
    if ending == Ending::Lose { (*lost.value(), lost.basis()) } else { (true, house.limits.above_maximum.basis()) }
}
