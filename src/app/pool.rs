//! Decisions that may be asked outside lessons: those of all drills met so far.

use std::collections::{BTreeMap, BTreeSet};

use crate::drill::AnyDrill;
use crate::drill::marking::PosedQuestion;
use crate::lesson::{AskedQuestions, Lesson};
use crate::progress::mastery::constants::{CELL_MILLIS, TARGET_MILLIS};
use crate::progress::mastery::{DecisionKey, DrillForm};
use crate::progress::schedule::{Skill, tableau};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Position of decisions outside the tableau, which are introduced after it in lesson order.
const AFTER_THE_TABLEAU: u32 = 100;

#[derive(Debug, Clone, Default)]
pub struct QuestionPool {
    drills: Vec<AnyDrill>,
    /// Drills that ask a decision: (drill index, decision index).
    asked_by: BTreeMap<DecisionKey, Vec<(usize, usize)>>,
    skills: Vec<Skill>,
}

pub(super) struct PooledQuestion {
    pub(super) drill: &'static str,
    pub(super) seed: u64,
    pub(super) posed: PosedQuestion,
}

impl QuestionPool {
    /// Collects the decisions of these lessons, in order.
    pub(super) fn new<'a>(lessons: impl IntoIterator<Item = &'a Lesson>, house: &House) -> Self {
        let mut pool = Self::default();
        let of_tableau: BTreeMap<DecisionKey, Skill> =
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

    fn add(&mut self, drill: &AnyDrill, house: &House, lesson: u32, of_tableau: &BTreeMap<DecisionKey, Skill>) {
        let place = self.drills.len();
        self.drills.push(drill.clone());
        for (decision, id) in drill.drill().decisions(house).into_iter().enumerate() {
            let key = DecisionKey::new(&house.id, &drill.name().into(), &id.into());
            let asked_by = self.asked_by.entry(key.clone()).or_default();
            if asked_by.is_empty() {
                self.skills.push(of_tableau.get(&key).cloned().unwrap_or_else(|| skill(key, lesson)));
            }
            asked_by.push((place, decision));
        }
    }

    pub(super) fn asks(&self, key: &DecisionKey) -> bool {
        self.asked_by.contains_key(key)
    }

    /// Adds those decisions of a drill that are among the wanted ones and that no drill here asks yet.
    pub(super) fn add_answered(&mut self, drill: &AnyDrill, house: &House, wanted: &BTreeSet<&DecisionKey>) {
        let place = self.drills.len();
        let tableau = tableau::tableau(house);
        for (decision, id) in drill.drill().decisions(house).into_iter().enumerate() {
            let key = DecisionKey::new(&house.id, &drill.name().into(), &id.into());
            if wanted.contains(&key) && !self.asks(&key) {
                let known = tableau.iter().find(|skill| skill.key == key).cloned();
                self.skills.push(known.unwrap_or_else(|| skill(key.clone(), place as u32)));
                self.asked_by.entry(key).or_default().push((place, decision));
            }
        }
        self.drills.push(drill.clone());
    }

    /// The decisions as the scheduler needs them.
    pub fn skills(&self) -> &[Skill] {
        &self.skills
    }

    /// Default answer time in ms, used without data on the trainee.
    pub(super) fn millis(&self, key: &DecisionKey) -> u64 {
        self.skills.iter().find(|skill| skill.key == *key).map_or(CELL_MILLIS, |skill| skill.millis)
    }

    /// A question not asked before; `None` if no drill here asks this decision.
    pub(super) fn deal(
        &self,
        key: &DecisionKey,
        house: &House,
        put: &AskedQuestions,
        dice: &mut SeededRng,
    ) -> Option<PooledQuestion> {
        let asked_by = self.asked_by.get(key)?;
        let (place, decision) = *asked_by.get(dice.below(asked_by.len()))?;
        let drill = self.drills.get(place)?;
        let pose = |seed| drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed));
        let (seed, posed) = put.pose_unseen(dice, pose)?;
        Some(PooledQuestion { drill: drill.name(), seed, posed })
    }
}

fn skill(key: DecisionKey, lesson: u32) -> Skill {
    let targets = u64::from(DrillForm::for_drill(key.drill.as_str()).targets);
    Skill {
        key,
        row: AFTER_THE_TABLEAU + lesson,
        answer: None,
        partners: Vec::new(),
        is_easy: false,
        millis: CELL_MILLIS + targets.saturating_sub(1) * u64::from(TARGET_MILLIS),
        per_hundred: 0.0,
        changes_winner: 0.0,
    }
}
