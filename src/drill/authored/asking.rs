//! How a question of an author's is answered, what he says is right, and what the referee is to prove it by.

use serde::Deserialize;

use crate::rules::bet::Spot;
use crate::rules::calls::Announcement;
use crate::rules::money::Money;
use crate::rules::side::Side;
use crate::rules::texts::Texts;

use super::super::procedure::{CoupPart, OpeningPart};

/// A form with its right answer. Where it says what the answer `is`, the referee decides it from the scene in the house in
/// force: then `right` may be left out, and where it stands it is proved.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Asking {
    /// One of few.
    Choice {
        /// The answers to choose from; left out where the referee decides and the house has words for them.
        #[serde(default)]
        options: Vec<FixedOption>,
        /// The id of the right one: `draw`, `stand`, `punto`, `banco`, `egalite` for those the house has.
        #[serde(default)]
        right: Option<String>,
        /// What the referee decides.
        #[serde(default)]
        is: Option<ChoiceIs>,
    },
    /// A whole number.
    Number {
        /// The right one.
        #[serde(default)]
        right: Option<u32>,
        /// The largest that can be answered; 99 where nothing is said.
        #[serde(default)]
        most: Option<u32>,
        /// What the referee counts.
        #[serde(default)]
        is: Option<NumberIs>,
    },
    /// A sum of money, in coins.
    Money {
        /// The right one.
        #[serde(default)]
        right: Option<Money>,
        /// What the referee reckons.
        #[serde(default)]
        is: Option<MoneyIs>,
    },
    /// Pieces put down from a tray.
    Chips {
        /// The right pieces; others that come to the same sum are right too.
        #[serde(default)]
        right: Vec<Pieces>,
        /// Whether they must be as few as can be.
        #[serde(default)]
        fewest: bool,
        /// The sum the referee reckons.
        #[serde(default)]
        is: Option<ChipsIs>,
    },
    /// The stakes of the scene collected and paid, in the order of the house. The referee always decides it.
    Settle {
        /// What is done with each stake; may be left out.
        #[serde(default)]
        right: Vec<Deal>,
    },
    /// Steps put in order.
    Order {
        /// The author's own steps, in the right order.
        #[serde(default)]
        steps: Vec<Texts>,
        /// The steps of the house, in its order.
        #[serde(default)]
        is: Option<OrderIs>,
    },
    /// Words put together from tiles, or typed.
    Call {
        /// The right words, in the language of the house.
        #[serde(default)]
        right: Option<String>,
        /// More tiles, that belong to no right answer.
        #[serde(default)]
        tiles: Vec<String>,
        /// The announcement that the house makes in the coup that lies there.
        #[serde(default)]
        is: Option<Announcement>,
    },
    /// The rows of the tableau for these points of Banco's, from memory. The referee always decides it.
    Grid {
        /// Banco's points.
        rows: Vec<crate::rules::hand::Point>,
        /// What stands in them, a letter a cell: `D` for draw, `S` for stand; may be left out.
        #[serde(default)]
        right: Vec<String>,
    },
    /// A few of these, answered together; none of them of several itself.
    Several(Vec<FixedPart>),
    /// Words said aloud, marked by the trainee against these points.
    Aloud {
        /// What is to be said; left out where the house says it.
        #[serde(default)]
        right: Option<String>,
        /// What to listen for; the words themselves where nothing is said.
        #[serde(default)]
        points: Vec<Texts>,
        /// The announcement that the house makes in the coup that lies there.
        #[serde(default)]
        is: Option<Announcement>,
    },
}

/// One line of a composed answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedPart {
    /// What this line asks; the program's own words where the referee decides and nothing is said here.
    #[serde(default)]
    pub asks: Option<Texts>,
    /// How it is answered.
    pub answer: Asking,
}

/// An answer to choose.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedOption {
    /// How journals name it.
    pub id: String,
    /// What it says.
    pub says: Texts,
    /// The place on the felt that answers it when clicked.
    #[serde(default)]
    pub at: Option<Place>,
}

/// A place on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Place {
    /// A spot of the layout.
    Spot(Spot),
    /// The stake of this seat on this spot.
    Stake(u8, Spot),
    /// A seat.
    Seat(u8),
}

/// Pieces of one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// The value of each, in coins.
    pub value: Money,
    /// How many.
    pub count: u32,
}

/// What is done with a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Deal {
    /// The stake of this seat on this spot is taken.
    Collected(u8, Spot),
    /// The stake of this seat on this spot is paid so much, in coins.
    Paid(u8, Spot, Money),
}

/// What the referee decides where one of few is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum ChoiceIs {
    /// Whether this side draws a third card, as the cards lie.
    DrawOrStand(Side),
    /// What wins, of the coup that lies there.
    Winner,
}

/// What the referee counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum NumberIs {
    /// The point of this side's cards.
    Point(Side),
    /// How many cards are burned after the card that was turned.
    Burned,
}

/// What the referee reckons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum MoneyIs {
    /// What the house pays the stake of this seat on this spot, on top of it.
    Paid(u8, Spot),
    /// What this stake's commission comes to.
    Commission(u8, Spot),
    /// What the heaps before the croupier are worth together.
    Worth,
}

/// The sum the referee reckons for pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum ChipsIs {
    /// What the house pays this stake.
    Paid(u8, Spot),
    /// What the heaps before the croupier are worth together: changed into other pieces.
    Worth,
}

/// Which steps of the house are put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum OrderIs {
    /// Those of this part of a coup.
    Coup(CoupPart),
    /// Those of this part of the opening.
    Opening(OpeningPart),
}
