//! What is known of a trainee while the program runs: their lessons, what they can do, and what they did on
//! which day. It holds no record; where an earlier one turns up, all are gathered again.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::entry::Record;
use super::gathered::{Gathered, Names, Seen, What};
use super::history::History;
use super::id::EntryId;
use super::mastery::constants::{MOTOR_MILLIS, TARGET_MILLIS};
use super::mastery::{Mastery, Pace};
use super::moment::Moment;
use super::score::Score;

/// What all answers are reckoned by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoning {
    /// What a two-choice question may take above the motor baseline, in milliseconds.
    pub target_millis: u32,
    /// So many minutes is local time ahead of universal time.
    pub minutes_east: i32,
}

impl Default for Reckoning {
    fn default() -> Self {
        Self { target_millis: TARGET_MILLIS, minutes_east: 0 }
    }
}

/// What is known of a trainee.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Known {
    reckoning: Reckoning,
    lessons: BTreeMap<Arc<str>, LessonRecord>,
    mastery: Mastery,
    history: History,
    /// What pressing a key takes on each device, in milliseconds.
    motors: BTreeMap<Arc<str>, u32>,
    records: u64,
    last: Option<(Moment, EntryId)>,
}

/// What is known of one lesson.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LessonRecord {
    /// How often it was gone through to its end.
    pub finished: u32,
    /// Whether its pass mark was ever reached.
    pub passed: bool,
    /// When it was first passed.
    pub passed_at: Option<Moment>,
    /// The best accuracy of a finished run.
    pub best: Option<Score>,
    /// The shortest median time of a passed run, in milliseconds: a fast run that failed is no record.
    pub best_millis: Option<u64>,
    /// When it was last practised, to the end or not.
    pub last: Option<Moment>,
    /// How many of its questions were answered.
    pub answered: u32,
}

impl Known {
    /// Nothing yet.
    #[must_use]
    pub fn new(reckoning: Reckoning) -> Self {
        let pace = Pace { motor_millis: MOTOR_MILLIS, target_millis: reckoning.target_millis };
        Self { reckoning, mastery: Mastery::new(pace, reckoning.minutes_east), ..Self::default() }
    }

    /// What a collection of records tells, whatever its order and however often it holds each.
    pub fn fold(reckoning: Reckoning, records: impl IntoIterator<Item = Record>) -> Self {
        records.into_iter().collect::<Gathered>().known(reckoning)
    }

    /// Takes a record that was just made into account.
    pub fn learn(&mut self, record: &Record) {
        if let Some(seen) = Seen::of(record, &mut Names::default()) {
            self.count(&seen);
        }
    }

    /// Whether a record is later than all that is known, so that to learn it is the same as to gather all again.
    /// A record whose id and time disagree may be another one's double.
    #[must_use]
    pub fn is_next(&self, record: &Record) -> bool {
        let Some((at, id)) = record.time() else { return true };
        id.is_of(at) && self.last.is_none_or(|last| last < (at, id))
    }

    /// What is known of a lesson in a house; `None` where it was never practised there.
    #[must_use]
    pub fn lesson(&self, id: &str, house: &str) -> Option<&LessonRecord> {
        self.lessons.get(taken(id, house).as_str())
    }

    /// What the trainee can do.
    #[must_use]
    pub const fn mastery(&self) -> &Mastery {
        &self.mastery
    }

    /// What the trainee did on which day.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What all answers are reckoned by.
    #[must_use]
    pub const fn reckoning(&self) -> Reckoning {
        self.reckoning
    }

    /// What pressing a key takes on a device, in milliseconds; `None` before its first warm-up.
    #[must_use]
    pub fn motor_millis(&self, device: &str) -> Option<u32> {
        self.motors.get(device).copied()
    }

    /// How many records it rests on.
    #[must_use]
    pub const fn records(&self) -> u64 {
        self.records
    }

    /// Takes the next of all records into account.
    pub(super) fn count(&mut self, seen: &Seen) {
        let Seen { at, id, device, what } = seen;
        self.records = self.records.saturating_add(1);
        self.last = self.last.max(Some((*at, *id)));
        match what {
            What::Answer { lesson, key, right, millis, given_away } => {
                self.mastery.press(self.motors.get(device).copied().unwrap_or(MOTOR_MILLIS));
                self.mastery.take(key, *at, *right, *millis, *given_away);
                self.history.count(self.mastery.day(*at), key, *right, *millis);
                let record = self.lessons.entry(taken(lesson, &key.house).into()).or_default();
                record.answered = record.answered.saturating_add(1);
                record.last = record.last.max(Some(*at));
            }
            What::Done { lesson, house, score, passed, millis } => {
                let record = self.lessons.entry(taken(lesson, house).into()).or_default();
                record.finished = record.finished.saturating_add(1);
                record.last = record.last.max(Some(*at));
                record.best = record.best.max(Some(*score));
                if *passed {
                    record.passed = true;
                    record.passed_at.get_or_insert(*at);
                    record.best_millis = [record.best_millis, *millis].into_iter().flatten().min();
                }
            }
            What::WarmUp { motor_millis } => {
                if let Some(motor) = motor_millis {
                    self.motors.insert(Arc::clone(device), *motor);
                }
            }
        }
    }
}

/// A lesson in a house: what is passed in one is not passed in another.
fn taken(lesson: &str, house: &str) -> String {
    format!("{lesson} {house}")
}
