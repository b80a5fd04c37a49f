//! The learning state of one decision.

use serde::{Deserialize, Serialize};

use super::constants::{
    COPIED_ON_PAPER, FLUENT, GUESS_GIVEN_AWAY, GUESSED_AT_THE_TABLE, KNOWN, KNOWN_BEFORE, SLIP, SLIP_IN_COMPANY,
    SLIP_SLOW, STUCK,
};
use super::day::Day;
use super::form::{DrillForm, Quickness, ResponsePace};
use super::knowledge;
use super::memory::{Grade, Memory, MemoryModel};
use super::speed::Speed;
use crate::progress::record::AnswerSource;

/// The learning state of one decision.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct DecisionState {
    /// Probability that it is known.
    pub known: f64,
    /// `None` before the first right answer that was timed.
    pub speed: Option<Speed>,
    /// Memory strength; `None` before the first answer.
    pub memory: Option<Memory>,
    pub asked: u32,
    pub right: u32,
    /// Consecutive right answers within the target, up to the last one.
    pub quick_running: u32,
    pub last: Day,
    /// Correctness of the last answer, and its speed if timed.
    pub last_was: (bool, Option<Quickness>),
    pub last_wrong: Option<Day>,
    /// Number of answers to any decision before its last one.
    pub place: u64,
    /// Recent answers as bits, newest lowest; 1 means wrong.
    wrongs: u8,
}

/// A wrong answer in company or on paper is a slip more often than one alone; one at the table is what counts.
const fn slip_in(source: AnswerSource) -> f64 {
    match source {
        AnswerSource::Alone | AnswerSource::Table => SLIP,
        AnswerSource::Room | AnswerSource::Paper => SLIP_IN_COMPANY,
    }
}

/// A right decision under pressure is harder to guess; one on paper may have been looked up or seen.
const fn guess_in(source: AnswerSource, guess: f64) -> f64 {
    match source {
        AnswerSource::Alone | AnswerSource::Room => guess,
        AnswerSource::Paper => guess + (1.0 - guess) * COPIED_ON_PAPER,
        AnswerSource::Table => guess * GUESSED_AT_THE_TABLE,
    }
}

/// One answer as evidence about a decision.
#[derive(Debug, Clone, Copy)]
pub(super) struct AnswerEvidence {
    pub(super) right: bool,
    pub(super) thought: Option<u32>,
    pub(super) given_away: bool,
    pub(super) source: AnswerSource,
    pub(super) form: DrillForm,
    pub(super) day: Day,
    pub(super) place: u64,
}

impl Default for DecisionState {
    fn default() -> Self {
        Self {
            known: KNOWN_BEFORE,
            speed: None,
            memory: None,
            asked: 0,
            right: 0,
            quick_running: 0,
            last: Day::default(),
            last_was: (false, None),
            last_wrong: None,
            place: 0,
            wrongs: 0,
        }
    }
}

impl DecisionState {
    pub fn is_known(&self) -> bool {
        self.known >= KNOWN
    }

    /// Several recent answers in a row were right and within the target.
    pub const fn is_fluent(&self) -> bool {
        self.asked >= FLUENT.0 && self.quick_running >= FLUENT.1
    }

    /// Often asked and still wrong.
    pub const fn is_stuck(&self) -> bool {
        self.asked >= STUCK.0 && (self.wrongs & 0b111).count_ones() >= STUCK.1
    }

    /// True also when there is no memory state yet.
    pub fn is_due(&self, day: Day) -> bool {
        self.memory.is_none_or(|memory| memory.is_due(day))
    }

    pub fn recall_probability(&self, day: Day) -> f64 {
        self.known * self.memory.map_or(1.0, |memory| f64::from(memory.recall_probability(day)))
    }

    /// Right answers and total among the last three, without the very first, which was asked before it was taught.
    pub fn score_after_first(&self) -> (u32, u32) {
        let asked = self.asked.saturating_sub(1).min(3);
        let wrong = (u32::from(self.wrongs) & ((1 << asked) - 1)).count_ones();
        (asked - wrong, asked)
    }

    /// Of the last eight answers, newest first, whether each was wrong.
    pub fn recent_errors(&self) -> impl Iterator<Item = bool> + use<> {
        let (wrongs, asked) = (self.wrongs, self.asked.min(u8::BITS));
        (0..asked).map(move |back| wrongs >> back & 1 == 1)
    }

    /// Right answers and total among the last eight.
    pub fn recent_score(&self) -> (u32, u32) {
        let asked = self.asked.min(u8::BITS);
        let wrong = (u32::from(self.wrongs) & ((1 << asked) - 1)).count_ones();
        (asked - wrong, asked)
    }

    pub(super) fn update(&mut self, evidence: AnswerEvidence, pace: ResponsePace, steps: &MemoryModel) {
        let AnswerEvidence { right, thought, given_away, source, form, day, place } = evidence;
        let quick = thought.map(|thought| pace.quickness(thought, form));
        let slow = right && quick == Some(Quickness::Slow) && !given_away;
        let slip = if slow { SLIP_SLOW } else { slip_in(source) };
        let guess = if given_away { form.guess.max(GUESS_GIVEN_AWAY) } else { guess_in(source, form.guess) };
        let first_of_day = self.memory.is_none_or(|memory| memory.day() < day);
        self.known = knowledge::after_answer(self.known, right, slip, guess);
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        self.wrongs = self.wrongs << 1 | u8::from(!right);
        self.last_wrong = if right { self.last_wrong } else { Some(day) };
        self.last = day;
        self.place = place;
        self.last_was = (right, quick);
        // A given-away answer is no evidence of speed, nor of good memory.
        if given_away && right {
            return;
        }
        if first_of_day {
            self.memory = steps.step(self.memory, Grade::from_answer(right, quick), day);
        }
        self.quick_running =
            if right && quick == Some(Quickness::Within) { self.quick_running.saturating_add(1) } else { 0 };
        if let (true, Some(thought)) = (right, thought) {
            let newest = Speed::from_millis(thought);
            self.speed = Some(self.speed.map_or(newest, |speed| speed.blend(newest)));
        }
    }
}
