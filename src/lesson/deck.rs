//! The order in which the decisions of a step come: shuffled passes over all of them, and a wrong one
//! once more after some others.

use super::Round;
use crate::drill::AnyDrill;
use crate::rules::dice::Dice;
use crate::rules::house::House;

/// How many other questions come before a wrong one is asked again. (A re-ask after eight to twelve
/// others costs little spacing; sooner ones teach worse.)
const OTHERS_BEFORE_ASKING_AGAIN: usize = 9;

/// A pass over fewer decisions than this holds each of them several times.
const SHORTEST_PASS: usize = 8;

/// A decision to ask: the place of its drill in the step, and its own in the drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// The place of the drill in the step.
    pub drill: usize,
    /// The place of the decision in the drill.
    pub decision: usize,
}

/// The decisions still to ask.
#[derive(Debug, Clone, Default)]
pub struct Deck {
    order: Vec<Card>,
    dealt: usize,
    asked_again: Vec<Card>,
    /// Whether each comes once and none again.
    once: bool,
}

impl Deck {
    /// The decisions of several drills, of each how many it has and how many are asked: the drills
    /// shuffled among one another, each in its own passes.
    pub fn of(drills: &[(usize, u32)], dice: &mut Dice) -> Self {
        let mut passes: Vec<_> =
            drills.iter().map(|(decisions, rounds)| Self::passes(*decisions, *rounds, dice).into_iter()).collect();
        let mut turns: Vec<usize> =
            passes.iter().enumerate().flat_map(|(drill, pass)| std::iter::repeat_n(drill, pass.len())).collect();
        if passes.len() > 1 {
            dice.shuffle(&mut turns);
        }
        let card = |drill: usize| Some(Card { drill, decision: passes.get_mut(drill)?.next()? });
        Self { order: turns.into_iter().filter_map(card).collect(), ..Self::default() }
    }

    /// The decisions of a step: questions that an author wrote out come once each, in his order, and none again; all
    /// others in shuffled passes.
    pub fn of_rounds(rounds: &[Round], house: &House, dice: &mut Dice) -> Self {
        if let [Round { drill: AnyDrill::Authored(authored), rounds }] = rounds {
            let count = authored.questions.len().min(*rounds as usize);
            let order = (0..count).map(|decision| Card { drill: 0, decision }).collect();
            return Self { order, once: true, ..Self::default() };
        }
        let counts: Vec<(usize, u32)> =
            rounds.iter().map(|round| (round.drill.drill().decisions(house).len(), round.rounds)).collect();
        Self::of(&counts, dice)
    }

    /// How many are still to come.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.order.len().saturating_sub(self.dealt) as u32
    }

    /// So many questions, in shuffled passes over so many decisions: each comes once before any comes
    /// twice, and none comes twice running. Where there are few, a pass holds each several times, so
    /// that nobody can tell the last of a pass by counting; then one may come twice running.
    fn passes(decisions: usize, rounds: u32, dice: &mut Dice) -> Vec<usize> {
        let mut order = Vec::with_capacity(rounds as usize);
        let copies = SHORTEST_PASS.div_ceil(decisions.max(1));
        while decisions > 0 && order.len() < rounds as usize {
            let mut pass: Vec<usize> = (0..copies).flat_map(|_| 0..decisions).collect();
            dice.shuffle(&mut pass);
            if copies == 1 && order.last().is_some() && order.last() == pass.first() {
                pass.rotate_left(1);
            }
            order.append(&mut pass);
        }
        order.truncate(rounds as usize);
        order
    }

    /// In so many questions each of so many decisions comes once at least, however they are shuffled.
    #[must_use]
    pub fn enough_for(decisions: usize) -> u32 {
        let copies = SHORTEST_PASS.div_ceil(decisions.max(1));
        u32::try_from(copies.saturating_mul(decisions.saturating_sub(1)).saturating_add(1)).unwrap_or(u32::MAX)
    }

    /// The next decision; `None` when all have been asked.
    pub fn deal(&mut self) -> Option<Card> {
        let next = self.order.get(self.dealt).copied();
        self.dealt += usize::from(next.is_some());
        next
    }

    /// How many have been dealt.
    #[must_use]
    pub fn dealt(&self) -> u32 {
        self.dealt as u32
    }

    /// Asks the decision just dealt once more after some others, in place of the last one of the
    /// deck, where there are enough to come. A decision is brought back once only.
    pub fn ask_again(&mut self) {
        let Some(wrong) = self.dealt.checked_sub(1).and_then(|last| self.order.get(last)).copied() else { return };
        let place = self.dealt + OTHERS_BEFORE_ASKING_AGAIN;
        if self.once || place >= self.order.len() || self.asked_again.contains(&wrong) {
            return;
        }
        self.asked_again.push(wrong);
        self.order.pop();
        self.order.insert(place.min(self.order.len()), wrong);
    }
}
