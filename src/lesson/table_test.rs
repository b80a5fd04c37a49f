//! The table test: so many mixed questions in a fixed time, and a result by bands.

use serde::Deserialize;

/// What makes a lesson a table test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableTest {
    /// How many minutes there are; they do not count where timers are off.
    pub minutes: u32,
    /// From which shares of right answers the bands begin.
    #[serde(default)]
    pub bands: Bands,
}

/// The shares of right answers, in per cent and rising, from which the four bands above "not yet" begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub struct Bands(pub u8, pub u8, pub u8, pub u8);

impl Default for Bands {
    /// The bands that casino schools commonly use.
    fn default() -> Self {
        Self(75, 82, 89, 96)
    }
}

impl Bands {
    /// Where each band begins, the lowest first.
    #[must_use]
    pub const fn marks(self) -> [u8; 4] {
        [self.0, self.1, self.2, self.3]
    }

    /// Which band a share of right answers falls into: nought below the first mark, four from the last.
    #[must_use]
    pub fn of(self, percent: u32) -> usize {
        self.marks().iter().filter(|mark| percent >= u32::from(**mark)).count()
    }

    /// The place of the first that does not rise or is out of reach.
    #[must_use]
    pub fn first_unsound(self) -> Option<usize> {
        let marks = self.marks();
        let falls = |at: usize| at.checked_sub(1).and_then(|before| marks.get(before)) >= marks.get(at);
        (0..marks.len()).find(|at| falls(*at) || marks.get(*at).is_none_or(|mark| !(1..=100).contains(mark)))
    }

    /// Whether they rise and none is out of reach.
    #[must_use]
    pub fn is_sound(self) -> bool {
        let marks = self.marks();
        marks.is_sorted_by(|one, other| one < other) && marks.iter().all(|mark| (1..=100).contains(mark))
    }
}
