//! The table as an author sets it.

use serde::Deserialize;

use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::house::{CardColour, TableSize};
use crate::rules::money::Money;
use crate::rules::side::{Chance, Side};
use crate::rules::texts::Texts;

/// What lies on the table. Everything may be left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FixedScene {
    /// Punto's cards, in the order in which they came.
    pub punto: Vec<Card>,
    /// Banco's cards.
    pub banco: Vec<Card>,
    /// Whose cards lie face down: they are known to the referee and not seen.
    pub face_down: Vec<Side>,
    /// The next cards of the shoe, seen before they are given to a side.
    pub to_come: Vec<Card>,
    /// Cards that lie apart, on neither side.
    pub apart: Vec<Card>,
    /// The stakes on the layout.
    pub stakes: Vec<Stake>,
    /// The table's minimum and maximum.
    pub limits: Option<Limit>,
    /// Who sits where, and who holds the shoe.
    pub seats: Option<Sitting>,
    /// Which of the house's tables it is, drawn whole.
    pub table: Option<TableSize>,
    /// Whether the crew stands at it.
    pub crew: bool,
    /// The chance the tailleur has announced.
    pub announced: Option<Chance>,
    /// Heaps of pieces before the croupier.
    pub chips: Vec<Heap>,
    /// Of which denomination set all pieces are; the house's own where none is named.
    pub set: Option<String>,
    /// The first card of a new shoe, turned.
    pub turned: Option<Card>,
    /// The stop card of this colour shows at the shoe's mouth.
    pub stop_card: Option<CardColour>,
    /// What has happened, sentence by sentence.
    pub told: Vec<Texts>,
    /// What is said at the table, to be heard and not read.
    pub heard: Vec<Texts>,
    /// A picture of the pack, by its path inside it.
    pub picture: Option<String>,
}

/// A stake on the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stake {
    /// The seat it belongs to.
    #[serde(default = "first_seat")]
    pub seat: u8,
    /// Where it lies.
    pub spot: Spot,
    /// How much, in coins.
    pub amount: Money,
    /// Whether its player stands behind the seat.
    #[serde(default)]
    pub standing: bool,
}

const fn first_seat() -> u8 {
    1
}

/// The sign on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// The least stake, in coins.
    pub min: Money,
    /// The most, in coins.
    pub max: Money,
}

/// Who sits at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Sitting {
    /// The seats where players sit.
    pub taken: Vec<u8>,
    /// Who holds the shoe; the tailleur where it is nobody.
    pub holder: Option<u8>,
}

/// Pieces of one value that stand together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Heap {
    /// The value of each, in coins.
    pub value: Money,
    /// How many there are.
    pub count: u32,
}
