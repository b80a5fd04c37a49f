//! What is known of a trainee: a fold over the union of all journals, whatever their order and however
//! often a record stands in them.

use std::cmp::Ordering;
use std::collections::btree_map::Entry as Slot;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::entry::Record;
use super::id::EntryId;
use super::moment::Moment;

/// What is known of a trainee.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Known {
    /// Each record once. Where two share an id, which no honest journal does, the greater counts.
    seen: BTreeMap<EntryId, Seen>,
    /// Each name once in memory.
    names: BTreeSet<Arc<str>>,
    lessons: BTreeMap<Arc<str>, LessonRecord>,
    decisions: BTreeMap<Arc<str>, Tally>,
}

/// What counts of a record.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Answer { at: Moment, lesson: Arc<str>, decision: Arc<str>, right: bool, millis: Option<u64> },
    Done { at: Moment, lesson: Arc<str>, score: Score, passed: bool, millis: Option<u64> },
}

/// So many right of so many asked. Orders by the share that is right, then by how many were asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Right answers.
    pub right: u32,
    /// Questions asked, at least as many.
    pub asked: u32,
}

/// What is known of one lesson.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonRecord {
    /// How often it was gone through to its end.
    pub finished: u32,
    /// Whether its pass mark was ever reached.
    pub passed: bool,
    /// The best accuracy of a finished run.
    pub best: Option<Score>,
    /// The shortest median time of a passed run, in milliseconds: a fast run that failed is no record.
    pub best_millis: Option<u64>,
    /// When it was last practised, to the end or not.
    pub last: Option<Moment>,
    /// How many of its questions were answered.
    pub answered: u32,
}

/// What is known of one decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// How often it was asked about.
    pub asked: u32,
    /// How many answers were right.
    pub right: u32,
    /// Each answer's milliseconds, with how often they were needed.
    times: BTreeMap<u64, u32>,
}

impl Known {
    /// What a collection of records tells.
    pub fn fold(records: impl IntoIterator<Item = Record>) -> Self {
        let mut known = Self::default();
        for record in records {
            known.learn(&record);
        }
        known
    }

    /// Takes one record more into account, unless it already is.
    pub fn learn(&mut self, record: &Record) {
        let (id, seen) = match record {
            Record::Answer(entry) => {
                let lesson = self.name(&taken(&entry.lesson, &entry.house));
                let decision = self.name(&entry.decision);
                let (at, right, millis) = (entry.at, entry.right, entry.millis);
                (entry.id, Seen::Answer { at, lesson, decision, right, millis })
            }
            Record::LessonDone(done) => {
                let lesson = self.name(&taken(&done.lesson, &done.house));
                let score = Score { right: done.right.min(done.asked), asked: done.asked };
                (done.id, Seen::Done { at: done.at, lesson, score, passed: done.passed, millis: done.millis })
            }
            Record::Later(_) => return,
        };
        self.see(id, seen);
    }

    /// Takes into account all that another knows.
    pub fn merge(&mut self, other: Self) {
        self.names.extend(other.names);
        for (id, seen) in other.seen {
            self.see(id, seen);
        }
    }

    /// What is known of a lesson in a house; `None` where it was never practised there.
    #[must_use]
    pub fn lesson(&self, id: &str, house: &str) -> Option<&LessonRecord> {
        self.lessons.get(taken(id, house).as_str())
    }

    /// What is known of a decision; `None` where it was never asked about.
    #[must_use]
    pub fn decision(&self, id: &str) -> Option<&Tally> {
        self.decisions.get(id)
    }

    /// Every decision asked about, by its id.
    pub fn decisions(&self) -> impl Iterator<Item = (&str, &Tally)> {
        self.decisions.iter().map(|(id, tally)| (&**id, tally))
    }

    /// How many records it rests on.
    #[must_use]
    pub fn records(&self) -> usize {
        self.seen.len()
    }

    fn name(&mut self, text: &str) -> Arc<str> {
        if let Some(name) = self.names.get(text) {
            return Arc::clone(name);
        }
        let name: Arc<str> = text.into();
        self.names.insert(Arc::clone(&name));
        name
    }

    fn see(&mut self, id: EntryId, seen: Seen) {
        match self.seen.entry(id) {
            Slot::Vacant(slot) => {
                let seen = slot.insert(seen);
                count(&mut self.lessons, &mut self.decisions, seen);
            }
            Slot::Occupied(mut slot) if *slot.get() < seen => {
                slot.insert(seen);
                self.count_again();
            }
            Slot::Occupied(_) => {}
        }
    }

    fn count_again(&mut self) {
        self.lessons.clear();
        self.decisions.clear();
        for seen in self.seen.values() {
            count(&mut self.lessons, &mut self.decisions, seen);
        }
    }
}

/// A lesson in a house: what is passed in one is not passed in another.
fn taken(lesson: &str, house: &str) -> String {
    format!("{lesson} {house}")
}

fn count(lessons: &mut BTreeMap<Arc<str>, LessonRecord>, decisions: &mut BTreeMap<Arc<str>, Tally>, seen: &Seen) {
    match seen {
        Seen::Answer { at, lesson, decision, right, millis } => {
            let record = lessons.entry(Arc::clone(lesson)).or_default();
            record.answered = record.answered.saturating_add(1);
            record.last = record.last.max(Some(*at));
            decisions.entry(Arc::clone(decision)).or_default().count(*right, *millis);
        }
        Seen::Done { at, lesson, score, passed, millis } => {
            let record = lessons.entry(Arc::clone(lesson)).or_default();
            record.finished = record.finished.saturating_add(1);
            record.last = record.last.max(Some(*at));
            record.passed |= passed;
            record.best = record.best.max(Some(*score));
            if *passed {
                record.best_millis = [record.best_millis, *millis].into_iter().flatten().min();
            }
        }
    }
}

impl Tally {
    /// How many answers were wrong.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.asked.saturating_sub(self.right)
    }

    /// The median time of an answer in milliseconds, the lower of two middle ones; `None` where none
    /// was timed.
    #[must_use]
    pub fn median_millis(&self) -> Option<u64> {
        let timed: u64 = self.times.values().map(|&often| u64::from(often)).sum();
        let mut before = 0;
        self.times.iter().find_map(|(&millis, &often)| {
            before += u64::from(often);
            (before * 2 >= timed).then_some(millis)
        })
    }

    fn count(&mut self, right: bool, millis: Option<u64>) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        if let Some(millis) = millis {
            let often = self.times.entry(millis).or_default();
            *often = often.saturating_add(1);
        }
    }
}

impl Score {
    /// The share that is right, in whole percent, rounded down; nought where nothing was asked.
    #[must_use]
    pub fn percent(self) -> u32 {
        (u64::from(self.right) * 100).checked_div(u64::from(self.asked)).unwrap_or_default() as u32
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        let share = |one: &Self, two: &Self| u64::from(one.right) * u64::from(two.asked.max(1));
        share(self, other)
            .cmp(&share(other, self))
            .then(self.asked.cmp(&other.asked))
            .then(self.right.cmp(&other.right))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
