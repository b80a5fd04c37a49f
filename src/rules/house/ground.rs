//! What the shared rules rest on in a house, and what it does after a mis-draw.

use serde::Deserialize;

use super::super::clause::{Basis, Entry};
use super::super::side::BySide;

/// What the rules that every house shares rest on in this one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grounds {
    /// What cards count.
    pub card_values: Basis,
    /// That the tens of a sum are dropped.
    pub units_only: Basis,
    /// That nine or the nearest to it wins.
    pub nearest_to_nine: Basis,
    /// That equal points make the tie win.
    pub equal_points: Basis,
    /// That first and third card are Punto's, second and fourth Banco's.
    pub order_of_the_deal: Basis,
    /// That eight or nine in two cards is a natural, for each side.
    pub natural: BySide<Basis>,
    /// That this side cannot draw once the other has a natural.
    pub stopped_by_natural: BySide<Basis>,
    /// That nine beats eight between two naturals.
    pub higher_natural: Basis,
    /// That Punto's third card comes before Banco's.
    pub punto_draws_first: Basis,
}

/// What the heads of the columns of Banco's tableau mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Columns {
    /// What Punto's third card counts.
    PuntosThirdCard,
    /// Punto's point, as one text's heading has it by mistake.
    PuntosPoint,
}

/// Who settles a dispute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Arbiter {
    /// The one in charge of the table.
    ChefDeTable,
    /// The direction of the house, without appeal.
    Direction,
}

/// What happens after a mis-draw.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Misdraw {
    /// Whether a coup that can be put right is put right.
    pub restore: Entry<bool>,
    /// What happens when it cannot be.
    pub otherwise: Entry<Unrestorable>,
    /// Whether a card drawn in error is burned and stays out of the next coup.
    pub card_in_error_is_burned: Entry<bool>,
    /// Whether the banker who caused it passes the shoe.
    pub banker_passes: Entry<bool>,
    /// Whether a card may go back into the shoe.
    pub card_may_return: Entry<bool>,
    /// Whether no card may leave the shoe before the bets are stopped.
    pub first_card_waits_for_the_stop: Entry<bool>,
    /// Whether the coup must be dealt once a card of it has left the shoe.
    pub begun_coup_is_dealt: Entry<bool>,
    /// Whether a result called wrongly is called and paid again while the cards lie in view.
    pub wrong_call_is_put_right: Entry<bool>,
    /// Who settles what players and house cannot agree on.
    pub disputes: Entry<Arbiter>,
}

/// What happens to a coup that cannot be put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Unrestorable {
    /// It is null: every stake goes back.
    Null,
    /// The direction of the house decides.
    DirectionDecides,
}
