//! Reading files up to a size limit, and walking folders.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::i18n::phrase::{Fact, Phrase};

/// Size limit of a house or lesson file, in bytes; a pack of as many as allowed fits in memory.
pub const MOST_OF_A_TEXT: u64 = 1024 * 1024;

/// UTF-8 byte order mark, written by some editors.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Maximum depth of a walk.
const DEEPEST: usize = 16;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    Missing,
    Forbidden,
    /// Longer than this limit, in bytes.
    TooLong(u64),
    /// Not UTF-8; the number of the first such line.
    NotText(u64),
    Folder,
    NotAFolder,
    NotAFile,
    /// A folder beyond the maximum depth.
    TooDeep,
    Other(String),
}

impl Unreadable {
    pub fn phrase(&self, path: &Path) -> Phrase {
        let key = match self {
            Self::Missing => text_key!("file-missing"),
            Self::Forbidden => text_key!("file-forbidden"),
            Self::TooLong(_) => text_key!("file-too-long"),
            Self::NotText(_) => text_key!("file-not-text"),
            Self::Folder => text_key!("file-is-folder"),
            Self::NotAFolder => text_key!("file-is-no-folder"),
            Self::NotAFile => text_key!("file-not-plain"),
            Self::TooDeep => text_key!("file-too-deep"),
            Self::Other(_) => text_key!("file-unreadable"),
        };
        let phrase = Phrase::plain(key).with("file", Fact::Text(path.display().to_string()));
        match self {
            Self::TooLong(most) => phrase.with("most", Fact::Number(*most / 1024)),
            Self::Other(why) => phrase.with("why", Fact::Text(why.clone())),
            Self::NotText(line) => phrase.with("line", Fact::Number(*line)),
            Self::Missing | Self::Forbidden | Self::Folder | Self::NotAFolder | Self::NotAFile | Self::TooDeep => {
                phrase
            }
        }
    }
}

/// Error of reading a file of a known format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileError {
    Unreadable(PathBuf, Unreadable),
    /// The contents are not of that format.
    Rejected(Phrase),
}

impl FileError {
    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::Unreadable(path, why) => why.phrase(&path),
            Self::Rejected(why) => why,
        }
    }
}

impl From<Phrase> for FileError {
    fn from(why: Phrase) -> Self {
        Self::Rejected(why)
    }
}

impl From<FileError> for Phrase {
    fn from(error: FileError) -> Self {
        error.into_phrase()
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

/// The text of a file of at most `most` bytes, without a byte order mark.
pub fn read_text(path: &Path, most: u64) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    open_plain(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unreadable::TooLong(most));
    }
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.as_bytes().iter().take(error.utf8_error().valid_up_to());
        Unreadable::NotText(1 + good.filter(|byte| **byte == b'\n').count() as u64)
    })
}

/// The contents of a file; `Ok(Err(size))` if it is longer than `most`.
pub fn read_bytes(path: &Path, most: u64) -> Result<Result<Vec<u8>, u64>, Unreadable> {
    let file = open_plain(path)?;
    let size = file.metadata()?.len();
    if size > most {
        return Ok(Err(size));
    }
    let mut bytes = Vec::new();
    // The file may have grown meanwhile.
    file.take(most).read_to_end(&mut bytes)?;
    Ok(Ok(bytes))
}

/// The first `most` bytes of a file.
pub fn read_first(path: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    open_plain(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a regular file for reading; never blocks on a pipe.
pub fn open_plain(path: &Path) -> Result<File, Unreadable> {
    // Checked before opening: opening a pipe blocks until there is a writer.
    let about = fs::metadata(path)?;
    match about.is_file() {
        true => Ok(File::open(path)?),
        false if about.is_dir() => Err(Unreadable::Folder),
        false => Err(Unreadable::NotAFile),
    }
}

/// Opens a file or a pipe for reading, without a size limit.
pub fn open(path: &Path) -> Result<File, Unreadable> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() { Err(Unreadable::Folder) } else { Ok(file) }
}

pub fn exists(path: &Path) -> bool {
    path.exists()
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// The subfolders, sorted by name, without hidden ones; empty if the folder cannot be read.
pub fn folders(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).into_iter().flatten().filter_map(Result::ok);
    let own = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with('.');
    let mut folders: Vec<PathBuf> = entries.filter(|entry| !own(entry)).map(|entry| entry.path()).collect();
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    folders
}

/// Creates a folder if missing; its parent must exist.
pub fn make_folder(path: &Path) -> Result<(), Unreadable> {
    match fs::create_dir(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error.into()),
        _ if path.is_dir() => Ok(()),
        _ => Err(Unreadable::NotAFolder),
    }
}

/// All files below a folder, sorted by name, and the folders that could not be read. Links to folders are not
/// followed.
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
            Ok(kind) if kind.is_dir() => faults.push((path, Unreadable::TooDeep)),
            Ok(_) => files.push(path),
            Err(error) => faults.push((path, error.into())),
        }
    }
}
