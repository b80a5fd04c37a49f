//! The fewest pieces for a sum, exact even where a greedy choice fails or no solution exists.

use super::super::money::Money;
use super::PieceCounts;

/// The fewest of these pieces that make the sum, largest first; ties go to the larger pieces. `pieces` must be sorted
/// by value and non-zero. `None` where no combination makes the sum or a count overflows.
pub fn fewest(sum: Money, pieces: &[Money]) -> Option<PieceCounts> {
    let values: Vec<u64> = pieces.iter().map(|piece| piece.get()).filter(|value| *value > 0).collect();
    let mut search = FewestSearch { values: &values, counts: vec![0; values.len()], best: None };
    search.fill(sum.get(), values.len(), 0);
    let (_, counts) = search.best?;
    let made = pieces.iter().zip(counts).rev().filter(|(_, count)| *count > 0);
    made.map(|(piece, count)| Some((*piece, u32::try_from(count).ok()?))).collect()
}

/// Number of pieces of one value that make a sum; `None` where it does not divide evenly.
pub fn count_of(sum: Money, piece: Money) -> Option<u32> {
    let whole = piece.get() > 0 && sum.get().is_multiple_of(piece.get());
    whole.then(|| u32::try_from(sum.get() / piece.get()).ok()).flatten()
}

/// Branch and bound from the largest piece down.
struct FewestSearch<'v> {
    values: &'v [u64],
    /// Counts of the current branch.
    counts: Vec<u64>,
    /// Number of pieces and counts of the best solution.
    best: Option<(u64, Vec<u64>)>,
}

impl FewestSearch<'_> {
    /// Fills the rest from the first `below` values, with `used` pieces already placed.
    fn fill(&mut self, rest: u64, below: usize, used: u64) {
        if rest == 0 {
            if self.best.as_ref().is_none_or(|(best, _)| used < *best) {
                self.best = Some((used, self.counts.clone()));
            }
            return;
        }
        let Some((value, smaller)) = self.values.get(..below).and_then(<[u64]>::split_last) else { return };
        let all = smaller.iter().fold(*value, |all, next| gcd(all, *next));
        if !rest.is_multiple_of(all) {
            return;
        }
        // Pieces of a smaller value that add up to a multiple of this one are better exchanged for it, so the best
        // solution has fewer of each. That bounds the total of all smaller pieces.
        let in_smaller = smaller.iter().map(|next| (value / gcd(*value, *next)).saturating_mul(*next) - next);
        let in_smaller = in_smaller.fold(0, u64::saturating_add);
        let least = rest.saturating_sub(in_smaller).div_ceil(*value);
        for count in (least..=rest / value).rev() {
            let left = rest - count * value;
            let at_least = smaller.last().map_or(0, |next| left.div_ceil(*next));
            if self.best.as_ref().is_some_and(|(best, _)| used + count + at_least >= *best) {
                // Fewer of this value only means more of the smaller ones.
                break;
            }
            self.set(below - 1, count);
            self.fill(left, below - 1, used + count);
        }
        self.set(below - 1, 0);
    }

    fn set(&mut self, place: usize, count: u64) {
        if let Some(slot) = self.counts.get_mut(place) {
            *slot = count;
        }
    }
}

const fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
