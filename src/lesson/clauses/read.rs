//! Reads clause files, built-in and external.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use super::{ClauseBook, SourceClauses, SourceDifference, check};
use crate::i18n::flaw::{Flaw, in_words};
use crate::rules::files;
use crate::syntax::too_large;

static CLAUSES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/clauses");

/// File stem of the differences; every other file covers one source.
const DIFFERENCES: &str = "differences";

/// Maximum file size in bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// Name and text of each built-in file.
pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    CLAUSES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
}

/// Parsed once. Unreadable files would be skipped; the tests ensure there are none.
pub fn built_in() -> &'static ClauseBook {
    static BOOK: LazyLock<ClauseBook> = LazyLock::new(|| {
        let mut book = ClauseBook::default();
        for (name, text) in built_in_files() {
            if is_differences(name) {
                book.differences = read_differences(name, text).unwrap_or_default();
            } else {
                book.sources.extend(SourceClauses::read(name, text).ok());
            }
        }
        book.sources.sort_by(|one, other| one.source.cmp(&other.source));
        book
    });
    &BOOK
}

pub(super) fn is_differences(file: &str) -> bool {
    std::path::Path::new(file).file_stem().is_some_and(|stem| stem == DIFFERENCES)
}

impl SourceClauses {
    /// Reads and checks the clauses of a source. `file` is used in flaws; its stem must be the source id.
    ///
    /// # Errors
    /// The syntax error, or every flaw of the file.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        let source: Self = parse(file, text)?;
        let flaws = check::source_flaws(file, text, &source);
        if flaws.is_empty() { Ok(source) } else { Err(flaws) }
    }
}

/// Reads and checks the differences.
///
/// # Errors
/// The syntax error, or every flaw of the file.
pub fn read_differences(file: &str, text: &str) -> Result<Vec<SourceDifference>, Vec<Flaw>> {
    let rows: Vec<SourceDifference> = parse(file, text)?;
    let flaws = check::difference_flaws(file, text, &rows);
    if flaws.is_empty() { Ok(rows) } else { Err(flaws) }
}

fn parse<T: serde::de::DeserializeOwned + schemars::JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    if let Some(flaw) = too_large(file, text.len(), LARGEST_FILE) {
        return Err(in_words(vec![flaw]));
    }
    files::read(file, text).map_err(in_words)
}
