//! Readiness: the expected errors in a hundred coups.

use super::skill::Skill;
use crate::progress::mastery::constants::KNOWN;
use crate::progress::mastery::{Day, Mastery};

/// Readiness on a day, assuming no practice until then.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Readiness {
    pub day: Day,
    /// Expected decisions per hundred coups that are not known or not recalled.
    pub errors_per_hundred: f64,
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
        let (mut errors, mut known, mut fluent, mut weakest) = (0.0, 0.0, 0.0, 1.0_f64);
        for skill in skills {
            let learnt = mastery.get(&skill.key).copied().unwrap_or_default();
            let recalled = learnt.recall_probability(day);
            errors += skill.per_hundred * (1.0 - recalled);
            known += f64::from(learnt.known >= KNOWN);
            fluent += f64::from(learnt.known >= KNOWN && learnt.is_fluent() && !learnt.is_due(day));
            weakest = weakest.min(recalled);
        }
        let share = |count: f64| count / (skills.len().max(1) as f64);
        Self { day, errors_per_hundred: errors, known: share(known), fluent: share(fluent), weakest }
    }

    /// Readiness on each of these days.
    pub fn forecast(days: impl IntoIterator<Item = Day>, mastery: &Mastery, skills: &[Skill]) -> Vec<Self> {
        days.into_iter().map(|day| Self::on(day, mastery, skills)).collect()
    }
}
