//! The stakes of one player on several spots, held against the limits of the table.

use super::bet::{Spot, Stake};
use super::house::House;
use super::money::Money;
use super::reason::{Reason, Rule};
use super::settle::{Limits, maximum};
use super::trade::TradeRule;

/// A player's stakes and the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TotalFinding {
    /// Within the limits.
    Within,
    /// Above the maximum.
    Above,
    /// Below the minimum.
    Below,
}

/// Sum of these stakes.
pub fn total_staked(stakes: &[Stake]) -> Money {
    stakes.iter().fold(Money::ZERO, |sum, stake| sum.plus(stake.amount))
}

/// Holds a player's stakes against the limits, counted as the house counts them.
pub fn check_player(house: &House, stakes: &[Stake], limits: Limits) -> (TotalFinding, Vec<Reason>) {
    let rules = &house.limits;
    let per_player = rules.count_per_player();
    let whole = Stake { spot: Spot::Punto, amount: total_staked(stakes) };
    let counted = if per_player { std::slice::from_ref(&whole) } else { stakes };
    let way = if per_player { TradeRule::LimitsPerPlayer } else { TradeRule::LimitsPerStake };
    let share = &rules.egalite_share_of_maximum;
    let tie_above = |stake: &Stake| {
        stake.spot == Spot::Egalite && share.value().is_some() && stake.amount > maximum(house, stake.spot, limits).0
    };
    let (finding, rule, basis) = if stakes.iter().any(tie_above) {
        (TotalFinding::Above, TradeRule::TieAboveItsShare, share.basis())
    } else if counted.iter().any(|stake| stake.amount > limits.max) {
        (TotalFinding::Above, TradeRule::AboveTheMaximum, rules.bind.basis())
    } else if counted.iter().any(|stake| stake.amount < limits.min) {
        (TotalFinding::Below, TradeRule::BelowTheMinimum, rules.bind.basis())
    } else {
        (TotalFinding::Within, TradeRule::WithinTheLimits, rules.bind.basis())
    };
    let reasons = [Reason::new(Rule::Trade(way), rules.counted.basis()), Reason::new(Rule::Trade(rule), basis)];
    (finding, reasons.to_vec())
}
