//! What can be done, and what the machine is to do then.

use std::fmt;

use super::archives::{self, Errand};
use super::{Profile, class, free, guest, host, packs, pictures, practice, warm_up, workshop};
use crate::progress::{Known, LessonDone, Record, Settings};
use crate::rules::clause::Clause;
use crate::rules::phrase::Phrase;
use crate::voice::{Noise, Said};

/// The name of a lesson: pack and lesson id, written `pack/lesson`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonPath {
    /// The pack's id.
    pub pack: String,
    /// The lesson's id within the pack.
    pub lesson: String,
}

impl LessonPath {
    /// Reads `pack/lesson`; `None` where either is missing or more follows.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
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

/// What somebody did, or what the machine answers to an effect.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Makes a profile of this name.
    MakeProfile(String),
    /// Opens the profile of this name.
    OpenProfile(String),
    /// Goes back to the choice of profiles.
    ChangeProfile,
    /// Takes a lesson.
    Begin(LessonPath),
    /// Begins today's practice; before the first on a device with the warm-up.
    BeginToday,
    /// Measures again how fast a key is pressed.
    OpenWarmUp,
    /// Does something in the warm-up.
    WarmUp(warm_up::Action),
    /// Asks once more what was just answered wrongly.
    DoAgain,
    /// Prints a lesson as a worksheet with its key.
    Print(LessonPath),
    /// Prints the tableau of the house in force as a poster.
    PrintPoster,
    /// Prints the trainer's report on this profile.
    PrintReport,
    /// Prints the certificate of the table test that was just passed.
    PrintCertificate,
    /// Does something in the lesson.
    Practice(practice::Action),
    /// Has what was said last said again.
    HearAgain,
    /// Hears a recording of the pack of the lesson, by its path in the pack.
    Hear(String),
    /// Pieces were put down or taken up in answering.
    PiecesMoved,
    /// The machine has found that sound can be heard, or that it can not.
    Sounds(bool),
    /// Goes to the profile's own screen, or does something there.
    Archives(archives::Action),
    /// Does something with lesson packs.
    Packs(packs::Action),
    /// Goes to the screen of a class, or does something there.
    Class(class::Action),
    /// Takes part in a class from here.
    Guest(guest::Action),
    /// Asks a class.
    Host(host::Action),
    /// These profiles are not where they should be just now.
    Away(Vec<String>),
    /// Opens the settings.
    OpenSettings,
    /// Opens the pictures of what was learnt.
    OpenProgress,
    /// Chooses something among them.
    Pictures(pictures::Action),
    /// Goes to the workshop, or does something there.
    Workshop(workshop::Action),
    /// Keeps a file of what was learnt: its name, and what stands in it.
    Keep(String, Vec<u8>),
    /// Opens the glossary of the pack with this id.
    OpenGlossary(String),
    /// Opens free practice.
    OpenFree,
    /// Does something there.
    Free(free::Action),
    /// Opens a clause; without one, the list of them.
    LookUp(Option<Clause>),
    /// Changes the settings.
    Set(Settings),
    /// Shows or hides the keys.
    ToggleKeys,
    /// Goes back: closes what lies on top, leaves the screen.
    Back,
    /// Puts a notice away, by its place.
    PutAway(usize),
    /// The machine has opened a profile.
    Opened(Profile, Settings),
    /// The machine has reckoned anew what is known.
    Reckoned(Known),
    /// The machine has something to say.
    Notice(Phrase),
    /// The machine has done what was asked of it.
    Done(Phrase),
    /// Puts away what the machine said of that.
    PutDoneAway,
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Write the record to the journal, to disk, before anything else is shown.
    Record(Box<Record>),
    /// Make a profile of this name and open it.
    MakeProfile(String),
    /// Open the profile of this name.
    OpenProfile(String),
    /// Close the open profile.
    CloseProfile,
    /// Keep the settings of the open profile.
    KeepSettings(Settings),
    /// Reckon what is known anew: what it is reckoned by has changed.
    Reckon,
    /// Print a worksheet of this lesson, with its key, dealt by this seed.
    Print(LessonPath, u64),
    /// Write a file of this name where the trainee's papers go, and say where it lies.
    Keep(String, Vec<u8>),
    /// Print the tableau of the house in force as a poster.
    PrintPoster,
    /// Print the report on the open profile, in the house in force.
    PrintReport,
    /// Print the certificate of this table test.
    PrintCertificate(Box<LessonDone>),
    /// Say this, one after another, in place of what is being said; in the recordings of this pack where
    /// it has its own.
    Say(Vec<Said>, Option<String>),
    /// Do something with profiles as a whole.
    Archives(Errand),
    /// Do something with lesson packs.
    Packs(packs::Errand),
    /// Do something with a class.
    Class(class::Errand),
    /// Do something for whoever takes part in a class.
    Guest(guest::Errand),
    /// Do something for whoever asks a class.
    Host(host::Errand),
    /// Do something for the workshop.
    Workshop(workshop::Errand),
    /// Say no more.
    Hush,
    /// Make this sound.
    Sound(Noise),
}
