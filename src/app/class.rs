//! State of the class screen: sources, view, sorting and filters. Works without an open profile.

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, Screen};
use crate::progress::class::{Attempts, Class, Item, Report, Scope};
use crate::progress::mastery::Key;
use crate::rules::phrase::Phrase;

#[derive(Debug, Clone, PartialEq, Default)]
pub struct Register {
    /// Folders and exported profiles of the class.
    pub places: Vec<PathBuf>,
    pub list: Option<PathBuf>,
    /// `None` until first loaded.
    pub found: Option<Found>,
    pub reading: bool,
    pub view: View,
    pub order: Order,
    /// Selected house id; `None` for the house with the most answers.
    pub house: Option<String>,
    /// Attempts that the question statistics include.
    pub attempts: Attempts,
    /// Trainee whose tableau is open; `None` for the whole class.
    pub whom: Option<usize>,
    pub test: usize,
    pub question: Option<Key>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub class: Arc<Class>,
    pub report: Arc<Report>,
    /// Damaged files and merged duplicates.
    pub notices: Vec<Phrase>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    #[default]
    Trainees,
    Tableau,
    Questions,
}

impl View {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Trainees, Self::Tableau, Self::Questions];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    #[default]
    Name,
    /// Most expected errors first.
    Errors,
    /// Fewest passed lessons first.
    Lessons,
    /// Fewest minutes per week first.
    Minutes,
    /// Longest absence first.
    Last,
}

impl Order {
    /// In display order.
    pub const ALL: [Self; 5] = [Self::Name, Self::Errors, Self::Lessons, Self::Minutes, Self::Last];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// One CSV file per table.
    Csv,
    Xlsx,
}

/// A user action on this screen, or a result from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Open,
    /// Adds a folder, an exported profile or the name list.
    Add(PathBuf),
    /// Reads everything again.
    Again,
    /// Forgets all sources.
    Clear,
    Show(View),
    Sort(Order),
    /// House id.
    House(String),
    Count(Attempts),
    /// Opens the tableau of a trainee; `None` for the class.
    Whom(Option<usize>),
    Test(usize),
    Question(Key),
    Write(Written),
    /// Remembered sources and name list.
    Remembered(Vec<PathBuf>, Option<PathBuf>),
    Read(Box<Found>),
    Failed,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// Report the remembered sources.
    Recall,
    /// Inspect a path and read it together with these sources and this name list.
    Add(PathBuf, Vec<PathBuf>, Option<PathBuf>),
    /// Read these sources and remember them.
    Read(Wanted),
    Reckon(Arc<Class>, Wanted),
    Forget,
    Write(Written, Arc<Report>),
}

/// Sources to read and how to evaluate them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    pub places: Vec<PathBuf>,
    pub list: Option<PathBuf>,
    /// Selected house id.
    pub house: Option<String>,
    pub attempts: Attempts,
}

impl Register {
    fn wanted(&self) -> Wanted {
        let (places, list) = (self.places.clone(), self.list.clone());
        Wanted { places, list, house: self.house.clone(), attempts: self.attempts }
    }

    fn act(&mut self, action: Action) -> Option<Errand> {
        match action {
            Action::Open => return Some(Errand::Recall),
            Action::Add(path) => return Some(Errand::Add(path, self.places.clone(), self.list.clone())),
            Action::Remembered(places, list) => {
                (self.places, self.list) = (places, list);
                return self.read();
            }
            Action::Again => return self.read(),
            Action::Clear => {
                *self = Self::default();
                return Some(Errand::Forget);
            }
            Action::House(house) => {
                self.house = Some(house);
                return self.reckon();
            }
            Action::Count(attempts) => {
                self.attempts = attempts;
                return self.reckon();
            }
            Action::Write(written) => {
                return self.found.as_ref().map(|found| Errand::Write(written, Arc::clone(&found.report)));
            }
            Action::Read(found) => self.take(*found),
            Action::Failed => self.reading = false,
            Action::Show(view) => self.view = view,
            Action::Sort(order) => self.order = order,
            Action::Whom(whom) => self.whom = whom,
            Action::Test(test) => (self.test, self.question) = (test, None),
            Action::Question(key) => self.question = Some(key),
        }
        None
    }

    fn read(&mut self) -> Option<Errand> {
        self.reading = !self.places.is_empty();
        self.reading.then(|| Errand::Read(self.wanted()))
    }

    fn reckon(&mut self) -> Option<Errand> {
        let class = Arc::clone(&self.found.as_ref()?.class);
        self.reading = true;
        Some(Errand::Reckon(class, self.wanted()))
    }

    fn take(&mut self, found: Found) {
        self.reading = false;
        self.whom = self.whom.filter(|place| *place < found.report.standings.len());
        if self.test >= found.report.tests.len() {
            self.test = 0;
        }
        self.found = Some(found);
    }

    /// Trainee indices in the selected order.
    pub fn sorted(&self, report: &Report) -> Vec<usize> {
        let mut places: Vec<usize> = (0..report.standings.len()).collect();
        let standing = |place: &usize| report.standings.get(*place);
        match self.order {
            Order::Name => {}
            Order::Errors => places.sort_by(|one, other| {
                let errors = |place| standing(place).and_then(|standing| standing.errors_per_hundred).unwrap_or(-1.0);
                errors(other).total_cmp(&errors(one))
            }),
            Order::Lessons => places.sort_by_key(|place| {
                standing(place).map(|standing| standing.lessons.values().filter(|lesson| lesson.passed).count())
            }),
            Order::Minutes => places.sort_by_key(|place| standing(place).map(|standing| standing.minutes_a_week)),
            Order::Last => places.sort_by_key(|place| standing(place).and_then(|standing| standing.last)),
        }
        places
    }

    /// Questions of the selected test: those to review first, then by difficulty.
    pub fn questions<'r>(&self, report: &'r Report) -> Vec<&'r Item> {
        let mut items: Vec<&Item> = report.tests.get(self.test).into_iter().flat_map(|test| &test.items).collect();
        let facility = |item: &Item| item.facility.unwrap_or(1.0);
        items.sort_by(|one, other| {
            let look = |item: &Item| item.look().map_or(u8::MAX, |look| look as u8);
            look(one).cmp(&look(other)).then_with(|| facility(one).total_cmp(&facility(other)))
        });
        items
    }
}

/// Lessons begun by at least one trainee, in report order.
pub fn lessons(report: &Report) -> Vec<&Arc<str>> {
    report
        .lessons
        .iter()
        .filter_map(|test| if let Scope::Lesson(lesson) = &test.scope { Some(lesson) } else { None })
        .collect()
}

impl App {
    /// Reachable from the welcome screen and the settings.
    pub(super) fn teach(&mut self, action: Action) -> Vec<Effect> {
        if action == Action::Open && matches!(self.screen, Screen::Welcome | Screen::Home | Screen::Settings) {
            self.screen = Screen::Class(Box::default());
        }
        let Screen::Class(register) = &mut self.screen else { return Vec::new() };
        register.act(action).map(Effect::Class).into_iter().collect()
    }
}
