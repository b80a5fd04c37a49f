//! Real pieces: how many of each value are in one place. Pieces move; none is made or lost.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::chips::PieceCounts;
use crate::rules::money::Money;

/// Pieces in one place, by value.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pieces(BTreeMap<u64, u32>);

impl Pieces {
    /// The same number of each value.
    pub fn of_each(values: &[Money], count: u32) -> Self {
        Self(values.iter().filter(|_| count > 0).map(|value| (value.get(), count)).collect())
    }

    /// These counts.
    pub fn from_counts(counts: &[(Money, u32)]) -> Self {
        let mut pieces = Self::default();
        for (value, count) in counts {
            pieces.add(*value, *count);
        }
        pieces
    }

    /// Total value.
    pub fn total(&self) -> Money {
        Money::coins(self.0.iter().fold(0, |sum: u64, (value, count)| sum.saturating_add(value * u64::from(*count))))
    }

    /// Number of pieces.
    pub fn count(&self) -> u64 {
        self.0.values().map(|count| u64::from(*count)).sum()
    }

    /// True without a piece.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Number of pieces of a value.
    pub fn of_value(&self, value: Money) -> u32 {
        self.0.get(&value.get()).copied().unwrap_or(0)
    }

    /// Counts, largest value first.
    pub fn counts(&self) -> PieceCounts {
        self.0.iter().rev().map(|(value, count)| (Money::coins(*value), *count)).collect()
    }

    /// Adds pieces of one value.
    pub fn add(&mut self, value: Money, count: u32) {
        if count > 0 {
            let held = self.0.entry(value.get()).or_default();
            *held = held.saturating_add(count);
        }
    }

    /// Adds all pieces of another heap.
    pub fn put(&mut self, other: &Self) {
        for (value, count) in &other.0 {
            self.add(Money::coins(*value), *count);
        }
    }

    /// True if all these pieces are here.
    pub fn has(&self, other: &Self) -> bool {
        other.0.iter().all(|(value, count)| self.0.get(value).is_some_and(|held| held >= count))
    }

    /// Takes these pieces away; false, and nothing taken, where one of them is not here.
    pub fn take(&mut self, other: &Self) -> bool {
        if !self.has(other) {
            return false;
        }
        for (value, count) in &other.0 {
            if let Some(held) = self.0.get_mut(value) {
                *held = held.saturating_sub(*count);
            }
        }
        self.0.retain(|_, count| *count > 0);
        true
    }

    /// Takes all pieces away.
    pub fn take_all(&mut self) -> Self {
        std::mem::take(self)
    }

    /// Pieces held here that make the sum, few of them and large first; `None` where these pieces cannot make it.
    pub fn making(&self, sum: Money) -> Option<Self> {
        let held: Vec<(u64, u32)> = self.0.iter().rev().map(|(value, count)| (*value, *count)).collect();
        let mut chosen = Self::default();
        let mut steps = 0;
        fill(sum.get(), &held, &mut chosen, &mut steps).then_some(chosen)
    }
}

/// Upper bound on the branches of a search for a sum; sums of real stakes are found in the first few.
const MOST_STEPS: u32 = 20_000;

fn fill(rest: u64, held: &[(u64, u32)], chosen: &mut Pieces, steps: &mut u32) -> bool {
    if rest == 0 {
        return true;
    }
    let Some(((value, count), smaller)) = held.split_first() else { return false };
    *steps += 1;
    if *steps > MOST_STEPS {
        return false;
    }
    let most = (rest / (*value).max(1)).min(u64::from(*count)) as u32;
    for taken in (0..=most).rev() {
        if fill(rest - value * u64::from(taken), smaller, chosen, steps) {
            chosen.add(Money::coins(*value), taken);
            return true;
        }
    }
    false
}
