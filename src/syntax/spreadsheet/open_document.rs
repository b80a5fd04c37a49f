//! `.ods`, whose rows, cells and spaces may each stand for a million: calamine writes them all out.

use quick_xml::XmlVersion;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::name::QName;
use quick_xml::reader::Reader;

use super::rows::SheetBuilder;
use super::{MOST_COLUMNS, MOST_ROWS, SpreadsheetError};

/// Spaces in a row beyond this number are dropped.
const MOST_SPACES: usize = 100;

pub(super) fn read(content: &str, sheets: &mut SheetBuilder) -> Result<(), SpreadsheetError> {
    let mut reader = Reader::from_str(content);
    reader.config_mut().expand_empty_elements = true;
    let (mut row, mut has_room) = (0_usize, false);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) if tag.name() == QName("table:table") => {
                sheets.start_sheet(attribute(&tag, "table:name")?.unwrap_or_default());
                (row, has_room) = (0, true);
            }
            Event::Start(tag) if tag.name() == QName("table:table-row") => {
                let repeats = count(&tag, "table:number-rows-repeated")?;
                let cells = read_row(&mut reader)?;
                let copies = if cells.is_empty() { 0 } else { repeats };
                for row in (row..row.saturating_add(copies)).take(MOST_ROWS + 1) {
                    if !has_room {
                        break;
                    }
                    for cell in &cells {
                        for column in cell.first..cell.end {
                            has_room &= sheets.set((row, column), &cell.text)?;
                        }
                    }
                }
                row = row.saturating_add(repeats);
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

/// Equal cells beside each other.
struct Cells {
    first: usize,
    /// The column after the last, at most one beyond the limit.
    end: usize,
    text: String,
}

/// The cells of a row with text, up to its end tag.
fn read_row(reader: &mut Reader<&[u8]>) -> Result<Vec<Cells>, SpreadsheetError> {
    let (mut cells, mut column) = (Vec::new(), 0_usize);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) if is_cell(tag.name()) => {
                let end = column.saturating_add(count(&tag, "table:number-columns-repeated")?);
                let written = paragraphs(reader, tag.name())?;
                let text = value(&tag)?.unwrap_or(written);
                if !text.is_empty() {
                    let first = column.min(MOST_COLUMNS);
                    cells.push(Cells { first, end: end.min(MOST_COLUMNS + 1), text });
                }
                column = end;
            }
            Event::End(tag) if tag.name() == QName("table:table-row") => return Ok(cells),
            Event::Eof => return Err(SpreadsheetError::Damaged),
            _ => {}
        }
    }
}

fn is_cell(name: QName) -> bool {
    [QName("table:table-cell"), QName("table:covered-table-cell")].contains(&name)
}

/// The value of a cell that is not a text.
fn value(cell: &BytesStart) -> Result<Option<String>, SpreadsheetError> {
    if attribute(cell, "calcext:value-type")?.as_deref() == Some("error") {
        return Ok(Some(String::new()));
    }
    if let Some(value) = attribute(cell, "office:boolean-value")? {
        return Ok(Some(value.to_uppercase()));
    }
    for name in ["office:value", "office:date-value", "office:time-value"] {
        if let Some(value) = attribute(cell, name)? {
            return Ok(Some(value));
        }
    }
    // An empty text stands beside a result that is only written out.
    Ok(attribute(cell, "office:string-value")?.filter(|text| !text.is_empty()))
}

/// The text of a cell, without its comments, up to its end tag.
fn paragraphs(reader: &mut Reader<&[u8]>, cell: QName) -> Result<String, SpreadsheetError> {
    let (mut text, mut paragraphs, mut depth) = (String::new(), 0_u32, 1_u32);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Text(part) if paragraphs > 0 => text.push_str(&part.xml10_content()),
            Event::CData(part) if paragraphs > 0 => text.push_str(&part.xml10_content()),
            Event::GeneralRef(entity) => match entity.resolve_char_ref().map_err(unreadable)? {
                Some(letter) => text.push(letter),
                None => text.push_str(resolve_xml_entity(&entity).ok_or(SpreadsheetError::Damaged)?),
            },
            Event::Start(tag) if tag.name() == cell => depth = depth.saturating_add(1),
            Event::Start(tag) => match tag.name() {
                QName("office:annotation") => {
                    reader.read_to_end(tag.name()).map_err(unreadable)?;
                }
                QName("text:p") => {
                    if paragraphs > 0 {
                        text.push('\n');
                    }
                    paragraphs = paragraphs.saturating_add(1);
                }
                QName("text:s") => text.extend([' '; MOST_SPACES].iter().take(count(&tag, "text:c")?)),
                QName("text:tab") => text.push('\t'),
                QName("text:line-break") => text.push('\n'),
                _ => {}
            },
            Event::End(tag) if tag.name() == cell => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Ok(text);
                }
            }
            Event::Eof => return Err(SpreadsheetError::Damaged),
            _ => {}
        }
    }
}

/// An attribute that is a number, 1 where it is missing.
fn count(tag: &BytesStart, name: &str) -> Result<usize, SpreadsheetError> {
    let number = attribute(tag, name)?;
    number.map_or(Ok(1), |number| number.parse().map_err(|_| SpreadsheetError::Damaged))
}

fn attribute(tag: &BytesStart, name: &str) -> Result<Option<String>, SpreadsheetError> {
    let Some(attribute) = tag.try_get_attribute(name).map_err(unreadable)? else { return Ok(None) };
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(unreadable)?;
    Ok(Some(value.into_owned()))
}

fn unreadable(error: impl Into<quick_xml::Error>) -> SpreadsheetError {
    SpreadsheetError::Unreadable(error.into().to_string())
}
