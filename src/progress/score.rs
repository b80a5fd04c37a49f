//! So many right of so many asked.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

/// So many right of so many asked. Orders by the share that is right, then by how many were asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    /// Right answers.
    pub right: u32,
    /// Questions asked, at least as many.
    pub asked: u32,
}

impl Score {
    /// The share that is right, in whole percent, rounded down; nought where nothing was asked.
    #[must_use]
    pub fn percent(self) -> u32 {
        (u64::from(self.right) * 100).checked_div(u64::from(self.asked)).unwrap_or_default() as u32
    }

    /// Counts another answer.
    pub const fn count(&mut self, right: bool) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(right as u32);
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
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
