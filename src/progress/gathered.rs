//! The union of several journals. Merging is commutative, associative and idempotent.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

use super::entry::Record;
use super::id::EntryId;
use super::known::{Known, Reckoning};
use super::mastery::{Key, Pace};
use super::moment::Moment;
use super::score::Score;

/// Collected records, deduplicated when folded.
#[derive(Debug, Clone, Default)]
pub struct Gathered {
    names: Names,
    seen: Vec<Seen>,
}

/// The part of a record that progress depends on. On a duplicate id (a corrupt journal) the greater one wins.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Seen {
    pub(super) at: Moment,
    pub(super) id: EntryId,
    pub(super) device: Arc<str>,
    pub(super) what: What,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum What {
    Answer { lesson: Arc<str>, key: Key, right: bool, millis: Option<u64>, given_away: bool },
    Done { lesson: Arc<str>, house: Arc<str>, score: Score, passed: bool, millis: Option<u64> },
    WarmUp { motor_millis: Option<u32> },
}

impl Gathered {
    pub fn take(&mut self, record: &Record) {
        self.seen.extend(Seen::of(record, &mut self.names));
    }

    pub fn merge(&mut self, other: Self) {
        self.names.0.extend(other.names.0);
        self.seen.extend(other.seen);
    }

    /// Deduplicates, sorts and folds the records.
    pub fn known(mut self, reckoning: Reckoning) -> Known {
        self.seen.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        self.seen.dedup_by_key(|seen| seen.id);
        self.seen.sort_unstable_by_key(|seen| (seen.at, seen.id));
        let mut known = Known::new(reckoning);
        for seen in &self.seen {
            known.count(seen);
        }
        known
    }
}

impl Extend<Record> for Gathered {
    fn extend<T: IntoIterator<Item = Record>>(&mut self, records: T) {
        records.into_iter().for_each(|record| self.take(&record));
    }
}

impl FromIterator<Record> for Gathered {
    fn from_iter<T: IntoIterator<Item = Record>>(records: T) -> Self {
        let mut gathered = Self::default();
        gathered.extend(records);
        gathered
    }
}

impl Seen {
    /// `None` for a record of a later version.
    pub(super) fn of(record: &Record, names: &mut Names) -> Option<Self> {
        Some(match record {
            Record::Answer(entry) => {
                let key = Key {
                    house: names.of(&entry.house),
                    drill: names.of(&entry.drill),
                    decision: names.of(&entry.decision),
                };
                let (right, millis, given_away) = (entry.right, entry.millis, entry.given_away);
                let what = What::Answer { lesson: names.of(&entry.lesson), key, right, millis, given_away };
                Self { at: entry.at, id: entry.id, device: names.of(entry.device.as_str()), what }
            }
            Record::LessonDone(done) => {
                let score = Score { right: done.right.min(done.asked), asked: done.asked };
                let (lesson, house) = (names.of(&done.lesson), names.of(&done.house));
                let what = What::Done { lesson, house, score, passed: done.passed, millis: done.millis };
                Self { at: done.at, id: done.id, device: names.of(done.device.as_str()), what }
            }
            Record::WarmUp(warm_up) => {
                let what = What::WarmUp { motor_millis: Pace::baseline(&warm_up.taps) };
                Self { at: warm_up.at, id: warm_up.id, device: names.of(warm_up.device.as_str()), what }
            }
            Record::Later(_) => return None,
        })
    }
}

/// String interner.
#[derive(Debug, Clone, Default)]
pub(super) struct Names(HashSet<Arc<str>>);

impl Names {
    fn of(&mut self, text: &str) -> Arc<str> {
        if let Some(name) = self.0.get(text) {
            return Arc::clone(name);
        }
        let name: Arc<str> = text.into();
        self.0.insert(Arc::clone(&name));
        name
    }
}
