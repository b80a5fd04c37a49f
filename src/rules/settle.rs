//! Settlement of stakes to the coin, and refusal of invalid ones.

use serde::{Deserialize, Serialize};

use super::bet::{Pays, Spot, Stake};
use super::clause::Basis;
use super::coup::CoupOutcome;
use super::house::{AboveMaximum, House};
use super::money::{Money, greatest_common_divisor};
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
    /// More than the maximum together with the player's other stakes.
    TotalAboveMaximum,
    /// A tie stake without one on Punto or Banco, where the house requires it.
    NeedsMainStake,
    /// Not a multiple of the step.
    OffStep,
    /// Placed after betting was closed.
    Late,
    /// Placed through another player, with the maximum already on the spot.
    ThroughAnother,
    /// Paid with a fraction of the smallest piece if it wins.
    CannotBePaid,
}

impl StakeRefusal {
    /// Identifier in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BelowMinimum => "below-minimum",
            Self::AboveMaximum => "above-maximum",
            Self::TotalAboveMaximum => "total-above-maximum",
            Self::NeedsMainStake => "needs-main-stake",
            Self::OffStep => "off-step",
            Self::Late => "late",
            Self::ThroughAnother => "through-another",
            Self::CannotBePaid => "cannot-be-paid",
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
    /// The part of it that plays.
    pub playing: Money,
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

/// Settles every stake of one player on a closed coup, given in the order placed. With `limits`, each stake is checked
/// first.
pub fn settle(house: &House, outcome: CoupOutcome, stakes: &[Stake], limits: Option<Limits>) -> Vec<Settled> {
    stakes
        .iter()
        .enumerate()
        .map(|(index, stake)| match limits.map(|limits| admit(house, stakes, index, limits)) {
            Some(Err((fault, basis))) => refused(house, *stake, fault, basis),
            Some(Ok(playing)) => settle_playing(house, outcome, *stake, playing),
            None => settle_playing(house, outcome, *stake, stake.amount),
        })
        .collect()
}

/// The part that plays of a stake under the table limits: the one at `index` among its player's stakes, given in the
/// order placed. Where the limits count per player, it is the later stake that takes them above the maximum.
///
/// # Errors
/// The reason for refusing the stake, and its basis.
pub fn admit(house: &House, stakes: &[Stake], index: usize, limits: Limits) -> Result<Money, (StakeRefusal, Basis)> {
    let playing = admit_amount(house, stakes, index, limits)?;
    let alone = house.limits.egalite_needs_main_stake.basis();
    let is_tie = stakes.get(index).is_some_and(|stake| stake.spot == Spot::Egalite);
    let needs_main = is_tie && *house.limits.egalite_needs_main_stake.value();
    let main_stands = || {
        stakes
            .iter()
            .enumerate()
            .filter(|(_, other)| matches!(other.spot, Spot::Punto | Spot::Banco))
            .any(|(main, _)| admit_amount(house, stakes, main, limits).is_ok())
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
    index: usize,
    laying: StakePlacement,
    limits: Limits,
) -> Result<Money, (StakeRefusal, Basis)> {
    let rules = &house.limits;
    if laying.late && *rules.late_is_refused.value() {
        return Err((StakeRefusal::Late, rules.late_is_refused.basis()));
    }
    let playing = admit(house, stakes, index, limits)?;
    let most = stakes.get(index).map_or(limits.max, |stake| maximum(house, stake.spot, limits).0);
    let room = most.minus(laying.already);
    if *rules.others_may_add.value() || playing <= room {
        return Ok(playing);
    }
    match rules.above_maximum.value() {
        AboveMaximum::ExcessReturned if room > Money::ZERO => Ok(room),
        _ => Err((StakeRefusal::ThroughAnother, rules.others_may_add.basis())),
    }
}

fn admit_amount(house: &House, stakes: &[Stake], index: usize, limits: Limits) -> Result<Money, (StakeRefusal, Basis)> {
    let rules = &house.limits;
    let Some(stake) = stakes.get(index) else { return Ok(Money::ZERO) };
    let sum = |stakes: &[Stake]| stakes.iter().fold(Money::ZERO, |sum, stake| sum.plus(stake.amount));
    let counted = if rules.count_per_player() { sum(stakes) } else { stake.amount };
    if counted < limits.min {
        return Err((StakeRefusal::BelowMinimum, rules.bind.basis()));
    }
    if rules.step_of_stakes().is_some_and(|step| !stake.amount.get().is_multiple_of(step.get())) {
        return Err((StakeRefusal::OffStep, rules.step.basis()));
    }
    let (max, max_basis) = maximum(house, stake.spot, limits);
    let already = if rules.count_per_player() { played_before(house, stakes, index, limits) } else { Money::ZERO };
    let room = limits.max.minus(already);
    let returns_excess = *rules.above_maximum.value() == AboveMaximum::ExcessReturned;
    if stake.amount <= max && stake.amount <= room {
        Ok(stake.amount)
    } else if returns_excess && room > Money::ZERO {
        Ok(max.min(room))
    } else if stake.amount > max {
        Err((StakeRefusal::AboveMaximum, max_basis))
    } else {
        Err((StakeRefusal::TotalAboveMaximum, rules.counted.basis()))
    }
}

/// The sum that plays of the player's stakes placed before this one.
fn played_before(house: &House, stakes: &[Stake], index: usize, limits: Limits) -> Money {
    let mut sum = Money::ZERO;
    for stake in stakes.get(..index).unwrap_or_default() {
        let room = maximum(house, stake.spot, limits).0.min(limits.max.minus(sum));
        if stake.amount <= room {
            sum = sum.plus(stake.amount);
        } else if *house.limits.above_maximum.value() == AboveMaximum::ExcessReturned {
            sum = sum.plus(room);
        }
    }
    sum
}

/// Maximum stake on this spot, and its basis.
pub fn maximum(house: &House, spot: Spot, limits: Limits) -> (Money, Basis) {
    let share = &house.limits.egalite_share_of_maximum;
    match share.value() {
        Some(ratio) if spot == Spot::Egalite => (limits.max.times(*ratio), share.basis()),
        _ => (limits.max, house.limits.bind.basis()),
    }
}

/// The fault of a refused stake, and what is done about it where a text may say the one and not the other.
pub fn refusal_reasons(house: &House, fault: StakeRefusal, basis: Basis) -> Vec<Reason> {
    let rules = &house.limits;
    let treatment = match fault {
        // A stake that is not accepted at all: the fault names the treatment.
        StakeRefusal::Late | StakeRefusal::NeedsMainStake => None,
        StakeRefusal::AboveMaximum | StakeRefusal::TotalAboveMaximum | StakeRefusal::ThroughAnother => {
            Some(rules.above_maximum.basis())
        }
        StakeRefusal::BelowMinimum | StakeRefusal::OffStep | StakeRefusal::CannotBePaid => {
            Some(rules.refused_goes_back)
        }
    };
    let treatment = treatment.map(|basis| Reason::new(Rule::GoesBackWhole, basis));
    [Reason::new(Rule::Refused(fault), basis)].into_iter().chain(treatment).collect()
}

/// The smallest amount on a spot, of which every multiple can be staked and paid in the pieces of the house.
pub fn payable_unit(house: &House, spot: Spot) -> Money {
    let pieces = &house.chip_set().pieces;
    let smallest = pieces.iter().map(|piece| piece.value.get()).min().unwrap_or(1).max(1);
    let step = house.limits.step_of_stakes().map_or(1, Money::get);
    let smallest = smallest / greatest_common_divisor(smallest, step).max(1) * step;
    let payouts = house.spot_rules(spot).map_or(&[][..], |rules| &rules.payouts);
    let unit = payouts.iter().filter_map(|line| line.pays.ratio()).fold(smallest, |unit, ratio| {
        let whole = u64::from(ratio.under).max(1).saturating_mul(smallest);
        let own = whole / greatest_common_divisor(u64::from(ratio.over), whole).max(1);
        unit / greatest_common_divisor(unit, own).max(1) * own
    });
    Money::coins(unit)
}

fn refused(house: &House, stake: Stake, fault: StakeRefusal, basis: Basis) -> Settled {
    Settled {
        stake,
        playing: Money::ZERO,
        ending: Ending::Refused(fault),
        paid: Money::ZERO,
        collected: Money::ZERO,
        returned: stake.amount,
        reasons: refusal_reasons(house, fault, basis),
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
    Settled { stake, playing, ending, paid, collected, returned: stake.amount.minus(collected), reasons }
}

/// True if the part above the maximum is returned from a stake with this result; with the basis.
fn excess_goes_back(house: &House, ending: Ending) -> (bool, Basis) {
    let lost = &house.limits.excess_of_a_lost_stake;
    if ending == Ending::Lose { (*lost.value(), lost.basis()) } else { (true, house.limits.above_maximum.basis()) }
}
