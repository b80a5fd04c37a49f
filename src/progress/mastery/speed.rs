//! How fast a decision is: the logarithm of its times, filtered.

use serde::{Deserialize, Serialize};

use super::constants::SPEED_NEWEST;

/// In how many parts a unit of the logarithm is counted. The logarithm is the one operation here that two
/// machines may round differently in its last bit; in these parts they say the same.
const PARTS: f64 = 1_024.0;

/// The filtered logarithm of the time of thought, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
pub struct Speed(f64);

impl Speed {
    /// The speed of a single answer.
    #[must_use]
    pub fn of(thought_millis: u32) -> Self {
        let seconds = f64::from(thought_millis.max(1)) / 1_000.0;
        Self((seconds.ln() * PARTS).round() / PARTS)
    }

    /// The speed after another answer.
    #[must_use]
    pub fn and(self, newest: Self) -> Self {
        Self((1.0 - SPEED_NEWEST) * self.0 + SPEED_NEWEST * newest.0)
    }

    /// The logarithm itself.
    #[must_use]
    pub const fn log(self) -> f64 {
        self.0
    }

    /// As a share of a target: one where it is met, less where it is missed. For pictures.
    #[must_use]
    pub fn fluency(self, target_millis: u32) -> f64 {
        (f64::from(target_millis) / 1_000.0 / self.0.exp()).min(1.0)
    }
}
