//! Heat map of a house's tableau: the answers of each case, shaded by one measure.

use std::sync::Arc;

use super::table::ChartTable;
use super::text::{ChartText, percent};
use crate::drill::{ThirdCard, ThirdCardCase};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::constants::DUE_BELOW;
use crate::progress::mastery::{Day, DecisionState, DrillForm, Mastery, ResponsePace};
use crate::progress::schedule::tableau::{DRILL, decision_key};
use crate::rules::house::House;
use crate::rules::tableau::Act;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Shade {
    #[default]
    Accuracy,
    /// Usual answer time relative to the target.
    Speed,
    /// Time until forgetting.
    Due,
    /// Recent answers compared with earlier ones.
    Trend,
}

impl Shade {
    /// In display order.
    pub const ALL: [Self; 4] = [Self::Accuracy, Self::Speed, Self::Due, Self::Trend];

    pub const fn key(self) -> TextKey {
        match self {
            Self::Accuracy => text_key!("pictures-shade-accuracy"),
            Self::Speed => text_key!("pictures-shade-speed"),
            Self::Due => text_key!("pictures-shade-due"),
            Self::Trend => text_key!("pictures-shade-trend"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trend {
    Down,
    Level,
    Up,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CellFigure {
    /// Right answers in per cent.
    Percent(u32),
    /// Usual answer time in ms.
    Millis(u64),
    /// Days until due; 0 if due.
    InDays(u32),
    Trend(Trend),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeatCell {
    pub case: ThirdCardCase,
    pub act: Act,
    /// `None` if never asked.
    pub learnt: Option<DecisionState>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct HeatMap {
    pub house: Arc<House>,
    pub today: Day,
    pub pace: ResponsePace,
    /// Every case, in drill order.
    pub cells: Vec<HeatCell>,
}

/// Minimum difference of the shares of right answers that counts as a trend.
const MOVED: f64 = 0.1;
/// Minimum number of earlier answers for a trend.
const BEFORE_LAST: u32 = 3;
/// Limit of the search for the due day, in days.
const FAR: u32 = 3_650;

impl HeatMap {
    pub fn new(house: &Arc<House>, mastery: &Mastery, today: Day) -> Self {
        let cell = |case: ThirdCardCase| {
            let learnt = mastery.get(&decision_key(house, case)).copied();
            Some(HeatCell { case, act: case.act(house)?, learnt })
        };
        let cells = ThirdCard::default().cases().into_iter().filter_map(cell).collect();
        Self { house: Arc::clone(house), today, pace: mastery.pace(), cells }
    }

    pub fn cell(&self, case: ThirdCardCase) -> Option<&HeatCell> {
        self.cells.iter().find(|cell| cell.case == case)
    }

    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.learnt.is_none())
    }

    /// `None` if there is too little data.
    pub fn figure(&self, cell: &HeatCell, shade: Shade) -> Option<CellFigure> {
        let learnt = cell.learnt?;
        match shade {
            Shade::Accuracy => Some(CellFigure::Percent(percent(learnt.right, learnt.asked))),
            Shade::Speed => Some(CellFigure::Millis(usual_millis(&learnt, self.pace)?)),
            Shade::Due => Some(CellFigure::InDays(due_on(&learnt)?.since(self.today))),
            Shade::Trend => Some(CellFigure::Trend(trend(&learnt)?)),
        }
    }

    /// Intensity from 0 to 1; `None` if there is too little data.
    pub fn strength(&self, cell: &HeatCell, shade: Shade) -> Option<f64> {
        let learnt = cell.learnt?;
        match shade {
            // Guessing gives one half.
            Shade::Accuracy => Some(above(0.5, f64::from(learnt.right) / f64::from(learnt.asked.max(1)))),
            // Twice the target is the slowest distinguishable time.
            Shade::Speed => Some(above(0.5, learnt.speed?.fluency(self.pace.target_for(DrillForm::for_drill(DRILL))))),
            // The due threshold is in the middle.
            Shade::Due => {
                let due = f64::from(DUE_BELOW);
                learnt.memory.map(|memory| above(2.0 * due - 1.0, f64::from(memory.recall_probability(self.today))))
            }
            Shade::Trend => trend(&learnt).map(|trend| match trend {
                Trend::Down => 0.0,
                Trend::Level => 0.5,
                Trend::Up => 1.0,
            }),
        }
    }

    /// All measures of every case.
    pub fn table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 8] = [
            text_key!("pictures-column-case"),
            text_key!("pictures-column-act"),
            text_key!("pictures-column-asked"),
            text_key!("pictures-column-right"),
            text_key!("pictures-column-percent"),
            text_key!("pictures-column-seconds"),
            text_key!("pictures-column-last"),
            text_key!("pictures-column-due"),
        ];
        ChartTable {
            id: "tableau",
            title: says.with(text_key!("pictures-tableau-of"), "house", Fact::Text(self.house.name.clone())),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.cells.iter().map(|cell| self.row(cell, says)).collect(),
        }
    }

    fn row(&self, cell: &HeatCell, says: &ChartText<'_>) -> Vec<String> {
        let mut row = vec![says.case(cell.case), says.fact(Fact::Act(cell.act))];
        match &cell.learnt {
            None => {
                row.push("0".to_owned());
                row.resize(8, String::new());
            }
            Some(learnt) => row.extend([
                learnt.asked.to_string(),
                learnt.right.to_string(),
                percent(learnt.right, learnt.asked).to_string(),
                usual_millis(learnt, self.pace).map_or_else(String::new, |millis| says.words.seconds(millis)),
                says.date(learnt.last),
                due_on(learnt).map_or_else(String::new, |day| says.date(day)),
            ]),
        }
        row
    }
}

/// Position of a share between `least` and 1, clamped.
fn above(least: f64, share: f64) -> f64 {
    ((share - least) / (1.0 - least)).clamp(0.0, 1.0)
}

/// Usual answer time in ms including the key press, weighted towards recent answers.
pub fn usual_millis(learnt: &DecisionState, pace: ResponsePace) -> Option<u64> {
    let thought = learnt.speed?.log().exp() * 1_000.0;
    Some(u64::from(pace.motor_millis) + thought.round().clamp(0.0, 1e9) as u64)
}

/// First day on which it is due.
pub fn due_on(learnt: &DecisionState) -> Option<Day> {
    let memory = learnt.memory?;
    let on = |days: u32| Day(memory.day().0.saturating_add(i64::from(days)));
    // Retention falls monotonically, so bisection finds the day.
    let (mut early, mut late) = (0, FAR);
    while early < late {
        let middle = early.midpoint(late);
        if memory.is_due(on(middle)) { late = middle } else { early = middle + 1 }
    }
    Some(on(late))
}

/// `None` if there are too few earlier answers.
pub fn trend(learnt: &DecisionState) -> Option<Trend> {
    let (right, asked) = learnt.recent_score();
    let before = (learnt.right.saturating_sub(right), learnt.asked.saturating_sub(asked));
    if before.1 < BEFORE_LAST {
        return None;
    }
    let share = |(right, asked): (u32, u32)| f64::from(right) / f64::from(asked.max(1));
    let moved = share((right, asked)) - share(before);
    Some(if moved >= MOVED {
        Trend::Up
    } else if moved <= -MOVED {
        Trend::Down
    } else {
        Trend::Level
    })
}
