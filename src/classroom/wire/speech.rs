//! The messages between a phone and the program, one JSON object with one key each.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::control::{ControlOut, DoIn};
use super::state::StateOut;
use crate::drill::question::Answer;

/// What a phone says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// Which room is it?
    Knock {
        /// Its code.
        code: String,
        /// The phone's language.
        #[serde(default)]
        lang: String,
    },
    /// Comes in.
    Join(JoinIn),
    /// Is here again.
    Back {
        /// What it is known by.
        token: String,
        /// The phone's language.
        #[serde(default)]
        lang: String,
        /// Whether it draws the whole table, as the desktop program does.
        #[serde(default)]
        full: bool,
    },
    /// Is the trainer's second device.
    Remote {
        /// What shows it.
        secret: String,
        /// Its language.
        #[serde(default)]
        lang: String,
    },
    /// Moves the room on.
    Do(DoIn),
    /// Answers.
    Answer(AnswerIn),
    /// Wants to be spoken to in a language.
    Lang(String),
    /// Answers a ping.
    Pong(u64),
}

/// Somebody who comes in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinIn {
    /// The code of the room.
    pub code: String,
    /// The name, as it was typed.
    pub name: String,
    /// What the phone wants to be known by again.
    pub token: String,
    /// The phone's language.
    #[serde(default)]
    pub lang: String,
    /// Whether it draws the whole table, as the desktop program does.
    #[serde(default)]
    pub full: bool,
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerIn {
    /// The question, by its `id`.
    pub question: usize,
    /// What names this very sending.
    pub nonce: String,
    /// The answer.
    pub answer: Answer,
}

/// What the program says.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    /// Answer at once.
    Ping(u64),
    /// What room it is.
    Room(RoomOut),
    /// All there is to show.
    State(Box<StateOut>),
    /// Where the room stands, for the trainer's second device.
    Control(Box<ControlOut>),
    /// An answer is on the disk.
    Kept {
        /// Its question.
        question: usize,
        /// Its sending.
        nonce: String,
    },
    /// Something was not done.
    Refused {
        /// Why, as a code.
        why: Cow<'static, str>,
        /// Why, in words.
        says: String,
        /// The sending of an answer that was refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
}

/// A room to a stranger who knows its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomOut {
    /// What the lesson is called.
    pub title: String,
    /// What the house is called.
    pub house: String,
    /// The names that are still free; nothing where everybody gives their own.
    pub names: Option<Vec<String>>,
    /// Whether nobody else may come in.
    pub locked: bool,
}
