//! Reading a denomination set: every flaw of its file with its place.

use super::super::flaw::Flaw;
use super::super::money::Money;
use super::super::phrase::{Fact, Phrase, Written};
use super::super::ron_text::{self, Spans};
use super::ChipSet;

/// No set has more pieces.
const MOST_PIECES: usize = 14;
/// No file of a set may be larger, in bytes.
const LARGEST_FILE: usize = 64 * 1024;
/// No name has more letters.
const LONGEST_NAME: usize = 60;

impl ChipSet {
    /// Reads a set. `file_name` is the name shown in flaws; the set's id must be its stem.
    ///
    /// # Errors
    /// One flaw where the text is too long or is not RON of the right form; otherwise every flaw of its
    /// content, in the order of the text.
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        if let Some(flaw) = ron_text::too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw]);
        }
        let set: Self = ron_text::read(file_name, text).map_err(|flaw| vec![flaw])?;
        let mut check = Check { file_name, spans: Spans::of(text), flaws: Vec::new() };
        check.set(&set);
        check.flaws.sort_by_key(|flaw| flaw.place);
        if check.flaws.is_empty() { Ok(set) } else { Err(check.flaws) }
    }
}

struct Check<'c> {
    file_name: &'c str,
    spans: Spans,
    flaws: Vec<Flaw>,
}

impl Check<'_> {
    fn flaw(&mut self, path: &str, what: Phrase) {
        let place = self.spans.place(path);
        self.flaws.push(Flaw { file: self.file_name.to_owned(), place, what });
    }

    fn set(&mut self, set: &ChipSet) {
        let base = self.file_name.rsplit(['/', '\\']).next().unwrap_or_default();
        let stem = base.strip_suffix(".ron").unwrap_or(base).to_owned();
        if set.id != stem {
            let found = Fact::Text(set.id.chars().take(LONGEST_NAME).collect());
            let what = Phrase::plain("flaw-chips-id-not-file").with("found", found);
            self.flaw("id", what.with("expected", Fact::Text(stem)));
        }
        self.name("name", &set.name);
        if set.pieces.is_empty() {
            self.flaw("pieces", Phrase::plain("flaw-chips-none"));
        }
        if set.pieces.len() > MOST_PIECES {
            let what = Phrase::plain("flaw-chips-too-many").with("most", Fact::Number(MOST_PIECES as u64));
            self.flaw(&format!("pieces.{MOST_PIECES}"), what);
        }
        let mut before: Option<Money> = None;
        for (index, piece) in set.pieces.iter().enumerate() {
            let path = format!("pieces.{index}");
            self.value(&format!("{path}.value"), piece.value, before);
            before = Some(piece.value);
            self.name(&format!("{path}.name"), &piece.name);
            let alike =
                |other: &&super::Piece| (other.shape, other.fill, other.edge) == (piece.shape, piece.fill, piece.edge);
            if set.pieces.iter().take(index).any(|other| alike(&other)) {
                self.flaw(&format!("{path}.fill"), Phrase::plain("flaw-chips-alike"));
            }
        }
    }

    fn value(&mut self, path: &str, value: Money, before: Option<Money>) {
        let found = |key: &'static str| Phrase::plain(key).with("found", Fact::Number(value.get()));
        match before {
            _ if value == Money::ZERO || value > Money::MOST => self.flaw(path, found("flaw-chips-value")),
            Some(before) if before == value => self.flaw(path, found("flaw-chips-value-twice")),
            Some(before) if before > value => self.flaw(path, found("flaw-chips-not-rising")),
            _ => {}
        }
    }

    fn name(&mut self, path: &str, name: &Written) {
        for (language, text) in [("fr", &name.fr), ("it", &name.it), ("en", &name.en)] {
            let length = text.chars().count();
            if text.trim().is_empty() || length > LONGEST_NAME {
                let what = Phrase::plain("flaw-chips-name").with("most", Fact::Number(LONGEST_NAME as u64));
                self.flaw(&format!("{path}.{language}"), what);
            }
        }
    }
}
