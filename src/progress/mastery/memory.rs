//! Memory strength with FSRS, one step per day.

use serde::{Deserialize, Serialize};

use fsrs::{FSRS, FSRSItem, FSRSReview, MemoryState, current_retrievability};

use super::constants::DUE_BELOW;
use super::day::Day;
use super::form::Quickness;

/// Number of low mantissa bits rounded away: FSRS takes powers and logarithms, whose last bit may differ between
/// machines. Twelve binary places remain. A difference at a rounding border is still possible; it moves a stability by
/// one part in four thousand.
const ROUNDED_BITS: u32 = 12;

/// Forgetting exponent of FSRS's default parameters.
const DECAY: f32 = fsrs::FSRS6_DEFAULT_DECAY;

/// Memory state as of a day.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(from = "StoredMemory", into = "StoredMemory")]
pub struct Memory {
    state: MemoryState,
    day: Day,
}

/// Serialised form: stability, difficulty, day.
#[derive(Serialize, Deserialize)]
struct StoredMemory(f32, f32, Day);

impl From<StoredMemory> for Memory {
    fn from(StoredMemory(stability, difficulty, day): StoredMemory) -> Self {
        Self { state: MemoryState { stability, difficulty }, day }
    }
}

impl From<Memory> for StoredMemory {
    fn from(Memory { state, day }: Memory) -> Self {
        Self(state.stability, state.difficulty, day)
    }
}

/// FSRS grades. `Hard` is a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    Again,
    /// Right but slow.
    Hard,
    /// Right, above the target.
    Good,
    /// Right, within the target.
    Easy,
}

impl Grade {
    /// An untimed right answer is `Good`.
    pub const fn from_answer(right: bool, quick: Option<Quickness>) -> Self {
        match (right, quick) {
            (false, _) => Self::Again,
            (true, Some(Quickness::Within)) => Self::Easy,
            (true, Some(Quickness::Nearly) | None) => Self::Good,
            (true, Some(Quickness::Slow)) => Self::Hard,
        }
    }
}

/// FSRS with its default parameters.
#[derive(Debug, Clone, Default)]
pub struct MemoryModel(FSRS);

impl MemoryModel {
    /// Memory after the first answer of a day.
    pub fn step(&self, before: Option<Memory>, grade: Grade, day: Day) -> Option<Memory> {
        let delta_t = before.map_or(0, |memory| day.since(memory.day));
        let rating = match grade {
            Grade::Again => 1,
            Grade::Hard => 2,
            Grade::Good => 3,
            Grade::Easy => 4,
        };
        // A single step, where `next_states` would compute four.
        let item = FSRSItem { reviews: vec![FSRSReview { rating, delta_t }] };
        let Ok(state) = self.0.memory_state(item, before.map(|memory| memory.state)) else { return before };
        let state = MemoryState { stability: rounded(state.stability), difficulty: rounded(state.difficulty) };
        Some(Memory { state, day })
    }
}

impl Memory {
    /// Recall probability on a day; 1 on its own day and earlier.
    pub fn recall_probability(self, day: Day) -> f32 {
        current_retrievability(self.state, day.since(self.day) as f32, DECAY)
    }

    pub fn is_due(self, day: Day) -> bool {
        self.recall_probability(day) < DUE_BELOW
    }

    /// Days until the recall probability falls to nine tenths.
    pub const fn stability(self) -> f32 {
        self.state.stability
    }

    pub const fn day(self) -> Day {
        self.day
    }
}

fn rounded(value: f32) -> f32 {
    let half = 1 << (ROUNDED_BITS - 1);
    f32::from_bits(value.to_bits().wrapping_add(half) & !((1 << ROUNDED_BITS) - 1))
}
