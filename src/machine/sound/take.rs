//! A clip as it is played: at the pace asked for and the rate everything is mixed at, without a click at its ends.

use std::sync::Arc;
use std::time::Duration;

use rodio::conversions::SampleRateConverter;
use wsola::{Config, TimeStretch};

use super::clip::{Clip, MIXED_AT, samples_in};

/// Over so many samples a clip rises from silence and falls back: a millisecond, too short to be heard and
/// enough to keep a recording that was cut roughly from clicking.
const EDGE: u64 = MIXED_AT.get() as u64 / 1_000;
/// So many samples of a recording are stretched at a time.
const FED: usize = 512;

/// The samples of one clip, as many as its length and pace make.
pub(super) struct Take {
    samples: Box<dyn Iterator<Item = f32> + Send>,
    played: u64,
    total: u64,
}

impl Take {
    /// The clip at this pace: 1 is its own, 0.7 is slower.
    pub(super) fn of(clip: &Clip, pace: f32) -> Self {
        let mono = std::num::NonZero::<u16>::MIN;
        let stretched = (pace - 1.0).abs() > f32::EPSILON;
        let stretch = TimeStretch::new(clip.rate().get(), mono.get()).ok().filter(|_| stretched);
        let played_at = if stretch.is_some() { pace } else { 1.0 };
        let samples: Box<dyn Iterator<Item = f32> + Send> = if let Some(stretch) = stretch {
            let samples = Stretched::of(clip, stretch, pace);
            Box::new(SampleRateConverter::new(samples, clip.rate(), MIXED_AT, mono))
        } else {
            let samples = Reading { samples: Arc::clone(clip.samples()), at: 0 };
            Box::new(SampleRateConverter::new(samples, clip.rate(), MIXED_AT, mono))
        };
        Self { samples, played: 0, total: samples_in(clip.length().div_f32(played_at), MIXED_AT) }
    }

    /// Whether anything of it was played.
    pub(super) const fn has_begun(&self) -> bool {
        self.played > 0
    }
}

impl Iterator for Take {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let left = self.total.checked_sub(self.played).filter(|left| *left > 0)?;
        let edge = self.played.min(left - 1).min(EDGE) as f32 / EDGE as f32;
        self.played += 1;
        // What the conversions leave out at the very end is silence.
        Some(self.samples.next().unwrap_or(0.0) * edge)
    }
}

/// A clip's samples as they are.
struct Reading {
    samples: Arc<[f32]>,
    at: usize,
}

impl Iterator for Reading {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let sample = self.samples.get(self.at).copied()?;
        self.at += 1;
        Some(sample)
    }
}

/// A clip's samples at another pace and the same pitch, stretched as they are asked for, so that the first
/// is there at once however long the clip is.
struct Stretched {
    samples: Arc<[f32]>,
    fed: usize,
    stretch: TimeStretch,
    ready: std::vec::IntoIter<f32>,
    /// Silence that follows the clip, for the library to lay its last samples over.
    tail: usize,
    ended: bool,
}

impl Stretched {
    fn of(clip: &Clip, mut stretch: TimeStretch, pace: f32) -> Self {
        let config = Config::default();
        let samples_of = |millis: f32| samples_in(Duration::from_secs_f32(millis / 1_000.0), clip.rate()) as usize;
        let hop = samples_of(config.hop_ms);
        stretch.set_tempo(pace);
        // The library fades its first hop in. Let that be silence, which is then left out, not the first sound of a word.
        stretch.push(&vec![0.0; hop]);
        let tail = 2 * hop + samples_of(config.search_ms);
        let mut stretched = Self {
            samples: Arc::clone(clip.samples()),
            fed: 0,
            stretch,
            ready: Vec::new().into_iter(),
            tail,
            ended: false,
        };
        for _ in 0..hop {
            stretched.next();
        }
        stretched
    }

    fn feed(&mut self) {
        let until = (self.fed + FED).min(self.samples.len());
        if let Some(more) = self.samples.get(self.fed..until).filter(|more| !more.is_empty()) {
            self.stretch.push(more);
            self.fed = until;
            self.ready = self.stretch.pull(usize::MAX).into_iter();
        } else {
            self.stretch.push(&vec![0.0; self.tail]);
            self.ready = self.stretch.flush().into_iter();
            self.ended = true;
        }
    }
}

impl Iterator for Stretched {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        loop {
            if let Some(sample) = self.ready.next() {
                return Some(sample);
            }
            if self.ended {
                return None;
            }
            self.feed();
        }
    }
}
