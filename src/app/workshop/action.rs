//! What a trainer does in the workshop, and what the machine is to do then.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::{Paper, Place, Printing, Unwritten};
use crate::app::laying::LayingAction;
use crate::app::templates::{LessonKind, PackKind, QuestionKind};
use crate::drill::authored::Asking;
use crate::lesson::{Files, Texts};
use crate::rules::flaw::Flaw;

/// What is done in the workshop, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes to the workshop.
    Open,
    /// Begins a pack of this name, from this template.
    New(String, PackKind),
    /// Opens the pack that lies in a folder.
    OpenFolder(PathBuf),
    /// Opens a copy of a pack that can be practised.
    OpenCopy(String),
    /// Goes from the pack back to the choice of packs.
    Close,
    /// Selects something.
    Select(Place),
    /// Selects what stands so many rows further down.
    Step(isize),
    /// Folds what is selected, or unfolds it.
    Fold(Place, bool),
    /// Changes something.
    Edit(Edit),
    /// Takes the last step back.
    Undo,
    /// Does it again.
    Redo,
    /// Goes to the place of a problem.
    GoTo(usize),
    /// Shows the file of what is selected as a text, or as its form.
    AsText(bool),
    /// Shows the pack in this house.
    House(String),
    /// Deals the preview again.
    DealAgain,
    /// Plays the lesson from what is selected on, without keeping anything.
    Try,
    /// Comes back from that.
    StopTrying,
    /// Sets the scene of the question at the table.
    Lay,
    /// Does something at the table.
    Laid(LayingAction),
    /// Asks for what the referee says of the scene, in this form.
    AskFor(Box<Asking>),
    /// Comes back from the table.
    StopLaying,
    /// Time goes by.
    Tick,
    /// Builds the one file that is handed over.
    HandOver,
    /// Prints a paper of what stands here.
    Print(Paper),
    /// Keeps what is here over what somebody else wrote meanwhile.
    KeepMine,
    /// Takes what somebody else wrote meanwhile.
    TakeTheirs,
    /// Puts what was kept aside into the files.
    TakeUpDraft,
    /// Throws it away.
    ThrowDraftAway,
    /// The machine has found what was kept aside of the pack.
    Kept(Unwritten),
    /// The machine has found these packs.
    Listed(Vec<Found>),
    /// The machine has opened a pack.
    Opened(Box<Opened>),
    /// The machine has written these files, `None` for one that is gone.
    Saved(BTreeMap<String, Option<String>>),
    /// The machine has given pictures and sounds the names they were to have.
    Moved,
    /// The machine could not write them.
    NotSaved,
    /// The machine has found these files otherwise than they were last read or written.
    Differs(BTreeMap<String, Option<String>>),
    /// The machine has looked through the files of this revision.
    Checked(u64, Vec<Flaw>),
}

/// A change of the pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// Gives the field at a path a value, as the file writes it.
    Put {
        /// The path in the file of what is selected.
        path: String,
        /// The value.
        value: String,
        /// Whether it is being typed.
        typed: bool,
    },
    /// Gives a text in one language.
    Say {
        /// The path of the text.
        path: String,
        /// The language.
        language: String,
        /// What it says.
        says: String,
    },
    /// Makes the value at a path this word, with what it begins to hold.
    Become {
        /// The path.
        path: String,
        /// The word.
        word: String,
    },
    /// Leaves a field out.
    Clear(String),
    /// Says that there is no such thing, in place of the value at a path.
    Nothing(String),
    /// Lets the value at a path of a house's file rest on something else.
    RestOn {
        /// The path.
        path: String,
        /// What it rests on.
        on: Rest,
    },
    /// Puts an entry behind the last of a list.
    Add {
        /// The path of the list.
        list: String,
        /// The entry.
        value: String,
    },
    /// Takes an entry out of a list.
    Take {
        /// The path of the list.
        list: String,
        /// Which entry.
        place: usize,
    },
    /// Moves an entry of a list.
    Shift {
        /// The path of the list.
        list: String,
        /// From where.
        from: usize,
        /// To where.
        to: usize,
    },
    /// Gives the whole text of the file.
    Text(String),
    /// Makes a lesson from this template behind the one that is selected.
    NewLesson(LessonKind),
    /// Makes a step of this kind behind the one that is selected.
    NewStep(StepKind),
    /// Makes a question from this template behind the one that is selected.
    NewQuestion(QuestionKind),
    /// Makes a house of its own.
    NewHouse {
        /// The house it begins as a copy of; one that rests on no text where none is named.
        from: Option<String>,
        /// What it is called.
        name: String,
    },
    /// Makes the glossary of the pack.
    NewGlossary,
    /// Makes another one like what is selected.
    Duplicate,
    /// Moves what is selected up or down.
    Move(isize),
    /// Takes away what is selected.
    Delete,
    /// Gives the lesson, picture or sound that is selected another name.
    Rename(String),
}

/// What an entry of a house rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    /// The text says so.
    Stated,
    /// The text says nothing.
    Silent,
    /// The text is read against its letter.
    Corrected,
}

impl Rest {
    /// All three, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Stated, Self::Silent, Self::Corrected];

    /// The word of the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stated => "Stated",
            Self::Silent => "Silent",
            Self::Corrected => "Corrected",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stated => "workshop-rest-stated",
            Self::Silent => "workshop-rest-silent",
            Self::Corrected => "workshop-rest-corrected",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rest| rest.word() == word)
    }

    /// How many clauses it cites.
    pub(super) const fn clauses(self) -> usize {
        if matches!(self, Self::Silent) { 0 } else { 1 }
    }
}

/// The kinds of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// Words to read.
    Read,
    /// A coup decided by the referee.
    Example,
    /// Questions of a drill.
    Drill,
    /// Questions of several drills.
    Mixed,
    /// Questions written out.
    Ask,
}

impl StepKind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Read, Self::Example, Self::Drill, Self::Mixed, Self::Ask];

    /// The word of the file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "Read",
            Self::Example => "Example",
            Self::Drill => "Drill",
            Self::Mixed => "Mixed",
            Self::Ask => "Ask",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Read => "workshop-step-read",
            Self::Example => "workshop-step-example",
            Self::Drill => "workshop-step-drill",
            Self::Mixed => "workshop-step-mixed",
            Self::Ask => "workshop-step-ask",
        }
    }
}

/// A pack that lies where packs are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Where it lies.
    pub folder: PathBuf,
    /// The name of its folder.
    pub name: String,
    /// What it is called, where that can be read.
    pub title: Option<Texts>,
    /// Whether something is kept aside that does not stand in its files.
    pub waits: bool,
}

/// A pack that was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Where it lies.
    pub folder: PathBuf,
    /// Its files.
    pub files: Files,
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// List the packs that are being written.
    List,
    /// Make a folder for a pack of this name, write these files into it and open it.
    Make(String, Files),
    /// Copy the pack of this id that can be practised, with all its files, and open the copy.
    Copy(String),
    /// Open the pack in this folder.
    Open(PathBuf),
    /// Keep aside what cannot be written into the files of the folder now, so that a crash does not lose it.
    KeepDraft(PathBuf, Unwritten),
    /// What was kept aside of the folder is not needed any more.
    DropDraft(PathBuf),
    /// Write these files of the folder, `None` for one that is to go, where they still are what was last seen of them.
    Save(PathBuf, BTreeMap<String, Save>),
    /// Give pictures and sounds of the folder other names, one after another.
    Move(PathBuf, Vec<(String, String)>),
    /// See whether the files of the folder still are what was last seen of them.
    Look(PathBuf, BTreeMap<String, String>),
    /// Look through these files aside, as the folder of this name, and say what was found in this revision.
    Check(u64, String, Box<Files>),
    /// Build the one file of the pack in this folder and say where it lies.
    HandOver(PathBuf),
    /// Make this paper and say where it lies.
    Print(Printing),
}

/// What is to be written of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    /// What was last seen on the disk.
    pub seen: Option<String>,
    /// What is to stand there.
    pub text: Option<String>,
}
