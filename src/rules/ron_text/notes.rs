//! What is found wrong with a text that could be read: each flaw noted with its place.

use std::ops::Range;

use super::super::flaw::{Flaw, Place, first_of};
use super::super::phrase::{Fact, Phrase, Written};
use super::Spans;

/// No more letters of what was found are repeated in a flaw.
const LONGEST_FOUND: usize = 60;

/// The flaws of one file, as they are noted.
#[derive(Debug)]
pub struct Notes<'n> {
    file: &'n str,
    spans: Spans,
    flaws: Vec<Flaw>,
}

/// What is wrong with the length of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// It says nothing.
    Empty,
    /// It has so many letters, more than it may have.
    TooLong(usize),
}

impl<'n> Notes<'n> {
    /// Nothing noted yet of this text. `file` is the name shown in flaws.
    #[must_use]
    pub fn of(file: &'n str, text: &str) -> Self {
        Self { file, spans: Spans::of(text), flaws: Vec::new() }
    }

    /// The name of the file, as it is shown.
    #[must_use]
    pub const fn file(&self) -> &'n str {
        self.file
    }

    /// Where the values of the text stand.
    #[must_use]
    pub const fn spans(&self) -> &Spans {
        &self.spans
    }

    /// How many flaws have been noted.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.flaws.len()
    }

    /// Notes a flaw of the value at a path, as for [`Spans::node`].
    pub fn flaw(&mut self, path: &str, what: Phrase) {
        self.flaw_at(self.spans.node(path).range(), what);
    }

    /// Notes a flaw of what stands between two places.
    pub fn flaw_at(&mut self, at: Range<Place>, what: Phrase) {
        self.flaws.push(Flaw::new(self.file, at, what));
    }

    /// Notes the flaw of this key where the name at a path is not that of the file without its ending.
    pub fn not_as_file(&mut self, path: &str, name: &str, key: &'static str) {
        let base = self.file.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = base.strip_suffix(".ron").unwrap_or(base);
        if name != stem {
            let found = Fact::Text(name.chars().take(LONGEST_FOUND).collect());
            let what = Phrase::plain(key).with("found", found).with("expected", Fact::Text(stem.to_owned()));
            self.flaw(path, what);
        }
    }

    /// Notes each language in which a text says nothing or has more letters than it may.
    pub fn text(&mut self, path: &str, written: &Written, most: usize) {
        self.lengths(path, written, most, |language, length| {
            let about = |key: &'static str| Phrase::plain(key).with("language", Fact::Text(language.into()));
            match length {
                Length::Empty => about("flaw-card-text-empty"),
                Length::TooLong(found) => about("flaw-card-text-too-long")
                    .with("found", Fact::Number(found as u64))
                    .with("most", Fact::Number(most as u64)),
            }
        });
    }

    /// As [`Notes::text`], where the flaw is put in words of its own.
    pub fn lengths(
        &mut self,
        path: &str,
        written: &Written,
        most: usize,
        what: impl Fn(&'static str, Length) -> Phrase,
    ) {
        for (language, text) in written.each() {
            let length = text.chars().count();
            let wrong = if text.trim().is_empty() {
                Length::Empty
            } else if length > most {
                Length::TooLong(length)
            } else {
                continue;
            };
            self.flaw(&format!("{path}.{language}"), what(language, wrong));
        }
    }

    /// All that was noted, in the order of the text.
    #[must_use]
    pub fn flaws(mut self) -> Vec<Flaw> {
        self.flaws.sort_by_key(|flaw| flaw.place);
        first_of(self.flaws)
    }
}
