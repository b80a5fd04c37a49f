//! What was asked and answered in one run of a lesson.

use crate::lesson::Pass;
use crate::rules::reason::Reason;

/// A decision that was answered wrongly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missed {
    /// Its stable id.
    pub decision: String,
    /// The rule that decided it.
    pub reason: Option<Reason>,
}

/// Right and wrong answers, their times, and what went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    right: u32,
    asked: u32,
    millis: Vec<u64>,
    missed: Vec<Missed>,
}

impl Tally {
    /// Counts a right answer, with its time where answers are timed.
    pub(super) fn add_right(&mut self, millis: Option<u64>) {
        self.asked += 1;
        self.right += 1;
        self.millis.extend(millis);
    }

    /// Counts a wrong answer and keeps what it missed, each decision once.
    pub(super) fn add_wrong(&mut self, missed: Missed, millis: Option<u64>) {
        self.asked += 1;
        self.millis.extend(millis);
        if !self.missed.iter().any(|before| before.decision == missed.decision) {
            self.missed.push(missed);
        }
    }

    /// How many answers were right.
    #[must_use]
    pub const fn right(&self) -> u32 {
        self.right
    }

    /// How many questions were answered.
    #[must_use]
    pub const fn asked(&self) -> u32 {
        self.asked
    }

    /// The share of right answers in per cent, rounded down; `None` before the first.
    #[must_use]
    pub const fn accuracy(&self) -> Option<u32> {
        (self.right * 100).checked_div(self.asked)
    }

    /// The time of the middle answer; `None` where nothing was timed.
    #[must_use]
    pub fn median_millis(&self) -> Option<u64> {
        let mut sorted = self.millis.clone();
        sorted.sort_unstable();
        sorted.get(sorted.len().checked_sub(1)? / 2).copied()
    }

    /// The decisions that were answered wrongly, each once, in order.
    #[must_use]
    pub fn missed(&self) -> &[Missed] {
        &self.missed
    }

    /// Whether this reaches the pass mark. A lesson that asks nothing is passed by taking it; the
    /// pace counts only where answers are timed.
    #[must_use]
    pub fn passes(&self, pass: Pass, timed: bool) -> bool {
        let accurate = self.accuracy().is_none_or(|accuracy| accuracy >= u32::from(pass.accuracy));
        let quick = self.median_millis().is_none_or(|millis| millis <= u64::from(pass.seconds) * 1000);
        accurate && (quick || !timed)
    }
}
