//! The built-in scenarios, in `assets/shifts`.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

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

/// The built-in scenario of this id, read when it is first asked for.
pub fn find_built_in(id: &str) -> Option<Arc<Scenario>> {
    type Read = OnceLock<Option<Arc<Scenario>>>;
    static ALL: LazyLock<BTreeMap<&str, (&str, &str, Read)>> = LazyLock::new(|| {
        let stem = |name: &'static str| name.strip_suffix(".ron");
        built_in_files().filter_map(|(name, text)| Some((stem(name)?, (name, text, Read::new())))).collect()
    });
    let (name, text, read) = ALL.get(id)?;
    read.get_or_init(|| Scenario::read(name, text).ok().map(Arc::new)).clone()
}

/// The ids of the built-in scenarios.
pub fn built_in_ids() -> impl Iterator<Item = &'static str> {
    built_in_files().filter_map(|(name, _)| name.strip_suffix(".ron"))
}
