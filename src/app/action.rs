//! Actions of the app and the effects it requests from the platform.

use std::path::PathBuf;

use super::charts::ChartsAction;
use super::class::{ClassAction, ClassEffect};
use super::first_run::FirstRunAction;
use super::free_practice::FreePracticeAction;
use super::guest::{GuestAction, GuestEffect};
use super::host::{HostAction, HostEffect};
use super::lesson_path::LessonPath;
use super::packs::{PacksAction, PacksEffect};
use super::path_field::{PathAction, PathField};
use super::practice::PracticeAction;
use super::profile_admin::{ProfileAdminAction, ProfileAdminEffect};
use super::shift::{ShiftAction, ShiftEffect};
use super::waiting::{WaitingAction, WaitingEffect};
use super::warm_up::WarmUpAction;
use super::workshop::{WorkshopAction, WorkshopEffect};
use super::{ActiveProfile, Notice};
use crate::i18n::phrase::Phrase;
use crate::lesson::PackId;
use crate::progress::{LessonDone, Progress, Record, Settings};
use crate::rules::clause::Clause;
use crate::voice::{Noise, Speech};

/// A way to look at a saved file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShowSaved {
    File,
    Folder,
}

/// A user action, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    MakeProfile(String),
    OpenProfile(String),
    ChangeProfile,
    FirstRun(FirstRunAction),
    /// Starts a lesson, or resumes it where it was left.
    Begin(LessonPath),
    /// The questions of a lesson without its pages and examples.
    BeginQuestions(LessonPath),
    /// Starts a lesson from its beginning, whatever was left.
    Restart(LessonPath),
    /// Shows the result of a finished table test, by index in [`Progress::tests`].
    ReviewTest(usize),
    /// Starts today's practice, or the warm-up first if reaction time has never been measured on this device.
    BeginToday,
    /// Starts a practice of what today's leaves for another day.
    BeginLater,
    OpenWarmUp,
    WarmUp(WarmUpAction),
    /// Finds out which lessons are known already.
    BeginPlacement,
    /// Takes back that lessons are passed by placement in the current house.
    UndoPlacement,
    DoAgain,
    /// Asks where a worksheet of the lesson goes.
    Print(LessonPath),
    /// Prints the worksheet with its answer key into this folder; `None` for the usual one.
    PrintInto(Option<PathBuf>),
    /// Shows the file of the success message, or its folder.
    ShowSaved(ShowSaved),
    Path(PathAction),
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
    /// Reported by the platform: whether a screen reader may be reading the window.
    ScreenReader(bool),
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
    Shift(ShiftAction),
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
    /// Success message from the platform, with the file that it is about.
    Done(Phrase, Option<PathBuf>),
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
    /// Print a worksheet and its key from this seed into a folder; `None` for the usual one.
    Print(LessonPath, u64, Option<PathBuf>),
    /// Show a file or folder with the system's program.
    Show(PathBuf),
    /// Open the file dialog of the system.
    ChoosePath(PathField),
    /// Write a file (name, contents) to the documents folder and report its path.
    SaveFile(String, Vec<u8>),
    PrintPoster,
    /// Print the report on the open profile for the current house.
    PrintReport,
    PrintCertificate(Box<LessonDone>),
    /// Replace the current speech with these phrases, using the recordings of this pack where they exist.
    Speak(Vec<Speech>, Option<PackId>),
    /// Speak these lines of guests and chef after the current speech, or not at all if that takes too long.
    SpeakBeside(Vec<Speech>),
    Archives(ProfileAdminEffect),
    Packs(PacksEffect),
    Class(ClassEffect),
    Guest(GuestEffect),
    Host(HostEffect),
    Workshop(WorkshopEffect),
    Shift(ShiftEffect),
    Waiting(WaitingEffect),
    StopSpeech,
    Sound(Noise),
}
