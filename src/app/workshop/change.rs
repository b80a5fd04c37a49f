//! A reversible change of one file, stored as a diff to keep the undo history small.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Files;
use crate::lesson::page::PICTURE_FOLDER;
use crate::voice::{SoundBytes, SoundFile};

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
    Whole {
        file: String,
        was: Option<String>,
        is: Option<String>,
    },
    Medium(MediaChange),
}

/// A change of a picture or sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MediaChange {
    /// Renamed.
    Moved {
        from: String,
        to: String,
    },
    Added {
        file: String,
        bytes: Arc<[u8]>,
    },
    /// Taken out again after it was added with these bytes.
    Removed {
        file: String,
        bytes: Arc<[u8]>,
    },
}

impl MediaChange {
    fn reversed(&self) -> Self {
        match self.clone() {
            Self::Moved { from, to } => Self::Moved { from: to, to: from },
            Self::Added { file, bytes } => Self::Removed { file, bytes },
            Self::Removed { file, bytes } => Self::Added { file, bytes },
        }
    }

    pub(super) fn is_reversed_by(&self, other: &Self) -> bool {
        self.reversed() == *other
    }

    fn carry_out(&self, files: &mut Files) {
        match self {
            Self::Moved { from, to } => {
                if let Some(picture) = files.pictures.remove(from) {
                    files.pictures.insert(to.clone(), picture);
                } else if let Some(sound) = files.sounds.remove(from) {
                    files.sounds.insert(to.clone(), sound);
                }
            }
            Self::Added { file, bytes } if is_picture(file) => {
                files.pictures.insert(file.clone(), Arc::clone(bytes));
            }
            Self::Added { file, bytes } => {
                files.sounds.insert(file.clone(), SoundFile::Read(SoundBytes::Read(Arc::clone(bytes))));
            }
            Self::Removed { file, .. } => {
                files.pictures.remove(file);
                files.sounds.remove(file);
            }
        }
    }
}

fn is_picture(file: &str) -> bool {
    file.strip_prefix(PICTURE_FOLDER).is_some_and(|rest| rest.starts_with('/'))
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
            Self::Piece { file, .. }
            | Self::Whole { file, .. }
            | Self::Medium(
                MediaChange::Moved { from: file, .. }
                | MediaChange::Added { file, .. }
                | MediaChange::Removed { file, .. },
            ) => file,
        }
    }

    /// Size in bytes.
    pub(super) fn size(&self) -> usize {
        let whole = |text: &Option<String>| text.as_ref().map_or(0, String::len);
        match self {
            Self::Piece { file, was, is, .. } => file.len() + was.len() + is.len(),
            Self::Whole { file, was, is } => file.len() + whole(was) + whole(is),
            Self::Medium(MediaChange::Moved { from, to }) => from.len() + to.len(),
            Self::Medium(MediaChange::Added { file, bytes } | MediaChange::Removed { file, bytes }) => {
                file.len() + bytes.len()
            }
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
            Self::Medium(change) if back => change.reversed().carry_out(files),
            Self::Medium(change) => change.carry_out(files),
        }
    }

    /// The change of a picture or sound, if this is one.
    pub(super) fn media(&self, back: bool) -> Option<MediaChange> {
        let Self::Medium(change) = self else { return None };
        Some(if back { change.reversed() } else { change.clone() })
    }
}
