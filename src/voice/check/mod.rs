//! Checking recordings: what is missing, left over or out of date, and what is wrong with a sound, each with the
//! place where it is listed.

mod measure;
mod noises;
mod words;

use std::collections::BTreeSet;

use self::measure::Measured;
use super::bytes::{Bytes, SoundFile, Sounds};
use super::decode::{BadSound, decode};
use super::format::Format;
use super::recordings::find;
use crate::rules::flaw::Flaw;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::Notes;

pub use self::noises::check_noises;
pub use self::words::check_voice;

/// How far the length of a recording may be from what is told of it, in milliseconds.
const NEAR: u32 = 20;

/// What was found in the recordings of a folder.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    /// What is wrong, in the order of the list.
    pub flaws: Vec<Flaw>,
    /// How many recordings are listed.
    pub listed: usize,
    /// How many bytes they have.
    pub bytes: u64,
    /// How loud the least and the loudest of them are, in LUFS.
    pub loudness: Option<(f64, f64)>,
    /// The highest point of any, in dB of full scale.
    pub peak: Option<f64>,
}

impl Report {
    fn has(&mut self, bytes: usize, measured: &Measured) {
        self.bytes += bytes as u64;
        if let Some(loudness) = measured.loudness {
            let (least, most) = self.loudness.unwrap_or((loudness, loudness));
            self.loudness = Some((least.min(loudness), most.max(loudness)));
        }
        self.peak = Some(self.peak.map_or(measured.peak, |peak| peak.max(measured.peak)));
    }
}

/// Looks through a list and the files beside it and keeps what it finds.
struct Check<'c> {
    notes: Notes<'c>,
    sounds: &'c Sounds,
    /// The files that the list has named so far.
    named: BTreeSet<String>,
    report: Report,
}

impl<'c> Check<'c> {
    fn new(list: &'c str, text: &str, sounds: &'c Sounds) -> Self {
        Self { notes: Notes::of(list, text), sounds, named: BTreeSet::new(), report: Report::default() }
    }

    /// Notes a flaw of the value at a path of the list.
    fn flaw(&mut self, path: &str, what: Phrase) {
        self.notes.flaw(path, what);
    }

    /// The measures of a listed file, where it is there and can be played; whatever is wrong with it is noted.
    fn sound(&mut self, path: &str, file: &str) -> Option<(Bytes, Measured)> {
        let about = |key: &'static str| Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
        let Some((name, sound)) = find(self.sounds, file) else {
            self.flaw(path, about("voice-file-missing"));
            return None;
        };
        if !self.named.insert(name) {
            self.flaw(path, about("voice-file-twice"));
            return None;
        }
        let bytes = match sound {
            SoundFile::Read(bytes) => bytes.clone(),
            SoundFile::TooLarge(size) => {
                self.flaw(path, BadSound::TooLarge(*size).phrase(file));
                return None;
            }
            SoundFile::OneTooMany => {
                self.flaw(path, about("voice-one-too-many"));
                return None;
            }
        };
        let decoded = match decode(&bytes) {
            Ok(decoded) => decoded,
            Err(bad) => {
                self.flaw(path, bad.phrase(file));
                return None;
            }
        };
        let format = Format::of(&bytes);
        if !format.fits(file) {
            let ending = format.endings().first().copied().unwrap_or_default();
            self.flaw(path, about("voice-wrong-ending").with("ending", Fact::Text(ending.to_owned())));
        }
        let measured = Measured::of(&decoded);
        self.report.has(bytes.len(), &measured);
        Some((bytes, measured))
    }

    /// Whether length and checksum are as told.
    fn told(&mut self, path: &str, file: &str, bytes: &[u8], measured: &Measured, told: (Option<u32>, Option<u32>)) {
        let about = |key: &'static str| Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
        let (millis, crc32) = told;
        if crc32.is_some_and(|told| told != crc32fast::hash(bytes)) {
            self.flaw(&format!("{path}.crc32"), about("voice-other-file"));
        } else if millis.is_some_and(|told| told.abs_diff(measured.millis) > NEAR) {
            let what = about("voice-other-length").with("found", Fact::Number(measured.millis.into()));
            self.flaw(&format!("{path}.millis"), what);
        }
    }

    /// The report: what is wrong in the order of the list, and behind it the sound files that no entry names.
    fn report(self) -> Report {
        let Self { notes, sounds, named, mut report } = self;
        let left = sounds.keys().filter(|name| Format::is_sound_name(name) && !named.contains(*name));
        report.flaws = notes.flaws();
        report.flaws.extend(left.map(|name| of_file(name, "voice-left-over")));
        report
    }
}

/// A flaw of a sound file that no list names.
fn of_file(file: &str, key: &'static str) -> Flaw {
    let what = Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
    Flaw::of_file(file, what)
}

/// Sound files that lie there without a list.
#[must_use]
pub fn unlisted(sounds: &Sounds) -> Vec<Flaw> {
    let names = sounds.keys().filter(|name| Format::is_sound_name(name));
    names.map(|name| of_file(name, "voice-no-list")).collect()
}
