//! Class list files: delimited text or a spreadsheet.

use std::path::Path;

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::platform::storage::disk::{self, FileError};
use crate::platform::storage::files;
use crate::progress::class::Roster;
use crate::progress::class::roster::{MOST, parse_rows};
use crate::syntax::spreadsheet::read_sheets;

/// Size limit of the file, in bytes.
const LARGEST: u64 = 8 << 20;

/// Reads a class list.
///
/// # Errors
/// If the file cannot be read or has no names.
pub fn read_roster(path: &Path) -> Result<Roster, FileError> {
    let bytes = disk::read_bytes(path, LARGEST).map_err(|why| FileError::Unreadable(path.to_owned(), why))?;
    let phrase = |key: TextKey| Phrase::plain(key).with("place", files::path_fact(path));
    let bytes =
        bytes.map_err(|_| phrase(text_key!("class-list-too-large")).with("most", Fact::Number(LARGEST >> 20)))?;
    let rows = rows_of(&bytes).ok_or_else(|| phrase(text_key!("class-list-no-sheet")))?;
    Roster::from_rows(rows).ok_or_else(|| phrase(text_key!("class-list-empty")).into())
}

/// The rows of a class list; `None` if it claims to be a spreadsheet and is none.
pub fn rows_of(bytes: &[u8]) -> Option<Vec<Vec<String>>> {
    if !bytes.starts_with(b"PK") {
        return Some(parse_rows(bytes, MOST + 1));
    }
    let first = read_sheets(bytes).ok()?.into_iter().next()?;
    Some(first.rows.into_iter().map(|row| row.cells).collect())
}
