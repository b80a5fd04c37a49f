//! Sound: what is to be heard goes to a loudspeaker, or nowhere where there is none.
//!
//! A [`Loudspeaker`] takes orders and never waits. Its thread (`playing`) decodes recordings, keeps the last ones
//! (`shelf`) and opens and closes the device; what is said and the noises beside it come together in a [`Mix`], whose
//! [`Line`] is what a device plays, and what a test reads.

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

/// Where sound goes. No call waits for anything.
pub trait Sound {
    /// Says this, one after another. What is being said fades out.
    fn say(&mut self, said: &[Said], pack: Option<&str>, library: &Library);
    /// Says no more: what is being said fades out.
    fn hush(&mut self);
    /// Makes a sound beside what is being said.
    fn sound(&mut self, noise: Noise);
    /// Takes over volume, rate and way of counting.
    fn tune(&mut self, settings: &Settings);
    /// What has changed since the last time: whether sound can be heard.
    fn news(&mut self) -> Option<bool>;
}

/// No sound at all.
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
