//! Ordering question over a run of steps, and its key.

use crate::drill::filter::Filter;
use crate::drill::marking::{Accepts, Key, Posed};
use crate::drill::question::{Answer, Choice, Form, Question, Scene, lettered};
use crate::rules::dice::Dice;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::procedure::{Pair, Procedure, Step};

use super::offer;

pub(super) const STEPS: std::ops::RangeInclusive<u8> = 4..=9;

pub(super) const USUAL: u8 = 7;

/// A question about the order of at most `most` consecutive steps.
pub(super) fn posed(part: &Procedure, most: u8, prompt: Phrase, scene: Scene, dice: &mut Dice) -> Option<Posed> {
    let part = stretch(part, most.into(), dice);
    let steps: Vec<Step> = part.in_order().collect();
    let accepts = |shown: &[Step]| {
        let place = |step: Step| shown.iter().position(|other| *other == step);
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
    Some(Posed {
        question: Question { scene, prompt, form: Form::Order(lettered(choices)) },
        key: Key {
            accepts: Accepts::AnyOrderWith(accepts(&shown)?),
            ..Key::of(Answer::Order(answer), part.pairs.iter().map(Pair::reason).collect())
        },
    })
}

/// Attempts to find an invalid order; with two or more steps, half of all orders are invalid.
const MOST_SHUFFLES: u32 = 40;

/// A run of at most `most` consecutive steps.
fn stretch(part: &Procedure, most: usize, dice: &mut Dice) -> Procedure {
    let count = part.steps.len();
    let from = dice.below(count.saturating_sub(most) + 1);
    part.only(|step| part.place(step).is_some_and(|at| (from..from + most).contains(&at)))
}

fn tile(step: Step) -> Choice {
    Choice { id: step.id().into(), label: step.phrase(), letter: None, place: None }
}

/// Flaw for a number of steps outside [`STEPS`].
pub(super) fn steps_flaw(steps: u8) -> Option<Phrase> {
    (!STEPS.contains(&steps)).then(|| {
        Phrase::plain("flaw-steps-to-order")
            .with("least", Fact::Number((*STEPS.start()).into()))
            .with("most", Fact::Number((*STEPS.end()).into()))
    })
}

pub(super) fn steps_filter(chosen: u8) -> Filter {
    let of = |steps: u8| {
        let label = Phrase::plain("order-so-many-steps").with("count", Fact::Number(steps.into()));
        offer(steps.to_string(), label, chosen == steps)
    };
    Filter::one("steps", STEPS.map(of))
}
