//! Sound output, or none where there is no device.
//!
//! A [`Loudspeaker`] takes commands and never blocks. Its thread decodes and caches recordings, and opens and closes
//! the device; speech and noises are combined in a [`Mix`], whose samples are played by a device or read by a test.

mod clip;
mod cue;
pub mod device;
mod loudspeaker;
mod mix;
mod playing;
mod quiet;
mod shelf;
mod take;

pub use clip::{Clip, MIXED_AT, Part};
pub use cue::{AllRecordings, Cue, Decode, Recordings, clip_of};
pub use loudspeaker::{Loudspeaker, Parts, Patience};
pub use mix::{FADE, Line, Mix};
pub use playing::Open;

use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Noise, Said};

/// Sound output. No method blocks.
pub trait Sound {
    /// Speaks these in order, fading out the current speech.
    fn say(&mut self, said: &[Said], pack: Option<&str>, library: &Library);
    fn hush(&mut self);
    fn sound(&mut self, noise: Noise);
    fn tune(&mut self, settings: &Settings);
    /// Availability of sound, if that has changed since the last call.
    fn news(&mut self) -> Option<bool>;
}

/// Output that drops everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Silent;

impl Sound for Silent {
    fn say(&mut self, _said: &[Said], _pack: Option<&str>, _library: &Library) {}
    fn hush(&mut self) {}
    fn sound(&mut self, _noise: Noise) {}
    fn tune(&mut self, _settings: &Settings) {}
    fn news(&mut self) -> Option<bool> {
        None
    }
}
