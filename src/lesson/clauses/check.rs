//! Checking the files about the clauses: what a parser cannot see, each flaw with its place.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::read::is_differences;
use super::{Difference, Said, Source, read_differences, source_of};
use crate::rules::clause::{CLAUSES_OF_SOURCE, Clause};
use crate::rules::flaw::Flaw;
use crate::rules::phrase::{Fact, Phrase, Written};
use crate::rules::ron_text::Spans;

/// How many letters what a clause says may have, and what is noted beside it,
const SAYS: usize = 240;
/// what a text says on a matter,
const CELL: usize = 120;
/// and the name of the matter.
const MATTER: usize = 60;

/// Every flaw of the clauses of a text, in the order of the file.
pub(super) fn of_source(file: &str, text: &str, source: &Source) -> Vec<Flaw> {
    let mut check = Check { file, spans: Spans::of(text), flaws: Vec::new() };
    check.name(&source.source);
    let mut seen = BTreeSet::new();
    for (index, entry) in source.clauses.iter().enumerate() {
        let path = format!("clauses.{index}");
        let own = source_of(entry.id) == source.source;
        if !own {
            let what = about(entry.id, "flaw-clause-foreign").with("source", Fact::Text(source.source.clone()));
            check.flaw(&format!("{path}.id"), what);
        }
        if !seen.insert(entry.id) {
            check.flaw(&format!("{path}.id"), about(entry.id, "flaw-clause-twice"));
        }
        for (place, alike) in entry.alike.iter().enumerate() {
            if source_of(*alike) == source.source {
                check.flaw(&format!("{path}.alike.{place}"), about(*alike, "flaw-clause-alike-own"));
            }
        }
        check.text(&format!("{path}.says"), &entry.says, SAYS);
        if let Some(note) = entry.reading.note() {
            check.text(&format!("{path}.reading.0"), note, SAYS);
        }
    }
    for missing in all_of(&source.source).filter(|clause| !seen.contains(clause)) {
        check.flaw("clauses", about(missing, "flaw-clause-missing"));
    }
    check.flaws.sort_by_key(|flaw| flaw.place);
    check.flaws
}

/// Every flaw of what is said to differ, in the order of the file.
pub(super) fn of_differences(file: &str, text: &str, rows: &[Difference]) -> Vec<Flaw> {
    let mut check = Check { file, spans: Spans::of(text), flaws: Vec::new() };
    let mut seen = BTreeSet::new();
    for (index, row) in rows.iter().enumerate() {
        if !seen.insert(&row.id) {
            let what = Phrase::plain("flaw-difference-twice").with("found", Fact::Text(row.id.clone()));
            check.flaw(&format!("{index}.id"), what);
        }
        check.text(&format!("{index}.topic"), &row.topic, MATTER);
        let named: Vec<&str> = row.texts.iter().map(|column| column.source.as_str()).collect();
        if named != sources() {
            let what = Phrase::plain("flaw-difference-sources").with("expected", Fact::Text(sources().join(", ")));
            check.flaw(&format!("{index}.texts"), what);
        }
        for (place, column) in row.texts.iter().enumerate() {
            let path = format!("{index}.texts.{place}.says");
            let Said::Says(clauses, says) = &column.says else { continue };
            check.text(&format!("{path}.1"), says, CELL);
            if clauses.is_empty() {
                check.flaw(&path, Phrase::plain("flaw-difference-no-clause"));
            }
            for (number, clause) in clauses.iter().enumerate() {
                if source_of(*clause) != column.source {
                    let what = about(*clause, "flaw-clause-foreign").with("source", Fact::Text(column.source.clone()));
                    check.flaw(&format!("{path}.0.{number}"), what);
                }
            }
        }
    }
    check.flaws.sort_by_key(|flaw| flaw.place);
    check.flaws
}

/// Every flaw of these files, each by itself and then all together: what is alike is so both ways,
/// as far as both texts are among them.
#[must_use]
pub fn across(files: &[(String, String)]) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let mut sources = BTreeMap::new();
    for (file, text) in files {
        if is_differences(file) {
            flaws.extend(read_differences(file, text).err().into_iter().flatten());
            continue;
        }
        match Source::read(file, text) {
            Ok(source) => drop(sources.insert(source.source.clone(), (file, text, source))),
            Err(found) => flaws.extend(found),
        }
    }
    for (file, text, source) in sources.values() {
        let mut check = Check { file, spans: Spans::of(text), flaws: Vec::new() };
        for (index, entry) in source.clauses.iter().enumerate() {
            for (place, alike) in entry.alike.iter().enumerate() {
                let Some((_, _, other)) = sources.get(&source_of(*alike)) else { continue };
                let back = other.clauses.iter().find(|candidate| candidate.id == *alike);
                if back.is_some_and(|back| !back.alike.contains(&entry.id)) {
                    let what = about(*alike, "flaw-clause-one-way").with("clause", Fact::Text(entry.id.to_string()));
                    check.flaw(&format!("clauses.{index}.alike.{place}"), what);
                }
            }
        }
        flaws.extend(check.flaws);
    }
    flaws
}

/// The ids of the five texts.
fn sources() -> Vec<String> {
    (0..CLAUSES_OF_SOURCE.len()).map(|source| format!("S{source}")).collect()
}

/// All clauses of one of the five texts; none of any other.
fn all_of(source: &str) -> impl Iterator<Item = Clause> {
    (1..=99)
        .map_while(move |number| Clause::read(&format!("{source}-{number:02}")))
        .filter(|clause| clause.letters().first() == Some(&b'S'))
}

fn about(clause: Clause, key: &'static str) -> Phrase {
    Phrase::plain(key).with("found", Fact::Text(clause.to_string()))
}

struct Check<'c> {
    file: &'c str,
    spans: Spans,
    flaws: Vec<Flaw>,
}

impl Check<'_> {
    fn flaw(&mut self, path: &str, what: Phrase) {
        let place = self.spans.place(path);
        self.flaws.push(Flaw { file: self.file.to_owned(), place, what });
    }

    fn name(&mut self, source: &str) {
        let name = Path::new(self.file).file_stem().map(|name| name.to_string_lossy().into_owned());
        if let Some(expected) = name.filter(|name| name != source) {
            let what = Phrase::plain("flaw-clause-source-not-file").with("found", Fact::Text(source.to_owned()));
            self.flaw("source", what.with("expected", Fact::Text(expected)));
        }
    }

    fn text(&mut self, path: &str, written: &Written, most: usize) {
        for (language, text) in [("fr", &written.fr), ("it", &written.it), ("en", &written.en)] {
            let about = |key: &'static str| Phrase::plain(key).with("language", Fact::Text(language.into()));
            let place = format!("{path}.{language}");
            let length = text.chars().count();
            if text.trim().is_empty() {
                self.flaw(&place, about("flaw-card-text-empty"));
            } else if length > most {
                let what = about("flaw-card-text-too-long").with("found", Fact::Number(length as u64));
                self.flaw(&place, what.with("most", Fact::Number(most as u64)));
            }
        }
    }
}
