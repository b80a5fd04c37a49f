//! The questions of a drill step as a lesson asks them: fewer once it is known, more of what was missed.
//!
//! The rule, in this file alone: a step ends when at least [`LEAST_QUESTIONS`] were asked, each of its decisions was
//! right when it was last asked, the last answers were right so often in a row that luck does it once in two hundred
//! times, and the share of right answers reaches the lesson's mark. A missed decision comes back until it is right. A
//! step asks at most half as many questions again as its author wrote. After each third error of a kind a worked case
//! is shown.

use std::collections::{BTreeMap, VecDeque};

use super::{DeckCard, QuestionDeck, Round};
use crate::drill::AnyDrill;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// A step asks at least this many questions, or all that its author wrote.
pub const LEAST_QUESTIONS: u32 = 6;
/// Errors of one kind before a worked case is shown.
pub const ERRORS_BEFORE_HELP: u32 = 3;
/// Acceptable probability that a run of right answers is luck.
const LUCK: f64 = 0.005;
/// Shortest run of right answers, where nothing can be guessed.
const SHORTEST_RUN: u32 = 3;
/// Other questions before a missed decision comes back, if as many are left.
const OTHERS_BEFORE_COMING_BACK: u32 = 9;

#[derive(Debug, Clone, Default)]
pub struct AdaptiveDeck {
    deck: QuestionDeck,
    /// Minimum share of right answers in percent; `None` if the questions come as they were written.
    mark: Option<u8>,
    most: u32,
    asked: u32,
    right: u32,
    /// Right answers since the last wrong one.
    run: u32,
    /// Highest probability of a right guess at one of the questions.
    guess: f64,
    current: Option<DeckCard>,
    /// The last answer to each decision of the step; `None` before the first.
    last: BTreeMap<DeckCard, Option<bool>>,
    /// Missed decisions, with the number of questions asked by then.
    missed: VecDeque<(DeckCard, u32)>,
}

impl AdaptiveDeck {
    /// Questions that come as they were written, each wrong one once more.
    pub fn fixed(rounds: &[Round], house: &House, dice: &mut SeededRng) -> Self {
        Self { deck: QuestionDeck::from_rounds(rounds, house, dice), ..Self::default() }
    }

    /// Questions that adapt, for a lesson with this mark; an author's own questions come as they were written.
    pub fn adapting(rounds: &[Round], mark: u8, house: &House, dice: &mut SeededRng) -> Self {
        let fixed = Self::fixed(rounds, house, dice);
        if rounds.iter().any(|round| matches!(round.drill, AnyDrill::Authored(_))) {
            return fixed;
        }
        let planned = fixed.deck.rest().len() as u32;
        let last = fixed.deck.rest().iter().map(|card| (*card, None)).collect();
        Self { mark: Some(mark), most: planned + planned.div_ceil(2), last, ..fixed }
    }

    /// The next decision; `None` at the end of the step.
    pub fn deal(&mut self) -> Option<DeckCard> {
        let Some(mark) = self.mark else { return self.deck.deal() };
        self.current = None;
        if self.asked < self.most && !self.is_known(mark) {
            let is_due = |(_, at): &(DeckCard, u32)| self.asked >= at + OTHERS_BEFORE_COMING_BACK;
            let due = if self.missed.front().is_some_and(is_due) { self.missed.pop_front() } else { None };
            if due.is_some() {
                self.deck.drop_last_repeat();
            }
            let back = due.map(|(card, _)| card);
            self.current = back.or_else(|| self.deck.deal()).or_else(|| Some(self.missed.pop_front()?.0));
        }
        self.asked += u32::from(self.current.is_some());
        self.current
    }

    /// Takes the answer to the question dealt last; `guess` is the probability of a right guess at it.
    pub fn record(&mut self, right: bool, guess: f64) {
        let (true, Some(card)) = (self.mark.is_some(), self.current) else {
            if !right {
                self.deck.ask_again();
            }
            return;
        };
        self.missed.retain(|(missed, _)| *missed != card);
        self.last.insert(card, Some(right));
        self.guess = self.guess.max(guess);
        if right {
            self.right += 1;
            self.run += 1;
        } else {
            self.run = 0;
            self.missed.push_back((card, self.asked));
        }
    }

    fn is_known(&self, mark: u8) -> bool {
        let lucky = self.guess.powi(i32::try_from(self.run).unwrap_or(i32::MAX));
        self.asked >= LEAST_QUESTIONS
            && self.run >= SHORTEST_RUN
            && lucky <= LUCK
            && self.right * 100 >= self.asked * u32::from(mark)
            && self.last.values().all(|last| *last == Some(true))
    }

    /// True if the step adapts to its answers.
    pub const fn adapts(&self) -> bool {
        self.mark.is_some()
    }

    /// The decision asked now or answered last.
    pub const fn current(&self) -> Option<DeckCard> {
        self.current
    }

    /// The decisions not yet dealt.
    pub fn rest(&self) -> &[DeckCard] {
        self.deck.rest()
    }

    pub fn dealt_count(&self) -> u32 {
        if self.adapts() { self.asked } else { self.deck.dealt_count() }
    }

    /// Questions of the step, if the coming answers are right and it does not end early.
    pub fn expected_total(&self) -> u32 {
        let coming = (self.deck.rest().len() + self.missed.len()) as u32;
        let all = self.dealt_count() + coming;
        if self.adapts() { all.min(self.most) } else { all }
    }

    /// Those of the expected questions that were missed and come back.
    pub fn coming_back(&self) -> u32 {
        let others = self.dealt_count() + self.deck.rest().len() as u32;
        self.expected_total().saturating_sub(others)
    }
}
