//! Questions and coups in tables: one per row, under free-form headers.

mod coups;
mod heads;
mod row;
mod separated;
mod workbook;
mod write;

use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::TextPosition;
use crate::syntax::spreadsheet::{MOST_ROWS, Sheet, SheetRow};

use self::heads::{ImportColumn, ImportHeader};
use super::item::ItemSection;
use super::notes::{ExchangeNotes, excerpt};
use super::{ImportOptions, MOST_QUESTIONS};

pub use self::separated::guarded;
pub use self::write::write;

/// Number of rows searched for the headers.
const ROWS_TO_HEADS: usize = 10;

/// Reads a text table.
///
/// # Errors
/// The reason it cannot be read.
pub(super) fn read_text(
    text: &str,
    reading: &ImportOptions<'_>,
    notes: &mut ExchangeNotes,
) -> Result<Vec<ItemSection>, Phrase> {
    let rows = separated::rows(text, notes);
    read(&rows, None, reading, notes)
}

/// Reads all sheets of a spreadsheet that have headers.
///
/// # Errors
/// The reason it cannot be read, or that no sheet has headers.
pub(super) fn read_workbook(
    bytes: &[u8],
    reading: &ImportOptions<'_>,
    notes: &mut ExchangeNotes,
) -> Result<Vec<ItemSection>, Phrase> {
    let sheets = workbook::sheets(bytes, notes)?;
    let several = sheets.iter().filter(|sheet| !sheet.rows.is_empty()).count() > 1;
    let (mut sections, mut missing) = (Vec::new(), None);
    for Sheet { name, rows, .. } in sheets.into_iter().filter(|sheet| !sheet.rows.is_empty()) {
        match read(&rows, several.then_some(name.as_str()), reading, notes) {
            Ok(found) => sections.extend(found),
            Err(what) => {
                if several {
                    let about = text!("exchange-sheet-without-heads", sheet = excerpt(&name));
                    notes.omitted(TextPosition { line: 1, column: 1 }, about);
                }
                missing.get_or_insert(what);
            }
        }
    }
    match missing {
        Some(what) if sections.is_empty() => Err(what),
        _ => Ok(sections),
    }
}

fn too_many_rows() -> Phrase {
    text!("exchange-too-many-rows", most = Fact::Number(MOST_ROWS as u64))
}

fn read(
    rows: &[SheetRow],
    title: Option<&str>,
    reading: &ImportOptions<'_>,
    notes: &mut ExchangeNotes,
) -> Result<Vec<ItemSection>, Phrase> {
    let Some((at, table)) =
        rows.iter().take(ROWS_TO_HEADS).enumerate().find_map(|(at, row)| Some((at, ImportTable::from_header(row)?)))
    else {
        return Err(Phrase::plain(if rows.is_empty() {
            text_key!("exchange-empty")
        } else {
            text_key!("exchange-no-heads")
        }));
    };
    table.note_unknown_columns(rows, at, notes);
    let mut sections: Vec<ItemSection> = Vec::new();
    let mut count = 0;
    for row in rows.iter().skip(at + 1) {
        if count >= MOST_QUESTIONS {
            let what = text!("exchange-too-many", most = Fact::Number(MOST_QUESTIONS as u64));
            notes.omitted(TextPosition { line: row.line, column: 1 }, what);
            break;
        }
        let items = table.items(row, reading, notes);
        count += items.len().max(1);
        let heading = table.text(row, ImportColumn::Category).or(title.map(str::to_owned));
        // One lesson per row would be useless: the surplus joins the last section.
        let known = sections.iter().position(|section| section.title == heading);
        let full = sections.len() >= super::MOST_LESSONS;
        match known.or(full.then(|| sections.len() - 1)).and_then(|at| sections.get_mut(at)) {
            Some(section) => section.items.extend(items),
            None => sections.push(ItemSection { title: heading, items }),
        }
    }
    sections.retain(|section| !section.items.is_empty());
    Ok(sections)
}

struct ImportTable {
    heads: Vec<(usize, ImportHeader)>,
    unknown: Vec<usize>,
    header: SheetRow,
}

impl ImportTable {
    /// `None` if the row holds no headers.
    fn from_header(row: &SheetRow) -> Option<Self> {
        let known = |(at, cell): (usize, &String)| heads::head(cell).map(|head| (at, head));
        let heads: Vec<(usize, ImportHeader)> = row.cells.iter().enumerate().filter_map(known).collect();
        let has = |column: ImportColumn| heads.iter().any(|(_, head)| head.column == column);
        let asks = has(ImportColumn::Question) && heads.len() > 1;
        let plays = has(ImportColumn::Cards) || (has(ImportColumn::Punto) && has(ImportColumn::Banco));
        if !asks && !plays {
            return None;
        }
        let is_unknown = |at: &usize| {
            let blank = row.cells.get(*at).is_none_or(|cell| cell.trim().is_empty());
            !blank && !heads.iter().any(|(known, _)| known == at)
        };
        let unknown = (0..row.cells.len()).filter(is_unknown).collect();
        Some(Self { heads, unknown, header: row.clone() })
    }

    /// Notes each unknown, non-empty column once.
    fn note_unknown_columns(&self, rows: &[SheetRow], at: usize, notes: &mut ExchangeNotes) {
        for column in &self.unknown {
            let holds = |row: &SheetRow| row.cells.get(*column).is_some_and(|cell| !cell.trim().is_empty());
            if rows.iter().skip(at + 1).any(holds) {
                let head = self.header.cells.get(*column).map(String::as_str).unwrap_or_default();
                let what = text!("exchange-unknown-column", column = excerpt(head));
                notes.changed(TextPosition { line: self.header.line, column: column + 1 }, what);
            }
        }
    }

    /// Cell text of a column, in any language.
    fn text(&self, row: &SheetRow, column: ImportColumn) -> Option<String> {
        let cells = self.heads.iter().filter(|(_, head)| head.column == column);
        let held = cells.filter_map(|(at, _)| Some(row.cells.get(*at)?.trim()));
        held.filter(|text| !text.is_empty()).map(str::to_owned).next()
    }

    fn place(&self, row: &SheetRow, column: ImportColumn) -> TextPosition {
        let at = self.heads.iter().find(|(_, head)| head.column == column).map_or(0, |(at, _)| *at);
        TextPosition { line: row.line, column: at + 1 }
    }
}
