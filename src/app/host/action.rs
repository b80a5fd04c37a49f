//! User actions on the host screen, platform events, and requested effects.

use std::path::PathBuf;
use std::sync::Arc;

use super::{InterruptedRoom, PastRoom, PlannedRoom, Projector, RoomPlan};
use crate::app::LessonPath;
use crate::classroom::results::{Results, ResultsFormat};
use crate::classroom::{Room, RoomMessage, RoomRefusal};
use crate::i18n::phrase::Phrase;
use crate::rules::house::HouseId;
use crate::table::scenario::{Presentation, Scenario};

/// A user action on this screen, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum HostAction {
    /// Opens the screen.
    Plan,
    /// Without effect while a room is open, unless its next quiz is being planned.
    Setup(SetupAction),
    /// Reports whether an interrupted room exists.
    Interrupted(Option<InterruptedRoom>),
    /// Past rooms, the latest first, and the UTC offset in minutes.
    Earlier(Vec<PastRoom>, i32),
    Opened(OpenedRoom),
    /// The room could not be opened.
    Failed,
    /// Without effect unless a room is open.
    Room(RoomAction),
    Results(ResultsAction),
}

/// Planning of a room.
#[derive(Debug, Clone, PartialEq)]
pub enum SetupAction {
    Lesson(LessonPath),
    /// Selects a house by id.
    House(HouseId),
    Change(Box<RoomPlan>),
    /// Path of a list of allowed participants.
    Roster(PathBuf),
    Open,
    /// Reopens the interrupted room.
    Resume,
}

/// A command to the open room, or an event of it.
#[derive(Debug, Clone, PartialEq)]
pub enum RoomAction {
    Updated(RoomUpdate),
    Send(RoomMessage),
    /// Gives a shift to all desktops.
    GiveShift(ShiftOrder),
    /// Reply to the last command; the refusal if it had no effect.
    Answered(Option<RoomRefusal>),
    RepeatSpeech,
    /// Plans the next quiz of the same class, or goes back to the one that is over.
    PlanNext(bool),
    /// Shows the reasons on a page of their own, or the answer again.
    ShowWhy(bool),
    /// Selects where the class view is shown.
    Project(Projector),
    /// Closes the room; `true` if already confirmed.
    Close(bool),
    Stay,
    /// Withdraws the link of the second device and makes another.
    RenewRemote,
}

/// A shift as the trainer chooses it for a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShiftOrder {
    pub scenario: Arc<Scenario>,
    pub presentation: Presentation,
    pub coups: u32,
    /// The class sees numbers in place of names.
    pub nameless: bool,
}

/// Results of the room or of past rooms.
#[derive(Debug, Clone, PartialEq)]
pub enum ResultsAction {
    Show(bool),
    /// Opens the results of a past room, by its log.
    Past(PathBuf),
    Read(PastResults),
    Write(ResultsFormat),
    /// Creates a practice pack from the questions answered wrongly.
    Practise,
}

#[derive(Debug, Clone)]
pub struct OpenedRoom {
    pub room: Arc<Room>,
    /// URLs for participants.
    pub links: Vec<String>,
    pub remote: Option<String>,
    /// Certificate fingerprint, if encrypted.
    pub fingerprint: Option<String>,
    pub log: PathBuf,
}

/// Compares identity.
impl PartialEq for OpenedRoom {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

#[derive(Debug, Clone)]
pub struct RoomUpdate {
    pub room: Arc<Room>,
    pub trouble: Option<Phrase>,
    /// Link of the second device.
    pub remote: Option<String>,
    /// True once a device has come with that link; no other gets in by it.
    pub is_remote_paired: bool,
    pub log: PathBuf,
}

/// Compares identity.
impl PartialEq for RoomUpdate {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.room, &other.room)
            && self.trouble == other.trouble
            && self.remote == other.remote
            && self.is_remote_paired == other.is_remote_paired
    }
}

#[derive(Debug, Clone)]
pub struct PastResults(pub Arc<Results>);

/// Compares identity.
impl PartialEq for PastResults {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Work requested from the platform.
#[derive(Debug, Clone)]
pub enum HostEffect {
    /// List past rooms and look for an interrupted one.
    Look,
    Past(PathBuf),
    Roster(PathBuf),
    Open(Box<PlannedRoom>),
    /// Take the class of the open room into this quiz.
    OpenNext(Box<PlannedRoom>),
    Resume,
    Send(RoomMessage),
    RenewRemote,
    Close,
    Write(ResultsFormat, Arc<Results>),
    /// Write a practice pack from the wrong answers and open it.
    Practise(Arc<Results>),
}

/// Only compared in tests.
impl PartialEq for HostEffect {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}
