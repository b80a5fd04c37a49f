//! A table as CSV, for scripts and spreadsheets.

use crate::describe::data_table::{DataCell, DataTable};

/// CSV bytes: column ids as header, shares as fractions of one, times in whole ms, ISO dates. Text that a spreadsheet
/// would read as a formula is prefixed with an apostrophe.
pub fn csv(table: &DataTable) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory cannot fail.
    let _ = writer.write_record(table.columns.iter().map(|column| column.id));
    for row in &table.rows {
        let _ = writer.write_record(row.iter().map(cell_text));
    }
    writer.into_inner().unwrap_or_default()
}

fn cell_text(cell: &DataCell) -> String {
    match cell {
        DataCell::Empty => String::new(),
        DataCell::Text(text) => without_formula(text),
        DataCell::Count(count) => count.to_string(),
        DataCell::Share(number) | DataCell::Figure(number) => four_places(*number),
        DataCell::Millis(millis) => format!("{millis:.0}"),
        DataCell::Day(_) => cell.date().unwrap_or_default(),
        DataCell::Flag(is) => is.to_string(),
    }
}

/// At most four decimals, never `-0`.
fn four_places(number: f64) -> String {
    let text = format!("{number:.4}");
    if text == "-0.0000" { "0.0000".to_owned() } else { text }
}

/// Escapes text that a spreadsheet would read as a formula, at its beginning or behind a sign that some take for a cell
/// separator.
pub fn without_formula(text: &str) -> String {
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
