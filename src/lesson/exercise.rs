//! A lesson's questions dealt from one seed, for worksheets and classes.

use super::{Deck, Lesson, Put, Round};
use crate::drill::marking::Posed;
use crate::rules::dice::Dice;
use crate::rules::house::House;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    pub drill: &'static str,
    /// Decision id as in journals.
    pub decision: String,
    pub seed: u64,
    pub posed: Posed,
}

impl Lesson {
    /// `count` questions in step order, starting over if the lesson has fewer. None repeats while others remain;
    /// deterministic per seed.
    pub fn exercises(&self, house: &House, seed: u64, count: usize) -> Vec<Exercise> {
        let steps: Vec<&[Round]> = self.steps.iter().map(super::Step::rounds).collect();
        exercises(&steps, house, seed, count)
    }
}

/// As [`Lesson::exercises`], for these steps.
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

/// Deals one step without repeating earlier questions while others remain.
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
