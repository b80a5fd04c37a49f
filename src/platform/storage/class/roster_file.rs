//! Class list files: delimited text, or a spreadsheet unpacked only as far as a list needs.

use std::fmt::Write as _;
use std::io::{Cursor, Read as _, Write as _};
use std::path::Path;

use calamine::{Data, DataRef, Ods, Reader as _, Xlsx};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::exchange::claims_too_many_texts;
use crate::platform::storage::disk::{self, FileError};
use crate::platform::storage::files;
use crate::progress::class::Roster;
use crate::progress::class::roster::{MOST, parse_rows};
use crate::syntax::catch_panic;

/// Size limit of the file, in bytes.
const LARGEST: u64 = 8 << 20;

/// Size limit of an unpacked spreadsheet, in bytes.
const LARGEST_UNPACKED: u64 = 16 << 20;

/// Maximum number of files in a spreadsheet.
const MOST_FILES: usize = 500;

const MIMETYPE: &str = "application/vnd.oasis.opendocument.spreadsheet";

/// Repeated cells in a row are cut to this number: no list repeats a name.
const MOST_REPEATED: u64 = 16;

/// Columns further right are ignored.
const MOST_COLUMNS: usize = 64;

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
    if bytes.starts_with(b"PK") {
        // The reader panics on cell references and sizes beyond its numbers.
        catch_panic(|| sheet(bytes)).flatten()
    } else {
        Some(parse_rows(bytes, MOST + 1))
    }
}

/// The rows of the first sheet; `None` if it is not a spreadsheet.
fn sheet(bytes: &[u8]) -> Option<Vec<Vec<String>>> {
    let files = unpacked(bytes)?;
    let content = files.iter().find(|(name, _)| name == "content.xml");
    match content {
        Some((_, content)) => ods(content),
        None => xlsx(bytes),
    }
}

/// All files of a zip, read to the end; `None` if one is damaged or over the limit.
fn unpacked(bytes: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).ok()?;
    if zip.len() > MOST_FILES || zip.has_overlapping_entries().unwrap_or(true) {
        return None;
    }
    let (mut files, mut left) = (Vec::new(), LARGEST_UNPACKED);
    for index in 0..zip.len() {
        let entry = zip.by_index(index).ok()?;
        let (name, mut file) = (entry.name().ok()?.into_owned(), Vec::new());
        entry.take(left + 1).read_to_end(&mut file).ok()?;
        left = left.checked_sub(file.len() as u64)?;
        if claims_too_many_texts(&name, &file) {
            return None;
        }
        files.push((name, file));
    }
    Some(files)
}

/// Cell by cell: a sheet that claims to reach the last possible cell costs no memory.
fn xlsx(bytes: &[u8]) -> Option<Vec<Vec<String>>> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).ok()?;
    let name = book.sheet_names().first()?.clone();
    let mut cells = book.worksheet_cells_reader(&name).ok()?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    while let Some(cell) = cells.next_cell().ok()? {
        let (row, column) = cell.get_position();
        let (row, column) = (row as usize, column as usize);
        if row > MOST || column >= MOST_COLUMNS {
            continue;
        }
        let text = match cell.get_value() {
            DataRef::SharedString(text) => (*text).to_owned(),
            other => cell_text(&other.clone().into()),
        };
        if rows.len() <= row {
            rows.resize(row + 1, Vec::new());
        }
        if let Some(cells) = rows.get_mut(row) {
            cells.resize(cells.len().max(column + 1), String::new());
            if let Some(cell) = cells.get_mut(column) {
                *cell = text;
            }
        }
    }
    Some(rows)
}

/// The content rewritten as a minimal spreadsheet with repetition counts capped, against rows repeated a million
/// times.
fn ods(content: &[u8]) -> Option<Vec<Vec<String>>> {
    let text = str::from_utf8(content).ok()?;
    let text = at_most(text, "number-rows-repeated", 1);
    let text = at_most(&text, "number-columns-repeated", MOST_REPEATED);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    let parts = [("mimetype", MIMETYPE), ("META-INF/manifest.xml", "<manifest/>"), ("content.xml", &text)];
    for (name, text) in parts {
        zip.start_file(name, options).ok()?;
        zip.write_all(text.as_bytes()).ok()?;
    }
    let mut book: Ods<_> = Ods::new(zip.finish().ok()?).ok()?;
    let sheet = book.worksheet_range_at(0)?.ok()?;
    let row = |row: &[Data]| row.iter().take(MOST_COLUMNS).map(cell_text).collect();
    Some(sheet.rows().take(MOST + 1).map(row).collect())
}

/// Caps the number in each attribute of this name at `most`; what is not a number becomes 1.
fn at_most(text: &str, name: &str, most: u64) -> String {
    let mut parts = text.split(name);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let cut = part.find(['"', '\'']).and_then(|opens| {
            let (sign, rest) = part.split_at_checked(opens)?;
            let quote = rest.chars().next()?;
            let (number, rest) = rest.get(1..)?.split_once(quote)?;
            (sign.trim() == "=").then_some((number, rest))
        });
        match cut {
            Some((number, rest)) => {
                let number = number.parse::<u64>().unwrap_or(1).min(most);
                let _ = write!(out, "{name}=\"{number}\"{rest}");
            }
            // Plain text in a cell that contains the attribute name.
            None => out.extend([name, part]),
        }
    }
    out
}

/// Text of a cell; whole numbers without decimals.
fn cell_text(cell: &Data) -> String {
    match cell {
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => text.clone(),
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => format!("{number:.0}"),
        Data::Float(number) => number.to_string(),
        Data::Int(number) => number.to_string(),
        Data::Bool(truth) => truth.to_string(),
        _ => String::new(),
    }
}
