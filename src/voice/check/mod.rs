//! Validation of recordings: missing, superfluous, outdated or faulty files, with their places in the list.

mod measure;
mod noises;
mod words;

use std::collections::BTreeSet;

use self::measure::Measured;
use super::bytes::{SoundBytes, SoundFile, SoundFiles};
use super::decode::{SoundError, decode};
use super::format::SoundFormat;
use super::recordings::find_file;
use crate::i18n::flaw::Flaw;
use crate::i18n::flaw::FlawCollector;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

pub use self::noises::check_noises;
pub use self::words::check_voice;

/// Tolerance for the declared length, in ms.
const NEAR: u32 = 20;

/// Result of checking the recordings of a folder.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RecordingReport {
    /// In the order of the list.
    pub flaws: Vec<Flaw>,
    /// Number of recordings listed.
    pub listed: usize,
    /// Total size.
    pub bytes: u64,
    /// Lowest and highest loudness, in LUFS.
    pub loudness: Option<(f64, f64)>,
    /// Highest peak, in dBFS.
    pub peak: Option<f64>,
}

impl RecordingReport {
    fn add(&mut self, bytes: usize, measured: &Measured) {
        self.bytes += bytes as u64;
        if let Some(loudness) = measured.loudness {
            let (least, most) = self.loudness.unwrap_or((loudness, loudness));
            self.loudness = Some((least.min(loudness), most.max(loudness)));
        }
        self.peak = Some(self.peak.map_or(measured.peak, |peak| peak.max(measured.peak)));
    }
}

struct RecordingChecker<'c> {
    notes: FlawCollector<'c>,
    sounds: &'c SoundFiles,
    /// Files listed so far.
    named: BTreeSet<String>,
    report: RecordingReport,
}

impl<'c> RecordingChecker<'c> {
    fn new(list: &'c str, text: &str, sounds: &'c SoundFiles) -> Self {
        Self {
            notes: FlawCollector::new(list, text),
            sounds,
            named: BTreeSet::new(),
            report: RecordingReport::default(),
        }
    }

    /// Reports a flaw of the value at a path of the list.
    fn flaw(&mut self, path: &str, what: Phrase) {
        self.notes.flaw(path, what);
    }

    /// Decodes and measures a listed file; reports what is wrong with it.
    fn measure_file(&mut self, path: &str, file: &str) -> Option<(SoundBytes, Measured)> {
        let about = |key: TextKey| Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
        let Some((name, sound)) = find_file(self.sounds, file) else {
            self.flaw(path, about(text_key!("voice-file-missing")));
            return None;
        };
        if !self.named.insert(name) {
            self.flaw(path, about(text_key!("voice-file-twice")));
            return None;
        }
        let bytes = match sound {
            SoundFile::Read(bytes) => bytes.clone(),
            SoundFile::TooLarge(size) => {
                self.flaw(path, SoundError::TooLarge(*size).phrase(file));
                return None;
            }
            SoundFile::OneTooMany => {
                self.flaw(path, about(text_key!("voice-one-too-many")));
                return None;
            }
            SoundFile::Unreadable => return None,
        };
        let decoded = match decode(&bytes) {
            Ok(decoded) => decoded,
            Err(bad) => {
                self.flaw(path, bad.phrase(file));
                return None;
            }
        };
        let format = SoundFormat::detect(&bytes);
        if !format.fits(file) {
            let ending = format.endings().first().copied().unwrap_or_default();
            self.flaw(path, about(text_key!("voice-wrong-ending")).with("ending", Fact::Text(ending.to_owned())));
        }
        let measured = Measured::from_sound(&decoded);
        self.report.add(bytes.len(), &measured);
        Some((bytes, measured))
    }

    /// Compares length and checksum with the declared ones.
    fn check_declared(
        &mut self,
        path: &str,
        file: &str,
        bytes: &[u8],
        measured: &Measured,
        declared: (Option<u32>, Option<u32>),
    ) {
        let about = |key: TextKey| Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
        let (millis, crc32) = declared;
        if crc32.is_some_and(|declared| declared != crc32fast::hash(bytes)) {
            self.flaw(&format!("{path}.crc32"), about(text_key!("voice-other-file")));
        } else if millis.is_some_and(|declared| declared.abs_diff(measured.millis) > NEAR) {
            let what = about(text_key!("voice-other-length")).with("found", Fact::Number(measured.millis.into()));
            self.flaw(&format!("{path}.millis"), what);
        }
    }

    /// Flaws in the order of the list, then unlisted sound files.
    fn report(self) -> RecordingReport {
        let Self { notes, sounds, named, mut report } = self;
        report.flaws = notes.flaws();
        let left = readable_names(sounds).filter(|name| !named.contains(*name));
        report.flaws.extend(left.map(|name| of_file(name, text_key!("voice-left-over"))));
        report
    }
}

fn of_file(file: &str, key: TextKey) -> Flaw {
    let what = Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
    Flaw::for_file(file, what)
}

/// Sound files in a folder without a list.
pub fn unlisted(sounds: &SoundFiles) -> Vec<Flaw> {
    readable_names(sounds).map(|name| of_file(name, text_key!("voice-no-list"))).collect()
}

fn readable_names(sounds: &SoundFiles) -> impl Iterator<Item = &String> {
    let readable = sounds.iter().filter(|(_, sound)| **sound != SoundFile::Unreadable);
    readable.map(|(name, _)| name).filter(|name| SoundFormat::is_sound_name(name))
}
