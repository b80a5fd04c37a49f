//! A learner by activation: ACT-R's declarative memory with the spacing effect of Pavlik and Anderson
//! (Cognitive Science 29, 2005): each encoding decays the faster the more active the memory was when it was made.

use super::chance::Luck;
use super::learner::{FLUENT_SECONDS, GUESS, Given, Learner, MOTOR_SECONDS, Prospect, Shown, When, logistic};

/// Decay added by activation at encoding (`SlimStampen`'s value; Pavlik and Anderson: .217).
const DECAY_SCALE: f64 = 0.25;
/// Below this activation nothing is recalled (`SlimStampen`'s value; Pavlik and Anderson: -.704).
const THRESHOLD: f64 = -0.8;
/// The spread of activation from moment to moment (Pavlik and Anderson: .255).
const NOISE: f64 = 0.255;
/// Seconds of retrieval at activation nought (`SlimStampen`'s value).
const LATENCY: f64 = 1.0;
/// Weight in decay of a second outside practice (Pavlik and Anderson: .025).
const OUTSIDE: f64 = 0.025;
/// The decay of an easy and a hard cell (`SlimStampen` begins at .3; Sense and others, 2016, find .2 to .4).
const EASY: f64 = 0.08;
const HARD: f64 = 0.34;
const SPREAD_LEARNERS: f64 = 0.03;
const SPREAD_CELLS: f64 = 0.05;

pub(crate) struct Activation {
    luck: Luck,
    cells: Vec<Trace>,
}

/// The encodings of one cell.
#[derive(Clone)]
pub(crate) struct Trace {
    decay: f64,
    encodings: Vec<(f64, f64)>,
}

pub(crate) fn clock(when: When) -> f64 {
    f64::from(when.day) * 86_400.0 * OUTSIDE + when.second
}

impl Activation {
    pub(crate) fn new(seed: u64, hard: &[bool]) -> Self {
        let luck = Luck::from_seed(seed ^ 0xac7);
        let own = luck.normal(1, 0, 0) * SPREAD_LEARNERS;
        let trace = |(cell, hard): (usize, &bool)| {
            let decay = if *hard { HARD } else { EASY } + own + luck.normal(2, cell, 0) * SPREAD_CELLS;
            Trace::new(decay.max(0.1))
        };
        Self { luck, cells: hard.iter().enumerate().map(trace).collect() }
    }
}

impl Trace {
    pub(crate) const fn new(decay: f64) -> Self {
        Self { decay, encodings: Vec::new() }
    }

    /// The logarithm of it is the activation.
    pub(crate) fn strength(&self, now: f64) -> f64 {
        self.encodings.iter().map(|(at, decay)| (now - at).max(1.0).powf(-decay)).sum()
    }

    pub(crate) const fn count(&self) -> usize {
        self.encodings.len()
    }

    pub(crate) const fn decay(&self) -> f64 {
        self.decay
    }

    /// Seconds since the last encoding.
    pub(crate) fn age(&self, now: f64) -> f64 {
        self.encodings.last().map_or(f64::INFINITY, |(at, _)| now - at)
    }

    pub(crate) fn encode(&mut self, now: f64, strength: f64) {
        self.encodings.push((now, DECAY_SCALE * strength + self.decay));
    }

    /// What an encoding now adds to the strength at a later time.
    pub(crate) fn added(&self, now: f64, strength: f64, later: f64) -> f64 {
        (later - now).max(1.0).powf(-(DECAY_SCALE * strength + self.decay))
    }
}

/// Whether it is recalled with this noise, and the seconds until the answer.
pub(crate) fn recall(activation: f64, noise: f64) -> (bool, f64) {
    let felt = activation + NOISE * noise;
    (felt > THRESHOLD, seconds(felt))
}

pub(crate) fn seconds(felt: f64) -> f64 {
    LATENCY * (-felt.max(THRESHOLD)).exp() + MOTOR_SECONDS
}

pub(crate) fn shown(activation: f64) -> Shown {
    let above = |threshold: f64| logistic((activation - threshold) / NOISE);
    let fluent = -((FLUENT_SECONDS - MOTOR_SECONDS) / LATENCY).ln();
    Shown::guessing(above(THRESHOLD), above(fluent))
}

impl Learner for Activation {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let now = clock(when);
        let trace = &mut self.cells[cell];
        let time = trace.count();
        let strength = trace.strength(now);
        let (recalled, seconds) = recall(strength.ln(), self.luck.logistic(3, cell, time));
        let right = recalled || self.luck.draw(4, cell, time) < GUESS;
        trace.encode(now, strength);
        Given { right, seconds }
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        shown(self.cells[cell].strength(clock(when)).ln())
    }

    fn prospect(&self, cell: usize, now: When, exam: When) -> Prospect {
        let (now, exam, trace) = (clock(now), clock(exam), &self.cells[cell]);
        let strength = trace.strength(now);
        let before = trace.strength(exam);
        let after = before + trace.added(now, strength, exam);
        let gain = shown(after.ln()).minus(shown(before.ln()));
        Prospect { gain, seconds: seconds(strength.ln()), right: shown(strength.ln()).right }
    }

    fn difficulty(&self, cell: usize) -> f64 {
        self.cells[cell].decay()
    }
}
