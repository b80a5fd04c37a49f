//! Sound output, or none where there is no device.
//!
//! A [`Loudspeaker`] takes commands and never blocks. Its thread decodes and caches recordings, and opens and closes
//! the device; speech and noises are combined in a [`Mix`], whose samples are played by a device or read by a test.

mod alsa_quiet;
mod clip;
mod clip_cache;
mod clip_playback;
mod cue;
pub mod device;
mod loudspeaker;
mod mix;
mod player_thread;

pub use clip::{Clip, ClipSegment, MIXED_AT};
pub use cue::{AllRecordings, Decode, PlaybackCue, Recordings, decode_clip};
pub use loudspeaker::{DeviceTimeouts, Loudspeaker, LoudspeakerConfig};
pub use mix::{FADE, Mix, MixSource};
pub use player_thread::OpenDevice;

use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Noise, Speech};

/// Sound output. No method blocks.
pub trait Sound {
    /// Speaks these in order, fading out the current speech.
    fn speak(&mut self, said: &[Speech], pack: Option<&str>, library: &Library);
    fn hush(&mut self);
    fn play(&mut self, noise: Noise);
    fn apply_settings(&mut self, settings: &Settings);
    /// Availability of sound, if that has changed since the last call.
    fn poll_availability(&mut self) -> Option<bool>;
}

/// Output that drops everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Silent;

impl Sound for Silent {
    fn speak(&mut self, _said: &[Speech], _pack: Option<&str>, _library: &Library) {}
    fn hush(&mut self) {}
    fn play(&mut self, _noise: Noise) {}
    fn apply_settings(&mut self, _settings: &Settings) {}
    fn poll_availability(&mut self) -> Option<bool> {
        None
    }
}
