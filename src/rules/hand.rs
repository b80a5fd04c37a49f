//! A hand of two or three cards and its point.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::Card;

/// The text key of a number that is no point, see [`super::ron_text`].
const NO_SUCH_POINT: &str = "flaw-no-such-point";

/// A point, 0 to 9: what a card counts, or the units of what a hand counts (S0-33, S0-34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

impl Point {
    /// Nought to nine.
    pub const ALL: [Self; 10] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// The units of a sum.
    #[must_use]
    pub const fn of_sum(sum: u32) -> Self {
        Self((sum % 10) as u8)
    }

    /// Itself where the condition holds, nought otherwise.
    pub(super) const fn only_if(self, holds: bool) -> Self {
        Self(self.0 * holds as u8)
    }

    /// The number, 0 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as an index, 0 to 9.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Eight or nine: with two cards, a natural.
    #[must_use]
    pub const fn is_natural(self) -> bool {
        self.0 >= 8
    }
}

impl std::ops::Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::of_sum(u32::from(self.0) + u32::from(other.0))
    }
}

impl TryFrom<u8> for Point {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < 10 { Ok(Self(number)) } else { Err(format!("{NO_SUCH_POINT}: {number}")) }
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.0
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two cards, and perhaps a third: no other hand can exist (S0-35).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    first: Card,
    second: Card,
    third: Option<Card>,
}

impl Hand {
    /// The hand of the first deal.
    #[must_use]
    pub const fn of_two(first: Card, second: Card) -> Self {
        Self { first, second, third: None }
    }

    /// The same hand with its third card.
    #[must_use]
    pub const fn with_third(self, third: Card) -> Self {
        Self { third: Some(third), ..self }
    }

    /// The point of the first two cards.
    #[must_use]
    pub fn point_of_two(&self) -> Point {
        self.first.point() + self.second.point()
    }

    /// The point of the whole hand.
    #[must_use]
    pub fn point(&self) -> Point {
        self.third.map_or(self.point_of_two(), |third| self.point_of_two() + third.point())
    }

    /// The third card, if one was drawn.
    #[must_use]
    pub const fn third(&self) -> Option<Card> {
        self.third
    }

    /// The cards in the order in which they came.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        [Some(self.first), Some(self.second), self.third].into_iter().flatten()
    }
}
