//! A trainee's progress, folded from journal records: lessons, mastery, history.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::history::History;
use super::id::RecordId;
use super::mastery::constants::{MOTOR_MILLIS, TARGET_MILLIS};
use super::mastery::{Day, DecisionKey, GivenAnswer, Mastery, ResponsePace};
use super::merged_journals::{MergedJournals, MergedRecord, RecordContent, StringInterner};
use super::moment::Moment;
use super::record::{AnswerSource, Record};
use super::runs::{OpenRun, Runs, TestResult};
use super::score::Score;
use crate::rules::house::{HouseId, TableSize};
use crate::table::scenario::Presentation;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoringParams {
    /// Target time of a two-choice question above the motor baseline, in ms.
    pub target_millis: u32,
    /// UTC offset of local time in minutes.
    pub minutes_east: i32,
}

impl ScoringParams {
    /// The moment at which today's offset shows the time that the offset of then showed, so that an answer stays on its
    /// day when summer time ends.
    fn local(self, at: Moment, minutes_east: Option<i32>) -> Moment {
        let minutes = minutes_east.map_or(0, |then| i64::from(then) - i64::from(self.minutes_east));
        Moment(at.millis().saturating_add_signed(minutes * 60_000))
    }
}

impl Default for ScoringParams {
    fn default() -> Self {
        Self { target_millis: TARGET_MILLIS, minutes_east: 0 }
    }
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Progress {
    reckoning: ScoringParams,
    lessons: BTreeMap<Arc<str>, LessonRecord>,
    mastery: Mastery,
    history: History,
    runs: Runs,
    /// Key-press time per device in ms.
    motors: BTreeMap<Arc<str>, u32>,
    records: u64,
    last: Option<(Moment, RecordId)>,
    /// Records whose time was corrected, or that were set aside.
    corrected: BTreeSet<RecordId>,
    /// Lessons passed by placement, by house.
    placed: BTreeMap<Arc<str>, BTreeSet<Arc<str>>>,
    /// Shifts worked, by scenario and house.
    shifts: BTreeMap<Arc<str>, ShiftStanding>,
    /// Days on which a shift was worked.
    shift_days: BTreeSet<Day>,
}

/// Standing of a shift in a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ShiftStanding {
    pub worked: u32,
    /// The highest presentation in which it was passed.
    pub passed: Option<Presentation>,
    pub last: Option<Moment>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LessonRecord {
    pub finished: u32,
    pub passed: bool,
    pub passed_at: Option<Moment>,
    /// Best accuracy of a finished run.
    pub best: Option<Score>,
    /// Shortest median time of a passed run in ms, for the pace mark; failed runs do not count.
    pub best_millis: Option<u64>,
    /// Last practice, finished or not.
    pub last: Option<Moment>,
    pub answered: u32,
}

impl Progress {
    pub fn new(reckoning: ScoringParams) -> Self {
        let pace = ResponsePace { motor_millis: MOTOR_MILLIS, target_millis: reckoning.target_millis };
        Self { reckoning, mastery: Mastery::new(pace, reckoning.minutes_east), ..Self::default() }
    }

    /// Independent of record order and duplicates.
    pub fn fold(reckoning: ScoringParams, records: impl IntoIterator<Item = Record>) -> Self {
        records.into_iter().collect::<MergedJournals>().into_progress(reckoning)
    }

    /// Folds in a new record.
    pub fn apply(&mut self, record: &Record) {
        if let Some(seen) = MergedRecord::from_record(record, &mut StringInterner::default()) {
            self.count(&seen);
        }
    }

    /// True if the record is newer than all others, so that folding it in equals a full fold. A record whose id and
    /// time disagree may duplicate another; a correction, and a record corrected before it came, concern earlier ones.
    pub fn is_next(&self, record: &Record) -> bool {
        let Some((at, id)) = record.timestamp_and_id() else { return true };
        let is_plain = !matches!(record, Record::Correction(_)) && !self.corrected.contains(&id);
        is_plain && id.has_time(at) && self.last.is_none_or(|last| last < (at, id))
    }

    /// `None` if the lesson was never practised in this house.
    pub fn lesson(&self, id: &str, house: &HouseId) -> Option<&LessonRecord> {
        self.lessons.get(lesson_key(id, house).as_str())
    }

    /// The houses in which a lesson was practised, with its record in each.
    pub fn lesson_in_houses(&self, id: &str) -> impl Iterator<Item = (HouseId, &LessonRecord)> {
        let prefix = lesson_key(id, &HouseId::default());
        let houses = self.lessons.range::<str, _>((Bound::Included(prefix.as_str()), Bound::Unbounded));
        let records = houses.map_while(|(key, record)| Some((key.strip_prefix(prefix.as_str())?.into(), record)));
        records.collect::<Vec<_>>().into_iter()
    }

    /// Counts lessons as passed whose best share of right answers, in percent, is enough.
    pub fn pass_lessons(&mut self, is_enough: impl Fn(&str, u32) -> bool) {
        for (key, record) in &mut self.lessons {
            let lesson = key.rsplit_once(' ').map_or(&**key, |(lesson, _)| lesson);
            record.passed |= record.best.is_some_and(|best| best.asked > 0 && is_enough(lesson, best.percent()));
        }
    }

    /// The run of a lesson that was left last in this house at this table.
    pub fn open_run(&self, id: &str, house: &HouseId, table: Option<TableSize>) -> Option<&OpenRun> {
        self.runs.open(&lesson_key(id, house), table)
    }

    /// The finished table tests whose results by topic are known, oldest first.
    pub fn tests(&self) -> &[TestResult] {
        self.runs.tests()
    }

    /// True if the last placement in this house showed that the lesson is known.
    pub fn is_placed(&self, lesson: &str, house: &HouseId) -> bool {
        self.placed.get(house.as_str()).is_some_and(|lessons| lessons.contains(lesson))
    }

    /// `None` if the shift was never worked in this house.
    pub fn shift(&self, scenario: &str, house: &HouseId) -> Option<&ShiftStanding> {
        self.shifts.get(lesson_key(scenario, house).as_str())
    }

    /// Days on which a shift was worked, in any house.
    pub const fn shift_days(&self) -> &BTreeSet<Day> {
        &self.shift_days
    }

    pub const fn mastery(&self) -> &Mastery {
        &self.mastery
    }

    pub const fn history(&self) -> &History {
        &self.history
    }

    pub const fn params(&self) -> ScoringParams {
        self.reckoning
    }

    /// Key-press time on a device in ms; `None` before its first warm-up.
    pub fn motor_millis(&self, device: &str) -> Option<u32> {
        self.motors.get(device).copied()
    }

    pub const fn records(&self) -> u64 {
        self.records
    }

    /// A fault at the table is a wrong answer to the decision it belongs to, a right draw a right one.
    fn count_decisions_at_table(&mut self, at: Moment, weak: &[DecisionKey], right: &[DecisionKey]) {
        let decisions = weak.iter().map(|key| (key, false)).chain(right.iter().map(|key| (key, true)));
        for (key, right) in decisions {
            let given = GivenAnswer { right, millis: None, given_away: false, source: AnswerSource::Table };
            self.mastery.apply_given(key, at, given);
        }
    }

    pub(super) fn count(&mut self, seen: &MergedRecord) {
        let MergedRecord { at, id, device, content: what } = seen;
        self.records = self.records.saturating_add(1);
        self.last = self.last.max(Some((*at, *id)));
        match what {
            RecordContent::Answer { lesson, key, right, millis, given_away, minutes_east, run, source } => {
                let local = self.reckoning.local(*at, *minutes_east);
                self.mastery.set_motor_millis(self.motors.get(device).copied().unwrap_or(MOTOR_MILLIS));
                let (right, millis, given_away, source) = (*right, *millis, *given_away, *source);
                self.mastery.apply_given(key, local, GivenAnswer { right, millis, given_away, source });
                self.history.count(self.mastery.day(local), key, right, millis);
                let lesson = lesson_key(lesson, &key.house);
                if let Some(step) = run {
                    self.runs.advance(&lesson, (**step).clone(), *at);
                }
                let record = match self.lessons.get_mut(lesson.as_str()) {
                    Some(record) => record,
                    None => self.lessons.entry(lesson.into()).or_default(),
                };
                record.answered = record.answered.saturating_add(1);
                record.last = record.last.max(Some(*at));
            }
            RecordContent::Position { lesson, house, run } => {
                self.runs.advance(&lesson_key(lesson, house), (**run).clone(), *at);
            }
            RecordContent::Done { lesson, house, score, passed, millis, test } => {
                let lesson = lesson_key(lesson, house);
                self.runs.finish(&lesson, test.as_deref());
                let record = self.lessons.entry(lesson.into()).or_default();
                record.finished = record.finished.saturating_add(1);
                record.last = record.last.max(Some(*at));
                record.best = record.best.max(Some(*score));
                if *passed {
                    record.passed = true;
                    record.passed_at.get_or_insert(*at);
                    record.best_millis = [record.best_millis, *millis].into_iter().flatten().min();
                }
            }
            RecordContent::WarmUp { motor_millis } => {
                if let Some(motor) = motor_millis {
                    self.motors.insert(Arc::clone(device), *motor);
                }
            }
            RecordContent::Correction { record, .. } => {
                self.corrected.insert(*record);
            }
            RecordContent::Placement { house, lessons } => {
                self.placed.insert(house.as_str().into(), lessons.iter().map(Arc::clone).collect());
            }
            RecordContent::Shift { scenario, house, presentation, passed, weak, right } => {
                self.count_decisions_at_table(*at, weak, right);
                self.shift_days.insert(self.mastery.day(*at));
                let standing = self.shifts.entry(lesson_key(scenario, house).into()).or_default();
                standing.worked = standing.worked.saturating_add(1);
                standing.last = standing.last.max(Some(*at));
                standing.passed = standing.passed.max(passed.then_some(*presentation));
            }
        }
    }
}

fn lesson_key(lesson: &str, house: &HouseId) -> String {
    format!("{lesson} {house}")
}
