//! The rows of sheets while they are read, within the limits.

use crate::syntax::{TextPosition, visible};

use super::{LARGEST_UNPACKED, MOST_COLUMNS, MOST_ROWS, SpreadsheetError};

/// Bytes of an empty cell.
const CELL: usize = size_of::<String>();

/// A sheet; rows without text are left out.
#[derive(Debug, Clone, Default)]
pub struct Sheet {
    /// Its name on the tab.
    pub name: String,
    /// Its rows, in order.
    pub rows: Vec<SheetRow>,
    /// The first row beyond the limit.
    pub dropped_rows: Option<usize>,
    /// The first cell beyond the limit.
    pub dropped_cell: Option<TextPosition>,
}

/// A row with at least one cell that is not empty.
#[derive(Debug, Clone)]
pub struct SheetRow {
    /// Its number as the spreadsheet shows it, from 1.
    pub line: usize,
    /// Its cells from the first column on, without control characters.
    pub cells: Vec<String>,
}

/// The sheets read so far, and how much more fits.
pub(super) struct SheetBuilder {
    sheets: Vec<Sheet>,
    /// Bytes that further cells may take, over all sheets.
    left: usize,
}

impl Default for SheetBuilder {
    fn default() -> Self {
        Self { sheets: Vec::new(), left: LARGEST_UNPACKED }
    }
}

impl SheetBuilder {
    pub(super) fn start_sheet(&mut self, name: String) {
        self.sheets.push(Sheet { name, ..Sheet::default() });
    }

    /// Sets a cell of the last sheet, counted from 0; rows come in order. True if the sheet has room for more rows.
    pub(super) fn set(&mut self, (row, column): (usize, usize), text: &str) -> Result<bool, SpreadsheetError> {
        let Some(sheet) = self.sheets.last_mut() else { return Ok(false) };
        // Also where it is dropped below: what costs nothing can be repeated without end.
        self.left = self.left.checked_sub(CELL + text.len()).ok_or(SpreadsheetError::TooLarge)?;
        let text = visible(text);
        if text.is_empty() {
            return Ok(true);
        }
        let line = row.saturating_add(1);
        if column >= MOST_COLUMNS {
            sheet.dropped_cell.get_or_insert(TextPosition { line, column: MOST_COLUMNS + 1 });
            return Ok(true);
        }
        if sheet.rows.last().is_none_or(|last| last.line != line) {
            if sheet.rows.len() >= MOST_ROWS {
                sheet.dropped_rows.get_or_insert(line);
                return Ok(false);
            }
            sheet.rows.push(SheetRow { line, cells: Vec::new() });
        }
        let Some(SheetRow { cells, .. }) = sheet.rows.last_mut() else { return Ok(false) };
        let skipped = column.saturating_sub(cells.len());
        self.left = self.left.checked_sub(skipped * CELL).ok_or(SpreadsheetError::TooLarge)?;
        cells.resize(cells.len().max(column + 1), String::new());
        if let Some(cell) = cells.get_mut(column) {
            *cell = text.into_owned();
        }
        Ok(true)
    }

    pub(super) fn finish(self) -> Vec<Sheet> {
        self.sheets
    }
}
