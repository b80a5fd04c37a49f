//! Looking a clause up: what it says in our words, where the program honours and drills it, and what the
//! other texts say on the same matter.

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

/// The clauses of one source text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Which text, such as `S0`: the letter and digit that its clauses begin with.
    pub source: String,
    /// Its clauses, in their order.
    pub clauses: Vec<Entry>,
}

/// One clause.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Which one.
    pub id: Clause,
    /// What it is about.
    pub topic: Topic,
    /// The clauses of other texts on the same thing.
    #[serde(default)]
    pub alike: Vec<Clause>,
    /// What it says, in a sentence or two of our own.
    pub says: Written,
    /// How it is to be read.
    #[serde(default)]
    pub reading: Reading,
}

/// How a clause is to be read.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
pub enum Reading {
    /// It says what it says.
    #[default]
    Stated,
    /// It leaves something open: what, and how that is filled here.
    Open(Written),
    /// It is a gap in the text: by what the gap is filled here.
    Silent(Written),
    /// It is read against its letter: what the letter says, and why it is read otherwise.
    Corrected(Written),
}

impl Reading {
    /// What has to be said beside the clause.
    #[must_use]
    pub const fn note(&self) -> Option<&Written> {
        match self {
            Self::Stated => None,
            Self::Open(note) | Self::Silent(note) | Self::Corrected(note) => Some(note),
        }
    }

    /// Its name in JSON.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Open(_) => "open",
            Self::Silent(_) => "silent",
            Self::Corrected(_) => "corrected",
        }
    }

    /// The key of its name in words.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Stated => "clause-stated",
            Self::Open(_) => "clause-open",
            Self::Silent(_) => "clause-silent",
            Self::Corrected(_) => "clause-corrected",
        }
    }
}

/// What a clause is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
pub enum Topic {
    /// Where the game comes from.
    History,
    /// Cards, shoe, table and tools.
    Equipment,
    /// Shuffle, cut, stop card and burn.
    Shoe,
    /// Who works at the table, and at what.
    Crew,
    /// Who sits and who stands.
    Seats,
    /// Who holds the shoe, and until when.
    Hand,
    /// What cards and hands count, and what wins.
    Counting,
    /// What may be staked.
    Stakes,
    /// How the cards are drawn, laid and turned.
    Deal,
    /// Who takes a third card.
    Drawing,
    /// What is called.
    Calls,
    /// What is collected and paid.
    Paying,
    /// What happens after a mistake.
    Errors,
    /// What the management may do.
    House,
}

impl Topic {
    /// The key of its name in words.
    #[must_use]
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

/// A matter on which the texts differ, and what each says.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// Its stable id.
    pub id: String,
    /// What it is about, in a few words.
    pub topic: Written,
    /// Every text, in the order of their ids.
    pub texts: Vec<Column>,
}

/// What one text says on a matter.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// Which text.
    pub source: String,
    /// What it says.
    pub says: Said,
}

/// What a text says on a matter, if it speaks of it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Said {
    /// It does not speak of it.
    Silent,
    /// In these clauses, and in a few words of ours.
    Says(Vec<Clause>, Written),
}

impl Said {
    /// The clauses in which the text speaks of it.
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        match self {
            Self::Silent => &[],
            Self::Says(clauses, _) => clauses,
        }
    }
}

/// All that is known of the clauses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// The texts, by their ids.
    pub sources: Vec<Source>,
    /// On what they differ.
    pub differences: Vec<Difference>,
}

impl Book {
    /// Every clause, text by text.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sources.iter().flat_map(|source| &source.clauses)
    }

    /// What is known of a clause; `None` where it is of no text of the program's own.
    #[must_use]
    pub fn find(&self, clause: Clause) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == clause)
    }

    /// The differences in which a clause has a part.
    pub fn differences_of(&self, clause: Clause) -> impl Iterator<Item = &Difference> {
        let has_part = move |row: &&Difference| row.texts.iter().any(|column| column.says.clauses().contains(&clause));
        self.differences.iter().filter(has_part)
    }
}

/// The house whose text a source is.
#[must_use]
pub fn house_of<'s>(shelf: &'s Shelf, source: &str) -> Option<&'s House> {
    shelf.iter().map(AsRef::as_ref).find(|house: &&House| house.source.id == source)
}

/// The id of the text that a clause is of, such as `S0`.
#[must_use]
pub fn source_of(clause: Clause) -> String {
    clause.letters().iter().take(2).copied().map(char::from).collect()
}
