//! What is to be played before it is decoded, and where it is looked up.

use std::time::Duration;

use super::clip::Clip;
use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Bytes, Noise, Said, Voice, decode};
use crate::words::Language;

/// A recording, and how long nothing is heard after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cue {
    /// What is heard.
    pub recording: Bytes,
    /// The silence after it.
    pub pause: Duration,
}

/// Where recordings are looked up. Asked by whoever wants sound, so nothing is decoded here.
pub trait Recordings {
    /// What these words are played from, in order; nothing where they were never recorded.
    fn of_words(&self, said: &Said, pack: Option<&str>, library: &Library, settings: &Settings) -> Vec<Cue>;
    /// What this sound is played from.
    fn of_noise(&self, noise: Noise) -> Option<Bytes>;
}

/// How a recording becomes samples; nothing where it is broken.
pub type Decode = fn(&Bytes) -> Option<Clip>;

/// The clip of a recording that the program can read.
#[must_use]
pub fn clip_of(recording: &Bytes) -> Option<Clip> {
    let decoded = decode(recording).ok()?;
    Clip::new(decoded.samples, decoded.rate)
}

/// The recordings inside the program, and those that packs bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllRecordings;

impl AllRecordings {
    /// Reads the lists of the voices inside the program, which is done once: better before the first word is due.
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
