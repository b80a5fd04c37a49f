//! Search state of the clause list.

use crate::rules::clause::Clause;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct ClauseSearchDraft {
    pub(in crate::view) query: String,
    /// The clause last opened from the list; the focus returns to it.
    pub(in crate::view) last: Option<Clause>,
}
