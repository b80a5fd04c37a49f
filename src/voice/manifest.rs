//! The list of a voice's recordings, `voice.ron`, and that of the other sounds, `sounds.ron`, as people and scripts
//! write them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::rules::flaw::Flaw;
use crate::rules::ron_text;
use crate::words::Language;

/// The file that lists the recordings of a voice, in the folder in which they lie.
pub const VOICE_FILE: &str = "voice.ron";
/// The file that lists the sounds that are no words.
pub const SOUNDS_FILE: &str = "sounds.ron";
/// Neither may be larger, in bytes.
const LARGEST_LIST: usize = 256 * 1024;

/// Where in a sentence a recording stands: its melody tells.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
pub enum Place {
    /// By itself, or at the end.
    #[default]
    Whole,
    /// With more words to follow.
    Within,
}

impl Place {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Whole, Self::Within];

    /// How a list writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Whole => "Whole",
            Self::Within => "Within",
        }
    }
}

/// What `voice.ron` says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Voice")]
pub struct Manifest {
    /// In which language the voice speaks.
    pub language: Language,
    /// Whose voice it is, or by what it was made.
    #[serde(default)]
    pub made: String,
    /// On what terms it may be passed on.
    #[serde(default)]
    pub licence: String,
    /// The recordings.
    pub clips: Vec<Listed>,
}

/// A recording as `voice.ron` lists it. A trainer need give no more than file and text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Clip")]
pub struct Listed {
    /// The file, in the folder of the list or in `voice/` below it.
    pub file: String,
    /// The words as they are shown.
    pub text: String,
    /// The words as they are spoken; where it is not told, as they are shown with the numbers spelled.
    #[serde(default)]
    pub says: Option<String>,
    /// Where in a sentence it stands.
    #[serde(default)]
    pub place: Place,
    /// How long it lasts, in milliseconds.
    #[serde(default)]
    pub millis: Option<u32>,
    /// The CRC-32 of its file.
    #[serde(default)]
    pub crc32: Option<u32>,
}

/// What `sounds.ron` says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Sounds")]
pub struct Noises {
    /// By what they were made.
    #[serde(default)]
    pub made: String,
    /// On what terms they may be passed on.
    #[serde(default)]
    pub licence: String,
    /// The sounds.
    pub sounds: Vec<ListedNoise>,
}

/// A sound that is no words as `sounds.ron` lists it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Sound")]
pub struct ListedNoise {
    /// The file, in the folder of the list: what `Noise::id` says, and the ending.
    pub file: String,
    /// How long it lasts, in milliseconds.
    pub millis: u32,
    /// The CRC-32 of its file.
    pub crc32: u32,
}

impl Manifest {
    /// Reads a list of recordings.
    ///
    /// # Errors
    /// Every flaw of its form.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        read(file, text)
    }
}

impl Noises {
    /// Reads a list of sounds.
    ///
    /// # Errors
    /// Every flaw of its form.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        read(file, text)
    }
}

fn read<T: DeserializeOwned + schemars::JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    match ron_text::too_large(file, text.len(), LARGEST_LIST) {
        Some(flaw) => Err(vec![flaw]),
        None => ron_text::read(file, text),
    }
}
