//! Answers per day: each day of a span, those without any included.

use std::collections::BTreeMap;

use super::say::Speaker;
use super::table::Table;
use crate::progress::Score;
use crate::progress::mastery::Day;

/// How far back one looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Span {
    /// Thirty days.
    #[default]
    Month,
    /// Ninety.
    Quarter,
    /// A year.
    Year,
}

impl Span {
    /// All of them, as they are offered.
    pub const ALL: [Self; 3] = [Self::Month, Self::Quarter, Self::Year];

    /// How many days it has, today included.
    #[must_use]
    pub const fn days(self) -> u32 {
        match self {
            Self::Month => 30,
            Self::Quarter => 90,
            Self::Year => 365,
        }
    }
}

/// The answers of each day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Days {
    /// Every day of the span, the oldest first.
    pub days: Vec<(Day, Score)>,
}

impl Days {
    /// The days of a span that ends today.
    #[must_use]
    pub fn of(scores: impl IntoIterator<Item = (Day, Score)>, today: Day, span: Span) -> Self {
        let scores: BTreeMap<Day, Score> = scores.into_iter().collect();
        let first = today.0 - i64::from(span.days()) + 1;
        let score = |day: Day| scores.get(&day).copied().unwrap_or_default();
        Self { days: (first..=today.0).map(Day).map(|day| (day, score(day))).collect() }
    }

    /// The answers of all its days together.
    #[must_use]
    pub fn all(&self) -> Score {
        self.days.iter().fold(Score::default(), |all, (_, score)| all.and(*score))
    }

    /// On how many of its days there was practice.
    #[must_use]
    pub fn practised(&self) -> usize {
        self.days.iter().filter(|(_, score)| score.asked > 0).count()
    }

    /// The days as a table.
    #[must_use]
    pub fn table(&self, says: &Speaker<'_>) -> Table {
        const COLUMNS: [&str; 5] = [
            "pictures-column-day",
            "pictures-column-asked",
            "pictures-column-right",
            "pictures-column-wrong",
            "pictures-column-percent",
        ];
        let row = |(day, score): &(Day, Score)| {
            let share = if score.asked == 0 { String::new() } else { score.percent().to_string() };
            let wrong = score.asked.saturating_sub(score.right);
            vec![says.date(*day), score.asked.to_string(), score.right.to_string(), wrong.to_string(), share]
        };
        Table {
            id: "days",
            title: says.key("pictures-days"),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.days.iter().map(row).collect(),
        }
    }
}
