//! Readiness: expected errors per hundred coups until the exam, and the decisions that cause most of them.

use super::table::ChartTable;
use super::text::ChartText;
use crate::drill::{ThirdCard, ThirdCardCase};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::{Day, Mastery};
use crate::progress::schedule::{self, Skill};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::side::Side;

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

/// A group of decisions, as a trainer would name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WeakPoint {
    Punto,
    /// Banco on this point.
    Banco(Point),
    /// This side facing a natural of the other.
    FacingNatural(Side),
}

impl WeakPoint {
    const fn for_case(case: ThirdCardCase) -> Self {
        match case {
            ThirdCardCase::Punto(_) => Self::Punto,
            ThirdCardCase::Banco(cell) => Self::Banco(cell.banco),
            ThirdCardCase::Stopped(side, _) => Self::FacingNatural(side),
        }
    }

    pub fn phrase(self) -> Phrase {
        match self {
            Self::Punto => text!("weak-third-card", side = Fact::Side(Side::Punto)),
            Self::Banco(point) => text!("weak-on", side = Fact::Side(Side::Banco), point = Fact::Point(point)),
            Self::FacingNatural(side) => text!("weak-natural", side = Fact::Side(side)),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct ReadinessForecast {
    pub today: schedule::Readiness,
    /// Each day from today until the exam, assuming no practice.
    pub forecast: Vec<schedule::Readiness>,
    pub exam: Option<Day>,
    /// Decisions by cost today, the costliest first.
    pub costs: Vec<DecisionCost>,
    /// Decisions asked so far, and answers given to them: right, and all.
    pub asked: usize,
    pub answers: (u32, u32),
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
                errors: skill.per_hundred * schedule::error_probability(recalled, skill),
            }
        };
        // The schedule lists its skills in the order of the drill's cases.
        let mut costs: Vec<DecisionCost> = ThirdCard::default().cases().into_iter().zip(&skills).map(cost).collect();
        costs.sort_by(|a, b| b.errors.total_cmp(&a.errors));
        let learnt = skills.iter().filter_map(|skill| mastery.get(&skill.key));
        let answers = learnt.clone().fold((0, 0), |all, learnt| (all.0 + learnt.right, all.1 + learnt.asked));
        Self {
            asked: learnt.count(),
            answers,
            today: schedule::Readiness::on(today, mastery, &skills),
            forecast: schedule::Readiness::forecast((today.0..=last).map(Day), mastery, &skills),
            exam,
            costs,
        }
    }

    /// The decision with the most expected errors.
    pub fn weak_point(&self) -> Option<WeakPoint> {
        let mut points: Vec<(WeakPoint, f64)> = Vec::new();
        for cost in &self.costs {
            let point = WeakPoint::for_case(cost.case);
            match points.iter_mut().find(|(other, _)| *other == point) {
                Some((_, errors)) => *errors += cost.errors,
                None => points.push((point, cost.errors)),
            }
        }
        points.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(point, _)| point)
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
