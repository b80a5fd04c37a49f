//! Validation of the sound effects.

use super::super::Noise;
use super::super::bytes::SoundFiles;
use super::super::manifest::SoundManifest;
use super::{RecordingChecker, RecordingReport};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// Maximum peak, in dBFS.
const HIGHEST: f64 = -1.5;

pub fn check_noises(list: &str, text: &str, sounds: &SoundFiles) -> RecordingReport {
    let noises = match SoundManifest::read(list, text) {
        Ok(noises) => noises,
        Err(flaws) => return RecordingReport { flaws, ..RecordingReport::default() },
    };
    let mut check = RecordingChecker::new(list, text, sounds);
    check.report.listed = noises.sounds.len();
    for (index, listed) in noises.sounds.iter().enumerate() {
        let path = format!("sounds.{index}");
        let at_file = format!("{path}.file");
        let about = |key: TextKey| Phrase::plain(key).with("file", Fact::Text(listed.file.clone()));
        if !Noise::ALL.iter().any(|noise| file_of(*noise) == listed.file) {
            check.flaw(&at_file, about(text_key!("voice-no-such-sound")));
        }
        let Some((bytes, measured)) = check.measure_file(&at_file, &listed.file) else { continue };
        check.check_declared(&path, &listed.file, &bytes, &measured, (Some(listed.millis), Some(listed.crc32)));
        if measured.loudness.is_none() {
            check.flaw(&at_file, about(text_key!("voice-silent")));
        }
        if measured.is_cut_off || measured.peak > HIGHEST {
            check.flaw(&at_file, about(text_key!("voice-clipped")));
        }
    }
    for noise in Noise::ALL {
        let file = file_of(noise);
        if !noises.sounds.iter().any(|listed| listed.file == file) {
            check.flaw("sounds", text!("voice-sound-missing", file = Fact::Text(file)));
        }
    }
    check.report()
}

fn file_of(noise: Noise) -> String {
    format!("{}.ogg", noise.into_str())
}
