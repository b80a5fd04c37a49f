//! Readiness: expected errors per hundred coups until the exam, and the decisions that cause most of them.

use super::table::ChartTable;
use super::text::ChartText;
use crate::drill::{ThirdCard, ThirdCardCase};
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::{Day, Mastery};
use crate::progress::schedule::{self, Skill};
use crate::rules::house::House;

/// Forecast length without an exam, in days.
pub const AHEAD: i64 = 30;
/// Maximum forecast length, in days.
pub const FURTHEST: i64 = 120;
const COSTLIEST: usize = 5;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DecisionCost {
    pub case: ThirdCardCase,
    /// Frequency in a hundred coups.
    pub per_hundred: f64,
    /// Probability of recall.
    pub recalled: f64,
    /// Expected errors in a hundred coups.
    pub errors: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ReadinessForecast {
    pub today: schedule::Readiness,
    /// Each day from today until the exam, assuming no practice.
    pub forecast: Vec<schedule::Readiness>,
    pub exam: Option<Day>,
    /// Decisions by cost today, the costliest first.
    pub costs: Vec<DecisionCost>,
}

impl ReadinessForecast {
    /// An exam in the past is ignored.
    pub fn new(house: &House, mastery: &Mastery, today: Day, exam: Option<Day>) -> Self {
        let skills = schedule::tableau(house);
        let exam = exam.filter(|exam| *exam >= today);
        let last = exam.map_or(today.0 + AHEAD, |exam| exam.0.clamp(today.0 + 1, today.0 + FURTHEST));
        let cost = |(case, skill): (ThirdCardCase, &Skill)| {
            let recalled = mastery.get(&skill.key).copied().unwrap_or_default().recall_probability(today);
            DecisionCost {
                case,
                per_hundred: skill.per_hundred,
                recalled,
                errors: skill.per_hundred * (1.0 - recalled),
            }
        };
        // The schedule lists its skills in the order of the drill's cases.
        let mut costs: Vec<DecisionCost> = ThirdCard::default().cases().into_iter().zip(&skills).map(cost).collect();
        costs.sort_by(|a, b| b.errors.total_cmp(&a.errors));
        Self {
            today: schedule::Readiness::on(today, mastery, &skills),
            forecast: schedule::Readiness::forecast((today.0..=last).map(Day), mastery, &skills),
            exam,
            costs,
        }
    }

    /// The costliest decisions, at most `COSTLIEST`.
    pub fn costliest(&self) -> &[DecisionCost] {
        self.costs.get(..COSTLIEST).unwrap_or(&self.costs)
    }

    /// Decisions by cost, the costliest first.
    pub fn table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 4] = [
            text_key!("pictures-column-case"),
            text_key!("pictures-column-per-hundred"),
            text_key!("pictures-column-recalled"),
            text_key!("pictures-column-errors"),
        ];
        let row = |cost: &DecisionCost| {
            vec![
                says.case(cost.case),
                says.number(cost.per_hundred, 2),
                says.number(cost.recalled * 100.0, 0),
                says.number(cost.errors, 3),
            ]
        };
        ChartTable {
            id: "decisions",
            title: says.key(text_key!("pictures-costs")),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.costs.iter().map(row).collect(),
        }
    }

    pub fn forecast_table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 4] = [
            text_key!("pictures-column-day"),
            text_key!("pictures-column-errors"),
            text_key!("pictures-column-known"),
            text_key!("pictures-column-fluent"),
        ];
        let row = |ready: &schedule::Readiness| {
            vec![
                says.date(ready.day),
                says.number(ready.errors_per_hundred, 2),
                says.number(ready.known * 100.0, 0),
                says.number(ready.fluent * 100.0, 0),
            ]
        };
        ChartTable {
            id: "readiness",
            title: says.key(text_key!("pictures-forecast")),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.forecast.iter().map(row).collect(),
        }
    }
}
