//! Answer statistics per day and drill, the data behind the charts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::mastery::{Day, DecisionKey};
use super::score::Score;
use crate::drill::DrillId;
use crate::rules::house::HouseId;

/// Resolution of time bins: each power of two is split into 2^BITS bins.
const BITS: u32 = 5;

/// Largest day difference within a streak: one missed day does not break it.
const STREAK_DAYS: u32 = 2;

/// Answers per day, house and drill.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct History {
    tallies: BTreeMap<DrillDay, DayTally>,
}

/// One drill in one house on one day.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DrillDay {
    pub day: Day,
    pub house: HouseId,
    pub drill: DrillId,
}

/// Answers of one or several drill-days.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DayTally {
    pub score: Score,
    /// Answer count per time bin.
    times: BTreeMap<u32, u32>,
}

impl History {
    pub(super) fn count(&mut self, day: Day, key: &DecisionKey, right: bool, millis: Option<u64>) {
        let stretch = DrillDay { day, house: key.house.clone(), drill: key.drill.clone() };
        let tally = self.tallies.entry(stretch).or_default();
        tally.score.count(right);
        if let Some(millis) = millis {
            let often = tally.times.entry(bin(millis)).or_default();
            *often = often.saturating_add(1);
        }
    }

    /// All drill-days in chronological order.
    pub fn tallies(&self) -> impl Iterator<Item = (&DrillDay, &DayTally)> {
        self.tallies.iter()
    }

    /// Score per day of practice.
    pub fn days(&self) -> BTreeMap<Day, Score> {
        let mut days: BTreeMap<Day, Score> = BTreeMap::new();
        for (stretch, tally) in &self.tallies {
            let day = days.entry(stretch.day).or_default();
            *day = day.plus(tally.score);
        }
        days
    }

    /// Number of consecutive practice days up to today, or up to the last one if there was none today. A single missed
    /// day does not break the streak and is not counted.
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
    pub fn add(&mut self, other: &Self) {
        self.score = self.score.plus(other.score);
        for (bin, often) in &other.times {
            let all = self.times.entry(*bin).or_default();
            *all = all.saturating_add(*often);
        }
    }

    pub fn timed(&self) -> u64 {
        self.times.values().map(|often| u64::from(*often)).sum()
    }

    /// Median time in ms (lower of two middle ones), accurate to one part in sixty; `None` if none was timed.
    pub fn median_millis(&self) -> Option<u64> {
        let timed = self.timed();
        let mut before = 0;
        self.times.iter().find_map(|(bin, often)| {
            before += u64::from(*often);
            (before * 2 >= timed).then(|| middle(*bin))
        })
    }
}

/// Bin index: the highest bits and the number of lower ones. Integers only, for identical results on every machine.
fn bin(millis: u64) -> u32 {
    let millis = u32::try_from(millis).unwrap_or(u32::MAX);
    let lower = (u32::BITS - millis.leading_zeros()).saturating_sub(BITS + 1);
    (lower << (BITS + 1)) + (millis >> lower)
}

/// Midpoint of a bin in ms.
const fn middle(bin: u32) -> u64 {
    let (lower, high) = (bin >> (BITS + 1), bin & ((1 << (BITS + 1)) - 1));
    ((high as u64) << lower) + ((1 << lower) - 1) / 2
}
