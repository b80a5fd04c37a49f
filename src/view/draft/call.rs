//! A call being put together.

use crate::drill::question::Answer;
use crate::view::keys::Stroke;

/// A call being put together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct CallDraft {
    /// The words so far.
    pub(in crate::view) words: String,
}

impl CallDraft {
    /// Takes one stroke of the keyboard. Returns the answer it completes, if it does.
    pub(super) fn take(&mut self, _tiles: &[String], _stroke: Stroke) -> Option<Answer> {
        None
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self) -> Option<Answer> {
        Some(Answer::Call(self.words.clone()))
    }
}
