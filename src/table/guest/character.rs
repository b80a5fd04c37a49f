//! Characters of guests, from `assets/table/guests.ron`; a pack can add its own.

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

use crate::rules::files;
use crate::syntax::Diagnostic;

static GUESTS: &str = include_str!("../../../assets/table/guests.ron");

/// The side a guest bets on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Favour {
    /// The side of the streak, more often the longer it is.
    Streaks,
    /// Banco.
    Banco,
    /// Punto.
    Punto,
    /// The other side than last time.
    Chop,
    /// Either side by chance.
    Chance,
}

/// The size of the next stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Progression {
    /// The same number of units.
    Flat,
    /// Twice as much after a loss.
    DoubleAfterLoss,
    /// Twice as much after a win.
    DoubleAfterWin,
    /// A few units, now and then many.
    Heavy,
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

/// A character.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Identifier.
    pub id: String,
    /// Name.
    pub name: String,
    /// Language: `fr`, `it` or `en`.
    pub language: String,
    /// Manner.
    pub manner: Manner,
    /// Purse at the beginning, in minimum stakes of the table.
    pub purse: u32,
    /// Usual stake, in minimum stakes.
    pub unit: u32,
    /// Side.
    pub favour: Favour,
    /// Size.
    pub progression: Progression,
    /// Stakes on the tie, in a hundred coups.
    pub tie: u8,
    /// Coups sat out, in a hundred.
    pub sits_out: u8,
    /// Changes of mind while the bets are open, in a hundred.
    pub changes_mind: u8,
    /// Seconds after the invitation within which he stakes, as (from, to).
    pub tempo: (u8, u8),
    /// Refusals of the shoe, in a hundred offers.
    pub refuses_shoe: u8,
    /// Seconds he waits before he grows restless.
    pub patience: u16,
}

/// The built-in characters, in the order of the file. A test reads them.
pub fn built_in() -> &'static [Arc<Character>] {
    static READ: LazyLock<Vec<Arc<Character>>> = LazyLock::new(|| {
        let read: Result<Vec<Character>, Vec<Diagnostic>> = files::read("guests.ron", GUESTS);
        read.map(|all| all.into_iter().map(Arc::new).collect()).unwrap_or_default()
    });
    &READ
}

/// Name and text of the built-in file.
pub const fn built_in_files() -> (&'static str, &'static str) {
    ("guests.ron", GUESTS)
}
