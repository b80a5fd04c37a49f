//! Characters of guests: habits as data. The built-in ones are in `assets/table/guests.ron`; a pack can add its own.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::i18n::Language;

static GUESTS: &str = include_str!("../../../assets/table/guests.ron");

/// The side a guest stakes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Favour {
    /// The side of the streak, more often the longer it is; else the other side.
    Streaks {
        /// Coups in a hundred in which he follows a side that has won once.
        from: u8,
        /// Coups in a hundred more for each further coup of the streak.
        more: u8,
        /// Coups in a hundred at most, however long it is.
        most: u8,
    },
    /// Banco.
    Banco,
    /// Punto.
    Punto,
    /// The other side than the one that won last.
    Chop,
    /// Either side by chance.
    Chance,
}

/// The size of the next stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Progression {
    /// The same number of units.
    Flat,
    /// Twice as much after a loss, up to this many times in a row, then from the beginning.
    DoubleAfterLoss(u8),
    /// Twice as much after a win, up to this many times in a row, then from the beginning.
    DoubleAfterWin(u8),
    /// A few units, now and then many.
    Heavy {
        /// Units of a usual stake at most.
        usual: u8,
        /// Units of a high stake.
        high: u8,
        /// High stakes, in a hundred.
        often: u8,
    },
}

/// Manner of a guest: which lines he speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Manner {
    /// Quiet.
    Quiet,
    /// Friendly.
    Friendly,
    /// Impatient.
    Impatient,
    /// Asks about everything.
    Curious,
    /// Loud.
    Loud,
    /// Correct and exacting.
    Exacting,
}

/// Changes of mind while the bets are open, each in a hundred stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Changes {
    /// He adds to his stake.
    pub adds: u8,
    /// He moves it to the other side.
    pub moves: u8,
    /// He takes part of it back.
    pub takes_part: u8,
    /// He takes all of it back.
    pub takes_all: u8,
}

/// His own rules for leaving, in hundredths of the money he sat down with; 0 for none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StopRules {
    /// He leaves once he has won this much.
    pub won: u16,
    /// He leaves once he has lost this much.
    pub lost: u16,
}

/// Temper of a guest who waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mood {
    /// He waits.
    Calm,
    /// He shows that he waits.
    Restless,
    /// He complains.
    Upset,
}

/// A character. Amounts are in minimum stakes of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Identifier.
    pub id: String,
    /// Name.
    pub name: String,
    /// Language.
    pub language: Language,
    /// Manner.
    pub manner: Manner,
    /// His pieces when he comes.
    pub purse: u32,
    /// His money in notes when he comes.
    pub notes: u32,
    /// The notes that he changes at a time.
    pub buys_in: u32,
    /// His usual stake.
    pub unit: u32,
    /// Side.
    pub favour: Favour,
    /// Coups in a hundred in which he joins a streak that the whole table follows.
    pub herds: u8,
    /// Size.
    pub progression: Progression,
    /// Stakes on the tie, in a hundred coups.
    pub tie: u8,
    /// His stake on the tie.
    pub tie_stake: u32,
    /// Coups sat out, in a hundred.
    pub sits_out: u8,
    /// Changes of mind.
    pub changes: Changes,
    /// Seconds after the invitation within which he stakes, as (from, to).
    pub tempo: (u8, u8),
    /// Stakes put at the end of that time, in a hundred.
    pub last_moment: u8,
    /// Refusals of the shoe, in a hundred offers.
    pub refuses_shoe: u8,
    /// Times he gives the shoe up of his own will, in a hundred coups with it.
    pub gives_up_shoe: u8,
    /// Times he goes to a free seat, in a hundred coups with one; a standing guest sits down so.
    pub changes_seat: u8,
    /// His own rules for leaving.
    pub stops: StopRules,
    /// Coups after which he comes back to a free seat, with new notes where he had lost all; 0 if he does not.
    pub returns_after: u16,
    /// Seconds he waits before he grows restless; after twice as many he is upset.
    pub patience: u16,
}

impl Character {
    /// His mood after a wait in milliseconds.
    pub fn mood(&self, waiting: u64) -> Mood {
        match waiting / 1000 / u64::from(self.patience.max(1)) {
            0 => Mood::Calm,
            1 => Mood::Restless,
            _ => Mood::Upset,
        }
    }
}

/// The built-in characters, in the order of the file. A test reads them.
pub fn built_in() -> &'static [Arc<Character>] {
    static READ: LazyLock<Vec<Arc<Character>>> = LazyLock::new(|| {
        let (file_name, text) = built_in_file();
        Character::read_all(file_name, text).map(|all| all.into_iter().map(Arc::new).collect()).unwrap_or_default()
    });
    &READ
}

/// Name and text of the built-in file.
pub const fn built_in_file() -> (&'static str, &'static str) {
    ("guests.ron", GUESTS)
}
