//! Knowledge cards of a source text, read from `assets/knowledge`.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use super::super::authored::FixedScene;
use super::super::question::Scene;
use super::check;
use crate::i18n::flaw::{Flaw, in_words};
use crate::rules::clause::Clause;
use crate::rules::files;
use crate::rules::house::{House, TableSize};
use crate::syntax::{Written, too_large};

static KNOWLEDGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/knowledge");

const LARGEST_FILE: usize = 256 * 1024;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// Source text id, such as `S0`: the first two characters of its clauses.
    pub source: String,
    /// In the order of the source; one per clause.
    pub cards: Vec<KnowledgeCard>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnowledgeCard {
    pub clause: Clause,
    pub topic: Topic,
    /// Sizes of the tables it speaks of; empty for every table.
    #[serde(default)]
    pub tables: Vec<TableSize>,
    /// Set if the clause is read against its letter, see [`crate::rules::clause::Basis::Corrected`].
    #[serde(default)]
    pub corrected: bool,
    /// What lies on the table; the cloth alone if nothing does.
    #[serde(default)]
    pub scene: FixedScene,
    /// The question is about the shoe, which is drawn large.
    #[serde(default)]
    pub enlarges_shoe: bool,
    pub question: Written,
    pub right: Written,
    /// Two or three plausible wrong answers.
    pub wrong: Vec<Written>,
    pub why: Written,
}

#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Deserialize,
    schemars::JsonSchema,
    IntoStaticStr,
    VariantNames,
)]
#[strum(serialize_all = "kebab-case", prefix = "topic-", const_into_str)]
pub enum Topic {
    History,
    Crew,
    Duties,
    Equipment,
    Words,
    Game,
}

impl Topic {
    pub(super) const ALL: [Self; 6] =
        [Self::History, Self::Crew, Self::Duties, Self::Equipment, Self::Words, Self::Game];
}

impl KnowledgeCard {
    /// True if it speaks of one of the house's tables.
    pub fn is_at(&self, house: &House) -> bool {
        self.tables.is_empty() || self.tables.iter().any(|size| house.table(*size).is_some())
    }

    /// The table of a house as the question describes it; the cloth alone where it describes none, as what stands on a
    /// table might answer it.
    pub fn scene_in(&self, house: &House) -> Scene {
        let bare = !self.enlarges_shoe && self.scene == FixedScene::default();
        Scene { bare, enlarges_shoe: self.enlarges_shoe, ..self.scene.scene_in(house) }
    }
}

impl Deck {
    /// Reads and checks a deck. `file` is named in flaws, and its stem must be the source id.
    ///
    /// # Errors
    /// The parse error, or all flaws of the cards.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        if let Some(flaw) = too_large(file, text.len(), LARGEST_FILE) {
            return Err(in_words(vec![flaw]));
        }
        let deck: Self = files::read(file, text).map_err(in_words)?;
        let flaws = check::flaws(file, text, &deck);
        if flaws.is_empty() { Ok(deck) } else { Err(flaws) }
    }

    /// The decks compiled into the program. Unreadable files are skipped; tests ensure that there are none.
    pub fn built_in() -> &'static [Self] {
        static DECKS: LazyLock<Vec<Deck>> =
            LazyLock::new(|| Deck::built_in_files().filter_map(|(name, text)| Deck::read(name, text).ok()).collect());
        &DECKS
    }

    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        KNOWLEDGE.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    pub fn of_source(source: &str) -> Option<&'static Self> {
        Self::built_in().iter().find(|deck| deck.source == source)
    }
}
