//! Sound at the table: speech and sound effects.
//!
//! [`Speech`] is an utterance of the tailleur; [`Voice::pieces`] turns it into recordings with pauses, and [`decode()`]
//! a recording into samples. Playback is up to the platform.

mod bytes;
mod check;
mod decode;
mod format;
mod guard;
mod joining;
mod manifest;
mod recordings;
mod speech;
mod wanted;

use serde::{Deserialize, Serialize};

use crate::rules::calls::Call;
use crate::rules::house::House;
use crate::words::{Counting, Language};

pub use self::bytes::{Bytes, LARGEST_SOUND, LARGEST_VOICE, MOST_SOUNDS, SoundFile, Sounds};
pub use self::check::{Report, check_noises, check_voice, unlisted};
pub use self::decode::{BadSound, Decoded, LONGEST_SECONDS, decode, look_at};
pub use self::format::Format;
pub use self::guard::caught;
pub use self::joining::{BETWEEN_GROUPS, Piece, pieces_of};
pub use self::manifest::{Listed, ListedNoise, Manifest, Noises, Place, SOUNDS_FILE, VOICE_FILE};
pub use self::recordings::{Recording, SOUND_FOLDER, Voice};
pub use self::speech::{AT_COMMA, AT_STOP, in_words};
pub use self::wanted::{Wanted, wanted};

/// An utterance at the table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Said {
    pub language: Language,
    /// Words, with numbers in figures.
    pub text: String,
    pub way: Way,
}

/// Style of an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Way {
    /// As recorded, in the longest pieces available.
    #[default]
    Whole,
    /// Clause by clause: a wrong call exists in no recording as a whole, so next to it the melody must not give away a
    /// right one.
    InClauses,
    /// Figures are spelled out in captions too, for trainees who take the call down.
    WrittenOut,
}

impl Said {
    pub fn new(language: Language, text: impl Into<String>) -> Self {
        Self { language, text: text.into(), way: Way::default() }
    }

    /// The caption text.
    pub fn caption(&self, counting: Counting) -> String {
        match self.way {
            Way::Whole | Way::InClauses => self.text.clone(),
            Way::WrittenOut => in_words(&self.text, self.language, counting),
        }
    }

    /// A call in the language of its house; `None` if unsupported.
    pub fn of_call(house: &House, call: &Call<'_>) -> Option<Self> {
        let language = Language::of_tag(&house.source.language)?;
        Some(Self::new(language, call.to_string()))
    }
}

/// A sound effect. Each can be switched off separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Noise {
    /// A card leaves the shoe.
    CardSlide,
    /// A card is turned.
    CardTurn,
    Chips,
    /// The time is up.
    Bell,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
}

impl Noise {
    pub const ALL: [Self; 6] = [Self::CardSlide, Self::CardTurn, Self::Chips, Self::Bell, Self::Right, Self::Wrong];

    /// Identifier and stem of its file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CardSlide => "card-slide",
            Self::CardTurn => "card-turn",
            Self::Chips => "chips",
            Self::Bell => "bell",
            Self::Right => "right",
            Self::Wrong => "wrong",
        }
    }
}
