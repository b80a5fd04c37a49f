//! Spreadsheets (`.xlsx` and `.ods`), bounded in memory and read behind a guard.

mod excel;
mod open_document;
mod rows;

use std::io::{Cursor, Read as _};

use zip::ZipArchive;
use zip::result::ZipError;

use self::rows::SheetBuilder;
use super::catch_panic;

pub use self::rows::{Sheet, SheetRow};

/// Maximum number of rows of a sheet.
pub const MOST_ROWS: usize = 200_000;
/// Maximum number of columns of a sheet; cells further right are dropped.
pub const MOST_COLUMNS: usize = 200;
/// Maximum size in bytes, unpacked, of the file and of the cells it expands to.
pub const LARGEST_UNPACKED: usize = 64 << 20;

/// Maximum compression ratio of a part larger than a megabyte.
const DENSEST: u64 = 400;
const MOST_PARTS: usize = 1_000;

/// Why a spreadsheet cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpreadsheetError {
    /// It is no zip archive, or one with something else in it.
    NotASpreadsheet,
    /// It unpacks to more than [`LARGEST_UNPACKED`].
    TooLarge,
    /// Its numbers contradict each other.
    Damaged,
    /// The library's own words.
    Unreadable(String),
}

/// Reads all sheets of a spreadsheet.
///
/// # Errors
/// If it is none, is damaged or is too large.
pub fn read_sheets(bytes: &[u8]) -> Result<Vec<Sheet>, SpreadsheetError> {
    let format = unpack(bytes)?;
    let mut builder = SheetBuilder::default();
    // The reader of `.xlsx` panics on cell references and sizes beyond its numbers.
    catch_panic(|| match format {
        Format::Excel => excel::read(bytes, &mut builder),
        Format::OpenDocument(content) => open_document::read(&content, &mut builder),
    })
    .unwrap_or(Err(SpreadsheetError::Damaged))?;
    Ok(builder.finish())
}

enum Format {
    Excel,
    /// With the sheets as XML.
    OpenDocument(String),
}

/// Unpacks each part once, to bound what later reading may cost.
fn unpack(bytes: &[u8]) -> Result<Format, SpreadsheetError> {
    let unreadable = |error: &dyn ToString| SpreadsheetError::Unreadable(error.to_string());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| match error {
        ZipError::InvalidArchive(_) => SpreadsheetError::NotASpreadsheet,
        error => unreadable(&error),
    })?;
    if archive.len() > MOST_PARTS {
        return Err(SpreadsheetError::TooLarge);
    }
    let (mut left, mut format) = (LARGEST_UNPACKED as u64, None);
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(|error| unreadable(&error))?;
        let name = part.name().map_err(|error| unreadable(&error))?.into_owned();
        let packed = part.compressed_size();
        let mut content = Vec::new();
        let size = part.take(left + 1).read_to_end(&mut content).map_err(|error| unreadable(&error))? as u64;
        left = left.checked_sub(size).ok_or(SpreadsheetError::TooLarge)?;
        if size > 1 << 20 && size / packed.max(1) > DENSEST {
            return Err(SpreadsheetError::TooLarge);
        }
        if claims_too_many_texts(&name, &content) {
            return Err(SpreadsheetError::Damaged);
        }
        match name.as_str() {
            "content.xml" => {
                let content = String::from_utf8(content).map_err(|error| unreadable(&error))?;
                format = Some(Format::OpenDocument(content));
            }
            "xl/workbook.xml" => format = Some(Format::Excel),
            _ => {}
        }
    }
    format.ok_or(SpreadsheetError::NotASpreadsheet)
}

/// True if a part of an `.xlsx` is its list of texts and claims more texts than it has bytes: the reader reserves memory
/// for as many as claimed, and where there is none the program ends.
fn claims_too_many_texts(name: &str, part: &[u8]) -> bool {
    if !name.to_ascii_lowercase().ends_with("sharedstrings.xml") {
        return false;
    }
    // UTF-16 has a zero beside each letter.
    let text: Vec<u8> = part.iter().copied().filter(|byte| *byte != 0).collect();
    let text = String::from_utf8_lossy(&text);
    text.split("uniqueCount").skip(1).any(|after| {
        let digits = after.trim_start_matches([' ', '\t', '\r', '\n', '=', '"', '\'', '+']);
        let digits = digits.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
        !digits.is_empty() && digits.parse::<usize>().map_or(true, |count| count > part.len())
    })
}
