//! Policies that see what no program can: the learner's true parameters and state. The best of them is the ceiling.

use tailleur::rules::rng::SeededRng;

use super::learner::{Learner, Prospect, When};
use super::material::Material;
use super::policy::Policy;
use super::trial::{Budget, RIGHT_SECONDS, WRONG_SECONDS};

/// One of the clairvoyant policies of the grid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Clairvoyant {
    /// Even passes over a working set.
    Set(WorkingSet),
    /// Of this share of the cells always the one that gains most at the exam for each second.
    Greedy(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct WorkingSet {
    /// Share of all cells: those that are worth most for their true rate of forgetting.
    share: f64,
    /// Exponent of a cell's weight in its number of turns.
    weight: i32,
    /// Exponent of its true difficulty.
    difficulty: i32,
}

impl Clairvoyant {
    /// The grid: set sizes, weights and difficulties, and greedy policies.
    pub(crate) fn grid() -> Vec<Self> {
        let mut grid = vec![Self::Greedy(1.0), Self::Greedy(0.6)];
        for share in [0.45, 0.6, 0.8, 1.0] {
            for weight in [0, 1, 2] {
                grid.push(Self::Set(WorkingSet { share, weight, difficulty: 0 }));
            }
        }
        grid.extend([0, 1, 2].map(|weight| Self::Set(WorkingSet { share: 1.0, weight, difficulty: 1 })));
        grid
    }

    pub(crate) fn policy(
        self,
        seed: u64,
        material: &Material,
        learner: &dyn Learner,
        budget: Budget,
    ) -> Box<dyn Policy> {
        match self {
            Self::Set(set) => Box::new(EvenPasses::new(set, seed, material, learner)),
            Self::Greedy(share) => Box::new(Greedy::new(share, material, learner, budget)),
        }
    }
}

/// Cells by what they are worth: weight over the square of their difficulty.
fn worthiest(material: &Material, learner: &dyn Learner, share: f64) -> Vec<usize> {
    let worth = |cell: usize| material.cells[cell].weight / learner.difficulty(cell).powi(2);
    let mut cells: Vec<usize> = (0..material.cells.len()).collect();
    cells.sort_by(|a, b| worth(*b).total_cmp(&worth(*a)));
    cells.truncate((share * cells.len() as f64).round() as usize);
    cells
}

struct EvenPasses {
    set: Vec<usize>,
    rates: Vec<f64>,
    due: Vec<f64>,
    total: f64,
    asked: f64,
    dice: SeededRng,
}

impl EvenPasses {
    fn new(set: WorkingSet, seed: u64, material: &Material, learner: &dyn Learner) -> Self {
        let mut dice = SeededRng::from_seed(seed);
        let mut cells = worthiest(material, learner, set.share);
        let count = material.cells.len();
        let average = (0..count).map(|cell| learner.difficulty(cell)).sum::<f64>() / count as f64;
        let rate = |cell: usize| {
            let weight = material.cells[cell].weight.max(0.01).powf(0.3 * f64::from(set.weight));
            weight * (learner.difficulty(cell) / average).powi(set.difficulty)
        };
        let rates: Vec<f64> = (0..count).map(rate).collect();
        dice.shuffle(&mut cells);
        let mut due = vec![f64::MAX; count];
        for (place, cell) in cells.iter().enumerate() {
            due[*cell] = place as f64 - 1e6;
        }
        let total = cells.iter().map(|cell| rates[*cell]).sum();
        Self { set: cells, rates, due, total, asked: 0.0, dice }
    }
}

impl Policy for EvenPasses {
    fn begin(&mut self, _: u32) {}

    fn next(&mut self, _: f64, _: &dyn Learner) -> usize {
        self.set.iter().copied().min_by(|a, b| self.due[*a].total_cmp(&self.due[*b])).unwrap_or_default()
    }

    fn answered(&mut self, cell: usize, _: bool, _: u64) {
        self.asked += 1.0;
        let chance = self.dice.below(1_024) as f64 / 1_024.0;
        self.due[cell] = self.asked + self.total / self.rates[cell] * (0.8 + 0.4 * chance);
    }
}

/// Questions for which a prospect is taken as unchanged.
const STALE: usize = 8;
/// Questions between two turns of a cell.
const APART: usize = 5;

struct Greedy {
    set: Vec<usize>,
    weights: Vec<f64>,
    exam: When,
    day: u32,
    asked: usize,
    last: Vec<Option<usize>>,
    worth: Vec<Option<(usize, f64)>>,
}

impl Greedy {
    fn new(share: f64, material: &Material, learner: &dyn Learner, budget: Budget) -> Self {
        let count = material.cells.len();
        Self {
            set: worthiest(material, learner, share),
            weights: material.weights(),
            exam: When { day: budget.days, second: 0.0 },
            day: 0,
            asked: 0,
            last: vec![None; count],
            worth: vec![None; count],
        }
    }
}

impl Policy for Greedy {
    fn begin(&mut self, day: u32) {
        self.day = day;
        self.worth.fill(None);
    }

    fn next(&mut self, second: f64, learner: &dyn Learner) -> usize {
        let now = When { day: self.day, second };
        let mut best = (f64::MIN, 0);
        for cell in self.set.iter().copied() {
            if self.last[cell].is_some_and(|last| self.asked - last < APART) {
                continue;
            }
            let worth = match self.worth[cell] {
                Some((at, worth)) if self.asked - at < STALE => worth,
                _ => {
                    let Prospect { gain, seconds, right } = learner.prospect(cell, now, self.exam);
                    let seconds = seconds + right * RIGHT_SECONDS + (1.0 - right) * WRONG_SECONDS;
                    let worth = self.weights[cell] * gain.right / seconds;
                    self.worth[cell] = Some((self.asked, worth));
                    worth
                }
            };
            if worth > best.0 {
                best = (worth, cell);
            }
        }
        best.1
    }

    fn answered(&mut self, cell: usize, _: bool, _: u64) {
        self.last[cell] = Some(self.asked);
        self.asked += 1;
        self.worth[cell] = None;
    }
}
