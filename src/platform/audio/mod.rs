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

pub use super::audio_output::{Silent, Sound};
