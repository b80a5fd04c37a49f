//! How ready a trainee is: the errors to expect in a hundred coups.

use super::skill::Skill;
use crate::progress::mastery::constants::KNOWN;
use crate::progress::mastery::{Day, Mastery};

/// How ready a trainee is on a day, without practice until then.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Readiness {
    /// The day.
    pub day: Day,
    /// The decisions of a hundred coups that are not known or not recalled.
    pub errors_per_hundred: f64,
    /// The share of all decisions that are known.
    pub known: f64,
    /// The share that is known, lately right within the target, and still remembered.
    pub fluent: f64,
    /// The probability that the weakest of them is known and recalled.
    pub weakest: f64,
}

impl Readiness {
    /// How ready a trainee is on a day for these decisions; one that was never asked counts as it was before.
    #[must_use]
    pub fn on(day: Day, mastery: &Mastery, skills: &[Skill]) -> Self {
        let (mut errors, mut known, mut fluent, mut weakest) = (0.0, 0.0, 0.0, 1.0_f64);
        for skill in skills {
            let learnt = mastery.of(&skill.key).copied().unwrap_or_default();
            let recalled = learnt.recalled(day);
            errors += skill.per_hundred * (1.0 - recalled);
            known += f64::from(learnt.known >= KNOWN);
            fluent += f64::from(learnt.known >= KNOWN && learnt.is_fluent() && !learnt.is_due(day));
            weakest = weakest.min(recalled);
        }
        let share = |count: f64| count / (skills.len().max(1) as f64);
        Self { day, errors_per_hundred: errors, known: share(known), fluent: share(fluent), weakest }
    }

    /// How ready a trainee will be on each of these days.
    #[must_use]
    pub fn forecast(days: impl IntoIterator<Item = Day>, mastery: &Mastery, skills: &[Skill]) -> Vec<Self> {
        days.into_iter().map(|day| Self::on(day, mastery, skills)).collect()
    }
}
