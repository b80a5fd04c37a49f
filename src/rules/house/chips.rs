//! The chips of a house: which denomination set it pays in, and where change is made.

use std::sync::Arc;

use serde::Deserialize;

use super::super::chips::{ChipSet, ChipSets, SetName};
use super::super::clause::Entry;
use super::House;

/// Chips of a house and its rules for making change.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ChipRules")]
pub struct ChipRules<S = Arc<ChipSet>> {
    /// The denomination set.
    pub set: Entry<S>,
    /// Payeurs also make change, at the table.
    pub change_at_the_table: Entry<bool>,
    /// Change is laid out openly on the marble.
    pub change_on_the_marble: Entry<bool>,
}

impl ChipRules<SetName> {
    /// The rules with the set itself; `None` if it is unknown.
    pub(super) fn with_set(self, sets: &ChipSets) -> Option<ChipRules> {
        let Self { set, change_at_the_table, change_on_the_marble } = self;
        let set = set.try_map(|name| sets.get(name.id()).cloned())?;
        Some(ChipRules { set, change_at_the_table, change_on_the_marble })
    }
}

impl House {
    /// The denomination set of this house.
    pub const fn chip_set(&self) -> &Arc<ChipSet> {
        self.chips.set.value()
    }
}
