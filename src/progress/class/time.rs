//! Answer times and practice time per week.

use std::collections::BTreeMap;

use super::intake::ClassAnswer;
use super::statistics::quantile;
use crate::progress::mastery::Day;

/// Longest pause between answers that still counts as practice.
const PAUSE_MILLIS: u64 = 3 * 60_000;

/// Cap on the time of a single answer.
const LONGEST_MILLIS: u64 = 10 * 60_000;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quartiles {
    /// First quartile in ms.
    pub lower: f64,
    /// Median in ms.
    pub median: f64,
    /// Third quartile in ms.
    pub upper: f64,
}

impl Quartiles {
    /// `None` if empty.
    pub fn from_times(mut millis: Vec<u64>) -> Option<Self> {
        millis.sort_unstable();
        let at = |share| quantile(&millis, share);
        Some(Self { lower: at(0.25)?, median: at(0.5)?, upper: at(0.75)? })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PracticeWeek {
    /// Monday of the week.
    pub begins: Day,
    /// Minutes practised, rounded.
    pub minutes: u32,
    pub answers: u32,
}

/// Monday of the day's week. Day 0 (1970-01-01) was a Thursday.
pub(super) const fn monday(day: Day) -> Day {
    Day(day.0.saturating_sub(day.0.saturating_add(3).rem_euclid(7)))
}

/// Weeks with answers, oldest first. After a short pause the whole gap counts, after a longer one only the answer's own
/// time.
pub(super) fn weeks(answers: &[ClassAnswer], day: impl Fn(&ClassAnswer) -> Day) -> Vec<PracticeWeek> {
    let mut weeks: BTreeMap<Day, (u64, u32)> = BTreeMap::new();
    let mut before: Option<&ClassAnswer> = None;
    for given in answers {
        let since = before.map(|before| given.at.since(before.at)).filter(|since| *since <= PAUSE_MILLIS);
        let millis = since.unwrap_or_else(|| given.millis.unwrap_or_default().min(LONGEST_MILLIS));
        let week = weeks.entry(monday(day(given))).or_default();
        *week = (week.0.saturating_add(millis), week.1.saturating_add(1));
        before = Some(given);
    }
    let week = |(begins, (millis, answers)): (Day, (u64, u32))| PracticeWeek {
        begins,
        minutes: ((millis + 30_000) / 60_000) as u32,
        answers,
    };
    weeks.into_iter().map(week).collect()
}
