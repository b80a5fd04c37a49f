//! Decoded recordings, and segments of them with silence between.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

/// Sample rate of the mix, in Hz, which nearly every device supports.
pub const MIXED_AT: NonZero<u32> = match NonZero::new(48_000) {
    Some(rate) => rate,
    None => NonZero::<u32>::MIN,
};

/// Accepted sample rates, in Hz; others only occur in broken files.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=192_000;

/// A decoded recording, mono. Clones share the samples.
#[derive(Debug, Clone, PartialEq)]
pub struct Clip {
    samples: Arc<[f32]>,
    rate: NonZero<u32>,
}

impl Clip {
    /// `None` if no device could play this sample rate.
    pub fn new(samples: impl Into<Arc<[f32]>>, rate: u32) -> Option<Self> {
        let found = NonZero::new(rate).filter(|rate| RATES.contains(&rate.get()))?;
        // The resampler multiplies both rates in lowest terms in 32 bits.
        let shared = greatest_common_divisor(rate, MIXED_AT.get());
        (rate / shared).checked_mul(MIXED_AT.get() / shared)?;
        Some(Self { samples: samples.into(), rate: found })
    }

    /// Between -1 and 1.
    pub const fn samples(&self) -> &Arc<[f32]> {
        &self.samples
    }

    /// Sample rate in Hz.
    pub const fn rate(&self) -> NonZero<u32> {
        self.rate
    }

    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.samples.len() as f64 / f64::from(self.rate.get()))
    }
}

/// A clip and the silence after it.
#[derive(Debug, Clone, PartialEq)]
pub struct ClipSegment {
    pub clip: Clip,
    /// Silence after it, at normal pace.
    pub pause: Duration,
}

/// Number of samples in this time, rounded.
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
