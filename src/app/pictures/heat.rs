//! The tableau of a house as a map of what is known: each case with its answers, shaded by one measure.

use std::sync::Arc;

use super::say::{Speaker, percent};
use super::table::Table;
use crate::drill::{ThirdCard, ThirdCardCase as Case};
use crate::progress::mastery::constants::DUE_BELOW;
use crate::progress::mastery::{Day, Form, Learnt, Mastery, Pace};
use crate::progress::schedule::tableau::{DRILL, key_of};
use crate::rules::house::House;
use crate::rules::phrase::Fact;
use crate::rules::tableau::Act;

/// What the cells are shaded by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Shade {
    /// The share of right answers.
    #[default]
    Accuracy,
    /// The usual time against the target.
    Speed,
    /// When it would be forgotten.
    Due,
    /// Whether the last answers were better than those before.
    Trend,
}

impl Shade {
    /// All four, as they are offered.
    pub const ALL: [Self; 4] = [Self::Accuracy, Self::Speed, Self::Due, Self::Trend];

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Accuracy => "pictures-shade-accuracy",
            Self::Speed => "pictures-shade-speed",
            Self::Due => "pictures-shade-due",
            Self::Trend => "pictures-shade-trend",
        }
    }
}

/// Which way a decision goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trend {
    /// The last answers were worse than those before.
    Down,
    /// They were much the same.
    Level,
    /// They were better.
    Up,
}

/// What a cell says of itself under a shade.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Figure {
    /// So many per cent are right.
    Percent(u32),
    /// It usually takes so many milliseconds.
    Millis(u64),
    /// It is due in so many days; nought where it is due.
    InDays(u32),
    /// It goes this way.
    Trend(Trend),
}

/// One case of the tableau.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeatCell {
    /// The case.
    pub case: Case,
    /// What is right.
    pub act: Act,
    /// What is known of it; `None` where it was never asked about.
    pub learnt: Option<Learnt>,
}

/// The tableau of a house as a map of what is known.
#[derive(Debug, Clone, PartialEq)]
pub struct HeatMap {
    /// The house.
    pub house: Arc<House>,
    /// The day it is looked at.
    pub today: Day,
    /// What answers are measured against.
    pub pace: Pace,
    /// Every case, in the order in which the drill asks them.
    pub cells: Vec<HeatCell>,
}

/// The last answers are better or worse than those before by at least so much.
const MOVED: f64 = 0.1;
/// So many answers must lie before the last for a trend to be seen.
const BEFORE_LAST: u32 = 3;
/// Nothing is planned for longer than this, in days.
const FAR: u32 = 3_650;

impl HeatMap {
    /// The map for a house on a day.
    #[must_use]
    pub fn of(house: &Arc<House>, mastery: &Mastery, today: Day) -> Self {
        let cell = |case: Case| {
            let learnt = mastery.of(&key_of(house, case)).copied();
            Some(HeatCell { case, act: case.act(house)?, learnt })
        };
        let cells = ThirdCard::default().cases().into_iter().filter_map(cell).collect();
        Self { house: Arc::clone(house), today, pace: mastery.pace(), cells }
    }

    /// The cell of a case.
    #[must_use]
    pub fn cell(&self, case: Case) -> Option<&HeatCell> {
        self.cells.iter().find(|cell| cell.case == case)
    }

    /// Whether nothing of it was ever asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.learnt.is_none())
    }

    /// What a cell says of itself; `None` where too little is known.
    #[must_use]
    pub fn figure(&self, cell: &HeatCell, shade: Shade) -> Option<Figure> {
        let learnt = cell.learnt?;
        match shade {
            Shade::Accuracy => Some(Figure::Percent(percent(learnt.right, learnt.asked))),
            Shade::Speed => Some(Figure::Millis(usual_millis(&learnt, self.pace)?)),
            Shade::Due => Some(Figure::InDays(due_on(&learnt)?.since(self.today))),
            Shade::Trend => Some(Figure::Trend(trend(&learnt)?)),
        }
    }

    /// How strongly a cell stands, from nought to one; `None` where too little is known.
    #[must_use]
    pub fn strength(&self, cell: &HeatCell, shade: Shade) -> Option<f64> {
        let learnt = cell.learnt?;
        match shade {
            // Half of all answers are right by guessing.
            Shade::Accuracy => Some(above(0.5, f64::from(learnt.right) / f64::from(learnt.asked.max(1)))),
            // Twice the target is as slow as is told apart.
            Shade::Speed => Some(above(0.5, learnt.speed?.fluency(self.pace.target(Form::of(DRILL))))),
            // What is due stands in the middle.
            Shade::Due => {
                let due = f64::from(DUE_BELOW);
                learnt.memory.map(|memory| above(2.0 * due - 1.0, f64::from(memory.recalled(self.today))))
            }
            Shade::Trend => trend(&learnt).map(|trend| match trend {
                Trend::Down => 0.0,
                Trend::Level => 0.5,
                Trend::Up => 1.0,
            }),
        }
    }

    /// The map as a table: every case, whatever it is shaded by.
    #[must_use]
    pub fn table(&self, says: &Speaker<'_>) -> Table {
        const COLUMNS: [&str; 8] = [
            "pictures-column-case",
            "pictures-column-act",
            "pictures-column-asked",
            "pictures-column-right",
            "pictures-column-percent",
            "pictures-column-seconds",
            "pictures-column-last",
            "pictures-column-due",
        ];
        Table {
            id: "tableau",
            title: says.with("pictures-tableau-of", "house", Fact::Text(self.house.name.clone())),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: self.cells.iter().map(|cell| self.row(cell, says)).collect(),
        }
    }

    fn row(&self, cell: &HeatCell, says: &Speaker<'_>) -> Vec<String> {
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

/// How far a share lies on the way from the least that is told apart to the whole.
fn above(least: f64, share: f64) -> f64 {
    ((share - least) / (1.0 - least)).clamp(0.0, 1.0)
}

/// The time an answer usually takes, with the pressing of the key; the newest answers weigh most.
#[must_use]
pub fn usual_millis(learnt: &Learnt, pace: Pace) -> Option<u64> {
    let thought = learnt.speed?.log().exp() * 1_000.0;
    Some(u64::from(pace.motor_millis) + thought.round().clamp(0.0, 1e9) as u64)
}

/// The first day on which it should be asked about again.
#[must_use]
pub fn due_on(learnt: &Learnt) -> Option<Day> {
    let memory = learnt.memory?;
    let on = |days: u32| Day(memory.day().0.saturating_add(i64::from(days)));
    // What is remembered falls from day to day: the border is found by halving.
    let (mut early, mut late) = (0, FAR);
    while early < late {
        let middle = early.midpoint(late);
        if memory.is_due(on(middle)) { late = middle } else { early = middle + 1 }
    }
    Some(on(late))
}

/// Which way it goes; `None` while too few answers lie before the last.
#[must_use]
pub fn trend(learnt: &Learnt) -> Option<Trend> {
    let (right, asked) = learnt.lately();
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
