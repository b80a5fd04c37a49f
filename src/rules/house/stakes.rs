//! Stakes in a house: what each spot pays, which stakes may stand, how they are paid.

use serde::Deserialize;

use super::super::bet::Payout;
use super::super::clause::Entry;
use super::super::money::Ratio;

/// A spot and what it pays.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpotRules {
    /// `punto`, `banco`, `egalite`, or the id of a spot of the house's own.
    pub id: String,
    /// The lines of its payouts; the first that holds decides, and one must always hold.
    pub payouts: Vec<Payout>,
}

/// Which stakes may stand.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LimitRules {
    /// Whether a sign on the table shows minimum and maximum.
    pub on_the_sign: Entry<bool>,
    /// That the minimum and maximum bind every stake.
    pub bind: Entry<bool>,
    /// Whether a player's stakes may pass the maximum through somebody else's hand.
    pub others_may_add: Entry<bool>,
    /// Whether a stake laid after the stop of the bets is refused.
    pub late_is_refused: Entry<bool>,
    /// Whether players on their feet may stake behind those who sit.
    pub standing_players: Entry<bool>,
    /// Whether minimum and maximum may change in the course of a day.
    pub change_in_the_day: Entry<bool>,
    /// The most a tie stake may be, as a share of the maximum.
    pub egalite_share_of_maximum: Entry<Option<Ratio>>,
    /// Whether a tie stake needs one on Punto or Banco beside it.
    pub egalite_needs_main_stake: Entry<bool>,
    /// What happens to a stake above the maximum.
    pub above_maximum: Entry<AboveMaximum>,
    /// That the part above the maximum goes back even when the stake loses.
    pub excess_of_a_lost_stake: Entry<bool>,
    /// Stakes are multiples of so many coins, so that every payment is whole.
    pub step: Entry<u32>,
    /// What becomes of a rest smaller than the smallest coin.
    pub rest_of_a_coin: Entry<RestOfACoin>,
}

/// What happens to a stake above the maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum AboveMaximum {
    /// It is refused and goes back whole.
    Refused,
    /// The part above goes back, the part below plays.
    ExcessReturned,
}

/// What becomes of a rest smaller than the smallest coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum RestOfACoin {
    /// It is not paid.
    NotPaid,
}

/// How stakes are collected and paid.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Paying {
    /// That every losing stake is collected before a winning one is paid.
    pub losers_first: Entry<bool>,
    /// That both begin with the stakes nearest to the payeur.
    pub nearest_first: Entry<bool>,
    /// That the cards stay in view until all is paid.
    pub cards_stay: Entry<bool>,
    /// That of two who pay each collects and pays on a tableau of his own.
    pub each_his_tableau: Entry<bool>,
}
