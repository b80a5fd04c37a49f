//! Spots, stakes and payouts; odds are data over a closed list of conditions.

use serde::{Deserialize, Serialize};

use super::clause::Basis;
use super::coup::CoupOutcome;
use super::hand::Point;
use super::money::{Money, Ratio};
use super::side::{Chance, Side};

/// A betting spot on the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Spot {
    /// Bet on Punto.
    Punto,
    /// Bet on Banco.
    Banco,
    /// Bet on equal points.
    Egalite,
    /// A house-specific spot, by its index in the house file.
    Own(u8),
}

impl From<Chance> for Spot {
    fn from(chance: Chance) -> Self {
        match chance {
            Chance::Punto => Self::Punto,
            Chance::Banco => Self::Banco,
            Chance::Egalite => Self::Egalite,
        }
    }
}

/// A condition on a closed coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum When {
    /// The chance wins.
    Wins(Chance),
    /// The side wins with this point.
    WinsWith(Side, Point),
    /// The side wins with this point made of this number of cards.
    WinsWithCards(Side, Point, u8),
    /// The side wins by exactly this margin.
    WinsBy(Side, u8),
    /// The side wins with a natural.
    WinsNatural(Side),
    /// Both sides have this point.
    EgaliteOn(Point),
    /// The coup takes this number of cards, four to six.
    Cards(u8),
    /// Every coup.
    Always,
}

impl When {
    /// True if the outcome meets the condition.
    pub fn holds(self, outcome: CoupOutcome) -> bool {
        let wins = |side: Side| outcome.winner == Chance::from(side);
        match self {
            Self::Wins(chance) => outcome.winner == chance,
            Self::WinsWith(side, point) => wins(side) && outcome.points[side] == point,
            Self::WinsWithCards(side, point, cards) => {
                wins(side) && outcome.points[side] == point && outcome.cards[side] == cards
            }
            Self::WinsBy(side, margin) => {
                wins(side) && outcome.points.punto.get().abs_diff(outcome.points.banco.get()) == margin
            }
            Self::WinsNatural(side) => wins(side) && outcome.cards[side] == 2 && outcome.points[side].is_natural(),
            Self::EgaliteOn(point) => outcome.winner == Chance::Egalite && outcome.points.punto == point,
            Self::Cards(cards) => outcome.cards.punto + outcome.cards.banco == cards,
            Self::Always => true,
        }
    }
}

/// Effect of an outcome on a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Pays {
    /// Winnings at these odds; the stake is returned.
    Odds(Ratio),
    /// Even money less this share of the winnings as commission.
    LessCommission(Ratio),
    /// The stake is returned without winnings.
    Push,
    /// The house takes the stake.
    Lose,
}

impl Pays {
    /// Winnings per coin staked, as an exact ratio; `None` when lost.
    pub const fn ratio(self) -> Option<Ratio> {
        match self {
            Self::Odds(ratio) => Some(ratio),
            Self::LessCommission(share) => {
                Some(Ratio { over: share.under.saturating_sub(share.over), under: share.under })
            }
            Self::Push => Some(Ratio { over: 0, under: 1 }),
            Self::Lose => None,
        }
    }
}

/// One line of a spot's payouts; the first line whose condition holds applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Payout {
    /// The condition on the outcome.
    pub when: When,
    /// The effect on the stake.
    pub pays: Pays,
    /// The literal reading, where the rule is read against its wording.
    #[serde(default)]
    pub literally: Option<Pays>,
    /// Source of the line.
    pub from: Basis,
}

/// An amount staked on a spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// The spot.
    pub spot: Spot,
    /// The amount.
    pub amount: Money,
}
