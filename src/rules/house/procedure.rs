//! Acts of the crew and their order, beyond the handling of the cards.

use serde::Deserialize;

use super::super::clause::{Basis, Entry};

/// Acts of a coup and of the opening of a shoe. Where a text describes a coup from beginning to end, its order is the
/// order of the acts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    /// The crew checks the stakes before betting is closed.
    pub stakes_checked: Basis,
    /// The holder of the shoe draws on the tailleur's sign, once betting is closed.
    pub holder_is_signed_to: Basis,
    /// Punto's cards are taken up with the palette.
    pub palette: Entry<bool>,
    /// The point of the cards turned first is called before the other two are turned.
    pub first_point_before_the_other_cards: Entry<bool>,
    /// Third cards are dealt once all four cards are turned.
    pub third_cards_after_turning: Basis,
    /// The discard box has a lid that is closed between coups.
    pub lid: Entry<bool>,
    /// The order in which the cards of a coup are picked up.
    #[serde(default = "hand_by_hand")]
    pub picked_up: Entry<PickUpOrder>,
    /// The Direction may suspend the game.
    #[serde(default = "suspendable")]
    pub may_be_suspended: Entry<bool>,
    /// Worn packs are replaced.
    pub packs_checked: Basis,
    /// The cut follows the shuffle.
    pub cut_after_shuffle: Basis,
    /// The cards go into the shoe once the stop card is in place.
    pub into_the_shoe: Basis,
    /// The first card out of the shoe is turned.
    pub first_card_turned: Basis,
    /// Cards are burned before play.
    pub burned_before_play: Basis,
}

/// The order in which the cards of a coup are picked up, so that it can be laid out again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum PickUpOrder {
    /// Punto's hand, then Banco's, each in the order of its cards.
    HandByHand,
    /// As the cards left the shoe.
    AsDealt,
}

/// The entry of a house file without it.
const fn suspendable() -> Entry<bool> {
    Entry::Silent(true)
}

/// The order in a house file without the entry.
const fn hand_by_hand() -> Entry<PickUpOrder> {
    Entry::Silent(PickUpOrder::HandByHand)
}
