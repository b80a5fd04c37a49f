//! Messages between phone and program: JSON objects with a single key.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::control::{ControlOut, DoIn, PersonOut};
use super::shift::ShiftIn;
use super::state::{AnswerCountOut, StateOut};
use crate::drill::question::Answer;

/// A message from the phone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Requests room information.
    Knock {
        /// Room code.
        code: String,
        /// Key of the link, if it was opened by the link.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Language of the phone.
        #[serde(default)]
        lang: String,
    },
    /// Joins as a new participant.
    Join(JoinIn),
    /// Rejoins as a known participant.
    Back {
        /// Participant's secret.
        token: String,
        /// Language of the phone.
        #[serde(default)]
        lang: String,
        /// Requests scenes as values, as drawn by the desktop program.
        #[serde(default)]
        full: bool,
    },
    /// Connects as the trainer's second device.
    Remote {
        /// Secret of the second device.
        secret: String,
        /// The device's own secret, under which it stays the room's second device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<String>,
        /// Language of the device.
        #[serde(default)]
        lang: String,
    },
    /// A command of the second device.
    Do(DoIn),
    /// Asks for the list of people on the second device, or no longer.
    People(bool),
    /// Submits an answer.
    Answer(AnswerIn),
    /// Reports on the shift that the room was given.
    Shift(Box<ShiftIn>),
    /// Changes the language.
    Lang(String),
    /// Reply to a ping.
    Pong(u64),
}

/// Data of a new participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinIn {
    /// Room code.
    pub code: String,
    /// Key of the link, if it was opened by the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Name as typed.
    pub name: String,
    /// PIN of the name, in a room that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pin: Option<String>,
    /// Secret chosen by the phone.
    pub token: String,
    /// Language of the phone.
    #[serde(default)]
    pub lang: String,
    /// Requests scenes as values, as drawn by the desktop program.
    #[serde(default)]
    pub full: bool,
}

/// A submitted answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerIn {
    /// `id` of the question.
    pub question: usize,
    /// Client-chosen id of the submission, for retries.
    pub nonce: String,
    /// The answer itself.
    pub answer: Answer,
}

/// A message from the program.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Latency probe; the phone replies at once.
    Ping(u64),
    /// Room information.
    Room(RoomOut),
    /// Complete state to show.
    State(Box<StateOut>),
    /// Complete state for the trainer's second device.
    Control(Box<ControlOut>),
    /// Everybody in the room; to the trainer's second device, if it asked.
    People(Vec<PersonOut>),
    /// How many have answered the current question; to those who have.
    Answers(AnswerCountOut),
    /// An answer is saved on disk.
    Kept {
        /// Question index.
        question: usize,
        /// Id of the submission.
        nonce: String,
    },
    /// A message was refused.
    Refused {
        /// Reason code.
        why: Cow<'static, str>,
        /// Reason as display text.
        says: String,
        /// Id of the submission, if an answer was refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
}

/// Room information for newcomers who know the code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomOut {
    /// Lesson title.
    pub title: String,
    /// House name.
    pub house: String,
    /// Free names of the roster; `None` if everyone enters their own.
    pub names: Option<Vec<String>>,
    /// True if each name is taken with a PIN of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pins: bool,
    /// True if closed to newcomers.
    pub locked: bool,
}
