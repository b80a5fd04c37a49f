//! Workshop input and selection that is not yet a change of the pack.

use super::{AnswerDraft, Insertion};
use crate::app::workshop::{BankEntry, BankQuery, PackPlace, Password, QuestionBank};
use crate::i18n::Language;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::view) enum Pane {
    #[default]
    Tree,
    Form,
    /// The lesson as trainees see it.
    Preview,
    Problems,
}

impl Pane {
    pub(in crate::view) const ALL: [Self; 4] = [Self::Tree, Self::Form, Self::Preview, Self::Problems];

    pub(in crate::view) fn next(self) -> Self {
        let here = Self::ALL.iter().position(|pane| *pane == self).unwrap_or(0);
        Self::ALL.get((here + 1) % Self::ALL.len()).copied().unwrap_or_default()
    }
}

/// The current step of the "add" dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(in crate::view) enum Adding {
    #[default]
    Nothing,
    Anything,
    Question,
    Lesson,
    House,
}

impl Adding {
    /// Opens a closed dialog and closes an open one.
    pub(in crate::view) fn toggled(self) -> Self {
        if self == Self::Nothing { Self::Anything } else { Self::Nothing }
    }

    /// Returns to the previous step. False if there was none.
    pub(in crate::view) fn step_back(&mut self) -> bool {
        let asked = *self;
        *self = if matches!(asked, Self::Nothing | Self::Anything) { Self::Nothing } else { Self::Anything };
        asked != Self::Nothing
    }
}

/// The query of the question bank, and the results with the query they belong to.
#[derive(Debug, Default)]
pub(in crate::view) struct BankDraft {
    /// Collected once when the bank is opened.
    pub(in crate::view) bank: Option<QuestionBank>,
    pub(in crate::view) query: BankQuery,
    /// For which query, how many, and the first of them.
    pub(in crate::view) found: Option<(BankQuery, usize, Vec<BankEntry>)>,
}

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says of another part of the window what it waits for")]
pub(in crate::view) struct WorkshopDraft {
    pub(in crate::view) name: String,
    /// Index of its template.
    pub(in crate::view) kind: usize,
    pub(in crate::view) folder: String,
    /// Languages of a new pack; that of the window while there are none.
    pub(in crate::view) languages: Vec<Language>,
    /// The title field of a new pack has received its initial focus.
    pub(in crate::view) title_focused: bool,
    pub(in crate::view) at: Option<PackPlace>,
    /// The form must scroll to its top.
    pub(in crate::view) from_top: bool,
    pub(in crate::view) pane: Pane,
    pub(in crate::view) focus_next: Option<Pane>,
    pub(in crate::view) focus_name: bool,
    /// An incomplete value being typed, with its field path.
    pub(in crate::view) typing: Option<(String, String)>,
    pub(in crate::view) renaming: Option<(PackPlace, String, String)>,
    /// The problem list stays open during corrections.
    pub(in crate::view) lists_problems: bool,
    /// Sequence number of the last "go to field" request handled.
    pub(in crate::view) visited_field: u64,
    pub(in crate::view) adding: Adding,
    pub(in crate::view) printing: bool,
    /// A language that was unticked, with its index in the list and the number of its texts, while it is asked what
    /// becomes of these.
    pub(in crate::view) dropping: Option<(String, usize, usize)>,
    /// File whose texts are shown in two languages.
    pub(in crate::view) translated: Option<String>,
    /// File and path of the text that takes the focus next.
    pub(in crate::view) sought: Option<(String, String)>,
    /// Language in which lessons are previewed, if not that of the window.
    pub(in crate::view) shown_in: Option<Language>,
    pub(in crate::view) inserting: Option<Insertion>,
    pub(in crate::view) bank: Option<BankDraft>,
    pub(in crate::view) importing: bool,
    pub(in crate::view) handing: bool,
    /// Folder, key and password of what is handed over.
    pub(in crate::view) hand_to: String,
    pub(in crate::view) hand_key: String,
    /// The pack is signed when it is handed over.
    pub(in crate::view) signs: bool,
    pub(in crate::view) hand_password: Password,
    /// Path of a question file.
    pub(in crate::view) import_from: String,
    /// Number of the last added file that was taken.
    pub(in crate::view) seen_added: u64,
    pub(in crate::view) house_name: String,
    /// A text field had the focus in the previous frame; egui drops the focus on Escape before the frame starts.
    pub(in crate::view) typed_in: bool,
    pub(in crate::view) in_tree: bool,
    pub(in crate::view) answer: AnswerDraft,
}

impl WorkshopDraft {
    /// Toggles the "add" dialog.
    pub(in crate::view) fn ask_what_to_add(&mut self) {
        let adding = self.adding.toggled();
        self.ask_nothing();
        self.adding = adding;
        (self.pane, self.focus_next) = (Pane::Form, Some(Pane::Form));
    }

    pub(in crate::view) fn ask_what_to_print(&mut self) {
        let printing = !self.printing;
        self.ask_nothing();
        self.printing = printing;
        (self.pane, self.focus_next) = (Pane::Form, Some(Pane::Form));
    }

    pub(in crate::view) fn ask_which_question(&mut self) {
        self.ask_nothing();
        self.adding = Adding::Question;
        (self.pane, self.focus_next) = (Pane::Form, Some(Pane::Form));
    }

    /// Closes a dialog step. False if none was open.
    pub(in crate::view) fn step_back(&mut self) -> bool {
        self.inserting.take().is_some()
            || self.bank.take().is_some()
            || std::mem::take(&mut self.importing)
            || std::mem::take(&mut self.handing)
            || std::mem::take(&mut self.printing)
            || self.adding.step_back()
    }

    /// Shows the form of a new selection from its top.
    pub(in crate::view) fn select_place(&mut self, place: &PackPlace) {
        if self.at.as_ref() != Some(place) {
            self.at = Some(place.clone());
            self.from_top = true;
            self.ask_nothing();
        }
    }

    pub(in crate::view) fn ask_nothing(&mut self) {
        self.dropping = None;
        (self.adding, self.printing, self.inserting) = (Adding::Nothing, false, None);
        (self.importing, self.handing) = (false, false);
        self.bank = None;
    }

    /// Shows the question bank.
    pub(in crate::view) fn search_bank(&mut self) {
        self.ask_nothing();
        self.bank = Some(BankDraft::default());
        self.pane = Pane::Form;
    }

    /// Shows or hides where the pack is handed over to.
    pub(in crate::view) fn hand_over(&mut self) {
        let handing = !self.handing;
        self.ask_nothing();
        self.handing = handing;
        self.pane = Pane::Form;
    }

    /// Shows the import of questions.
    pub(in crate::view) fn import(&mut self) {
        self.ask_nothing();
        self.importing = true;
        self.pane = Pane::Form;
    }

    /// Shows what is inserted into a page.
    pub(in crate::view) fn insert(&mut self, insertion: Insertion) {
        self.ask_nothing();
        self.inserting = Some(insertion);
        self.pane = Pane::Form;
    }
}
