//! The state of the table when a misdraw is reported.

use super::super::card::Card;
use super::super::side::{Chance, Side};

/// The cards of one coup as drawn and placed, and the state of the coup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// Every card that has left the shoe for this coup, in order.
    pub cards: Vec<PlacedCard>,
    /// State of betting when the first card left.
    pub bets: BetsState,
    /// Number of cards out when the first was turned or read; `None` if none was.
    pub read_after: Option<u8>,
    /// Progress of the coup.
    pub stage: CoupStage,
    /// Location of the cards.
    pub cards_are: Whereabouts,
    /// Person who drew or placed the cards.
    pub by: Cause,
}

impl Incident {
    /// Betting closed in time, four cards out before the first was turned, the coup under way, the cards in view, the
    /// croupier drawing.
    pub fn from_cards(cards: Vec<PlacedCard>) -> Self {
        Self {
            read_after: (cards.len() >= 4).then_some(4),
            cards,
            bets: BetsState::Stopped,
            stage: CoupStage::UnderWay,
            cards_are: Whereabouts::InView,
            by: Cause::Croupier,
        }
    }
}

/// A card and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedCard {
    /// The card.
    pub card: Card,
    /// The side it was placed on; `None` where it lies apart.
    pub on: Option<Side>,
}

/// State of betting when the first card left the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BetsState {
    /// Closed.
    Stopped,
    /// Still open.
    Open,
}

/// Progress of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoupStage {
    /// Cards are still being drawn.
    UnderWay,
    /// Drawing is over; nothing is called yet.
    Over,
    /// Called, with this chance as the winner.
    Called(Chance),
    /// Called, with this chance as the winner, and payment has begun.
    Paid(Chance),
}

impl CoupStage {
    /// The chance called, if any.
    pub const fn called(self) -> Option<Chance> {
        match self {
            Self::UnderWay | Self::Over => None,
            Self::Called(chance) | Self::Paid(chance) => Some(chance),
        }
    }
}

/// Location of the cards of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// On the table.
    InView,
    /// In the discard box, mixed with others.
    Discarded,
}

/// Person who drew or placed the cards wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The player who holds the shoe.
    Banker,
    /// The tailleur, or the one croupier.
    Croupier,
}
