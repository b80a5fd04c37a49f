//! Where the repository lies, and its files.
#![expect(clippy::disallowed_methods, reason = "a test may look at the repository it stands in")]

use std::path::{Path, PathBuf};

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
