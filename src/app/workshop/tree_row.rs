//! A row of the tree of a pack.

use super::PackPlace;
use crate::i18n::phrase::Phrase;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreeRow {
    /// Selection made by the row.
    pub place: PackPlace,
    pub depth: u8,
    pub label: Phrase,
    /// `None` without children.
    pub unfolded: Option<bool>,
}
