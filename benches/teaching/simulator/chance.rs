//! Chance for simulated learners: numbered draws, so that two policies meet the same luck.

/// The stream of draws of one learner.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Luck(u64);

impl Luck {
    /// The luck of one learner in one world.
    pub(crate) const fn from_seed(seed: u64) -> Self {
        Self(mixed(seed))
    }

    /// The draw with these three numbers, evenly in (0, 1), whatever was drawn before.
    pub(crate) fn draw(self, what: u64, cell: usize, time: usize) -> f64 {
        let word = mixed(mixed(mixed(self.0 ^ what) ^ cell as u64) ^ time as u64);
        ((word >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    }

    /// A draw with a logistic distribution of scale one around nought.
    pub(crate) fn logistic(self, what: u64, cell: usize, time: usize) -> f64 {
        let even = self.draw(what, cell, time);
        (even / (1.0 - even)).ln()
    }

    /// A draw that is nearly normal, with variance one: twelve even ones added.
    pub(crate) fn normal(self, what: u64, cell: usize, time: usize) -> f64 {
        (0..12).map(|part| self.draw(what * 16 + part + 1_000, cell, time)).sum::<f64>() - 6.0
    }
}

/// One step of the generator `SplitMix64` (Steele, Lea, Flood, 2014).
const fn mixed(seed: u64) -> u64 {
    let word = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
