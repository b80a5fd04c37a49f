//! What is to be played before it is decoded: recordings, and where they are looked up.

use std::sync::Arc;
use std::time::Duration;

use super::clip::Clip;
use crate::lesson::Library;
use crate::progress::Settings;
use crate::voice::{Noise, Said};

/// A sound file, in memory. Copies share it.
#[derive(Debug, Clone)]
pub enum Recording {
    /// It travels inside the program.
    BuiltIn(&'static [u8]),
    /// Somebody brought it.
    Brought(Arc<[u8]>),
}

impl Recording {
    /// The file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::BuiltIn(bytes) => bytes,
            Self::Brought(bytes) => bytes,
        }
    }

    /// Whether both are the same file, and not merely alike: the one question that costs nothing.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self.bytes(), other.bytes())
    }
}

/// A recording, and how long nothing is heard after it.
#[derive(Debug, Clone)]
pub struct Cue {
    /// What is heard.
    pub recording: Recording,
    /// The silence after it.
    pub pause: Duration,
}

/// Where recordings are looked up. Asked by whoever wants sound, so nothing is decoded here.
pub trait Recordings {
    /// What these words are played from, in order; nothing where they were never recorded.
    fn of_words(&self, said: &Said, pack: Option<&str>, library: &Library, settings: &Settings) -> Vec<Cue>;
    /// What this sound is played from.
    fn of_noise(&self, noise: Noise) -> Option<Recording>;
}

/// How a sound file becomes samples; nothing where it is broken.
pub type Decode = fn(&[u8]) -> Option<Clip>;
