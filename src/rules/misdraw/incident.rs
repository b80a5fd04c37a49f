//! What lies on the table when somebody says that a card was drawn wrongly.

use super::super::card::Card;
use super::super::side::{Chance, Side};

/// The cards of one coup as they came out of the shoe and were placed, and how things stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// Every card that has left the shoe for this coup, in the order in which it left.
    pub cards: Vec<Laid>,
    /// Whether the bets had been stopped before the first card left.
    pub bets: Bets,
    /// How many cards were out when the first of them was turned or read; `None` while none is.
    pub read_after: Option<u8>,
    /// How far the coup has been taken.
    pub stage: Stage,
    /// Where its cards are now.
    pub cards_are: Whereabouts,
    /// Who drew or laid them.
    pub by: Cause,
}

impl Incident {
    /// The bets stopped in time, four cards out before the first was turned, the coup under way, the
    /// cards in view, the croupier's doing.
    #[must_use]
    pub fn of(cards: Vec<Laid>) -> Self {
        Self {
            read_after: (cards.len() >= 4).then_some(4),
            cards,
            bets: Bets::Stopped,
            stage: Stage::UnderWay,
            cards_are: Whereabouts::InView,
            by: Cause::Croupier,
        }
    }
}

/// A card and where it was put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The side it was laid on; `None` where it lies apart.
    pub on: Option<Side>,
}

/// Whether stakes could still be placed when the first card left the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bets {
    /// They had been stopped.
    Stopped,
    /// They had not.
    Open,
}

/// How far a coup has been taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Cards are still being drawn.
    UnderWay,
    /// Nobody means to draw any more; nothing is called yet.
    Over,
    /// This chance was called as the winner.
    Called(Chance),
    /// This chance was called as the winner, and payment has begun.
    Paid(Chance),
}

impl Stage {
    /// The chance that was called.
    #[must_use]
    pub const fn called(self) -> Option<Chance> {
        match self {
            Self::UnderWay | Self::Over => None,
            Self::Called(chance) | Self::Paid(chance) => Some(chance),
        }
    }
}

/// Where the cards of the coup are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// On the table.
    InView,
    /// In the box of used cards, where nobody can tell them from others.
    Discarded,
}

/// Who drew or laid the cards wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The player who holds the shoe.
    Banker,
    /// The tailleur, or the one croupier.
    Croupier,
}
