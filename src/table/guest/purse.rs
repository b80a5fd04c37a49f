//! Amounts and pieces of a guest's stakes.

use crate::rules::money::{Money, Ratio};
use crate::rules::settle::Limits;
use crate::table::pieces::Pieces;

/// Most minimum stakes of an amount.
const MOST_STAKES: u32 = 10_000;

/// The amounts that a guest may stake: multiples of a step between two bounds.
#[derive(Debug, Clone, Copy)]
pub(super) struct Range {
    pub(super) least: Money,
    pub(super) most: Money,
    step: u64,
}

impl Range {
    /// The amounts within the limits and what room is left; `None` where there are none.
    pub(super) fn new(limits: Limits, room: Option<Money>, step: Money) -> Option<Self> {
        let step = step.get().max(1);
        let most = room.map_or(limits.max, |room| room.min(limits.max));
        let range = Self {
            least: Money::coins(limits.min.get().div_ceil(step) * step),
            most: Money::coins(most.get() - most.get() % step),
            step,
        };
        (range.least <= range.most).then_some(range)
    }

    /// The amount of the range that is next to this one, not above it where it can be.
    pub(super) fn nearest(self, amount: Money) -> Money {
        self.below(amount).unwrap_or(self.least)
    }

    /// The highest amount of the range that is not above this one.
    pub(super) fn below(self, amount: Money) -> Option<Money> {
        let amount = amount.min(self.most);
        Some(Money::coins(amount.get() - amount.get() % self.step)).filter(|whole| *whole >= self.least)
    }

    /// Takes pieces for this amount out of a purse, or for half of it, and so on; `None` where there are none.
    pub(super) fn take(self, purse: &mut Pieces, amount: Money) -> Option<Pieces> {
        let mut whole = self.below(amount.min(purse.total()))?;
        loop {
            if let Some(pieces) = purse.making(whole)
                && purse.take(&pieces)
            {
                return Some(pieces);
            }
            whole = self.below(half(whole))?;
        }
    }
}

/// Half of a sum, in whole coins.
pub(super) fn half(sum: Money) -> Money {
    sum.times(Ratio { over: 1, under: 2 })
}

/// So many minimum stakes.
pub(in crate::table) fn stakes(limits: Limits, count: u32) -> Money {
    limits.min.times(Ratio { over: count.min(MOST_STAKES), under: 1 })
}
