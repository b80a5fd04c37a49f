//! The lists `voice.ron` of a voice's recordings and `sounds.ron` of the sound effects.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::i18n::Language;
use crate::i18n::flaw::{Flaw, in_words};
use crate::rules::files;
use crate::syntax::too_large;

/// In the folder of the recordings.
pub const VOICE_FILE: &str = "voice.ron";
pub const SOUNDS_FILE: &str = "sounds.ron";
/// In bytes, of either list.
const LARGEST_LIST: usize = 256 * 1024;

/// Position of a recording in its sentence, which determines its melody.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
    IntoStaticStr,
)]
#[strum(const_into_str)]
pub enum Place {
    /// On its own, or at the end.
    #[default]
    Whole,
    /// With more words to follow.
    Within,
}

impl Place {
    pub const ALL: [Self; 2] = [Self::Whole, Self::Within];
}

/// Contents of `voice.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Voice")]
pub struct VoiceManifest {
    pub language: Language,
    /// Speaker, or means of synthesis.
    #[serde(default)]
    pub made: String,
    #[serde(default)]
    pub licence: String,
    pub clips: Vec<ListedClip>,
}

/// A recording in `voice.ron`. Only file and text are required.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Clip")]
pub struct ListedClip {
    /// In the folder of the list or in its subfolder `voice/`.
    pub file: String,
    /// Text as shown.
    pub text: String,
    /// Text as spoken; by default the shown one with the numbers spelled.
    #[serde(default)]
    pub says: Option<String>,
    #[serde(default)]
    pub place: Place,
    /// Duration in ms.
    #[serde(default)]
    pub millis: Option<u32>,
    /// CRC-32 of the file.
    #[serde(default)]
    pub crc32: Option<u32>,
}

/// Contents of `sounds.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Sounds")]
pub struct SoundManifest {
    /// Means of production.
    #[serde(default)]
    pub made: String,
    #[serde(default)]
    pub licence: String,
    pub sounds: Vec<ListedSound>,
}

/// A sound effect in `sounds.ron`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Sound")]
pub struct ListedSound {
    /// In the folder of the list: the name of the noise and the extension.
    pub file: String,
    /// Duration in ms.
    pub millis: u32,
    /// CRC-32 of the file.
    pub crc32: u32,
}

impl VoiceManifest {
    /// Reads `voice.ron`.
    ///
    /// # Errors
    /// Every flaw of its form.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        read(file, text)
    }
}

impl SoundManifest {
    /// Reads `sounds.ron`.
    ///
    /// # Errors
    /// Every flaw of its form.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        read(file, text)
    }
}

fn read<T: DeserializeOwned + schemars::JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    match too_large(file, text.len(), LARGEST_LIST) {
        Some(flaw) => Err(in_words(vec![flaw])),
        None => files::read(file, text).map_err(in_words),
    }
}
