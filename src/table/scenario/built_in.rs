//! The built-in scenarios, in `assets/shifts`.

use include_dir::{Dir, include_dir};

use super::Scenario;

static SHIFTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/shifts");

/// Name and text of each built-in scenario file, by name.
pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    SHIFTS.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
}

/// The built-in scenarios, by file name. An unreadable one would be left out; tests rule that out.
pub fn built_in() -> Vec<Scenario> {
    built_in_files().filter_map(|(name, text)| Scenario::read(name, text).ok()).collect()
}
