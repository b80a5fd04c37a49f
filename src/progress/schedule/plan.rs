//! A preview of today's practice.

use std::collections::BTreeSet;

use super::reason::ScheduleReason;
use super::selection::select_for_day;
use super::session::{PracticeSession, ScheduledQuestion};
use super::skill::Skill;
use crate::progress::mastery::{Day, DecisionKey, Mastery};
use crate::rules::rng::SeededRng;

#[derive(Debug, Clone)]
pub struct PracticePlan {
    /// The questions if every answer is right and takes the usual time.
    pub items: Vec<ScheduledQuestion>,
    session: PracticeSession,
}

impl PracticePlan {
    /// Plans about `minutes` of practice; deterministic for a given generator state.
    pub fn today(mastery: &Mastery, skills: &[Skill], minutes: u32, day: Day, dice: &mut SeededRng) -> Self {
        let skills = select_for_day(skills, mastery, minutes);
        let session = PracticeSession::new(mastery, &skills, u64::from(minutes) * 60_000, day, dice);
        Self { items: session.clone().preview(), session }
    }

    pub fn begin(self) -> PracticeSession {
        self.session
    }

    /// Decisions left for another day, what weighs most first.
    pub fn later<'s>(&self, skills: &'s [Skill]) -> Vec<&'s Skill> {
        let asked: BTreeSet<&DecisionKey> = self.items.iter().map(|item| &item.key).collect();
        let mut later: Vec<&Skill> = skills.iter().filter(|skill| !asked.contains(&skill.key)).collect();
        later.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
        later
    }

    /// Decisions with a specific reason, most notable first: wrong, slow, new, about to be forgotten.
    pub fn notable(&self) -> Vec<(&DecisionKey, &ScheduleReason)> {
        let rank = |why: &ScheduleReason| match why {
            ScheduleReason::WrongOn(_) => Some(0),
            ScheduleReason::SlowOn(_) => Some(1),
            ScheduleReason::New => Some(2),
            ScheduleReason::Due(_) => Some(3),
            _ => None,
        };
        let mut telling: Vec<_> = self.items.iter().filter(|item| rank(&item.why).is_some()).collect();
        telling.sort_by_key(|item| rank(&item.why));
        telling.into_iter().map(|item| (&item.key, &item.why)).collect()
    }
}
