//! Small files: read whole, replaced atomically; notices about disk trouble.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;
use std::time::Duration;

use super::file_system;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// Age after which a draft counts as abandoned.
const ABANDONED: Duration = Duration::from_hours(24);

/// Maximum length read from a small file, in bytes.
const LONGEST: u64 = 64 * 1024;

/// The text of a small file, invalid UTF-8 replaced by `�`; `None` if it does not exist.
pub fn read_small(path: &Path) -> io::Result<Option<String>> {
    // Checked before opening: opening a pipe blocks until there is a writer.
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

/// Replaces a file atomically: at any time either the old or the new one is there in full.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |draft| file_system::write(draft, bytes))
}

/// Creates a file that only its owner may read.
pub fn make_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = file_system::open(&options, path)?;
    file_system::write(&file, bytes).and_then(|()| file_system::sync(&file))
}

/// As [`replace`], for contents written piece by piece: `fill` writes a draft, which is renamed once synced. If
/// `fill` fails, nothing has changed.
pub fn replace_with<T>(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let folder = path.parent().ok_or(ErrorKind::InvalidInput)?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    // Two windows may write at once: each has its own draft.
    let draft =
        folder.join(format!(".{name}.{}.{:08x}.tmp", std::process::id(), crate::platform::entropy::seed() as u32));
    let written = fill_draft(&draft, fill).and_then(|out| file_system::rename(&draft, path).map(|()| out));
    if written.is_err() {
        // A failed draft holds nothing worth keeping.
        let _ = file_system::remove(&draft);
    }
    written.and_then(|out| file_system::sync_folder(folder).map(|()| out))
}

fn fill_draft<T>(draft: &Path, fill: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let mut file = file_system::open(File::options().read(true).write(true).create_new(true), draft)?;
    let out = fill(&mut file)?;
    file_system::sync(&file)?;
    Ok(out)
}

/// Removes drafts left behind by killed programs: those untouched for a day. Errors are ignored.
pub(super) fn clear_drafts(folder: &Path) {
    let is_draft = |name: &str| name.strip_prefix('.').is_some_and(|name| name.strip_suffix(".tmp").is_some());
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let old = entry.metadata().and_then(|about| about.modified()).ok().and_then(|touched| touched.elapsed().ok());
        if is_draft(&entry.file_name().to_string_lossy()) && old.is_some_and(|old| old > ABANDONED) {
            let _ = file_system::remove(&entry.path());
        }
    }
}

/// Makes new names in a folder durable, where the system supports it.
pub(super) fn sync_folder(folder: &Path) {
    // Best effort: a caller could not do anything about it.
    let _ = file_system::sync_folder(folder);
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    ReadOnly,
    Full,
    Gone,
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
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::ReadOnly => Self::plain(text_key!("trouble-read-only")),
            Trouble::Full => Self::plain(text_key!("trouble-full")),
            Trouble::Gone => Self::plain(text_key!("trouble-gone")),
            Trouble::Other(words) => Self::plain(text_key!("trouble-other")).with("system", Fact::Text(words)),
        }
    }
}

pub fn notice(key: TextKey, place: &Path, error: &io::Error) -> Phrase {
    trouble_notice(key, place, Trouble::from(error))
}

/// As [`notice`], for an already classified error.
pub fn trouble_notice(key: TextKey, place: &Path, trouble: Trouble) -> Phrase {
    Phrase::plain(key).with("place", path_fact(place)).with("trouble", Fact::Phrase(Box::new(trouble.into())))
}

pub fn path_fact(path: &Path) -> Fact {
    Fact::Text(path.display().to_string())
}
