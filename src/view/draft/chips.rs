//! Chips being placed.

use crate::drill::question::{Answer, MOST_PIECES};
use crate::rules::chips::ChipSet;
use crate::rules::money::Money;
use crate::view::keys::KeyStroke;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct ChipsDraft {
    /// The values of the whole set, smallest first: each piece has the same key in every question.
    set: Vec<Money>,
    /// The chips in the order of placing; the last is removed first.
    placed: Vec<Money>,
}

impl ChipsDraft {
    pub(super) fn prepare(&mut self, set: &ChipSet) {
        if self.set.len() != set.pieces.len() {
            self.set = set.pieces.iter().map(|piece| piece.value).collect();
        }
    }

    /// Applies one key stroke: a letter adds its piece of the set if the tray has it. Figures are left alone, as they
    /// would contradict those on the pieces.
    pub(super) fn apply_stroke(&mut self, tray: &[Money], stroke: KeyStroke) -> Option<Answer> {
        match stroke {
            KeyStroke::Letter(letter) => {
                if let Some(value) = value_of_letter(&self.set, letter).filter(|value| tray.contains(value)) {
                    self.add(value);
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

/// The piece that a letter of the tray stands for.
pub(in crate::view) fn value_of_letter(set: &[Money], letter: char) -> Option<Money> {
    set.iter().zip('A'..='Z').find_map(|(value, own)| (own == letter).then_some(*value))
}
