//! Questions and coups in tables: one per row, under free-form headers.

mod coups;
mod heads;
mod row;
mod separated;
mod workbook;
mod write;

use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};

use self::heads::{Column, Head};
use super::item::Section;
use super::notes::{Notes, named};
use super::{MOST_QUESTIONS, Reading};

pub use self::separated::guarded;
pub use self::write::write;

const MOST_ROWS: usize = 200_000;
const MOST_COLUMNS: usize = 200;
/// Number of rows searched for the headers.
const ROWS_TO_HEADS: usize = 10;

#[derive(Debug, Clone)]
struct Row {
    line: usize,
    cells: Vec<String>,
}

/// Reads a text table.
///
/// # Errors
/// The reason it cannot be read.
pub(super) fn read_text(text: &str, reading: &Reading<'_>, notes: &mut Notes) -> Result<Vec<Section>, Phrase> {
    let rows = separated::rows(text, notes);
    read(&rows, None, reading, notes)
}

/// Reads all sheets of a spreadsheet that have headers.
///
/// # Errors
/// The reason it cannot be read, or that no sheet has headers.
pub(super) fn read_workbook(bytes: &[u8], reading: &Reading<'_>, notes: &mut Notes) -> Result<Vec<Section>, Phrase> {
    let sheets = workbook::sheets(bytes, notes)?;
    let several = sheets.iter().filter(|(_, rows)| !rows.is_empty()).count() > 1;
    let (mut sections, mut missing) = (Vec::new(), None);
    for (name, rows) in sheets.into_iter().filter(|(_, rows)| !rows.is_empty()) {
        match read(&rows, several.then_some(name.as_str()), reading, notes) {
            Ok(found) => sections.extend(found),
            Err(what) => {
                if several {
                    let about = Phrase::plain("exchange-sheet-without-heads").with("sheet", named(&name));
                    notes.left(Place { line: 1, column: 1 }, about);
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
    Phrase::plain("exchange-too-many-rows").with("most", Fact::Number(MOST_ROWS as u64))
}

fn read(rows: &[Row], title: Option<&str>, reading: &Reading<'_>, notes: &mut Notes) -> Result<Vec<Section>, Phrase> {
    let Some((at, table)) =
        rows.iter().take(ROWS_TO_HEADS).enumerate().find_map(|(at, row)| Some((at, Table::of(row)?)))
    else {
        return Err(Phrase::plain(if rows.is_empty() { "exchange-empty" } else { "exchange-no-heads" }));
    };
    table.tell_unknown(rows, at, notes);
    let mut sections: Vec<Section> = Vec::new();
    let mut count = 0;
    for row in rows.iter().skip(at + 1) {
        if count >= MOST_QUESTIONS {
            let what = Phrase::plain("exchange-too-many").with("most", Fact::Number(MOST_QUESTIONS as u64));
            notes.left(Place { line: row.line, column: 1 }, what);
            break;
        }
        let items = table.items(row, reading, notes);
        count += items.len().max(1);
        let heading = table.text(row, Column::Category).or(title.map(str::to_owned));
        // One lesson per row would be useless: the surplus joins the last section.
        let known = sections.iter().position(|section| section.title == heading);
        let full = sections.len() >= super::MOST_LESSONS;
        match known.or(full.then(|| sections.len() - 1)).and_then(|at| sections.get_mut(at)) {
            Some(section) => section.items.extend(items),
            None => sections.push(Section { title: heading, items }),
        }
    }
    sections.retain(|section| !section.items.is_empty());
    Ok(sections)
}

struct Table {
    heads: Vec<(usize, Head)>,
    unknown: Vec<usize>,
    place: Row,
}

impl Table {
    /// `None` if the row holds no headers.
    fn of(row: &Row) -> Option<Self> {
        let known = |(at, cell): (usize, &String)| heads::head(cell).map(|head| (at, head));
        let heads: Vec<(usize, Head)> = row.cells.iter().enumerate().filter_map(known).collect();
        let has = |column: Column| heads.iter().any(|(_, head)| head.column == column);
        let asks = has(Column::Question) && heads.len() > 1;
        let plays = has(Column::Cards) || (has(Column::Punto) && has(Column::Banco));
        if !asks && !plays {
            return None;
        }
        let is_unknown = |at: &usize| {
            let blank = row.cells.get(*at).is_none_or(|cell| cell.trim().is_empty());
            !blank && !heads.iter().any(|(known, _)| known == at)
        };
        let unknown = (0..row.cells.len()).filter(is_unknown).collect();
        Some(Self { heads, unknown, place: row.clone() })
    }

    /// Notes each unknown, non-empty column once.
    fn tell_unknown(&self, rows: &[Row], at: usize, notes: &mut Notes) {
        for column in &self.unknown {
            let holds = |row: &Row| row.cells.get(*column).is_some_and(|cell| !cell.trim().is_empty());
            if rows.iter().skip(at + 1).any(holds) {
                let head = self.place.cells.get(*column).map(String::as_str).unwrap_or_default();
                let what = Phrase::plain("exchange-unknown-column").with("column", named(head));
                notes.changed(Place { line: self.place.line, column: column + 1 }, what);
            }
        }
    }

    /// Cell text of a column, in any language.
    fn text(&self, row: &Row, column: Column) -> Option<String> {
        let cells = self.heads.iter().filter(|(_, head)| head.column == column);
        let held = cells.filter_map(|(at, _)| Some(row.cells.get(*at)?.trim()));
        held.filter(|text| !text.is_empty()).map(str::to_owned).next()
    }

    fn place(&self, row: &Row, column: Column) -> Place {
        let at = self.heads.iter().find(|(_, head)| head.column == column).map_or(0, |(at, _)| *at);
        Place { line: row.line, column: at + 1 }
    }
}
