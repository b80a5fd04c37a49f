//! A learner who confuses neighbours: activation as in `activation`, with rates of forgetting that differ from cell to
//! cell, and beside an edge the neighbour's trace, which says the opposite, may win. A pair met close together is
//! easier to distinguish afterwards.
//!
//! That like things compete in recall is old and sure (the fan effect: Anderson, 1974); how much is our guess.

use super::activation::{self, Trace, clock};
use super::chance::Luck;
use super::learner::{GUESS, Given, Learner, Prospect, Shown, When, logistic};

/// The mean decay and its spread (an earlier simulation of the ceiling; Sense and others, 2016, find .2 to .4).
const DECAY: f64 = 0.26;
const SPREAD_LEARNERS: f64 = 0.03;
const SPREAD_CELLS: f64 = 0.06;
const LIMITS: (f64, f64) = (0.1, 0.5);
/// The share of recalls in which a neighbour as active as the cell itself intrudes, twice over.
const CONFUSION: f64 = 0.5;
/// How much activation decides which of the two wins.
const RIVALRY: f64 = 0.5;
/// Seconds within which two neighbours are met close together, and by how much each time sets them apart.
const CLOSE_SECONDS: f64 = 25.0;
const SET_APART: f64 = 0.3;

pub(crate) struct Interference {
    luck: Luck,
    cells: Vec<Cell>,
}

#[derive(Clone)]
struct Cell {
    trace: Trace,
    partner: Option<usize>,
    met_close: f64,
}

impl Interference {
    pub(crate) fn new(seed: u64, partners: &[Option<usize>]) -> Self {
        let luck = Luck::from_seed(seed ^ 0x1f7);
        let own = luck.normal(1, 0, 0) * SPREAD_LEARNERS;
        let cell = |(cell, partner): (usize, &Option<usize>)| {
            let decay = DECAY + own + luck.normal(2, cell, 0) * SPREAD_CELLS;
            Cell { trace: Trace::new(decay.clamp(LIMITS.0, LIMITS.1)), partner: *partner, met_close: 0.0 }
        };
        Self { luck, cells: partners.iter().enumerate().map(cell).collect() }
    }

    /// The probability that the neighbour intrudes.
    fn confusion(&self, cell: &Cell, strength: f64, now: f64) -> f64 {
        let Some(partner) = cell.partner else { return 0.0 };
        let rival = self.cells[partner].trace.strength(now);
        if rival <= 0.0 {
            return 0.0;
        }
        CONFUSION * logistic((rival.ln() - strength.ln()) / RIVALRY) / (1.0 + SET_APART * cell.met_close)
    }

    fn shown(&self, cell: &Cell, strength: f64, at: f64) -> Shown {
        let apart = 1.0 - self.confusion(cell, strength, at);
        let alone = activation::shown(strength.ln());
        let recalled = alone.recalled * apart;
        Shown { recalled, fluent: alone.fluent * apart, right: recalled + (1.0 - alone.recalled) * GUESS }
    }
}

impl Learner for Interference {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let now = clock(when);
        let strength = self.cells[cell].trace.strength(now);
        let time = self.cells[cell].trace.count();
        let confused = self.luck.draw(5, cell, time) < self.confusion(&self.cells[cell], strength, now);
        let (recalled, seconds) = activation::recall(strength.ln(), self.luck.logistic(3, cell, time));
        let right = if recalled { !confused } else { self.luck.draw(4, cell, time) < GUESS };
        let partner = self.cells[cell].partner;
        if partner.is_some_and(|partner| self.cells[partner].trace.age(now) < CLOSE_SECONDS) {
            self.cells[cell].met_close += 1.0;
            if let Some(partner) = partner {
                self.cells[partner].met_close += 1.0;
            }
        }
        self.cells[cell].trace.encode(now, strength);
        Given { right, seconds }
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        let at = clock(when);
        let cell = &self.cells[cell];
        self.shown(cell, cell.trace.strength(at), at)
    }

    fn prospect(&self, cell: usize, now: When, exam: When) -> Prospect {
        let (now, exam, cell) = (clock(now), clock(exam), &self.cells[cell]);
        let strength = cell.trace.strength(now);
        let before = cell.trace.strength(exam);
        let after = before + cell.trace.added(now, strength, exam);
        let gain = self.shown(cell, after, exam).minus(self.shown(cell, before, exam));
        Prospect { gain, seconds: activation::seconds(strength.ln()), right: self.shown(cell, strength, now).right }
    }

    fn difficulty(&self, cell: usize) -> f64 {
        self.cells[cell].trace.decay()
    }
}
