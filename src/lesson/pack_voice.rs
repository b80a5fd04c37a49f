//! The recordings of a pack: flaws and the resulting voice.

use super::Files;
use crate::i18n::flaw::Flaw;
use crate::voice::{SOUND_FOLDER, VOICE_FILE, Voice, VoiceManifest, check_voice, unlisted};

/// Decodes and measures all recordings; returns their flaws.
pub(super) fn flaws(files: &Files) -> Vec<Flaw> {
    match files.get(VOICE_FILE) {
        Some(list) => check_voice(VOICE_FILE, list, &files.sounds, None).flaws,
        None if files.has_text(VOICE_FILE) => Vec::new(),
        None => unlisted(&files.sounds),
    }
}

/// The usable voice of a pack; false if parts are unusable, as far as known without decoding.
pub(super) fn voice(files: &Files) -> (Option<Voice>, bool) {
    let Some(list) = files.get(VOICE_FILE) else { return (None, true) };
    let Ok(manifest) = VoiceManifest::read(VOICE_FILE, list) else { return (None, false) };
    let listed = manifest.clips.len();
    let voice = Voice::from_manifest(manifest, &files.sounds);
    let all = voice.recordings().len() == listed;
    (Some(voice), all)
}

/// True if a listed recording has this path.
pub(super) fn is_listed_as(listed: &str, path: &str) -> bool {
    listed == path || path.strip_prefix(SOUND_FOLDER).and_then(|rest| rest.strip_prefix('/')) == Some(listed)
}
