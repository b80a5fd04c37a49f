//! A grid being filled.

use crate::drill::question::Answer;
use crate::drill::question::Grid;
use crate::rules::tableau::Act;
use crate::view::keys::Stroke;

/// A grid being filled.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct GridDraft {
    /// The acts put in so far, row by row.
    pub(in crate::view) acts: Vec<Option<Act>>,
}

impl GridDraft {
    /// Takes one stroke of the keyboard. Returns the answer it completes, if it does.
    pub(super) fn take(&mut self, _grid: &Grid, _stroke: Stroke) -> Option<Answer> {
        None
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self, _grid: &Grid) -> Option<Answer> {
        Some(Answer::Grid(self.acts.clone()))
    }
}
