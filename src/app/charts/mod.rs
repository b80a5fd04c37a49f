//! Progress charts: the open chart and its options. Charts are plain data, drawn by the view and exported as tables.

pub mod days;
pub mod heat;
pub mod payouts;
pub mod readiness;
pub mod table;
pub mod table_tests;
pub mod text;
pub mod weeks;

use std::sync::Arc;

use jiff::civil::Date;
use strum::IntoStaticStr;

use crate::app::{Effect, Session};
use crate::drill::DrillId;
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::Day;
use crate::progress::{Progress, Settings};
use crate::rules::house::{House, HouseId};

pub use self::days::{DaySpan, Days};
pub use self::heat::{HeatMap, Shade};
pub use self::payouts::Payouts;
pub use self::readiness::{ReadinessForecast, WeakPoint};
pub use self::table::ChartTable;
pub use self::table_tests::FinishedTest;
pub use self::text::ChartText;
pub use self::weeks::DrillWeeks;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Chart {
    #[default]
    Readiness,
    Tableau,
    Days,
    Weeks,
    Payouts,
    Tests,
}

impl Chart {
    /// In display order.
    pub const ALL: [Self; 6] = [Self::Readiness, Self::Tableau, Self::Days, Self::Weeks, Self::Payouts, Self::Tests];

    pub const fn key(self) -> TextKey {
        match self {
            Self::Readiness => text_key!("pictures-readiness"),
            Self::Tableau => text_key!("pictures-tableau"),
            Self::Days => text_key!("pictures-days"),
            Self::Weeks => text_key!("pictures-weeks"),
            Self::Payouts => text_key!("pictures-payouts"),
            Self::Tests => text_key!("tests-title"),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct ChartsScreen {
    pub picture: Chart,
    pub house: Arc<House>,
    pub shade: Shade,
    pub span: DaySpan,
    /// Drill name of the weekly chart.
    pub drill: DrillId,
    /// Shows the table instead of the chart.
    pub as_table: bool,
    pub today: Day,
    /// The finished table tests of all houses, latest first.
    pub tests: Vec<FinishedTest>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ChartsAction {
    Show(Chart),
    /// House id.
    House(HouseId),
    Shade(Shade),
    Span(DaySpan),
    Drill(DrillId),
    AsTable(bool),
    Exam(Option<Date>),
}

impl ChartsScreen {
    pub(in crate::app) fn act(&mut self, action: ChartsAction, session: &mut Session) -> Vec<Effect> {
        match action {
            ChartsAction::Show(picture) => self.picture = picture,
            ChartsAction::House(id) => {
                if let Some(house) = session.shelf.get(&id) {
                    self.house = Arc::clone(house);
                }
            }
            ChartsAction::Shade(shade) => self.shade = shade,
            ChartsAction::Span(span) => self.span = span,
            ChartsAction::Drill(drill) => self.drill = drill,
            ChartsAction::AsTable(as_table) => self.as_table = as_table,
            ChartsAction::Exam(exam_day) => {
                return session.apply_settings(Settings { exam_day, ..session.settings.clone() });
            }
        }
        Vec::new()
    }

    pub fn heat(&self, known: &Progress) -> HeatMap {
        HeatMap::new(&self.house, known.mastery(), self.today)
    }

    pub fn days(&self, known: &Progress) -> Days {
        Days::new(known.history().days(), self.today, self.span)
    }

    pub fn weeks(&self, known: &Progress) -> DrillWeeks {
        DrillWeeks::new(known.history().tallies(), &self.house.id, &self.drill, known.mastery().pace())
    }

    /// Drills practised in this house, by name.
    pub fn drills(&self, known: &Progress) -> Vec<DrillId> {
        let here = known.history().tallies().filter(|(stretch, _)| stretch.house == self.house.id);
        let mut drills: Vec<DrillId> = here.map(|(stretch, _)| stretch.drill.clone()).collect();
        drills.push(self.drill.clone());
        drills.sort();
        drills.dedup();
        drills
    }

    pub fn payouts(&self, known: &Progress) -> Payouts {
        Payouts::new(&self.house.id, known.mastery())
    }

    pub fn readiness(&self, known: &Progress, exam: Option<Day>) -> ReadinessForecast {
        ReadinessForecast::new(&self.house, known.mastery(), self.today, exam)
    }

    /// One table for each part of the open chart.
    pub fn tables(&self, known: &Progress, exam: Option<Day>, says: &ChartText<'_>) -> Vec<ChartTable> {
        match self.picture {
            Chart::Readiness => {
                let ready = self.readiness(known, exam);
                vec![ready.forecast_table(says), ready.table(says)]
            }
            Chart::Tableau => vec![self.heat(known).table(says)],
            Chart::Days => vec![self.days(known).table(says)],
            Chart::Weeks => vec![self.weeks(known).table(says)],
            Chart::Payouts => vec![self.payouts(known).table(says)],
            Chart::Tests => vec![self.tests_table(says)],
        }
    }
}
