//! The search on the home screen, where the trainee comes from, and whose home a trainer looks at.

use crate::progress::settings::Purpose;

#[derive(Debug, Default)]
pub struct HomeDraft {
    pub search: String,
    /// A lesson was just left: the next thing to do takes the focus.
    pub after_lesson: bool,
    /// The home that a trainer looks at instead of the own one.
    pub seen: Option<Purpose>,
    /// The search field has the focus.
    pub(crate) has_focus: bool,
    /// The search field gives up the focus.
    pub(crate) leaves: bool,
}

impl HomeDraft {
    pub fn is_searching(&self) -> bool {
        !self.search.trim().is_empty()
    }

    /// Ends the search, else the look at the home of trainees; false if there was neither.
    pub(crate) fn step_back(&mut self) -> bool {
        if self.has_focus || !self.search.is_empty() {
            self.search.clear();
            self.leaves = self.has_focus;
            return true;
        }
        self.seen.take().is_some()
    }
}
