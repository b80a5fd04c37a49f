//! Time: what an answer takes, and how long was practised in which week.

use std::collections::BTreeMap;

use super::intake::Given;
use super::statistics::quantile;
use crate::progress::mastery::Day;

/// So long a pause belongs to the practice: reading a verdict, thinking. After a longer one somebody was away.
const PAUSE_MILLIS: u64 = 3 * 60_000;

/// No answer counts as longer than this.
const LONGEST_MILLIS: u64 = 10 * 60_000;

/// What answers take, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    /// A quarter took no longer.
    pub lower: f64,
    /// Half took no longer.
    pub median: f64,
    /// Three quarters took no longer.
    pub upper: f64,
}

impl Spread {
    /// The quartiles of these times; `None` where there is none.
    #[must_use]
    pub fn of(mut millis: Vec<u64>) -> Option<Self> {
        millis.sort_unstable();
        let at = |share| quantile(&millis, share);
        Some(Self { lower: at(0.25)?, median: at(0.5)?, upper: at(0.75)? })
    }
}

/// What was practised in a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Its Monday.
    pub begins: Day,
    /// How many minutes, rounded.
    pub minutes: u32,
    /// How many answers were given.
    pub answers: u32,
}

/// The Monday of a day's week. The first of 1970 was a Thursday.
pub(super) const fn monday(day: Day) -> Day {
    Day(day.0.saturating_sub(day.0.saturating_add(3).rem_euclid(7)))
}

/// The weeks in which there were answers, the oldest first: of an answer soon after another the whole time between
/// them counts, of one after a longer pause its own.
pub(super) fn weeks(answers: &[Given], day: impl Fn(&Given) -> Day) -> Vec<Week> {
    let mut weeks: BTreeMap<Day, (u64, u32)> = BTreeMap::new();
    let mut before: Option<&Given> = None;
    for given in answers {
        let since = before.map(|before| given.at.since(before.at)).filter(|since| *since <= PAUSE_MILLIS);
        let millis = since.unwrap_or_else(|| given.millis.unwrap_or_default().min(LONGEST_MILLIS));
        let week = weeks.entry(monday(day(given))).or_default();
        *week = (week.0.saturating_add(millis), week.1.saturating_add(1));
        before = Some(given);
    }
    let week = |(begins, (millis, answers)): (Day, (u64, u32))| Week {
        begins,
        minutes: ((millis + 30_000) / 60_000) as u32,
        answers,
    };
    weeks.into_iter().map(week).collect()
}
