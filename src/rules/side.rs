//! The two hands of a coup and the three ways it can end.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two hands dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Side {
    /// The hand that receives the first and the third card.
    Punto,
    /// The hand that receives the second and the fourth card.
    Banco,
}

impl Side {
    /// Both, in the order in which cards reach them.
    pub const BOTH: [Self; 2] = [Self::Punto, Self::Banco];

    /// The one across the table.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Punto => Self::Banco,
            Self::Banco => Self::Punto,
        }
    }
}

/// What wins a coup.
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
    /// All three, in the order of the layouts.
    pub const ALL: [Self; 3] = [Self::Punto, Self::Banco, Self::Egalite];

    /// The identifier used in JSON and in journals.
    #[must_use]
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
    /// The same, made into something else on both sides, Punto's first.
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
