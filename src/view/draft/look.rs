//! What is being looked for among the clauses.

use crate::rules::clause::Clause;

/// What is being looked for among the clauses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct LookDraft {
    /// The words typed so far.
    pub(in crate::view) query: String,
    /// The clause opened last out of the list: the keyboard comes back to it.
    pub(in crate::view) last: Option<Clause>,
}
