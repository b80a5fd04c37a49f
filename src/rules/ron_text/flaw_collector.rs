//! Collects the flaws of a parsed text with their places.

use std::ops::Range;

use super::super::flaw::{Flaw, TextPosition, capped};
use super::super::phrase::{Fact, Phrase, Written};
use super::Spans;
use crate::rules::text_key::TextKey;

/// Maximum number of characters quoted in a flaw.
const LONGEST_FOUND: usize = 60;

/// The flaws of one file so far.
#[derive(Debug)]
pub struct FlawCollector<'n> {
    file: &'n str,
    spans: Spans,
    flaws: Vec<Flaw>,
}

/// A text of the wrong length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LengthFault {
    /// No text.
    Empty,
    /// Number of characters, above the maximum.
    TooLong(usize),
}

impl<'n> FlawCollector<'n> {
    /// An empty collector for this text. `file` is the name shown in flaws.
    pub fn new(file: &'n str, text: &str) -> Self {
        Self { file, spans: Spans::parse(text), flaws: Vec::new() }
    }

    /// Name of the file, as shown.
    pub const fn file(&self) -> &'n str {
        self.file
    }

    /// Places of the values.
    pub const fn spans(&self) -> &Spans {
        &self.spans
    }

    /// Number of flaws so far.
    pub const fn count(&self) -> usize {
        self.flaws.len()
    }

    /// Reports a flaw of the value at a path, as for [`Spans::node`].
    pub fn flaw(&mut self, path: &str, what: Phrase) {
        self.flaw_at(self.spans.node(path).range(), what);
    }

    /// Reports a flaw of a range.
    pub fn flaw_at(&mut self, at: Range<TextPosition>, what: Phrase) {
        self.flaws.push(Flaw::new(self.file, at, what));
    }

    /// Reports a name that differs from the stem of the file.
    pub fn expect_file_stem(&mut self, path: &str, name: &str, key: TextKey) {
        let base = self.file.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = base.strip_suffix(".ron").unwrap_or(base);
        if name != stem {
            let found = Fact::Text(name.chars().take(LONGEST_FOUND).collect());
            let what = Phrase::plain(key).with("found", found).with("expected", Fact::Text(stem.to_owned()));
            self.flaw(path, what);
        }
    }

    /// Reports each language in which a text is empty or too long.
    pub fn check_text(&mut self, path: &str, written: &Written, most: usize) {
        self.check_lengths(path, written, most, |language, length| {
            let about = |key: TextKey| Phrase::plain(key).with("language", Fact::Text(language.into()));
            match length {
                LengthFault::Empty => about(text_key!("flaw-card-text-empty")),
                LengthFault::TooLong(found) => about(text_key!("flaw-card-text-too-long"))
                    .with("found", Fact::Number(found as u64))
                    .with("most", Fact::Number(most as u64)),
            }
        });
    }

    /// As [`FlawCollector::check_text`], with custom flaws.
    pub fn check_lengths(
        &mut self,
        path: &str,
        written: &Written,
        most: usize,
        what: impl Fn(&'static str, LengthFault) -> Phrase,
    ) {
        for (language, text) in written.each() {
            let length = text.chars().count();
            let wrong = if text.trim().is_empty() {
                LengthFault::Empty
            } else if length > most {
                LengthFault::TooLong(length)
            } else {
                continue;
            };
            self.flaw(&format!("{path}.{language}"), what(language, wrong));
        }
    }

    /// All flaws, in the order of the text.
    pub fn flaws(mut self) -> Vec<Flaw> {
        self.flaws.sort_by_key(|flaw| flaw.place);
        capped(self.flaws)
    }
}
