//! Ordering question over a run of steps, and its key.

use crate::drill::filter::Filter;
use crate::drill::marking::{AnswerKey, PosedQuestion, Tolerance};
use crate::drill::question::{Answer, AnswerForm, Choice, Question, Scene, lettered};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::procedure::{ProcedureStep, StepDependency, StepOrder, StepPair};
use crate::rules::rng::SeededRng;

use super::super::flaw::DrillFlaw;
use super::offer;

pub(super) const STEPS: std::ops::RangeInclusive<u8> = 4..=9;

pub(super) const USUAL: u8 = 7;

/// A question about the order of at most `most` consecutive steps.
pub(super) fn posed(
    part: &StepOrder,
    most: u8,
    prompt: Phrase,
    scene: Scene,
    dice: &mut SeededRng,
) -> Option<PosedQuestion> {
    let mut part = stretch(part, most.into(), dice);
    part.pairs = direct(&part.pairs);
    let steps: Vec<ProcedureStep> = part.in_order().collect();
    let accepts = |shown: &[ProcedureStep]| {
        let place = |step: ProcedureStep| shown.iter().position(|other| *other == step);
        let pairs = part.pairs.iter().map(|pair| Some((place(pair.first)?, place(pair.then)?)));
        pairs.collect::<Option<Vec<_>>>()
    };
    // Shown in an invalid order.
    let mut shown = steps.clone();
    for _ in 0..MOST_SHUFFLES {
        dice.shuffle(&mut shown);
        if accepts(&shown)?.iter().any(|(first, then)| first > then) {
            break;
        }
    }
    let answer = steps.iter().map(|step| shown.iter().position(|other| other == step)).collect::<Option<Vec<_>>>()?;
    let choices = shown.iter().map(|step| tile(*step));
    Some(PosedQuestion {
        question: Question { scene, prompt, form: AnswerForm::Order(lettered(choices)) },
        key: AnswerKey {
            tolerance: Tolerance::AnyOrderWith(accepts(&shown)?),
            ..AnswerKey::new(Answer::Order(answer), part.pairs.iter().map(StepPair::reason).collect())
        },
    })
}

/// The pairs without those that follow from others: they allow the same orders, and say why in fewer lines.
fn direct(pairs: &[StepPair]) -> Vec<StepPair> {
    fn is_before(pairs: &[StepPair], first: ProcedureStep, then: ProcedureStep) -> bool {
        pairs.iter().any(|pair| pair.first == first && (pair.then == then || is_before(pairs, pair.then, then)))
    }
    let follows = |pair: &StepPair| {
        pair.dependency == StepDependency::Needs
            && pairs.iter().any(|step| {
                step.first == pair.first && step.then != pair.then && is_before(pairs, step.then, pair.then)
            })
    };
    pairs.iter().filter(|pair| !follows(pair)).copied().collect()
}

/// Attempts to find an invalid order; with two or more steps, half of all orders are invalid.
const MOST_SHUFFLES: u32 = 40;

/// A run of at most `most` consecutive steps.
fn stretch(part: &StepOrder, most: usize, dice: &mut SeededRng) -> StepOrder {
    let count = part.steps.len();
    let from = dice.below(count.saturating_sub(most) + 1);
    part.only(|step| part.place(step).is_some_and(|at| (from..from + most).contains(&at)))
}

fn tile(step: ProcedureStep) -> Choice {
    Choice { id: step.id().into(), label: step.phrase(), letter: None, place: None }
}

/// Flaw for a number of steps outside [`STEPS`].
pub(super) fn steps_flaw(steps: u8) -> Option<DrillFlaw> {
    (!STEPS.contains(&steps)).then_some(DrillFlaw::StepsToOrder(STEPS))
}

pub(super) fn steps_filter(chosen: u8) -> Filter {
    let of = |steps: u8| {
        let label = text!("order-so-many-steps", count = Fact::Number(steps.into()));
        offer(steps.to_string(), label, chosen == steps)
    };
    Filter::one_of("steps", STEPS.map(of))
}
