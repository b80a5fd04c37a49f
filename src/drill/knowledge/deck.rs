//! The knowledge cards of a source text, read from `assets/knowledge`.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use super::check;
use crate::rules::clause::Clause;
use crate::rules::flaw::Flaw;
use crate::rules::phrase::Written;
use crate::rules::ron_text;

static KNOWLEDGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/knowledge");

/// No file of cards may be larger, in bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// The cards of one source text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Which text, such as `S0`: the letter and digit that its clauses begin with.
    pub source: String,
    /// The cards, in the order of the text; one for a clause.
    pub cards: Vec<KnowledgeCard>,
}

/// One question about one clause.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnowledgeCard {
    /// The clause it rests on.
    pub clause: Clause,
    /// What it is about.
    pub topic: Topic,
    /// Whether the clause is read against its letter, see [`crate::rules::clause::Basis::Corrected`].
    #[serde(default)]
    pub corrected: bool,
    /// What is asked.
    pub question: Written,
    /// The right answer.
    pub right: Written,
    /// Answers that are plausible and wrong: two or three.
    pub wrong: Vec<Written>,
    /// Why, in a sentence or two.
    pub why: Written,
}

/// What a card is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
pub enum Topic {
    /// Where the game comes from.
    History,
    /// Who works at the table and who sits at it.
    Crew,
    /// Who answers for what, and who may do what.
    Duties,
    /// Cards, shoe, table and tools.
    Equipment,
    /// The words of the trade.
    Words,
    /// Counting, drawing and winning.
    Game,
}

impl Topic {
    pub(super) const ALL: [Self; 6] =
        [Self::History, Self::Crew, Self::Duties, Self::Equipment, Self::Words, Self::Game];

    /// How texts name it.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::History => "topic-history",
            Self::Crew => "topic-crew",
            Self::Duties => "topic-duties",
            Self::Equipment => "topic-equipment",
            Self::Words => "topic-words",
            Self::Game => "topic-game",
        }
    }
}

impl Deck {
    /// Reads the cards of a text and checks them. `file` is named in the flaws, and its name without
    /// the ending must be that of the text.
    ///
    /// # Errors
    /// What keeps the file from being read, or every flaw of its cards.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        if let Some(flaw) = ron_text::too_large(file, text.len(), LARGEST_FILE) {
            return Err(vec![flaw]);
        }
        let deck: Self = ron_text::read(file, text)?;
        let flaws = check::flaws(file, text, &deck);
        if flaws.is_empty() { Ok(deck) } else { Err(flaws) }
    }

    /// The cards that travel inside the program. A file that could not be read would be left out; the
    /// tests see to it that none is.
    #[must_use]
    pub fn built_in() -> &'static [Self] {
        static DECKS: LazyLock<Vec<Deck>> =
            LazyLock::new(|| Deck::built_in_files().filter_map(|(name, text)| Deck::read(name, text).ok()).collect());
        &DECKS
    }

    /// The name and text of each built-in file of cards.
    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        KNOWLEDGE.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    /// The cards of this source text, if there are any.
    #[must_use]
    pub fn of_source(source: &str) -> Option<&'static Self> {
        Self::built_in().iter().find(|deck| deck.source == source)
    }
}
