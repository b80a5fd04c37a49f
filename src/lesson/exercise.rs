//! A lesson's questions dealt from one seed, for worksheets and classes.

use super::{AskedQuestions, Lesson, QuestionDeck, Round};
use crate::drill::DecisionId;
use crate::drill::marking::PosedQuestion;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealtQuestion {
    pub drill: &'static str,
    /// Decision id as in journals.
    pub decision: DecisionId,
    pub seed: u64,
    pub posed: PosedQuestion,
}

impl Lesson {
    /// `count` questions in step order, of those that can be asked in the house at its table, starting over if there are
    /// fewer. None repeats while others remain; deterministic per seed.
    pub fn exercises(&self, house: &House, seed: u64, count: usize) -> Vec<DealtQuestion> {
        let here = self.at_table(house);
        let steps: Vec<&[Round]> = here.as_ref().unwrap_or(self).steps.iter().map(super::Step::rounds).collect();
        exercises(&steps, house, seed, count)
    }
}

/// As [`Lesson::exercises`], for these steps.
pub fn exercises(steps: &[impl AsRef<[Round]>], house: &House, seed: u64, count: usize) -> Vec<DealtQuestion> {
    let mut dice = SeededRng::from_seed(seed);
    let mut put = AskedQuestions::default();
    let mut exercises: Vec<DealtQuestion> = Vec::new();
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
fn deal(rounds: &[Round], house: &House, put: &mut AskedQuestions, dice: &mut SeededRng) -> Vec<DealtQuestion> {
    let drills: Vec<(Vec<String>, &Round)> =
        rounds.iter().map(|round| (round.drill.drill().decisions(house), round)).collect();
    let mut deck = QuestionDeck::from_rounds(rounds, house, dice);
    let mut exercises = Vec::new();
    put.begin_step();
    while let Some(card) = deck.deal() {
        let Some((decisions, round)) = drills.get(card.drill) else { continue };
        let pose = |seed| round.drill.drill().pose(card.decision, house, &mut SeededRng::from_seed(seed));
        let fresh = put.pose_evenly(dice, round.answers, pose);
        let (Some((seed, posed)), Some(decision)) = (fresh, decisions.get(card.decision)) else { continue };
        put.add_to_step(&posed);
        exercises.push(DealtQuestion { drill: round.drill.name(), decision: decision.as_str().into(), seed, posed });
    }
    exercises
}
