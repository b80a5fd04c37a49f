//! Accuracy and median time of a drill by week.

use std::collections::BTreeMap;

use super::table::ChartTable;
use super::text::{ChartText, percent};
use crate::drill::{DrillId, title_of};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::{Day, DrillForm, ResponsePace};
use crate::progress::{DayTally, DrillDay};
use crate::rules::house::HouseId;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrillWeek {
    /// Its Monday.
    pub begins: Day,
    pub asked: u32,
    pub right: u32,
    /// Median answer time in ms; `None` if untimed.
    pub median_millis: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillWeeks {
    pub drill: DrillId,
    /// Target answer time in ms, including the key press.
    pub target_millis: u64,
    /// Weeks with answers, the oldest first.
    pub weeks: Vec<DrillWeek>,
}

/// Monday of the week of a day. 1970-01-01 was a Thursday.
pub const fn monday(day: Day) -> Day {
    Day(day.0 - (day.0 + 3).rem_euclid(7))
}

impl DrillWeeks {
    pub fn new<'t>(
        tallies: impl IntoIterator<Item = (&'t DrillDay, &'t DayTally)>,
        house: &HouseId,
        drill: &DrillId,
        pace: ResponsePace,
    ) -> Self {
        let mut weeks: BTreeMap<Day, DayTally> = BTreeMap::new();
        for (stretch, tally) in tallies {
            if stretch.house == *house && stretch.drill == *drill {
                weeks.entry(monday(stretch.day)).or_default().add(tally);
            }
        }
        let week = |(begins, tally): (Day, DayTally)| DrillWeek {
            begins,
            asked: tally.score.asked,
            right: tally.score.right,
            median_millis: tally.median_millis(),
        };
        let target = u64::from(pace.motor_millis) + u64::from(pace.target_for(DrillForm::for_drill(drill.as_str())));
        Self { drill: drill.clone(), target_millis: target, weeks: weeks.into_iter().map(week).collect() }
    }

    pub fn table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 6] = [
            text_key!("pictures-column-week"),
            text_key!("pictures-column-asked"),
            text_key!("pictures-column-right"),
            text_key!("pictures-column-percent"),
            text_key!("pictures-column-median"),
            text_key!("pictures-column-target"),
        ];
        let seconds = |millis: u64| says.words.seconds(millis);
        let row = |week: &DrillWeek| {
            vec![
                says.date(week.begins),
                week.asked.to_string(),
                week.right.to_string(),
                percent(week.right, week.asked).to_string(),
                week.median_millis.map_or_else(String::new, seconds),
                seconds(self.target_millis),
            ]
        };
        ChartTable {
            id: "weeks",
            title: says.with(
                text_key!("pictures-weeks-of"),
                "drill",
                Fact::Phrase(Box::new(title_of(self.drill.as_str()))),
            ),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.weeks.iter().map(row).collect(),
        }
    }
}
