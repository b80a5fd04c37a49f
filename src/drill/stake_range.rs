//! Range of stakes as bounded by a lesson file.

use crate::rules::money::Money;
use crate::rules::rng::SeededRng;

use super::flaw::DrillFlaw;

/// A random multiple of `step` between two admissible sums.
pub(super) fn draw_stake(from: Money, to: Money, step: Money, dice: &mut SeededRng) -> Money {
    let step = step.get().max(1);
    let first = from.get().div_ceil(step).max(1);
    let last = (to.get() / step).max(first);
    Money::coins((first + dice.below((last - first + 1) as usize) as u64) * step)
}

pub(super) fn flaw(from: Money, to: Money, step: Money) -> Option<DrillFlaw> {
    if step == Money::ZERO || from == Money::ZERO {
        return Some(DrillFlaw::StakeOfNought);
    }
    let upside_down = from > to || to > Money::MOST;
    let first = from.get().div_ceil(step.get()).saturating_mul(step.get());
    (upside_down || first > to.get()).then_some(DrillFlaw::StakesUpsideDown)
}
