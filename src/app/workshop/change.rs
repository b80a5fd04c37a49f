//! A reversible change of one file, stored as a diff to keep the undo history small.

use std::collections::BTreeMap;

use crate::lesson::Files;

pub(super) type PackTexts = BTreeMap<String, String>;

/// A change of one file by one undo step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum FileChange {
    /// Replacement within a text.
    Piece {
        file: String,
        /// Byte offset.
        at: usize,
        was: String,
        is: String,
    },
    /// A file was created, deleted, or replaced.
    Whole { file: String, was: Option<String>, is: Option<String> },
    /// A picture or sound was renamed.
    Moved { from: String, to: String },
}

impl FileChange {
    /// The difference between two texts; `None` if they are equal.
    pub(super) fn between(file: &str, was: Option<&str>, is: Option<&str>) -> Option<Self> {
        let file = file.to_owned();
        match (was, is) {
            (was, is) if was == is => None,
            (Some(was), Some(is)) => {
                let same = |(one, other): &(char, char)| one == other;
                let at: usize = was.chars().zip(is.chars()).take_while(same).map(|(letter, _)| letter.len_utf8()).sum();
                let (old, new) = (was.get(at..).unwrap_or_default(), is.get(at..).unwrap_or_default());
                let ends = old.chars().rev().zip(new.chars().rev()).take_while(same);
                let tail: usize = ends.map(|(letter, _)| letter.len_utf8()).sum();
                let piece = |text: &str| text.get(..text.len() - tail).unwrap_or_default().to_owned();
                Some(Self::Piece { file, at, was: piece(old), is: piece(new) })
            }
            (was, is) => Some(Self::Whole { file, was: was.map(str::to_owned), is: is.map(str::to_owned) }),
        }
    }

    pub(super) fn file(&self) -> &str {
        match self {
            Self::Piece { file, .. } | Self::Whole { file, .. } => file,
            Self::Moved { from, .. } => from,
        }
    }

    /// Size in bytes.
    pub(super) fn size(&self) -> usize {
        let whole = |text: &Option<String>| text.as_ref().map_or(0, String::len);
        match self {
            Self::Piece { file, was, is, .. } => file.len() + was.len() + is.len(),
            Self::Whole { file, was, is } => file.len() + whole(was) + whole(is),
            Self::Moved { from, to } => from.len() + to.len(),
        }
    }

    /// Applies the change, or reverts it if `back`.
    pub(super) fn carry_out(&self, files: &mut Files, back: bool) {
        match self {
            Self::Piece { file, at, was, is } => {
                let (old, new) = if back { (is, was) } else { (was, is) };
                if let Some(text) = files.get_mut(file)
                    && text.get(*at..at + old.len()) == Some(old)
                {
                    text.replace_range(*at..at + old.len(), new);
                }
            }
            Self::Whole { file, was, is } => match if back { was } else { is } {
                Some(text) => drop(files.insert(file.clone(), text.clone())),
                None => drop(files.remove(file)),
            },
            Self::Moved { from, to } => {
                let (from, to) = if back { (to, from) } else { (from, to) };
                if let Some(picture) = files.pictures.remove(from) {
                    files.pictures.insert(to.clone(), picture);
                } else if let Some(sound) = files.sounds.remove(from) {
                    files.sounds.insert(to.clone(), sound);
                }
            }
        }
    }

    /// Old and new name of a picture or sound, if this is a rename.
    pub(super) fn moved(&self, back: bool) -> Option<(String, String)> {
        let Self::Moved { from, to } = self else { return None };
        Some(if back { (to.clone(), from.clone()) } else { (from.clone(), to.clone()) })
    }
}
