//! Recordings to be played, before decoding, and their lookup.

use std::time::Duration;

use super::clip::Clip;
use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Bytes, Noise, Said, Voice, decode};
use crate::words::Language;

/// A recording and the silence after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cue {
    pub recording: Bytes,
    pub pause: Duration,
}

/// Lookup of recordings, called on the UI thread: nothing is decoded here.
pub trait Recordings {
    /// Recordings of these words, in order; empty if there are none.
    fn of_words(&self, said: &Said, pack: Option<&str>, library: &Library, settings: &Settings) -> Vec<Cue>;
    fn of_noise(&self, noise: Noise) -> Option<Bytes>;
}

/// Decodes a recording; `None` if it is broken.
pub type Decode = fn(&Bytes) -> Option<Clip>;

pub fn clip_of(recording: &Bytes) -> Option<Clip> {
    let decoded = decode(recording).ok()?;
    Clip::new(decoded.samples, decoded.rate)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllRecordings;

impl AllRecordings {
    /// Loads the indexes of the built-in voices, once; called in advance to avoid a delay.
    pub fn get_ready() {
        for language in Language::ALL {
            let _ = Voice::built_in(language);
        }
    }
}

impl Recordings for AllRecordings {
    fn of_words(&self, said: &Said, pack: Option<&str>, library: &Library, settings: &Settings) -> Vec<Cue> {
        let pieces = library.recording(pack, said, settings.counting).unwrap_or_default();
        let cues = pieces.into_iter().map(|piece| Cue {
            recording: piece.recording.bytes.clone(),
            pause: Duration::from_millis(piece.pause.into()),
        });
        cues.collect()
    }

    fn of_noise(&self, noise: Noise) -> Option<Bytes> {
        noise.bytes()
    }
}
