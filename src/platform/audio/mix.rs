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
/// Time for the room to become audible or silent.
const ROOM_FADE: Duration = Duration::from_millis(1_500);
/// Time after which a line that waits for the end of the speech is dropped.
const LINE_PATIENCE: Duration = Duration::from_secs(6);
/// Maximum number of recordings of lines that wait.
const LINES: usize = 8;
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
            lines: Utterance::default(),
            line_patience: 0,
            line_volume: 1.0,
            fading: Vec::new(),
            noises: Vec::new(),
            room: None,
            volume: 1.0,
            volume_wanted: 1.0,
            pace: 1.0,
        })))
    }
}

impl Mix {
    /// Fades out the current speech and clears its queue; also a line that has begun, which would cover the next speech.
    pub fn hush(&self) {
        let mut desk = self.state();
        let speech = std::mem::take(&mut desk.saying);
        let line = if desk.lines.has_begun() { std::mem::take(&mut desk.lines) } else { Utterance::default() };
        let line_volume = desk.line_volume;
        for (cut, volume) in [(speech, 1.0), (line, line_volume)] {
            if cut.has_begun() {
                desk.fading.push((cut, samples_in(FADE, MIXED_AT), volume));
            }
        }
    }

    /// Drops the lines that wait.
    pub fn drop_lines(&self) {
        let mut desk = self.state();
        if !desk.lines.has_begun() {
            desk.lines = Utterance::default();
        }
    }

    /// Queues a recording of a line, heard once the speech is over; dropped if too many wait.
    pub fn queue_line(&self, part: ClipSegment) {
        let mut desk = self.state();
        if desk.lines.is_over() {
            desk.line_patience = samples_in(LINE_PATIENCE, MIXED_AT);
        }
        if desk.lines.to_come.len() < LINES {
            desk.lines.to_come.push_back(part);
        }
    }

    /// Sets the volume of lines beside the speech: 0 is silent, 1 as recorded.
    pub fn set_line_volume(&self, share: f32) {
        self.state().line_volume = share.clamp(0.0, 1.0).powi(2);
    }

    /// Fades the room in and repeats it until it is switched off.
    pub fn start_room(&self, clip: &Clip) {
        let mut desk = self.state();
        let room = desk.room.get_or_insert_with(|| RoomPlayback::new(clip));
        room.is_wanted = true;
    }

    /// Fades the room out.
    pub fn stop_room(&self) {
        if let Some(room) = &mut self.state().room {
            room.is_wanted = false;
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
        desk.lines = Utterance::default();
        desk.fading.clear();
        desk.noises.clear();
        desk.room = None;
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
    /// Lines beside the speech, heard only while it is silent.
    lines: Utterance,
    /// Number of samples that lines still wait for the end of the speech.
    line_patience: u64,
    line_volume: f32,
    /// Interrupted speech, with the number of samples left and its volume.
    fading: Vec<(Utterance, u64, f32)>,
    noises: Vec<ClipPlayback>,
    room: Option<RoomPlayback>,
    volume: f32,
    volume_wanted: f32,
    pace: f32,
}

impl MixState {
    fn is_silent(&self) -> bool {
        self.saying.is_over()
            && self.lines.is_over()
            && self.fading.is_empty()
            && self.noises.is_empty()
            && self.room.is_none()
    }

    fn next(&mut self) -> f32 {
        let pace = self.pace;
        let speech = self.saying.next(pace);
        let mut sum = speech.unwrap_or_else(|| self.lines.next(1.0).unwrap_or(0.0) * self.line_volume);
        if speech.is_some() && !self.lines.is_over() {
            self.line_patience = self.line_patience.saturating_sub(1);
            if self.line_patience == 0 {
                self.lines = Utterance::default();
            }
        }
        let fade = samples_in(FADE, MIXED_AT) as f32;
        self.fading.retain_mut(|(cut, left, volume)| {
            *left = left.saturating_sub(1);
            let sample = cut.next(pace).filter(|_| *left > 0);
            sum += sample.unwrap_or(0.0) * *volume * *left as f32 / fade;
            sample.is_some()
        });
        if let Some(room) = &mut self.room {
            match room.next() {
                Some(sample) => sum += sample,
                None => self.room = None,
            }
        }
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

/// The room: a clip over and over.
struct RoomPlayback {
    clip: Clip,
    now: ClipPlayback,
    volume: f32,
    is_wanted: bool,
}

impl RoomPlayback {
    fn new(clip: &Clip) -> Self {
        Self { clip: clip.clone(), now: ClipPlayback::new(clip, 1.0), volume: 0.0, is_wanted: true }
    }

    /// `None` once it is silent and no longer wanted.
    fn next(&mut self) -> Option<f32> {
        let step = 1.0 / samples_in(ROOM_FADE, MIXED_AT) as f32;
        let wanted = if self.is_wanted { 1.0 } else { 0.0 };
        self.volume += (wanted - self.volume).clamp(-step, step);
        if self.volume <= 0.0 && !self.is_wanted {
            return None;
        }
        let sample = self.now.next().or_else(|| {
            self.now = ClipPlayback::new(&self.clip, 1.0);
            self.now.next()
        });
        sample.map(|sample| sample * self.volume)
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
