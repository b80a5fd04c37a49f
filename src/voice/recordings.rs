//! A voice: the recordings of one speaker, indexed by their words.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};

use super::bytes::{SoundBytes, SoundFile, SoundFiles};
use super::decode::probe;
use super::manifest::{Place, VOICE_FILE, VoiceManifest};
use super::speech::spoken_words;
use super::{Noise, Speaker};
use crate::i18n::{FrenchCounting, Language};

/// A list, its sounds one behind another, and the name, start and end of each.
struct BuiltInVoice {
    list: &'static str,
    sounds: &'static [u8],
    index: &'static [(&'static str, usize, usize)],
}

#[expect(clippy::unreadable_literal, reason = "written by build.rs")]
mod built_in {
    use super::BuiltInVoice;

    include!(concat!(env!("OUT_DIR"), "/voices.rs"));
}

static NOISES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/sounds");

/// Optional subfolder for the recordings of a pack or list.
pub const SOUND_FOLDER: &str = "voice";

/// A recorded text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    pub file: String,
    /// Text as shown.
    pub text: String,
    pub place: Place,
    /// Declared duration in ms.
    pub millis: Option<u32>,
    /// Undecoded contents.
    pub bytes: SoundBytes,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voice {
    language: Language,
    recordings: Vec<Arc<Recording>>,
    /// By folded words with a space between them; numbers as in France.
    found: BTreeMap<Box<str>, PhraseRecordings>,
    /// The same with numbers as in Switzerland; empty for a language that has one way of counting.
    found_septante: BTreeMap<Box<str>, PhraseRecordings>,
    /// Words in the longest recording.
    longest: usize,
}

/// The recordings of one text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct PhraseRecordings {
    whole: Option<Arc<Recording>>,
    within: Option<Arc<Recording>>,
    /// True for a part of numbers.
    pub(super) is_part: bool,
}

impl PhraseRecordings {
    /// The recording for a place, else that for the other place.
    pub(super) fn for_place(&self, place: Place) -> Option<&Arc<Recording>> {
        let (first, second) = match place {
            Place::Whole => (&self.whole, &self.within),
            Place::Within => (&self.within, &self.whole),
        };
        first.as_ref().or(second.as_ref())
    }
}

impl Voice {
    /// The built-in voice of a speaker. An unreadable list would leave it silent; tests rule that out.
    pub fn built_in(language: Language, speaker: Speaker) -> &'static Self {
        type Loaded = [LazyLock<Voice>; 2];
        static FRENCH: Loaded = [
            LazyLock::new(|| Voice::load(Language::French, Speaker::Tailleur)),
            LazyLock::new(|| Voice::load(Language::French, Speaker::Guest)),
        ];
        static ITALIAN: Loaded = [
            LazyLock::new(|| Voice::load(Language::Italian, Speaker::Tailleur)),
            LazyLock::new(|| Voice::load(Language::Italian, Speaker::Guest)),
        ];
        static ENGLISH: Loaded = [
            LazyLock::new(|| Voice::load(Language::English, Speaker::Tailleur)),
            LazyLock::new(|| Voice::load(Language::English, Speaker::Guest)),
        ];
        let [tailleur, guest] = match language {
            Language::French => &FRENCH,
            Language::Italian => &ITALIAN,
            Language::English => &ENGLISH,
        };
        match speaker {
            Speaker::Tailleur => tailleur,
            Speaker::Guest => guest,
        }
    }

    /// The voice of a list and its files. Missing and unplayable files are left out.
    pub fn from_manifest(manifest: VoiceManifest, sounds: &SoundFiles) -> Self {
        Self::from_playable(manifest, sounds, |bytes| probe(bytes).is_ok())
    }

    fn from_playable(manifest: VoiceManifest, sounds: &SoundFiles, is_playable: fn(&[u8]) -> bool) -> Self {
        let recordings = manifest.clips.into_iter().filter_map(|listed| {
            let (_, SoundFile::Read(bytes)) = find_file(sounds, &listed.file)? else { return None };
            if !is_playable(bytes) {
                return None;
            }
            let (file, text, bytes) = (listed.file, listed.text, bytes.clone());
            Some(Recording { file, text, place: listed.place, millis: listed.millis, bytes })
        });
        Self::with(manifest.language, recordings.map(Arc::new).collect())
    }

    fn with(language: Language, recordings: Vec<Arc<Recording>>) -> Self {
        let (found, found_septante) = (BTreeMap::new(), BTreeMap::new());
        let mut voice = Self { language, recordings, found, found_septante, longest: 0 };
        let indexes =
            [(FrenchCounting::Vigesimal, &mut voice.found), (FrenchCounting::Septante, &mut voice.found_septante)];
        for (counting, found) in indexes.into_iter().take(if language == Language::French { 2 } else { 1 }) {
            let parts: BTreeSet<Vec<String>> =
                language.number_parts(counting).iter().map(|part| plain(part, language, counting)).collect();
            for recording in &voice.recordings {
                let words = plain(&recording.text, language, counting);
                voice.longest = voice.longest.max(words.len());
                let is_part = parts.contains(&words);
                let entry = found
                    .entry(words.join(" ").into())
                    .or_insert_with(|| PhraseRecordings { is_part, ..PhraseRecordings::default() });
                let place = match recording.place {
                    Place::Whole => &mut entry.whole,
                    Place::Within => &mut entry.within,
                };
                // The first of duplicates counts; the check reports the other.
                place.get_or_insert_with(|| Arc::clone(recording));
            }
        }
        voice
    }

    fn load(language: Language, speaker: Speaker) -> Self {
        let (text, sounds) = Self::built_in_files(language, speaker);
        match VoiceManifest::read(VOICE_FILE, text) {
            // Tests prove that each can be played. Reading them here would bring 14 MB of the program into memory.
            Ok(manifest) => Self::from_playable(manifest, &sounds, |_| true),
            Err(_) => Self::with(language, Vec::new()),
        }
    }

    /// List and files of the built-in voice.
    pub fn built_in_files(language: Language, speaker: Speaker) -> (&'static str, SoundFiles) {
        let voice = match (language, speaker) {
            (Language::French, Speaker::Tailleur) => &built_in::FR,
            (Language::Italian, Speaker::Tailleur) => &built_in::IT,
            (Language::English, Speaker::Tailleur) => &built_in::EN,
            (Language::French, Speaker::Guest) => &built_in::FR_GUESTS,
            (Language::Italian, Speaker::Guest) => &built_in::IT_GUESTS,
            (Language::English, Speaker::Guest) => &built_in::EN_GUESTS,
        };
        let sounds = voice.index.iter().filter_map(|&(name, start, end)| {
            let bytes = voice.sounds.get(start..end)?;
            Some((name.to_owned(), SoundFile::Read(SoundBytes::BuiltIn(bytes))))
        });
        (voice.list, sounds.collect())
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// In the order of the list.
    pub fn recordings(&self) -> &[Arc<Recording>] {
        &self.recordings
    }

    pub(super) const fn longest(&self) -> usize {
        self.longest
    }

    /// The recordings of these folded words.
    pub(super) fn entry(&self, words: &[String], counting: FrenchCounting) -> Option<&PhraseRecordings> {
        let has_two = self.language == Language::French;
        let found = match counting {
            FrenchCounting::Septante if has_two => &self.found_septante,
            FrenchCounting::Septante | FrenchCounting::Vigesimal => &self.found,
        };
        found.get(words.join(" ").as_str())
    }
}

impl Noise {
    /// The built-in recording.
    pub fn bytes(self) -> Option<SoundBytes> {
        let file = NOISES.get_file(format!("{}.ogg", self.into_str()))?;
        Some(SoundBytes::BuiltIn(file.contents()))
    }

    /// List and files of the built-in sound effects.
    pub fn built_in_files() -> (&'static str, SoundFiles) {
        let list = NOISES.get_file(super::manifest::SOUNDS_FILE);
        let text = list.and_then(include_dir::File::contents_utf8).unwrap_or_default();
        let sounds = NOISES.files().filter_map(|file| {
            let name = file.path().file_name()?.to_str()?;
            let sound = SoundFile::Read(SoundBytes::BuiltIn(file.contents()));
            super::SoundFormat::is_sound_name(name).then(|| (name.to_owned(), sound))
        });
        (text, sounds.collect())
    }
}

/// A listed file: in the folder of the list or in its subfolder `voice`.
pub(super) fn find_file<'s>(sounds: &'s SoundFiles, file: &str) -> Option<(String, &'s SoundFile)> {
    let names = [file.to_owned(), format!("{SOUND_FOLDER}/{file}")];
    names.into_iter().find_map(|name| sounds.get(&name).map(|sound| (name, sound)))
}

fn plain(text: &str, language: Language, counting: FrenchCounting) -> Vec<String> {
    spoken_words(text, language, counting).into_iter().map(|token| token.plain).collect()
}
