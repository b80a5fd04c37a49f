//! The table test: a fixed number of mixed questions in a fixed time, graded in bands.

use serde::Deserialize;

/// Time limit and bands of a table test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableTest {
    /// Time limit in minutes; ignored without timers.
    pub minutes: u32,
    #[serde(default)]
    pub bands: Bands,
}

/// Minimum percentages, rising, of the four bands above "not yet".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub struct Bands(pub u8, pub u8, pub u8, pub u8);

impl Default for Bands {
    /// Bands commonly used by casino schools.
    fn default() -> Self {
        Self(75, 82, 89, 96)
    }
}

impl Bands {
    pub const fn thresholds(self) -> [u8; 4] {
        [self.0, self.1, self.2, self.3]
    }

    /// Band index of a percentage: 0 below the first threshold, 4 from the last.
    pub fn band(self, percent: u32) -> usize {
        self.thresholds().iter().filter(|mark| percent >= u32::from(**mark)).count()
    }

    /// Index of the first threshold that does not rise or exceeds 100.
    pub fn first_invalid(self) -> Option<usize> {
        let marks = self.thresholds();
        let falls = |at: usize| at.checked_sub(1).and_then(|before| marks.get(before)) >= marks.get(at);
        (0..marks.len()).find(|at| falls(*at) || marks.get(*at).is_none_or(|mark| !(1..=100).contains(mark)))
    }

    pub fn is_valid(self) -> bool {
        let marks = self.thresholds();
        marks.is_sorted_by(|one, other| one < other) && marks.iter().all(|mark| (1..=100).contains(mark))
    }
}
