//! One name, however its accents were typed: for the list of a class, for profiles and for the folders named after them.

use tailleur::i18n::folding::{fold, sort_key, without_accents};
use tailleur::platform::storage::profile_name;
use tailleur::progress::class::Roster;
use tailleur::progress::class::roster::parse_rows;

/// Each letter with an accent as one sign, and as Unicode takes it apart.
fn letters() -> Vec<(String, String)> {
    let sign = |code: &str| char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap();
    let lines = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/letters.txt"))
        .lines()
        .map(|line| line.split_once(" = ").unwrap());
    lines.map(|(one, apart)| (sign(one).to_string(), apart.split(' ').map(sign).collect())).collect()
}

#[test]
fn every_letter_with_an_accent_is_the_same_as_one_sign_and_as_several() {
    let letters = letters();
    assert_eq!(letters.len(), 288);
    for (one, apart) in letters {
        assert_eq!(fold(&one), apart);
        assert_eq!(fold(&apart), apart, "{one}");
        assert_eq!(fold(&one.to_uppercase()), fold(&apart.to_uppercase()), "{one} in capitals");
        assert_eq!(without_accents(&one), without_accents(&apart));
        assert!(!without_accents(&one).contains(|letter| matches!(letter, '\u{300}'..='\u{36f}')), "{one}");
    }
}

/// Two ways to write, and whether they are one name, and whether they are in a hurry.
const NAMES: [(&str, &str, bool, bool); 13] = [
    ("Ren\u{e9}e", "Rene\u{301}e", true, true),
    ("REN\u{c9}E", "rene\u{301}e", true, true),
    ("Renée", "Renee", false, true),
    ("Nguy\u{1ec5}n", "Nguye\u{302}\u{303}n", true, true),
    ("Vi\u{1ec7}t", "Vie\u{302}\u{323}t", true, true),
    ("\u{160}ime Mu\u{f1}oz", "S\u{30c}ime Mun\u{303}oz", true, true),
    ("Strauß", "STRAUSS", true, true),
    ("Anna Rossi", "Anna\u{a0}Rossi", true, true),
    ("Ａｎｎａ", "anna", true, true),
    ("Fiona", "\u{fb01}ona", true, true),
    ("Søren Łukasz", "soren lukasz", false, true),
    ("Anna", "Hanna", false, false),
    ("Léo", "Lea", false, false),
];

#[test]
fn a_name_is_one_name_however_it_was_typed() {
    for (one, other, is_one, in_a_hurry) in NAMES {
        assert_eq!(profile_name::same(one, other), is_one, "{one} {other}");
        assert_eq!(without_accents(one) == without_accents(other), in_a_hurry, "{one} {other}");
        let folder = |name| profile_name::folders(name).next();
        assert_eq!(folder(one) == folder(other), in_a_hurry, "{one} {other}");
    }
}

#[test]
fn a_person_on_the_list_is_found_however_the_profile_was_typed() {
    for (listed, profile, _, in_a_hurry) in NAMES {
        let list = format!("Name\n{listed}\nSomebody Else\n");
        let roster = Roster::from_rows(parse_rows(list.as_bytes(), 10)).unwrap();
        let matched = roster.match_profiles(&["Stranger", profile]);
        assert_eq!(matched.people[0].1, in_a_hurry.then_some(1), "{listed} {profile}");
        assert_eq!(matched.people[1].1, None);
    }
}

#[test]
fn names_are_sorted_as_languages_do() {
    let mut names = ["Zoé", "émile", "Trainee 29", "Trainee 3", "Eva", "Ángel", "Øyvind", "Andrea", "Trainee 100"];
    names.sort_by_key(|name| sort_key(name));
    assert_eq!(names, ["Andrea", "Ángel", "émile", "Eva", "Øyvind", "Trainee 3", "Trainee 29", "Trainee 100", "Zoé"]);
}
