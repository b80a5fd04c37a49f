//! Steps being put in order.

use crate::drill::question::Answer;
use crate::drill::question::Choice;
use crate::view::keys::Stroke;

/// Steps being put in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct OrderDraft {
    /// The places of the steps put in order so far.
    pub(in crate::view) places: Vec<usize>,
}

impl OrderDraft {
    /// Takes one stroke of the keyboard. Returns the answer it completes, if it does.
    pub(super) fn take(&mut self, _steps: &[Choice], _stroke: Stroke) -> Option<Answer> {
        None
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self, _steps: &[Choice]) -> Option<Answer> {
        Some(Answer::Order(self.places.clone()))
    }
}
