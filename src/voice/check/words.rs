//! Validation of a voice's recordings.

use std::collections::{BTreeMap, BTreeSet};

use super::super::bytes::SoundFiles;
use super::super::manifest::{ListedClip, Place, VoiceManifest};
use super::super::required::RequiredRecording;
use super::super::speech::spell_numbers;
use super::{Measured, RecordingChecker, RecordingReport};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{FrenchCounting, Language};

struct RecordingLimits {
    /// Maximum peak, in dBFS.
    highest: Option<f64>,
    /// Maximum deviation from the median loudness, in LU.
    loudness_tolerance: f64,
    /// Maximum duration in ms: a constant, and an amount per letter.
    longest: (u32, u32),
    /// Minimum duration per letter, in ms.
    shortest: u32,
}

/// Strict limits for the built-in voice, which is heard all day.
const OF_THE_BUILT_IN: RecordingLimits =
    RecordingLimits { highest: Some(-1.5), loudness_tolerance: 1.0, longest: (700, 130), shortest: 30 };
/// Loose limits for a trainer's own voice: a telephone in a quiet room passes.
const OF_ONE_S_OWN: RecordingLimits =
    RecordingLimits { highest: None, loudness_tolerance: 6.0, longest: (3_000, 300), shortest: 20 };

/// Checks a voice. With `wanted`, as for the built-in voice, nothing may be missing or superfluous.
pub fn check_voice(
    list: &str,
    text: &str,
    sounds: &SoundFiles,
    wanted: Option<&BTreeSet<RequiredRecording>>,
) -> RecordingReport {
    let manifest = match VoiceManifest::read(list, text) {
        Ok(manifest) => manifest,
        Err(flaws) => return RecordingReport { flaws, ..RecordingReport::default() },
    };
    let mut check = RecordingChecker::new(list, text, sounds);
    check.report.listed = manifest.clips.len();
    let measure = if wanted.is_some() { OF_THE_BUILT_IN } else { OF_ONE_S_OWN };
    let mut louds = Vec::new();
    let mut texts = BTreeSet::new();
    for (index, listed) in manifest.clips.iter().enumerate() {
        let path = format!("clips.{index}");
        check.check_text(&path, listed, &mut texts);
        let Some((bytes, measured)) = check.measure_file(&format!("{path}.file"), &listed.file) else { continue };
        check.check_declared(&path, &listed.file, &bytes, &measured, (listed.millis, listed.crc32));
        if check.check_recording(&path, listed, manifest.language, &measured, &measure) {
            louds.extend(measured.loudness.map(|loudness| (path, &listed.file, loudness)));
        }
    }
    check.check_loudness_spread(&louds, measure.loudness_tolerance);
    if let Some(wanted) = wanted {
        check.check_required(&manifest, wanted);
    }
    check.report()
}

impl RecordingChecker<'_> {
    /// Reports texts without words, and duplicates.
    fn check_text<'l>(&mut self, path: &str, listed: &'l ListedClip, texts: &mut BTreeSet<(&'l str, Place)>) {
        let path = format!("{path}.text");
        if !listed.text.chars().any(char::is_alphanumeric) {
            self.flaw(&path, about(&listed.file, text_key!("voice-no-words")));
        } else if !texts.insert((listed.text.trim(), listed.place)) {
            let what = text!("voice-text-twice", text = Fact::Text(listed.text.clone()));
            self.flaw(&path, what);
        }
    }

    /// Checks one recording; false if it is silent and cannot be compared with others.
    fn check_recording(
        &mut self,
        path: &str,
        listed: &ListedClip,
        language: Language,
        measured: &Measured,
        measure: &RecordingLimits,
    ) -> bool {
        let path = format!("{path}.file");
        if measured.loudness.is_none() {
            self.flaw(&path, about(&listed.file, text_key!("voice-silent")));
            return false;
        }
        if measured.is_cut_off || measure.highest.is_some_and(|highest| measured.peak > highest) {
            self.flaw(&path, about(&listed.file, text_key!("voice-clipped")));
        }
        let says =
            listed.says.clone().unwrap_or_else(|| spell_numbers(&listed.text, language, FrenchCounting::default()));
        let letters = says.chars().filter(|letter| letter.is_alphanumeric()).count() as u32;
        let (pause, letter) = measure.longest;
        let (least, most) =
            (letters.saturating_mul(measure.shortest), letters.saturating_mul(letter).saturating_add(pause));
        let key = match measured.millis {
            millis if millis > most => text_key!("voice-too-long"),
            millis if millis < least => text_key!("voice-too-short"),
            _ => return true,
        };
        let what = about(&listed.file, key).with("found", Fact::Number(measured.millis.into()));
        self.flaw(&path, what.with("text", Fact::Text(says)));
        true
    }

    /// Reports recordings much louder or quieter than the median.
    fn check_loudness_spread(&mut self, louds: &[(String, &String, f64)], off: f64) {
        let mut all: Vec<f64> = louds.iter().map(|(.., loudness)| *loudness).collect();
        all.sort_by(f64::total_cmp);
        let Some(middle) = all.get(all.len() / 2) else { return };
        for (path, file, loudness) in louds {
            let key = match loudness - middle {
                more if more > off => text_key!("voice-louder"),
                more if more < -off => text_key!("voice-quieter"),
                _ => continue,
            };
            let by = Fact::Text(format!("{:.0}", (loudness - middle).abs()));
            self.flaw(&format!("{path}.file"), about(file, key).with("by", by));
        }
    }

    /// Reports missing and superfluous recordings, and those spoken with different words.
    fn check_required(&mut self, manifest: &VoiceManifest, wanted: &BTreeSet<RequiredRecording>) {
        let wanted = wanted.iter().filter(|wanted| wanted.language == manifest.language);
        let mut left: BTreeMap<_, _> = wanted.map(|wanted| ((wanted.text.as_str(), wanted.place), wanted)).collect();
        for (index, listed) in manifest.clips.iter().enumerate() {
            let of_text = |key: TextKey| Phrase::plain(key).with("text", Fact::Text(listed.text.clone()));
            let path = format!("clips.{index}");
            match left.remove(&(listed.text.as_str(), listed.place)) {
                None => self.flaw(&format!("{path}.text"), of_text(text_key!("voice-not-wanted"))),
                Some(wanted) if listed.says.as_ref() != Some(&wanted.says) => {
                    let what = of_text(text_key!("voice-other-words")).with("says", Fact::Text(wanted.says.clone()));
                    self.flaw(&format!("{path}.says"), what);
                }
                Some(_) => {}
            }
            if listed.millis.is_none() || listed.crc32.is_none() {
                self.flaw(&path, about(&listed.file, text_key!("voice-not-told")));
            }
        }
        for ((text, place), _) in left {
            let what = text!(
                "voice-missing",
                text = Fact::Text(text.to_owned()),
                place = Fact::Text(place.into_str().to_owned())
            );
            self.flaw("clips", what);
        }
    }
}

fn about(file: &str, key: TextKey) -> Phrase {
    Phrase::plain(key).with("file", Fact::Text(file.to_owned()))
}
