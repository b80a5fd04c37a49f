//! The chips of a house: which denomination set it pays in, and where change is made.

use serde::Deserialize;

use super::super::chips::{ChipSet, SetName};
use super::super::clause::Entry;
use super::House;

/// What a house pays in and how it makes change.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipRules {
    /// The denomination set, by its name.
    pub set: Entry<SetName>,
    /// That those who pay also make change, at the table.
    pub change_at_the_table: Entry<bool>,
    /// That change is laid out on the marble for all to see.
    pub change_on_the_marble: Entry<bool>,
}

impl House {
    /// The pieces this house pays in.
    #[must_use]
    pub const fn chip_set(&self) -> &'static ChipSet {
        self.chips.set.value().set()
    }
}
