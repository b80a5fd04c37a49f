//! The search on the home screen, and where the trainee comes from.

#[derive(Debug, Default)]
pub struct HomeDraft {
    pub search: String,
    /// A lesson was just left: the next thing to do takes the focus.
    pub after_lesson: bool,
    /// The search field has the focus.
    pub(crate) has_focus: bool,
    /// The search field gives up the focus.
    pub(crate) leaves: bool,
}

impl HomeDraft {
    pub fn is_searching(&self) -> bool {
        !self.search.trim().is_empty()
    }

    /// Ends the search; false if there was none.
    pub(crate) fn step_back(&mut self) -> bool {
        let searched = self.has_focus || !self.search.is_empty();
        self.search.clear();
        self.leaves = self.has_focus;
        searched
    }
}
