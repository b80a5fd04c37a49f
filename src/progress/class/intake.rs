//! The records of one trainee, taken in one by one and freed of doubles.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

use crate::progress::entry::Record;
use crate::progress::gathered::Gathered;
use crate::progress::id::EntryId;
use crate::progress::known::{Known, Reckoning};
use crate::progress::mastery::Key;
use crate::progress::moment::Moment;
use crate::progress::score::Score;

/// The longest answer that is kept, in characters: what is longer is cut.
const LONGEST: usize = 200;

/// One trainee of a class.
#[derive(Debug, Clone, PartialEq)]
pub struct Trainee {
    /// The name of their profile.
    pub name: String,
    /// What all their records tell.
    pub known: Known,
    /// Every answer once, in the order of time.
    pub answers: Vec<Given>,
    /// Every lesson that was gone through, in the order of time.
    pub runs: Vec<Run>,
}

/// An answer, as far as a class counts it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Given {
    /// When it was given.
    pub at: Moment,
    /// Its id.
    pub id: EntryId,
    /// On which device.
    pub device: Arc<str>,
    /// In which lesson.
    pub lesson: Arc<str>,
    /// Which question of the lesson it was, counted from one.
    pub number: u32,
    /// The house, the drill and what was to be decided.
    pub key: Key,
    /// What was answered.
    pub answer: Arc<str>,
    /// What was expected.
    pub expected: Arc<str>,
    /// Whether it was right.
    pub right: bool,
    /// Its time; `None` where it was not timed.
    pub millis: Option<u64>,
}

/// A lesson that was gone through to its end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    /// When it ended.
    pub at: Moment,
    /// The id of its record.
    pub id: EntryId,
    /// The lesson.
    pub lesson: Arc<str>,
    /// The house.
    pub house: Arc<str>,
    /// How many were right, of how many.
    pub score: Score,
    /// Whether its pass mark was reached.
    pub passed: bool,
    /// The median time of an answer; `None` where it was not timed.
    pub millis: Option<u64>,
}

/// The records of one trainee, while they are read.
#[derive(Debug, Clone, Default)]
pub struct Intake {
    names: HashSet<Arc<str>>,
    gathered: Gathered,
    answers: Vec<Given>,
    runs: Vec<Run>,
}

impl Intake {
    /// Takes a record in, whatever its place and however often it comes.
    pub fn take(&mut self, record: &Record) {
        self.gathered.take(record);
        match record {
            Record::Answer(entry) => {
                let key = Key {
                    house: self.name(&entry.house),
                    drill: self.name(&entry.drill),
                    decision: self.name(&entry.decision),
                };
                let given = Given {
                    at: entry.at,
                    id: entry.id,
                    device: self.name(entry.device.as_str()),
                    lesson: self.name(&entry.lesson),
                    number: entry.number,
                    key,
                    answer: self.name(cut(&entry.answer)),
                    expected: self.name(cut(&entry.expected)),
                    right: entry.right,
                    millis: entry.millis,
                };
                self.answers.push(given);
            }
            Record::LessonDone(done) => {
                let run = Run {
                    at: done.at,
                    id: done.id,
                    lesson: self.name(&done.lesson),
                    house: self.name(&done.house),
                    score: Score { right: done.right.min(done.asked), asked: done.asked },
                    passed: done.passed,
                    millis: done.millis,
                };
                self.runs.push(run);
            }
            Record::WarmUp(_) | Record::Later(_) => {}
        }
    }

    /// How many records were taken in, doubles among them.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.answers.len() + self.runs.len()
    }

    /// The ids of the records: where two trainees hold one in common they are one.
    pub fn ids(&self) -> impl Iterator<Item = EntryId> + '_ {
        self.answers.iter().map(|given| given.id).chain(self.runs.iter().map(|run| run.id))
    }

    /// Takes in all that another has taken.
    pub fn unite(&mut self, other: Self) {
        self.names.extend(other.names);
        self.gathered.merge(other.gathered);
        self.answers.extend(other.answers);
        self.runs.extend(other.runs);
    }

    /// The trainee of this name.
    #[must_use]
    pub fn trainee(self, name: String, reckoning: Reckoning) -> Trainee {
        let (mut answers, mut runs) = (self.answers, self.runs);
        // Where two share an id, which no honest journal does, the greater counts, as in what is known.
        answers.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        answers.dedup_by_key(|given| given.id);
        answers.sort_unstable_by_key(|given| (given.at, given.id));
        runs.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        runs.dedup_by_key(|run| run.id);
        runs.sort_unstable_by_key(|run| (run.at, run.id));
        Trainee { name, known: self.gathered.known(reckoning), answers, runs }
    }

    /// Each name once in memory.
    fn name(&mut self, text: &str) -> Arc<str> {
        if let Some(name) = self.names.get(text) {
            return Arc::clone(name);
        }
        let name: Arc<str> = text.into();
        self.names.insert(Arc::clone(&name));
        name
    }
}

fn cut(text: &str) -> &str {
    text.char_indices().nth(LONGEST).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}
