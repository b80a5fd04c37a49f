//! State of the class screen: sources, view, sorting and filters. Works without an open profile.

use std::path::PathBuf;
use std::sync::Arc;

use crate::i18n::phrase::Phrase;
use crate::progress::class::{Attempts, Class, ClassReport, ItemAnalysis, TestScope};
use crate::progress::mastery::DecisionKey;
use crate::rules::house::HouseId;

#[derive(Debug, Clone, PartialEq, Default)]
pub struct ClassScreen {
    /// Folders and exported profiles of the class.
    pub places: Vec<PathBuf>,
    pub list: Option<PathBuf>,
    /// `None` until first loaded.
    pub found: Option<LoadedClass>,
    pub reading: bool,
    pub view: ClassView,
    pub order: TraineeOrder,
    /// Selected house id; `None` for the house with the most answers.
    pub house: Option<HouseId>,
    /// Attempts that the question statistics include.
    pub attempts: Attempts,
    /// Trainee whose tableau is open; `None` for the whole class.
    pub whom: Option<usize>,
    pub test: usize,
    pub question: Option<DecisionKey>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct LoadedClass {
    pub class: Arc<Class>,
    pub report: Arc<ClassReport>,
    /// Damaged files and merged duplicates.
    pub notices: Vec<Phrase>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClassView {
    #[default]
    Trainees,
    Tableau,
    Questions,
}

impl ClassView {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Trainees, Self::Tableau, Self::Questions];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TraineeOrder {
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

impl TraineeOrder {
    /// In display order.
    pub const ALL: [Self; 5] = [Self::Name, Self::Errors, Self::Lessons, Self::Minutes, Self::Last];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClassExportFormat {
    /// One CSV file per table.
    Csv,
    Xlsx,
}

/// A user action on this screen, or a result from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum ClassAction {
    Open,
    /// Adds a folder, an exported profile or the name list.
    Add(PathBuf),
    /// Adds the profiles of this computer.
    AddHere,
    /// Reads everything again.
    Again,
    /// Forgets all sources.
    Clear,
    Show(ClassView),
    Sort(TraineeOrder),
    /// House id.
    House(HouseId),
    Count(Attempts),
    /// Opens the tableau of a trainee; `None` for the class.
    Whom(Option<usize>),
    Test(usize),
    Question(DecisionKey),
    Write(ClassExportFormat),
    /// Remembered sources and name list.
    Remembered(Vec<PathBuf>, Option<PathBuf>),
    Read(Box<LoadedClass>),
    Failed,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ClassEffect {
    /// Report the remembered sources.
    Recall,
    /// Inspect a path and read it together with these sources and this name list.
    Add(PathBuf, Vec<PathBuf>, Option<PathBuf>),
    /// As [`ClassEffect::Add`], for the profiles of this computer.
    AddHere(Vec<PathBuf>, Option<PathBuf>),
    /// Read these sources and remember them.
    Read(ClassQuery),
    Reckon(Arc<Class>, ClassQuery),
    Forget,
    Write(ClassExportFormat, Arc<ClassReport>),
}

/// Sources to read and how to evaluate them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassQuery {
    pub places: Vec<PathBuf>,
    pub list: Option<PathBuf>,
    /// Selected house id.
    pub house: Option<HouseId>,
    pub attempts: Attempts,
}

impl ClassScreen {
    fn query(&self) -> ClassQuery {
        let (places, list) = (self.places.clone(), self.list.clone());
        ClassQuery { places, list, house: self.house.clone(), attempts: self.attempts }
    }

    pub(super) fn act(&mut self, action: ClassAction) -> Option<ClassEffect> {
        match action {
            ClassAction::Open => return Some(ClassEffect::Recall),
            ClassAction::Add(path) => return Some(ClassEffect::Add(path, self.places.clone(), self.list.clone())),
            ClassAction::AddHere => return Some(ClassEffect::AddHere(self.places.clone(), self.list.clone())),
            ClassAction::Remembered(places, list) => {
                (self.places, self.list) = (places, list);
                return self.reload();
            }
            ClassAction::Again => return self.reload(),
            ClassAction::Clear => {
                *self = Self::default();
                return Some(ClassEffect::Forget);
            }
            ClassAction::House(house) => {
                self.house = Some(house);
                return self.recompute();
            }
            ClassAction::Count(attempts) => {
                self.attempts = attempts;
                return self.recompute();
            }
            ClassAction::Write(written) => {
                return self.found.as_ref().map(|found| ClassEffect::Write(written, Arc::clone(&found.report)));
            }
            ClassAction::Read(found) => self.show_loaded(*found),
            ClassAction::Failed => self.reading = false,
            ClassAction::Show(view) => self.view = view,
            ClassAction::Sort(order) => self.order = order,
            ClassAction::Whom(whom) => self.whom = whom,
            ClassAction::Test(test) => (self.test, self.question) = (test, None),
            ClassAction::Question(key) => self.question = Some(key),
        }
        None
    }

    fn reload(&mut self) -> Option<ClassEffect> {
        self.reading = !self.places.is_empty();
        self.reading.then(|| ClassEffect::Read(self.query()))
    }

    fn recompute(&mut self) -> Option<ClassEffect> {
        let class = Arc::clone(&self.found.as_ref()?.class);
        self.reading = true;
        Some(ClassEffect::Reckon(class, self.query()))
    }

    fn show_loaded(&mut self, found: LoadedClass) {
        self.reading = false;
        self.whom = self.whom.filter(|place| *place < found.report.standings.len());
        if self.test >= found.report.tests.len() {
            self.test = 0;
        }
        self.found = Some(found);
    }

    /// Trainee indices in the selected order.
    pub fn sorted(&self, report: &ClassReport) -> Vec<usize> {
        let mut places: Vec<usize> = (0..report.standings.len()).collect();
        let standing = |place: &usize| report.standings.get(*place);
        match self.order {
            TraineeOrder::Name => {}
            TraineeOrder::Errors => places.sort_by(|one, other| {
                let errors = |place| standing(place).and_then(|standing| standing.errors_per_hundred).unwrap_or(-1.0);
                errors(other).total_cmp(&errors(one))
            }),
            TraineeOrder::Lessons => places.sort_by_key(|place| {
                standing(place).map(|standing| standing.lessons.values().filter(|lesson| lesson.passed).count())
            }),
            TraineeOrder::Minutes => {
                places.sort_by_key(|place| standing(place).map(|standing| standing.minutes_a_week));
            }
            TraineeOrder::Last => places.sort_by_key(|place| standing(place).and_then(|standing| standing.last)),
        }
        places
    }

    /// Questions of the selected test: those to review first, then by difficulty.
    pub fn questions<'r>(&self, report: &'r ClassReport) -> Vec<&'r ItemAnalysis> {
        let mut items: Vec<&ItemAnalysis> =
            report.tests.get(self.test).into_iter().flat_map(|test| &test.items).collect();
        items.sort_by(|one, other| one.look_order(other));
        items
    }
}

/// Lessons begun by at least one trainee, in report order.
pub fn lessons(report: &ClassReport) -> Vec<&Arc<str>> {
    report
        .lessons
        .iter()
        .filter_map(|test| if let TestScope::Lesson(lesson) = &test.scope { Some(lesson) } else { None })
        .collect()
}
