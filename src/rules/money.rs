//! Money: whole numbers of the smallest coin, and exact ratios.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Reason for refusing a ratio to nothing.
pub(super) const RATIO_FOR_NOUGHT: &str = "ratio-for-nought";

/// Reason for refusing a ratio of numbers above the limit.
pub(super) const RATIO_TOO_LARGE: &str = "ratio-too-large";

/// A sum in the smallest coin (cents where the unit is the euro). Never a fraction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(u64);

impl Money {
    /// Zero.
    pub const ZERO: Self = Self(0);

    /// The largest sum supported: ten thousand milliard coins. Far above any table, and low enough that no payout
    /// overflows.
    pub const MOST: Self = Self(10_000_000_000_000);

    /// A sum of this many coins.
    pub const fn coins(coins: u64) -> Self {
        Self(coins)
    }

    /// Number of coins.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Sum, capped at [`Money::MOST`].
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0)).min(Self::MOST)
    }

    /// Difference, or zero where the other is larger.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Product with a ratio, rounded down to a coin. Exact for every sum up to [`Money::MOST`].
    pub fn times(self, ratio: Ratio) -> Self {
        let exact = u128::from(self.0) * u128::from(ratio.over);
        let whole = exact / u128::from(ratio.under.max(1));
        Self(u64::try_from(whole).unwrap_or(u64::MAX))
    }

    /// True if the product with the ratio is a whole number of coins.
    pub fn divides_evenly(self, ratio: Ratio) -> bool {
        (u128::from(self.0) * u128::from(ratio.over)).is_multiple_of(u128::from(ratio.under.max(1)))
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} coins", self.0)
    }
}

/// A ratio of two whole numbers, such as 19 for 20. In a file: `(19, 20)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Ratio {
    /// Numerator: the amount paid.
    pub over: u32,
    /// Denominator: the amount staked. Never zero.
    pub under: u32,
}

impl Ratio {
    /// Evens.
    pub const EVENS: Self = Self { over: 1, under: 1 };
}

impl TryFrom<(u32, u32)> for Ratio {
    type Error = &'static str;

    fn try_from((over, under): (u32, u32)) -> Result<Self, Self::Error> {
        match under {
            0 => Err(RATIO_FOR_NOUGHT),
            1.. if over > 10_000 || under > 10_000 => Err(RATIO_TOO_LARGE),
            _ => Ok(Self { over, under }),
        }
    }
}

impl From<Ratio> for (u32, u32) {
    fn from(ratio: Ratio) -> Self {
        (ratio.over, ratio.under)
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.over, self.under)
    }
}

/// The greatest common divisor; the other number where one is 0.
pub const fn greatest_common_divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
