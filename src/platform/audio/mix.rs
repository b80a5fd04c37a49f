//! Mixing of speech, fading speech and noises into one stream of samples.
//!
//! A [`Mix`] is independent of devices. It gives out endless sources of samples, which the audio library converts
//! to the rate and channels of a device, or of a test. When a device is lost, the next source continues where the last
//! one stopped.

use std::collections::VecDeque;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rodio::{ChannelCount, SampleRate, Source};

use super::clip::{Clip, ClipSegment, MIXED_AT, samples_in};
use super::clip_playback::ClipPlayback;

/// Fade-out of interrupted speech: short, but without a click.
pub const FADE: Duration = Duration::from_millis(40);
/// Time for the volume to go from 0 to full.
const SWELL: Duration = Duration::from_millis(20);
/// Maximum number of simultaneous noises.
const NOISES: usize = 8;
/// Samples mixed at a time: 2.5 ms.
const BLOCK: usize = 120;

/// The sounds being played. Clones share the state.
#[derive(Clone)]
pub struct Mix(Arc<Mutex<MixState>>);

impl Default for Mix {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(MixState {
            saying: Utterance::default(),
            fading: Vec::new(),
            noises: Vec::new(),
            volume: 1.0,
            volume_wanted: 1.0,
            pace: 1.0,
        })))
    }
}

impl Mix {
    /// Fades out the current speech and clears its queue.
    pub fn hush(&self) {
        let mut desk = self.state();
        let cut = std::mem::take(&mut desk.saying);
        if cut.has_begun() {
            desk.fading.push((cut, samples_in(FADE, MIXED_AT)));
        }
    }

    pub fn queue(&self, part: ClipSegment) {
        self.state().saying.to_come.push_back(part);
    }

    pub fn add_noise(&self, clip: &Clip) {
        let mut desk = self.state();
        if desk.noises.len() < NOISES {
            desk.noises.push(ClipPlayback::new(clip, 1.0));
        }
    }

    /// Sets the volume: 0 is silent, 1 as recorded, perceptually scaled in between.
    pub fn set_volume(&self, share: f32) {
        let mut desk = self.state();
        desk.volume_wanted = share.clamp(0.0, 1.0).powi(2);
        if desk.is_silent() {
            desk.volume = desk.volume_wanted;
        }
    }

    /// Sets the pace from the next clip on: 1 as recorded, 0.7 slower, at the same pitch.
    pub fn set_pace(&self, pace: f32) {
        self.state().pace = pace.clamp(0.5, 2.0);
    }

    /// True if nothing is left to play.
    pub fn is_silent(&self) -> bool {
        self.state().is_silent()
    }

    pub fn clear(&self) {
        let mut desk = self.state();
        desk.saying = Utterance::default();
        desk.fading.clear();
        desk.noises.clear();
    }

    /// The endless stream of samples from here on; silence if nothing plays.
    pub fn source(&self) -> MixSource {
        MixSource { mix: self.clone(), block: Vec::with_capacity(BLOCK).into_iter() }
    }

    /// Ignores poisoning: every update leaves the state consistent.
    fn state(&self) -> MutexGuard<'_, MixState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct MixState {
    saying: Utterance,
    /// Interrupted speech, with the number of samples left.
    fading: Vec<(Utterance, u64)>,
    noises: Vec<ClipPlayback>,
    volume: f32,
    volume_wanted: f32,
    pace: f32,
}

impl MixState {
    fn is_silent(&self) -> bool {
        self.saying.is_over() && self.fading.is_empty() && self.noises.is_empty()
    }

    fn next(&mut self) -> f32 {
        let pace = self.pace;
        let mut sum = self.saying.next(pace).unwrap_or(0.0);
        let fade = samples_in(FADE, MIXED_AT) as f32;
        self.fading.retain_mut(|(cut, left)| {
            *left = left.saturating_sub(1);
            let sample = cut.next(pace).filter(|_| *left > 0);
            sum += sample.unwrap_or(0.0) * *left as f32 / fade;
            sample.is_some()
        });
        self.noises.retain_mut(|noise| {
            let sample = noise.next();
            sum += sample.unwrap_or(0.0);
            sample.is_some()
        });
        let step = 1.0 / samples_in(SWELL, MIXED_AT) as f32;
        self.volume += (self.volume_wanted - self.volume).clamp(-step, step);
        // Two recordings at full level would exceed the range.
        (sum * self.volume).clamp(-1.0, 1.0)
    }
}

#[derive(Default)]
struct Utterance {
    to_come: VecDeque<ClipSegment>,
    now: Option<ClipPlayback>,
    /// Remaining samples of silence after the current clip.
    pause: u64,
}

impl Utterance {
    fn has_begun(&self) -> bool {
        self.pause > 0 || self.now.as_ref().is_some_and(ClipPlayback::has_begun)
    }

    fn is_over(&self) -> bool {
        self.to_come.is_empty() && self.now.is_none() && self.pause == 0
    }

    fn next(&mut self, pace: f32) -> Option<f32> {
        loop {
            if let Some(sample) = self.now.as_mut().and_then(ClipPlayback::next) {
                return Some(sample);
            }
            self.now = None;
            if let Some(left) = self.pause.checked_sub(1) {
                self.pause = left;
                return Some(0.0);
            }
            let part = self.to_come.pop_front()?;
            self.pause = samples_in(part.pause.div_f32(pace), MIXED_AT);
            self.now = Some(ClipPlayback::new(&part.clip, pace));
        }
    }
}

/// The endless samples of a mix, mono at [`MIXED_AT`].
pub struct MixSource {
    mix: Mix,
    block: std::vec::IntoIter<f32>,
}

impl Iterator for MixSource {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if let Some(sample) = self.block.next() {
            return Some(sample);
        }
        let block: Vec<f32> = {
            let mut desk = self.mix.state();
            std::iter::repeat_with(|| desk.next()).take(BLOCK).collect()
        };
        self.block = block.into_iter();
        self.block.next()
    }
}

impl Source for MixSource {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        NonZero::<u16>::MIN
    }

    fn sample_rate(&self) -> SampleRate {
        MIXED_AT
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
