//! What was asked and answered in one run of a lesson.

use std::collections::BTreeMap;

use crate::drill::marking::Verdict;
use crate::drill::question::Question;
use crate::lesson::Pass;
use crate::rules::reason::Reason;

/// A decision that was answered wrongly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missed {
    /// The name of the drill.
    pub drill: &'static str,
    /// Its stable id.
    pub decision: String,
    /// What was asked.
    pub question: Question,
    /// What was answered and expected, and why.
    pub verdict: Verdict,
}

impl Missed {
    /// The rule that decided it.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        self.verdict.key.reasons.last().copied()
    }
}

/// Right and wrong answers, their times, and what went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    right: u32,
    asked: u32,
    millis: Vec<u64>,
    missed: Vec<Missed>,
    unanswered: u32,
    /// Right and asked, by the name of the drill.
    drills: BTreeMap<&'static str, (u32, u32)>,
}

impl Tally {
    /// Counts a right answer, with its time where answers are timed.
    pub(super) fn add_right(&mut self, drill: &'static str, millis: Option<u64>) {
        let of_drill = self.drills.entry(drill).or_default();
        *of_drill = (of_drill.0 + 1, of_drill.1 + 1);
        self.asked += 1;
        self.right += 1;
        self.millis.extend(millis);
    }

    /// Counts a wrong answer and keeps what it missed, each decision once.
    pub(super) fn add_wrong(&mut self, missed: Missed, millis: Option<u64>) {
        self.drills.entry(missed.drill).or_default().1 += 1;
        self.asked += 1;
        self.millis.extend(millis);
        if !self.missed.iter().any(|before| before.decision == missed.decision) {
            self.missed.push(missed);
        }
    }

    /// Counts questions that nobody answered in time: asked, and not right.
    pub(super) fn add_unanswered(&mut self, questions: u32) {
        self.asked = self.asked.saturating_add(questions);
        self.unanswered = self.unanswered.saturating_add(questions);
    }

    /// How many questions nobody answered in time.
    #[must_use]
    pub const fn unanswered(&self) -> u32 {
        self.unanswered
    }

    /// The drills of which something was answered wrongly, the weakest first: name, right, asked.
    #[must_use]
    pub fn weak(&self) -> Vec<(&'static str, u32, u32)> {
        let mut weak: Vec<_> = self.drills.iter().map(|(drill, (right, asked))| (*drill, *right, *asked)).collect();
        weak.retain(|(_, right, asked)| right < asked);
        weak.sort_by_key(|(_, right, asked)| right * 100 / asked);
        weak
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
