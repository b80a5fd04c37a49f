//! The order of decisions in a step: shuffled passes, with wrong ones asked again once.

use super::Round;
use super::answer_spread::{AnswerGroups, uneven_groups};
use crate::drill::AnyDrill;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Number of other questions before a wrong one is asked again. (Eight to twelve cost little spacing; fewer teach
/// worse.)
const OTHERS_BEFORE_ASKING_AGAIN: usize = 9;

/// Passes over fewer decisions contain each of them several times.
const SHORTEST_PASS: usize = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeckCard {
    /// Index of the drill in the step.
    pub drill: usize,
    /// Index of the decision in the drill.
    pub decision: usize,
}

#[derive(Debug, Clone, Default)]
pub struct QuestionDeck {
    order: Vec<DeckCard>,
    dealt: usize,
    asked_again: Vec<DeckCard>,
    /// Authored questions: no repetition.
    once: bool,
}

impl QuestionDeck {
    /// `drills` holds (number of decisions, number of questions) per drill. Drills are interleaved at random, each in
    /// its own passes.
    pub fn new(drills: &[(usize, u32)], dice: &mut SeededRng) -> Self {
        let passes =
            drills.iter().map(|(decisions, rounds)| Self::shuffled_passes(*decisions, *rounds, dice)).collect();
        Self::interleaved(passes, dice)
    }

    fn interleaved(passes: Vec<Vec<usize>>, dice: &mut SeededRng) -> Self {
        let mut passes: Vec<_> = passes.into_iter().map(Vec::into_iter).collect();
        let mut turns: Vec<usize> =
            passes.iter().enumerate().flat_map(|(drill, pass)| std::iter::repeat_n(drill, pass.len())).collect();
        if passes.len() > 1 {
            dice.shuffle(&mut turns);
        }
        let card = |drill: usize| Some(DeckCard { drill, decision: passes.get_mut(drill)?.next()? });
        Self { order: turns.into_iter().filter_map(card).collect(), ..Self::default() }
    }

    /// Authored questions come once each in the author's order and are not repeated; all others in shuffled passes, with
    /// even shares of right answers unless the round wants them as they come.
    pub fn from_rounds(rounds: &[Round], house: &House, dice: &mut SeededRng) -> Self {
        if let [Round { drill: AnyDrill::Authored(authored), rounds, .. }] = rounds {
            let count = authored.questions.len().min(*rounds as usize);
            let order = (0..count).map(|decision| DeckCard { drill: 0, decision }).collect();
            return Self { order, once: true, ..Self::default() };
        }
        let mut passes = Vec::with_capacity(rounds.len());
        for round in rounds {
            passes.push(match uneven_groups(round, house) {
                Some(groups) => Self::evened_passes(&groups, round.rounds, dice),
                None => Self::shuffled_passes(round.drill.drill().decisions(house).len(), round.rounds, dice),
            });
        }
        Self::interleaved(passes, dice)
    }

    /// As many questions of each group of decisions as its quota, in a shuffled order; each group in its own shuffled
    /// passes, and no decision twice in a row if it can be helped.
    fn evened_passes(groups: &AnswerGroups, rounds: u32, dice: &mut SeededRng) -> Vec<usize> {
        let quotas = groups.quotas(rounds as usize);
        let mut turns: Vec<usize> =
            quotas.iter().enumerate().flat_map(|(group, quota)| std::iter::repeat_n(group, *quota)).collect();
        dice.shuffle(&mut turns);
        let mut passes: Vec<_> = groups
            .groups
            .iter()
            .zip(&quotas)
            .map(|(group, quota)| {
                let pass = Self::passes_of(group.len(), 1, *quota as u32, dice);
                pass.into_iter().filter_map(|place| group.get(place).copied()).collect::<Vec<_>>().into_iter()
            })
            .collect();
        let mut order: Vec<usize> =
            turns.into_iter().filter_map(|group| passes.get_mut(group).and_then(Iterator::next)).collect();
        for place in 1..order.len() {
            let (before, here) = (order.get(place - 1).copied(), order.get(place).copied());
            let other = order.iter().skip(place).position(|other| Some(*other) != before);
            if let (true, Some(other)) = (before == here, other) {
                order.swap(place, place + other);
            }
        }
        order
    }

    /// The decisions not yet dealt.
    pub fn rest(&self) -> &[DeckCard] {
        self.order.get(self.dealt..).unwrap_or_default()
    }

    /// `rounds` questions in shuffled passes: every decision once before any repeats, and none twice in a row. With few
    /// decisions a pass contains each several times, so that the last ones cannot be inferred; then one may occur twice
    /// in a row.
    fn shuffled_passes(decisions: usize, rounds: u32, dice: &mut SeededRng) -> Vec<usize> {
        Self::passes_of(decisions, SHORTEST_PASS.div_ceil(decisions.max(1)), rounds, dice)
    }

    /// Shuffled passes, each with this number of copies of each decision.
    fn passes_of(decisions: usize, copies: usize, rounds: u32, dice: &mut SeededRng) -> Vec<usize> {
        let mut order = Vec::with_capacity(rounds as usize);
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

    /// Number of questions in which every decision occurs at least once, however shuffled.
    pub fn enough_for(decisions: usize) -> u32 {
        let copies = SHORTEST_PASS.div_ceil(decisions.max(1));
        u32::try_from(copies.saturating_mul(decisions.saturating_sub(1)).saturating_add(1)).unwrap_or(u32::MAX)
    }

    /// The next decision; `None` if the queue is empty.
    pub fn deal(&mut self) -> Option<DeckCard> {
        let next = self.order.get(self.dealt).copied();
        self.dealt += usize::from(next.is_some());
        next
    }

    pub fn dealt_count(&self) -> u32 {
        self.dealt as u32
    }

    /// Drops the last decision not yet dealt, if it came before.
    pub(super) fn drop_last_repeat(&mut self) {
        if let Some((last, before)) = self.order.split_last()
            && self.dealt < self.order.len()
            && before.contains(last)
        {
            self.order.pop();
        }
    }

    /// Asks the last decision once more after some others, in place of the last one in the queue, if enough remain. At
    /// most once per decision.
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
