//! What a room hears.

use super::event::ExtraTime;
use super::identity::{Digest, Who};
use crate::drill::question::Answer;

/// Something that is said to a room, already understood; who may say it, the room decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A stranger wants to come in.
    Join {
        /// Under this name, as it was typed.
        name: String,
        /// To be known again by this.
        token: Digest,
    },
    /// A connection of the sender stands.
    Here,
    /// Their last one is lost.
    Away,
    /// An answer.
    Answer {
        /// To the question at this place.
        question: usize,
        /// What names this very sending.
        nonce: String,
        /// The answer.
        answer: Answer,
        /// How many milliseconds the way there and back takes on this connection at its best.
        way: u64,
    },
    /// Goes on to what comes next by itself. The number is that of [`super::Room::turn`], as whoever says so saw it: of
    /// two who say so at once one is heard.
    GoOn(u64),
    /// The question that is asked does not count; goes on to the next. With the same number.
    Skip(u64),
    /// Stops the time.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Gives everybody so many seconds more.
    Extend(u32),
    /// Lets nobody else in, or lets them again.
    Lock(bool),
    /// Takes somebody out,
    Remove(Who),
    /// and lets them in again.
    Readmit(Who),
    /// Gives somebody another name.
    Rename(Who, String),
    /// Gives somebody more time.
    ExtraTime(Who, ExtraTime),
    /// Puts somebody into a team, by its place.
    Team(Who, Option<usize>),
    /// Ends it here: everybody sees everything.
    End,
    /// Time goes by.
    Tick,
}
