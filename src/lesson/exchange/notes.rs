//! Notes on an import or export: changed and omitted content.

use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};

/// Maximum number of notes stored per file; the rest is only counted.
const MOST_NOTES: usize = 2_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Carried over with a change.
    Changed,
    Left,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    pub fate: Fate,
    /// File name as given by the reader.
    pub file: String,
    /// Position in the file; in a table the column counts cells.
    pub place: Place,
    /// The message. Its fact `question`, if any, names the question.
    pub what: Phrase,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notes {
    file: String,
    kept: Vec<Note>,
    changed: usize,
    left: usize,
}

impl Notes {
    pub fn on(file: &str) -> Self {
        Self { file: file.to_owned(), ..Self::default() }
    }

    pub fn changed(&mut self, place: Place, what: Phrase) {
        self.changed += 1;
        self.note(Fate::Changed, place, what);
    }

    pub fn left(&mut self, place: Place, what: Phrase) {
        self.left += 1;
        self.note(Fate::Left, place, what);
    }

    fn note(&mut self, fate: Fate, place: Place, what: Phrase) {
        if self.kept.len() < MOST_NOTES {
            self.kept.push(Note { fate, file: self.file.clone(), place, what });
        }
    }

    /// Sorted by position.
    pub(super) fn in_order(mut self) -> Self {
        self.kept.sort_by_key(|note| note.place);
        self
    }

    /// The stored notes.
    pub fn kept(&self) -> &[Note] {
        &self.kept
    }

    pub const fn how_many_changed(&self) -> usize {
        self.changed
    }

    pub const fn how_many_left(&self) -> usize {
        self.left
    }

    /// Number of notes not stored.
    pub const fn beyond(&self) -> usize {
        (self.changed + self.left).saturating_sub(self.kept.len())
    }
}

/// The beginning of a text, for use in a note.
pub(super) fn named(text: &str) -> Fact {
    const MOST: usize = 60;
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    Fact::Text(match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default().trim_end()),
        None => line.to_owned(),
    })
}
