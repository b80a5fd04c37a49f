//! The table as described by an author.

use serde::Deserialize;

use crate::i18n::LocalizedText;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::SetName;
use crate::rules::house::{CardColour, TableSize};
use crate::rules::money::Money;
use crate::rules::side::{Chance, Side};

/// Table contents. All fields are optional.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FixedScene {
    pub punto: Vec<Card>,
    pub banco: Vec<Card>,
    /// Sides whose cards are face down; the referee still knows them.
    pub face_down: Vec<Side>,
    /// Next cards of the shoe, visible before they are drawn.
    pub to_come: Vec<Card>,
    /// Cards on neither side.
    pub apart: Vec<Card>,
    pub stakes: Vec<Stake>,
    pub limits: Option<Limit>,
    pub seats: Option<Sitting>,
    /// Size of the house's table, drawn whole.
    pub table: Option<TableSize>,
    pub crew: bool,
    pub announced: Option<Chance>,
    pub chips: Vec<Heap>,
    /// Denomination set of all pieces; `None` means the house's own.
    #[schemars(with = "Option<String>")]
    pub set: Option<SetName>,
    /// Turned first card of a new shoe.
    pub turned: Option<Card>,
    /// Stop card showing at the shoe's mouth.
    pub stop_card: Option<CardColour>,
    /// Events, one sentence each.
    pub told: Vec<LocalizedText>,
    /// Calls that are heard rather than read.
    pub heard: Vec<LocalizedText>,
    /// Path of a picture inside the pack.
    pub picture: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stake {
    #[serde(default = "first_seat")]
    pub seat: u8,
    pub spot: Spot,
    pub amount: Money,
    /// Placed by a player standing behind the seat.
    #[serde(default)]
    pub standing: bool,
}

const fn first_seat() -> u8 {
    1
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    pub min: Money,
    pub max: Money,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Sitting {
    pub taken: Vec<u8>,
    /// Holder of the shoe; `None` means the tailleur.
    pub holder: Option<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Heap {
    /// Value of each piece in coins.
    pub value: Money,
    pub count: u32,
}
