//! User actions on the host screen, platform events, and requested effects.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Broken, Earlier, Plan, Planned, Projector};
use crate::app::LessonPath;
use crate::classroom::results::{Export, Results};
use crate::classroom::{Message, Refusal, Room};
use crate::rules::phrase::Phrase;

/// A user action on this screen, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Plan,
    Lesson(LessonPath),
    /// Selects a house by id.
    House(String),
    Change(Box<Plan>),
    /// Path of a list of allowed participants.
    Roster(PathBuf),
    /// Reports whether an interrupted room exists.
    Broken(Option<Broken>),
    Open,
    Resume,
    Opened(Opened),
    Failed,
    Seen(Seen),
    Say(Message),
    /// Reply to the last command; the refusal if it had no effect.
    Answered(Option<Refusal>),
    HearAgain,
    /// Selects where the class view is shown.
    Project(Projector),
    /// Closes the room; `true` if already confirmed.
    Close(bool),
    Stay,
    Results(bool),
    /// Opens the results of a past room, by its log.
    Past(PathBuf),
    Read(Past),
    /// Past rooms, the latest first, and the UTC offset in minutes.
    Earlier(Vec<Earlier>, i32),
    Write(Export),
    /// Creates a practice pack from the questions answered wrongly.
    Practise,
}

#[derive(Debug, Clone)]
pub struct Opened {
    pub room: Arc<Room>,
    /// URLs for participants.
    pub links: Vec<String>,
    pub remote: Option<String>,
    /// Certificate fingerprint, if encrypted.
    pub fingerprint: Option<String>,
    pub log: PathBuf,
}

/// Compares identity.
impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

#[derive(Debug, Clone)]
pub struct Seen {
    pub room: Arc<Room>,
    pub trouble: Option<Phrase>,
}

/// Compares identity.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.room, &other.room) && self.trouble == other.trouble
    }
}

#[derive(Debug, Clone)]
pub struct Past(pub Arc<Results>);

/// Compares identity.
impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Work requested from the platform.
#[derive(Debug, Clone)]
pub enum Errand {
    /// List past rooms and look for an interrupted one.
    Look,
    Past(PathBuf),
    Roster(PathBuf),
    Open(Box<Planned>),
    Resume,
    Say(Message),
    Close,
    Write(Export, Arc<Results>),
    /// Write a practice pack from the wrong answers and open it.
    Practise(Arc<Results>),
}

/// Only compared in tests.
impl PartialEq for Errand {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}
