//! The shoe of a house: packs, cut, stop card and burn.

use serde::{Deserialize, Serialize};

use super::super::clause::Entry;
use super::super::money::Ratio;

/// Shoe rules of a house.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShoeRules {
    /// Number of packs of 52 cards.
    pub packs: Entry<u8>,
    /// Number of packs with the first back colour; the rest have the second.
    pub packs_of_first_back: Entry<u8>,
    /// Shuffling method.
    pub shuffle: Entry<Shuffle>,
    /// Player offered the cut, and the next one in turn.
    pub cut: Entry<CutBy>,
    /// Colour of the cut card.
    pub cut_card: Entry<CardColour>,
    /// Colour of the stop card.
    pub stop_card: Entry<CardColour>,
    /// Place of the stop card.
    pub stop: Entry<StopPlace>,
    /// Tolerance of that place in cards, either way, where the text says "about"; 0 where it is exact.
    pub stop_within: Entry<u16>,
    /// The last coup once the stop card has shown during one.
    pub last_coup: Entry<LastCoup>,
    /// Rule for a stop card that shows before a coup.
    pub stop_before_coup: Entry<StopBeforeCoup>,
    /// The value of the first card out is the number of cards burned.
    pub burn_by_first_card: Entry<bool>,
    /// Value of tens and figures for the burn; other cards count their number, the ace 1.
    pub burn_of_tens_and_figures: Entry<u8>,
    /// The turned card is put away too.
    pub turned_card_is_burned: Entry<bool>,
}

impl ShoeRules {
    /// Number of cards in a full shoe.
    pub fn cards(&self) -> u16 {
        u16::from(*self.packs.value()) * 52
    }
}

/// Shuffling method.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Shuffle {
    /// The tailleur, by hand.
    ByHand,
    /// A shuffling machine.
    ByMachine,
}

/// Player offered the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CutBy {
    /// First the player to the tailleur's left, at each later shoe the next one clockwise.
    LeftOfTailleurThenClockwise,
    /// Any player; the text does not specify.
    APlayer,
}

/// The colour of a plastic card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum CardColour {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Not specified.
    Any,
}

/// Place of the stop card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum StopPlace {
    /// Number of cards from the end of the shoe.
    CardsFromEnd(u16),
    /// Share of the whole shoe from its end.
    ShareFromEnd(Ratio),
}

impl StopPlace {
    /// Number of cards behind the stop card of a shoe of `cards` cards, at most `cards`.
    pub fn cards_behind(self, cards: u16) -> u16 {
        match self {
            Self::CardsFromEnd(count) => count.min(cards),
            Self::ShareFromEnd(share) => {
                let exact = u64::from(cards) * u64::from(share.over) / u64::from(share.under.max(1));
                u16::try_from(exact).unwrap_or(cards).min(cards)
            }
        }
    }
}

/// The last coup once the stop card has shown during one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum LastCoup {
    /// The current one.
    ThisOne,
    /// One more after it.
    OneMore,
}

/// Rule for a stop card that shows before a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum StopBeforeCoup {
    /// No coup is dealt.
    NoCoup,
    /// A last coup is dealt.
    LastCoup,
}
