//! How long a decision will be remembered: FSRS, one step for the first answer of a day.

use serde::{Deserialize, Serialize};

use fsrs::{FSRS, FSRSItem, FSRSReview, MemoryState, current_retrievability};

use super::constants::DUE_BELOW;
use super::day::Day;
use super::form::Quick;

/// How many low bits of a number are rounded away: FSRS takes powers and logarithms, and two machines may
/// differ in the last bit of one. What is left has twelve binary places. A difference just at the border
/// of two values stays possible; it moves a stability by a four-thousandth.
const ROUNDED_BITS: u32 = 12;

/// The exponent of forgetting in FSRS's default parameters.
const DECAY: f32 = fsrs::FSRS6_DEFAULT_DECAY;

/// A memory as of a day.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub struct Memory {
    state: MemoryState,
    day: Day,
}

/// A memory as it is kept: stability, difficulty, day.
#[derive(Serialize, Deserialize)]
struct Kept(f32, f32, Day);

impl From<Kept> for Memory {
    fn from(Kept(stability, difficulty, day): Kept) -> Self {
        Self { state: MemoryState { stability, difficulty }, day }
    }
}

impl From<Memory> for Kept {
    fn from(Memory { state, day }: Memory) -> Self {
        Self(state.stability, state.difficulty, day)
    }
}

/// The grades of FSRS. A hard one is a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// Wrong.
    Again,
    /// Right and slow.
    Hard,
    /// Right, above the target.
    Good,
    /// Right, within the target.
    Easy,
}

impl Grade {
    /// The grade of an answer. One that was not timed is good where it was right.
    #[must_use]
    pub const fn of(right: bool, quick: Option<Quick>) -> Self {
        match (right, quick) {
            (false, _) => Self::Again,
            (true, Some(Quick::Within)) => Self::Easy,
            (true, Some(Quick::Nearly) | None) => Self::Good,
            (true, Some(Quick::Slow)) => Self::Hard,
        }
    }
}

/// The steps of memory, with FSRS's default parameters.
#[derive(Debug, Clone, Default)]
pub struct Steps(FSRS);

impl Steps {
    /// The memory after the first answer of a day.
    #[must_use]
    pub fn step(&self, before: Option<Memory>, grade: Grade, day: Day) -> Option<Memory> {
        let delta_t = before.map_or(0, |memory| day.since(memory.day));
        let rating = match grade {
            Grade::Again => 1,
            Grade::Hard => 2,
            Grade::Good => 3,
            Grade::Easy => 4,
        };
        // One step, where `next_states` would take four.
        let item = FSRSItem { reviews: vec![FSRSReview { rating, delta_t }] };
        let Ok(state) = self.0.memory_state(item, before.map(|memory| memory.state)) else { return before };
        let state = MemoryState { stability: rounded(state.stability), difficulty: rounded(state.difficulty) };
        Some(Memory { state, day })
    }
}

impl Memory {
    /// The probability that it is recalled on a day; one on its own day and before.
    #[must_use]
    pub fn recalled(self, day: Day) -> f32 {
        current_retrievability(self.state, day.since(self.day) as f32, DECAY)
    }

    /// Whether it should be asked about on a day.
    #[must_use]
    pub fn is_due(self, day: Day) -> bool {
        self.recalled(day) < DUE_BELOW
    }

    /// After how many days the probability of recall is nine tenths.
    #[must_use]
    pub const fn stability(self) -> f32 {
        self.state.stability
    }

    /// The day of its last step.
    #[must_use]
    pub const fn day(self) -> Day {
        self.day
    }
}

fn rounded(value: f32) -> f32 {
    let half = 1 << (ROUNDED_BITS - 1);
    f32::from_bits(value.to_bits().wrapping_add(half) & !((1 << ROUNDED_BITS) - 1))
}
