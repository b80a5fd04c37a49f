//! The tray a croupier pays from: the pieces that the sums of a table need.

use super::super::money::Money;
use super::ChipSet;

/// Most values in a tray, one for each figure key.
pub const MOST_IN_A_TRAY: usize = 10;

/// Values of a tray, smallest first: those of the set up to `most`, the largest sum paid, except those it is `without`
/// because they have run out. Where there are too many, the smallest is dropped as long as the next one divides `unit`,
/// of which all sums are multiples, and then the largest.
pub fn tray(set: &ChipSet, without: &[Money], most: Money, unit: Money) -> Vec<Money> {
    let mut values = set.values();
    values.retain(|value| !without.contains(value));
    let used = values.iter().filter(|value| **value <= most).count();
    values.truncate(used.max(1));
    while values.len() > MOST_IN_A_TRAY {
        let next = values.get(1).map_or(1, |value| value.get()).max(1);
        let divides = |sum: &Money| sum.get().is_multiple_of(next);
        if divides(&unit) && values.iter().skip(1).all(divides) {
            values.remove(0);
        } else {
            values.pop();
        }
    }
    values
}
