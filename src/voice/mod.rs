//! What is heard at the table: words said in a language, and the sounds around them.
//!
//! [`Said`] is what the tailleur says; [`Voice::pieces`] turns it into recordings with pauses between them, and
//! [`decode()`] a recording into samples. Playing them is the machine's.

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

/// Words said at the table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Said {
    /// In which language.
    pub language: Language,
    /// The words, figures as figures.
    pub text: String,
    /// How they are said.
    pub way: Way,
}

/// How words are said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Way {
    /// What was recorded in one go is heard in one go.
    #[default]
    Whole,
    /// Clause by clause: beside a call that nobody ever makes, and that no recording holds whole, a right one
    /// must not be known by its melody.
    InClauses,
    /// A caption writes its figures out as well: who is to take them down reads what they would have heard.
    WrittenOut,
}

impl Said {
    /// Words said in one go.
    #[must_use]
    pub fn new(language: Language, text: impl Into<String>) -> Self {
        Self { language, text: text.into(), way: Way::default() }
    }

    /// The words as a caption writes them.
    #[must_use]
    pub fn caption(&self, counting: Counting) -> String {
        match self.way {
            Way::Whole | Way::InClauses => self.text.clone(),
            Way::WrittenOut => in_words(&self.text, self.language, counting),
        }
    }

    /// A call in the language of its house; nothing where the program does not speak it.
    #[must_use]
    pub fn of_call(house: &House, call: &Call<'_>) -> Option<Self> {
        let language = Language::of_tag(&house.source.language)?;
        Some(Self::new(language, call.to_string()))
    }
}

/// A sound that is no words. Each can be switched off by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Noise {
    /// A card leaves the shoe.
    CardSlide,
    /// A card is turned.
    CardTurn,
    /// Pieces are put down.
    Chips,
    /// The time is up.
    Bell,
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
}

impl Noise {
    /// All there are.
    pub const ALL: [Self; 6] = [Self::CardSlide, Self::CardTurn, Self::Chips, Self::Bell, Self::Right, Self::Wrong];

    /// The name of its recording.
    #[must_use]
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
