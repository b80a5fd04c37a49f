//! Chips being placed.

use crate::drill::question::{Answer, MOST_PIECES};
use crate::rules::money::Money;
use crate::view::keys::KeyStroke;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct ChipsDraft {
    /// The chips in the order of placing; the last is removed first.
    placed: Vec<Money>,
}

impl ChipsDraft {
    /// Applies one key stroke: a digit adds the chip at that place in the tray, 0 the tenth.
    pub(super) fn apply_stroke(&mut self, tray: &[Money], stroke: KeyStroke) -> Option<Answer> {
        match stroke {
            KeyStroke::Figure(figure) => {
                let place = usize::from(figure).checked_sub(1).unwrap_or(9);
                if let Some(value) = tray.get(place) {
                    self.add(*value);
                }
            }
            KeyStroke::Erase => drop(self.placed.pop()),
            _ => {}
        }
        None
    }

    pub(in crate::view) fn add(&mut self, value: Money) {
        if self.count(value) < MOST_PIECES {
            self.placed.push(value);
        }
    }

    pub(in crate::view) fn take_back(&mut self, value: Money) {
        if let Some(last) = self.placed.iter().rposition(|laid| *laid == value) {
            self.placed.remove(last);
        }
    }

    pub(in crate::view) fn count(&self, value: Money) -> u32 {
        self.placed.iter().filter(|laid| **laid == value).count() as u32
    }

    pub(in crate::view) fn pieces(&self) -> Vec<(Money, u32)> {
        let mut values = self.placed.clone();
        values.sort_unstable_by(|one, other| other.cmp(one));
        values.dedup();
        values.into_iter().map(|value| (value, self.count(value))).collect()
    }

    /// `None` while no chip is placed.
    pub(super) fn answer(&self) -> Option<Answer> {
        (!self.placed.is_empty()).then(|| Answer::Chips(self.pieces()))
    }
}
