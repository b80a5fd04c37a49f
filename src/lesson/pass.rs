//! The pass mark: the one a lesson's file sets, and those of practice that has no author.

use std::ops::RangeInclusive;

use serde::Deserialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// Minimum share of right answers in percent.
    pub accuracy: u8,
    /// Maximum median answer time in seconds; ignored without timers.
    pub seconds: u32,
}

impl Pass {
    pub const FREE_PRACTICE: Self = Self { accuracy: 90, seconds: 60 };
    /// Written into lessons made of an imported question bank, for the author to change.
    pub const IMPORTED: Self = Self { accuracy: 75, seconds: 60 };
    /// Today's practice is neither passed nor failed.
    pub const NONE: Self = Self { accuracy: 0, seconds: u32::MAX };
    /// In percent, for the lesson a room's trainer gets of its errors: so high that guessing does not pass.
    pub const REVIEW_ACCURACY: u8 = 90;

    /// Marks that a lesson may set, in percent.
    pub const ALLOWED_ACCURACY: RangeInclusive<u8> = 50..=100;
    /// Median answer times that a lesson may set.
    pub const ALLOWED_SECONDS: RangeInclusive<u32> = 1..=120;
}
