//! What was answered on which day, drill by drill: what the pictures over time are drawn from.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::mastery::{Day, Key};
use super::score::Score;

/// A time is counted in a bin that is this many bits wide: a thirty-second part of its power of two.
const BITS: u32 = 5;

/// So many days may lie between two days of practice of one streak: one missed day breaks none.
const STREAK_DAYS: u32 = 2;

/// What was answered on which day.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct History {
    tallies: BTreeMap<Stretch, DayTally>,
}

/// One drill in one house on one day.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Stretch {
    /// The day.
    pub day: Day,
    /// The id of the house.
    pub house: Arc<str>,
    /// The name of the drill.
    pub drill: Arc<str>,
}

/// The answers of a stretch, or of several together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DayTally {
    /// How many were right, of how many.
    pub score: Score,
    /// Each bin of times, with how many answers fell into it.
    times: BTreeMap<u32, u32>,
}

impl History {
    /// Counts an answer.
    pub(super) fn count(&mut self, day: Day, key: &Key, right: bool, millis: Option<u64>) {
        let stretch = Stretch { day, house: Arc::clone(&key.house), drill: Arc::clone(&key.drill) };
        let tally = self.tallies.entry(stretch).or_default();
        tally.score.count(right);
        if let Some(millis) = millis {
            let often = tally.times.entry(bin(millis)).or_default();
            *often = often.saturating_add(1);
        }
    }

    /// Every stretch with its answers, in the order of days.
    pub fn tallies(&self) -> impl Iterator<Item = (&Stretch, &DayTally)> {
        self.tallies.iter()
    }

    /// Every day of practice with its answers, in order.
    #[must_use]
    pub fn days(&self) -> BTreeMap<Day, Score> {
        let mut days: BTreeMap<Day, Score> = BTreeMap::new();
        for (stretch, tally) in &self.tallies {
            let day = days.entry(stretch.day).or_default();
            *day = day.and(tally.score);
        }
        days
    }

    /// How many days were practised running, up to today or, before today's practice, up to the last. One missed
    /// day between two does not break it, and is not counted.
    #[must_use]
    pub fn streak(&self, today: Day) -> u32 {
        let days = self.days();
        let (mut next, mut streak) = (today, 0);
        for day in days.keys().rev().filter(|day| **day <= today) {
            if next.since(*day) > STREAK_DAYS {
                break;
            }
            next = *day;
            streak += 1;
        }
        streak
    }
}

impl DayTally {
    /// Takes the answers of another in.
    pub fn add(&mut self, other: &Self) {
        self.score = self.score.and(other.score);
        for (bin, often) in &other.times {
            let all = self.times.entry(*bin).or_default();
            *all = all.saturating_add(*often);
        }
    }

    /// How many answers were timed.
    #[must_use]
    pub fn timed(&self) -> u64 {
        self.times.values().map(|often| u64::from(*often)).sum()
    }

    /// The median time in milliseconds, the lower of two middle ones, to one part in sixty; `None` where none
    /// was timed.
    #[must_use]
    pub fn median_millis(&self) -> Option<u64> {
        let timed = self.timed();
        let mut before = 0;
        self.times.iter().find_map(|(bin, often)| {
            before += u64::from(*often);
            (before * 2 >= timed).then(|| middle(*bin))
        })
    }
}

/// The bin of a time: its highest bits, and how many lower ones there are. Whole numbers only, so that every
/// machine agrees.
fn bin(millis: u64) -> u32 {
    let millis = u32::try_from(millis).unwrap_or(u32::MAX);
    let lower = (u32::BITS - millis.leading_zeros()).saturating_sub(BITS + 1);
    (lower << (BITS + 1)) + (millis >> lower)
}

/// The time in the middle of a bin.
const fn middle(bin: u32) -> u64 {
    let (lower, high) = (bin >> (BITS + 1), bin & ((1 << (BITS + 1)) - 1));
    ((high as u64) << lower) + ((1 << lower) - 1) / 2
}
