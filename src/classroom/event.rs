//! What has happened in a room: the log is these, and the room is what they add up to.

use serde::{Deserialize, Serialize};

use super::identity::{Digest, Who};
use crate::drill::question::Answer;
use crate::progress::Moment;

/// Something that happened, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamped {
    /// When, by the host's clock.
    pub at: Moment,
    /// What.
    pub event: Event,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Somebody came in for the first time.
    Joined {
        /// Who they are from now on: one more than the last.
        who: Who,
        /// Their name.
        name: String,
        /// What they are known by again.
        token: Digest,
    },
    /// A connection of theirs stands.
    Here(Who),
    /// Their last connection is lost.
    Away(Who),
    /// The trainer took them out,
    Removed(Who),
    /// and let them in again.
    Readmitted(Who),
    /// The trainer gave them another name.
    Renamed(Who, String),
    /// The trainer gave them more time.
    ExtraTime(Who, ExtraTime),
    /// The trainer put them into a team, by its place, or into none.
    Teamed(Who, Option<usize>),
    /// Nobody else comes in, or somebody may again.
    Locked(bool),
    /// The question at this place is asked of all; in an exam, the first of each.
    Asked(usize),
    /// Somebody answered, for the first time.
    Answered {
        /// Who.
        who: Who,
        /// Which question, by its place.
        question: usize,
        /// What names this very sending.
        nonce: String,
        /// What.
        answer: Answer,
        /// After how many milliseconds, without the pauses and the way through the network.
        millis: u64,
    },
    /// Nobody answers any more.
    Closed(Why),
    /// The key was shown.
    Revealed,
    /// The standings were shown.
    Ranked,
    /// The question that is asked does not count.
    Skipped,
    /// The time stands,
    Paused,
    /// and goes on.
    Resumed,
    /// There are so many milliseconds more.
    Extended(u64),
    /// All is over, and everybody may see everything.
    Ended,
}

/// Why a question was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// The trainer did.
    Trainer,
    /// The time was up.
    Time,
    /// Everybody had answered.
    All,
}

/// How much time somebody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum ExtraTime {
    /// As much as all.
    #[default]
    None,
    /// A quarter more.
    Quarter,
    /// Half more.
    Half,
    /// Twice as much.
    Double,
}

impl ExtraTime {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Quarter, Self::Half, Self::Double];

    /// A time with what is added to it.
    #[must_use]
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
