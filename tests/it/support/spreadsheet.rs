//! Spreadsheets, whole and damaged.

use std::io::{Cursor, Read as _, Write as _};

use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// A workbook as Excel writes it, with these rows.
pub(crate) fn workbook(rows: &[&[&str]]) -> Vec<u8> {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in rows.iter().enumerate() {
        for (column, text) in cells.iter().enumerate() {
            sheet.write_string(row as u32, column as u16, *text).unwrap();
        }
    }
    book.save_to_buffer().unwrap()
}

/// An archive with these parts.
pub(crate) fn zipped(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// A sheet of an open document with these rows in XML.
pub(crate) fn open_document(rows: &str) -> Vec<u8> {
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">\
         <office:body><office:spreadsheet><table:table table:name=\"One\">{rows}</table:table></office:spreadsheet>\
         </office:body></office:document-content>"
    );
    zipped(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<?xml version=\"1.0\"?><manifest:manifest xmlns:manifest=\"m\"/>"),
        ("content.xml", content.as_bytes()),
    ])
}

/// A cell with text in such a row.
pub(crate) fn text_cell(text: &str) -> String {
    format!("<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>")
}

/// The archive with the text of each of its parts, by name, as `edit` returns it.
pub(crate) fn edited(archive: &[u8], edit: impl Fn(&str, String) -> String) -> Vec<u8> {
    let mut parts = ZipArchive::new(Cursor::new(archive)).unwrap();
    let mut out = ZipWriter::new(Cursor::new(Vec::new()));
    for at in 0..parts.len() {
        let mut part = parts.by_index(at).unwrap();
        let (name, mut text) = (part.name().unwrap().into_owned(), String::new());
        part.read_to_string(&mut text).unwrap();
        out.start_file(name.as_str(), SimpleFileOptions::default()).unwrap();
        out.write_all(edit(&name, text).as_bytes()).unwrap();
    }
    out.finish().unwrap().into_inner()
}

/// What is written into a workbook for the reader to stumble over: part, text, and the text in its place.
pub(crate) const HOSTILE: [(&str, &str, &str); 6] = [
    ("xl/worksheets/sheet1.xml", "r=\"A1\"", "r=\"AAAAAAAAAAAAAAAA1\""),
    ("xl/worksheets/sheet1.xml", "r=\"A1\"", "r=\"A99999999999\""),
    ("xl/worksheets/sheet1.xml", "<row r=\"1\"", "<row r=\"99999999999\""),
    ("xl/worksheets/sheet1.xml", "<dimension ref=\"A1", "<dimension ref=\"AAAAAAAAAAAAAAAA99999999999"),
    ("xl/sharedStrings.xml", "uniqueCount=\"", "uniqueCount=\"99999999999"),
    ("xl/sharedStrings.xml", "uniqueCount=\"", "uniqueCount=\"9999999999999999"),
];

/// `book` with one of [`HOSTILE`] in it.
pub(crate) fn hostile(book: &[u8], (part, from, to): (&str, &str, &str)) -> Vec<u8> {
    edited(book, |name, text| {
        if name != part {
            return text;
        }
        assert!(text.contains(from), "{name} holds no {from}: {text}");
        text.replacen(from, to, 1)
    })
}
