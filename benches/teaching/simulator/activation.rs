//! A learner by activation: ACT-R's declarative memory with the spacing effect of Pavlik and Anderson
//! (Cognitive Science 29, 2005): each encoding decays the faster the more active the memory was when it was made.

use super::chance::Luck;
use super::learner::{FLUENT_SECONDS, GUESS, Given, Learner, MOTOR_SECONDS, Shown, When, logistic};

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

struct Trace {
    decay: f64,
    encodings: Vec<(f64, f64)>,
}

fn clock(when: When) -> f64 {
    f64::from(when.day) * 86_400.0 * OUTSIDE + when.second
}

impl Activation {
    pub(crate) fn new(seed: u64, hard: &[bool]) -> Self {
        let luck = Luck::from_seed(seed ^ 0xac7);
        let own = luck.normal(1, 0, 0) * SPREAD_LEARNERS;
        let trace = |(cell, hard): (usize, &bool)| {
            let decay = if *hard { HARD } else { EASY } + own + luck.normal(2, cell, 0) * SPREAD_CELLS;
            Trace { decay: decay.max(0.1), encodings: Vec::new() }
        };
        Self { luck, cells: hard.iter().enumerate().map(trace).collect() }
    }
}

impl Trace {
    fn activation(&self, now: f64) -> f64 {
        let sum: f64 = self.encodings.iter().map(|(at, decay)| (now - at).max(1.0).powf(-decay)).sum();
        sum.ln()
    }
}

impl Learner for Activation {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let now = clock(when);
        let trace = &mut self.cells[cell];
        let time = trace.encodings.len();
        let activation = trace.activation(now);
        let felt = activation + NOISE * self.luck.logistic(3, cell, time);
        let recalled = felt > THRESHOLD;
        let right = recalled || self.luck.draw(4, cell, time) < GUESS;
        trace.encodings.push((now, DECAY_SCALE * activation.exp() + trace.decay));
        Given { right, seconds: LATENCY * (-felt.max(THRESHOLD)).exp() + MOTOR_SECONDS }
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        let activation = self.cells[cell].activation(clock(when));
        let above = |threshold: f64| logistic((activation - threshold) / NOISE);
        let fluent = -((FLUENT_SECONDS - MOTOR_SECONDS) / LATENCY).ln();
        Shown { recalled: above(THRESHOLD), fluent: above(fluent) }
    }
}
