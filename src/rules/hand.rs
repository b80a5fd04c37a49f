//! A hand of two or three cards and its point.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::Card;

/// Reason for refusing an invalid point.
pub(super) const NO_SUCH_POINT: &str = "no-such-point";

/// A point, 0 to 9: a card's value, or the units of a hand's total (S0-33, S0-34).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Point(u8);

impl Point {
    /// Zero to nine.
    pub const ALL: [Self; 10] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// The units of a sum.
    pub const fn from_sum(sum: u32) -> Self {
        Self((sum % 10) as u8)
    }

    pub(super) const fn only_if(self, holds: bool) -> Self {
        Self(self.0 * holds as u8)
    }

    /// The number, 0 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// True for eight and nine; with two cards, a natural.
    pub const fn is_natural(self) -> bool {
        self.0 >= 8
    }
}

impl std::ops::Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::from_sum(u32::from(self.0) + u32::from(other.0))
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

/// A hand of two or three cards (S0-35).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    first: Card,
    second: Card,
    third: Option<Card>,
}

impl Hand {
    /// A hand of the first deal.
    pub const fn from_two(first: Card, second: Card) -> Self {
        Self { first, second, third: None }
    }

    /// The same hand with its third card.
    pub const fn with_third(self, third: Card) -> Self {
        Self { third: Some(third), ..self }
    }

    /// The point of the first two cards.
    pub fn point_of_two(&self) -> Point {
        self.first.point() + self.second.point()
    }

    /// The point of the whole hand.
    pub fn point(&self) -> Point {
        self.third.map_or(self.point_of_two(), |third| self.point_of_two() + third.point())
    }

    /// The third card, if drawn.
    pub const fn third(&self) -> Option<Card> {
        self.third
    }

    /// Cards in the order of the deal.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        [Some(self.first), Some(self.second), self.third].into_iter().flatten()
    }
}
