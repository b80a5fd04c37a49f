//! `.xlsx`, cell by cell: two cells in opposite corners do not allocate the table between them.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx, XlsxError};

use super::SpreadsheetError;
use super::rows::SheetBuilder;

pub(super) fn read(bytes: &[u8], sheets: &mut SheetBuilder) -> Result<(), SpreadsheetError> {
    let unreadable = |error: XlsxError| SpreadsheetError::Unreadable(error.to_string());
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(unreadable)?;
    for name in book.sheet_names() {
        sheets.start_sheet(name.clone());
        let mut cells = book.worksheet_cells_reader(&name).map_err(unreadable)?;
        while let Some(cell) = cells.next_cell().map_err(unreadable)? {
            let (row, column) = cell.get_position();
            let text = match Data::from(cell.get_value().clone()) {
                Data::Empty | Data::Error(_) => continue,
                Data::Bool(value) => if value { "TRUE" } else { "FALSE" }.to_owned(),
                value => value.to_string(),
            };
            if !sheets.set((row as usize, column as usize), &text)? {
                break;
            }
        }
    }
    Ok(())
}
