//! The denomination sets that a file may name, and the names themselves, resolved after reading.

use std::sync::Arc;

use serde::Deserialize;

use super::ChipSet;

/// The built-in sets and those of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSets {
    own: Vec<Arc<ChipSet>>,
}

impl ChipSets {
    /// Adds a set; of two with the same id the later one counts.
    pub fn add(&mut self, set: Arc<ChipSet>) {
        self.own.push(set);
    }

    /// Adds the own sets of another collection.
    pub fn extend(&mut self, other: &Self) {
        self.own.extend(other.own.iter().cloned());
    }

    /// The sets that are not built in, in the order added.
    pub fn own(&self) -> &[Arc<ChipSet>] {
        &self.own
    }

    /// The set with this id, built-in ones first.
    pub fn get(&self, id: &str) -> Option<&Arc<ChipSet>> {
        ChipSet::get(id).or_else(|| self.own.iter().rev().find(|set| set.id == id))
    }

    /// The ids of all sets.
    pub fn ids(&self) -> Vec<&str> {
        ChipSet::built_in().iter().chain(&self.own).map(|set| set.id.as_str()).collect()
    }
}

/// The id of a set, and the set once it is resolved. In a file: `"french"`. Reading resolves built-in sets;
/// [`UsesChipSets::resolve_sets`] resolves those of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub struct SetName(Result<Arc<ChipSet>, UnknownSet>);

/// An unresolved id.
#[derive(Debug, Clone, PartialEq, Eq)]
struct UnknownSet {
    id: String,
    /// The ids it was compared with.
    known: Vec<String>,
}

impl SetName {
    /// The name of one of these sets, or an unresolved one.
    pub fn new(id: &str, sets: &ChipSets) -> Self {
        let known = || sets.ids().into_iter().map(str::to_owned).collect();
        Self(sets.get(id).cloned().ok_or_else(|| UnknownSet { id: id.to_owned(), known: known() }))
    }

    /// The id.
    pub fn id(&self) -> &str {
        match &self.0 {
            Ok(set) => &set.id,
            Err(unknown) => &unknown.id,
        }
    }

    /// The set, if it is known.
    pub fn set(&self) -> Option<&Arc<ChipSet>> {
        self.0.as_ref().ok()
    }

    /// The ids that an unknown one was compared with.
    pub fn known(&self) -> &[String] {
        self.0.as_ref().err().map_or(&[], |unknown| &unknown.known)
    }

    /// Looks an unresolved id up in these sets. False if it stays unknown.
    pub fn resolve(&mut self, sets: &ChipSets) -> bool {
        if self.0.is_err() {
            *self = Self::new(self.id(), sets);
        }
        self.0.is_ok()
    }
}

impl From<String> for SetName {
    fn from(id: String) -> Self {
        Self::new(&id, &ChipSets::default())
    }
}

impl From<Arc<ChipSet>> for SetName {
    fn from(set: Arc<ChipSet>) -> Self {
        Self(Ok(set))
    }
}

/// A value of a file that may name sets.
pub trait UsesChipSets {
    /// Resolves the names of sets. False if one that must be known is not.
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool;
}

impl UsesChipSets for Option<SetName> {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        self.as_mut().is_none_or(|name| name.resolve(sets))
    }
}
