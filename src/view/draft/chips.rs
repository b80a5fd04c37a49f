//! Pieces being put down.

use crate::drill::question::Answer;
use crate::rules::money::Money;
use crate::view::keys::Stroke;

/// Pieces being put down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct ChipsDraft {
    /// The pieces so far.
    pub(in crate::view) pieces: Vec<(Money, u32)>,
}

impl ChipsDraft {
    /// Takes one stroke of the keyboard. Returns the answer it completes, if it does.
    pub(super) fn take(&mut self, _tray: &[Money], _stroke: Stroke) -> Option<Answer> {
        None
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self) -> Option<Answer> {
        Some(Answer::Chips(self.pieces.clone()))
    }
}
