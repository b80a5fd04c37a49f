//! A class gathered from folders and archives, shown by the command and written as tables.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};

use serde_json::Value;
use tailleur::cli::Status;
use tailleur::platform::storage::archive;
use tailleur::platform::storage::class::{ClassNotice, gather, read_roster};
use tailleur::progress::class::roster::RosterPerson;
use tailleur::progress::{Moment, Record, line};
use tailleur::text_key;
use tempfile::TempDir;

use crate::cli::commands::{CommandOutput, call_with};
use crate::progress::class_report::{LESSON, NOON, answers, stamps};
use crate::progress::records::assert_worded;
use crate::support::spreadsheet::{HOSTILE, hostile, open_document, text_cell, workbook, zipped};

const NOW: Moment = Moment(NOON);

fn call(arguments: &[&str]) -> CommandOutput {
    call_with(&[&["class"], arguments].concat(), b"", None)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn write(folder: &Path, name: &str, journal: &str, records: &[Record]) {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join("profile.ron"), format!("(name:{name:?},created:None)")).unwrap();
    let lines: String = records.iter().map(|record| line::write(record).unwrap()).collect();
    fs::write(folder.join(journal), lines).unwrap();
}

/// The records of one of them.
fn records(number: u32) -> Vec<Record> {
    let marks: Vec<bool> = (0..8).map(|question| !(number + question).is_multiple_of(3)).collect();
    answers(&mut stamps(number), &marks, NOON - 86_400_000)
}

/// A folder with these trainees in it.
fn class(names: &[&str]) -> TempDir {
    let place = TempDir::new().unwrap();
    for (number, name) in names.iter().enumerate() {
        write(&place.path().join(format!("p{number}")), name, "a-1.journal", &records(number as u32));
    }
    place
}

/// Every file below a folder, with its bytes.
fn everything(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            all.extend(everything(&entry.path()));
        } else {
            all.insert(entry.path(), fs::read(entry.path()).unwrap());
        }
    }
    all
}

fn gathered(paths: &[&Path]) -> (Vec<(String, usize)>, Vec<String>) {
    let paths: Vec<PathBuf> = paths.iter().map(|path| path.to_path_buf()).collect();
    let gathering = gather(&paths, None, NOW).unwrap();
    let notices: Vec<_> = gathering.notices.into_iter().map(ClassNotice::into_phrase).collect();
    notices.iter().for_each(assert_worded);
    let trainees = gathering.class.trainees().iter().map(|it| (it.name.clone(), it.answers.len())).collect();
    (trainees, notices.iter().map(|notice| notice.key.to_string()).collect())
}

#[test]
fn folders_archives_and_data_folders_come_together_and_are_left_as_they_were() {
    let place = class(&["Léa", "Marco"]);
    let root = place.path();
    // Léa again, exported, in a folder of her own; Zoé only as an archive; Anna in a whole data folder with backups.
    let away = root.join("from-lea");
    fs::create_dir(&away).unwrap();
    archive::write(&root.join("p0"), &away.join("lea.tailleur-profile (1).zip"), "Léa", NOW, stamps(9).device())
        .unwrap();
    let zoe = TempDir::new().unwrap();
    write(zoe.path(), "Zoé", "z-1.journal", &records(7));
    archive::write(zoe.path(), &root.join("zoe.tailleur-profile.zip"), "Zoé", NOW, stamps(9).device()).unwrap();
    write(&root.join("annas-computer/profiles/anna"), "Anna", "b-1.journal", &records(8));
    write(&root.join("annas-computer/backups/anna"), "An old Anna", "b-1.journal", &records(9));
    fs::write(root.join("annas-computer/last.ron"), "(profile:\"anna\")").unwrap();
    fs::write(root.join("notes.zip"), "no profile").unwrap();

    let before = everything(root);
    let expected: Vec<(String, usize)> =
        ["Anna", "Léa", "Marco", "Zoé"].iter().map(|name| ((*name).to_owned(), 8)).collect();
    assert_eq!(gathered(&[root]), (expected.clone(), Vec::new()));
    // Named twice and piece by piece it is the same class.
    let pieces = [&root.join("p0"), &root.join("p0/"), &root.join("p1"), &root.join("zoe.tailleur-profile.zip")];
    let mut pieces: Vec<&Path> = pieces.iter().map(|path| path.as_path()).collect();
    let (annas, home) = (root.join("annas-computer"), root.join("from-lea"));
    pieces.extend([annas.as_path(), home.as_path()]);
    assert_eq!(gathered(&pieces), (expected, Vec::new()));
    assert_eq!(everything(root), before, "nothing is written and nothing changed");
}

#[test]
fn one_trainee_on_two_computers_is_one_and_what_rests_on_a_name_is_reported() {
    let place = class(&["Léa", "le\u{301}a "]);
    let (trainees, notices) = gathered(&[place.path()]);
    assert_eq!(trainees, [("Léa".to_owned(), 16)]);
    assert_eq!(notices, ["class-same-name"]);

    // Renamed, and both copies handed in: the same answers, once.
    let place = class(&["Léa"]);
    write(&place.path().join("q"), "Léa Martin", "a-1.journal", &records(0));
    let (trainees, notices) = gathered(&[place.path()]);
    assert_eq!(trainees, [("Léa".to_owned(), 8)]);
    assert_eq!(notices, ["class-two-names"]);
}

#[test]
fn damaged_profiles_are_reported_and_all_others_read() {
    let place = class(&["Léa", "Marco"]);
    let journal = place.path().join("p0/a-1.journal");
    let torn = fs::read_to_string(&journal).unwrap().replacen("right:true", "right:maybe", 1);
    fs::write(&journal, torn).unwrap();
    fs::write(place.path().join("bad.tailleur-profile.zip"), "PK no archive").unwrap();
    let (trainees, notices) = gathered(&[place.path()]);
    assert_eq!(trainees, [("Léa".to_owned(), 7), ("Marco".to_owned(), 8)]);
    assert_eq!(notices, ["archive-none", "journal-bad-lines"]);

    let run = call(&[text(place.path())]);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.output.contains("Marco") && run.errors.lines().count() == 2, "{}", run.errors);
    let empty = TempDir::new().unwrap();
    let run = call(&[text(empty.path())]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
    assert_eq!(call(&["/nowhere/at/all"]).status(), Status::Usage);
    assert_eq!(call(&[]).status(), Status::Usage);
}

#[test]
fn a_hostile_archive_fills_neither_the_memory_nor_the_patience() {
    let place = class(&["Marco"]);
    for (name, part, content) in [("bomb", "a-1.journal", &vec![0; 40 << 20][..]), ("path", "../a-1.journal", b"")] {
        let path = place.path().join(name).with_extension("tailleur-profile.zip");
        fs::write(path, zipped(&[(part, content)])).unwrap();
    }
    let (trainees, notices) = gathered(&[place.path()]);
    assert_eq!(trainees.len(), 1);
    assert_eq!(notices, ["archive-too-large", "archive-foreign"]);
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_round_is_not_followed() {
    let place = class(&["Marco"]);
    std::os::unix::fs::symlink(place.path(), place.path().join("round")).unwrap();
    assert_eq!(gathered(&[place.path()]).0.len(), 1);
}

const LIST: &str = "Prénom;Nom;Groupe\nLéa;Martin;A\nMarco;=HYPERLINK(\"x\");B\nAbsent;Toujours;B\n";

#[test]
fn the_command_shows_who_is_missing_and_who_is_on_no_list_in_three_languages() {
    let place = class(&["Léa Martin", "Stranger"]);
    let list = place.path().join("list.csv");
    fs::write(&list, LIST).unwrap();
    for (language, there, missing, stranger) in [
        ("en", "on the list", "missing", "not on the list"),
        ("fr", "sur la liste", "manque", "pas sur la liste"),
        ("it", "in elenco", "senza profilo", "non in elenco"),
    ] {
        let run = call(&[text(place.path()), "--roster", text(&list), "--lang", language]);
        assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
        let line = |name: &str| run.output.lines().find(|line| line.contains(name)).unwrap().to_owned();
        assert!(line("Léa Martin").contains(there) && line("Absent Toujours").contains(missing), "{}", run.output);
        assert!(line("Stranger").contains(stranger) && !run.output.contains('{'), "{}", run.output);
    }
    assert_eq!(call(&[text(place.path()), "--roster", "/no/list.csv"]).status(), Status::Usage);
    fs::write(&list, "Prénom;Nom\n").unwrap();
    assert_eq!(call(&[text(place.path()), "--roster", text(&list)]).status(), Status::Wrong);
}

#[test]
fn as_an_object_it_holds_every_table_with_its_figures() {
    let names: Vec<String> = (0..12).map(|number| format!("Trainee {number}")).collect();
    let place = class(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let run = call(&[text(place.path()), "--json", "--lesson", LESSON]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let class: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!((&class["house"], &class["attempts"]), (&"venezia".into(), &"first".into()));
    assert_eq!(class["trainees"].as_array().unwrap().len(), 12);
    assert_eq!(class["items"].as_array().unwrap().len(), 8);
    let item = &class["items"][0];
    // Of twelve numbers in a row four are divisible by three.
    assert_eq!((&item["answers"], &item["right"], &item["facility"]), (&12.into(), &8.into(), &0.6667.into()));
    assert_eq!(class["tests"][0]["attempts"], 12);
    let again = call(&[text(place.path()), "--json", "--all-attempts"]);
    assert_eq!(serde_json::from_str::<Value>(&again.output).unwrap()["attempts"], "all");
    let unknown = call(&[text(place.path()), "--lesson", "no/lesson"]);
    assert_eq!((unknown.status(), unknown.output.as_str()), (Status::Usage, ""));
    assert_eq!(call(&[text(place.path()), "--lesson", "nonsense"]).status(), Status::Usage);
}

#[test]
fn the_tables_are_written_without_formulas_and_always_the_same() {
    let place = class(&["=cmd|'calc'!A0", "Léa Martin"]);
    let out = TempDir::new().unwrap();
    let list = out.path().join("list.csv");
    fs::write(&list, LIST).unwrap();
    let (csv, xlsx) = (out.path().join("class.csv"), out.path().join("class.xlsx"));
    let written = || {
        let call = [text(place.path()), "--roster", text(&list), "--csv", text(&csv), "--xlsx", text(&xlsx)];
        let run = call_with(&[&["class"], &call[..]].concat(), b"", None);
        assert_eq!((run.status(), run.output.as_str()), (Status::Done, ""), "{}", run.errors);
        (everything(out.path()), run.errors)
    };
    let (files, errors) = written();
    assert_eq!((files.len(), errors.lines().count()), (7, 6));
    assert_eq!(files, written().0, "the same class gives the same bytes");

    for (path, bytes) in files.iter().filter(|(path, _)| text(path).contains("class-")) {
        let mut table = csv::Reader::from_reader(bytes.as_slice());
        assert!(table.headers().unwrap().iter().all(|head| head.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')));
        for cell in table.records().flat_map(|row| row.unwrap().iter().map(str::to_owned).collect::<Vec<_>>()) {
            let number = cell.parse::<f64>().is_ok();
            assert!(number || !cell.starts_with(['=', '+', '-', '@', '\t', '\r']), "{}: {cell}", path.display());
        }
    }
    let trainees = String::from_utf8(files[&out.path().join("class-trainees.csv")].clone()).unwrap();
    assert!(trainees.contains("'=cmd|") && trainees.contains("Absent Toujours"), "{trainees}");

    let mut book = zip::ZipArchive::new(Cursor::new(files[&xlsx].clone())).unwrap();
    let names: Vec<String> = book.file_names().map(|name| name.unwrap().into_owned()).collect();
    let sheets: Vec<&String> = names.iter().filter(|name| name.starts_with("xl/worksheets/sheet")).collect();
    assert_eq!(sheets.len(), 5);
    for name in sheets {
        let mut sheet = String::new();
        book.by_name(name).unwrap().read_to_string(&mut sheet).unwrap();
        assert!(!sheet.contains("<f>") && sheet.contains("state=\"frozen\""), "{name}");
    }
}

#[test]
fn a_list_comes_from_spreadsheets_of_both_kinds_and_a_hostile_one_takes_no_room() {
    let place = TempDir::new().unwrap();
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in [["Nome", "Cognome", "Matricola"], ["Anna", "Rossi", ""]].iter().enumerate() {
        for (column, text) in cells.iter().enumerate() {
            sheet.write_string(row as u32, column as u16, *text).unwrap();
        }
    }
    sheet.write_number(1, 2, 17.0).unwrap();
    // Dense, the room between the cells would be a hundred gigabytes.
    sheet.write_string(1_048_575, 16_383, "far").unwrap();
    let xlsx = place.path().join("list.xlsx");
    fs::write(&xlsx, book.save_to_buffer().unwrap()).unwrap();
    let people = read_roster(&xlsx).unwrap().people;
    let found: Vec<_> = people.iter().map(|it| (it.name(), it.id.as_str())).collect();
    assert_eq!(found, [("Anna Rossi".to_owned(), "17")]);

    let rows = [["Prénom", "Nom"], ["Léa", "Martin"]]
        .map(|row| format!("<table:table-row>{}</table:table-row>", row.map(text_cell).join("")));
    let path = place.path().join("list.ods");
    fs::write(&path, open_document(&rows.join(""))).unwrap();
    let people = read_roster(&path).unwrap().people;
    assert_eq!(people.iter().map(RosterPerson::name).collect::<Vec<_>>(), ["Léa Martin"]);

    let good = workbook(&[&["Nome", "Cognome"], &["Anna", "Rossi"]]);
    let broken = HOSTILE.map(|fault| ("hostile.xlsx", hostile(&good, fault)));
    let others = [("none.xlsx", b"PK\x03\x04 nothing".to_vec()), ("empty.xlsx", zipped(&[("a", b"b")]))];
    for (name, bytes) in others.into_iter().chain(broken) {
        let path = place.path().join(name);
        fs::write(&path, bytes).unwrap();
        let refused = read_roster(&path).unwrap_err().into_phrase();
        assert_worded(&refused);
        assert_eq!(refused.key, text_key!("class-list-no-sheet"), "{name}");
    }
}

#[test]
fn where_no_profile_lies_the_sentence_names_the_place() {
    let nothing = TempDir::new().unwrap();
    for language in ["en", "fr", "it"] {
        let run = call(&[text(nothing.path()), "--lang", language]);
        assert_eq!(run.output, "");
        assert!(run.errors.contains(text(nothing.path())) && !run.errors.contains('{'), "{}", run.errors);
    }
}
