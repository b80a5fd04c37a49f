//! Text tables with commas, semicolons or tabs.

use crate::syntax::TextPosition;
use crate::syntax::spreadsheet::{MOST_COLUMNS, MOST_ROWS, SheetRow};

use super::super::notes::ExchangeNotes;

const SEPARATORS: [u8; 4] = [b';', b',', b'\t', b'|'];
/// Number of bytes inspected to find the separator.
const LOOKED_AT: usize = 16 * 1024;

pub(super) fn rows(text: &str, notes: &mut ExchangeNotes) -> Vec<SheetRow> {
    let (named, text, skipped) = announced_separator(text);
    let separator = named.unwrap_or_else(|| sniff_separator(text));
    let reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.into_records() {
        let Ok(record) = record else { continue };
        let line = record.position().map_or(1, csv::Position::line) as usize + skipped;
        if rows.len() >= MOST_ROWS {
            notes.omitted(TextPosition { line, column: 1 }, super::too_many_rows());
            break;
        }
        if record.len() > MOST_COLUMNS {
            notes.changed(TextPosition { line, column: MOST_COLUMNS + 1 }, text!("exchange-too-many-columns"));
        }
        let cells: Vec<String> = record.iter().take(MOST_COLUMNS).map(unguarded).collect();
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            rows.push(SheetRow { line, cells });
        }
    }
    rows
}

/// The separator of a `sep=;` line, with the text after it and its number of lines.
fn announced_separator(text: &str) -> (Option<u8>, &str, usize) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let bare = first.trim_matches(['"', ' ']);
    match bare.strip_prefix("sep=").map(str::as_bytes) {
        Some([separator]) => (Some(*separator), rest, 1),
        Some([]) if bare == "sep=" => (Some(b'\t'), rest, 1),
        _ => (None, text, 0),
    }
}

fn sniff_separator(text: &str) -> u8 {
    let mut counts = [0_usize; SEPARATORS.len()];
    let mut quoted = false;
    for byte in text.bytes().take(LOOKED_AT) {
        match byte {
            b'"' => quoted = !quoted,
            b'\n' if !quoted && counts.iter().any(|count| *count > 0) => break,
            _ if !quoted => {
                for (count, separator) in counts.iter_mut().zip(SEPARATORS) {
                    *count += usize::from(byte == separator);
                }
            }
            _ => {}
        }
    }
    let most = counts.iter().copied().max().unwrap_or_default();
    let found = counts.iter().zip(SEPARATORS).find(|(count, _)| **count == most && most > 0);
    found.map_or(b',', |(_, separator)| separator)
}

/// True if a spreadsheet would evaluate the cell.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

/// Escapes formulas with a leading apostrophe.
pub fn guarded(cell: &str) -> String {
    if is_formula(cell) { format!("'{cell}") } else { cell.to_owned() }
}

/// Reverses [`guarded`].
fn unguarded(cell: &str) -> String {
    let bare = cell.strip_prefix('\'').filter(|bare| is_formula(bare));
    bare.unwrap_or(cell).to_owned()
}
