//! The shoe of a house: packs, cut, stop card and burn.

use serde::{Deserialize, Serialize};

use super::super::clause::Entry;
use super::super::money::Ratio;

/// The shoe of a house.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShoeRules {
    /// How many packs of 52.
    pub packs: Entry<u8>,
    /// How many packs have the first back colour; the rest have the second.
    pub packs_of_first_back: Entry<u8>,
    /// Who mixes the cards.
    pub shuffle: Entry<Shuffle>,
    /// Who is offered the cut, and who next time.
    pub cut: Entry<CutBy>,
    /// The colour of the card that cuts.
    pub cut_card: Entry<CardColour>,
    /// The colour of the card that stops the shoe.
    pub stop_card: Entry<CardColour>,
    /// Where the stop card is put.
    pub stop: Entry<StopPlace>,
    /// By how many cards that place may be missed to either side, where the text says "about"; nought
    /// where it is exact.
    pub stop_within: Entry<u16>,
    /// Which coup is the last once the stop card has shown inside one.
    pub last_coup: Entry<LastCoup>,
    /// What happens when the stop card is the first card out of a coup.
    pub stop_before_coup: Entry<StopBeforeCoup>,
    /// That what the first card out counts is how many cards are burned.
    pub burn_by_first_card: Entry<bool>,
    /// What tens and figures count for the burn; the other cards count their number, the ace one.
    pub burn_of_tens_and_figures: Entry<u8>,
    /// Whether the card that was turned is put away too.
    pub turned_card_is_burned: Entry<bool>,
}

impl ShoeRules {
    /// How many cards a full shoe holds.
    #[must_use]
    pub fn cards(&self) -> u16 {
        u16::from(*self.packs.value()) * 52
    }
}

/// Who mixes the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Shuffle {
    /// The tailleur, by hand.
    ByHand,
    /// A shuffling machine.
    ByMachine,
}

/// Who is offered the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CutBy {
    /// First the player to the tailleur's left, at each later shoe the next one clockwise.
    LeftOfTailleurThenClockwise,
    /// A player; the text does not say which.
    APlayer,
}

/// The colour of a plastic card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum CardColour {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Not said.
    Any,
}

/// Where the stop card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum StopPlace {
    /// So many cards from the end of the shoe.
    CardsFromEnd(u16),
    /// So much of the whole shoe from its end.
    ShareFromEnd(Ratio),
}

impl StopPlace {
    /// How many of a full shoe's cards lie behind the stop card, never more than there are.
    #[must_use]
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

/// Which coup is the last once the stop card has shown inside one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum LastCoup {
    /// The one being dealt.
    ThisOne,
    /// One more after it.
    OneMore,
}

/// What happens when the stop card is the first card out of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum StopBeforeCoup {
    /// No coup is dealt.
    NoCoup,
    /// A last coup is dealt.
    LastCoup,
}
