//! Tables as an XLSX workbook: a sheet each, header frozen, numbers typed, no creation date.

use rust_xlsxwriter::{Color, DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError};

use crate::describe::data_table::{DataCell, DataTable};
use crate::describe::dates::calendar_date;
use crate::progress::mastery::Day;

/// Maximum length of a cell's text in characters.
const LONGEST: usize = 32_000;

/// Maximum column width in characters.
const WIDEST: usize = 48;

/// Maximum number of rows per sheet, without the header.
const MOST_ROWS: usize = 1_000_000;

#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct XlsxWriteError(#[from] XlsxError);

/// The tables as a workbook. Text is never stored as a formula.
///
/// # Errors
/// An XLSX writer error; should not occur.
pub fn xlsx(tables: &[DataTable], yes_and_no: (&str, &str)) -> Result<Vec<u8>, XlsxWriteError> {
    let mut book = Workbook::new();
    // A fixed date keeps the output reproducible.
    let made = ExcelDateTime::from_ymd(2000, 1, 1)?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&made));
    let formats = Formats::new();
    for table in tables {
        write_sheet(book.add_worksheet(), table, &formats, yes_and_no)?;
    }
    Ok(book.save_to_buffer()?)
}

struct Formats {
    head: Format,
    count: Format,
    share: Format,
    figure: Format,
    seconds: Format,
    day: Format,
}

impl Formats {
    fn new() -> Self {
        let grey = Color::RGB(0x00E7_E6E6);
        Self {
            head: Format::new().set_bold().set_background_color(grey).set_text_wrap().set_align(FormatAlign::Top),
            count: Format::new().set_num_format("0"),
            share: Format::new().set_num_format("0.0%"),
            figure: Format::new().set_num_format("0.00"),
            seconds: Format::new().set_num_format("0.0\" s\""),
            day: Format::new().set_num_format("yyyy-mm-dd"),
        }
    }
}

fn write_sheet(
    sheet: &mut Worksheet,
    table: &DataTable,
    formats: &Formats,
    words: (&str, &str),
) -> Result<(), XlsxError> {
    sheet.set_name(sheet_name(&table.title))?;
    for (place, column) in table.columns.iter().enumerate() {
        let place = place as u16;
        sheet.write_string_with_format(0, place, &column.head, &formats.head)?;
        sheet.set_column_width(place, width(table, usize::from(place)) as f64)?;
    }
    for (row, cells) in table.rows.iter().take(MOST_ROWS).enumerate() {
        for (place, cell) in cells.iter().enumerate() {
            write_cell(sheet, (row as u32 + 1, place as u16), cell, formats, words)?;
        }
    }
    sheet.set_freeze_panes(1, 1)?;
    if let Some(last) = table.columns.len().checked_sub(1).filter(|_| !table.rows.is_empty()) {
        sheet.autofilter(0, 0, table.rows.len().min(MOST_ROWS) as u32, last as u16)?;
    }
    Ok(())
}

fn write_cell(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    cell: &DataCell,
    formats: &Formats,
    (yes, no): (&str, &str),
) -> Result<(), XlsxError> {
    let mut number =
        |number: f64, format: &Format| sheet.write_number_with_format(row, column, number, format).map(drop);
    match cell {
        DataCell::Empty => Ok(()),
        DataCell::Count(count) => number(*count as f64, &formats.count),
        DataCell::Share(share) => number(*share, &formats.share),
        DataCell::Figure(figure) => number(*figure, &formats.figure),
        DataCell::Millis(millis) => number((millis / 100.0).round() / 10.0, &formats.seconds),
        DataCell::Text(text) => {
            let short: String = text.chars().take(LONGEST).collect();
            sheet.write_string(row, column, short).map(drop)
        }
        DataCell::Flag(is) => sheet.write_string(row, column, if *is { yes } else { no }).map(drop),
        DataCell::Day(day) => {
            let Some(date) = calendar_date(Day(*day)).filter(|date| date.year() >= 1900) else { return Ok(()) };
            let date = ExcelDateTime::from_ymd(date.year() as u16, date.month() as u8, date.day() as u8)?;
            sheet.write_datetime_with_format(row, column, &date, &formats.day).map(drop)
        }
    }
}

/// Sheet name: at most 31 characters, forbidden ones removed.
fn sheet_name(title: &str) -> String {
    let plain = title.chars().map(|c| if matches!(c, '[' | ']' | ':' | '*' | '?' | '/' | '\\') { ' ' } else { c });
    plain.take(31).collect::<String>().trim_matches(['\'', ' ']).to_owned()
}

/// Width of the column's longest content, within limits.
fn width(table: &DataTable, column: usize) -> usize {
    let text = |row: &Vec<DataCell>| match row.get(column) {
        Some(DataCell::Text(text)) => text.chars().count(),
        _ => 10,
    };
    let head = table
        .columns
        .get(column)
        .map_or(0, |column| column.head.split(' ').map(|word| word.chars().count()).max().unwrap_or(0));
    table.rows.iter().map(text).max().unwrap_or(10).max(head + 2).clamp(9, WIDEST)
}
