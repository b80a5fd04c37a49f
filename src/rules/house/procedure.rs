//! What a house's text says of the acts of the crew and of their order, beyond who handles the cards.

use serde::Deserialize;

use super::super::clause::{Basis, Entry};

/// The acts of a coup and of the opening of a shoe. Where a text tells a coup from its beginning to its
/// end, the order in which it tells the acts is the order in which they are done.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    /// That the crew checks the stakes before the bets are stopped.
    pub stakes_checked: Basis,
    /// That the player who holds the shoe draws on the tailleur's sign, once the bets are stopped.
    pub holder_is_signed_to: Basis,
    /// Whether Punto's cards are taken up with the palette.
    pub palette: Entry<bool>,
    /// Whether the point of the cards turned first is called before the other two are turned.
    pub first_point_before_the_other_cards: Entry<bool>,
    /// That third cards come once all four cards are turned.
    pub third_cards_after_turning: Basis,
    /// Whether the box of used cards has a lid that is closed between two coups.
    pub lid: Entry<bool>,
    /// That packs no longer in perfect state are replaced.
    pub packs_checked: Basis,
    /// That the cut comes after the shuffle.
    pub cut_after_shuffle: Basis,
    /// That the cards go into the shoe once the stop card is in its place.
    pub into_the_shoe: Basis,
    /// That the first card out of the shoe is turned.
    pub first_card_turned: Basis,
    /// That cards are burned before the game begins.
    pub burned_before_play: Basis,
}
