//! Small files read whole and replaced whole, and what to say when the disk will not.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;
use std::time::Duration;

use super::medium;
use crate::rules::phrase::{Fact, Phrase};

/// A draft that was not touched for so long belongs to nobody any more.
const ABANDONED: Duration = Duration::from_hours(24);

/// The longest small file that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// The text of a small file; `None` where there is none. What is not text is replaced by `�`.
pub fn read_small(path: &Path) -> io::Result<Option<String>> {
    // Asked before it is opened: to open a pipe is to wait for its writer.
    match fs::metadata(path) {
        Ok(about) if about.is_file() => {}
        Ok(_) => return Err(ErrorKind::InvalidInput.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST).read_to_end(&mut bytes)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Puts bytes in the place of a file, so that whatever happens either the old one or the new one
/// stands there whole.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |draft| medium::write(draft, bytes))
}

/// Makes a new file that only its owner may read.
pub fn make_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = medium::open(&options, path)?;
    medium::write(&file, bytes).and_then(|()| medium::sync(&file))
}

/// As [`replace`], for what is written piece by piece: `fill` writes a draft, which takes the file's place once
/// it is on the disk. Where `fill` fails, nothing has happened.
pub fn replace_with<T>(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    // Two windows may write at once: each has a draft of its own.
    let draft = folder.join(format!(".{name}.{}.{:08x}.tmp", std::process::id(), super::entropy::seed() as u32));
    let written = fill_draft(&draft, fill).and_then(|out| medium::rename(&draft, path).map(|()| out));
    if written.is_err() {
        // Nothing is lost with a draft that could not take its place.
        let _ = medium::remove(&draft);
    }
    written.and_then(|out| medium::sync_folder(folder).map(|()| out))
}

fn fill_draft<T>(draft: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let mut file = medium::open(File::options().read(true).write(true).create_new(true), draft)?;
    let out = fill(&mut file)?;
    medium::sync(&file)?;
    Ok(out)
}

/// Takes away the drafts that programs left in a folder when they were ended in the middle of writing: those
/// that nobody has touched for a day. What cannot be taken away stays.
pub(super) fn clear_drafts(folder: &Path) {
    let is_draft = |name: &str| name.strip_prefix('.').is_some_and(|name| name.strip_suffix(".tmp").is_some());
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let old = entry.metadata().and_then(|about| about.modified()).ok().and_then(|touched| touched.elapsed().ok());
        if is_draft(&entry.file_name().to_string_lossy()) && old.is_some_and(|old| old > ABANDONED) {
            let _ = medium::remove(&entry.path());
        }
    }
}

/// Makes a new name in a folder outlast a power cut, where the system can be asked to.
pub(super) fn sync_folder(folder: &Path) {
    // What a caller cannot mend it is not told.
    let _ = medium::sync_folder(folder);
}

/// What is the matter with a disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// It may not be written.
    ReadOnly,
    /// Nothing more goes onto it.
    Full,
    /// The folder or the drive is no longer there.
    Gone,
    /// Anything else, in the system's words.
    Other(String),
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::Gone,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<Trouble> for Phrase {
    /// What is the matter and what a person can do about it.
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::ReadOnly => Self::plain("trouble-read-only"),
            Trouble::Full => Self::plain("trouble-full"),
            Trouble::Gone => Self::plain("trouble-gone"),
            Trouble::Other(words) => Self::plain("trouble-other").with("system", Fact::Text(words)),
        }
    }
}

/// A notice that names a place on the disk and what is the matter there.
#[must_use]
pub fn notice(key: &'static str, place: &Path, error: &io::Error) -> Phrase {
    told(key, place, Trouble::from(error))
}

/// The same of a trouble that was understood before.
#[must_use]
pub fn told(key: &'static str, place: &Path, trouble: Trouble) -> Phrase {
    Phrase::plain(key).with("place", shown(place)).with("trouble", Fact::Phrase(Box::new(trouble.into())))
}

/// A path as a fact of a sentence.
#[must_use]
pub fn shown(path: &Path) -> Fact {
    Fact::Text(path.display().to_string())
}
