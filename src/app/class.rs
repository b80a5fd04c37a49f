//! The trainer's view of a class: what is read, which of the three views is open, and what is chosen in it. No
//! profile need be open: a trainer is nobody's trainee.

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, Screen};
use crate::progress::class::{Attempts, Class, Item, Report, Scope};
use crate::progress::mastery::Key;
use crate::rules::phrase::Phrase;

/// What the screen of a class shows.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Register {
    /// Where the class is read from.
    pub places: Vec<PathBuf>,
    /// The list of its names.
    pub list: Option<PathBuf>,
    /// What was read; `None` before anything was.
    pub found: Option<Found>,
    /// Whether the machine is reading just now.
    pub reading: bool,
    /// The view that is open.
    pub view: View,
    /// How the trainees are sorted.
    pub order: Order,
    /// The house it is shown in; the one in which the class answered most where none was chosen.
    pub house: Option<String>,
    /// Which answers count for the figures of questions.
    pub attempts: Attempts,
    /// Whose tableau is open; `None` for that of the class.
    pub whom: Option<usize>,
    /// Of which test the questions are shown.
    pub test: usize,
    /// The question that is open.
    pub question: Option<Key>,
}

/// What the machine has read.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// The class.
    pub class: Arc<Class>,
    /// What is shown of it.
    pub report: Arc<Report>,
    /// What was damaged, and what was put together.
    pub notices: Vec<Phrase>,
}

/// The views of a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    /// Trainees and lessons.
    #[default]
    Trainees,
    /// The tableau.
    Tableau,
    /// Questions and their figures.
    Questions,
}

impl View {
    /// All three, as they are offered.
    pub const ALL: [Self; 3] = [Self::Trainees, Self::Tableau, Self::Questions];
}

/// How trainees are sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// By their names.
    #[default]
    Name,
    /// Those with most errors to expect first.
    Errors,
    /// Those with the fewest lessons passed first.
    Lessons,
    /// Those with the fewest minutes a week first.
    Minutes,
    /// Those who were away longest first.
    Last,
}

impl Order {
    /// All of them, as they are offered.
    pub const ALL: [Self; 5] = [Self::Name, Self::Errors, Self::Lessons, Self::Minutes, Self::Last];
}

/// As what a class is written out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// A table each as CSV.
    Csv,
    /// A spreadsheet.
    Xlsx,
}

/// What is done on the screen, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes there.
    Open,
    /// Reads what lies at a path beside the rest: a folder, an exported profile, or the list of names.
    Add(PathBuf),
    /// Reads everything again.
    Again,
    /// Forgets where the class lies.
    Clear,
    /// Opens a view.
    Show(View),
    /// Sorts the trainees.
    Sort(Order),
    /// Shows the class in the house of this id.
    House(String),
    /// Counts these answers.
    Count(Attempts),
    /// Opens the tableau of a trainee, or of the class.
    Whom(Option<usize>),
    /// Shows the questions of the test at this place.
    Test(usize),
    /// Opens a question.
    Question(Key),
    /// Writes the class out.
    Write(Written),
    /// The machine remembers these places and this list.
    Remembered(Vec<PathBuf>, Option<PathBuf>),
    /// The machine has read the class.
    Read(Box<Found>),
    /// The machine could read nothing.
    Failed,
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// Say which places are remembered.
    Recall,
    /// Look at what lies at a path and read it beside these places.
    Add(PathBuf, Vec<PathBuf>, Option<PathBuf>),
    /// Read these places, with this list, and remember them.
    Read(Wanted),
    /// Reckon anew what is shown of a class.
    Reckon(Arc<Class>, Wanted),
    /// Remember nothing.
    Forget,
    /// Write out what is shown.
    Write(Written, Arc<Report>),
}

/// What is to be read, and how it is to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// The places.
    pub places: Vec<PathBuf>,
    /// The list of names.
    pub list: Option<PathBuf>,
    /// The house that was chosen.
    pub house: Option<String>,
    /// Which answers count.
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

    /// The places of the trainees in the order that was chosen.
    #[must_use]
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

    /// The questions of the chosen test, those to look at first, then the hardest.
    #[must_use]
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

/// The lessons that anybody of the class has begun, as a report has them.
#[must_use]
pub fn lessons(report: &Report) -> Vec<&Arc<str>> {
    report
        .lessons
        .iter()
        .filter_map(|test| if let Scope::Lesson(lesson) = &test.scope { Some(lesson) } else { None })
        .collect()
}

impl App {
    /// Does something on the screen of a class. It is reached from the door and from the settings.
    pub(super) fn teach(&mut self, action: Action) -> Vec<Effect> {
        if action == Action::Open && matches!(self.screen, Screen::Welcome | Screen::Home | Screen::Settings) {
            self.screen = Screen::Class(Box::default());
        }
        let Screen::Class(register) = &mut self.screen else { return Vec::new() };
        register.act(action).map(Effect::Class).into_iter().collect()
    }
}
