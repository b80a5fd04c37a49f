//! A learner in two states: a cell is known or it is not, with slips and guesses (Corbett and Anderson, 1995)
//! and with forgetting (Qiu and others, 2011) whose half-life grows by the gaps that were survived.

use super::chance::Luck;
use super::learner::{FLUENT_SECONDS, GUESS, Given, Learner, MOTOR_SECONDS, Prospect, Shown, When, logistic};

/// The probability that a verdict teaches an easy and a hard cell.
const LEARNS_EASY: f64 = 0.4;
const LEARNS_HARD: f64 = 0.2;
/// The probability of a wrong answer about what is known.
const SLIP: f64 = 0.05;
/// Half-life in days of what was just learnt.
const HALF_LIFE: f64 = 2.0;
const GROWTH: f64 = 2.0;
const SAVED: f64 = 0.5;
/// A second of practice forgets as much as so many seconds outside (Pavlik and Anderson: 1 / .025).
const INSIDE: f64 = 40.0;
/// Seconds of a first answer about what is known, and the exponent with which they fall.
const FIRST_SECONDS: f64 = 2.2;
const PRACTICE: f64 = 0.33;
/// Seconds of thought about what is not known.
const WONDER_SECONDS: f64 = 2.0;
/// The spread of the logarithm of a time, as the scale of a logistic distribution.
const TIME_NOISE: f64 = 0.17;

pub(crate) struct TwoStates {
    luck: Luck,
    slowness: f64,
    cells: Vec<State>,
}

#[derive(Clone)]
struct State {
    learns: f64,
    asked: usize,
    known: bool,
    half_life: f64,
    practised: f64,
    last: f64,
}

fn clock(when: When) -> f64 {
    f64::from(when.day) + when.second * INSIDE / 86_400.0
}

impl TwoStates {
    pub(crate) fn new(seed: u64, hard: &[bool]) -> Self {
        let luck = Luck::from_seed(seed ^ 0x257);
        let quick = luck.normal(1, 0, 0) * 0.2;
        let state = |(cell, hard): (usize, &bool)| {
            let odds = if *hard { LEARNS_HARD } else { LEARNS_EASY } * (quick + luck.normal(2, cell, 0) * 0.3).exp();
            State { learns: odds.min(0.9), asked: 0, known: false, half_life: HALF_LIFE, practised: 0.0, last: 0.0 }
        };
        let cells = hard.iter().enumerate().map(state).collect();
        Self { luck, slowness: (luck.normal(3, 0, 0) * 0.15).exp(), cells }
    }

    fn known_seconds(&self, state: &State) -> f64 {
        FIRST_SECONDS * self.slowness * (state.practised + 1.0).powf(-PRACTICE)
    }
}

impl State {
    fn survives(&self, now: f64) -> f64 {
        if self.known { (-(now - self.last).max(0.0) / self.half_life).exp2() } else { 0.0 }
    }
}

impl Learner for TwoStates {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let now = clock(when);
        let (luck, mut state) = (self.luck, self.cells[cell].clone());
        let time = state.asked;
        state.asked += 1;
        if state.known && luck.draw(4, cell, time) >= state.survives(now) {
            state.known = false;
            state.half_life = (state.half_life * SAVED).max(HALF_LIFE);
        }
        let thought = if state.known { self.known_seconds(&state) } else { WONDER_SECONDS * self.slowness };
        let seconds = MOTOR_SECONDS + thought * (TIME_NOISE * luck.logistic(5, cell, time)).exp();
        let right = if state.known { luck.draw(6, cell, time) >= SLIP } else { luck.draw(7, cell, time) < GUESS };
        if state.known {
            state.half_life += GROWTH * (now - state.last).min(state.half_life);
            state.practised += 1.0;
        } else {
            state.known = luck.draw(8, cell, time) < state.learns;
        }
        state.last = now;
        self.cells[cell] = state;
        Given { right, seconds }
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        let state = &self.cells[cell];
        let recalled = state.survives(clock(when));
        let room = ((FLUENT_SECONDS - MOTOR_SECONDS) / self.known_seconds(state)).ln();
        shown(recalled, logistic(room / TIME_NOISE))
    }

    fn prospect(&self, cell: usize, now: When, exam: When) -> Prospect {
        let state = &self.cells[cell];
        let at = clock(now);
        let survives = state.survives(at);
        let strengthened = state.half_life + GROWTH * (at - state.last).min(state.half_life);
        let relearnt = if state.known { (state.half_life * SAVED).max(HALF_LIFE) } else { state.half_life };
        let later = (clock(exam) - at).max(0.0);
        let recalled =
            survives * (-later / strengthened).exp2() + (1.0 - survives) * state.learns * (-later / relearnt).exp2();
        let old = self.tested(cell, exam);
        // Speed grows by practice of what is known; what is fluent is taken at today's speed.
        let room = ((FLUENT_SECONDS - MOTOR_SECONDS) / self.known_seconds(state)).ln();
        let gain = shown(recalled, logistic(room / TIME_NOISE)).minus(old);
        let seconds =
            MOTOR_SECONDS + survives * self.known_seconds(state) + (1.0 - survives) * WONDER_SECONDS * self.slowness;
        Prospect { gain, seconds, right: survives * (1.0 - SLIP) + (1.0 - survives) * GUESS }
    }

    fn difficulty(&self, cell: usize) -> f64 {
        1.0 - self.cells[cell].learns
    }
}

fn shown(recalled: f64, quick: f64) -> Shown {
    Shown { recalled, fluent: recalled * quick, right: recalled * (1.0 - SLIP) + (1.0 - recalled) * GUESS }
}
