//! A score: right answers out of questions asked.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

/// Right answers out of questions asked. Ordered by share, then by number asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    pub right: u32,
    /// At least `right`.
    pub asked: u32,
}

impl Score {
    /// Percentage of right answers, rounded down; 0 if nothing was asked.
    pub fn percent(self) -> u32 {
        (u64::from(self.right) * 100).checked_div(u64::from(self.asked)).unwrap_or_default() as u32
    }

    pub const fn count(&mut self, right: bool) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(right as u32);
    }

    pub const fn plus(self, other: Self) -> Self {
        Self { right: self.right.saturating_add(other.right), asked: self.asked.saturating_add(other.asked) }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        let share = |one: &Self, two: &Self| u64::from(one.right) * u64::from(two.asked.max(1));
        share(self, other)
            .cmp(&share(other, self))
            .then(self.asked.cmp(&other.asked))
            .then(self.right.cmp(&other.right))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
