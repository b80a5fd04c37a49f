//! A table as text with commas, for scripts and for every spreadsheet.

use super::cell::{Cell, Table};

/// The table: ids of columns at its head, shares of one, times in whole milliseconds, days as `2026-11-21`. A text that
/// a spreadsheet would take for a formula has an apostrophe before it.
#[must_use]
pub fn csv(table: &Table) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Memory takes every line.
    let _ = writer.write_record(table.columns.iter().map(|column| column.id));
    for row in &table.rows {
        let _ = writer.write_record(row.iter().map(plain));
    }
    writer.into_inner().unwrap_or_default()
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Nothing => String::new(),
        Cell::Text(text) => guarded(text),
        Cell::Count(count) => count.to_string(),
        Cell::Share(number) | Cell::Figure(number) => four_places(*number),
        Cell::Millis(millis) => format!("{millis:.0}"),
        Cell::Day(_) => cell.date().unwrap_or_default(),
        Cell::Is(is) => is.to_string(),
    }
}

/// A number to four places, never a nought with a sign.
fn four_places(number: f64) -> String {
    let text = format!("{number:.4}");
    if text == "-0.0000" { "0.0000".to_owned() } else { text }
}

/// A text that no spreadsheet takes for a formula: neither at its beginning nor behind a sign by which some of them part
/// cells.
fn guarded(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠') {
            guarded.push('\'');
        }
        let parts = matches!(letter, ';' | '\t' | '\r' | '\n');
        begins = parts || begins && (letter == '"' || letter.is_whitespace());
        guarded.push(letter);
    }
    guarded
}
