//! What was learnt, shown: which picture is open and what is chosen in it. The pictures themselves are pure
//! data, drawn by the view and written out as tables.

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

/// The pictures there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Picture {
    /// The errors to expect, today and until the exam.
    #[default]
    Readiness,
    /// The tableau, cell by cell.
    Tableau,
    /// Answers per day.
    Days,
    /// Accuracy and time over the weeks.
    Weeks,
    /// The skills of payment.
    Payouts,
}

impl Picture {
    /// All of them, as they are offered.
    pub const ALL: [Self; 5] = [Self::Readiness, Self::Tableau, Self::Days, Self::Weeks, Self::Payouts];

    /// Its id, in the names of files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Readiness => "readiness",
            Self::Tableau => "tableau",
            Self::Days => "days",
            Self::Weeks => "weeks",
            Self::Payouts => "payouts",
        }
    }

    /// The key of its name.
    #[must_use]
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

/// What is chosen among the pictures.
#[derive(Debug, Clone, PartialEq)]
pub struct Pictures {
    /// The picture that is open.
    pub picture: Picture,
    /// The house it is of.
    pub house: Arc<House>,
    /// What the tableau is shaded by.
    pub shade: Shade,
    /// How far back the days go.
    pub span: Span,
    /// Whose weeks are shown: the name of the drill.
    pub drill: String,
    /// Whether the table is shown in place of the picture.
    pub as_table: bool,
    /// The day it is looked at.
    pub today: Day,
}

/// What can be chosen among the pictures.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Opens a picture.
    Show(Picture),
    /// Takes the house of this id.
    House(String),
    /// Shades the tableau by this.
    Shade(Shade),
    /// Looks so far back.
    Span(Span),
    /// Shows the weeks of this drill.
    Drill(String),
    /// Shows the table, or the picture.
    AsTable(bool),
    /// Sets the day of the exam, or that there is none.
    Exam(Option<Date>),
}

impl App {
    /// Opens the pictures; what was chosen before is as it was left.
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
    /// The tableau as a map of what is known.
    #[must_use]
    pub fn heat(&self, known: &Known) -> HeatMap {
        HeatMap::of(&self.house, known.mastery(), self.today)
    }

    /// The answers of each day.
    #[must_use]
    pub fn days(&self, known: &Known) -> Days {
        Days::of(known.history().days(), self.today, self.span)
    }

    /// The weeks of the drill.
    #[must_use]
    pub fn weeks(&self, known: &Known) -> Weeks {
        Weeks::of(known.history().tallies(), &self.house.id, &self.drill, known.mastery().pace())
    }

    /// The drills that were practised in the house, in the order of their names.
    #[must_use]
    pub fn drills(&self, known: &Known) -> Vec<String> {
        let here = known.history().tallies().filter(|(stretch, _)| *stretch.house == self.house.id);
        let mut drills: Vec<String> = here.map(|(stretch, _)| stretch.drill.to_string()).collect();
        drills.push(self.drill.clone());
        drills.sort();
        drills.dedup();
        drills
    }

    /// The skills of payment.
    #[must_use]
    pub fn payouts(&self, known: &Known) -> Payouts {
        Payouts::of(&self.house.id, known.mastery())
    }

    /// How ready the trainee is.
    #[must_use]
    pub fn ready(&self, known: &Known, exam: Option<Day>) -> Ready {
        Ready::of(&self.house, known.mastery(), self.today, exam)
    }

    /// The tables behind the open picture: as many as it has parts.
    #[must_use]
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
