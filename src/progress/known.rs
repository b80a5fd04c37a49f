//! A trainee's progress, folded from journal records: lessons, mastery, history.

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoning {
    /// Target time of a two-choice question above the motor baseline, in ms.
    pub target_millis: u32,
    /// UTC offset of local time in minutes.
    pub minutes_east: i32,
}

impl Default for Reckoning {
    fn default() -> Self {
        Self { target_millis: TARGET_MILLIS, minutes_east: 0 }
    }
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Known {
    reckoning: Reckoning,
    lessons: BTreeMap<Arc<str>, LessonRecord>,
    mastery: Mastery,
    history: History,
    /// Key-press time per device in ms.
    motors: BTreeMap<Arc<str>, u32>,
    records: u64,
    last: Option<(Moment, EntryId)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LessonRecord {
    pub finished: u32,
    pub passed: bool,
    pub passed_at: Option<Moment>,
    /// Best accuracy of a finished run.
    pub best: Option<Score>,
    /// Shortest median time of a passed run in ms; failed runs do not count.
    pub best_millis: Option<u64>,
    /// Last practice, finished or not.
    pub last: Option<Moment>,
    pub answered: u32,
}

impl Known {
    pub fn new(reckoning: Reckoning) -> Self {
        let pace = Pace { motor_millis: MOTOR_MILLIS, target_millis: reckoning.target_millis };
        Self { reckoning, mastery: Mastery::new(pace, reckoning.minutes_east), ..Self::default() }
    }

    /// Independent of record order and duplicates.
    pub fn fold(reckoning: Reckoning, records: impl IntoIterator<Item = Record>) -> Self {
        records.into_iter().collect::<Gathered>().known(reckoning)
    }

    /// Folds in a new record.
    pub fn learn(&mut self, record: &Record) {
        if let Some(seen) = Seen::of(record, &mut Names::default()) {
            self.count(&seen);
        }
    }

    /// True if the record is newer than all others, so that folding it in equals a full fold. A record whose id and
    /// time disagree may duplicate another.
    pub fn is_next(&self, record: &Record) -> bool {
        let Some((at, id)) = record.time() else { return true };
        id.is_of(at) && self.last.is_none_or(|last| last < (at, id))
    }

    /// `None` if the lesson was never practised in this house.
    pub fn lesson(&self, id: &str, house: &str) -> Option<&LessonRecord> {
        self.lessons.get(taken(id, house).as_str())
    }

    pub const fn mastery(&self) -> &Mastery {
        &self.mastery
    }

    pub const fn history(&self) -> &History {
        &self.history
    }

    pub const fn reckoning(&self) -> Reckoning {
        self.reckoning
    }

    /// Key-press time on a device in ms; `None` before its first warm-up.
    pub fn motor_millis(&self, device: &str) -> Option<u32> {
        self.motors.get(device).copied()
    }

    pub const fn records(&self) -> u64 {
        self.records
    }

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

fn taken(lesson: &str, house: &str) -> String {
    format!("{lesson} {house}")
}
