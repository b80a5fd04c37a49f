//! Notes on an import or export: changed and omitted content.

use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::TextPosition;

/// Maximum number of notes stored per file; the rest is only counted.
const MOST_NOTES: usize = 2_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoteKind {
    /// Carried over with a change.
    Changed,
    Omitted,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeNote {
    pub kind: NoteKind,
    /// File name as given by the reader.
    pub file: String,
    /// Position in the file; in a table the column counts cells.
    pub place: TextPosition,
    /// The message. Its fact `question`, if any, names the question.
    pub what: Phrase,
}

impl ExchangeNote {
    /// The message, with the question it is about.
    pub fn phrase(&self) -> Phrase {
        let question = self.what.facts.iter().find_map(|(name, fact)| match fact {
            Fact::Text(text) if *name == "question" && !text.is_empty() => Some(text.clone()),
            _ => None,
        });
        let Some(question) = question else { return self.what.clone() };
        let what = Fact::Phrase(Box::new(self.what.clone()));
        text!("exchange-about-question", what = what, question = Fact::Text(question))
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExchangeNotes {
    file: String,
    notes: Vec<ExchangeNote>,
    changed: usize,
    omitted: usize,
}

impl ExchangeNotes {
    pub fn new(file: &str) -> Self {
        Self { file: file.to_owned(), ..Self::default() }
    }

    pub fn changed(&mut self, place: TextPosition, what: Phrase) {
        self.changed += 1;
        self.note(NoteKind::Changed, place, what);
    }

    pub fn omitted(&mut self, place: TextPosition, what: Phrase) {
        self.omitted += 1;
        self.note(NoteKind::Omitted, place, what);
    }

    fn note(&mut self, fate: NoteKind, place: TextPosition, what: Phrase) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(ExchangeNote { kind: fate, file: self.file.clone(), place, what });
        }
    }

    /// Sorted by position.
    pub(super) fn in_order(mut self) -> Self {
        self.notes.sort_by_key(|note| note.place);
        self
    }

    /// The stored notes.
    pub fn as_slice(&self) -> &[ExchangeNote] {
        &self.notes
    }

    pub const fn count(&self, kind: NoteKind) -> usize {
        match kind {
            NoteKind::Changed => self.changed,
            NoteKind::Omitted => self.omitted,
        }
    }

    pub const fn changed_count(&self) -> usize {
        self.changed
    }

    pub const fn omitted_count(&self) -> usize {
        self.omitted
    }

    /// Number of notes not stored.
    pub const fn unlisted_count(&self) -> usize {
        (self.changed + self.omitted).saturating_sub(self.notes.len())
    }
}

/// The beginning of a text, for use in a note.
pub(super) fn excerpt(text: &str) -> Fact {
    const MOST: usize = 60;
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    Fact::Text(match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default().trim_end()),
        None => line.to_owned(),
    })
}
