//! Checking the texts of a pack: their languages, their length and the names in braces.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::super::Texts;
use super::super::page::{self, without_scenes};
use super::{Checker, cut};
use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Language, PLACEHOLDERS};

/// How many letters a title may have,
pub(super) const TITLE: usize = 80;
/// and a goal or the description of a pack.
pub(super) const SENTENCES: usize = 300;

/// The place of a map of texts, and of each language in it: sought once, however many there are.
struct Places {
    map: Range<Place>,
    languages: BTreeMap<String, Range<Place>>,
}

impl Places {
    fn of(&self, language: &str) -> Range<Place> {
        self.languages.get(language).unwrap_or(&self.map).clone()
    }
}

impl Checker<'_> {
    /// Looks at the text whose map stands at this path.
    pub(super) fn text(&mut self, path: &str, texts: &Texts, most: usize) {
        let places = self.places(path);
        self.languages(path, texts, &places);
        for (language, text) in texts.entries() {
            let place = places.of(language);
            let about = |key: &'static str| Phrase::plain(key).with("language", Fact::Text(cut(language)));
            let length = text.chars().count();
            if text.trim().is_empty() {
                self.notes.flaw_at(place.clone(), about("flaw-text-empty"));
            }
            if length > most {
                // A page can be divided, a title cannot.
                let key = if most == page::LONGEST { "flaw-page-too-long" } else { "flaw-text-too-long" };
                let what = about(key).with("found", Fact::Number(length as u64));
                self.notes.flaw_at(place.clone(), what.with("most", Fact::Number(most as u64)));
            }
            for found in strange_braces(&without_scenes(text)) {
                self.notes
                    .flaw_at(place.clone(), about("flaw-text-placeholder").with("found", Fact::Text(cut(&found))));
            }
        }
    }

    fn languages(&mut self, path: &str, texts: &Texts, places: &Places) {
        self.no_language_twice(path);
        let spoken = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        let named = |key: &'static str, code: &str| Phrase::plain(key).with("language", Fact::Text(cut(code)));
        if texts.languages().next().is_none() {
            self.notes.flaw(path, Phrase::plain("flaw-text-no-language"));
            return;
        }
        let reference = self.reference;
        for code in texts.languages() {
            let place = places.of(code);
            if !spoken(code) {
                self.notes.flaw_at(place, named("flaw-text-unknown-language", code));
            } else if !reference.languages().any(|other| other == code) {
                self.notes.flaw_at(place, named("flaw-text-language-more", code));
            }
        }
        for code in reference.languages().filter(|code| spoken(code)) {
            if !texts.languages().any(|other| other == code) {
                self.notes.flaw(path, named("flaw-text-language-missing", code));
            }
        }
    }

    /// Where each language of the map at this path stands.
    fn places(&self, path: &str) -> Places {
        let map = self.notes.spans().node(path);
        let keys = map.children.iter().filter_map(|entry| Some((entry.key.clone()?, entry.range())));
        // Of two entries in one language the first counts, as for a path.
        Places { map: map.range(), languages: keys.rev().collect() }
    }

    /// The parser takes the last of two texts in one language without a word.
    fn no_language_twice(&mut self, path: &str) {
        let mut seen = BTreeSet::new();
        let again = self.notes.spans().node(path).children.iter().filter(|entry| !seen.insert(&entry.key));
        let twice: Vec<(Range<Place>, String)> =
            again.map(|entry| (entry.range(), cut(entry.key.as_deref().unwrap_or_default()))).collect();
        for (place, language) in twice {
            let what = Phrase::plain("flaw-text-language-twice").with("language", Fact::Text(language));
            self.notes.flaw_at(place, what);
        }
    }
}

/// What stands in braces, or is a brace, and is none of the names that can be put in.
pub(super) fn strange_braces(text: &str) -> Vec<String> {
    let known = PLACEHOLDERS.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
    let mut strange = Vec::new();
    let mut rest = known.as_str();
    while let Some(at) = rest.find(['{', '}']) {
        let (_, from) = rest.split_at(at);
        let end = from.find('}').map_or(1, |end| end + 1);
        let (found, after) = from.split_at(end);
        strange.push(found.to_owned());
        rest = after;
    }
    strange
}
