//! Messages to a room.

use super::event::ExtraTime;
use super::identity::{Digest, ParticipantId};
use super::shift::{GivenShift, ShiftProgress};
use crate::drill::question::Answer;

/// A decoded message. The room decides whether the sender may send it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomMessage {
    Join {
        name: String,
        /// Digest of the new participant's token.
        token: Digest,
    },
    /// First connection established.
    Here,
    /// Last connection lost.
    Away,
    Answer {
        question: usize,
        /// Client-chosen id of the submission.
        nonce: String,
        answer: Answer,
        /// Minimum round-trip time of the connection in ms.
        way: u64,
    },
    /// Advances to the next step. Carries the turn that the sender saw: of two simultaneous requests only one
    /// counts.
    GoOn(u64),
    /// Skips the current question, which then does not count. Carries the turn.
    Skip(u64),
    Pause,
    Resume,
    /// Extends the time by this many seconds.
    Extend(u32),
    /// Closes the room to newcomers, or opens it again.
    Lock(bool),
    Remove(ParticipantId),
    Readmit(ParticipantId),
    /// Lets a newcomer in.
    Admit(ParticipantId),
    /// Lets everyone in who waits.
    AdmitAll,
    Rename(ParticipantId, String),
    ExtraTime(ParticipantId, ExtraTime),
    /// Gives one participant this many seconds more for the question at hand.
    Grant(ParticipantId, u32),
    /// Moves a participant to a team, by index, or to none.
    Team(ParticipantId, Option<usize>),
    /// Ends the session here; everything becomes visible.
    End,
    /// Gives a shift to all desktops; its number is the room's.
    GiveShift(Box<GivenShift>),
    EndShift,
    /// A participant's report on the shift of this number.
    ShiftProgress(u32, Box<ShiftProgress>),
    Tick,
}
