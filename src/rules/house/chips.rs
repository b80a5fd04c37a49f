//! The chips of a house: which denomination set it pays in, and where change is made.

use serde::Deserialize;

use super::super::chips::{ChipSet, SetName};
use super::super::clause::Entry;
use super::House;

/// Chips of a house and its rules for making change.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipRules {
    /// The denomination set.
    pub set: Entry<SetName>,
    /// Payeurs also make change, at the table.
    pub change_at_the_table: Entry<bool>,
    /// Change is laid out openly on the marble.
    pub change_on_the_marble: Entry<bool>,
}

impl House {
    /// The denomination set of this house.
    pub const fn chip_set(&self) -> &'static ChipSet {
        self.chips.set.value().set()
    }
}
