//! The sums that stakes may be, as a lesson file bounds them.

use crate::rules::dice::Dice;
use crate::rules::money::Money;
use crate::rules::phrase::Phrase;

/// A stake between two sums, both of them possible, that is a multiple of a step.
pub(super) fn stake(from: Money, to: Money, step: Money, dice: &mut Dice) -> Money {
    let step = step.get().max(1);
    let first = from.get().div_ceil(step).max(1);
    let last = (to.get() / step).max(first);
    Money::coins((first + dice.below((last - first + 1) as usize) as u64) * step)
}

/// What is wrong with such bounds.
pub(super) fn flaw(from: Money, to: Money, step: Money) -> Option<Phrase> {
    if step == Money::ZERO || from == Money::ZERO {
        return Some(Phrase::plain("flaw-stake-of-nought"));
    }
    let upside_down = from > to || to > Money::MOST;
    let first = from.get().div_ceil(step.get()).saturating_mul(step.get());
    (upside_down || first > to.get()).then(|| Phrase::plain("flaw-stakes-upside-down"))
}
