//! A journal file locked by one window.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use crate::platform::storage::{file_system, files};
use crate::progress::DeviceId;
use crate::progress::line::{self, Link};

/// Contents of the lock file of a journal that must not be written again.
const SPENT: &[u8] = b"spent\n";

/// A file that only this window writes.
#[derive(Debug)]
pub(super) struct LockedFile {
    pub(super) number: u32,
    pub(super) identity: FileIdentity,
    file: File,
    /// Link of the line written next.
    next: Link,
    /// Held while the file is written. A separate file, because where locks are mandatory other windows could not
    /// read a locked journal.
    lock: FileLock,
}

/// Lines as they are written to a file.
#[derive(Debug)]
pub(super) struct ChainedLines {
    pub(super) text: String,
    /// Link of the line behind them.
    next: Link,
}

/// Path, identity and length of a file, to detect later whether it was moved or changed.
#[derive(Debug)]
pub(super) struct FileIdentity {
    pub(super) path: PathBuf,
    identity: (u64, u64),
    length: u64,
}

/// Unlocks on drop, even while a program being started still holds a copy of the handle.
#[derive(Debug)]
struct FileLock(File);

impl Drop for FileLock {
    fn drop(&mut self) {
        // If unlocking fails, closing the file unlocks it.
        let _ = self.0.unlock();
    }
}

pub(super) enum ClaimError {
    Locked,
    /// Unusable: not a regular file, possibly another window's where locks are missing, or marked as spent.
    Passed,
    Failed(io::Error),
}

impl LockedFile {
    pub(super) fn claim(folder: &Path, device: &DeviceId, number: u32) -> Result<Self, ClaimError> {
        let path = folder.join(format!("{}-{number}.journal", device.as_str()));
        let lock_path = path.with_extension("lock");
        // Checked before opening: opening a pipe blocks until there is a reader.
        if is_not_regular_file(&path) || is_not_regular_file(&lock_path) {
            return Err(ClaimError::Passed);
        }
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        files::set_private_in(folder, &mut options);
        let lock = file_system::open(&options, &lock_path);
        let lock = FileLock(lock.map_err(|error| classify_error(&lock_path, error))?);
        // Without lock support only a newly created file is surely ours.
        let fresh = match lock.0.try_lock() {
            Ok(()) => false,
            Err(TryLockError::WouldBlock) => return Err(ClaimError::Locked),
            Err(TryLockError::Error(_)) => true,
        };
        if lock.0.metadata().is_ok_and(|about| about.len() > 0) {
            return Err(ClaimError::Passed);
        }
        let mut options = File::options();
        options.read(true).append(true).create(!fresh).create_new(fresh);
        files::set_private_in(folder, &mut options);
        let mut file = file_system::open(&options, &path).map_err(|error| classify_error(&path, error))?;
        let about = file.metadata().map_err(ClaimError::Failed)?;
        let next = next_link(&mut file, about.len()).ok().flatten().filter(|_| about.is_file());
        let Some(next) = next else { return Err(ClaimError::Passed) };
        let trace = FileIdentity { path, identity: identity(&about), length: about.len() };
        Ok(Self { number, identity: trace, file, next, lock })
    }

    /// Chains whole, valid lines to those in the file.
    pub(super) fn chained<'l>(&self, lines: impl Iterator<Item = &'l str>) -> ChainedLines {
        let mut chained = ChainedLines { text: String::new(), next: self.next };
        for line in lines {
            // A line that is not valid would be written as it is.
            let linked = line::with_link(line.as_bytes(), chained.next).unwrap_or_else(|_| line.to_owned());
            chained.next = Link::following(linked.as_bytes()).unwrap_or(Link::FIRST);
            chained.text += &linked;
        }
        chained
    }

    /// Appends whole lines and syncs them.
    pub(super) fn write(&mut self, lines: &ChainedLines) -> io::Result<()> {
        file_system::write(&self.file, lines.text.as_bytes())?;
        file_system::sync(&self.file)?;
        self.identity.length += lines.text.len() as u64;
        self.next = lines.next;
        Ok(())
    }

    /// Gives the file up after `wanted` bytes could not be written: it must not be written again, since the system
    /// may have dropped data it promised to keep. Returns `Ok` with its number if that is free again, because the
    /// file was empty and could be removed. A line of which only a part was written is cut off: no reader need report it.
    pub(super) fn give_up(mut self, wanted: usize) -> Result<u32, FileIdentity> {
        let length = self.file.metadata().ok().filter(fs::Metadata::is_file).map(|about| about.len());
        let useless = self.identity.length == 0 && length.is_some_and(|length| length < wanted as u64);
        if useless && file_system::remove(&self.identity.path).is_ok() {
            return Ok(self.number);
        }
        // A torn line that stays is reported when the file is read.
        let _ = self.cut_torn_line();
        // For later sessions; this one remembers it.
        let _ = file_system::write(&self.lock.0, SPENT).and_then(|()| file_system::sync(&self.lock.0));
        Err(self.identity)
    }
}

impl LockedFile {
    /// Cuts off what a failed write has left behind the last line end.
    fn cut_torn_line(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.identity.length))?;
        let mut written = Vec::new();
        self.file.read_to_end(&mut written)?;
        let whole = written.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        if whole == written.len() {
            return Ok(());
        }
        self.file.set_len(self.identity.length + whole as u64)?;
        file_system::sync(&self.file)
    }
}

impl FileIdentity {
    /// True if the file was deleted, moved, replaced or truncated.
    pub(super) fn is_gone(&self) -> bool {
        let Ok(there) = fs::metadata(&self.path) else { return true };
        identity(&there) != self.identity || there.len() < self.length
    }
}

#[cfg(unix)]
fn identity(about: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt as _;
    (about.dev(), about.ino())
}

#[cfg(not(unix))]
const fn identity(_: &fs::Metadata) -> (u64, u64) {
    // Here an open file cannot be renamed.
    (0, 0)
}

/// True if the name belongs to something else: a folder, a pipe, a dangling link.
fn is_not_regular_file(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(about) => !about.is_file(),
        Err(_) => fs::symlink_metadata(path).is_ok(),
    }
}

/// A file that may not be written is skipped; one that cannot be created is an error of its folder.
fn classify_error(path: &Path, error: io::Error) -> ClaimError {
    match error.kind() {
        ErrorKind::AlreadyExists => ClaimError::Passed,
        ErrorKind::PermissionDenied if path.exists() => ClaimError::Passed,
        _ => ClaimError::Failed(error),
    }
}

/// The link of a line to be appended; `None` if the last line is no valid record.
fn next_link(file: &mut File, length: u64) -> io::Result<Option<Link>> {
    let from = length.saturating_sub(line::LONGEST as u64 + 2);
    file.seek(SeekFrom::Start(from))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let Some(lines) = tail.strip_suffix(b"\n") else { return Ok(tail.is_empty().then_some(Link::FIRST)) };
    let last = lines.rsplit(|&b| b == b'\n').next().unwrap_or_default();
    Ok(line::read(last).and_then(|_| Link::following(last)).ok())
}
