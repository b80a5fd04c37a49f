//! Runs of lessons: the answers of those not finished, and the results of table tests.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::moment::Moment;
use super::record::{LessonDone, RunMark, RunPlace};
use crate::drill::{DecisionId, DrillId};
use crate::rules::house::TableSize;

/// Runs of a lesson that are remembered; of more, those left longest ago are given up.
const MOST_OPEN: usize = 3;

/// A run of a lesson that was begun and not finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRun {
    /// Seed from which its questions are dealt.
    pub seed: u64,
    /// Version of the lesson.
    pub version: u32,
    pub table: Option<TableSize>,
    pub answers: Vec<RunAnswer>,
    /// The place where it was last paused.
    #[serde(with = "in_ron")]
    pub place: Option<RunPlace>,
    /// Time of a table test used so far in ms; `None` without a clock.
    pub clock: Option<u64>,
    pub last: Moment,
}

/// An answer as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RunAnswer {
    /// 1-based number within the run, whose order holds even if the clock was changed.
    pub number: u32,
    pub drill: DrillId,
    pub decision: DecisionId,
    /// Seed of the question.
    pub seed: u64,
    pub answer: Arc<str>,
    pub right: bool,
    pub millis: Option<u64>,
}

/// A finished table test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestResult {
    #[serde(with = "in_ron")]
    pub done: LessonDone,
    pub missed: Vec<RunAnswer>,
}

/// Records within a snapshot. Its format knows fields by their order, and records leave out the empty ones: only a format
/// that names them reads them back.
mod in_ron {
    use serde::de::{DeserializeOwned, Error as _};
    use serde::ser::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(record: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&ron::to_string(record).map_err(S::Error::custom)?)
    }

    pub(super) fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        ron::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// One record of a run.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RunStep {
    pub(super) run: RunMark,
    pub(super) version: u32,
    pub(super) table: Option<TableSize>,
    pub(super) what: RunEvent,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RunEvent {
    Answered(RunAnswer),
    Paused(RunPlace),
}

/// All runs not finished, by lesson and house, and the finished table tests, oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(super) struct Runs {
    open: BTreeMap<Arc<str>, Vec<OpenRun>>,
    tests: Vec<TestResult>,
}

impl Runs {
    /// The run at this table that was left last.
    pub(super) fn open(&self, lesson_key: &str, table: Option<TableSize>) -> Option<&OpenRun> {
        self.open.get(lesson_key)?.iter().filter(|run| run.table == table).max_by_key(|run| run.last)
    }

    pub(super) fn tests(&self) -> &[TestResult] {
        &self.tests
    }

    pub(super) fn advance(&mut self, lesson_key: &str, step: RunStep, at: Moment) {
        let RunStep { run: mark, version, table, what } = step;
        let open = self.open.entry(lesson_key.into()).or_default();
        let place = open.iter().position(|run| run.seed == mark.seed).unwrap_or_else(|| {
            if open.len() >= MOST_OPEN {
                open.remove(0);
            }
            open.push(OpenRun {
                seed: mark.seed,
                version,
                table,
                answers: Vec::new(),
                place: None,
                clock: None,
                last: at,
            });
            open.len() - 1
        });
        let Some(run) = open.get_mut(place) else { return };
        run.clock = run.clock.max(mark.clock);
        run.last = at;
        match what {
            RunEvent::Answered(answer) => {
                let place = run.answers.partition_point(|before| before.number <= answer.number);
                run.answers.insert(place, answer);
            }
            RunEvent::Paused(place) => run.place = Some(place),
        }
    }

    /// Closes the lesson's runs; a table test is remembered with its wrong answers.
    pub(super) fn finish(&mut self, lesson_key: &str, test: Option<&LessonDone>) {
        let open = self.open.remove(lesson_key).unwrap_or_default();
        let Some(done) = test else { return };
        let run = open.into_iter().find(|run| Some(run.seed) == done.run);
        let answers = run.map(|run| run.answers).unwrap_or_default();
        let missed = answers.into_iter().filter(|answer| !answer.right).collect();
        self.tests.push(TestResult { done: done.clone(), missed });
    }
}
