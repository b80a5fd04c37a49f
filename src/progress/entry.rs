//! The records a journal keeps: one an answer, one a finished lesson, and those of later versions.
//!
//! A journal is only ever appended to. A reader skips the fields and the kinds it does not know; their
//! lines stay in the file for the version that does.

use serde::{Deserialize, Serialize};

use super::id::{DeviceId, EntryId};
use super::moment::Moment;

/// One line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    /// An answer was given.
    Answer(Entry),
    /// A lesson was gone through to its end.
    LessonDone(LessonDone),
    /// A warm-up was done.
    WarmUp(WarmUp),
    /// Something a later version of the program records.
    Later(Later),
}

impl Record {
    /// When it was made, and its id; of a later version's records nobody knows.
    #[must_use]
    pub const fn time(&self) -> Option<(Moment, EntryId)> {
        match self {
            Self::Answer(entry) => Some((entry.at, entry.id)),
            Self::LessonDone(done) => Some((done.at, done.id)),
            Self::WarmUp(warm_up) => Some((warm_up.at, warm_up.id)),
            Self::Later(_) => None,
        }
    }
}

/// One answer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Entry {
    /// Unique among all records of all devices.
    pub id: EntryId,
    /// When the answer was given.
    pub at: Moment,
    /// Where it was given.
    pub device: DeviceId,
    /// The id of the lesson.
    pub lesson: String,
    /// The version of the lesson.
    pub version: u32,
    /// The id of the house.
    pub house: String,
    /// The name of the drill.
    pub drill: String,
    /// The seed that deals the question again.
    pub seed: u64,
    /// Which question of the lesson it was, counted from one.
    pub number: u32,
    /// What was to be decided, as a stable id: `banco-4-7`, `punto-5`, `count`, `pays-banco`.
    pub decision: String,
    /// The answer given, as text.
    pub answer: String,
    /// The answer expected, as text.
    pub expected: String,
    /// Whether it was right.
    pub right: bool,
    /// Milliseconds from the question to the answer; `None` where it was not timed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// Whether the choice of what to practise gave the answer away: every answer of the drill is the same.
    #[serde(default, skip_serializing_if = "is_not")]
    pub given_away: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_not(given_away: &bool) -> bool {
    !*given_away
}

/// A lesson gone through to its end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LessonDone {
    /// Unique among all records of all devices.
    pub id: EntryId,
    /// When the last answer was given.
    pub at: Moment,
    /// Where it was given.
    pub device: DeviceId,
    /// The id of the lesson.
    pub lesson: String,
    /// The version of the lesson.
    pub version: u32,
    /// The id of the house.
    pub house: String,
    /// How many answers were right.
    pub right: u32,
    /// How many questions were asked.
    pub asked: u32,
    /// Whether the lesson's pass mark was reached.
    pub passed: bool,
    /// The median time of an answer in milliseconds; `None` where the lesson was not timed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
}

/// A warm-up: how fast this person presses the side shown, on this device.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WarmUp {
    /// Unique among all records of all devices.
    pub id: EntryId,
    /// When the last tap was made.
    pub at: Moment,
    /// Where it was made.
    pub device: DeviceId,
    /// The milliseconds of each right tap, in their order.
    pub taps: Vec<u32>,
}

/// A record of a kind this version does not know, as it stands in the journal.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Later {
    /// The name of the kind.
    pub kind: String,
    /// The whole record, its kind included.
    pub text: String,
}
