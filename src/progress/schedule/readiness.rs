//! Readiness: the expected errors in a hundred coups, and the coups without one.

use super::skill::Skill;
use super::tableau::{NATURALS, PUNTO};
use crate::progress::mastery::constants::KNOWN;
use crate::progress::mastery::{Day, Mastery};

/// Readiness on a day, assuming no practice until then.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Readiness {
    pub day: Day,
    /// Expected errors per hundred coups. What is not known or not recalled is guessed, and sometimes right.
    pub errors_per_hundred: f64,
    /// Expected coups without an error, of a hundred.
    pub clean_per_hundred: f64,
    /// Share of decisions that are known.
    pub known: f64,
    /// Share that is known, recently right within the target, and still remembered.
    pub fluent: f64,
    /// Recall probability of the weakest decision.
    pub weakest: f64,
}

impl Readiness {
    /// A decision never asked about has its prior probability.
    pub fn on(day: Day, mastery: &Mastery, skills: &[Skill]) -> Self {
        let (mut known, mut fluent, mut weakest) = (0.0, 0.0, 1.0_f64);
        let mut errors = Errors::default();
        for skill in skills {
            let learnt = mastery.get(&skill.key).copied().unwrap_or_default();
            let recalled = learnt.recall_probability(day);
            errors.add(skill, skill.per_hundred * error_probability(recalled, skill));
            known += f64::from(learnt.known >= KNOWN);
            fluent += f64::from(learnt.known >= KNOWN && learnt.is_fluent() && !learnt.is_due(day));
            weakest = weakest.min(recalled);
        }
        let share = |count: f64| count / (skills.len().max(1) as f64);
        let (known, fluent) = (share(known), share(fluent));
        Self { day, errors_per_hundred: errors.all(), clean_per_hundred: errors.clean(), known, fluent, weakest }
    }

    /// Readiness on each of these days.
    pub fn forecast(days: impl IntoIterator<Item = Day>, mastery: &Mastery, skills: &[Skill]) -> Vec<Self> {
        days.into_iter().map(|day| Self::on(day, mastery, skills)).collect()
    }
}

/// Probability of a wrong answer: not recalled, and guessed wrong.
pub fn error_probability(recalled: f64, skill: &Skill) -> f64 {
    (1.0 - recalled) * (1.0 - skill.form().guess)
}

/// Expected errors per hundred coups, by what is decided. A coup has either a decision that a natural takes away, or one
/// of Punto and one of Banco.
#[derive(Default)]
struct Errors {
    naturals: f64,
    punto: f64,
    banco: f64,
    /// Coups in which Punto decides, of a hundred.
    without_natural: f64,
}

impl Errors {
    fn add(&mut self, skill: &Skill, errors: f64) {
        match skill.row {
            NATURALS => self.naturals += errors,
            PUNTO => {
                self.punto += errors;
                self.without_natural += skill.per_hundred;
            }
            _ => self.banco += errors,
        }
    }

    fn all(&self) -> f64 {
        self.naturals + self.punto + self.banco
    }

    /// A coup with an error of Punto and one of Banco counts once.
    fn clean(&self) -> f64 {
        let both = if self.without_natural > 0.0 { self.punto * self.banco / self.without_natural } else { 0.0 };
        100.0 - self.all() + both
    }
}
