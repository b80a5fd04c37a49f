//! Table columns for a terminal, as wide as their contents.

use crate::describe::data_table::{DataCell, DataTable};
use crate::i18n::Catalog;

/// Maximum width of a text column.
const WIDEST: usize = 44;

/// Lines of the columns with these ids, in this order: text aligned left, numbers right.
pub(in crate::cli) fn format_columns(table: &DataTable, ids: &[&str], most: usize, words: &Catalog) -> Vec<String> {
    let places: Vec<usize> =
        ids.iter().filter_map(|id| table.columns.iter().position(|column| column.id == *id)).collect();
    let is_text = |place: &usize| {
        table.rows.iter().any(|row| matches!(row.get(*place), Some(DataCell::Text(_) | DataCell::Flag(_))))
    };
    let left: Vec<bool> = places.iter().map(is_text).collect();
    let head: Vec<String> =
        places.iter().filter_map(|place| table.columns.get(*place)).map(|column| cell_text(&column.head)).collect();
    let row = |row: &Vec<DataCell>| -> Vec<String> {
        places
            .iter()
            .map(|place| row.get(*place).map_or_else(String::new, |cell| cell_text(&cell.display(words))))
            .collect()
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(table.rows.iter().take(most).map(row)).collect();
    let wide = |text: &String| text.chars().count();
    let widths: Vec<usize> = (0..places.len())
        .map(|place| rows.iter().filter_map(|row| row.get(place)).map(wide).max().unwrap_or_default())
        .collect();
    let cell = |((text, width), left): ((&String, &usize), &bool)| {
        let blank = " ".repeat(width.saturating_sub(wide(text)));
        if *left { format!("{text}{blank}") } else { format!("{blank}{text}") }
    };
    let line = |row: &Vec<String>| row.iter().zip(&widths).zip(&left).map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}

/// A line without control and bidi characters, which a terminal would obey.
pub(in crate::cli) fn sanitized(text: &str) -> String {
    let turns =
        |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().map(|c| if c.is_control() || turns(c) { ' ' } else { c }).collect()
}

/// A single sanitized line, cut to [`WIDEST`].
fn cell_text(text: &str) -> String {
    let plain = sanitized(text);
    match plain.char_indices().nth(WIDEST) {
        Some((end, _)) => format!("{}…", plain.get(..end).unwrap_or_default()),
        None => plain,
    }
}
