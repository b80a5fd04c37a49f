//! Checks the clause files beyond their syntax.

use std::collections::{BTreeMap, BTreeSet};

use super::read::is_differences;
use super::{SourceClauses, SourceDifference, SourceStatement, read_differences, source_of};
use crate::i18n::flaw::Flaw;
use crate::i18n::flaw::FlawCollector;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::clause::{CLAUSES_OF_SOURCE, Clause};

/// Maximum length of a clause's text and note.
const SAYS: usize = 240;
/// Maximum length of a source's position on a matter.
const CELL: usize = 120;
/// Maximum length of a matter's name.
const MATTER: usize = 60;

pub(super) fn source_flaws(file: &str, text: &str, source: &SourceClauses) -> Vec<Flaw> {
    let mut notes = FlawCollector::new(file, text);
    notes.expect_file_stem("source", &source.source, text_key!("flaw-clause-source-not-file"));
    let mut seen = BTreeSet::new();
    for (index, entry) in source.clauses.iter().enumerate() {
        let path = format!("clauses.{index}");
        let own = source_of(entry.id) == source.source;
        if !own {
            let what =
                about(entry.id, text_key!("flaw-clause-foreign")).with("source", Fact::Text(source.source.clone()));
            notes.flaw(&format!("{path}.id"), what);
        }
        if !seen.insert(entry.id) {
            notes.flaw(&format!("{path}.id"), about(entry.id, text_key!("flaw-clause-twice")));
        }
        for (place, alike) in entry.alike.iter().enumerate() {
            if source_of(*alike) == source.source {
                notes.flaw(&format!("{path}.alike.{place}"), about(*alike, text_key!("flaw-clause-alike-own")));
            }
        }
        notes.check_text(&format!("{path}.says"), &entry.says, SAYS);
        if let Some(note) = entry.reading.note() {
            notes.check_text(&format!("{path}.reading.0"), note, SAYS);
        }
    }
    for missing in all_clauses(&source.source).filter(|clause| !seen.contains(clause)) {
        notes.flaw("clauses", about(missing, text_key!("flaw-clause-missing")));
    }
    notes.flaws()
}

pub(super) fn difference_flaws(file: &str, text: &str, rows: &[SourceDifference]) -> Vec<Flaw> {
    let mut notes = FlawCollector::new(file, text);
    let mut seen = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        if !seen.insert(&row.id) {
            let what = text!("flaw-difference-twice", found = Fact::Text(row.id.clone()));
            notes.flaw(&format!("{index}.id"), what);
        }
        notes.check_text(&format!("{index}.topic"), &row.topic, MATTER);
        let named: Vec<&str> = row.texts.iter().map(|column| column.source.as_str()).collect();
        if named != source_ids() {
            let what = text!("flaw-difference-sources", expected = Fact::Text(source_ids().join(", ")));
            notes.flaw(&format!("{index}.texts"), what);
        }
        for (place, column) in row.texts.iter().enumerate() {
            let path = format!("{index}.texts.{place}.says");
            let SourceStatement::Says(clauses, says) = &column.says else { continue };
            notes.check_text(&format!("{path}.1"), says, CELL);
            if clauses.is_empty() {
                notes.flaw(&path, text!("flaw-difference-no-clause"));
            }
            for (number, clause) in clauses.iter().enumerate() {
                if source_of(*clause) != column.source {
                    let what = about(*clause, text_key!("flaw-clause-foreign"))
                        .with("source", Fact::Text(column.source.clone()));
                    notes.flaw(&format!("{path}.0.{number}"), what);
                }
            }
        }
    }
    notes.flaws()
}

/// All flaws of these files, including asymmetric `alike` references between them.
pub fn cross_check(files: &[(String, String)]) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut sources = BTreeMap::new();
    for (file, text) in files {
        if is_differences(file) {
            flaws.extend(read_differences(file, text).err().into_iter().flatten());
            continue;
        }
        match SourceClauses::read(file, text) {
            Ok(source) => drop(sources.insert(source.source.clone(), (file, text, source))),
            Err(found) => flaws.extend(found),
        }
    }
    for (file, text, source) in sources.values() {
        let mut notes = FlawCollector::new(file, text);
        for (index, entry) in source.clauses.iter().enumerate() {
            for (place, alike) in entry.alike.iter().enumerate() {
                let Some((_, _, other)) = sources.get(&source_of(*alike)) else { continue };
                let back = other.clauses.iter().find(|candidate| candidate.id == *alike);
                if back.is_some_and(|back| !back.alike.contains(&entry.id)) {
                    let what = about(*alike, text_key!("flaw-clause-one-way"))
                        .with("clause", Fact::Text(entry.id.to_string()));
                    notes.flaw(&format!("clauses.{index}.alike.{place}"), what);
                }
            }
        }
        flaws.extend(notes.flaws());
    }
    flaws
}

/// The ids of the built-in source texts.
fn source_ids() -> Vec<String> {
    (0..CLAUSES_OF_SOURCE.len()).map(|source| format!("S{source}")).collect()
}

/// All clauses of a built-in source text; empty for others.
fn all_clauses(source: &str) -> impl Iterator<Item = Clause> {
    (1..=99)
        .map_while(move |number| Clause::read(&format!("{source}-{number:02}")))
        .filter(|clause| clause.letters().first() == Some(&b'S'))
}

fn about(clause: Clause, key: TextKey) -> Phrase {
    Phrase::plain(key).with("found", Fact::Text(clause.to_string()))
}
