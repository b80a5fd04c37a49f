//! A learner who forgets by a power law: the predictive performance equation (Walsh, Gluck and others,
//! Cognitive Science 42, 2018), with times that fall by the power law of practice (Newell and Rosenbloom, 1981).

use super::chance::Luck;
use super::learner::{FLUENT_SECONDS, GUESS, Given, Learner, MOTOR_SECONDS, Prospect, Shown, When, logistic};

/// The exponents of learning and of ageing, as published.
const LEARNING: f64 = 0.1;
const AGEING: f64 = 0.6;
/// The least decay of an easy and a hard cell, and how much short gaps add to it.
const DECAY_EASY: f64 = 0.05;
const DECAY_HARD: f64 = 0.07;
const DECAY_GAPS: f64 = 0.04;
/// The strength at which half is recalled, and how steep that is.
const THRESHOLD: f64 = 0.50;
const NOISE: f64 = 0.07;
/// Seconds of the first recall, the exponent with which they fall, and the time of those who do not know.
const FIRST_SECONDS: f64 = 1.3;
const PRACTICE: f64 = 0.35;
const WONDER_SECONDS: f64 = 2.0;
/// The spread of the logarithm of a time, as the scale of a logistic distribution.
const TIME_NOISE: f64 = 0.17;

pub(crate) struct PowerLaw {
    luck: Luck,
    slowness: f64,
    cells: Vec<Trace>,
}

#[derive(Clone)]
struct Trace {
    decay: f64,
    times: Vec<f64>,
}

fn clock(when: When) -> f64 {
    f64::from(when.day) * 86_400.0 + when.second
}

impl PowerLaw {
    pub(crate) fn new(seed: u64, hard: &[bool]) -> Self {
        let luck = Luck::from_seed(seed ^ 0x991);
        let own = luck.normal(1, 0, 0) * 0.005;
        let trace = |(cell, hard): (usize, &bool)| {
            let decay = if *hard { DECAY_HARD } else { DECAY_EASY } + own + luck.normal(2, cell, 0) * 0.006;
            Trace { decay: decay.max(0.005), times: Vec::new() }
        };
        let cells = hard.iter().enumerate().map(trace).collect();
        Self { luck, slowness: (luck.normal(3, 0, 0) * 0.15).exp(), cells }
    }
}

impl Trace {
    fn strength(&self, now: f64) -> (f64, f64) {
        let count = self.times.len() as f64;
        if self.times.is_empty() {
            return (0.0, 1.0);
        }
        let ages = self.times.iter().map(|at| (now - at).max(1.0));
        let weight: f64 = ages.clone().map(|age| age.powf(-AGEING)).sum();
        let age = ages.map(|age| age.powf(1.0 - AGEING)).sum::<f64>() / weight;
        let gaps: f64 = self.times.windows(2).map(|two| 1.0 / ((two[1] - two[0]) + std::f64::consts::E).ln()).sum();
        let decay = self.decay + DECAY_GAPS * gaps / (count - 1.0).max(1.0);
        let left = age.powf(-decay);
        (count.powf(LEARNING) * left, left)
    }

    fn shown(&self, at: f64, slowness: f64) -> Shown {
        let (strength, left) = self.strength(at);
        let recalled = logistic((strength - THRESHOLD) / NOISE);
        let room = ((FLUENT_SECONDS - MOTOR_SECONDS) / (self.seconds(left) * slowness)).ln();
        Shown::guessing(recalled, recalled * logistic(room / TIME_NOISE))
    }

    fn seconds(&self, left: f64) -> f64 {
        FIRST_SECONDS * (self.times.len() as f64).max(1.0).powf(-PRACTICE) / left
    }
}

impl Learner for PowerLaw {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let now = clock(when);
        let (luck, trace) = (self.luck, &mut self.cells[cell]);
        let time = trace.times.len();
        let (strength, left) = trace.strength(now);
        let recalled = luck.draw(4, cell, time) < logistic((strength - THRESHOLD) / NOISE);
        let right = recalled || luck.draw(5, cell, time) < GUESS;
        let thought = if recalled { trace.seconds(left) } else { WONDER_SECONDS } * self.slowness;
        let seconds = MOTOR_SECONDS + thought * (TIME_NOISE * luck.logistic(6, cell, time)).exp();
        trace.times.push(now);
        Given { right, seconds }
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        self.cells[cell].shown(clock(when), self.slowness)
    }

    fn prospect(&self, cell: usize, now: When, exam: When) -> Prospect {
        let (now, exam, trace) = (clock(now), clock(exam), &self.cells[cell]);
        let (strength, left) = trace.strength(now);
        let recalled = logistic((strength - THRESHOLD) / NOISE);
        let mut after = trace.clone();
        after.times.push(now);
        let (old, new) = (trace.shown(exam, self.slowness), after.shown(exam, self.slowness));
        let thought = recalled * trace.seconds(left) + (1.0 - recalled) * WONDER_SECONDS;
        let seconds = MOTOR_SECONDS + thought * self.slowness;
        Prospect { gain: new.minus(old), seconds, right: recalled + (1.0 - recalled) * GUESS }
    }

    fn difficulty(&self, cell: usize) -> f64 {
        self.cells[cell].decay
    }
}
