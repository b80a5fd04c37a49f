//! Events of a room. The log consists of these; replaying them gives the room.

use serde::{Deserialize, Serialize};

use super::identity::{Digest, Who};
use crate::drill::question::Answer;
use crate::progress::Moment;

/// An event with its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamped {
    pub at: Moment,
    pub event: Event,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Joined {
        /// Sequential id.
        who: Who,
        name: String,
        /// Digest of the participant's token.
        token: Digest,
    },
    /// First connection established.
    Here(Who),
    /// Last connection lost.
    Away(Who),
    Removed(Who),
    Readmitted(Who),
    Renamed(Who, String),
    ExtraTime(Who, ExtraTime),
    /// Moved to a team, by index, or to none.
    Teamed(Who, Option<usize>),
    /// Closed to newcomers, or opened again.
    Locked(bool),
    /// The question with this index is asked of all; in an exam, the first of each.
    Asked(usize),
    /// First answer of a participant to a question.
    Answered {
        who: Who,
        question: usize,
        /// Client-chosen id of the submission.
        nonce: String,
        answer: Answer,
        /// Answer time in ms, without pauses and network delay.
        millis: u64,
    },
    Closed(Why),
    Revealed,
    Ranked,
    /// The current question does not count.
    Skipped,
    Paused,
    Resumed,
    Extended(u64),
    /// The session is over and everything is visible.
    Ended,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    Trainer,
    Time,
    All,
}

/// Time accommodation of a participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum ExtraTime {
    #[default]
    None,
    /// 25 % more.
    Quarter,
    /// 50 % more.
    Half,
    /// 100 % more.
    Double,
}

impl ExtraTime {
    pub const ALL: [Self; 4] = [Self::None, Self::Quarter, Self::Half, Self::Double];

    pub const fn of(self, millis: u64) -> u64 {
        let quarters = match self {
            Self::None => 4,
            Self::Quarter => 5,
            Self::Half => 6,
            Self::Double => 8,
        };
        millis.saturating_mul(quarters) / 4
    }
}
