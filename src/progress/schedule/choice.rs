//! Which decisions a day's practice goes round: all there are, but of those that take long only a few, or three
//! tableaux from memory would be all of it.
//!
//! Nothing else is chosen here. Where there is not time for every cell, to choose those that are due, unsure or
//! were missed taught clearly less than to go on with the pass where it stopped (see docs/teaching.md).

use super::skill::Skill;
use crate::progress::mastery::Mastery;
use crate::progress::mastery::constants::{LONG_MILLIS, LONG_SHARE};

/// The decisions of a day of so many minutes, in the order in which they were given.
pub(super) fn of_the_day(skills: &[Skill], mastery: &Mastery, minutes: u32) -> Vec<Skill> {
    let asked = |skill: &Skill| mastery.of(&skill.key).map(|learnt| learnt.place);
    let mut long: Vec<&Skill> = skills.iter().filter(|skill| is_long(skill)).collect();
    // What was never asked comes first.
    long.sort_by_key(|skill| asked(skill));
    let share = u64::from(minutes) * 60_000 / LONG_SHARE;
    let mut used = 0;
    // One is met now and then, however short the practice.
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
