//! Sound at the table: speech and sound effects.
//!
//! [`Speech`] is an utterance of the tailleur; [`Voice::pieces`] turns it into recordings with pauses, and [`decode()`]
//! a recording into samples. Playback is up to the platform.

mod bytes;
mod check;
mod declared_sizes;
mod decode;
mod format;
mod manifest;
mod recordings;
mod required;
mod speech;
mod speech_pieces;
mod table_line;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::i18n::{FrenchCounting, Language};
use crate::rules::calls::Call;
use crate::rules::house::House;

pub use self::bytes::{LARGEST_SOUND, LARGEST_VOICE, MOST_SOUNDS, SoundBytes, SoundFile, SoundFiles};
pub use self::check::{RecordingReport, check_noises, check_voice, unlisted};
pub use self::decode::{Decoded, LONGEST_SECONDS, SoundError, decode, probe};
pub use self::format::SoundFormat;
pub use self::manifest::{ListedClip, ListedSound, Place, SOUNDS_FILE, SoundManifest, VOICE_FILE, VoiceManifest};
pub use self::recordings::{Recording, SOUND_FOLDER, Voice};
pub use self::required::{RequiredRecording, required_recordings};
pub use self::speech::{AT_COMMA, AT_STOP, spell_numbers};
pub use self::speech_pieces::{BETWEEN_GROUPS, SpeechPiece, pieces_of};
pub use self::table_line::{BetLine, TableLine};

/// An utterance at the table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Speech {
    pub language: Language,
    /// Words, with numbers in figures.
    pub text: String,
    pub style: SpeechStyle,
    pub speaker: Speaker,
}

/// The person who speaks, each with a voice of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Speaker {
    #[default]
    Tailleur,
    /// Guests, chef and colleagues.
    Guest,
}

impl Speaker {
    pub const ALL: [Self; 2] = [Self::Tailleur, Self::Guest];

    /// The folder of the recordings in a language, such as `fr` and `fr-guests`.
    pub fn folder(self, language: Language) -> String {
        match self {
            Self::Tailleur => language.code().to_owned(),
            Self::Guest => format!("{}-guests", language.code()),
        }
    }
}

/// Style of an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum SpeechStyle {
    /// As recorded, in the longest pieces available.
    #[default]
    Whole,
    /// Clause by clause: a wrong call exists in no recording as a whole, so next to it the melody must not give away a
    /// right one.
    InClauses,
    /// Figures are spelled out in captions too, for trainees who take the call down.
    WrittenOut,
}

impl Speech {
    pub fn new(language: Language, text: impl Into<String>) -> Self {
        Self { language, text: text.into(), style: SpeechStyle::default(), speaker: Speaker::default() }
    }

    /// The caption text.
    pub fn caption(&self, counting: FrenchCounting) -> String {
        match self.style {
            SpeechStyle::Whole | SpeechStyle::InClauses => self.text.clone(),
            SpeechStyle::WrittenOut => spell_numbers(&self.text, self.language, counting),
        }
    }

    /// A call in the language of its house; `None` if unsupported.
    pub fn from_call(house: &House, call: &Call<'_>) -> Option<Self> {
        let language = Language::from_tag(&house.source.language)?;
        Some(Self::new(language, call.to_string()))
    }
}

/// A sound effect. Each can be switched off separately.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Noise {
    /// A card leaves the shoe.
    CardSlide,
    /// A card is turned.
    CardTurn,
    Chips,
    /// The time is up.
    Bell,
    /// A second of the last ten is gone.
    Tick,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
    /// The room around the table, over and over.
    Room,
}

impl Noise {
    pub const ALL: [Self; 8] =
        [Self::CardSlide, Self::CardTurn, Self::Chips, Self::Bell, Self::Tick, Self::Right, Self::Wrong, Self::Room];
}
