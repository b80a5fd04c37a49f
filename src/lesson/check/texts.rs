//! Checking the texts of a pack: their languages, their length and the names in braces.

use super::super::Texts;
use super::super::texts::PLACEHOLDERS;
use super::{Checker, cut};
use crate::rules::flaw::Flaw;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Language;

/// How many letters a title may have,
pub(super) const TITLE: usize = 80;
/// a goal or the description of a pack,
pub(super) const SENTENCES: usize = 300;
/// and a page to read.
pub(super) const PAGE: usize = 1_500;

impl Checker<'_> {
    /// Looks at the text whose map stands at this path.
    pub(super) fn text(&mut self, path: &str, texts: &Texts, most: usize) {
        self.languages(path, texts);
        for (language, text) in texts.entries() {
            let place = format!("{path}.{language}");
            let about = |key: &'static str| Phrase::plain(key).with("language", Fact::Text(cut(language)));
            let length = text.chars().count();
            if text.trim().is_empty() {
                self.flaw(&place, about("flaw-text-empty"));
            }
            if length > most {
                let what = about("flaw-text-too-long").with("found", Fact::Number(length as u64));
                self.flaw(&place, what.with("most", Fact::Number(most as u64)));
            }
            for found in strange_braces(text) {
                self.flaw(&place, about("flaw-text-placeholder").with("found", Fact::Text(cut(&found))));
            }
        }
    }

    fn languages(&mut self, path: &str, texts: &Texts) {
        self.no_language_twice(path);
        let spoken = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        let named = |key: &'static str, code: &str| Phrase::plain(key).with("language", Fact::Text(cut(code)));
        if texts.languages().next().is_none() {
            self.flaw(path, Phrase::plain("flaw-text-no-language"));
            return;
        }
        let reference = self.reference;
        for code in texts.languages() {
            let place = format!("{path}.{code}");
            if !spoken(code) {
                self.flaw(&place, named("flaw-text-unknown-language", code));
            } else if !reference.languages().any(|other| other == code) {
                self.flaw(&place, named("flaw-text-language-more", code));
            }
        }
        for code in reference.languages().filter(|code| spoken(code)) {
            if !texts.languages().any(|other| other == code) {
                self.flaw(path, named("flaw-text-language-missing", code));
            }
        }
    }

    /// The parser takes the last of two texts in one language without a word.
    fn no_language_twice(&mut self, path: &str) {
        let entries = &self.spans.node(path).children;
        let again = entries.iter().enumerate().filter(|(index, entry)| {
            let mut earlier = entries.iter().take(*index);
            earlier.any(|other| other.key == entry.key)
        });
        let flaws: Vec<Flaw> = again
            .map(|(_, entry)| Flaw {
                file: self.file.to_owned(),
                place: entry.place,
                what: Phrase::plain("flaw-text-language-twice")
                    .with("language", Fact::Text(cut(entry.key.as_deref().unwrap_or_default()))),
            })
            .collect();
        self.flaws.extend(flaws);
    }
}

/// What stands in braces, or is a brace, and is none of the names that can be put in.
fn strange_braces(text: &str) -> Vec<String> {
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
