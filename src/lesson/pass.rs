//! The pass mark: the one a lesson's file sets, and those of practice that has no author.

use std::ops::RangeInclusive;

use serde::Deserialize;

use crate::drill::area::Area;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// Minimum share of right answers in percent.
    pub accuracy: u8,
    /// Aim for the median answer time in seconds: the pace mark, which no pass depends on. Ignored without timers.
    pub seconds: u32,
    /// Marks of the areas apart; without them a table test has the usual ones, another lesson none.
    #[serde(default)]
    pub marks: Option<AreaMarks>,
}

/// Minimum shares of right answers in percent, beside that of the whole. An area that a lesson does not ask has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AreaMarks {
    pub tableau: u8,
    pub payments: u8,
    pub calls: u8,
}

impl Default for AreaMarks {
    /// One wrong answer in ten at most where a mistake costs money at once.
    fn default() -> Self {
        Self { tableau: 90, payments: 90, calls: 80 }
    }
}

impl AreaMarks {
    pub const fn get(self, area: Area) -> u8 {
        match area {
            Area::Tableau => self.tableau,
            Area::Payments => self.payments,
            Area::Calls => self.calls,
        }
    }
}

impl Pass {
    pub const FREE_PRACTICE: Self = Self { accuracy: 90, seconds: Self::NO_PACE, marks: None };
    /// Written into lessons made of an imported question bank, for the author to change.
    pub const IMPORTED: Self = Self { accuracy: 75, seconds: 60, marks: None };
    /// Today's practice is neither passed nor failed.
    pub const NONE: Self = Self { accuracy: 0, seconds: Self::NO_PACE, marks: None };
    /// In percent, for the lesson a room's trainer gets of its errors: so high that guessing does not pass.
    pub const REVIEW_ACCURACY: u8 = 90;

    /// In place of seconds: no pace mark.
    const NO_PACE: u32 = u32::MAX;

    /// Marks that a lesson may set, in percent.
    pub const ALLOWED_ACCURACY: RangeInclusive<u8> = 50..=100;
    /// Median answer times that a lesson may set.
    pub const ALLOWED_SECONDS: RangeInclusive<u32> = 1..=120;

    /// Aim of the pace mark in ms; `None` without one.
    pub fn pace_millis(self) -> Option<u64> {
        (self.seconds != Self::NO_PACE).then(|| u64::from(self.seconds) * 1_000)
    }
}
