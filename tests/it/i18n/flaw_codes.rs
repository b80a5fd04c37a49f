//! The codes of flaws: every flaw has one, none is another's, and none that was given changes.

use std::collections::BTreeSet;

use tailleur::i18n::flaw::codes;

use crate::support::{files, text};

/// The keys of all English texts.
fn keys() -> BTreeSet<String> {
    let texts = files("assets/text/en", "ftl").into_iter().map(|file| text(&file));
    let starts = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    texts.flat_map(|text| text.lines().filter_map(starts).collect::<Vec<_>>()).collect()
}

#[test]
fn every_flaw_that_has_words_has_a_code_and_every_code_has_words() {
    let keys = keys();
    let coded: BTreeSet<String> = codes().into_iter().map(|(.., key)| key.to_owned()).collect();
    let flaws = keys.iter().filter(|key| key.starts_with("flaw-") && !key.ends_with("-meant"));
    let without: Vec<&String> = flaws.filter(|key| !coded.contains(*key)).collect();
    assert!(without.is_empty(), "give these a line in assets/codes.txt: {without:?}");
    let wordless: Vec<&String> = coded.iter().filter(|key| !keys.contains(*key)).collect();
    assert!(wordless.is_empty(), "these have a code and no words: {wordless:?}");
}

#[test]
fn no_code_and_no_flaw_stands_twice() {
    let (mut seen, mut of_keys) = (BTreeSet::new(), BTreeSet::new());
    for (code, _, key) in codes() {
        assert!(code.len() == 5 && code.starts_with("PB") && code[2..].bytes().all(|byte| byte.is_ascii_digit()));
        assert!(seen.insert(code), "{code} stands twice");
        assert!(of_keys.insert(key), "{key} has two codes");
    }
}

/// A code keeps its meaning for ever.
#[test]
fn no_code_changes_its_meaning() {
    let now: BTreeSet<(String, String)> =
        codes().into_iter().map(|(code, _, key)| (code.to_owned(), key.to_owned())).collect();
    for line in text("tests/it/cases/codes.txt").lines() {
        let (code, key) = line.split_once(' ').unwrap();
        assert!(now.contains(&(code.to_owned(), key.to_owned())), "{code} no longer means {key}");
    }
    let given = text("tests/it/cases/codes.txt").lines().count();
    assert_eq!(given, now.len(), "write every code that is given down in tests/it/cases/codes.txt");
}
