//! The record types of a journal.
//!
//! Journals are append-only. Readers skip unknown fields and record kinds; those lines stay in the file for the version
//! that understands them.

use serde::{Deserialize, Serialize};

use super::id::{DeviceId, RecordId};
use super::moment::Moment;
use crate::drill::{DecisionId, DrillId};
use crate::rules::house::{HouseId, TableSize};

/// One journal line.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    Answer(AnswerRecord),
    LessonDone(LessonDone),
    WarmUp(WarmUpRecord),
    Correction(CorrectionRecord),
    Placement(PlacementRecord),
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
            Self::Placement(made) => Some((made.at, made.id)),
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
    /// Size of the table asked; `None` where a question was of all the house's tables, as in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    /// UTC offset of local time when it was given, in minutes; `None` in records of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes_east: Option<i32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_not(given_away: &bool) -> bool {
    !*given_away
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

/// A record of an unknown kind, verbatim.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownRecord {
    pub kind: String,
    /// The record's text, kind included.
    pub text: String,
}
