//! Readiness: the errors to expect in a hundred coups, today and until the exam, and what would help most.

use super::say::Speaker;
use super::table::Table;
use crate::drill::{ThirdCard, ThirdCardCase as Case};
use crate::progress::mastery::{Day, Mastery};
use crate::progress::schedule::{self, Skill};
use crate::rules::house::House;

/// Where no exam is near one looks so many days ahead.
pub const AHEAD: i64 = 30;
/// An exam further off than this is shown as far as this, in days.
pub const FURTHEST: i64 = 120;
/// So many decisions are named.
const COSTLIEST: usize = 5;

/// What a decision costs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cost {
    /// The decision.
    pub case: Case,
    /// How often it has to be taken in a hundred coups.
    pub per_hundred: f64,
    /// How probable it is that it is known and recalled.
    pub recalled: f64,
    /// The errors to expect of it in a hundred coups.
    pub errors: f64,
}

/// How ready a trainee is for a house.
#[derive(Debug, Clone, PartialEq)]
pub struct Ready {
    /// Today.
    pub today: schedule::Readiness,
    /// Each day from today on, to the exam where there is one, without practice until then.
    pub forecast: Vec<schedule::Readiness>,
    /// The day of the exam.
    pub exam: Option<Day>,
    /// What each decision costs today, the costliest first.
    pub costs: Vec<Cost>,
}

impl Ready {
    /// How ready a trainee is on a day. An exam that is over counts as none.
    #[must_use]
    pub fn of(house: &House, mastery: &Mastery, today: Day, exam: Option<Day>) -> Self {
        let skills = schedule::tableau(house);
        let exam = exam.filter(|exam| *exam >= today);
        let last = exam.map_or(today.0 + AHEAD, |exam| exam.0.clamp(today.0 + 1, today.0 + FURTHEST));
        let cost = |(case, skill): (Case, &Skill)| {
            let recalled = mastery.of(&skill.key).copied().unwrap_or_default().recalled(today);
            Cost { case, per_hundred: skill.per_hundred, recalled, errors: skill.per_hundred * (1.0 - recalled) }
        };
        // The schedule lists its skills in the order of the drill's cases.
        let mut costs: Vec<Cost> = ThirdCard::default().cases().into_iter().zip(&skills).map(cost).collect();
        costs.sort_by(|a, b| b.errors.total_cmp(&a.errors));
        Self {
            today: schedule::Readiness::on(today, mastery, &skills),
            forecast: schedule::Readiness::forecast((today.0..=last).map(Day), mastery, &skills),
            exam,
            costs,
        }
    }

    /// The decisions that cost most.
    #[must_use]
    pub fn costliest(&self) -> &[Cost] {
        self.costs.get(..COSTLIEST).unwrap_or(&self.costs)
    }

    /// The decisions as a table, the costliest first.
    #[must_use]
    pub fn table(&self, says: &Speaker<'_>) -> Table {
        const COLUMNS: [&str; 4] = [
            "pictures-column-case",
            "pictures-column-per-hundred",
            "pictures-column-recalled",
            "pictures-column-errors",
        ];
        let row = |cost: &Cost| {
            vec![
                says.case(cost.case),
                says.number(cost.per_hundred, 2),
                says.number(cost.recalled * 100.0, 0),
                says.number(cost.errors, 3),
            ]
        };
        Table {
            id: "decisions",
            title: says.key("pictures-costs"),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.costs.iter().map(row).collect(),
        }
    }

    /// The days ahead as a table.
    #[must_use]
    pub fn forecast_table(&self, says: &Speaker<'_>) -> Table {
        const COLUMNS: [&str; 4] =
            ["pictures-column-day", "pictures-column-errors", "pictures-column-known", "pictures-column-fluent"];
        let row = |ready: &schedule::Readiness| {
            vec![
                says.date(ready.day),
                says.number(ready.errors_per_hundred, 2),
                says.number(ready.known * 100.0, 0),
                says.number(ready.fluent * 100.0, 0),
            ]
        };
        Table {
            id: "readiness",
            title: says.key("pictures-forecast"),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.forecast.iter().map(row).collect(),
        }
    }
}
