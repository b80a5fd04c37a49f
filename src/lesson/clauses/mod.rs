//! Clause reference: text, interpretation, homes in the program, and comparison of the source texts.

mod check;
mod drilled;
mod home;
mod read;
mod search;
mod told;

use serde::Deserialize;

use crate::rules::clause::Clause;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::Written;

pub use self::check::across;
pub use self::drilled::{Drilled, DrilledIn};
pub use self::home::{Home, homes};
pub use self::read::{built_in, built_in_files, read_differences};
pub use self::search::{nearest, search};
pub use self::told::home_lines;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Source id, such as `S0`: the prefix of its clauses.
    pub source: String,
    pub clauses: Vec<Entry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub id: Clause,
    pub topic: Topic,
    /// Clauses of other sources on the same matter.
    #[serde(default)]
    pub alike: Vec<Clause>,
    /// Paraphrase in a sentence or two.
    pub says: Written,
    #[serde(default)]
    pub reading: Reading,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
pub enum Reading {
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

impl Reading {
    pub const fn note(&self) -> Option<&Written> {
        match self {
            Self::Stated => None,
            Self::Open(note) | Self::Silent(note) | Self::Corrected(note) => Some(note),
        }
    }

    pub const fn id(&self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Open(_) => "open",
            Self::Silent(_) => "silent",
            Self::Corrected(_) => "corrected",
        }
    }

    pub const fn key(&self) -> &'static str {
        match self {
            Self::Stated => "clause-stated",
            Self::Open(_) => "clause-open",
            Self::Silent(_) => "clause-silent",
            Self::Corrected(_) => "clause-corrected",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum Topic {
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

impl Topic {
    pub const fn key(self) -> &'static str {
        match self {
            Self::History => "clause-topic-history",
            Self::Equipment => "clause-topic-equipment",
            Self::Shoe => "clause-topic-shoe",
            Self::Crew => "clause-topic-crew",
            Self::Seats => "clause-topic-seats",
            Self::Hand => "clause-topic-hand",
            Self::Counting => "clause-topic-counting",
            Self::Stakes => "clause-topic-stakes",
            Self::Deal => "clause-topic-deal",
            Self::Drawing => "clause-topic-drawing",
            Self::Calls => "clause-topic-calls",
            Self::Paying => "clause-topic-paying",
            Self::Errors => "clause-topic-errors",
            Self::House => "clause-topic-house",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    pub id: String,
    /// Short name of the matter.
    pub topic: Written,
    /// Positions of all sources, ordered by id.
    pub texts: Vec<Column>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Column {
    pub source: String,
    pub says: Said,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Said {
    Silent,
    /// The relevant clauses, and a short paraphrase.
    Says(Vec<Clause>, Written),
}

impl Said {
    pub fn clauses(&self) -> &[Clause] {
        match self {
            Self::Silent => &[],
            Self::Says(clauses, _) => clauses,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    pub sources: Vec<Source>,
    pub differences: Vec<Difference>,
}

impl Book {
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sources.iter().flat_map(|source| &source.clauses)
    }

    pub fn find(&self, clause: Clause) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == clause)
    }

    pub fn differences_of(&self, clause: Clause) -> impl Iterator<Item = &Difference> {
        let has_part = move |row: &&Difference| row.texts.iter().any(|column| column.says.clauses().contains(&clause));
        self.differences.iter().filter(has_part)
    }
}

pub fn house_of<'s>(shelf: &'s Shelf, source: &str) -> Option<&'s House> {
    shelf.iter().map(AsRef::as_ref).find(|house: &&House| house.source.id == source)
}

/// Source id of a clause, such as `S0`.
pub fn source_of(clause: Clause) -> String {
    clause.letters().iter().take(2).copied().map(char::from).collect()
}
