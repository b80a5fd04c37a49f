//! Errors of reading, verifying and installing a pack file.

use std::io;
use std::path::{Path, PathBuf};

use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::files;

/// Error of reading the bytes of a pack file.
#[derive(Debug)]
pub enum PackReadError {
    Unreadable(io::Error),
    Refused(Phrase),
}

impl PackReadError {
    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::Unreadable(error) => {
                Phrase::plain(text_key!("pack-file-unreadable")).with("why", Fact::Text(error.to_string()))
            }
            Self::Refused(why) => why,
        }
    }

    /// The same error, for the file it was read from.
    pub(super) fn at(self, path: &Path) -> PackFileError {
        match self {
            Self::Unreadable(_) => PackFileError::Failed(self.into_phrase().with("place", files::path_fact(path))),
            Self::Refused(why) => PackFileError::refused(path, why),
        }
    }
}

impl From<io::Error> for PackReadError {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<Phrase> for PackReadError {
    fn from(why: Phrase) -> Self {
        Self::Refused(why)
    }
}

/// Error of verifying or installing a pack file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackFileError {
    /// A file or folder cannot be read or written.
    Failed(Phrase),
    /// The contents are refused, with the faults of the pack's files if any.
    Refused { path: PathBuf, why: Phrase, flaws: Vec<Flaw> },
}

impl PackFileError {
    pub(super) fn refused(path: &Path, why: Phrase) -> Self {
        Self::Refused { path: path.to_owned(), why, flaws: Vec::new() }
    }

    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::Failed(why) => why,
            Self::Refused { path, why, .. } => refused(&path, why),
        }
    }
}

impl From<Phrase> for PackFileError {
    fn from(why: Phrase) -> Self {
        Self::Failed(why)
    }
}

pub(super) fn refused(path: &Path, why: Phrase) -> Phrase {
    text!("pack-file-refused", place = files::path_fact(path), why = Fact::Phrase(Box::new(why)))
}
