//! A recording ready to be played, and what is made of several: samples with the silence between them.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

/// How many samples a second everything is mixed at: what nearly every device takes as it is.
pub const MIXED_AT: NonZero<u32> = match NonZero::new(48_000) {
    Some(rate) => rate,
    None => NonZero::<u32>::MIN,
};

/// The rates a recording may have. Outside them there is no speech, only a broken file.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=192_000;

/// A decoded recording, one channel. Copies share the samples.
#[derive(Debug, Clone, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
    rate: NonZero<u32>,
}

impl Clip {
    /// A clip of these samples, so many a second; nothing where no device could play them.
    #[must_use]
    pub fn new(samples: impl Into<Arc<[f32]>>, rate: u32) -> Option<Self> {
        let found = NonZero::new(rate).filter(|rate| RATES.contains(&rate.get()))?;
        // The library that converts rates multiplies both, in lowest terms, in 32 bits.
        let shared = greatest_common_divisor(rate, MIXED_AT.get());
        (rate / shared).checked_mul(MIXED_AT.get() / shared)?;
        Some(Self { samples: samples.into(), rate: found })
    }

    /// The samples, between -1 and 1.
    #[must_use]
    pub const fn samples(&self) -> &Arc<[f32]> {
        &self.samples
    }

    /// How many of them make a second.
    #[must_use]
    pub const fn rate(&self) -> NonZero<u32> {
        self.rate
    }

    /// How long it lasts at its own pace.
    #[must_use]
    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.samples.len() as f64 / f64::from(self.rate.get()))
    }
}

/// A clip and the silence that follows it.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// What is heard.
    pub clip: Clip,
    /// How long nothing is heard then, at the recording's own pace.
    pub pause: Duration,
}

/// How many samples this time has at this rate, to the nearest.
pub(super) const fn samples_in(time: Duration, rate: NonZero<u32>) -> u64 {
    const SECOND: u128 = 1_000_000_000;
    ((time.as_nanos() * rate.get() as u128 + SECOND / 2) / SECOND) as u64
}

const fn greatest_common_divisor(mut one: u32, mut other: u32) -> u32 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
