//! The order in which a drill's decisions come: shuffled passes over all of them, and a wrong one
//! once more after some others.

use crate::rules::dice::Dice;

/// How many other questions come before a wrong one is asked again. (A re-ask after eight to twelve
/// others costs little spacing; sooner ones teach worse.)
const OTHERS_BEFORE_ASKING_AGAIN: usize = 9;

/// The decisions still to ask, by their place in the drill.
#[derive(Debug, Clone, Default)]
pub(super) struct Deck {
    order: Vec<usize>,
    dealt: usize,
    asked_again: Vec<usize>,
}

impl Deck {
    /// So many questions, in shuffled passes over so many decisions: each comes once before any comes
    /// twice, and none comes twice running.
    pub(super) fn of_passes(decisions: usize, rounds: u32, dice: &mut Dice) -> Self {
        let mut order = Vec::with_capacity(rounds as usize);
        while decisions > 0 && order.len() < rounds as usize {
            let mut pass: Vec<usize> = (0..decisions).collect();
            dice.shuffle(&mut pass);
            if order.last().is_some() && order.last() == pass.first() {
                pass.rotate_left(1);
            }
            order.append(&mut pass);
        }
        order.truncate(rounds as usize);
        Self { order, dealt: 0, asked_again: Vec::new() }
    }

    /// The next decision; `None` when all have been asked.
    pub(super) fn deal(&mut self) -> Option<usize> {
        let next = self.order.get(self.dealt).copied();
        self.dealt += usize::from(next.is_some());
        next
    }

    /// How many have been dealt.
    pub(super) fn dealt(&self) -> u32 {
        self.dealt as u32
    }

    /// Asks the decision just dealt once more after some others, in place of the last one of the
    /// deck, where there are enough to come. A decision is brought back once only.
    pub(super) fn ask_again(&mut self) {
        let Some(wrong) = self.dealt.checked_sub(1).and_then(|last| self.order.get(last)).copied() else { return };
        let place = self.dealt + OTHERS_BEFORE_ASKING_AGAIN;
        if place >= self.order.len() || self.asked_again.contains(&wrong) {
            return;
        }
        self.asked_again.push(wrong);
        self.order.pop();
        self.order.insert(place.min(self.order.len()), wrong);
    }
}
