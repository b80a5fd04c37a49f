//! Checks the texts of a pack: languages, length and placeholders in braces.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::super::LocalizedText;
use super::super::page::{self, blank_scenes};
use super::{PackChecker, PackProblem, truncate};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Language, PLACEHOLDERS};
use crate::syntax::Node;
use crate::syntax::TextPosition;
use crate::syntax::suggest::nearest;

/// Maximum length of a title in letters.
pub(super) const TITLE: usize = 80;
/// Maximum length of a goal or description in letters.
pub(super) const SENTENCES: usize = 300;

/// Positions of a map of texts and of each language's key and text, looked up once.
struct TextPlaces {
    map: Range<TextPosition>,
    languages: BTreeMap<String, (Range<TextPosition>, Range<TextPosition>)>,
}

impl TextPlaces {
    /// Position of a language's key.
    fn key(&self, language: &str) -> Range<TextPosition> {
        self.languages.get(language).map_or(&self.map, |(key, _)| key).clone()
    }

    /// Position of a language's text.
    fn text(&self, language: &str) -> Range<TextPosition> {
        self.languages.get(language).map_or(&self.map, |(_, text)| text).clone()
    }
}

/// The language probably meant by an invalid code: `EN`, `fr-FR`, `italiano`.
pub(super) fn language_meant(code: &str) -> Option<&'static str> {
    let code = code.to_lowercase();
    Language::ALL.iter().map(|language| language.code()).find(|known| code.starts_with(known))
}

impl PackChecker<'_> {
    pub(super) fn text(&mut self, path: &str, texts: &LocalizedText, most: usize) {
        self.texts += 1;
        let places = self.places(path);
        self.languages(path, texts, &places);
        let spoken = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        // An unsupported language is reported at its key.
        for (language, text) in texts.entries().filter(|(language, _)| spoken(language)) {
            let place = places.text(language);
            let about = |key: TextKey| Phrase::plain(key).with("language", Fact::Text(truncate(language)));
            let length = text.chars().count();
            if text.trim().is_empty() {
                self.notes.flaw_at(place.clone(), about(text_key!("flaw-text-empty")));
            }
            if length > most {
                // A page can be split, a title cannot.
                let key = if most == page::LONGEST {
                    text_key!("flaw-page-too-long")
                } else {
                    text_key!("flaw-text-too-long")
                };
                let what = about(key).with("found", Fact::Number(length as u64));
                self.notes.flaw_at(place.clone(), what.with("most", Fact::Number(most as u64)));
                continue;
            }
            for (at, meant) in strange_braces(&blank_scenes(text)) {
                let found = Fact::Text(truncate(text.get(at.clone()).unwrap_or_default()));
                let place = self.notes.spans().node(&format!("{path}.{language}")).within(at);
                self.notes.flaw_at(
                    place,
                    about(text_key!("flaw-text-placeholder")).with("found", found).with_suggestion(meant),
                );
            }
        }
    }

    fn languages(&mut self, path: &str, texts: &LocalizedText, places: &TextPlaces) {
        self.duplicate_languages(path);
        let spoken = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        if texts.languages().next().is_none() {
            self.notes.flaw(path, text!("flaw-text-no-language"));
            return;
        }
        let reference = self.reference;
        let mut meant = BTreeSet::new();
        for code in texts.languages() {
            let place = places.key(code);
            if !spoken(code) {
                let near = language_meant(code).filter(|near| !texts.languages().any(|other| other == *near));
                meant.extend(near);
                let what = text!("flaw-text-unknown-language", language = Fact::Text(truncate(code)));
                self.notes.flaw_at(place, what.with_quoted_suggestion(near));
            } else if !reference.languages().any(|other| other == code) {
                self.notes.flaw_at(place, PackProblem::TextTooMany(code.to_owned()));
            }
        }
        for code in reference.languages().filter(|code| spoken(code)) {
            // A misspelled language does not also count as missing.
            if !texts.languages().any(|other| other == code) && !meant.contains(code) {
                self.notes.flaw(path, PackProblem::TextMissing(code.to_owned()));
            }
        }
    }

    fn places(&self, path: &str) -> TextPlaces {
        let map = self.notes.spans().node(path);
        let of = |entry: &Node| (entry.key_place..entry.key_until, entry.range());
        let keys = map.children.iter().filter_map(|entry| Some((entry.key.clone()?, of(entry))));
        // The first of two entries in one language counts, as in paths.
        TextPlaces { map: map.range(), languages: keys.rev().collect() }
    }

    /// RON silently takes the last of two texts in one language.
    fn duplicate_languages(&mut self, path: &str) {
        let mut seen = BTreeSet::new();
        let again = self.notes.spans().node(path).children.iter().filter(|entry| !seen.insert(&entry.key));
        let twice: Vec<(Range<TextPosition>, String)> = again
            .map(|entry| (entry.key_place..entry.key_until, truncate(entry.key.as_deref().unwrap_or_default())))
            .collect();
        for (place, language) in twice {
            let what = text!("flaw-text-language-twice", language = Fact::Text(language));
            self.notes.flaw_at(place, what);
        }
    }
}

/// Braces that are no valid placeholder: their bytes, and the placeholder probably meant.
pub(super) fn strange_braces(text: &str) -> Vec<(Range<usize>, Option<&'static str>)> {
    let mut strange = Vec::new();
    let mut from = 0;
    while let Some(at) = text.get(from..).and_then(|rest| rest.find(['{', '}'])).map(|found| from + found) {
        let rest = text.get(at..).unwrap_or_default();
        if let Some(known) = PLACEHOLDERS.iter().find(|known| rest.starts_with(**known)) {
            from = at + known.len();
            continue;
        }
        let (length, meant) = strange_brace(rest);
        from = at + length;
        strange.push((at..from, meant));
    }
    strange
}

/// Length of the invalid placeholder at the start, and the one probably meant.
fn strange_brace(rest: &str) -> (usize, Option<&'static str>) {
    let bare = |name: &'static str| name.trim_matches(['{', '}']);
    let meant = |word: &str| {
        let name = nearest(word.trim(), PLACEHOLDERS.iter().copied().map(bare))?;
        PLACEHOLDERS.iter().copied().find(|known| bare(known) == name)
    };
    let Some(inner) = rest.strip_prefix('{') else { return (1, None) };
    if let Some((word, _)) = inner.split_once('}').filter(|(word, _)| !word.contains('{')) {
        return (word.len() + 2, meant(word));
    }
    let word = inner.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    meant(word).map_or((1, None), |name| (word.len() + 1, Some(name)))
}
