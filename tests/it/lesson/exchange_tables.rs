//! Tables come in as spreadsheets write them, in any usual separator, encoding and language.

use tailleur::drill::authored::Asking;
use tailleur::lesson::exchange::guarded;

use crate::lesson::exchange::{brought, note_lines, pack, questions};
use crate::support::spreadsheet::{HOSTILE, hostile, open_document, text_cell, workbook, zipped};

/// The right answers of all questions, in a line each.
fn rights(name: &str, bytes: &[u8], code: &str) -> Vec<String> {
    let lessons = brought(name, bytes, code, None);
    let right = |answer: &Asking| match answer {
        Asking::Choice { right: Some(right), .. } | Asking::Call { right: Some(right), .. } => right.clone(),
        Asking::Number { right: Some(right), .. } => right.to_string(),
        Asking::Money { right: Some(right), .. } => format!("{} coins", right.get()),
        Asking::Several(lines) => format!("{} lines", lines.len()),
        other => panic!("{other:?}"),
    };
    questions(&pack(&lessons)).iter().map(|question| right(&question.answer)).collect()
}

#[test]
fn the_same_table_is_read_in_every_separator_and_encoding() {
    let rows = [
        ["Énoncé", "Réponse A", "Réponse B", "Bonne réponse"],
        ["Qui gagne à égalité ?", "personne", "Banco", "A"],
        ["« Où » va la carte ?", "à Punto", "à Banco", "à Banco"],
    ];
    let table = |between: &str| rows.map(|row| row.join(between)).join("\r\n");
    let windows =
        |text: &str| -> Vec<u8> { text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect() };
    let wide = |text: &str| -> Vec<u8> {
        [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let ways: [(&str, Vec<u8>); 8] = [
        ("semicolons", table(";").into_bytes()),
        ("commas", table(",").into_bytes()),
        ("tabs", table("\t").into_bytes()),
        ("announced", format!("sep=;\r\n{}", table(";")).into_bytes()),
        ("a byte order mark", format!("\u{feff}{}", table(";")).into_bytes()),
        ("Windows-1252", windows(&table(";"))),
        ("Unicode text", wide(&table("\t"))),
        ("quotes", rows.map(|row| row.map(|cell| format!("\"{cell}\"")).join(";")).join("\n").into_bytes()),
    ];
    for (way, bytes) in ways {
        assert_eq!(rights("bank.csv", &bytes, "fr"), ["personne", "a-banco"], "{way}");
    }
}

#[test]
fn answers_are_understood_as_people_write_them() {
    let lessons = brought(
        "questions.csv",
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/questions.csv")),
        "it",
        None,
    );
    let expected: Vec<&str> =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/questions.told")).lines().collect();
    assert_eq!(note_lines(&lessons), expected);
    let rights = rights(
        "questions.csv",
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/exchange/questions.csv")),
        "it",
    );
    assert_eq!(rights, ["punto", "52", "9750 coins", "false", "Rien ne va plus", "2 lines", "due"]);
}

#[test]
fn three_languages_stand_side_by_side() {
    let table = "question (fr);question (it);question (en);answer fr;answer en\nCombien ?;Quanti?;How many?;7;7\n";
    let found = questions(&pack(&brought("bank.csv", table.as_bytes(), "en", None)));
    let asks = found[0].asks.as_ref().unwrap();
    assert_eq!([asks.for_code("fr"), asks.for_code("it"), asks.for_code("en")], ["Combien ?", "Quanti?", "How many?"]);
}

#[test]
fn pairs_without_a_language_count_for_all_of_the_table() {
    let table = "question (fr),question (it),type,right\nAssocier,Accoppia,matching,asso -> 1 | re -> 0\n";
    let imported = brought("fuzz.csv", table.as_bytes(), "en", None);
    assert_eq!(questions(&pack(&imported)).len(), 1, "{:?}", note_lines(&imported));
}

#[test]
fn a_workbook_of_excel_and_one_of_libreoffice_come_in() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in
        [["Question", "Answer"], ["How many cards are in a deck?", ""], ["Is it so?", "true"]].iter().enumerate()
    {
        for (column, cell) in cells.iter().enumerate() {
            sheet.write_string(row as u32, column as u16, *cell).unwrap();
        }
    }
    sheet.write_number(1, 1, 52).unwrap();
    let excel = book.save_to_buffer().unwrap();
    assert_eq!(rights("bank.xlsx", &excel, "en"), ["52", "true"]);
    let rows = [["Question", "Answer"], ["How many?", "52"]]
        .map(|row| format!("<table:table-row>{}</table:table-row>", row.map(text_cell).join("")));
    let rest = "<table:table-row table:number-rows-repeated=\"1048574\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>";
    let book = open_document(&format!("{}{rest}", rows.join("")));
    assert_eq!(rights("bank.ods", &book, "en"), ["52"]);
}

#[test]
fn a_spreadsheet_that_claims_too_much_is_not_opened() {
    let many = "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell office:value-type=\"string\" table:number-columns-repeated=\"16000\"><text:p>x</text:p></table:table-cell></table:table-row>";
    let bombs = [
        ("repeated.ods", open_document(many)),
        ("zeros.xlsx", zipped(&[("xl/workbook.xml", &vec![b'0'; 3 << 20])])),
        ("dense.ods", zipped(&[("content.xml", &vec![b' '; 2 << 20])])),
    ];
    for (name, bytes) in bombs {
        let lessons = brought(name, &bytes, "en", None);
        assert!(lessons.files.is_empty());
        let lines = note_lines(&lessons);
        assert!(lines[0].contains("is too large"), "{name}: {lines:?}");
    }
    for (name, bytes) in [("cut.xlsx", &b"PK\x03\x04 and no more"[..]), ("other.zip", &zipped(&[("a.txt", b"a")]))] {
        let lessons = brought(name, bytes, "en", None);
        assert_eq!((lessons.files.len(), note_lines(&lessons).len()), (0, 1), "{name}");
    }
}

#[test]
fn a_spreadsheet_that_its_reader_stumbles_over_is_refused_in_a_sentence() {
    let book = workbook(&[&["Question", "Answer"], &["How many cards are in a deck?", "52"]]);
    assert_eq!(rights("bank.xlsx", &book, "en"), ["52"]);
    for fault in HOSTILE {
        let lessons = brought("bank.xlsx", &hostile(&book, fault), "en", None);
        let lines = note_lines(&lessons);
        assert!(lessons.files.is_empty(), "{fault:?}");
        assert!(lines[0].contains("The spreadsheet is damaged."), "{fault:?}: {lines:?}");
    }
}

#[test]
fn nothing_that_goes_out_is_a_formula() {
    let cells = [
        ("=1+1", "'=1+1"),
        ("+33", "'+33"),
        ("-5", "'-5"),
        ("@cmd", "'@cmd"),
        ("\tx", "'\tx"),
        ("'=1", "''=1"),
        ("1+1", "1+1"),
        ("it’s", "it’s"),
        ("'quoted'", "'quoted'"),
    ];
    for (cell, expected) in cells {
        assert_eq!(guarded(cell), expected);
    }
    // What was guarded comes in again as it was.
    let table = format!("question,answer\n{},7\n", guarded("=SUM(A1) is what?"));
    let found = questions(&pack(&brought("bank.csv", table.as_bytes(), "en", None)));
    assert_eq!(found[0].asks.as_ref().unwrap().for_code("en"), "=SUM(A1) is what?");
}
