//! The recordings that a pack brings: what is wrong with them, and the voice they make.

use super::Files;
use crate::rules::flaw::Flaw;
use crate::voice::{Manifest, SOUND_FOLDER, VOICE_FILE, Voice, check_voice, unlisted};

/// Everything that is wrong with the recordings of a pack: the sounds are decoded and measured.
pub(super) fn flaws(files: &Files) -> Vec<Flaw> {
    match files.get(VOICE_FILE) {
        Some(list) => check_voice(VOICE_FILE, list, &files.sounds, None).flaws,
        None => unlisted(&files.sounds),
    }
}

/// The voice of a pack, as far as it can be used, with whether all of it can, as far as that is seen without decoding.
pub(super) fn voice(files: &Files) -> (Option<Voice>, bool) {
    let Some(list) = files.get(VOICE_FILE) else { return (None, true) };
    let Ok(manifest) = Manifest::read(VOICE_FILE, list) else { return (None, false) };
    let listed = manifest.clips.len();
    let voice = Voice::of(manifest, &files.sounds);
    let all = voice.recordings().len() == listed;
    (Some(voice), all)
}

/// Whether a recording that is listed by this name lies at a path of the pack.
pub(super) fn lies_at(listed: &str, path: &str) -> bool {
    listed == path || path.strip_prefix(SOUND_FOLDER).and_then(|rest| rest.strip_prefix('/')) == Some(listed)
}
