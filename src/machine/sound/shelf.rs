//! The clips that were played last, so that what is said again need not be decoded again.

use std::collections::VecDeque;

use super::clip::Clip;
use super::cue::Decode;
use crate::voice::Bytes;

/// So many clips are kept.
const CLIPS: usize = 64;
/// So many samples all of them may have: 16 MB.
const SAMPLES: usize = 4_000_000;

/// The clips that were played last, the latest in front.
pub(super) struct Shelf {
    decode: Decode,
    /// A recording that cannot be decoded is remembered too, so that it is not tried each time.
    clips: VecDeque<(Bytes, Option<Clip>)>,
}

impl Shelf {
    pub(super) const fn new(decode: Decode) -> Self {
        Self { decode, clips: VecDeque::new() }
    }

    /// The clip of a recording; nothing where it is broken.
    pub(super) fn clip(&mut self, recording: &Bytes) -> Option<Clip> {
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

/// Whether both are the same file in memory, and not merely alike: the one question that costs nothing.
fn is_same(one: &Bytes, other: &Bytes) -> bool {
    std::ptr::eq::<[u8]>(one.as_ref(), other.as_ref())
}
