//! The tests' tiers, and the files of the repository.
#![expect(clippy::disallowed_methods, reason = "a test may look at its repository and at the day")]

#[cfg(target_os = "linux")]
pub(crate) mod failing_disk;
pub(crate) mod json_schema;
pub(crate) mod player;
pub(crate) mod spreadsheet;
#[cfg(feature = "desktop")]
pub(crate) mod window;

use std::env;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// True in the nightly tier (`make test-all`), where every walk goes to its end.
pub(crate) fn thorough() -> bool {
    env::var_os("TAILLEUR_THOROUGH").is_some_and(|value| value == "1")
}

/// True for a drill to walk through: one of those in `TAILLEUR_DRILLS`, by name with commas between, or any without it.
pub(crate) fn walks(drill: &str) -> bool {
    env::var("TAILLEUR_DRILLS").map_or(true, |names| names.split(',').any(|name| name == drill))
}

/// The size of a walk: on each commit, and in the nightly tier.
pub(crate) fn tier<T>(quick: T, nightly: T) -> T {
    if thorough() { nightly } else { quick }
}

/// The first of today's million seeds; `TAILLEUR_DAY`, in days since 1970, repeats those of that day.
pub(crate) fn daily_seed() -> u64 {
    let given = env::var("TAILLEUR_DAY").ok().and_then(|day| day.parse().ok());
    let today = || SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    given.unwrap_or_else(today) * 1_000_000
}

/// The same first seeds in each run; in the nightly tier more of them, and `quick` seeds of the day.
pub(crate) fn seeds(quick: u64, nightly: u64) -> impl Iterator<Item = u64> {
    let day = if thorough() { daily_seed()..daily_seed() + quick } else { 0..0 };
    (0..tier(quick, nightly)).chain(day)
}

/// The folder of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file, named from the root.
pub(crate) fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files below a folder with an extension, named from the root with `/`, in order. A folder that is
/// not there has none.
pub(crate) fn files(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join(folder), extension, &mut found);
    let mut names: Vec<_> = found
        .iter()
        .map(|path| path.strip_prefix(root()).unwrap().to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/"))
        .collect();
    names.sort();
    names
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, extension, found);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
}
