//! An answer as mastery counts it, and the name of what was decided.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::progress::entry::Entry;
use crate::progress::id::EntryId;
use crate::progress::moment::Moment;

/// What was to be decided, and in which house: what is known in one is not known in another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Key {
    /// The id of the house.
    pub house: Arc<str>,
    /// The name of the drill.
    pub drill: Arc<str>,
    /// The id of the decision.
    pub decision: Arc<str>,
}

impl Key {
    /// A key of its three parts.
    #[must_use]
    pub fn new(house: &str, drill: &str, decision: &str) -> Self {
        Self { house: house.into(), drill: drill.into(), decision: decision.into() }
    }
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Answer {
    /// When it was given.
    pub at: Moment,
    /// Its id in the journal: where two answers share it, one counts.
    pub id: EntryId,
    /// What was decided.
    pub key: Key,
    /// Whether it was right.
    pub right: bool,
    /// Its time; `None` where it was not timed.
    pub millis: Option<u64>,
    /// Whether the choice of drill gave the answer away: a row that always draws, practised by itself.
    pub given_away: bool,
}

impl Answer {
    /// The answer a journal's entry tells of.
    #[must_use]
    pub fn of(entry: &Entry, given_away: bool) -> Self {
        let key = Key::new(&entry.house, &entry.drill, &entry.decision);
        Self { at: entry.at, id: entry.id, key, right: entry.right, millis: entry.millis, given_away }
    }
}
