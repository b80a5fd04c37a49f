//! The scene of a question: what lies on the table and what has happened there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::coup::Coup;
use crate::rules::house::{CardColour, House, TableSize};
use crate::rules::money::Money;
use crate::rules::phrase::Phrase;
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Chance, Side};
use crate::voice::Said;

/// What lies on the table. Everything is optional; what is absent is not drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// The cards of each side, in the order in which they came; a third card lies crosswise.
    pub hands: BySide<Vec<LaidCard>>,
    /// Cards that lie apart, on neither side, in the order in which they came.
    pub apart: Vec<LaidCard>,
    /// The next cards of the shoe, seen before they are given to a side.
    pub to_come: Vec<Card>,
    /// The stakes on the layout.
    pub stakes: Vec<LaidStake>,
    /// The chance the tailleur has announced as winning.
    pub announced: Option<Chance>,
    /// The seats and who sits there, where that is asked about.
    pub seats: Option<Seats>,
    /// The sign with the table's minimum and maximum.
    pub limits: Option<Limits>,
    /// Which of the house's tables it is, drawn whole; where that is nothing, as much of its first one as
    /// the scene needs.
    pub table: Option<TableSize>,
    /// Whether the crew is shown at its places.
    pub crew: bool,
    /// The stakes, by their places, that belong to players on their feet behind the seat.
    pub standing: Vec<usize>,
    /// The shoe, where it is asked about.
    pub shoe: Option<LaidShoe>,
    /// The same in another house, at a table of its own.
    pub second: Option<Box<Second>>,
    /// What has happened, sentence by sentence in its order, where the felt alone does not tell it.
    pub told: Vec<Phrase>,
    /// What is said at the table, call by call, to be heard and not read.
    pub heard: Vec<Said>,
    /// Which of its lines tells what is wrong, once that is known.
    pub wrong_line: Option<usize>,
    /// Pieces that stand on the felt before the croupier, a heap for each entry.
    pub chips: Vec<LaidPieces>,
    /// Of which set all pieces are; the house's own where none is named.
    pub set: Option<&'static ChipSet>,
    /// A picture of the lesson's pack, by its path inside it.
    pub picture: Option<String>,
}

impl Scene {
    /// The table with every card of a coup face up.
    #[must_use]
    pub fn of_coup(coup: &Coup<'_>) -> Self {
        let laid = |side| coup.hand(side).map(|hand| hand.cards().map(LaidCard::Up).collect()).unwrap_or_default();
        Self { hands: BySide { punto: laid(Side::Punto), banco: laid(Side::Banco) }, ..Self::default() }
    }
}

/// The seats of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// How many there are.
    pub count: u8,
    /// Those where players sit, in their order.
    pub taken: Vec<u8>,
    /// Who holds the shoe; the tailleur where it is nobody.
    pub holder: Option<u8>,
}

/// The shoe as a question needs to see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LaidShoe {
    /// Its cards in a row, from the mouth to the end.
    Packs(Packs),
    /// Its first card has been turned, and so many were burned after it.
    Turned(Card, u8),
    /// The stop card of this colour shows at its mouth.
    Stopped(CardColour),
}

/// All the cards of a shoe, and where its stop card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packs {
    /// How many cards a full shoe has.
    pub cards: u16,
    /// How many of them have left it.
    pub out: u16,
    /// How many lie behind the stop card; `None` while it is not put in.
    pub behind: Option<u16>,
    /// Whether it is told how many lie before and behind the stop card.
    pub counted: bool,
    /// The colour of the stop card.
    pub stop_card: CardColour,
}

/// A table in another house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Second {
    /// Which house.
    pub house: Arc<House>,
    /// What lies on its table.
    pub scene: Scene,
}

/// A card on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LaidCard {
    /// Its face is seen.
    Up(Card),
    /// Its back is seen.
    Down(Back),
}

/// The two back colours of a shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// The first colour.
    #[default]
    Blue,
    /// The second colour.
    Red,
}

/// A stake on a spot of the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidStake {
    /// The numbered seat it belongs to.
    pub seat: u8,
    /// Where it lies.
    pub spot: Spot,
    /// How much, in coins.
    pub amount: Money,
}

/// Pieces of one value that stand together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidPieces {
    /// The value of each.
    pub value: Money,
    /// How many there are.
    pub count: u32,
}
