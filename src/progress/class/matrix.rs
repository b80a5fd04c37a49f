//! The marks of a class, as a matrix of people or runs by questions.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::intake::{ClassAnswer, Trainee};
use crate::drill::DrillId;
use crate::progress::mastery::DecisionKey;
use crate::rules::house::HouseId;

/// Selects which answers count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Attempts {
    /// Each trainee's first answer to each question, before they saw the solution. Moodle's default.
    #[default]
    First,
    /// Each run through the test as a separate row. For small classes; learning between runs biases the figures.
    All,
}

/// The set of questions analysed as one test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TestScope {
    /// The questions of a lesson, `pack/lesson`.
    Lesson(Arc<str>),
    /// The decisions of a drill, in any lesson.
    Drill(DrillId),
    /// The authored questions of a pack, in any lesson.
    Pack(Arc<str>),
}

/// Drill name of authored questions in journals.
pub(super) const AUTHORED: &str = "Authored";

impl TestScope {
    /// The decision's drill, or its pack for an authored question.
    pub(super) fn for_decision(key: &DecisionKey) -> Self {
        match key.decision.as_str().split_once('/') {
            Some((pack, _)) if key.drill == AUTHORED => Self::Pack(pack.into()),
            _ => Self::Drill(key.drill.clone()),
        }
    }

    fn contains(&self, given: &ClassAnswer) -> bool {
        match self {
            Self::Lesson(lesson) => *lesson == given.lesson,
            Self::Drill(drill) => *drill == given.key.drill && Self::for_decision(&given.key) == *self,
            Self::Pack(pack) => {
                given.key.drill == AUTHORED
                    && given.key.decision.as_str().strip_prefix(&**pack).is_some_and(|rest| rest.starts_with('/'))
            }
        }
    }
}

/// One answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassMark {
    pub right: bool,
    pub millis: Option<u64>,
    pub answer: Arc<str>,
    pub expected: Arc<str>,
}

/// Rows are people or runs, columns are questions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MarkMatrix {
    /// Questions sorted by id.
    pub items: Vec<DecisionKey>,
    /// `None` where a question was not answered.
    pub rows: Vec<Vec<Option<ClassMark>>>,
}

impl MarkMatrix {
    pub fn new(trainees: &[Trainee], house: &HouseId, scope: &TestScope, attempts: Attempts) -> Self {
        let mut rows: Vec<BTreeMap<&DecisionKey, ClassMark>> = Vec::new();
        for trainee in trainees {
            let counted = |given: &&ClassAnswer| given.key.house == *house && scope.contains(given);
            let answers: Vec<&ClassAnswer> = trainee.answers.iter().filter(counted).collect();
            match attempts {
                Attempts::First => rows.extend(first_attempts(&answers)),
                Attempts::All => rows.extend(runs(&answers).iter().filter_map(|run| first_attempts(run))),
            }
        }
        let mut items: Vec<DecisionKey> = rows.iter().flat_map(|row| row.keys().copied().cloned()).collect();
        items.sort();
        items.dedup();
        let rows = rows.into_iter().map(|mut row| items.iter().map(|item| row.remove(item)).collect()).collect();
        Self { items, rows }
    }

    /// Rows that answered every question which at least half of all rows answered: the basis for whole-test figures.
    /// Marks are 0 or 1.
    pub fn complete_rows(&self) -> Vec<Vec<f64>> {
        let answered = |item: usize| self.rows.iter().filter(|row| row.get(item).is_some_and(Option::is_some)).count();
        let usual: Vec<usize> = (0..self.items.len()).filter(|item| answered(*item) * 2 >= self.rows.len()).collect();
        let marks = |row: &Vec<Option<ClassMark>>| {
            let mark = |item: &usize| row.get(*item)?.as_ref().map(|mark| f64::from(u8::from(mark.right)));
            usual.iter().map(mark).collect::<Option<Vec<f64>>>()
        };
        self.rows.iter().filter_map(marks).collect()
    }
}

/// First answer to each question; `None` if there is none.
fn first_attempts<'g>(answers: &[&'g ClassAnswer]) -> Option<BTreeMap<&'g DecisionKey, ClassMark>> {
    let mut row: BTreeMap<&DecisionKey, ClassMark> = BTreeMap::new();
    for given in answers {
        row.entry(&given.key).or_insert_with(|| ClassMark {
            right: given.right,
            millis: given.millis,
            answer: Arc::clone(&given.answer),
            expected: Arc::clone(&given.expected),
        });
    }
    (!row.is_empty()).then_some(row)
}

/// Splits answers into runs: a new run starts when the question number does not increase or the device or lesson
/// changes.
fn runs<'g>(answers: &[&'g ClassAnswer]) -> Vec<Vec<&'g ClassAnswer>> {
    let mut open: BTreeMap<(&str, &str), Vec<&ClassAnswer>> = BTreeMap::new();
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
