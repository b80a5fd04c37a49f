//! The two hands of a coup and the three ways it can end.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Side {
    /// The hand that receives the first and the third card.
    Punto,
    /// The hand that receives the second and the fourth card.
    Banco,
}

impl Side {
    /// Both, in dealing order.
    pub const BOTH: [Self; 2] = [Self::Punto, Self::Banco];

    /// The opposite side.
    pub const fn other(self) -> Self {
        match self {
            Self::Punto => Self::Banco,
            Self::Banco => Self::Punto,
        }
    }
}

/// A winning result of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Chance {
    /// Punto is nearer to nine.
    Punto,
    /// Banco is nearer to nine.
    Banco,
    /// Both have the same point.
    Egalite,
}

impl Chance {
    /// All three, in the order of the layout.
    pub const ALL: [Self; 3] = [Self::Punto, Self::Banco, Self::Egalite];

    /// Identifier in JSON and in journals.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Punto => "punto",
            Self::Banco => "banco",
            Self::Egalite => "egalite",
        }
    }
}

impl From<Side> for Chance {
    fn from(side: Side) -> Self {
        match side {
            Side::Punto => Self::Punto,
            Side::Banco => Self::Banco,
        }
    }
}

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct BySide<T> {
    /// Punto's.
    pub punto: T,
    /// Banco's.
    pub banco: T,
}

impl<T> BySide<T> {
    /// Maps both values, Punto's first.
    pub fn map<U>(self, mut into: impl FnMut(T) -> U) -> BySide<U> {
        BySide { punto: into(self.punto), banco: into(self.banco) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Punto => &self.punto,
            Side::Banco => &self.banco,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Punto => &mut self.punto,
            Side::Banco => &mut self.banco,
        }
    }
}
