//! Recordings to be played, before decoding, and their lookup.

use std::time::Duration;

use super::clip::Clip;
use crate::i18n::Language;
use crate::lesson::{Library, PackId};
use crate::progress::Settings;
use crate::voice::{Noise, SoundBytes, Speaker, Speech, Voice, decode};

/// A recording and the silence after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaybackCue {
    pub recording: SoundBytes,
    pub pause: Duration,
}

/// Lookup of recordings, called on the UI thread: nothing is decoded here.
pub trait Recordings {
    /// Recordings of these words, in order; empty if there are none.
    fn cues_for(
        &self,
        speech: &Speech,
        pack: Option<&PackId>,
        library: &Library,
        settings: &Settings,
    ) -> Vec<PlaybackCue>;
    fn noise_recording(&self, noise: Noise) -> Option<SoundBytes>;
}

/// Decodes a recording; `None` if it is broken.
pub type Decode = fn(&SoundBytes) -> Option<Clip>;

pub fn decode_clip(recording: &SoundBytes) -> Option<Clip> {
    let decoded = decode(recording).ok()?;
    Clip::new(decoded.samples, decoded.rate)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllRecordings;

impl AllRecordings {
    /// Loads the indexes of a language's built-in voices, once; called in advance to avoid a delay.
    pub fn preload(language: Language) {
        for speaker in Speaker::ALL {
            let _ = Voice::built_in(language, speaker);
        }
    }
}

impl Recordings for AllRecordings {
    fn cues_for(
        &self,
        speech: &Speech,
        pack: Option<&PackId>,
        library: &Library,
        settings: &Settings,
    ) -> Vec<PlaybackCue> {
        let pieces = library.recording(pack, speech, settings.counting).unwrap_or_default();
        let cues = pieces.into_iter().map(|piece| PlaybackCue {
            recording: piece.recording.bytes.clone(),
            pause: Duration::from_millis(piece.pause.into()),
        });
        cues.collect()
    }

    fn noise_recording(&self, noise: Noise) -> Option<SoundBytes> {
        noise.bytes()
    }
}
