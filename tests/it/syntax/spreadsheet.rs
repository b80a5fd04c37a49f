//! Spreadsheets: what each cell says, and files that claim more than they hold.

use tailleur::syntax::spreadsheet::{MOST_COLUMNS, MOST_ROWS, SheetRow, SpreadsheetError, read_sheets};

use crate::support::spreadsheet::{edited, open_document, text_cell, workbook, zipped};

fn rows(book: &[u8]) -> Vec<SheetRow> {
    read_sheets(book).unwrap().remove(0).rows
}

fn row(cells: &str) -> String {
    format!("<table:table-row>{cells}</table:table-row>")
}

#[test]
fn a_cell_of_an_open_document_says_what_its_program_shows() {
    let cells = [
        (text_cell("Léa &amp; Tom&#33;"), "Léa & Tom!"),
        (text_cell("one<text:s/>two<text:s text:c=\"2\"/>three"), "one two  three"),
        (text_cell("one</text:p><text:p>two"), "one\ntwo"),
        (text_cell("<text:span>bold</text:span> and <text:a>link</text:a>"), "bold and link"),
        (
            "<table:table-cell office:value-type=\"string\"><office:annotation><text:p>a note</text:p></office:annotation>\
             <text:p>the text</text:p></table:table-cell>"
                .to_owned(),
            "the text",
        ),
        (
            "<table:table-cell office:value-type='float' office:value='52'><text:p>52,0</text:p></table:table-cell>"
                .to_owned(),
            "52",
        ),
        ("<table:table-cell office:value-type=\"boolean\" office:boolean-value=\"true\"/>".to_owned(), "TRUE"),
        ("<table:table-cell office:value-type=\"date\" office:date-value=\"2026-11-25\"/>".to_owned(), "2026-11-25"),
        ("<table:table-cell office:value-type=\"string\" office:string-value=\"hidden\"/>".to_owned(), "hidden"),
        ("<table:covered-table-cell><text:p>beneath</text:p></table:covered-table-cell>".to_owned(), "beneath"),
    ];
    for (cell, shown) in cells {
        let found = rows(&open_document(&row(&cell)));
        assert_eq!(found[0].cells, [shown], "{cell}");
    }
    let error = "<table:table-cell calcext:value-type=\"error\"><text:p>#DIV/0!</text:p></table:table-cell>";
    assert!(rows(&open_document(&row(error))).is_empty());
}

#[test]
fn rows_and_columns_of_an_open_document_keep_their_numbers_behind_repeated_ones() {
    let book = open_document(&format!(
        "{}<table:table-row table:number-rows-repeated=\"3\"><table:table-cell/></table:table-row>\
         <table:table-row table:number-rows-repeated='&#50;'><table:table-cell table:number-columns-repeated=\"4\"/>{}\
         </table:table-row>",
        row(&text_cell("first")),
        text_cell("twice")
    ));
    let found = rows(&book);
    let lines: Vec<_> = found.iter().map(|row| (row.line, row.cells.join("|"))).collect();
    assert_eq!(lines, [(1, "first".to_owned()), (5, "||||twice".to_owned()), (6, "||||twice".to_owned())]);
}

#[test]
fn a_sheet_ends_at_its_limits_and_names_the_first_cell_beyond() {
    let wide = open_document(&row(&format!(
        "{}<table:table-cell office:value-type=\"string\" table:number-columns-repeated=\"16384\"><text:p>x</text:p></table:table-cell>",
        text_cell("first")
    )));
    let sheet = read_sheets(&wide).unwrap().remove(0);
    let dropped = sheet.dropped_cell.unwrap();
    assert_eq!((sheet.rows[0].cells.len(), dropped.line, dropped.column), (MOST_COLUMNS, 1, MOST_COLUMNS + 1));
    let long = open_document(&format!(
        "<table:table-row table:number-rows-repeated=\"1048576\">{}</table:table-row>",
        text_cell("x")
    ));
    let sheet = read_sheets(&long).unwrap().remove(0);
    assert_eq!((sheet.rows.len(), sheet.dropped_rows), (MOST_ROWS, Some(MOST_ROWS + 1)));
}

#[test]
fn what_claims_to_be_endless_is_bounded() {
    let spaces = open_document(&row(&text_cell("a<text:s text:c=\"99999999999\"/>b")));
    assert!(rows(&spaces)[0].cells[0].len() < 200);

    let repeated = |cell: &str, columns: &str| {
        let row = format!(
            "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell \
             table:number-columns-repeated=\"{columns}\"/><table:table-cell office:value-type=\"string\" \
             table:number-columns-repeated=\"18446744073709551615\"><text:p>{cell}</text:p></table:table-cell></table:table-row>"
        );
        read_sheets(&open_document(&row.repeat(1_000))).map(|_| ())
    };
    for (cell, columns) in [("x", "1"), ("x", "1000"), ("\u{200b}", "1"), (&*"x".repeat(10_000), "199")] {
        assert_eq!(repeated(cell, columns), Err(SpreadsheetError::TooLarge), "{columns}");
    }

    let texts: Vec<String> = (0..1_000).map(|number| number.to_string()).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let book = workbook(&[texts.as_slice(); 10]);
    let long = edited(&book, |name, text| match name {
        "xl/sharedStrings.xml" => text.replace("<t>1</t>", &format!("<t>{}</t>", "long ".repeat(8 << 20))),
        _ => text,
    });
    assert!(matches!(read_sheets(&long), Err(SpreadsheetError::TooLarge)));
}

#[test]
fn what_is_no_spreadsheet_is_refused_by_kind() {
    let cases: [(Vec<u8>, SpreadsheetError); 5] = [
        (b"PK\x03\x04 and no more".to_vec(), SpreadsheetError::NotASpreadsheet),
        (zipped(&[("a.txt", b"a")]), SpreadsheetError::NotASpreadsheet),
        (zipped(&[("content.xml", &vec![b' '; 2 << 20])]), SpreadsheetError::TooLarge),
        (open_document("<table:table-row table:number-rows-repeated=\"many\"/>"), SpreadsheetError::Damaged),
        (open_document(&row(&text_cell("&unknown;"))), SpreadsheetError::Damaged),
    ];
    for (bytes, kind) in cases {
        assert_eq!(read_sheets(&bytes).unwrap_err(), kind);
    }
    for cut in ["<table:table-row>", "<table:table-row><table:table-cell>"] {
        assert!(read_sheets(&open_document(cut)).is_err(), "{cut}");
    }
}
