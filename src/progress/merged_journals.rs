//! The union of several journals. Merging is commutative, associative and idempotent.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use super::id::RecordId;
use super::mastery::{DecisionKey, ResponsePace};
use super::moment::Moment;
use super::record::{AnswerRecord, AnswerSource, CorrectionRecord, LessonDone, Record, ShiftRecord};
use super::runs::{RunAnswer, RunEvent, RunStep};
use super::score::Score;
use super::trainee_progress::{Progress, ScoringParams};
use crate::drill::{DecisionId, DrillId};
use crate::rules::house::HouseId;
use crate::table::scenario::Presentation;

/// Collected records, deduplicated when folded.
#[derive(Debug, Clone, Default)]
pub struct MergedJournals {
    names: StringInterner,
    records: Vec<MergedRecord>,
    corrections: Corrections,
}

/// The part of a record that progress depends on. On a duplicate id (a corrupt journal) the greater one wins.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct MergedRecord {
    pub(super) at: Moment,
    pub(super) id: RecordId,
    pub(super) device: Arc<str>,
    pub(super) content: RecordContent,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RecordContent {
    Answer {
        lesson: Arc<str>,
        key: DecisionKey,
        right: bool,
        millis: Option<u64>,
        given_away: bool,
        minutes_east: Option<i32>,
        run: Option<Box<RunStep>>,
        source: AnswerSource,
    },
    Done {
        lesson: Arc<str>,
        house: HouseId,
        score: Score,
        passed: bool,
        millis: Option<u64>,
        /// The whole record, of a table test.
        test: Option<Box<LessonDone>>,
    },
    Position {
        lesson: Arc<str>,
        house: HouseId,
        run: Box<RunStep>,
    },
    WarmUp {
        motor_millis: Option<u32>,
    },
    Correction {
        record: RecordId,
        time: Option<Moment>,
    },
    Placement {
        house: HouseId,
        lessons: Vec<Arc<str>>,
    },
    Shift {
        scenario: Arc<str>,
        house: HouseId,
        presentation: Presentation,
        passed: bool,
        weak: Vec<DecisionKey>,
        right: Vec<DecisionKey>,
    },
}

/// Times that count instead of those recorded; `None` for a record that is set aside.
#[derive(Debug, Clone, Default)]
pub struct Corrections(BTreeMap<RecordId, (Moment, RecordId, Option<Moment>)>);

impl Corrections {
    /// Of several corrections of a record the latest counts, in whatever order they come.
    pub fn add(&mut self, made: &CorrectionRecord) {
        let made_at = (made.at, made.id, made.time);
        let known = self.0.entry(made.record).or_insert(made_at);
        *known = (*known).max(made_at);
    }

    /// The time that counts for a record; `None` if it is set aside.
    pub fn time(&self, id: RecordId, at: Moment) -> Option<Moment> {
        self.0.get(&id).map_or(Some(at), |(.., time)| *time)
    }

    pub fn merge(&mut self, other: Self) {
        for (id, made) in other.0 {
            let known = self.0.entry(id).or_insert(made);
            *known = (*known).max(made);
        }
    }
}

impl MergedJournals {
    pub fn add(&mut self, record: &Record) {
        if let Record::Correction(made) = record {
            self.corrections.add(made);
        }
        self.records.extend(MergedRecord::from_record(record, &mut self.names));
    }

    pub const fn corrections(&self) -> &Corrections {
        &self.corrections
    }

    pub fn merge(&mut self, other: Self) {
        self.names.0.extend(other.names.0);
        self.records.extend(other.records);
        self.corrections.merge(other.corrections);
    }

    /// Deduplicates, sorts and folds the records.
    pub fn into_progress(mut self, reckoning: ScoringParams) -> Progress {
        self.records.sort_unstable_by(|a, b| (a.id, Reverse(a)).cmp(&(b.id, Reverse(b))));
        self.records.dedup_by_key(|seen| seen.id);
        let corrections = &self.corrections;
        self.records.retain_mut(|seen| corrections.time(seen.id, seen.at).map(|at| seen.at = at).is_some());
        self.records.sort_unstable_by_key(|seen| (seen.at, seen.id));
        let mut known = Progress::new(reckoning);
        for seen in &self.records {
            known.count(seen);
        }
        known
    }
}

impl Extend<Record> for MergedJournals {
    fn extend<T: IntoIterator<Item = Record>>(&mut self, records: T) {
        records.into_iter().for_each(|record| self.add(&record));
    }
}

impl FromIterator<Record> for MergedJournals {
    fn from_iter<T: IntoIterator<Item = Record>>(records: T) -> Self {
        let mut gathered = Self::default();
        gathered.extend(records);
        gathered
    }
}

impl MergedRecord {
    /// `None` for a record of a later version.
    pub(super) fn from_record(record: &Record, names: &mut StringInterner) -> Option<Self> {
        Some(match record {
            Record::Answer(entry) => {
                let key = DecisionKey {
                    house: names.house(&entry.house),
                    drill: names.intern(entry.drill.as_str()).into(),
                    decision: names.intern(entry.decision.as_str()).into(),
                };
                let what = RecordContent::Answer {
                    lesson: names.intern(&entry.lesson),
                    key,
                    right: entry.right,
                    millis: entry.millis,
                    given_away: entry.given_away || entry.helped,
                    minutes_east: entry.minutes_east,
                    run: run_step(entry, names).map(Box::new),
                    source: entry.source,
                };
                Self { at: entry.at, id: entry.id, device: names.intern(entry.device.as_str()), content: what }
            }
            Record::LessonDone(done) => {
                let score = Score { right: done.right.min(done.asked), asked: done.asked };
                let (lesson, house) = (names.intern(&done.lesson), names.house(&done.house));
                let test = (!done.topics.is_empty()).then(|| Box::new(done.clone()));
                let what = RecordContent::Done { lesson, house, score, passed: done.passed, millis: done.millis, test };
                Self { at: done.at, id: done.id, device: names.intern(done.device.as_str()), content: what }
            }
            Record::WarmUp(warm_up) => {
                let what = RecordContent::WarmUp { motor_millis: ResponsePace::baseline(&warm_up.taps) };
                Self { at: warm_up.at, id: warm_up.id, device: names.intern(warm_up.device.as_str()), content: what }
            }
            Record::Correction(made) => {
                let what = RecordContent::Correction { record: made.record, time: made.time };
                Self { at: made.at, id: made.id, device: names.intern(made.device.as_str()), content: what }
            }
            Record::Position(position) => {
                let (version, table) = (position.version, position.table);
                let what = RunEvent::Paused(position.place.clone());
                let run = Box::new(RunStep { run: position.run, version, table, what });
                let (lesson, house) = (names.intern(&position.lesson), names.house(&position.house));
                let content = RecordContent::Position { lesson, house, run };
                Self { at: position.at, id: position.id, device: names.intern(position.device.as_str()), content }
            }
            Record::Placement(made) => {
                let lessons = made.lessons.iter().map(|lesson| names.intern(lesson)).collect();
                let what = RecordContent::Placement { house: names.house(&made.house), lessons };
                Self { at: made.at, id: made.id, device: names.intern(made.device.as_str()), content: what }
            }
            Record::Shift(worked) => {
                let content = shift_content(worked, names);
                Self { at: worked.at, id: worked.id, device: names.intern(worked.device.as_str()), content }
            }
            Record::Unknown(_) => return None,
        })
    }
}

fn shift_content(worked: &ShiftRecord, names: &mut StringInterner) -> RecordContent {
    let house = names.house(&worked.house);
    let mut keys = |decisions: &[(DrillId, DecisionId)]| -> Vec<DecisionKey> {
        let key = |(drill, decision): &(DrillId, DecisionId)| DecisionKey {
            house: house.clone(),
            drill: names.intern(drill.as_str()).into(),
            decision: names.intern(decision.as_str()).into(),
        };
        decisions.iter().map(key).collect()
    };
    let (weak, right) = (keys(&worked.weak), keys(&worked.right));
    let scenario = names.intern(&worked.scenario);
    RecordContent::Shift { scenario, house, presentation: worked.presentation, passed: worked.passed, weak, right }
}

fn run_step(entry: &AnswerRecord, names: &mut StringInterner) -> Option<RunStep> {
    let answer = RunAnswer {
        number: entry.number,
        drill: names.intern(entry.drill.as_str()).into(),
        decision: names.intern(entry.decision.as_str()).into(),
        seed: entry.seed,
        answer: names.intern(&entry.answer),
        right: entry.right,
        millis: entry.millis,
    };
    let (version, table) = (entry.version, entry.table);
    entry.run.map(|run| RunStep { run, version, table, what: RunEvent::Answered(answer) })
}

/// String interner.
#[derive(Debug, Clone, Default)]
pub(super) struct StringInterner(HashSet<Arc<str>>);

impl StringInterner {
    fn house(&mut self, id: &HouseId) -> HouseId {
        self.intern(id.as_str()).into()
    }

    fn intern(&mut self, text: &str) -> Arc<str> {
        if let Some(name) = self.0.get(text) {
            return Arc::clone(name);
        }
        let name: Arc<str> = text.into();
        self.0.insert(Arc::clone(&name));
        name
    }
}
