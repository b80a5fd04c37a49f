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

/// What is asked of what is to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(in crate::view) enum Adding {
    /// Nothing is.
    #[default]
    Nothing,
    /// What it is.
    Anything,
    /// What kind of question.
    Question,
    /// What kind of lesson.
    Lesson,
    /// Which house it begins as.
    House,
}

impl Adding {
    /// Asked where nothing is, and put away where something is.
    pub(in crate::view) fn turned(self) -> Self {
        if self == Self::Nothing { Self::Anything } else { Self::Nothing }
    }

    /// Goes back to what was asked before; whether something was asked.
    pub(in crate::view) fn goes_back(&mut self) -> bool {
        let asked = *self;
        *self = if matches!(asked, Self::Nothing | Self::Anything) { Self::Nothing } else { Self::Anything };
        asked != Self::Nothing
    }
}

/// What is unfinished in the workshop.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says of another part of the window what it waits for")]
pub(in crate::view) struct WorkshopDraft {
    /// The name of a new pack,
    pub(in crate::view) name: String,
    /// and the place of its template among all of them.
    pub(in crate::view) kind: usize,
    /// The folder of a pack that lies elsewhere.
    pub(in crate::view) folder: String,
    /// Whether the title of a new pack was given the keyboard when the choice of packs came.
    pub(in crate::view) begun: bool,
    /// What was selected in the frame before,
    pub(in crate::view) at: Option<Place>,
    /// and whether its form is still to begin at its top.
    pub(in crate::view) from_top: bool,
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
    /// Whether the list of problems stays open while one works through it.
    pub(in crate::view) lists_problems: bool,
    /// The number of the field that was gone to last.
    pub(in crate::view) gone_to: u64,
    /// What is asked of what is to be added.
    pub(in crate::view) adding: Adding,
    /// Whether it is asked what is to be printed.
    pub(in crate::view) printing: bool,
    /// The name of a new house.
    pub(in crate::view) house_name: String,
    /// Whether a text field had the keyboard in the frame before: on Escape it has lost it when the frame begins.
    pub(in crate::view) typed_in: bool,
    /// Whether the tree has the keyboard.
    pub(in crate::view) in_tree: bool,
    /// The answer shown in the preview.
    pub(in crate::view) answer: AnswerDraft,
}

impl WorkshopDraft {
    /// Asks what is to be added, or no longer.
    pub(in crate::view) fn ask_what_to_add(&mut self) {
        (self.adding, self.printing) = (self.adding.turned(), false);
        (self.pane, self.wants) = (Pane::Form, Some(Pane::Form));
    }

    /// Asks what is to be printed, or no longer.
    pub(in crate::view) const fn ask_what_to_print(&mut self) {
        (self.adding, self.printing) = (Adding::Nothing, !self.printing);
        (self.pane, self.wants) = (Pane::Form, Some(Pane::Form));
    }

    /// Asks which question is to be added.
    pub(in crate::view) const fn ask_which_question(&mut self) {
        (self.adding, self.printing) = (Adding::Question, false);
        (self.pane, self.wants) = (Pane::Form, Some(Pane::Form));
    }

    /// Goes back by one question. Whether there was one.
    pub(in crate::view) fn goes_back(&mut self) -> bool {
        std::mem::take(&mut self.printing) || self.adding.goes_back()
    }

    /// Something else is selected than before: its form is shown, from its top.
    pub(in crate::view) fn comes_to(&mut self, place: &Place) {
        if self.at.as_ref() != Some(place) {
            self.at = Some(place.clone());
            self.from_top = true;
            self.ask_nothing();
        }
    }

    /// Asks nothing more.
    pub(in crate::view) const fn ask_nothing(&mut self) {
        (self.adding, self.printing) = (Adding::Nothing, false);
    }
}
