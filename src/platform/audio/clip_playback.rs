//! A clip during playback: stretched to the pace, resampled, with faded ends.

use std::sync::Arc;
use std::time::Duration;

use rodio::conversions::SampleRateConverter;
use wsola::{Config, TimeStretch};

use super::clip::{Clip, MIXED_AT, samples_in};

/// Fade-in and fade-out in samples: a millisecond is inaudible, but keeps roughly cut recordings from clicking.
const EDGE: u64 = MIXED_AT.get() as u64 / 1_000;
const FED: usize = 512;

/// Iterator over the samples to play.
pub(super) struct ClipPlayback {
    samples: Box<dyn Iterator<Item = f32> + Send>,
    played: u64,
    total: u64,
}

impl ClipPlayback {
    /// `pace` 1 is normal, 0.7 slower.
    pub(super) fn new(clip: &Clip, pace: f32) -> Self {
        let mono = std::num::NonZero::<u16>::MIN;
        let stretched = (pace - 1.0).abs() > f32::EPSILON;
        let stretch = TimeStretch::new(clip.rate().get(), mono.get()).ok().filter(|_| stretched);
        let played_at = if stretch.is_some() { pace } else { 1.0 };
        let samples: Box<dyn Iterator<Item = f32> + Send> = if let Some(stretch) = stretch {
            let samples = StretchedSamples::new(clip, stretch, pace);
            Box::new(SampleRateConverter::new(samples, clip.rate(), MIXED_AT, mono))
        } else {
            let samples = ClipSamples { samples: Arc::clone(clip.samples()), at: 0 };
            Box::new(SampleRateConverter::new(samples, clip.rate(), MIXED_AT, mono))
        };
        Self { samples, played: 0, total: samples_in(clip.length().div_f32(played_at), MIXED_AT) }
    }

    /// True once a sample was played.
    pub(super) const fn has_begun(&self) -> bool {
        self.played > 0
    }
}

impl Iterator for ClipPlayback {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let left = self.total.checked_sub(self.played).filter(|left| *left > 0)?;
        let edge = self.played.min(left - 1).min(EDGE) as f32 / EDGE as f32;
        self.played += 1;
        // Samples the converters omit at the very end are silence.
        Some(self.samples.next().unwrap_or(0.0) * edge)
    }
}

/// Unchanged samples of a clip.
struct ClipSamples {
    samples: Arc<[f32]>,
    at: usize,
}

impl Iterator for ClipSamples {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let sample = self.samples.get(self.at).copied()?;
        self.at += 1;
        Some(sample)
    }
}

/// Samples at another pace and the same pitch, stretched lazily, so that the first is available at once.
struct StretchedSamples {
    samples: Arc<[f32]>,
    fed_samples: usize,
    stretch: TimeStretch,
    ready: std::vec::IntoIter<f32>,
    /// Samples of silence appended for the last overlap of the library.
    tail: usize,
    ended: bool,
}

impl StretchedSamples {
    fn new(clip: &Clip, mut stretch: TimeStretch, pace: f32) -> Self {
        let config = Config::default();
        let samples_of = |millis: f32| samples_in(Duration::from_secs_f32(millis / 1_000.0), clip.rate()) as usize;
        let hop = samples_of(config.hop_ms);
        stretch.set_tempo(pace);
        // The library fades in its first hop. Feed it silence, discarded later, instead of the beginning of a word.
        stretch.push(&vec![0.0; hop]);
        let tail = 2 * hop + samples_of(config.search_ms);
        let mut stretched = Self {
            samples: Arc::clone(clip.samples()),
            fed_samples: 0,
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
        let until = (self.fed_samples + FED).min(self.samples.len());
        if let Some(more) = self.samples.get(self.fed_samples..until).filter(|more| !more.is_empty()) {
            self.stretch.push(more);
            self.fed_samples = until;
            self.ready = self.stretch.pull(usize::MAX).into_iter();
        } else {
            self.stretch.push(&vec![0.0; self.tail]);
            self.ready = self.stretch.flush().into_iter();
            self.ended = true;
        }
    }
}

impl Iterator for StretchedSamples {
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
