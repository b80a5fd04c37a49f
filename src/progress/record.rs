//! The record types of a journal.
//!
//! Journals are append-only. Readers skip unknown fields and record kinds; those lines stay in the file for the version
//! that understands them.

use serde::{Deserialize, Serialize};

use super::id::{DeviceId, RecordId};
use super::moment::Moment;
use crate::drill::{DecisionId, DrillId};
use crate::rules::house::{HouseId, TableSize};
use crate::table::judging::Letter;
use crate::table::scenario::Presentation;

/// One journal line.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    Answer(AnswerRecord),
    LessonDone(LessonDone),
    WarmUp(WarmUpRecord),
    Correction(CorrectionRecord),
    Position(PositionRecord),
    Placement(PlacementRecord),
    Shift(ShiftRecord),
    Unknown(UnknownRecord),
}

impl Record {
    /// Timestamp and id; `None` for records of a later version.
    pub const fn timestamp_and_id(&self) -> Option<(Moment, RecordId)> {
        match self {
            Self::Answer(entry) => Some((entry.at, entry.id)),
            Self::LessonDone(done) => Some((done.at, done.id)),
            Self::WarmUp(warm_up) => Some((warm_up.at, warm_up.id)),
            Self::Correction(made) => Some((made.at, made.id)),
            Self::Position(position) => Some((position.at, position.id)),
            Self::Placement(made) => Some((made.at, made.id)),
            Self::Shift(worked) => Some((worked.at, worked.id)),
            Self::Unknown(_) => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AnswerRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    pub lesson: String,
    pub version: u32,
    pub house: HouseId,
    pub drill: DrillId,
    /// Seed that reproduces the question, in this house at this table.
    pub seed: u64,
    /// 1-based question number within the lesson.
    pub number: u32,
    /// Stable decision id: `banco-4-7`, `punto-5`, `count`, `pays-banco`.
    pub decision: DecisionId,
    pub answer: String,
    pub expected: String,
    pub right: bool,
    /// Answer time in ms; `None` when untimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// True when the chosen drill has a single possible answer.
    #[serde(default, skip_serializing_if = "is_not")]
    pub given_away: bool,
    /// True when the rule was shown before the answer.
    #[serde(default, skip_serializing_if = "is_not")]
    pub helped: bool,
    /// Size of the table asked; `None` where a question was of all the house's tables, as in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    /// UTC offset of local time when it was given, in minutes; `None` in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes_east: Option<i32>,
    /// `None` outside lessons and in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<RunMark>,
    /// The setting in which it was given.
    #[serde(default, skip_serializing_if = "AnswerSource::is_alone")]
    pub source: AnswerSource,
}

/// The setting in which an answer was given, which decides what it says about the trainee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum AnswerSource {
    /// In the window, alone. Records of earlier versions say so of rooms as well.
    #[default]
    Alone,
    /// In a class quiz.
    Room,
    /// On a printed sheet, keyed in afterwards.
    Paper,
    /// At the table, in the middle of a shift.
    Table,
}

impl AnswerSource {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    const fn is_alone(&self) -> bool {
        matches!(self, Self::Alone)
    }
}

/// The run of a lesson that a record belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RunMark {
    /// Seed from which all questions of the run are dealt.
    pub seed: u64,
    /// Time of a table test used so far in ms; `None` without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LessonDone {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    pub lesson: String,
    pub version: u32,
    pub house: HouseId,
    pub right: u32,
    pub asked: u32,
    pub passed: bool,
    /// Median answer time in ms; `None` when untimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// Seed of the run; `None` outside lessons and in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<u64>,
    /// Results by drill of a table test; empty for other lessons and in records of earlier versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub topics: Vec<TopicScore>,
    /// Questions of a table test without an answer, which count as asked.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unanswered: u32,
}

/// The result of one drill in a table test.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TopicScore {
    pub drill: DrillId,
    pub right: u32,
    pub asked: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The place in a run that is not finished: written when it is paused, and when a question of a table test is skipped or
/// marked.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PositionRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    pub lesson: String,
    pub version: u32,
    pub house: HouseId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    pub run: RunMark,
    pub place: RunPlace,
}

/// A place in a run, beside its answers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RunPlace {
    /// Answers given before it.
    pub answered: u32,
    /// Index of the lesson's step; texts and examples before it were read.
    pub step: u32,
    /// Time in ms spent on the open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thought: Option<u64>,
    /// Index of the open question of a table test.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<u32>,
    /// Indices of the skipped questions of a table test.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<u32>,
    /// Indices of the questions of a table test that are marked for later.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<u32>,
    /// The questions of a table test are over; its shifts are left.
    #[serde(default, skip_serializing_if = "is_not")]
    pub handed_in: bool,
    /// Results of the shifts that are over: true for each that reached its mark.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shifts: Vec<bool>,
}

/// Measures how fast this person presses a key on this device.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WarmUpRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    /// Time of each correct tap in ms, in order.
    pub taps: Vec<u32>,
}

/// Corrects the time of another record, which was given while the clock was wrong. Of several for the same record the
/// latest counts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CorrectionRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    /// The corrected record, in whichever journal it is.
    pub record: RecordId,
    /// The time that counts instead; `None` sets the record aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Moment>,
}

/// Lessons of a house that are passed because a placement showed that they are known. The latest one of a house
/// replaces those before it; without lessons it undoes them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlacementRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    pub house: HouseId,
    /// In the form `pack/lesson`.
    pub lessons: Vec<String>,
}

/// A shift at the table that was worked or ended.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ShiftRecord {
    /// Unique across devices.
    pub id: RecordId,
    pub at: Moment,
    pub device: DeviceId,
    pub house: HouseId,
    pub table: TableSize,
    /// Id of the scenario.
    pub scenario: String,
    pub presentation: Presentation,
    pub seed: u64,
    pub coups: u32,
    /// Every area has the letter that is needed, and no red line was crossed.
    pub passed: bool,
    /// The letter of each area, in the order of the report.
    pub letters: Vec<Letter>,
    /// Decisions of the drills that its faults belong to, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weak: Vec<(DrillId, DecisionId)>,
    /// Decisions taken rightly without hints, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub right: Vec<(DrillId, DecisionId)>,
    /// One's own answers: what went well, what broke, what next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
}

/// A record of an unknown kind, verbatim.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownRecord {
    pub kind: String,
    /// The record's text, kind included.
    pub text: String,
}
