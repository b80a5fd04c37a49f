//! Actions of the app and the effects it requests from the platform.

use super::charts::ChartsAction;
use super::class::{ClassAction, ClassEffect};
use super::free_practice::FreePracticeAction;
use super::guest::{GuestAction, GuestEffect};
use super::host::{HostAction, HostEffect};
use super::lesson_path::LessonPath;
use super::packs::{PacksAction, PacksEffect};
use super::practice::PracticeAction;
use super::profile_admin::{ProfileAdminAction, ProfileAdminEffect};
use super::waiting::{WaitingAction, WaitingEffect};
use super::warm_up::WarmUpAction;
use super::workshop::{WorkshopAction, WorkshopEffect};
use super::{ActiveProfile, Notice};
use crate::i18n::phrase::Phrase;
use crate::lesson::PackId;
use crate::progress::{LessonDone, Progress, Record, Settings};
use crate::rules::clause::Clause;
use crate::voice::{Noise, Speech};

/// A user action, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    MakeProfile(String),
    OpenProfile(String),
    ChangeProfile,
    /// Starts a lesson, or goes on with it where it was left.
    Begin(LessonPath),
    /// Starts a lesson from its beginning, whatever was left.
    Restart(LessonPath),
    /// Shows the result of a finished table test, by index in [`Progress::tests`].
    ReviewTest(usize),
    /// Starts today's practice, or the warm-up first if reaction time has never been measured on this device.
    BeginToday,
    OpenWarmUp,
    WarmUp(WarmUpAction),
    DoAgain,
    /// Prints a worksheet with its answer key.
    Print(LessonPath),
    PrintPoster,
    PrintReport,
    /// Prints the certificate of the table test just passed.
    PrintCertificate,
    Practice(PracticeAction),
    RepeatSpeech,
    /// Plays a recording of the lesson's pack; the path is relative to the pack.
    PlayRecording(String),
    /// Chips were moved while answering; only makes a sound.
    PiecesMoved,
    /// Reported by the platform: whether audio output works.
    SoundAvailable(bool),
    /// Opens the profile administration screen, or acts on it.
    Archives(ProfileAdminAction),
    Packs(PacksAction),
    Class(ClassAction),
    Guest(GuestAction),
    Host(HostAction),
    /// Profiles whose folder is currently unavailable, by name.
    ProfilesAway(Vec<String>),
    OpenSettings,
    OpenProgress,
    Charts(ChartsAction),
    Workshop(WorkshopAction),
    /// Saves a file (name, contents) to the documents folder.
    SaveFile(String, Vec<u8>),
    /// Opens the glossary of the pack with this id.
    OpenGlossary(PackId),
    OpenFree,
    Free(FreePracticeAction),
    /// Opens a clause, or the list of clauses.
    LookUp(Option<Clause>),
    Set(Settings),
    ToggleKeys,
    /// Closes the topmost layer, or leaves the screen.
    Back,
    /// Dismisses the notice with this index.
    DismissNotice(usize),
    /// Reported by the platform.
    Opened(ActiveProfile, Settings),
    /// Reported by the platform: reading the profile was stopped.
    OpeningStopped,
    /// Reported by the platform after the progress was recomputed.
    ProgressLoaded(Progress),
    Waiting(WaitingAction),
    Notice(Notice),
    /// Success message from the platform.
    Done(Phrase),
    DismissDone,
}

/// Work requested from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Append to the journal and sync to disk.
    Record(Box<Record>),
    MakeProfile(String),
    OpenProfile(String),
    CloseProfile,
    SaveSettings(Settings),
    /// Recompute the progress after a change of scoring parameters.
    RecomputeProgress,
    /// Print a worksheet and its key from this seed.
    Print(LessonPath, u64),
    /// Write a file (name, contents) to the documents folder and report its path.
    SaveFile(String, Vec<u8>),
    PrintPoster,
    /// Print the report on the open profile for the current house.
    PrintReport,
    PrintCertificate(Box<LessonDone>),
    /// Replace the current speech with these phrases, using the recordings of this pack where they exist.
    Speak(Vec<Speech>, Option<PackId>),
    Archives(ProfileAdminEffect),
    Packs(PacksEffect),
    Class(ClassEffect),
    Guest(GuestEffect),
    Host(HostEffect),
    Workshop(WorkshopEffect),
    Waiting(WaitingEffect),
    StopSpeech,
    Sound(Noise),
}
