//! Guess probability and target time of each drill.

use serde::{Deserialize, Serialize};

use super::constants::{DISTRACTED_MILLIS, LEAST_THOUGHT_MILLIS, MOTOR_MILLIS, RATING_TIME_TARGETS, SLOW_TARGETS};
use super::constants::{TARGET_MILLIS, WARM_UP_TAPS};

/// Answer form of a drill: guess probability and target time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DrillForm {
    pub guess: f64,
    /// Target time as a multiple of that of a two-choice question.
    pub targets: u32,
    /// True for a computed answer rated by difficulty, false for a recalled fact.
    pub problem: bool,
}

/// Guess probability, target multiple and kind of each drill.
const FORMS: [(&str, DrillForm); 44] = [
    ("CountHand", recalled(0.1, 1)),
    ("ThirdCard", recalled(0.5, 1)),
    ("WholeCoup", recalled(0.05, 8)),
    ("Winner", recalled(1.0 / 3.0, 2)),
    ("Payout", problem(0.02, 5)),
    ("Knowledge", recalled(1.0 / 3.0, 6)),
    ("Commission", problem(0.02, 5)),
    ("HalfPay", problem(0.02, 5)),
    ("FaultyStakes", recalled(0.1, 10)),
    ("HandPasses", recalled(0.2, 3)),
    ("Burn", recalled(0.1, 2)),
    ("Cutting", recalled(0.25, 3)),
    ("TableauFromMemory", recalled(0.01, 60)),
    ("CoupInOrder", recalled(0.01, 25)),
    ("OpeningInOrder", recalled(0.01, 25)),
    ("FaultInTheCoup", recalled(0.1, 10)),
    ("Misdraws", recalled(0.1, 12)),
    ("RebuildCoup", recalled(0.05, 8)),
    ("GameProtection", recalled(0.02, 15)),
    ("Dispute", recalled(0.25, 6)),
    ("SeatsAndPlaces", recalled(0.25, 4)),
    ("WinOnTheExcess", problem(0.02, 10)),
    ("WhoTurnsPunto", recalled(0.25, 4)),
    ("LayoutOfStakes", problem(0.01, 30)),
    ("Announcements", recalled(0.05, 8)),
    ("PayInChips", problem(0.02, 10)),
    ("ReadStack", problem(0.05, 5)),
    ("CutStack", problem(0.02, 10)),
    ("ChangeColour", problem(0.02, 10)),
    ("TakeAndPay", problem(0.01, 20)),
    ("StopCard", recalled(0.1, 3)),
    ("LastCoup", recalled(0.3, 5)),
    ("WhatChangesHere", recalled(0.2, 10)),
    ("HearTheCall", recalled(0.25, 5)),
    ("WrongCall", recalled(0.25, 8)),
    ("CoupByEar", recalled(0.1, 10)),
    ("Dictation", recalled(0.01, 15)),
    ("SayAloud", recalled(0.01, 6)),
    ("MoneyChange", problem(0.05, 12)),
    ("ProveCards", recalled(0.1, 10)),
    ("PlayerTotals", problem(0.05, 8)),
    ("CommissionMarked", problem(0.02, 12)),
    ("LimitsChange", recalled(0.15, 8)),
    // Authored questions range from two choices to a sum; this is the middle of the other drills.
    ("Authored", recalled(0.25, 6)),
];

const fn recalled(guess: f64, targets: u32) -> DrillForm {
    DrillForm { guess, targets, problem: false }
}

const fn problem(guess: f64, targets: u32) -> DrillForm {
    DrillForm { guess, targets, problem: true }
}

impl DrillForm {
    /// Looks up a drill by its journal name; unknown drills count as typed answers.
    pub fn for_drill(drill: &str) -> Self {
        FORMS.iter().find(|(name, _)| *name == drill).map_or(recalled(0.1, 5), |(_, form)| *form)
    }

    pub fn is_known_drill(drill: &str) -> bool {
        FORMS.iter().any(|(name, _)| *name == drill)
    }
}

/// A person's key-press time and their target time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResponsePace {
    /// Key-press time on this device in ms.
    pub motor_millis: u32,
    /// Target thinking time of a two-choice question in ms.
    pub target_millis: u32,
}

impl Default for ResponsePace {
    fn default() -> Self {
        Self { motor_millis: MOTOR_MILLIS, target_millis: TARGET_MILLIS }
    }
}

/// Answer speed relative to the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Quickness {
    /// Within the target.
    Within,
    /// Within twice the target.
    Nearly,
    /// Slower, or not timed.
    Slow,
}

impl ResponsePace {
    /// Motor baseline: the median tap (lower of two middle ones); `None` with too few taps.
    pub fn baseline(taps: &[u32]) -> Option<u32> {
        let mut sorted = taps.to_vec();
        sorted.sort_unstable();
        if sorted.len() < WARM_UP_TAPS {
            return None;
        }
        sorted.get(sorted.len().saturating_sub(1) / 2).copied()
    }

    /// Thinking time in ms; `None` if the person was distracted.
    pub fn thinking_millis(self, millis: u64, form: DrillForm) -> Option<u32> {
        let millis = u32::try_from(millis).ok()?;
        let distracted = DISTRACTED_MILLIS.saturating_mul(form.targets);
        (millis <= distracted).then(|| millis.saturating_sub(self.motor_millis).max(LEAST_THOUGHT_MILLIS))
    }

    pub const fn target_for(self, form: DrillForm) -> u32 {
        self.target_millis.saturating_mul(form.targets)
    }

    pub fn quickness(self, thought: u32, form: DrillForm) -> Quickness {
        let target = self.target_for(form);
        match thought {
            thought if thought <= target => Quickness::Within,
            thought if thought <= target.saturating_mul(SLOW_TARGETS) => Quickness::Nearly,
            _ => Quickness::Slow,
        }
    }

    /// Time limit of a problem, in ms of thinking.
    pub const fn time_limit(self, form: DrillForm) -> u32 {
        self.target_for(form).saturating_mul(RATING_TIME_TARGETS)
    }
}
