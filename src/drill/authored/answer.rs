//! Answer forms of authored questions, with the author's answer and the referee's check.

use serde::Deserialize;

use crate::i18n::LocalizedText;
use crate::rules::bet::Spot;
use crate::rules::calls::Announcement;
use crate::rules::money::Money;
use crate::rules::side::Side;

use super::super::procedure::{CoupPart, OpeningPart};

/// A form with its correct answer. With `is`, the referee decides it from the scene under the current house; `right`
/// is then optional and verified.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Asking {
    /// One of a few choices.
    Choice {
        /// Choices; empty if the referee decides and the house has words for them.
        #[serde(default)]
        options: Vec<FixedOption>,
        /// Id of the correct choice; the house's own are `draw`, `stand`, `punto`, `banco`, `egalite`.
        #[serde(default)]
        right: Option<String>,
        #[serde(default)]
        is: Option<ChoiceIs>,
    },
    /// A whole number.
    Number {
        #[serde(default)]
        right: Option<u32>,
        /// Largest accepted number; 99 by default.
        #[serde(default)]
        most: Option<u32>,
        /// How far from the author's own number an answer may be.
        #[serde(default)]
        margin: Option<u32>,
        #[serde(default)]
        is: Option<NumberIs>,
    },
    /// A sum of money, in coins.
    Money {
        #[serde(default)]
        right: Option<Money>,
        #[serde(default)]
        is: Option<MoneyIs>,
    },
    /// Pieces put down from a tray.
    Chips {
        /// Correct pieces; others with the same sum are accepted.
        #[serde(default)]
        right: Vec<Pieces>,
        #[serde(default)]
        fewest: bool,
        #[serde(default)]
        is: Option<ChipsIs>,
    },
    /// The scene's stakes collected and paid in the house's order. Always decided by the referee.
    Settle {
        /// Expected action on each stake; optional.
        #[serde(default)]
        right: Vec<Deal>,
    },
    /// Steps to put in order.
    Order {
        /// The author's own steps in the correct order.
        #[serde(default)]
        steps: Vec<LocalizedText>,
        #[serde(default)]
        is: Option<OrderIs>,
    },
    /// Words composed from tiles, or typed.
    Call {
        /// The correct words in the house's language.
        #[serde(default)]
        right: Option<String>,
        /// Other words that are also correct.
        #[serde(default)]
        also: Vec<String>,
        /// Additional wrong tiles.
        #[serde(default)]
        tiles: Vec<String>,
        /// The house's announcement in the scene's coup.
        #[serde(default)]
        is: Option<Announcement>,
    },
    /// Tableau rows for these points of Banco, from memory. Always decided by the referee.
    Grid {
        rows: Vec<crate::rules::hand::Point>,
        /// Expected cells, one letter each: `D` draw, `S` stand; optional.
        #[serde(default)]
        right: Vec<String>,
    },
    /// A few of the other forms, answered together; not nested.
    Several(Vec<FixedPart>),
    /// Words spoken aloud and self-assessed against these points.
    Aloud {
        /// The expected words; omitted if the house defines them.
        #[serde(default)]
        right: Option<String>,
        /// Points to assess; by default the words themselves.
        #[serde(default)]
        points: Vec<LocalizedText>,
        /// The house's announcement in the scene's coup.
        #[serde(default)]
        is: Option<Announcement>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedPart {
    /// The question of this line; generated if omitted and the referee decides.
    #[serde(default)]
    pub asks: Option<LocalizedText>,
    pub answer: Asking,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedOption {
    pub id: String,
    pub says: LocalizedText,
    /// Place on the felt that selects it when clicked.
    #[serde(default)]
    pub at: Option<Place>,
}

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Value of each piece in coins.
    pub value: Money,
    pub count: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Deal {
    /// The stake of this seat on this spot is taken.
    Collected(u8, Spot),
    /// The stake of this seat on this spot is paid this many coins.
    Paid(u8, Spot, Money),
}

/// Choice decided by the referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum ChoiceIs {
    /// Third card for this side, as the cards lie.
    DrawOrStand(Side),
    /// Winner of the scene's coup.
    Winner,
    /// A decision on the question's incident.
    Misdraw(MisdrawIs),
}

/// Decision on an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum MisdrawIs {
    /// Verdict on the coup.
    Coup,
    /// Destination of this card, numbered from one as they left the shoe.
    Card(u8),
    /// The act that is due next.
    Next,
    /// Loss of the shoe by the banker.
    Shoe,
}

/// Number counted by the referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum NumberIs {
    /// The point of this side's cards.
    Point(Side),
    /// Cards burned after the turned card.
    Burned,
}

/// Amount computed by the referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum MoneyIs {
    /// Payout of this seat's stake on this spot, without the stake.
    Paid(u8, Spot),
    /// Commission on this stake.
    Commission(u8, Spot),
    /// Total value of the heaps before the croupier.
    Worth,
}

/// Sum the referee computes for pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum ChipsIs {
    /// Payout of this stake.
    Paid(u8, Spot),
    /// Total value of the heaps before the croupier, changed into other pieces.
    Worth,
}

/// Steps of the house to put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum OrderIs {
    /// Steps of this part of a coup.
    Coup(CoupPart),
    /// Steps of this part of the opening.
    Opening(OpeningPart),
}
