//! Actions of the workshop and the effects it requests from the platform.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::bank::BankEntry;
use super::change::MediaChange;
use super::hand_over::HandOver;
use super::import::{ImportJob, QuestionFile};
use super::{PackDocument, PackPlace};
use crate::app::scene_editor::SceneEditorAction;
use crate::app::templates::{LessonKind, PackKind, QuestionKind};
use crate::drill::authored::Asking;
use crate::i18n::Language;
use crate::i18n::flaw::Flaw;
use crate::i18n::text_key::TextKey;
use crate::lesson::exchange::ImportedLessons;
use crate::lesson::{Files, Lesson, LocalizedText, PackId};
use crate::rules::house::{House, HouseId};

/// A user action in the workshop, or a result from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum WorkshopAction {
    Open,
    Listed(Vec<PackListing>),
    /// Creates a pack with this name from a template, in these languages.
    New(String, PackKind, Vec<Language>),
    OpenFolder(PathBuf),
    /// Opens a copy of an installed pack, by id.
    OpenCopy(PackId),
    Opened(Box<OpenedPack>),
    Close,
    /// Shows the pack in the house with this id.
    House(HouseId),
    Print(Paper),
    /// Without effect unless a pack is open.
    Editor(EditorAction),
}

/// A user action on the open pack, or a result from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    Select(PackPlace),
    /// Moves the selection by this many rows.
    Step(isize),
    /// Expands (`true`) or collapses a row.
    Fold(PackPlace, bool),
    /// Selects the place of a problem, by index.
    GoTo(usize),
    /// Shows the selected file as text or as a form.
    AsText(bool),
    Edit(PackEdit),
    Undo,
    Redo,
    DealAgain,
    /// Plays the lesson from the selection, or the selected shift, without recording.
    Try,
    /// Shows the selected shift as the perfect croupier works it.
    Watch,
    StopTrying,
    OpenSceneEditor,
    /// Puts a figure into a page, and opens it on the felt.
    InsertFigure {
        /// Path of the page's texts.
        path: String,
        kind: FigureKind,
        /// Language and byte behind whose paragraph it goes; at the end otherwise.
        after: Option<(String, usize)>,
    },
    /// Opens a figure of a page on the felt: path of the texts, and index.
    EditFigure(String, usize),
    /// Shows the texts in these two languages side by side, or no longer.
    Translate(Option<(String, String)>),
    /// Puts a question or drill of another pack into the selected lesson.
    TakeFromBank(Box<BankEntry>),
    /// Reads a question file, to show what comes in.
    Import(QuestionFile),
    /// The result of the request with this number; `None` if the file cannot be read.
    ImportRead(u64, Option<Box<ImportedLessons>>),
    /// Puts what was read into the pack.
    AcceptImport,
    StopImport,
    /// Reads a picture or sound to be added.
    AddMedium(PathBuf),
    /// Name and contents of a picture or sound to be added.
    MediumRead(String, Arc<[u8]>),
    SceneEditor(SceneEditorAction),
    /// Uses a finding of the referee as the question's answer form.
    AskFor(Box<Asking>),
    CloseSceneEditor,
    /// Builds the pack file.
    HandOver(HandOver),
    /// Raises the version above this one, which was handed over with other contents, and hands over.
    RaiseVersion(u32, HandOver),
    Tick,
    Checked(u64, Vec<Flaw>),
    DraftFound(DraftBackup),
    /// Deleted files that can be put back, with their texts.
    BinFound(BTreeMap<String, String>),
    /// Puts a deleted file back.
    PutBack(String),
    RestoreDraft,
    ThrowDraftAway,
    /// Files written; `None` for deleted ones.
    Saved(BTreeMap<String, Option<String>>),
    /// Pictures and sounds were changed on disk.
    MediaDone,
    NotSaved,
    /// Files changed externally; `None` for deleted ones.
    Differs(BTreeMap<String, Option<String>>),
    /// Overwrites external changes.
    KeepMine,
    /// Accepts external changes.
    TakeTheirs,
}

impl EditorAction {
    /// `false` for what the platform reports, which does not withdraw the reason why the author's last action was
    /// refused.
    pub(super) const fn is_by_author(&self) -> bool {
        !matches!(
            self,
            Self::Tick
                | Self::ImportRead(..)
                | Self::MediumRead(..)
                | Self::RaiseVersion(..)
                | Self::Checked(..)
                | Self::DraftFound(_)
                | Self::BinFound(_)
                | Self::Saved(_)
                | Self::MediaDone
                | Self::NotSaved
                | Self::Differs(_)
        )
    }

    /// `false` if tree, form and preview stay as they are.
    pub(super) const fn changes_view(&self) -> bool {
        !matches!(self, Self::Tick | Self::Saved(_) | Self::MediaDone | Self::NotSaved)
    }
}

/// A figure of a page that is edited on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureKind {
    /// Hands, unless it contains other things too.
    Cards,
    /// Bets, unless it contains other things too; a chip is in hand at once.
    Bets,
    /// A whole table.
    Table,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackEdit {
    /// Sets a field to a RON value.
    SetField {
        /// Path within the selected file.
        path: String,
        value: String,
        /// Continuous typing, merged into one undo step.
        typed: bool,
    },
    SetText {
        path: String,
        language: String,
        says: String,
    },
    /// Replaces a value by this variant with default contents.
    Become {
        path: String,
        word: String,
    },
    Clear(String),
    /// Sets the value at this path to `None`.
    Nothing(String),
    RestOn {
        path: String,
        on: EntryBasis,
    },
    Add {
        list: String,
        /// RON value of the entry.
        value: String,
    },
    Take {
        list: String,
        place: usize,
    },
    Shift {
        list: String,
        from: usize,
        to: usize,
    },
    Text(String),
    /// Sets a text of any file in one language.
    TranslateText {
        file: String,
        path: String,
        language: String,
        says: String,
    },
    /// Takes all texts in a language out of the pack.
    DropLanguage(String),
    /// Puts a figure, picture or recording into a page.
    InsertBlock {
        /// Path of the page's texts.
        path: String,
        /// Its notation in each language.
        blocks: BTreeMap<String, String>,
        /// Language and byte behind whose paragraph it goes; at the end otherwise.
        after: Option<(String, usize)>,
    },
    /// Inserts a lesson after the selected one.
    NewLesson(LessonKind),
    /// Inserts a step after the selected one.
    NewStep(StepKind),
    /// Inserts a question after the selected one.
    NewQuestion(QuestionKind),
    NewHouse {
        /// House to copy, by id; `None` for a blank house.
        from: Option<HouseId>,
        name: String,
    },
    NewGlossary,
    /// A scenario, in the house and at the table that are shown.
    NewScenario,
    Duplicate,
    /// Moves the selection by this many positions.
    Move(isize),
    Delete,
    Rename(String),
}

/// Basis of a house entry in the rule text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str)]
pub enum EntryBasis {
    /// The text states it.
    Stated,
    /// The text does not mention it.
    Silent,
    /// The text is read against its wording.
    Corrected,
}

impl EntryBasis {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Stated, Self::Silent, Self::Corrected];

    pub const fn key(self) -> TextKey {
        match self {
            Self::Stated => text_key!("workshop-rest-stated"),
            Self::Silent => text_key!("workshop-rest-silent"),
            Self::Corrected => text_key!("workshop-rest-corrected"),
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rest| rest.into_str() == word)
    }

    pub(super) const fn clauses(self) -> usize {
        if matches!(self, Self::Silent) { 0 } else { 1 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str)]
pub enum StepKind {
    Read,
    /// A text beside the felt.
    Page,
    /// A coup decided by the referee.
    Example,
    Drill,
    Mixed,
    Ask,
    /// A shift at the table.
    Shift,
}

impl StepKind {
    /// In display order.
    pub const ALL: [Self; 7] =
        [Self::Page, Self::Read, Self::Example, Self::Drill, Self::Mixed, Self::Ask, Self::Shift];

    pub const fn key(self) -> TextKey {
        match self {
            Self::Read => text_key!("workshop-step-read"),
            Self::Page => text_key!("workshop-step-page"),
            Self::Example => text_key!("workshop-step-example"),
            Self::Drill => text_key!("workshop-step-drill"),
            Self::Mixed => text_key!("workshop-step-mixed"),
            Self::Ask => text_key!("workshop-step-ask"),
            Self::Shift => text_key!("workshop-step-shift"),
        }
    }
}

/// A pack in the workshop folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackListing {
    pub folder: PathBuf,
    /// Folder name.
    pub name: String,
    /// `None` if unreadable.
    pub title: Option<LocalizedText>,
    pub has_draft: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedPack {
    pub folder: PathBuf,
    pub files: Files,
}

/// Work requested from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum WorkshopEffect {
    List,
    /// Create a folder of this name with these files, and open it.
    Make(String, Files),
    /// Copy the installed pack with this id, and open the copy.
    Copy(PackId),
    Open(PathBuf),
    /// Write a draft backup of unsaved changes of the folder.
    KeepDraft(PathBuf, DraftBackup),
    DropDraft(PathBuf),
    /// Write files of the folder, unless they were changed externally.
    Save(PathBuf, BTreeMap<String, FileSave>),
    /// Change pictures and sounds of the folder, in order.
    Media(PathBuf, Vec<MediaChange>),
    /// Read a question file and convert it.
    Import(Box<ImportJob>),
    /// Read a picture or sound that is to be added.
    ReadMedium(PathBuf),
    /// Compare the files of the folder with these last known contents.
    Look(PathBuf, BTreeMap<String, String>),
    /// Check these files in the background: revision, folder name, files.
    Check(u64, String, Box<Files>),
    /// Build the pack file of this folder and report its path.
    HandOver(PathBuf, HandOver),
    /// Print a document and report its path.
    Print(PrintJob),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileSave {
    pub seen: Option<String>,
    /// New contents; `None` deletes the file.
    pub text: Option<String>,
}

/// Unsaved changes of a pack.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftBackup {
    /// `None` for files to delete.
    pub files: BTreeMap<String, Option<String>>,
    /// Renames of pictures and sounds (from, to), in order.
    #[serde(default)]
    pub moves: Vec<(String, String)>,
}

impl DraftBackup {
    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.moves.is_empty()
    }

    /// The part that these files do not contain.
    pub(super) fn without_saved(mut self, document: &PackDocument) -> Self {
        self.files.retain(|file, text| document.text(file) != text.as_deref());
        let files = document.files();
        let is_there = |name: &String| files.pictures.contains_key(name) || files.sounds.contains_key(name);
        // An intermediate name exists only after the preceding renames.
        let begins = self.moves.iter().map(|(_, to)| to.clone()).collect::<BTreeSet<String>>();
        self.moves.retain(|(from, _)| is_there(from) || begins.contains(from));
        self
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    Sheet,
    Key,
    Poster,
}

impl Paper {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Sheet, Self::Key, Self::Poster];
}

/// A document with its contents as shown in the editor, saved or not.
#[derive(Debug, Clone, PartialEq)]
pub enum PrintJob {
    Sheet {
        /// Folder name of the pack.
        pack: String,
        lesson: Box<Lesson>,
        house: Arc<House>,
        seed: u64,
        key: bool,
    },
    Poster(Arc<House>),
}
