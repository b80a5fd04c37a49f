//! Answers per day of a time span, including days without answers.

use std::collections::BTreeMap;

use super::table::ChartTable;
use super::text::ChartText;
use crate::i18n::text_key::TextKey;
use crate::progress::Score;
use crate::progress::mastery::Day;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum DaySpan {
    #[default]
    Month,
    Quarter,
    Year,
}

impl DaySpan {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Month, Self::Quarter, Self::Year];

    /// Number of days, including today.
    pub const fn days(self) -> u32 {
        match self {
            Self::Month => 30,
            Self::Quarter => 90,
            Self::Year => 365,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Days {
    /// Every day of the span, the oldest first.
    pub days: Vec<(Day, Score)>,
}

impl Days {
    /// The span ending today.
    pub fn new(scores: impl IntoIterator<Item = (Day, Score)>, today: Day, span: DaySpan) -> Self {
        let scores: BTreeMap<Day, Score> = scores.into_iter().collect();
        let first = today.0 - i64::from(span.days()) + 1;
        let score = |day: Day| scores.get(&day).copied().unwrap_or_default();
        Self { days: (first..=today.0).map(Day).map(|day| (day, score(day))).collect() }
    }

    pub fn all(&self) -> Score {
        self.days.iter().fold(Score::default(), |all, (_, score)| all.plus(*score))
    }

    pub fn practised(&self) -> usize {
        self.days.iter().filter(|(_, score)| score.asked > 0).count()
    }

    pub fn table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 5] = [
            text_key!("pictures-column-day"),
            text_key!("pictures-column-asked"),
            text_key!("pictures-column-right"),
            text_key!("pictures-column-wrong"),
            text_key!("pictures-column-percent"),
        ];
        let row = |(day, score): &(Day, Score)| {
            let share = if score.asked == 0 { String::new() } else { score.percent().to_string() };
            let wrong = score.asked.saturating_sub(score.right);
            vec![says.date(*day), score.asked.to_string(), score.right.to_string(), wrong.to_string(), share]
        };
        ChartTable {
            id: "days",
            title: says.key(text_key!("pictures-days")),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.days.iter().map(row).collect(),
        }
    }
}
