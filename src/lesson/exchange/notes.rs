//! What is told of questions that come in or go out: what was changed on the way, and what was left out.

use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};

/// No more notes are kept of one file; the rest is counted.
const MOST_NOTES: usize = 2_000;

/// What became of something that cannot be carried over as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It was carried over, with a change.
    Changed,
    /// It was left out.
    Left,
}

/// One thing that was changed or left out: what, where, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// What became of it.
    pub fate: Fate,
    /// The file as its reader named it.
    pub file: String,
    /// Where in the file. In a table the column is counted in cells.
    pub place: Place,
    /// What there is to say. Its fact `question`, where it has one, names the question.
    pub what: Phrase,
}

/// The notes on one file, in the order in which they were made.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Notes {
    file: String,
    kept: Vec<Note>,
    changed: usize,
    left: usize,
}

impl Notes {
    /// No notes yet on a file of this name.
    #[must_use]
    pub fn on(file: &str) -> Self {
        Self { file: file.to_owned(), ..Self::default() }
    }

    /// Something is carried over with a change.
    pub fn changed(&mut self, place: Place, what: Phrase) {
        self.changed += 1;
        self.note(Fate::Changed, place, what);
    }

    /// Something is left out.
    pub fn left(&mut self, place: Place, what: Phrase) {
        self.left += 1;
        self.note(Fate::Left, place, what);
    }

    fn note(&mut self, fate: Fate, place: Place, what: Phrase) {
        if self.kept.len() < MOST_NOTES {
            self.kept.push(Note { fate, file: self.file.clone(), place, what });
        }
    }

    /// The same in the order of the file.
    #[must_use]
    pub(super) fn in_order(mut self) -> Self {
        self.kept.sort_by_key(|note| note.place);
        self
    }

    /// The notes, as many as are kept.
    #[must_use]
    pub fn kept(&self) -> &[Note] {
        &self.kept
    }

    /// How many things were carried over with a change.
    #[must_use]
    pub const fn how_many_changed(&self) -> usize {
        self.changed
    }

    /// How many were left out.
    #[must_use]
    pub const fn how_many_left(&self) -> usize {
        self.left
    }

    /// How many notes there are beyond those that are kept.
    #[must_use]
    pub const fn beyond(&self) -> usize {
        (self.changed + self.left).saturating_sub(self.kept.len())
    }
}

/// The beginning of a text, for a note to name it.
#[must_use]
pub(super) fn named(text: &str) -> Fact {
    const MOST: usize = 60;
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    Fact::Text(match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default().trim_end()),
        None => line.to_owned(),
    })
}
