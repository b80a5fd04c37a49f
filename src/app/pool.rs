//! What a trainee may be asked outside the lessons: the decisions of all drills that were met in them.

use std::collections::BTreeMap;

use crate::drill::AnyDrill;
use crate::drill::marking::Posed;
use crate::lesson::{Lesson, Put};
use crate::progress::mastery::constants::{CELL_MILLIS, TARGET_MILLIS};
use crate::progress::mastery::{Day, Form, Key, Learnt, Mastery, Quick};
use crate::progress::schedule::{Skill, tableau};
use crate::rules::dice::Dice;
use crate::rules::house::House;

/// Decisions outside the tableau are introduced after it, in the order of the lessons.
const AFTER_THE_TABLEAU: u32 = 100;

/// A question that takes longer than this is a long one, in milliseconds: a tableau from memory, an order.
const LONG_MILLIS: u64 = 25_000;

/// Long ones take no more than this part of a day's practice: few questions teach little of the rest.
const LONG_SHARE: u64 = 4;

/// So many decisions that were never asked come into a minute of practice, at the most: new ones at every turn
/// would leave no time for what was learnt (after the advice of one new item to five known ones).
const NEW_A_MINUTE: usize = 1;

/// What may be asked.
#[derive(Debug, Clone, Default)]
pub struct Pool {
    drills: Vec<AnyDrill>,
    /// Which drills ask a decision: the place of the drill, and of the decision in it.
    asked_by: BTreeMap<Key, Vec<(usize, usize)>>,
    skills: Vec<Skill>,
}

/// A question that was dealt from a pool.
pub(super) struct Dealt {
    pub(super) drill: &'static str,
    pub(super) seed: u64,
    pub(super) posed: Posed,
}

impl Pool {
    /// What these lessons ask in a house, in their order.
    pub(super) fn of<'a>(lessons: impl IntoIterator<Item = &'a Lesson>, house: &House) -> Self {
        let mut pool = Self::default();
        let of_tableau: BTreeMap<Key, Skill> =
            tableau::tableau(house).into_iter().map(|skill| (skill.key.clone(), skill)).collect();
        for (place, lesson) in lessons.into_iter().enumerate() {
            for drill in lesson.drills() {
                if !pool.drills.contains(drill) {
                    pool.add(drill, house, place as u32, &of_tableau);
                }
            }
        }
        pool
    }

    fn add(&mut self, drill: &AnyDrill, house: &House, lesson: u32, of_tableau: &BTreeMap<Key, Skill>) {
        let place = self.drills.len();
        self.drills.push(drill.clone());
        for (decision, id) in drill.drill().decisions(house).into_iter().enumerate() {
            let key = Key::new(&house.id, drill.name(), &id);
            let asked_by = self.asked_by.entry(key.clone()).or_default();
            if asked_by.is_empty() {
                self.skills.push(of_tableau.get(&key).cloned().unwrap_or_else(|| skill(key, lesson)));
            }
            asked_by.push((place, decision));
        }
    }

    /// What may be asked, as the schedule sees it.
    #[must_use]
    pub fn skills(&self) -> &[Skill] {
        &self.skills
    }

    /// What a day's practice of so many minutes is made of: what is due, unsure or was missed, longest not asked
    /// first; then the rest, as far as there is time to ask each once; and a little that is new. In which order
    /// they come is for the schedule to say.
    pub(super) fn of_the_day(&self, mastery: &Mastery, minutes: u16, day: Day) -> Vec<Skill> {
        let mut asked: Vec<(&Learnt, &Skill)> =
            self.skills.iter().filter_map(|skill| Some((mastery.of(&skill.key)?, skill))).collect();
        asked.sort_by_key(|(learnt, _)| (!is_wanted(learnt, day), learnt.place));
        let budget = u64::from(minutes) * 60_000;
        let (mut used, mut used_by_long) = (0, 0);
        let fits = |(_, skill): &(&Learnt, &Skill)| {
            let is_long = skill.millis > LONG_MILLIS;
            // Something long is always met now and then, however short the practice.
            let fits =
                used < budget && (!is_long || used_by_long == 0 || used_by_long + skill.millis <= budget / LONG_SHARE);
            if fits {
                used += skill.millis;
                used_by_long += if is_long { skill.millis } else { 0 };
            }
            fits
        };
        let mut skills: Vec<Skill> = asked.into_iter().filter(fits).map(|(_, skill)| skill.clone()).collect();
        let mut new: Vec<&Skill> = self.skills.iter().filter(|skill| mastery.of(&skill.key).is_none()).collect();
        new.sort_by_key(|skill| skill.row);
        skills.extend(new.into_iter().take(usize::from(minutes) * NEW_A_MINUTE).cloned());
        skills
    }

    /// How long a question about a decision takes where nothing is known of the person, in milliseconds.
    pub(super) fn millis(&self, key: &Key) -> u64 {
        self.skills.iter().find(|skill| skill.key == *key).map_or(CELL_MILLIS, |skill| skill.millis)
    }

    /// A question about a decision that was not put before; nothing where no drill asks it here.
    pub(super) fn deal(&self, key: &Key, house: &House, put: &Put, dice: &mut Dice) -> Option<Dealt> {
        let asked_by = self.asked_by.get(key)?;
        let (place, decision) = *asked_by.get(dice.below(asked_by.len()))?;
        let drill = self.drills.get(place)?;
        let pose = |seed| drill.drill().pose(decision, house, &mut Dice::of_seed(seed));
        let (seed, posed) = put.fresh(dice, pose)?;
        Some(Dealt { drill: drill.name(), seed, posed })
    }
}

/// Whether a decision should be asked on a day, whatever else there is time for.
fn is_wanted(learnt: &Learnt, day: Day) -> bool {
    let (right, quick) = learnt.last_was;
    learnt.is_due(day) || !learnt.is_known() || !right || quick == Some(Quick::Slow)
}

fn skill(key: Key, lesson: u32) -> Skill {
    let targets = u64::from(Form::of(&key.drill).targets);
    Skill {
        key,
        row: AFTER_THE_TABLEAU + lesson,
        answer: None,
        partners: Vec::new(),
        millis: CELL_MILLIS + targets.saturating_sub(1) * u64::from(TARGET_MILLIS),
        per_hundred: 0.0,
    }
}
