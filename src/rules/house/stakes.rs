//! Stakes in a house: payouts, limits, and the order of payment.

use serde::Deserialize;

use super::super::bet::Payout;
use super::super::clause::Entry;
use super::super::money::Ratio;

/// A spot and its payouts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpotRules {
    /// `punto`, `banco`, `egalite`, or the id of a house-specific spot.
    pub id: String,
    /// Payout lines; the first whose condition holds decides, and one must always hold.
    pub payouts: Vec<Payout>,
}

/// Limits on stakes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitRules {
    /// A sign on the table shows minimum and maximum.
    pub on_the_sign: Entry<bool>,
    /// Minimum and maximum bind the stakes.
    pub bind: Entry<bool>,
    /// Amount that the limits are held against.
    #[serde(default = "each_stake")]
    pub counted: Entry<CountedAmount>,
    /// A player's stakes may exceed the maximum through another player.
    pub others_may_add: Entry<bool>,
    /// A stake placed after betting is closed is refused.
    pub late_is_refused: Entry<bool>,
    /// Standing players may stake behind seated ones.
    pub standing_players: Entry<bool>,
    /// Minimum and maximum may change during the day.
    pub change_in_the_day: Entry<bool>,
    /// Maximum of a tie stake, as a share of the table maximum.
    pub egalite_share_of_maximum: Entry<Option<Ratio>>,
    /// A tie stake needs a stake on Punto or Banco beside it.
    pub egalite_needs_main_stake: Entry<bool>,
    /// Treatment of a stake above the maximum.
    pub above_maximum: Entry<AboveMaximum>,
    /// The part above the maximum is returned even when the stake loses.
    pub excess_of_a_lost_stake: Entry<bool>,
    /// Stakes are multiples of this many coins, so that every payment is whole.
    pub step: Entry<u32>,
    /// Treatment of a remainder below the smallest coin.
    pub rest_of_a_coin: Entry<RestOfACoin>,
}

/// The default of [`LimitRules::counted`].
const fn each_stake() -> Entry<CountedAmount> {
    Entry::Silent(CountedAmount::EachStake)
}

impl LimitRules {
    /// The limits hold against the sum of a player's stakes.
    pub const fn count_per_player(&self) -> bool {
        matches!(self.counted.value(), CountedAmount::PlayerTotal)
    }
}

/// Amount that minimum and maximum are held against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CountedAmount {
    /// Each stake by itself.
    EachStake,
    /// All the stakes of a player together.
    PlayerTotal,
}

/// Treatment of a stake above the maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum AboveMaximum {
    /// The whole stake is returned.
    Refused,
    /// The part above is returned, the rest plays.
    ExcessReturned,
}

/// Treatment of a remainder below the smallest coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum RestOfACoin {
    /// Not paid.
    NotPaid,
}

/// Order of collecting and paying.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paying {
    /// Every losing stake is collected before a winning one is paid.
    pub losers_first: Entry<bool>,
    /// Both start with the stakes nearest to the payeur.
    pub nearest_first: Entry<bool>,
    /// The cards stay in view until all is paid.
    pub cards_stay: Entry<bool>,
    /// Each of two payeurs collects and pays on his own tableau.
    pub each_his_tableau: Entry<bool>,
}
