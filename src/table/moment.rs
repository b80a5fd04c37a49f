//! Moments of a shift: milliseconds since it began. Nothing in this layer reads a clock.

use std::ops::Add;

use serde::{Deserialize, Serialize};

/// A moment of the shift, in milliseconds since its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The time between an earlier moment and this one, in milliseconds.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<u64> for Moment {
    type Output = Self;

    fn add(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}
