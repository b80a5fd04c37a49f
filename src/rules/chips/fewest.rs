//! The fewest pieces that make a sum, exactly: also where taking the largest that fits goes wrong, and
//! where no pieces make it.

use super::super::money::Money;
use super::Pieces;

/// The fewest of these pieces that make the sum, largest first; of several ways alike the one with the
/// larger pieces. `pieces` stand in the order of their values, none of them nought. `None` where no
/// pieces make it, or more than can be counted.
#[must_use]
pub fn fewest(sum: Money, pieces: &[Money]) -> Option<Pieces> {
    let values: Vec<u64> = pieces.iter().map(|piece| piece.get()).filter(|value| *value > 0).collect();
    let mut search = Search { values: &values, counts: vec![0; values.len()], best: None };
    search.fill(sum.get(), values.len(), 0);
    let (_, counts) = search.best?;
    let made = pieces.iter().zip(counts).rev().filter(|(_, count)| *count > 0);
    made.map(|(piece, count)| Some((*piece, u32::try_from(count).ok()?))).collect()
}

/// How many pieces of one value make a sum; `None` where they do not.
#[must_use]
pub fn count_of(sum: Money, piece: Money) -> Option<u32> {
    let whole = piece.get() > 0 && sum.get().is_multiple_of(piece.get());
    whole.then(|| u32::try_from(sum.get() / piece.get()).ok()).flatten()
}

/// A search from the largest piece downwards that leaves a way as soon as it cannot become the best.
struct Search<'v> {
    values: &'v [u64],
    /// How many of each value the way under way takes.
    counts: Vec<u64>,
    /// How many pieces the best way takes, and how many of each.
    best: Option<(u64, Vec<u64>)>,
}

impl Search<'_> {
    /// Makes up a rest of the first `below` values, `used` pieces being down already.
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
        // So many pieces of a smaller value as come to a multiple of this one are better changed into it:
        // the best way has fewer of each, and so a bound to all that lies in smaller pieces.
        let in_smaller = smaller.iter().map(|next| (value / gcd(*value, *next)).saturating_mul(*next) - next);
        let in_smaller = in_smaller.fold(0, u64::saturating_add);
        let least = rest.saturating_sub(in_smaller).div_ceil(*value);
        for count in (least..=rest / value).rev() {
            let left = rest - count * value;
            let at_least = smaller.last().map_or(0, |next| left.div_ceil(*next));
            if self.best.as_ref().is_some_and(|(best, _)| used + count + at_least >= *best) {
                // The fewer of this value, the more of the smaller.
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

/// The greatest number that divides both.
const fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
