//! The interval between two turns of a decision: even passes, slightly thinned.
//!
//! Passes of shuffled cards ask some cells twice in a short time and others after two passes. Here the interval is
//! about one pass for every cell, which alone teaches better than the shuffle.

use super::skill::Skill;
use crate::progress::mastery::constants::{APART, PASS_JITTER, THIN_ASKED_AGAIN, THIN_FLUENT, THIN_STUCK};
use crate::progress::mastery::{Day, DecisionState};
use crate::rules::rng::SeededRng;

/// Resolution of the random shift.
const PARTS: usize = 1 << 20;

/// A decision waiting for its next turn.
#[derive(Debug, Clone)]
pub(super) struct ScheduledTurn {
    pub(super) skill: Skill,
    /// Answer number at which it is due; `None` if never asked.
    pub(super) due: Option<f64>,
    /// Answer number at which it was last asked.
    pub(super) asked: Option<u64>,
    /// Already asked again once since an error.
    pub(super) again: bool,
}

impl ScheduledTurn {
    /// Far enough from its last turn.
    pub(super) fn is_apart(&self, now: u64) -> bool {
        self.asked.is_none_or(|asked| now >= asked.saturating_add(APART))
    }
}

/// Interval to the next turn in questions, for a pass of this length.
pub(super) fn questions_until_next(
    learnt: &DecisionState,
    pass: usize,
    after_again: bool,
    today: Day,
    dice: &mut SeededRng,
) -> f64 {
    let mut passes = 1.0;
    if learnt.is_fluent() && !learnt.is_due(today) {
        passes += THIN_FLUENT;
    }
    if learnt.is_stuck() {
        passes += THIN_STUCK;
    }
    if after_again {
        passes *= 1.0 + THIN_ASKED_AGAIN;
    }
    let chance = dice.below(PARTS) as f64 / PARTS as f64;
    pass as f64 * passes * (1.0 + (chance - 0.5) * PASS_JITTER)
}
