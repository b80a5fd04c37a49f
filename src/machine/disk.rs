//! Reading files, never more of one than a cap, and walking folders.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::rules::phrase::{Fact, Phrase};

/// The largest house or lesson file that is read, in bytes.
pub const MOST_OF_A_TEXT: u64 = 4 * 1024 * 1024;

/// How deep folders are walked.
const DEEPEST: usize = 16;

/// Why a file or folder cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// There is none of this name.
    Missing,
    /// The system does not allow it.
    Forbidden,
    /// It is longer than so many bytes.
    TooLong(u64),
    /// It is not text in UTF-8.
    NotText,
    /// It is a folder where a file is wanted.
    Folder,
    /// The system's own words.
    Other(String),
}

impl Unreadable {
    /// What to say of this file.
    #[must_use]
    pub fn phrase(&self, path: &Path) -> Phrase {
        let key = match self {
            Self::Missing => "file-missing",
            Self::Forbidden => "file-forbidden",
            Self::TooLong(_) => "file-too-long",
            Self::NotText => "file-not-text",
            Self::Folder => "file-is-folder",
            Self::Other(_) => "file-unreadable",
        };
        let phrase = Phrase::plain(key).with("file", Fact::Text(path.display().to_string()));
        match self {
            Self::TooLong(most) => phrase.with("most", Fact::Number(*most / 1024)),
            Self::Other(why) => phrase.with("why", Fact::Text(why.clone())),
            Self::Missing | Self::Forbidden | Self::NotText | Self::Folder => phrase,
        }
    }
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::PermissionDenied => Self::Forbidden,
            io::ErrorKind::IsADirectory => Self::Folder,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// The text of a file of at most so many bytes.
pub fn read_text(path: &Path, most: u64) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unreadable::TooLong(most));
    }
    String::from_utf8(bytes).map_err(|_| Unreadable::NotText)
}

/// A file opened for reading, whatever its length.
pub fn open(path: &Path) -> Result<File, Unreadable> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() { Err(Unreadable::Folder) } else { Ok(file) }
}

/// Whether this is a folder.
#[must_use]
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Every file under a folder, in the order of names; links to folders are not followed. Folders that
/// cannot be read come beside them, each with the reason.
#[must_use]
pub fn walk(folder: &Path) -> (Vec<PathBuf>, Vec<(PathBuf, Unreadable)>) {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    walk_into(folder, DEEPEST, &mut files, &mut faults);
    (files, faults)
}

fn walk_into(folder: &Path, deeper: usize, files: &mut Vec<PathBuf>, faults: &mut Vec<(PathBuf, Unreadable)>) {
    let listed = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut entries = match listed {
        Ok(entries) => entries,
        Err(error) => {
            faults.push((folder.to_owned(), error.into()));
            return;
        }
    };
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        match entry.file_type() {
            Ok(kind) if kind.is_dir() && deeper > 0 => walk_into(&path, deeper - 1, files, faults),
            Ok(kind) if kind.is_dir() => {}
            Ok(_) => files.push(path),
            Err(error) => faults.push((path, error.into())),
        }
    }
}
