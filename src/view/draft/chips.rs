//! Pieces being put down.

use crate::drill::question::{Answer, MOST_PIECES};
use crate::rules::money::Money;
use crate::view::keys::Stroke;

/// Pieces being put down.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct ChipsDraft {
    /// The pieces in the order in which they were put down: the last is taken back first.
    laid: Vec<Money>,
}

impl ChipsDraft {
    /// Takes one stroke of the keyboard: the figure of a piece's place, nought for the tenth.
    pub(super) fn take(&mut self, tray: &[Money], stroke: Stroke) -> Option<Answer> {
        match stroke {
            Stroke::Figure(figure) => {
                let place = usize::from(figure).checked_sub(1).unwrap_or(9);
                if let Some(value) = tray.get(place) {
                    self.put(*value);
                }
            }
            Stroke::Erase => drop(self.laid.pop()),
            _ => {}
        }
        None
    }

    /// Puts one more piece down, as long as there are any.
    pub(in crate::view) fn put(&mut self, value: Money) {
        if self.count(value) < MOST_PIECES {
            self.laid.push(value);
        }
    }

    /// Takes one piece of this value back.
    pub(in crate::view) fn take_back(&mut self, value: Money) {
        if let Some(last) = self.laid.iter().rposition(|laid| *laid == value) {
            self.laid.remove(last);
        }
    }

    /// How many pieces of a value are down.
    pub(in crate::view) fn count(&self, value: Money) -> u32 {
        self.laid.iter().filter(|laid| **laid == value).count() as u32
    }

    /// The pieces that are down, largest first.
    pub(in crate::view) fn pieces(&self) -> Vec<(Money, u32)> {
        let mut values = self.laid.clone();
        values.sort_unstable_by(|one, other| other.cmp(one));
        values.dedup();
        values.into_iter().map(|value| (value, self.count(value))).collect()
    }

    /// The answer as it stands; `None` while nothing is down.
    pub(super) fn answer(&self) -> Option<Answer> {
        (!self.laid.is_empty()).then(|| Answer::Chips(self.pieces()))
    }
}
