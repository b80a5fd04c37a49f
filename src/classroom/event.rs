//! Events of a room. The log consists of these; replaying them gives the room.

use serde::{Deserialize, Serialize};

use super::identity::{Digest, ParticipantId};
use super::shift::{GivenShift, ShiftProgress};
use crate::drill::question::Answer;
use crate::progress::Moment;

/// An event with its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StampedEvent {
    pub at: Moment,
    pub event: RoomEvent,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomEvent {
    Joined {
        /// Sequential id.
        who: ParticipantId,
        name: String,
        /// Digest of the participant's token.
        token: Digest,
    },
    /// First connection established.
    Here(ParticipantId),
    /// Last connection lost.
    Away(ParticipantId),
    Removed(ParticipantId),
    Readmitted(ParticipantId),
    /// A newcomer is let in.
    Admitted(ParticipantId),
    Renamed(ParticipantId, String),
    ExtraTime(ParticipantId, ExtraTime),
    /// More time in ms for one participant and the question at hand.
    Granted(ParticipantId, u64),
    /// Moved to a team, by index, or to none.
    Teamed(ParticipantId, Option<usize>),
    /// Closed to newcomers, or opened again.
    Locked(bool),
    /// The question with this index is about to be asked.
    Announced(usize),
    /// The question with this index is asked of all; in an exam, the first of each.
    Asked(usize),
    /// First answer of a participant to a question.
    Answered {
        who: ParticipantId,
        question: usize,
        /// Client-chosen id of the submission.
        nonce: String,
        answer: Answer,
        /// Answer time in ms, without pauses and network delay.
        millis: u64,
    },
    Closed(CloseReason),
    Revealed,
    Ranked,
    /// The current question does not count.
    Skipped,
    Paused,
    Resumed,
    Extended(u64),
    /// The session is over and everything is visible.
    Ended,
    /// A shift at the table is given to all desktops.
    ShiftGiven(Box<GivenShift>),
    /// How far a participant is in it.
    ShiftProgressed {
        who: ParticipantId,
        number: u32,
        progress: Box<ShiftProgress>,
    },
    /// The trainer ends it.
    ShiftEnded,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CloseReason {
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

    pub const fn extend(self, millis: u64) -> u64 {
        let quarters = match self {
            Self::None => 4,
            Self::Quarter => 5,
            Self::Half => 6,
            Self::Double => 8,
        };
        millis.saturating_mul(quarters) / 4
    }
}
