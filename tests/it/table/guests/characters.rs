//! Characters as data: the built-in ones, and files of a pack.

use std::collections::BTreeSet;

use tailleur::i18n::Language;
use tailleur::table::guest::{Character, CharacterProblem as P, Favour, Mood, Progression, built_in_file};

use super::character;

#[test]
fn the_built_in_characters_are_sound_and_distinct() {
    let (file, text) = built_in_file();
    let all = Character::read_all(file, text).unwrap_or_else(|flaws| panic!("{flaws:#?}"));
    assert!(all.len() >= 10);
    let distinct = |key: &dyn Fn(&Character) -> String| all.iter().map(key).collect::<BTreeSet<_>>().len();
    assert_eq!(distinct(&|character| character.name.clone()), all.len());
    let habits = |character: &Character| {
        let same = Character { id: String::new(), name: String::new(), ..character.clone() };
        format!("{same:?}")
    };
    assert_eq!(distinct(&habits), all.len());
    assert_eq!(distinct(&|character| format!("{:?}", character.language)), Language::ALL.len());
    assert_eq!(distinct(&|character| format!("{:?}", character.manner)), 6);
    let favours = distinct(&|character| format!("{:?}", std::mem::discriminant(&character.favour)));
    let progressions = distinct(&|character| format!("{:?}", std::mem::discriminant(&character.progression)));
    assert_eq!((favours, progressions), (5, 4));
    let streaks = all.iter().filter(|character| matches!(character.favour, Favour::Streaks { .. })).count();
    assert!(streaks * 5 >= all.len() * 2, "most who look at the board follow it");
    assert!(all.iter().any(|character| matches!(character.progression, Progression::DoubleAfterLoss(_))));
}

#[test]
fn a_guest_who_waits_grows_restless_and_then_upset() {
    let doubler = character("doubler");
    let patience = 1000 * u64::from(doubler.patience);
    for (waiting, mood) in [
        (0, Mood::Calm),
        (patience - 1, Mood::Calm),
        (patience, Mood::Restless),
        (2 * patience - 1, Mood::Restless),
        (2 * patience, Mood::Upset),
        (u64::MAX, Mood::Upset),
    ] {
        assert_eq!(doubler.mood(waiting), mood, "{waiting}");
    }
    assert_eq!(character("big-silent").mood(2 * patience), Mood::Calm, "each has his own patience");
}

/// A file of one character, one field a line, with some fields written otherwise.
fn file(changed: &[(&str, &str)]) -> String {
    let fields = [
        ("id", "\"one\""),
        ("name", "\"Madame Un\""),
        ("language", "French"),
        ("manner", "Quiet"),
        ("purse", "40"),
        ("notes", "20"),
        ("buys_in", "10"),
        ("unit", "2"),
        ("favour", "Banco"),
        ("herds", "0"),
        ("progression", "Flat"),
        ("tie", "0"),
        ("tie_stake", "1"),
        ("sits_out", "0"),
        ("changes", "(adds: 0, moves: 0, takes_part: 0, takes_all: 0)"),
        ("tempo", "(1, 5)"),
        ("last_moment", "0"),
        ("refuses_shoe", "0"),
        ("gives_up_shoe", "0"),
        ("changes_seat", "0"),
        ("stops", "(won: 0, lost: 0)"),
        ("returns_after", "0"),
        ("patience", "30"),
    ];
    let line = |(name, usual): &(&str, &str)| {
        let value = changed.iter().find(|(other, _)| other == name).map_or(*usual, |(_, value)| *value);
        format!("{name}: {value},\n")
    };
    format!("(\n{})", fields.iter().map(line).collect::<String>())
}

/// Line and column of each problem of a list of characters that begins in the second line.
fn problems(characters: &[String]) -> Vec<(usize, usize, P)> {
    let text = format!("[\n{},\n]", characters.join(",\n"));
    let flaws = Character::read_all("guests.ron", &text).expect_err(&text);
    assert!(flaws.iter().all(|flaw| flaw.file == "guests.ron"));
    flaws.into_iter().map(|flaw| (flaw.place.line, flaw.place.column, flaw.what)).collect()
}

#[test]
fn each_problem_of_a_file_is_found_at_its_place() {
    let cases = [
        (("id", "\" \""), (3, 5), P::IdForm(" ".to_owned())),
        (("name", "\"\""), (4, 7), P::Name(40)),
        (("purse", "0"), (7, 8), P::Amount(10_000)),
        (("purse", "10001"), (7, 8), P::Amount(10_000)),
        (("notes", "10001"), (8, 8), P::Amount(10_000)),
        (("buys_in", "0"), (9, 10), P::Amount(10_000)),
        (("unit", "0"), (10, 7), P::Amount(10_000)),
        (("unit", "41"), (10, 7), P::UnitAbovePurse { unit: 41, purse: 40 }),
        (("favour", "Streaks(from: 60, more: 5, most: 50)"), (11, 23), P::FollowsReversed { from: 60, most: 50 }),
        (("favour", "Streaks(from: 50, more: 5, most: 101)"), (11, 42), P::AboveHundred(101)),
        (("herds", "101"), (12, 8), P::AboveHundred(101)),
        (("progression", "DoubleAfterLoss(0)"), (13, 14), P::Nought),
        (("progression", "Heavy(usual: 0, high: 5, often: 5)"), (13, 27), P::Nought),
        (("progression", "Heavy(usual: 2, high: 0, often: 5)"), (13, 36), P::Nought),
        (("progression", "Heavy(usual: 2, high: 5, often: 102)"), (13, 46), P::AboveHundred(102)),
        (("tie", "101"), (14, 6), P::AboveHundred(101)),
        (("tie_stake", "0"), (15, 12), P::Amount(10_000)),
        (("sits_out", "200"), (16, 11), P::AboveHundred(200)),
        (("changes", "(adds: 60, moves: 41, takes_part: 0, takes_all: 0)"), (17, 10), P::AboveHundred(101)),
        (("tempo", "(6, 5)"), (18, 8), P::TempoReversed { from: 6, to: 5 }),
        (("tempo", "(6, 61)"), (18, 8), P::TempoTooLong(60)),
        (("last_moment", "101"), (19, 14), P::AboveHundred(101)),
        (("refuses_shoe", "101"), (20, 15), P::AboveHundred(101)),
        (("gives_up_shoe", "101"), (21, 16), P::AboveHundred(101)),
        (("changes_seat", "101"), (22, 15), P::AboveHundred(101)),
        (("stops", "(won: 400, lost: 101)"), (23, 25), P::AboveHundred(101)),
        (("patience", "0"), (25, 11), P::NoPatience),
    ];
    for (changed, (line, column), problem) in cases {
        assert_eq!(problems(&[file(&[changed])]), [(line, column, problem)], "{changed:?}");
    }
}

#[test]
fn every_problem_of_a_file_is_found_at_once() {
    let second = file(&[("name", "\"Monsieur Deux\""), ("tempo", "(9, 2)"), ("purse", "0")]);
    let found = problems(&[file(&[("tie", "101")]), second]);
    let expected = [
        (14, 6, P::AboveHundred(101)),
        (28, 5, P::IdTwice("one".to_owned())),
        (32, 8, P::Amount(10_000)),
        (43, 8, P::TempoReversed { from: 9, to: 2 }),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_file_that_is_malformed_empty_or_too_large_is_refused() {
    let read = |text: &str| Character::read_all("guests.ron", text).unwrap_err();
    assert_eq!(read("[]")[0].what, P::None);
    assert!(matches!(read("[(id: 3)]")[0].what, P::File(_)));
    assert!(matches!(read(&format!("[{}", file(&[])))[0].what, P::File(_)));
    assert!(matches!(read(&" ".repeat(70_000))[0].what, P::File(_)));
    let many: Vec<String> = (0..101).map(|number| file(&[("id", &format!("\"guest-{number}\""))])).collect();
    assert_eq!(read(&format!("[{}]", many.join(",")))[0].what, P::TooMany(100));
}
