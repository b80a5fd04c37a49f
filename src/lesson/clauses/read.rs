//! The files about the clauses that travel inside the program, and reading such a file.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use super::{Book, Difference, Source, check};
use crate::rules::flaw::Flaw;
use crate::rules::ron_text;

static CLAUSES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/clauses");

/// The file that tells on what the texts differ; every other is of one text.
const DIFFERENCES: &str = "differences";

/// No file may be larger, in bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// The name and text of each built-in file.
pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    CLAUSES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
}

/// All that the program knows of the clauses, read once. A file that could not be read would be left
/// out; the tests see to it that none is.
#[must_use]
pub fn built_in() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| {
        let mut book = Book::default();
        for (name, text) in built_in_files() {
            if is_differences(name) {
                book.differences = read_differences(name, text).unwrap_or_default();
            } else {
                book.sources.extend(Source::read(name, text).ok());
            }
        }
        book.sources.sort_by(|one, other| one.source.cmp(&other.source));
        book
    });
    &BOOK
}

/// Whether a file, by its name, tells on what the texts differ.
#[must_use]
pub(super) fn is_differences(file: &str) -> bool {
    std::path::Path::new(file).file_stem().is_some_and(|stem| stem == DIFFERENCES)
}

impl Source {
    /// Reads the clauses of a text and checks them. `file` is named in the flaws, and its name without
    /// the ending must be that of the text.
    ///
    /// # Errors
    /// What keeps the file from being read, or every flaw of it.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        let source: Self = parse(file, text)?;
        let flaws = check::of_source(file, text, &source);
        if flaws.is_empty() { Ok(source) } else { Err(flaws) }
    }
}

/// Reads on what the texts differ, and checks it.
///
/// # Errors
/// What keeps the file from being read, or every flaw of it.
pub fn read_differences(file: &str, text: &str) -> Result<Vec<Difference>, Vec<Flaw>> {
    let rows: Vec<Difference> = parse(file, text)?;
    let flaws = check::of_differences(file, text, &rows);
    if flaws.is_empty() { Ok(rows) } else { Err(flaws) }
}

fn parse<T: serde::de::DeserializeOwned + schemars::JsonSchema>(file: &str, text: &str) -> Result<T, Vec<Flaw>> {
    if let Some(flaw) = ron_text::too_large(file, text.len(), LARGEST_FILE) {
        return Err(vec![flaw]);
    }
    ron_text::read(file, text)
}
