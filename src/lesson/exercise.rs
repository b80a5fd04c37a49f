//! The questions of a lesson dealt in its order from one seed, for paper and for a class.

use super::{Deck, Lesson, Put, Round};
use crate::drill::marking::Posed;
use crate::rules::dice::Dice;
use crate::rules::house::House;

/// One question that was dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// The name of its drill.
    pub drill: &'static str,
    /// What is to be decided, as journals name it.
    pub decision: String,
    /// The seed that deals it again.
    pub seed: u64,
    /// The question and its key.
    pub posed: Posed,
}

impl Lesson {
    /// So many questions of this lesson, in the order of its steps; more than it has go through it again. No question
    /// comes twice while there are others, and the same seed deals the same questions.
    #[must_use]
    pub fn exercises(&self, house: &House, seed: u64, count: usize) -> Vec<Exercise> {
        let steps: Vec<&[Round]> = self.steps.iter().map(super::Step::rounds).collect();
        exercises(&steps, house, seed, count)
    }
}

/// So many questions of these steps, gone through again and again.
#[must_use]
pub fn exercises(steps: &[impl AsRef<[Round]>], house: &House, seed: u64, count: usize) -> Vec<Exercise> {
    let mut dice = Dice::of_seed(seed);
    let mut put = Put::default();
    let mut exercises: Vec<Exercise> = Vec::new();
    while exercises.len() < count {
        let before = exercises.len();
        for rounds in steps {
            exercises.extend(deal(rounds.as_ref(), house, &mut put, &mut dice));
        }
        if exercises.len() == before {
            break;
        }
    }
    exercises.truncate(count);
    exercises
}

/// The questions of one step, none of them put before while there are others.
fn deal(rounds: &[Round], house: &House, put: &mut Put, dice: &mut Dice) -> Vec<Exercise> {
    let drills: Vec<(Vec<String>, &Round)> =
        rounds.iter().map(|round| (round.drill.drill().decisions(house), round)).collect();
    let mut deck = Deck::of_rounds(rounds, house, dice);
    let mut exercises = Vec::new();
    while let Some(card) = deck.deal() {
        let Some((decisions, round)) = drills.get(card.drill) else { continue };
        let pose = |seed| round.drill.drill().pose(card.decision, house, &mut Dice::of_seed(seed));
        let fresh = put.fresh(dice, pose);
        let (Some((seed, posed)), Some(decision)) = (fresh, decisions.get(card.decision)) else { continue };
        put.add(&posed.question);
        exercises.push(Exercise { drill: round.drill.name(), decision: decision.clone(), seed, posed });
    }
    exercises
}
