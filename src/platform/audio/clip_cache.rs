//! Cache of recently decoded clips.

use std::collections::VecDeque;

use super::clip::Clip;
use super::cue::Decode;
use crate::voice::SoundBytes;

/// Maximum number of clips.
const CLIPS: usize = 64;
/// Maximum number of samples in all clips: 16 MB.
const SAMPLES: usize = 4_000_000;

/// Most recently used first.
pub(super) struct ClipCache {
    decode: Decode,
    /// Failed recordings are cached too, so that they are not retried each time.
    clips: VecDeque<(SoundBytes, Option<Clip>)>,
}

impl ClipCache {
    pub(super) const fn new(decode: Decode) -> Self {
        Self { decode, clips: VecDeque::new() }
    }

    /// The clip of a recording; `None` if it is broken.
    pub(super) fn clip(&mut self, recording: &SoundBytes) -> Option<Clip> {
        let place = self.clips.iter().position(|(known, _)| is_same(known, recording));
        let entry = place.and_then(|place| self.clips.remove(place));
        let (recording, clip) = entry.unwrap_or_else(|| (recording.clone(), (self.decode)(recording)));
        self.clips.push_front((recording, clip.clone()));
        while self.clips.len() > 1 && (self.clips.len() > CLIPS || self.samples() > SAMPLES) {
            self.clips.pop_back();
        }
        clip
    }

    fn samples(&self) -> usize {
        self.clips.iter().filter_map(|(_, clip)| clip.as_ref()).map(|clip| clip.samples().len()).sum()
    }
}

/// Compares pointers, not contents, which costs nothing.
fn is_same(one: &SoundBytes, other: &SoundBytes) -> bool {
    std::ptr::eq::<[u8]>(one.as_ref(), other.as_ref())
}
