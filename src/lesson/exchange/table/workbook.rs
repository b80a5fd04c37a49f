//! Sheets of a spreadsheet, with notes on what was left out.

use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::TextPosition;
use crate::syntax::spreadsheet::{LARGEST_UNPACKED, Sheet, SpreadsheetError, read_sheets};

use super::super::notes::ExchangeNotes;

/// The sheets of a spreadsheet.
///
/// # Errors
/// The reason it cannot be read.
pub(super) fn sheets(bytes: &[u8], notes: &mut ExchangeNotes) -> Result<Vec<Sheet>, Phrase> {
    let sheets = read_sheets(bytes).map_err(|error| match error {
        SpreadsheetError::NotASpreadsheet => text!("exchange-not-a-workbook"),
        SpreadsheetError::TooLarge => {
            text!("exchange-workbook-bomb", most = Fact::Number(LARGEST_UNPACKED as u64 >> 20))
        }
        SpreadsheetError::Damaged => text!("exchange-workbook-damaged"),
        SpreadsheetError::Unreadable(why) => text!("exchange-workbook-broken", why = Fact::Text(why)),
    })?;
    for sheet in &sheets {
        if let Some(line) = sheet.dropped_rows {
            notes.omitted(TextPosition { line, column: 1 }, super::too_many_rows());
        }
        if let Some(at) = sheet.dropped_cell {
            notes.changed(at, text!("exchange-too-many-columns"));
        }
    }
    Ok(sheets)
}
