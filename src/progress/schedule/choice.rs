//! What a day's practice is made of, where there is more to know than there is time: here the days are chosen
//! by what memory says, and the order within the day is left to the passes.

use super::skill::Skill;
use crate::progress::mastery::constants::{LONG_MILLIS, LONG_SHARE, NEW_A_MINUTE};
use crate::progress::mastery::{Day, Learnt, Mastery, Quick};

/// The time of a day, as it is given away.
struct Budget {
    millis: u64,
    used: u64,
    used_by_long: u64,
}

/// The decisions of a day of so many minutes, in the order in which they were given: what is due, unsure or was
/// missed, longest not asked first, but for a little time kept for what is new; then what is new; then the
/// rest. Each as far as there is time to ask all of them once.
pub(super) fn of_the_day(skills: &[Skill], mastery: &Mastery, minutes: u32, day: Day) -> Vec<Skill> {
    let mut asked: Vec<(&Learnt, usize)> = Vec::new();
    let mut new: Vec<usize> = Vec::new();
    for (place, skill) in skills.iter().enumerate() {
        match mastery.of(&skill.key) {
            Some(learnt) => asked.push((learnt, place)),
            None => new.push(place),
        }
    }
    asked.sort_by_key(|(learnt, _)| learnt.place);
    new.sort_by_key(|place| skills.get(*place).map(|skill| skill.row));
    let (wanted, rest): (Vec<_>, Vec<_>) = asked.into_iter().partition(|(learnt, _)| is_wanted(learnt, day));
    let millis =
        |places: &[usize]| places.iter().filter_map(|place| skills.get(*place)).map(|skill| skill.millis).sum();
    let kept: Vec<usize> = new.iter().copied().take(minutes as usize * NEW_A_MINUTE).collect();
    let mut budget = Budget::of(minutes, millis(&kept));
    let mut chosen: Vec<usize> = Vec::new();
    let places = |asked: Vec<(&Learnt, usize)>| asked.into_iter().map(|(_, place)| place).collect::<Vec<_>>();
    for (places, frees) in [(places(wanted), true), (new, false), (places(rest), false)] {
        chosen.extend(places.into_iter().filter(|place| skills.get(*place).is_some_and(|skill| budget.gives(skill))));
        if frees {
            budget = Budget { millis: u64::from(minutes) * 60_000, ..budget };
        }
    }
    chosen.sort_unstable();
    chosen.into_iter().filter_map(|place| skills.get(place).cloned()).collect()
}

impl Budget {
    fn of(minutes: u32, kept: u64) -> Self {
        Self { millis: (u64::from(minutes) * 60_000).saturating_sub(kept), used: 0, used_by_long: 0 }
    }

    /// Whether there is time for a question; then it is used.
    fn gives(&mut self, skill: &Skill) -> bool {
        let is_long = skill.millis > LONG_MILLIS;
        // Something long is met now and then, however short the practice.
        let long_enough =
            !is_long || self.used_by_long == 0 || self.used_by_long + skill.millis <= self.millis / LONG_SHARE;
        let gives = self.used < self.millis && long_enough;
        if gives {
            self.used += skill.millis;
            self.used_by_long += if is_long { skill.millis } else { 0 };
        }
        gives
    }
}

/// Whether a decision should be asked on a day, whatever else there is time for.
fn is_wanted(learnt: &Learnt, day: Day) -> bool {
    let (right, quick) = learnt.last_was;
    learnt.is_due(day) || !learnt.is_known() || !right || quick == Some(Quick::Slow)
}
