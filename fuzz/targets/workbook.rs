//! Any parts are a workbook of questions and a class list, or are refused; none stops the program.
#![no_main]

mod exchange;

use std::io::{Cursor, Write as _};

use libfuzzer_sys::fuzz_target;
use tailleur::platform::storage::class::rows_of;
use tailleur::progress::class::Roster;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// Parts the files of a workbook; what follows it on its line is the name of the next.
const CUT: &str = "\n==== ";
/// What the parts that say nothing need not say.
const USUAL: [(&str, &str); 3] = [
    (
        "_rels/.rels",
        r#"<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
    ),
    (
        "xl/workbook.xml",
        r#"<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>"#,
    ),
    (
        "xl/_rels/workbook.xml.rels",
        r#"<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>"#,
    ),
];

/// The parts as one file: nothing can be found by changing the bytes of a compressed one.
fn archive(text: &str) -> Option<Vec<u8>> {
    let mut given = text.split(CUT);
    let sheet = given.next().map(|sheet| ("xl/worksheets/sheet1.xml", sheet));
    let parts: Vec<(&str, &str)> = sheet.into_iter().chain(given.filter_map(|part| part.split_once('\n'))).collect();
    let is_given = |name: &str| parts.iter().any(|(given, _)| *given == name);
    let open_document = is_given("content.xml");
    let usual = USUAL.into_iter().filter(|(name, _)| !open_document && !is_given(name));
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, text) in usual.chain(parts.iter().copied()) {
        zip.start_file(name, stored).ok()?;
        zip.write_all(text.as_bytes()).ok()?;
    }
    Some(zip.finish().ok()?.into_inner())
}

fuzz_target!(|text: &str| {
    let Some(bytes) = archive(text) else { return };
    exchange::import("fuzz.xlsx", &bytes);
    let _ = rows_of(&bytes).and_then(Roster::from_rows);
});
