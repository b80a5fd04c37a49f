//! Stakes being collected and paid.

use crate::drill::question::Answer;
use crate::drill::question::Deed;
use crate::view::keys::Stroke;

/// Stakes being collected and paid.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct SettleDraft {
    /// What was done so far.
    pub(in crate::view) deeds: Vec<Deed>,
}

impl SettleDraft {
    /// Takes one stroke of the keyboard. Returns the answer it completes, if it does.
    pub(super) fn take(&mut self, _stroke: Stroke) -> Option<Answer> {
        None
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self) -> Option<Answer> {
        Some(Answer::Settle(self.deeds.clone()))
    }
}
