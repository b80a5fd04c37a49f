//! Limits that change during the day. Only one text speaks of it, and none says from when the new ones hold.

use super::clause::Basis;
use super::reason::{Reason, Rule};
use super::settle::Limits;
use super::trade::TradeRule;

/// The moment of a stake, relative to a change of the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeTiming {
    /// After the change.
    AfterTheChange,
    /// Before the change, for the coup under way.
    CoupUnderWay,
    /// Before the change, and left on the layout for the next coup.
    LeftForTheNext,
}

/// The limits that hold for a stake, with the reason.
pub const fn limits_in_force(timing: StakeTiming, before: Limits, after: Limits) -> (Limits, Reason) {
    let (limits, rule) = match timing {
        StakeTiming::AfterTheChange => (after, TradeRule::NewLimitsForNewStakes),
        StakeTiming::CoupUnderWay => (before, TradeRule::OldLimitsForTheCoup),
        StakeTiming::LeftForTheNext => (after, TradeRule::NewLimitsForAStakeLeft),
    };
    (limits, Reason::new(Rule::Trade(rule), Basis::Silent))
}
