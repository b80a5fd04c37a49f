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

    /// One of the many independent streams of a seed, by number.
    #[must_use]
    pub fn of_stream(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
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

    /// Puts the items in an order drawn at random (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let drawn = self.below(last + 1);
            items.swap(last, drawn);
        }
    }
}
