//! Spots, stakes, and what a spot pays when: odds are data over a closed list of conditions.

use serde::{Deserialize, Serialize};

use super::clause::Basis;
use super::coup::Outcome;
use super::hand::Point;
use super::money::{Money, Ratio};
use super::side::{Chance, Side};

/// The place on the layout on which a stake lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Spot {
    /// A stake on Punto.
    Punto,
    /// A stake on Banco.
    Banco,
    /// A stake on equal points.
    Egalite,
    /// A spot of the house's own, by its place in the house file.
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
    /// This chance wins.
    Wins(Chance),
    /// This side wins with this point.
    WinsWith(Side, Point),
    /// This side wins with this point made of so many cards.
    WinsWithCards(Side, Point, u8),
    /// This side wins by exactly so many points.
    WinsBy(Side, u8),
    /// This side wins with a natural.
    WinsNatural(Side),
    /// Both have this point.
    EgaliteOn(Point),
    /// The coup takes so many cards, four to six.
    Cards(u8),
    /// In every coup.
    Always,
}

impl When {
    /// Whether the condition holds for this outcome.
    #[must_use]
    pub fn holds(self, outcome: Outcome) -> bool {
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

/// What happens to a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Pays {
    /// The house pays so much for so much and the stake goes back.
    Odds(Ratio),
    /// Evens, less this share of the winnings, kept by the house as commission.
    LessCommission(Ratio),
    /// The stake goes back; nothing is paid.
    Push,
    /// The house takes the stake.
    Lose,
}

impl Pays {
    /// What is paid on top of the stake for one coin staked, as an exact ratio; `None` when lost.
    #[must_use]
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

/// One line of a spot's payouts: the first whose condition holds decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Payout {
    /// On which outcomes.
    pub when: When,
    /// What happens then.
    pub pays: Pays,
    /// What the words literally say would happen, where they are read against their letter.
    #[serde(default)]
    pub literally: Option<Pays>,
    /// What that rests on.
    pub from: Basis,
}

/// A stake on a spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stake {
    /// Where it lies.
    pub spot: Spot,
    /// How much.
    pub amount: Money,
}
