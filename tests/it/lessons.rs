//! The built-in packs stand, broken packs are refused with their place, and every drill has a lesson.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use tailleur::drill::AnyDrill;
use tailleur::lesson::{Files, Library, Pack, Step, Texts, check};
use tailleur::rules::flaw::Flaw;
use tailleur::rules::house::Shelf;
use tailleur::words::{Language, Names, Words};

/// The flaws as a person reads them.
fn told(flaws: &[Flaw]) -> String {
    let words = Words::of(Language::English);
    let mut told = String::new();
    for flaw in flaws {
        let said = words.say(&flaw.what, &Names::default());
        let _ = writeln!(told, "{}:{}:{}: {said}", flaw.file, flaw.place.line, flaw.place.column);
    }
    told
}

#[test]
fn the_built_in_packs_are_without_flaw_in_every_house() {
    let houses = Shelf::built_in();
    for folder in Library::folders() {
        let flaws = check(folder, &Library::files_of(folder), &houses);
        assert!(flaws.is_empty(), "{folder}\n{}", told(&flaws));
    }
    let library = Library::built_in();
    assert!(library.flaws().is_empty());
    let packs: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
    assert_eq!(packs, Library::folders());
}
