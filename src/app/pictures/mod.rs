//! Progress charts: the open chart and its options. Charts are plain data, drawn by the view and exported as tables.

pub mod days;
pub mod heat;
pub mod payouts;
pub mod readiness;
pub mod say;
pub mod table;
pub mod weeks;

use std::sync::Arc;

use jiff::civil::Date;

use crate::app::{App, Effect, Screen};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau::DRILL;
use crate::progress::{Known, Moment, Settings};
use crate::rules::house::House;

pub use self::days::{Days, Span};
pub use self::heat::{HeatMap, Shade};
pub use self::payouts::Payouts;
pub use self::readiness::Ready;
pub use self::say::Speaker;
pub use self::table::Table;
pub use self::weeks::Weeks;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Picture {
    #[default]
    Readiness,
    Tableau,
    Days,
    Weeks,
    Payouts,
}

impl Picture {
    /// In display order.
    pub const ALL: [Self; 5] = [Self::Readiness, Self::Tableau, Self::Days, Self::Weeks, Self::Payouts];

    /// Id used in file names.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Readiness => "readiness",
            Self::Tableau => "tableau",
            Self::Days => "days",
            Self::Weeks => "weeks",
            Self::Payouts => "payouts",
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Self::Readiness => "pictures-readiness",
            Self::Tableau => "pictures-tableau",
            Self::Days => "pictures-days",
            Self::Weeks => "pictures-weeks",
            Self::Payouts => "pictures-payouts",
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Pictures {
    pub picture: Picture,
    pub house: Arc<House>,
    pub shade: Shade,
    pub span: Span,
    /// Drill name of the weekly chart.
    pub drill: String,
    /// Shows the table instead of the chart.
    pub as_table: bool,
    pub today: Day,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Show(Picture),
    /// House id.
    House(String),
    Shade(Shade),
    Span(Span),
    Drill(String),
    AsTable(bool),
    Exam(Option<Date>),
}

impl App {
    /// Keeps the previous options.
    pub(super) fn open_pictures(&mut self, now: Moment) {
        let (Screen::Home, Some(house), Some(profile)) = (&self.screen, self.house(), &self.profile) else { return };
        let today = profile.known.mastery().day(now);
        self.screen = Screen::Progress(Box::new(Pictures {
            picture: Picture::default(),
            house,
            shade: Shade::default(),
            span: Span::default(),
            drill: DRILL.to_owned(),
            as_table: false,
            today,
        }));
    }

    pub(super) fn choose_picture(&mut self, action: Action) -> Vec<Effect> {
        if let Action::Exam(exam_day) = action {
            return self.set(Settings { exam_day, ..self.settings.clone() });
        }
        let house = match &action {
            Action::House(id) => self.shelf.get(id).cloned(),
            _ => None,
        };
        let Screen::Progress(pictures) = &mut self.screen else { return Vec::new() };
        match action {
            Action::Show(picture) => pictures.picture = picture,
            Action::House(_) => pictures.house = house.unwrap_or_else(|| Arc::clone(&pictures.house)),
            Action::Shade(shade) => pictures.shade = shade,
            Action::Span(span) => pictures.span = span,
            Action::Drill(drill) => pictures.drill = drill,
            Action::AsTable(as_table) => pictures.as_table = as_table,
            Action::Exam(_) => {}
        }
        Vec::new()
    }
}

impl Pictures {
    pub fn heat(&self, known: &Known) -> HeatMap {
        HeatMap::of(&self.house, known.mastery(), self.today)
    }

    pub fn days(&self, known: &Known) -> Days {
        Days::of(known.history().days(), self.today, self.span)
    }

    pub fn weeks(&self, known: &Known) -> Weeks {
        Weeks::of(known.history().tallies(), &self.house.id, &self.drill, known.mastery().pace())
    }

    /// Drills practised in this house, by name.
    pub fn drills(&self, known: &Known) -> Vec<String> {
        let here = known.history().tallies().filter(|(stretch, _)| *stretch.house == self.house.id);
        let mut drills: Vec<String> = here.map(|(stretch, _)| stretch.drill.to_string()).collect();
        drills.push(self.drill.clone());
        drills.sort();
        drills.dedup();
        drills
    }

    pub fn payouts(&self, known: &Known) -> Payouts {
        Payouts::of(&self.house.id, known.mastery())
    }

    pub fn ready(&self, known: &Known, exam: Option<Day>) -> Ready {
        Ready::of(&self.house, known.mastery(), self.today, exam)
    }

    /// One table for each part of the open chart.
    pub fn tables(&self, known: &Known, exam: Option<Day>, says: &Speaker<'_>) -> Vec<Table> {
        match self.picture {
            Picture::Readiness => {
                let ready = self.ready(known, exam);
                vec![ready.forecast_table(says), ready.table(says)]
            }
            Picture::Tableau => vec![self.heat(known).table(says)],
            Picture::Days => vec![self.days(known).table(says)],
            Picture::Weeks => vec![self.weeks(known).table(says)],
            Picture::Payouts => vec![self.payouts(known).table(says)],
        }
    }
}
