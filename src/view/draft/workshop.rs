//! What is typed and looked at in the workshop, before it is a change of the pack.

use super::AnswerDraft;
use crate::app::workshop::Place;

/// The parts of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::view) enum Pane {
    /// The tree of the pack.
    #[default]
    Tree,
    /// The form of what is selected.
    Form,
    /// The lesson as a trainee will see it.
    Preview,
    /// What is wrong.
    Problems,
}

impl Pane {
    /// All of them, in the order in which the keyboard goes round.
    pub(in crate::view) const ALL: [Self; 4] = [Self::Tree, Self::Form, Self::Preview, Self::Problems];

    /// The next one.
    pub(in crate::view) fn next(self) -> Self {
        let here = Self::ALL.iter().position(|pane| *pane == self).unwrap_or(0);
        Self::ALL.get((here + 1) % Self::ALL.len()).copied().unwrap_or_default()
    }
}

/// What is unfinished in the workshop.
#[derive(Debug, Default)]
pub(in crate::view) struct WorkshopDraft {
    /// The name of a new pack.
    pub(in crate::view) name: String,
    /// The folder of a pack that lies elsewhere.
    pub(in crate::view) folder: String,
    /// The part that is shown where there is no room for all, and that has the keyboard.
    pub(in crate::view) pane: Pane,
    /// The part that is to have the keyboard next.
    pub(in crate::view) wants: Option<Pane>,
    /// Whether that is to be the name of what is selected.
    pub(in crate::view) wants_name: bool,
    /// A value that is typed and not whole yet, with its path.
    pub(in crate::view) typing: Option<(String, String)>,
    /// A name that is typed for what is selected: where that is, its name, and what is typed.
    pub(in crate::view) renaming: Option<(Place, String, String)>,
    /// The number of the field that was gone to last.
    pub(in crate::view) gone_to: u64,
    /// Whether it is asked what is to be added.
    pub(in crate::view) adding: bool,
    /// Whether it is asked what is to be printed.
    pub(in crate::view) printing: bool,
    /// Whether the tree has the keyboard.
    pub(in crate::view) in_tree: bool,
    /// The answer shown in the preview.
    pub(in crate::view) answer: AnswerDraft,
}

impl WorkshopDraft {
    /// Asks what is to be added, or no longer.
    pub(in crate::view) const fn ask_what_to_add(&mut self) {
        (self.adding, self.printing) = (!self.adding, false);
        (self.pane, self.wants) = (Pane::Form, Some(Pane::Form));
    }

    /// Asks what is to be printed, or no longer.
    pub(in crate::view) const fn ask_what_to_print(&mut self) {
        (self.adding, self.printing) = (false, !self.printing);
        (self.pane, self.wants) = (Pane::Form, Some(Pane::Form));
    }

    /// Asks nothing more. Whether it did.
    pub(in crate::view) const fn ask_nothing(&mut self) -> bool {
        let asked = self.adding || self.printing;
        (self.adding, self.printing) = (false, false);
        asked
    }
}
