//! Comparison of two houses: questions with the same answers by the same rules.

use super::{Lesson, Step};
use crate::drill::AnyDrill;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::{AnswerForm, Choice};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Questions compared for each decision.
const COMPARED: u64 = 6;

/// True if two houses ask the same questions in the lesson, with the same answers by the same rules. A shift is another
/// one in each house.
pub fn lesson_is_alike(lesson: &Lesson, one: &House, other: &House) -> bool {
    if lesson.has_shift() {
        return false;
    }
    let (Some(here), Some(there)) = (lesson.at_table(one), lesson.at_table(other)) else { return false };
    let rounds = |lesson: &Lesson| lesson.steps.iter().flat_map(Step::rounds).cloned().collect::<Vec<_>>();
    let own = rounds(&here);
    own == rounds(&there) && own.iter().all(|round| drill_is_alike(&round.drill, one, other))
}

/// True if two houses ask the same questions about a decision of a drill, with the same answers by the same rules.
pub fn decision_is_alike(drill: &AnyDrill, decision: &str, one: &House, other: &House) -> bool {
    let place = |house| drill.drill().decisions(house).iter().position(|own| own == decision);
    let (Some(here), Some(there)) = (place(one), place(other)) else { return false };
    is_alike_at(drill, (here, there), one, other)
}

fn drill_is_alike(drill: &AnyDrill, one: &House, other: &House) -> bool {
    let decisions = drill.drill().decisions(one);
    decisions == drill.drill().decisions(other)
        && (0..decisions.len()).all(|place| is_alike_at(drill, (place, place), one, other))
}

fn is_alike_at(drill: &AnyDrill, (here, there): (usize, usize), one: &House, other: &House) -> bool {
    (1..=COMPARED).all(|seed| {
        let pose = |place, house| drill.drill().pose(place, house, &mut SeededRng::from_seed(seed));
        match (pose(here, one), pose(there, other)) {
            (Some(here), Some(there)) => questions_are_alike(&here, &there),
            _ => false,
        }
    })
}

/// The clauses that state the rules, and the calls and letters of a house, may differ.
fn questions_are_alike(one: &PosedQuestion, other: &PosedQuestion) -> bool {
    let rules = |posed: &PosedQuestion| posed.key.reasons.iter().map(|reason| reason.rule.clone()).collect::<Vec<_>>();
    let (question, key) = (&one.question, &one.key);
    question.scene == other.question.scene
        && question.prompt == other.question.prompt
        && forms_are_alike(&question.form, &other.question.form)
        && (&key.answer, &key.tolerance, &key.working) == (&other.key.answer, &other.key.tolerance, &other.key.working)
        && rules(one) == rules(other)
}

fn forms_are_alike(one: &AnswerForm, other: &AnswerForm) -> bool {
    match (one, other) {
        (AnswerForm::Choice(own), AnswerForm::Choice(others)) => {
            let unlettered = |choice: &Choice| Choice { letter: None, ..choice.clone() };
            own.len() == others.len() && own.iter().zip(others).all(|(one, other)| unlettered(one) == unlettered(other))
        }
        (AnswerForm::Several(own), AnswerForm::Several(others)) => {
            own.len() == others.len()
                && own
                    .iter()
                    .zip(others)
                    .all(|(one, other)| one.label == other.label && forms_are_alike(&one.form, &other.form))
        }
        _ => one == other,
    }
}
