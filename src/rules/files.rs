//! Reading of RON files with the scalar types of the game.

use ron::extensions::Extensions;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use super::chips::{ChipSets, UsesChipSets};
use super::leaves::GameLeaves;
use crate::syntax::{Diagnostic, FileSchema, Reader, Recovered};

/// Parses a value that names no denomination set of a pack.
///
/// # Errors
/// Every problem that can be found without knowing what the text means.
pub fn read<T: DeserializeOwned + JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Diagnostic>> {
    read_with(file, text, Extensions::empty())
}

/// As [`read`], with additional RON extensions.
///
/// # Errors
/// As for [`read`].
pub fn read_with<T>(file: &str, text: &str, more: Extensions) -> Result<T, Vec<Diagnostic>>
where
    T: DeserializeOwned + JsonSchema,
{
    Reader::new(&GameLeaves(&ChipSets::default())).with(more).read(file, text)
}

/// As [`read_with`], for a type that may name these denomination sets.
///
/// # Errors
/// As for [`read`]; also a problem for each unknown set.
pub fn read_for<T>(file: &str, text: &str, more: Extensions, sets: &ChipSets) -> Result<T, Vec<Diagnostic>>
where
    T: DeserializeOwned + JsonSchema + UsesChipSets,
{
    let leaves = GameLeaves(sets);
    let reader = Reader::new(&leaves).with(more);
    let mut value: T = reader.read(file, text)?;
    if value.resolve_sets(sets) { Ok(value) } else { Err(reader.misfits::<T>(file, text)) }
}

/// Reads as much of a text as fits, see [`Reader::recover`].
pub fn recover<T>(text: &str, more: Extensions, needed: &[&str], sets: &ChipSets) -> Option<Recovered<T>>
where
    T: DeserializeOwned + JsonSchema + UsesChipSets,
{
    let mut recovered: Recovered<T> = Reader::new(&GameLeaves(sets)).with(more).recover(text, needed)?;
    recovered.value.resolve_sets(sets).then_some(recovered)
}

/// The schema of a file of this type.
pub fn schema<T: JsonSchema>() -> FileSchema {
    FileSchema::for_type::<T>(&GameLeaves(&ChipSets::default()))
}
