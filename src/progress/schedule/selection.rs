//! Selects the decisions of a day's practice: all of them, but only a few long ones.
//!
//! There is no other filter. When time is too short for every cell, choosing those that are due, unsure or missed
//! taught clearly less than resuming the pass where it stopped (see docs/teaching.md).

use super::skill::Skill;
use crate::progress::mastery::Mastery;
use crate::progress::mastery::constants::{LONG_MILLIS, LONG_SHARE};

/// The day's decisions, in their given order.
pub(super) fn select_for_day(skills: &[Skill], mastery: &Mastery, minutes: u32) -> Vec<Skill> {
    // Errors come first, then what was never asked.
    let order = |skill: &Skill| {
        let learnt = mastery.get(&skill.key);
        (learnt.is_none_or(|learnt| learnt.last_was.0), learnt.map(|learnt| learnt.place))
    };
    let mut long: Vec<&Skill> = skills.iter().filter(|skill| is_long(skill)).collect();
    long.sort_by_key(|skill| order(skill));
    let share = u64::from(minutes) * 60_000 / LONG_SHARE;
    let mut used = 0;
    // At least one, however short the practice.
    long.retain(|skill| {
        let fits = used == 0 || used + skill.millis <= share;
        used += if fits { skill.millis } else { 0 };
        fits
    });
    skills.iter().filter(|skill| !is_long(skill) || long.contains(skill)).cloned().collect()
}

const fn is_long(skill: &Skill) -> bool {
    skill.millis > LONG_MILLIS
}
