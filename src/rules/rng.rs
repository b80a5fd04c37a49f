//! Seeded random numbers, passed in wherever chance is needed.

use rand::Rng as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// A random stream that a seed reproduces on any machine and in any version: `ChaCha8`, with bounded numbers drawn here
/// so that no library's change of method moves a card.
#[derive(Debug, Clone)]
pub struct SeededRng(ChaCha8Rng);

impl SeededRng {
    /// The stream of a seed.
    pub fn from_seed(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// One of the independent streams of the same seed, by number, from its start. `self` must be unused.
    pub fn stream(&self, stream: u64) -> Self {
        let mut generator = self.0.clone();
        generator.set_stream(stream);
        Self(generator)
    }

    /// A seed for something to be reproduced on its own.
    pub fn next_seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform number below `bound`; 0 for a bound of 0 or 1. (Lemire, "Fast random integer generation in an
    /// interval", 2019.)
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let mut product = u128::from(self.0.next_u64()) * u128::from(bound);
        if (product as u64) < bound {
            let threshold = bound.wrapping_neg() % bound.max(1);
            while (product as u64) < threshold {
                product = u128::from(self.0.next_u64()) * u128::from(bound);
            }
        }
        (product >> 64) as usize
    }

    /// A random item; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Shuffles in place: Fisher–Yates from the last place down, several places drawn from one 64-bit word.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut open = items.len();
        while open > 512 {
            open = self.shuffle_last::<1, T>(items, open);
        }
        while open > 256 {
            open = self.shuffle_last::<6, T>(items, open);
        }
        while open > 128 {
            open = self.shuffle_last::<7, T>(items, open);
        }
        while open > 8 {
            open = self.shuffle_last::<8, T>(items, open);
        }
        while open > 1 {
            open = self.shuffle_last::<1, T>(items, open);
        }
    }

    /// Fills the last `PLACES` of the `open` places and returns how many stay open.
    #[inline]
    fn shuffle_last<const PLACES: usize, T>(&mut self, items: &mut [T], open: usize) -> usize {
        let drawn = self.batch_below::<PLACES>(open);
        let mut last = open;
        for place in drawn {
            last = last.saturating_sub(1);
            items.swap(last, place);
        }
        last
    }

    /// Numbers below `top`, `top - 1`, `top - 2` …, uniform over all combinations, from one word where possible. `top`
    /// must be above `N`, and `top` to the power of `N` at most 2^56.
    ///
    /// The word is multiplied by each bound in turn: the high half is the number, the low half serves the next. The
    /// final low half is uniform over the combinations once words that leave less than 2^64 modulo the product of the
    /// bounds are rejected (Brackett-Rozinsky and Lemire, "Batched Ranged Random Integer Generation", 2024).
    #[inline]
    fn batch_below<const N: usize>(&mut self, top: usize) -> [usize; N] {
        let (mut numbers, mut rest) = self.batch_unchecked(top);
        let product = product_of_bounds(top as u64, N);
        if rest < product {
            let threshold = product.wrapping_neg() % product.max(1);
            while rest < threshold {
                (numbers, rest) = self.batch_unchecked(top);
            }
        }
        numbers
    }

    #[inline]
    fn batch_unchecked<const N: usize>(&mut self, top: usize) -> ([usize; N], u64) {
        let mut rest = self.0.next_u64();
        let mut bound = top as u64;
        let numbers = std::array::from_fn(|_| {
            let product = u128::from(rest) * u128::from(bound);
            bound = bound.wrapping_sub(1);
            rest = product as u64;
            (product >> 64) as usize
        });
        (numbers, rest)
    }
}

#[inline]
fn product_of_bounds(top: u64, count: usize) -> u64 {
    (0..count as u64).fold(1, |product: u64, less| product.wrapping_mul(top.wrapping_sub(less)))
}
