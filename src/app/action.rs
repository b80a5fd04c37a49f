//! Actions of the app and the effects it requests from the platform.

use std::fmt;

use super::profile_admin::{self, ProfileAdminEffect};
use super::{ActiveProfile, charts, class, free_practice, guest, host, packs, practice, warm_up, workshop};
use crate::i18n::phrase::Phrase;
use crate::progress::{LessonDone, Progress, Record, Settings};
use crate::rules::clause::Clause;
use crate::voice::{Noise, Speech};

/// Lesson name in the form `pack/lesson`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonPath {
    pub pack: String,
    pub lesson: String,
}

impl LessonPath {
    /// `None` unless the text has exactly two non-empty parts.
    pub fn parse(text: &str) -> Option<Self> {
        let (pack, lesson) = text.split_once('/')?;
        let named = |word: &str| !word.is_empty() && !word.contains('/');
        (named(pack) && named(lesson)).then(|| Self { pack: pack.to_owned(), lesson: lesson.to_owned() })
    }
}

impl fmt::Display for LessonPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pack, self.lesson)
    }
}

/// A user action, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    MakeProfile(String),
    OpenProfile(String),
    ChangeProfile,
    Begin(LessonPath),
    /// Starts today's practice, or the warm-up first if reaction time has never been measured on this device.
    BeginToday,
    OpenWarmUp,
    WarmUp(warm_up::WarmUpAction),
    DoAgain,
    /// Prints a worksheet with its answer key.
    Print(LessonPath),
    PrintPoster,
    PrintReport,
    /// Prints the certificate of the table test just passed.
    PrintCertificate,
    Practice(practice::PracticeAction),
    RepeatSpeech,
    /// Plays a recording of the lesson's pack; the path is relative to the pack.
    PlayRecording(String),
    /// Chips were moved while answering; only makes a sound.
    PiecesMoved,
    /// Reported by the platform: whether audio output works.
    SoundAvailable(bool),
    /// Opens the profile administration screen, or acts on it.
    Archives(profile_admin::ProfileAdminAction),
    Packs(packs::PacksAction),
    Class(class::ClassAction),
    Guest(guest::GuestAction),
    Host(host::HostAction),
    /// Profiles whose folder is currently unavailable, by name.
    ProfilesAway(Vec<String>),
    OpenSettings,
    OpenProgress,
    Charts(charts::ChartsAction),
    Workshop(workshop::WorkshopAction),
    /// Saves a file (name, contents) to the documents folder.
    SaveFile(String, Vec<u8>),
    /// Opens the glossary of the pack with this id.
    OpenGlossary(String),
    OpenFree,
    Free(free_practice::FreePracticeAction),
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
    /// Reported by the platform after the progress was recomputed.
    ProgressLoaded(Progress),
    Notice(Phrase),
    /// Success message from the platform.
    Done(Phrase),
    DismissDone,
}

/// Work requested from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Append to the journal and sync to disk before the next frame.
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
    Speak(Vec<Speech>, Option<String>),
    Archives(ProfileAdminEffect),
    Packs(packs::PacksEffect),
    Class(class::ClassEffect),
    Guest(guest::GuestEffect),
    Host(host::HostEffect),
    Workshop(workshop::WorkshopEffect),
    StopSpeech,
    Sound(Noise),
}
