//! A mixed population: of ten learners two know most already, two press without looking half of the time, and six are
//! ordinary. Which model each remembers by changes from one to the next.

use super::activation::Activation;
use super::chance::Luck;
use super::interference::Interference;
use super::learner::{GUESS, Given, Learner, MOTOR_SECONDS, Prospect, Shown, When};
use super::material::Material;
use super::power_law::PowerLaw;
use super::two_states::TwoStates;

/// Share of cells known to experienced learners, practices of each per day, and days.
const KNOWN: f64 = 0.85;
const KNOWN_DAYS: u32 = 8;
const KNOWN_TIMES: u32 = 3;
/// How often the others press without looking, and how long that takes.
const BLIND: f64 = 0.5;
const BLIND_SECONDS: f64 = 0.3;

pub(crate) struct Mixed {
    luck: Luck,
    learner: Box<dyn Learner>,
    asked: usize,
    is_blind: bool,
    /// Days of practice before the first one.
    before: u32,
}

impl Mixed {
    pub(crate) fn new(seed: u64, material: &Material) -> Self {
        let luck = Luck::from_seed(seed ^ 0x3a1);
        let mut learner: Box<dyn Learner> = match seed % 4 {
            0 => Box::new(Activation::new(seed, &material.hard())),
            1 => Box::new(TwoStates::new(seed, &material.hard())),
            2 => Box::new(PowerLaw::new(seed, &material.hard())),
            _ => Box::new(Interference::new(seed, &material.partners())),
        };
        let kind = seed / 4 % 10;
        let before = if kind < 2 { KNOWN_DAYS } else { 0 };
        let known: Vec<usize> = (0..material.cells.len()).filter(|cell| luck.draw(1, *cell, 0) < KNOWN).collect();
        for day in 0..before {
            let mut second = 0.0;
            for _ in 0..KNOWN_TIMES {
                for cell in &known {
                    learner.answer(*cell, When { day, second });
                    second += 2.5;
                }
            }
        }
        Self { luck, learner, asked: 0, is_blind: (2..4).contains(&kind), before }
    }

    const fn shifted(&self, when: When) -> When {
        When { day: when.day + self.before, second: when.second }
    }
}

impl Learner for Mixed {
    fn answer(&mut self, cell: usize, when: When) -> Given {
        let given = self.learner.answer(cell, self.shifted(when));
        self.asked += 1;
        if self.is_blind && self.luck.draw(2, 0, self.asked) < BLIND {
            let right = self.luck.draw(3, 0, self.asked) < GUESS;
            return Given { right, seconds: MOTOR_SECONDS + BLIND_SECONDS };
        }
        given
    }

    fn tested(&self, cell: usize, when: When) -> Shown {
        self.learner.tested(cell, self.shifted(when))
    }

    fn prospect(&self, cell: usize, now: When, exam: When) -> Prospect {
        self.learner.prospect(cell, self.shifted(now), self.shifted(exam))
    }

    fn difficulty(&self, cell: usize) -> f64 {
        self.learner.difficulty(cell)
    }
}
