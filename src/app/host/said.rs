//! What is done on the screen of a room, what the machine answers, and what it is to do.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Broken, Earlier, Plan, Planned, Projector};
use crate::app::LessonPath;
use crate::classroom::results::{Export, Results};
use crate::classroom::{Message, Refusal, Room};
use crate::rules::phrase::Phrase;

/// What is done here, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes to the screen.
    Plan,
    /// Asks this lesson.
    Lesson(LessonPath),
    /// Asks it in the house with this id.
    House(String),
    /// Changes the plan.
    Change(Box<Plan>),
    /// Only those on this list may come in; the machine reads it.
    Roster(PathBuf),
    /// A room was broken off.
    Broken(Option<Broken>),
    /// Opens the room.
    Open,
    /// Takes up the one that was broken off.
    Resume,
    /// The machine has opened it.
    Opened(Opened),
    /// The machine could not.
    Failed,
    /// The room as it stands now.
    Seen(Seen),
    /// Says something to the room.
    Say(Message),
    /// What was said changed nothing, or did.
    Answered(Option<Refusal>),
    /// Has said again what the class is to hear.
    HearAgain,
    /// Shows the class the room elsewhere.
    Project(Projector),
    /// Closes the room; `true` where that was asked already.
    Close(bool),
    /// Stays after all.
    Stay,
    /// Opens the results, of the room that is over or of an earlier one; or closes them.
    Results(bool),
    /// Opens the results of an earlier room, by its log.
    Past(PathBuf),
    /// The machine has read them.
    Read(Past),
    /// The machine tells which rooms there were, the last one first, and how many minutes local time is ahead of
    /// universal time.
    Earlier(Vec<Earlier>, i32),
    /// Writes the results out.
    Write(Export),
    /// Makes a pack of what the class got wrong.
    Practise,
}

/// What the machine tells of a room it has opened.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The room.
    pub room: Arc<Room>,
    /// Where phones find it.
    pub links: Vec<String>,
    /// The link of the remote control.
    pub remote: Option<String>,
    /// The fingerprint of its certificate, where the line is encrypted.
    pub fingerprint: Option<String>,
    /// Where its log lies.
    pub log: PathBuf,
}

/// Each is one of its kind.
impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

/// What the machine sees of the room.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The room.
    pub room: Arc<Room>,
    /// What went wrong with its log.
    pub trouble: Option<Phrase>,
}

/// A room is the same as itself alone.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.room, &other.room) && self.trouble == other.trouble
    }
}

/// What came of an earlier room.
#[derive(Debug, Clone)]
pub struct Past(pub Arc<Results>);

/// Results are the same as themselves alone.
impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What the machine is to do for it.
#[derive(Debug, Clone)]
pub enum Errand {
    /// Look which rooms there were, and whether one was broken off.
    Look,
    /// Read what came of the room of this log.
    Past(PathBuf),
    /// Read a list of names.
    Roster(PathBuf),
    /// Open a room that asks these questions.
    Open(Box<Planned>),
    /// Take up the one that was broken off.
    Resume,
    /// Say this to the room.
    Say(Message),
    /// Close the room.
    Close,
    /// Write its results out.
    Write(Export, Arc<Results>),
    /// Write a pack of what the class got wrong, and open it.
    Practise(Arc<Results>),
}

/// Errands are carried out once each, and never compared but in tests.
impl PartialEq for Errand {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}
