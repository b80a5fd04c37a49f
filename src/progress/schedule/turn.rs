//! When the turn of a decision comes: even passes over all there is, a little thinned where it costs least.
//!
//! A pass of shuffled cards asks some cells twice in a short time and others after two passes. Here the way
//! from one turn to the next is about one pass, for every cell; that alone teaches better than the shuffle.

use super::skill::Skill;
use crate::progress::mastery::constants::{APART, PASS_JITTER, THIN_ASKED_AGAIN, THIN_FLUENT, THIN_STUCK};
use crate::progress::mastery::{Day, Learnt};
use crate::rules::dice::Dice;

/// In how many parts chance is counted.
const PARTS: usize = 1 << 20;

/// A decision on its way to its next turn.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    pub(super) skill: Skill,
    /// The place in the order of all answers at which its turn comes; `None` where it was never asked.
    pub(super) due: Option<f64>,
    /// The place at which it was last asked.
    pub(super) asked: Option<u64>,
    /// Whether it was already brought back once after an error that is not yet mended.
    pub(super) again: bool,
}

impl Turn {
    /// Whether it would come far enough from the last time.
    pub(super) fn is_apart(&self, now: u64) -> bool {
        self.asked.is_none_or(|asked| now >= asked.saturating_add(APART))
    }
}

/// The way from one turn to the next, in questions, where a pass has so many.
pub(super) fn way(learnt: &Learnt, pass: usize, after_again: bool, today: Day, dice: &mut Dice) -> f64 {
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
