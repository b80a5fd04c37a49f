//! A moment in time, as the machine's clock told it to whoever passes it on.

use serde::{Deserialize, Serialize};

/// Milliseconds since the beginning of 1970, in universal time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// Milliseconds since the beginning of 1970.
    #[must_use]
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// How many milliseconds lie between an earlier moment and this one; nought where it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The moment so many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}
