//! A package for Anki holds every question once, drawn and told, and renews what was there before.

#![expect(clippy::disallowed_methods, reason = "a test lays out what it reads")]

use std::collections::BTreeMap;
use std::io::{Cursor, Read as _};

use rusqlite::Connection;
use tailleur::documents::export::anki::{Package, package};
use tailleur::documents::export::{ExportOptions, PackExport};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::rules::house::HouseLibrary;
use zip::ZipArchive;

use crate::cli::commands::call_with;

fn leaving(pack: &str, seed: u64) -> PackExport {
    let library = Library::built_in();
    let pack = library.packs().find(|own| own.id == pack).unwrap();
    let words = &Catalog::new(Language::English);
    let houses = &HouseLibrary::built_in();
    PackExport::gather(&ExportOptions { pack, lessons: &[], house: None, houses, words, seed, count: Some(5) })
}

fn packed(leaving: &PackExport, made: u64) -> Vec<u8> {
    let words = &Catalog::new(Language::English);
    package(&Package { leaving, words, pictures: &BTreeMap::new(), made }).unwrap().0
}

/// The parts of a package: the database, the names of the pictures, and how many pictures there are.
fn opened(package: &[u8]) -> (tempfile::NamedTempFile, BTreeMap<String, String>, usize) {
    let mut archive = ZipArchive::new(Cursor::new(package)).unwrap();
    let mut part = |name: &str| {
        let mut bytes = Vec::new();
        archive.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
        bytes
    };
    let file = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut file.as_file(), &part("collection.anki2")).unwrap();
    let media: BTreeMap<String, String> = serde_json::from_slice(&part("media")).unwrap();
    for number in media.keys() {
        assert!(!part(number).is_empty());
    }
    (file, media, archive.len() - 2)
}

fn guids(package: &[u8]) -> Vec<String> {
    let (file, ..) = opened(package);
    let database = Connection::open(file.path()).unwrap();
    let mut asked = database.prepare("SELECT guid FROM notes ORDER BY guid").unwrap();
    asked.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[test]
fn every_question_is_a_note_with_a_card_and_its_pictures() {
    for pack in ["tableau", "first-payouts", "misdraws", "settling", "procedure", "announcements", "chips"] {
        let leaving = leaving(pack, 1);
        let (file, media, pictures) = opened(&packed(&leaving, 1_800_000_000));
        assert_eq!(media.len(), pictures, "{pack}");
        let database = Connection::open(file.path()).unwrap();
        let count = |sql: &str| database.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap() as usize;
        assert_eq!(count("SELECT count(*) FROM notes"), leaving.count(), "{pack}");
        assert_eq!(count("SELECT count(*) FROM cards"), leaving.count(), "{pack}");
        assert_eq!(count("SELECT count(DISTINCT guid) FROM notes"), leaving.count(), "{pack}");
        let mut asked = database.prepare("SELECT flds FROM notes").unwrap();
        let fields: Vec<String> = asked.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        for note in fields {
            let fields: Vec<&str> = note.split('\u{1f}').collect();
            assert_eq!(fields.len(), 5, "{note}");
            assert!(fields[2].contains("<p>") && fields[3].contains("<p>"), "{note}");
            for shown in note.split("<img src=\"").skip(1) {
                let name = shown.split('"').next().unwrap();
                assert!(media.values().any(|own| own == name), "{name}");
            }
        }
    }
}

#[test]
fn a_later_package_renews_the_notes_of_an_earlier_one() {
    let first = packed(&leaving("tableau", 1), 1_800_000_000);
    assert_eq!(first, packed(&leaving("tableau", 1), 1_800_000_000), "the same questions are the same bytes");
    let later = packed(&leaving("tableau", 1), 1_900_000_000);
    assert_ne!(first, later);
    assert_eq!(guids(&first), guids(&later));
    assert_ne!(guids(&first), guids(&packed(&leaving("tableau", 2), 1_800_000_000)));
}

#[test]
fn the_commands_bring_in_and_take_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let call = |arguments: &[&str]| {
        let arguments: Vec<&str> = arguments.iter().copied().chain(["--lang", "en"]).collect();
        let run = call_with(&arguments, b"", None);
        (run.status() as u8, run.errors)
    };
    let bank = crate::support::root().join("tests/it/cases/exchange/every-construct.gift");
    let bank = bank.to_str().unwrap();
    let (status, errors) = call(&["pack", "import", bank, "--out", &at("demo")]);
    assert_eq!(status, 0, "{errors}");
    assert!(errors.ends_with("Skipped: 7.\n"), "{errors}");
    // A second file goes behind the first, and what is there is not written over.
    let coups = crate::support::root().join("tests/it/cases/exchange/coups.csv");
    let more = ["pack", "import", coups.to_str().unwrap(), "--out", &at("demo"), "--house", "monte-carlo"];
    assert_eq!(call(&more).0, 0);
    let (status, errors) = call(&["check", &at("demo")]);
    assert_eq!(status, 0, "{errors}");
    for (format, file) in [("gift", "out.gift"), ("csv", "out.csv"), ("anki", "out.apkg")] {
        let (status, errors) = call(&["pack", "export", &at("demo"), &at(file), "--to", format]);
        assert_eq!(status, 0, "{errors}");
        assert!(folder.path().join(file).exists());
    }
    // A pack for a house of its own is asked in that house.
    let example = crate::support::root().join("lessons/example");
    let (status, errors) = call(&["pack", "export", example.to_str().unwrap(), &at("own.gift"), "--to", "gift"]);
    assert_eq!(status, 0, "{errors}");
    assert!(folder.path().join("own.gift").exists());
    assert_eq!(call(&["pack", "export", &at("demo"), &at("x"), "--to", "word"]).0, 2);
    assert_eq!(call(&["pack", "export", "no-such-pack", &at("x"), "--to", "csv"]).0, 2);
    assert_eq!(call(&["pack", "import", &at("not-there.gift")]).0, 2);
    let nothing = folder.path().join("nothing.gift");
    std::fs::File::create(&nothing).unwrap();
    assert_eq!(call(&["pack", "import", nothing.to_str().unwrap(), "--out", &at("nothing")]).0, 1);
    assert!(!folder.path().join("nothing").exists());
}
