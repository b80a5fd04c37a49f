//! Spreadsheets, checked for decompression bombs before reading, and read behind a guard.

use std::io::{Cursor, Read as _};

use calamine::{Data, DataRef, Ods, Reader as _, Xlsx};
use zip::ZipArchive;

use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::{TextPosition, catch_panic, visible};

use super::super::notes::ExchangeNotes;
use super::{ImportRow, MOST_COLUMNS, MOST_ROWS};

/// Maximum unpacked size in bytes.
const MOST_UNPACKED: u64 = 64 * 1024 * 1024;
/// Maximum compression ratio.
const DENSEST: u64 = 400;
/// Maximum number of archive members.
const MOST_PARTS: usize = 1_000;
/// Maximum number of cells after expanding repetitions.
const MOST_CELLS: u64 = 4_000_000;

pub(super) type WorkbookSheet = (String, Vec<ImportRow>);

/// The sheets of a spreadsheet.
///
/// # Errors
/// The reason it cannot be read.
pub(super) fn sheets(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<Vec<WorkbookSheet>, Phrase> {
    let kind = check_size(bytes)?;
    // The reader panics on cell references and sizes beyond its numbers.
    let read = catch_panic(|| match kind {
        WorkbookKind::Xlsx => read_xlsx(bytes, notes),
        WorkbookKind::Ods => read_ods(bytes, notes),
    });
    let read = read.ok_or_else(|| text!("exchange-workbook-damaged"))?;
    read.map_err(|why| text!("exchange-workbook-broken", why = Fact::Text(why)))
}

enum WorkbookKind {
    Xlsx,
    Ods,
}

/// Unpacks each part once, to bound the size of later reads.
fn check_size(bytes: &[u8]) -> Result<WorkbookKind, Phrase> {
    let broken = |why: String| text!("exchange-workbook-broken", why = Fact::Text(why));
    let too_large = || {
        let most = Fact::Number(MOST_UNPACKED / 1024 / 1024);
        text!("exchange-workbook-bomb", most = most)
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(error.to_string()))?;
    if archive.len() > MOST_PARTS {
        return Err(too_large());
    }
    let mut unpacked = 0;
    let mut kind = None;
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(|error| broken(error.to_string()))?;
        let name = part.name().map_err(|error| broken(error.to_string()))?.into_owned();
        let packed = part.compressed_size();
        let left = MOST_UNPACKED.saturating_sub(unpacked);
        let mut part = part.take(left + 1);
        let mut seen = Vec::new();
        let size = part.read_to_end(&mut seen).map_err(|error| broken(error.to_string()))? as u64;
        unpacked += size;
        if claims_too_many_texts(&name, &seen) {
            return Err(text!("exchange-workbook-damaged"));
        }
        let dense = size > 1024 * 1024 && size / packed.max(1) > DENSEST;
        if unpacked > MOST_UNPACKED || dense || (name == "content.xml" && repeated(&seen) > MOST_CELLS) {
            return Err(too_large());
        }
        match name.as_str() {
            "content.xml" => kind = Some(WorkbookKind::Ods),
            "xl/workbook.xml" => kind = Some(WorkbookKind::Xlsx),
            _ => {}
        }
    }
    kind.ok_or_else(|| text!("exchange-not-a-workbook"))
}

/// True if a part of an `.xlsx` is its list of texts and claims more texts than it has bytes: the reader reserves memory
/// for as many as claimed, and where there is none the program ends.
pub fn claims_too_many_texts(name: &str, part: &[u8]) -> bool {
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

/// Number of cells of an `.ods` table after expanding repetitions, up to its last non-empty cell.
fn repeated(content: &[u8]) -> u64 {
    const ROW: &[u8] = b"<table:table-row";
    const CELL: &[u8] = b"<table:table-cell";
    let number = |tag: &[u8], name: &str| -> u64 {
        let tag = String::from_utf8_lossy(tag);
        let after = tag.split_once(name).map_or("", |(_, after)| after);
        let digits: String =
            after.chars().skip_while(|sign| !sign.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        if after.is_empty() { 1 } else { digits.parse().unwrap_or(u64::MAX) }
    };
    let (mut rows, mut filled_rows, mut widest) = (0_u64, 0_u64, 0_u64);
    let mut column = 0_u64;
    for tag in content.split(|byte| *byte == b'>') {
        let Some(at) = tag.iter().rposition(|byte| *byte == b'<') else { continue };
        let tag = tag.get(at..).unwrap_or_default();
        if tag.starts_with(ROW) {
            rows = rows.saturating_add(number(tag, "number-rows-repeated="));
            column = 0;
        } else if tag.starts_with(CELL) {
            column = column.saturating_add(number(tag, "number-columns-repeated="));
            if tag.windows(12).any(|window| window == b":value-type=") || tag.windows(9).any(|w| w == b":formula=") {
                filled_rows = filled_rows.max(rows);
                widest = widest.max(column);
            }
        }
    }
    filled_rows.saturating_mul(widest.max(1)).max(widest)
}

fn read_xlsx(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<Vec<WorkbookSheet>, String> {
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    let mut sheets = Vec::new();
    for name in book.sheet_names() {
        let mut rows: Vec<ImportRow> = Vec::new();
        // Cell by cell: two cells in opposite corners must not allocate the table between them.
        let mut cells = book.worksheet_cells_reader(&name).map_err(|error| error.to_string())?;
        while let Some(cell) = cells.next_cell().map_err(|error| error.to_string())? {
            let (row, column) = cell.get_position();
            let text = cell_text(&Data::from(cell.get_value().clone()));
            if matches!(cell.get_value(), DataRef::Empty) || text.is_empty() {
                continue;
            }
            if !set_cell(&mut rows, (row as usize, column as usize), text, notes) {
                break;
            }
        }
        sheets.push((name, rows));
    }
    Ok(sheets)
}

fn read_ods(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<Vec<WorkbookSheet>, String> {
    let mut book: Ods<_> = Ods::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    let mut sheets = Vec::new();
    for name in book.sheet_names() {
        let range = book.worksheet_range(&name).map_err(|error| error.to_string())?;
        let (top, left) = range.start().unwrap_or_default();
        let mut rows: Vec<ImportRow> = Vec::new();
        let held =
            range.used_cells().map(|(row, column, cell)| (row + top as usize, column + left as usize, cell_text(cell)));
        for (row, column, text) in held.filter(|(.., text)| !text.is_empty()) {
            if !set_cell(&mut rows, (row, column), text, notes) {
                break;
            }
        }
        sheets.push((name, rows));
    }
    Ok(sheets)
}

/// Stores a cell; false if there is no room for more.
fn set_cell(rows: &mut Vec<ImportRow>, (row, column): (usize, usize), text: String, notes: &mut ExchangeNotes) -> bool {
    let line = row + 1;
    if rows.last().is_none_or(|last| last.line != line) {
        if rows.len() >= MOST_ROWS {
            notes.omitted(TextPosition { line, column: 1 }, super::too_many_rows());
            return false;
        }
        rows.push(ImportRow { line, cells: Vec::new() });
    }
    if column >= MOST_COLUMNS {
        if column == MOST_COLUMNS {
            notes.changed(TextPosition { line, column: column + 1 }, text!("exchange-too-many-columns"));
        }
        return true;
    }
    if let Some(last) = rows.last_mut() {
        if last.cells.len() <= column {
            last.cells.resize(column + 1, String::new());
        }
        if let Some(cell) = last.cells.get_mut(column) {
            *cell = text;
        }
    }
    true
}

fn cell_text(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::Bool(true) => "TRUE".to_owned(),
        Data::Bool(false) => "FALSE".to_owned(),
        other => visible(&other.to_string()).into_owned(),
    }
}
