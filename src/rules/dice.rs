//! The seeded generator that is passed in wherever chance is needed.

use rand::Rng as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// A stream of chance that a seed deals again on any machine and in any version: `ChaCha8`, and the
/// drawing of bounded numbers written here so that no library's change of method moves a card.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of a seed.
    #[must_use]
    pub fn of_seed(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// One of the many independent streams of the same seed, by number and from its beginning; these
    /// dice must not have been thrown.
    #[must_use]
    pub(super) fn stream(&self, stream: u64) -> Self {
        let mut generator = self.0.clone();
        generator.set_stream(stream);
        Self(generator)
    }

    /// A seed for something that is to be dealt again by itself.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each as likely as the others; nought for a bound of nought or one.
    /// (Lemire, "Fast random integer generation in an interval", 2019.)
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

    /// One of the items; `None` where there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Puts the items in an order drawn at random: Fisher–Yates, each place from the last to the
    /// second receiving one of the items still open, several places drawn from one 64-bit word.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut open = items.len();
        while open > 512 {
            open = self.place::<1, T>(items, open);
        }
        while open > 256 {
            open = self.place::<6, T>(items, open);
        }
        while open > 128 {
            open = self.place::<7, T>(items, open);
        }
        while open > 8 {
            open = self.place::<8, T>(items, open);
        }
        while open > 1 {
            open = self.place::<1, T>(items, open);
        }
    }

    /// Fills the last `PLACES` of the `open` places and says how many stay open.
    #[inline]
    fn place<const PLACES: usize, T>(&mut self, items: &mut [T], open: usize) -> usize {
        let drawn = self.several::<PLACES>(open);
        let mut last = open;
        for place in drawn {
            last = last.saturating_sub(1);
            items.swap(last, place);
        }
        last
    }

    /// Numbers below `top`, `top - 1`, `top - 2` …, each combination as likely as every other, all
    /// from one word as long as it serves. `top` must be above `N`, and `top` to the power of `N` at
    /// most 2^56.
    ///
    /// The word is multiplied by each bound in turn: what overflows is the number, what stays serves
    /// the next. What stays after the last is even over the combinations once the words that leave
    /// less than 2^64 modulo the product of the bounds are thrown away (Brackett-Rozinsky and Lemire,
    /// "Batched Ranged Random Integer Generation", 2024).
    #[inline]
    fn several<const N: usize>(&mut self, top: usize) -> [usize; N] {
        let (mut numbers, mut rest) = self.unchecked(top);
        let product = product_of_bounds(top as u64, N);
        if rest < product {
            let threshold = product.wrapping_neg() % product.max(1);
            while rest < threshold {
                (numbers, rest) = self.unchecked(top);
            }
        }
        numbers
    }

    #[inline]
    fn unchecked<const N: usize>(&mut self, top: usize) -> ([usize; N], u64) {
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

/// `top`, `top - 1`, … multiplied, `count` of them.
#[inline]
fn product_of_bounds(top: u64, count: usize) -> u64 {
    (0..count as u64).fold(1, |product: u64, less| product.wrapping_mul(top.wrapping_sub(less)))
}
