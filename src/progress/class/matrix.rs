//! Who answered which question how: the marks that a question's figures are reckoned from.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::intake::{Given, Trainee};
use crate::progress::mastery::Key;

/// Which answers count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Attempts {
    /// The first answer of each trainee to each question: later ones have seen the solution. Moodle's usual choice.
    #[default]
    First,
    /// Each run through the test as if it were another person's. For small classes; what is learnt in between spoils
    /// the figures.
    All,
}

/// What is taken for one test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// The questions of a lesson: `pack/lesson`.
    Lesson(Arc<str>),
    /// The decisions of a drill, wherever they were asked.
    Drill(Arc<str>),
    /// The written-out questions of a pack, wherever they were asked.
    Pack(Arc<str>),
}

/// The name under which journals keep written-out questions.
pub(super) const AUTHORED: &str = "Authored";

impl Scope {
    /// The drill, or of a written-out question the pack, that a decision belongs to.
    pub(super) fn of(key: &Key) -> Self {
        match key.decision.split_once('/') {
            Some((pack, _)) if &*key.drill == AUTHORED => Self::Pack(pack.into()),
            _ => Self::Drill(Arc::clone(&key.drill)),
        }
    }

    /// Whether an answer belongs to it.
    fn holds(&self, given: &Given) -> bool {
        match self {
            Self::Lesson(lesson) => *lesson == given.lesson,
            Self::Drill(drill) => *drill == given.key.drill && Self::of(&given.key) == *self,
            Self::Pack(pack) => {
                &*given.key.drill == AUTHORED
                    && given.key.decision.strip_prefix(&**pack).is_some_and(|rest| rest.starts_with('/'))
            }
        }
    }
}

/// One answer in the matrix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Whether it was right.
    pub right: bool,
    /// Its time.
    pub millis: Option<u64>,
    /// What was answered.
    pub answer: Arc<str>,
    /// What was expected.
    pub expected: Arc<str>,
}

/// A row a person or a run, a column a question.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Matrix {
    /// The questions, in the order of their names.
    pub items: Vec<Key>,
    /// The marks: nothing where a question was not answered.
    pub rows: Vec<Vec<Option<Mark>>>,
}

impl Matrix {
    /// The marks of a class in a house.
    #[must_use]
    pub fn of(trainees: &[Trainee], house: &str, scope: &Scope, attempts: Attempts) -> Self {
        let mut rows: Vec<BTreeMap<&Key, Mark>> = Vec::new();
        for trainee in trainees {
            let counted = |given: &&Given| *given.key.house == *house && scope.holds(given);
            let answers: Vec<&Given> = trainee.answers.iter().filter(counted).collect();
            match attempts {
                Attempts::First => rows.extend(firsts(&answers)),
                Attempts::All => rows.extend(runs(&answers).iter().filter_map(|run| firsts(run))),
            }
        }
        let mut items: Vec<Key> = rows.iter().flat_map(|row| row.keys().copied().cloned()).collect();
        items.sort();
        items.dedup();
        let rows = rows.into_iter().map(|mut row| items.iter().map(|item| row.remove(item)).collect()).collect();
        Self { items, rows }
    }

    /// The rows of those who answered all of the questions that at least half of all rows answered: what a test as a
    /// whole is reckoned from. Marks are nought or one.
    #[must_use]
    pub fn whole(&self) -> Vec<Vec<f64>> {
        let answered = |item: usize| self.rows.iter().filter(|row| row.get(item).is_some_and(Option::is_some)).count();
        let usual: Vec<usize> = (0..self.items.len()).filter(|item| answered(*item) * 2 >= self.rows.len()).collect();
        let marks = |row: &Vec<Option<Mark>>| {
            let mark = |item: &usize| row.get(*item)?.as_ref().map(|mark| f64::from(u8::from(mark.right)));
            usual.iter().map(mark).collect::<Option<Vec<f64>>>()
        };
        self.rows.iter().filter_map(marks).collect()
    }
}

/// The first answer to each question; `None` where there is none at all.
fn firsts<'g>(answers: &[&'g Given]) -> Option<BTreeMap<&'g Key, Mark>> {
    let mut row: BTreeMap<&Key, Mark> = BTreeMap::new();
    for given in answers {
        row.entry(&given.key).or_insert_with(|| Mark {
            right: given.right,
            millis: given.millis,
            answer: Arc::clone(&given.answer),
            expected: Arc::clone(&given.expected),
        });
    }
    (!row.is_empty()).then_some(row)
}

/// The runs through the questions: a new one begins where the count of questions does not go on, on another device,
/// or in another lesson.
fn runs<'g>(answers: &[&'g Given]) -> Vec<Vec<&'g Given>> {
    let mut open: BTreeMap<(&str, &str), Vec<&Given>> = BTreeMap::new();
    let mut runs = Vec::new();
    for given in answers {
        let run = open.entry((&given.device, &given.lesson)).or_default();
        if run.last().is_some_and(|last| last.number >= given.number) {
            runs.push(std::mem::take(run));
        }
        run.push(given);
    }
    runs.extend(open.into_values());
    runs.retain(|run| !run.is_empty());
    runs
}
