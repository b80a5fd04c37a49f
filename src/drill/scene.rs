//! Scene of a question: the table contents and recent events.

#![warn(missing_docs)]

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::procedure::EnactedCoup;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::coup::Coup;
use crate::rules::house::{CardColour, House, TableSize};
use crate::rules::money::Money;
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Chance, Side};
use crate::voice::Speech;

/// Table contents. All fields are optional; absent ones are not drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// Cards of each side in the order drawn; a third card is placed crosswise.
    pub hands: BySide<Vec<LaidCard>>,
    /// The side of each card in the order dealt, where the question is about that order.
    pub dealt: Vec<Side>,
    /// Back of the cards that were just put among the discards.
    pub discarded: Option<CardBack>,
    /// Cards on neither side, in the order drawn.
    pub apart: Vec<LaidCard>,
    /// Next cards of the shoe, visible before they are drawn.
    pub to_come: Vec<Card>,
    /// Stakes on the layout.
    pub stakes: Vec<LaidStake>,
    /// Winning chance announced by the tailleur.
    pub announced: Option<Chance>,
    /// Seats and players, if they matter to the question.
    pub seats: Option<Seats>,
    /// Sign with the table's minimum and maximum.
    pub limits: Option<Limits>,
    /// Size of the house's table, drawn whole; `None` draws as much of the first table as needed.
    pub table: Option<TableSize>,
    /// Shows the crew at its places.
    pub crew: bool,
    /// Indices of stakes that belong to standing players behind the seat.
    pub standing: Vec<usize>,
    /// The shoe, if it matters to the question.
    pub shoe: Option<LaidShoe>,
    /// The same situation in another house.
    pub second: Option<Box<SecondTable>>,
    /// Events that the felt does not show, one sentence each, in order.
    pub narration: Vec<Phrase>,
    /// Calls that are heard rather than read.
    pub heard: Vec<Speech>,
    /// Index of the narrated line with the fault, once revealed.
    pub wrong_line: Option<usize>,
    /// Pieces in front of the croupier, one entry per heap.
    pub chips: Vec<LaidPieces>,
    /// Denomination set of all pieces; `None` means the house's own.
    pub set: Option<Arc<ChipSet>>,
    /// Path of a picture inside the lesson's pack.
    pub picture: Option<String>,
    /// The cloth alone: what is printed or stands on the table might answer the question.
    pub bare: bool,
    /// The shoe is drawn large, as the question is about it.
    pub enlarges_shoe: bool,
    /// The coup whose steps are to be put in order.
    pub coup: Option<Arc<EnactedCoup>>,
}

impl Scene {
    /// A table with every card of a coup face up.
    pub fn of_coup(coup: &Coup<'_>) -> Self {
        let laid = |side| coup.hand(side).map(|hand| hand.cards().map(LaidCard::Up).collect()).unwrap_or_default();
        Self { hands: BySide { punto: laid(Side::Punto), banco: laid(Side::Banco) }, ..Self::default() }
    }

    /// True if the felt shows nothing that a question could be about.
    pub fn is_clear(&self) -> bool {
        self.bare || (self.seats.is_none() && self.is_clear_beside_people())
    }

    /// True if the felt shows nothing but who sits where.
    pub fn is_clear_beside_people(&self) -> bool {
        let has_cards = !(self.hands.punto.is_empty() && self.hands.banco.is_empty());
        let has_others = !(self.apart.is_empty() && self.to_come.is_empty() && self.chips.is_empty());
        let has_rest = self.announced.is_some() || self.limits.is_some() || self.shoe.is_some() || self.crew;
        self.bare || !(has_cards || has_others || has_rest || self.second.is_some() || !self.stakes.is_empty())
    }
}

/// The seats of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// Number of seats.
    pub count: u8,
    /// Occupied seats in ascending order.
    pub taken: Vec<u8>,
    /// Holder of the shoe; `None` means the tailleur.
    pub holder: Option<u8>,
}

/// The shoe as shown in a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LaidShoe {
    /// All its cards in a row.
    Packs(ShoeContents),
    /// The first card turned and the number burned after it.
    Turned(Card, u8),
    /// The stop card of this colour shows at the mouth.
    Stopped(CardColour),
}

/// Cards of a shoe and the position of its stop card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShoeContents {
    /// Cards in a full shoe.
    pub cards: u16,
    /// Cards already drawn.
    pub out: u16,
    /// Cards behind the stop card; `None` until it is inserted.
    pub behind: Option<u16>,
    /// Displays the numbers of cards before and behind the stop card.
    pub counted: bool,
    /// The colour of the stop card.
    pub stop_card: CardColour,
}

/// A second table, in another house or at another moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondTable {
    /// Its house.
    pub house: Arc<House>,
    /// Its table contents.
    pub scene: Scene,
    /// Titles of the first and of this table; `None` means the names of their houses.
    pub titles: Option<[Phrase; 2]>,
}

impl SecondTable {
    /// Titles of the first table, which is in `first`, and of this one.
    pub fn titles(&self, first: &House) -> [Phrase; 2] {
        let name = |house: &House| text!("offer-house", house = Fact::Text(house.name.clone()));
        self.titles.clone().unwrap_or_else(|| [name(first), name(&self.house)])
    }
}

/// A card on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LaidCard {
    /// Face up.
    Up(Card),
    /// Face down.
    Down(CardBack),
}

impl LaidCard {
    /// The card, where it lies face up.
    pub const fn face(&self) -> Option<Card> {
        match self {
            Self::Up(card) => Some(*card),
            Self::Down(_) => None,
        }
    }

    /// Its points, where it lies face up.
    pub fn points(&self) -> Option<u8> {
        self.face().map(|card| card.point().get())
    }
}

/// Back colours of a shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// First colour.
    #[default]
    Blue,
    /// Second colour.
    Red,
    /// First colour, one corner bent.
    BlueMarked,
    /// Second colour, one corner bent.
    RedMarked,
}

/// A stake on a spot of the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidStake {
    /// Seat it belongs to.
    pub seat: u8,
    /// Its spot.
    pub spot: Spot,
    /// Amount in coins.
    pub amount: Money,
}

/// Pieces of one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidPieces {
    /// Value of each piece.
    pub value: Money,
    /// Number of pieces.
    pub count: u32,
}
