//! Clause reference: text, interpretation, homes in the program, and comparison of the source texts.

mod check;
mod drilled;
mod home;
mod read;
mod search;

use serde::Deserialize;
use strum::IntoStaticStr;

use crate::i18n::text_key::TextKey;
use crate::rules::clause::Clause;
use crate::rules::house::{House, HouseLibrary};
use crate::syntax::Written;

pub use self::check::cross_check;
pub use self::drilled::{CARDS, CitingDrills, DrilledClauses, LessonClauses};
pub use self::home::{ClauseHome, homes};
pub use self::read::{built_in, built_in_files, read_differences};
pub use self::search::{nearest, search};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SourceClauses {
    /// Source id, such as `S0`: the prefix of its clauses.
    pub source: String,
    pub clauses: Vec<BookEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BookEntry {
    pub id: Clause,
    pub topic: ClauseTopic,
    /// Clauses of other sources on the same matter.
    #[serde(default)]
    pub alike: Vec<Clause>,
    /// Paraphrase in a sentence or two.
    pub says: Written,
    #[serde(default)]
    pub reading: Interpretation,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Interpretation {
    /// To be read literally.
    #[default]
    Stated,
    /// Leaves something open; what, and the choice made here.
    Open(Written),
    /// A gap in the text; the choice made here.
    Silent(Written),
    /// Read against its wording; what it says, and why.
    Corrected(Written),
}

impl Interpretation {
    pub const fn note(&self) -> Option<&Written> {
        match self {
            Self::Stated => None,
            Self::Open(note) | Self::Silent(note) | Self::Corrected(note) => Some(note),
        }
    }

    pub const fn text_key(&self) -> TextKey {
        match self {
            Self::Stated => text_key!("clause-stated"),
            Self::Open(_) => text_key!("clause-open"),
            Self::Silent(_) => text_key!("clause-silent"),
            Self::Corrected(_) => text_key!("clause-corrected"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum ClauseTopic {
    History,
    Equipment,
    Shoe,
    Crew,
    /// Seated and standing players.
    Seats,
    Hand,
    Counting,
    Stakes,
    Deal,
    Drawing,
    Calls,
    /// Collecting and paying.
    Paying,
    Errors,
    House,
}

impl ClauseTopic {
    pub const fn text_key(self) -> TextKey {
        match self {
            Self::History => text_key!("clause-topic-history"),
            Self::Equipment => text_key!("clause-topic-equipment"),
            Self::Shoe => text_key!("clause-topic-shoe"),
            Self::Crew => text_key!("clause-topic-crew"),
            Self::Seats => text_key!("clause-topic-seats"),
            Self::Hand => text_key!("clause-topic-hand"),
            Self::Counting => text_key!("clause-topic-counting"),
            Self::Stakes => text_key!("clause-topic-stakes"),
            Self::Deal => text_key!("clause-topic-deal"),
            Self::Drawing => text_key!("clause-topic-drawing"),
            Self::Calls => text_key!("clause-topic-calls"),
            Self::Paying => text_key!("clause-topic-paying"),
            Self::Errors => text_key!("clause-topic-errors"),
            Self::House => text_key!("clause-topic-house"),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SourceDifference {
    pub id: String,
    /// Short name of the matter.
    pub topic: Written,
    /// Positions of all sources, ordered by id.
    pub texts: Vec<SourcePosition>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SourcePosition {
    pub source: String,
    pub says: SourceStatement,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum SourceStatement {
    Silent,
    /// The relevant clauses, and a short paraphrase.
    Says(Vec<Clause>, Written),
}

impl SourceStatement {
    pub fn clauses(&self) -> &[Clause] {
        match self {
            Self::Silent => &[],
            Self::Says(clauses, _) => clauses,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClauseBook {
    pub sources: Vec<SourceClauses>,
    pub differences: Vec<SourceDifference>,
}

impl ClauseBook {
    pub fn entries(&self) -> impl Iterator<Item = &BookEntry> {
        self.sources.iter().flat_map(|source| &source.clauses)
    }

    pub fn find(&self, clause: Clause) -> Option<&BookEntry> {
        self.entries().find(|entry| entry.id == clause)
    }

    pub fn differences_of(&self, clause: Clause) -> impl Iterator<Item = &SourceDifference> {
        let has_part =
            move |row: &&SourceDifference| row.texts.iter().any(|column| column.says.clauses().contains(&clause));
        self.differences.iter().filter(has_part)
    }
}

pub fn house_of<'s>(shelf: &'s HouseLibrary, source: &str) -> Option<&'s House> {
    shelf.iter().map(AsRef::as_ref).find(|house: &&House| house.source.id == source)
}

/// Source id of a clause, such as `S0`.
pub fn source_of(clause: Clause) -> String {
    clause.letters().iter().take(2).copied().map(char::from).collect()
}
