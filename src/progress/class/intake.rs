//! Collects one trainee's records and removes duplicates.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

use crate::progress::id::RecordId;
use crate::progress::mastery::DecisionKey;
use crate::progress::merged_journals::MergedJournals;
use crate::progress::moment::Moment;
use crate::progress::record::Record;
use crate::progress::score::Score;
use crate::progress::trainee_progress::{Progress, ScoringParams};
use crate::rules::house::HouseId;

/// Longest stored answer in characters; longer ones are truncated.
const LONGEST: usize = 200;

#[derive(Debug, Clone, PartialEq)]
pub struct Trainee {
    /// Profile name.
    pub name: String,
    pub known: Progress,
    /// Unique answers in chronological order.
    pub answers: Vec<ClassAnswer>,
    /// Finished lessons in chronological order.
    pub runs: Vec<LessonRun>,
}

/// The part of an answer that class statistics use.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClassAnswer {
    pub at: Moment,
    pub id: RecordId,
    pub device: Arc<str>,
    pub lesson: Arc<str>,
    /// 1-based question number within the lesson.
    pub number: u32,
    pub key: DecisionKey,
    pub answer: Arc<str>,
    pub expected: Arc<str>,
    pub right: bool,
    /// Answer time in ms; `None` when untimed.
    pub millis: Option<u64>,
}

/// A finished lesson.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonRun {
    pub at: Moment,
    pub id: RecordId,
    pub lesson: Arc<str>,
    pub house: HouseId,
    pub score: Score,
    pub passed: bool,
    /// Median answer time in ms; `None` when untimed.
    pub millis: Option<u64>,
}

/// Accumulates one trainee's records while journals are read.
#[derive(Debug, Clone, Default)]
pub struct TraineeIntake {
    names: HashSet<Arc<str>>,
    gathered: MergedJournals,
    answers: Vec<ClassAnswer>,
    runs: Vec<LessonRun>,
}

impl TraineeIntake {
    pub fn add(&mut self, record: &Record) {
        self.gathered.add(record);
        match record {
            Record::Answer(entry) => {
                let key = DecisionKey {
                    house: self.intern(entry.house.as_str()).into(),
                    drill: self.intern(entry.drill.as_str()).into(),
                    decision: self.intern(entry.decision.as_str()).into(),
                };
                let given = ClassAnswer {
                    at: entry.at,
                    id: entry.id,
                    device: self.intern(entry.device.as_str()),
                    lesson: self.intern(&entry.lesson),
                    number: entry.number,
                    key,
                    answer: self.intern(truncate(&entry.answer)),
                    expected: self.intern(truncate(&entry.expected)),
                    right: entry.right,
                    millis: entry.millis,
                };
                self.answers.push(given);
            }
            Record::LessonDone(done) => {
                let run = LessonRun {
                    at: done.at,
                    id: done.id,
                    lesson: self.intern(&done.lesson),
                    house: self.intern(done.house.as_str()).into(),
                    score: Score { right: done.right.min(done.asked), asked: done.asked },
                    passed: done.passed,
                    millis: done.millis,
                };
                self.runs.push(run);
            }
            Record::WarmUp(_)
            | Record::Correction(_)
            | Record::Position(_)
            | Record::Placement(_)
            | Record::Shift(_)
            | Record::Unknown(_) => {}
        }
    }

    /// Number of records added, duplicates included.
    pub fn record_count(&self) -> usize {
        self.answers.len() + self.runs.len()
    }

    /// Ids of the records; two profiles sharing one belong to the same person.
    pub fn ids(&self) -> impl Iterator<Item = RecordId> + '_ {
        self.answers.iter().map(|given| given.id).chain(self.runs.iter().map(|run| run.id))
    }

    pub fn merge(&mut self, other: Self) {
        self.names.extend(other.names);
        self.gathered.merge(other.gathered);
        self.answers.extend(other.answers);
        self.runs.extend(other.runs);
    }

    pub fn trainee(self, name: String, reckoning: ScoringParams) -> Trainee {
        let (mut answers, mut runs) = (self.answers, self.runs);
        let corrections = self.gathered.corrections();
        answers.retain_mut(|given| corrections.time(given.id, given.at).map(|at| given.at = at).is_some());
        runs.retain_mut(|run| corrections.time(run.id, run.at).map(|at| run.at = at).is_some());
        // On a duplicate id (a corrupt journal) the greater record wins, as in the progress fold.
        answers.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        answers.dedup_by_key(|given| given.id);
        answers.sort_unstable_by_key(|given| (given.at, given.id));
        runs.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        runs.dedup_by_key(|run| run.id);
        runs.sort_unstable_by_key(|run| (run.at, run.id));
        Trainee { name, known: self.gathered.into_progress(reckoning), answers, runs }
    }

    fn intern(&mut self, text: &str) -> Arc<str> {
        if let Some(name) = self.names.get(text) {
            return Arc::clone(name);
        }
        let name: Arc<str> = text.into();
        self.names.insert(Arc::clone(&name));
        name
    }
}

fn truncate(text: &str) -> &str {
    text.char_indices().nth(LONGEST).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}
