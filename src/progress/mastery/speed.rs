//! Response speed: the filtered logarithm of thinking times.

use serde::{Deserialize, Serialize};

use super::constants::SPEED_NEWEST;

/// Rounding of logarithms, whose last bit may differ between machines.
const PARTS: f64 = 1_024.0;

/// Filtered logarithm of the thinking time in seconds.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
pub struct Speed(f64);

impl Speed {
    pub fn from_millis(thought_millis: u32) -> Self {
        let seconds = f64::from(thought_millis.max(1)) / 1_000.0;
        Self((seconds.ln() * PARTS).round() / PARTS)
    }

    /// Exponential moving average with the newest value.
    pub fn blend(self, newest: Self) -> Self {
        Self((1.0 - SPEED_NEWEST) * self.0 + SPEED_NEWEST * newest.0)
    }

    /// The logarithm itself.
    pub const fn log(self) -> f64 {
        self.0
    }

    /// Speed relative to the target: 1 if met, less if missed. For charts.
    pub fn fluency(self, target_millis: u32) -> f64 {
        (f64::from(target_millis) / 1_000.0 / self.0.exp()).min(1.0)
    }
}
