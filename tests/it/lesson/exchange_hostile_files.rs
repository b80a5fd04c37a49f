//! Hostile files of questions: imported or noted, never a crash.

use tailleur::lesson::exchange::MOST_QUESTIONS;

use crate::lesson::exchange::{brought, note_lines, pack};

#[test]
fn odd_files_are_reported_and_stop_nothing() {
    let deep = "{".repeat(20_000);
    let tags = format!("{}{{=x ~y}}", "<p".repeat(20_000));
    let marks = format!("Which? {{{}}}", "~=#%->".repeat(5_000));
    let pairs = format!("Which? {{{}}}", "=a->b ".repeat(5_000));
    let hashes = format!("Which? {{=a {}}}", "#".repeat(20_000));
    let wide = format!("question{}\n", ",x".repeat(50_000));
    let quotes = format!("question,answer\n{}", "\"".repeat(50_001));
    let line = format!("{}{{T}}", "a".repeat(100_000));
    let cases: [(&str, &[u8]); 22] = [
        ("empty.gift", b""),
        ("empty.csv", b""),
        ("empty.xlsx", b""),
        ("blank.txt", b"\n\n \n\t\n"),
        ("nought.gift", b"One\0two {T}"),
        ("nought.csv", b"question,answer\na\0b,c"),
        ("deep.gift", deep.as_bytes()),
        ("tags.gift", tags.as_bytes()),
        ("marks.gift", marks.as_bytes()),
        ("pairs.gift", pairs.as_bytes()),
        ("hashes.gift", hashes.as_bytes()),
        ("wide.csv", wide.as_bytes()),
        ("quotes.csv", quotes.as_bytes()),
        ("line.gift", line.as_bytes()),
        ("picture.gift", b"\x89PNG\r\n\x1a\n"),
        ("paper.csv", b"%PDF-1.7"),
        ("moodle.xml", b"<?xml version=\"1.0\"?><quiz/>"),
        ("old.csv", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
        ("heads.csv", b"one,two,three\n1,2,3\n"),
        ("colons.gift", b":::: {T}"),
        ("answer.txt", b"ANSWER: A\nANSWER: \nA)\nB. \nANSWER: A"),
        ("figures.gift", b"How many? {#99999999999999999999:1e9}\n\nWhat? {#..}\n\nWhy? {#-1}\n\nHow? {#%%%5}"),
    ];
    for (name, bytes) in cases {
        let lessons = brought(name, bytes, "en", None);
        if lessons.files.is_empty() {
            let blank = bytes.iter().all(u8::is_ascii_whitespace) && !name.ends_with("sx") && !name.ends_with("csv");
            assert!(blank || !note_lines(&lessons).is_empty(), "{name} is refused without a word");
        } else {
            pack(&lessons);
        }
    }
}

#[test]
fn no_more_questions_are_taken_than_a_pack_can_hold() {
    let bank: Vec<String> = (0..MOST_QUESTIONS + 500).map(|at| format!("Question {at}?{{#{at}}}\n")).collect();
    let bank = bank.join("\n");
    let lessons = brought("bank.gift", bank.as_bytes(), "en", None);
    assert!(lessons.entries <= MOST_QUESTIONS && lessons.entries >= MOST_QUESTIONS - 1, "{}", lessons.entries);
    assert!(note_lines(&lessons)[0].contains("more than 20000 questions"), "{:?}", note_lines(&lessons));
    assert!(lessons.files.iter().all(|(_, text)| text.len() <= 256 * 1024));
    assert!(lessons.files.len() > 1);
}

#[test]
fn notes_beyond_number_are_counted() {
    let bank = "What is this?\n{ }\n\n".repeat(5_000);
    let lessons = brought("bank.gift", bank.as_bytes(), "en", None);
    let notes = &lessons.notes[0];
    assert_eq!((notes.as_slice().len(), notes.omitted_count(), notes.unlisted_count()), (2_000, 5_000, 3_000));
}

#[test]
fn a_picture_outside_the_folder_is_not_brought() {
    for path in ["../secret.png", "/etc/picture.png", "https://example.org/a.png", "C:\\a.png", "a//b.png"] {
        let table = format!("question,answer,picture\nHow many?,7,{path}\n");
        let lessons = brought("bank.csv", table.as_bytes(), "en", None);
        assert!(note_lines(&lessons)[0].contains("is not next to the file"), "{path}: {:?}", note_lines(&lessons));
        assert!(lessons.pictures.is_empty());
        pack(&lessons);
    }
}
