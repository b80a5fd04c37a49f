//! The interval between two turns of a decision: even passes, in which decisions that weigh more come round faster.
//!
//! Passes of shuffled cards ask some cells twice in a short time and others after two passes. Here the intervals of a
//! cell are even, which alone teaches better than the shuffle; that gain is spent on what comes up most at the table
//! (see docs/teaching.md).

use super::skill::Skill;
use crate::progress::mastery::constants as c;
use crate::progress::mastery::{DecisionState, Mastery};
use crate::rules::rng::SeededRng;

/// Resolution of the random shift.
const PARTS: usize = 1 << 20;

/// Resolution of rates, so that machines agree.
const RATE_PARTS: f64 = 1_024.0;

/// A decision waiting for its next turn.
#[derive(Debug, Clone)]
pub(super) struct ScheduledTurn {
    pub(super) skill: Skill,
    /// Answer number at which it is due; `None` if never asked.
    pub(super) due: Option<f64>,
    /// Answer number at which it was last asked.
    pub(super) asked: Option<u64>,
    /// Turns in the time of one pass.
    pub(super) rate: f64,
}

impl ScheduledTurn {
    /// Far enough from its last turn.
    pub(super) fn is_apart(&self, now: u64) -> bool {
        self.asked.is_none_or(|asked| now >= asked.saturating_add(c::APART))
    }
}

/// How fast decisions come round today.
#[derive(Debug, Clone, Copy)]
pub(super) struct TurnRates {
    /// Exponent of a decision's weight in its rate.
    weight_power: f64,
    /// Mean weight of the decisions whose frequency is counted.
    average_weight: f64,
}

impl TurnRates {
    pub(super) fn new<'s>(cells: impl Iterator<Item = &'s Skill>, mastery: &Mastery) -> Self {
        let (mut weights, mut weighted) = (0.0, 0_u32);
        let (mut right, mut recent_answers, mut answers, mut count) = (0, 0, 0, 0_u32);
        for skill in cells {
            count += 1;
            if skill.weight() > 0.0 {
                weights += skill.weight();
                weighted += 1;
            }
            if let Some(learnt) = mastery.get(&skill.key) {
                let recent = learnt.score_after_first();
                right += recent.0;
                recent_answers += recent.1;
                answers += learnt.asked;
            }
        }
        let right_share = if recent_answers < c::SCARCITY_ANSWERS {
            c::RIGHT_BEFORE
        } else {
            f64::from(right) / f64::from(recent_answers)
        };
        // Errors above what ample time leaves: time is short for what there is to learn.
        let scarcity = (1.0 - right_share - c::ERRORS_WITH_AMPLE_TIME).max(0.0);
        let (from, to) = c::AMPLE_ANSWERS;
        let ample = ((f64::from(answers) / f64::from(count.max(1)) - from) / (to - from)).clamp(0.0, 1.0);
        Self {
            weight_power: c::WEIGHT_POWER + c::WEIGHT_POWER_SCARCE * scarcity + c::WEIGHT_POWER_AMPLE * ample,
            average_weight: weights / f64::from(weighted.max(1)),
        }
    }

    /// Turns of a decision in the time of one pass.
    pub(super) fn rate(self, skill: &Skill, learnt: Option<&DecisionState>) -> f64 {
        let mut rate = self.relative_weight(skill).powf(self.weight_power);
        if learnt.is_some_and(DecisionState::is_stuck) {
            rate *= c::STUCK_RATE;
        }
        if learnt.is_some_and(DecisionState::is_fluent) {
            rate *= c::FLUENT_RATE;
        }
        (rate * RATE_PARTS).round().max(1.0) / RATE_PARTS
    }

    /// True for what comes up much more often at the table than most.
    pub(super) fn is_frequent(self, skill: &Skill) -> bool {
        self.relative_weight(skill) >= c::FREQUENT
    }

    fn relative_weight(self, skill: &Skill) -> f64 {
        let weight = skill.weight();
        if weight <= 0.0 || self.average_weight <= 0.0 {
            return 1.0;
        }
        (weight / self.average_weight).clamp(c::WEIGHT_LIMITS.0, c::WEIGHT_LIMITS.1)
    }
}

/// Interval to the next turn in questions, where all decisions together have `total` turns a pass.
pub(super) fn questions_until_next(rate: f64, total: f64, dice: &mut SeededRng) -> f64 {
    let chance = dice.below(PARTS) as f64 / PARTS as f64;
    total / rate * (1.0 + (chance - 0.5) * c::PASS_JITTER)
}
