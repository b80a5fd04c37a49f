//! A file that one window alone writes.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use crate::machine::medium;
use crate::progress::{DeviceId, line};

/// What the lock of a file says that is not to be written again.
const SPENT: &[u8] = b"spent\n";

/// A file that this window alone writes.
#[derive(Debug)]
pub(super) struct Own {
    pub(super) number: u32,
    pub(super) trace: Trace,
    file: File,
    /// Held as long as the file is written. A file beside the journal, for where locks bind, a locked
    /// journal could not be read by the other window.
    lock: Lock,
}

/// Where a file stood and what of it was on the disk, to see later whether it still does.
#[derive(Debug)]
pub(super) struct Trace {
    pub(super) path: PathBuf,
    identity: (u64, u64),
    length: u64,
}

/// A lock that is given back at once when dropped, even while a program that is just being started
/// still holds a copy of the file.
#[derive(Debug)]
struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // What cannot be given back goes when the file is closed.
        let _ = self.0.unlock();
    }
}

/// Why a file is not this window's.
pub(super) enum Claim {
    /// Another window writes it.
    Locked,
    /// Something is the matter with this one: it is no file, it may be another window's where there are
    /// no locks, or something befell it and it is not to be trusted again.
    Passed,
    /// The system refuses.
    Failed(io::Error),
}

impl Own {
    /// Takes the file of a number, where it is there for the taking.
    pub(super) fn claim(folder: &Path, device: &DeviceId, number: u32) -> Result<Self, Claim> {
        let path = folder.join(format!("{}-{number}.journal", device.as_str()));
        let lock_path = path.with_extension("lock");
        // Asked before they are opened: to open a pipe is to wait for its reader.
        if is_odd(&path) || is_odd(&lock_path) {
            return Err(Claim::Passed);
        }
        let lock = medium::open(File::options().create(true).truncate(false).write(true), &lock_path);
        let lock = Lock(lock.map_err(|error| refused(&lock_path, error))?);
        // Where the file system knows no locks, only a file that was not there is surely nobody else's.
        let fresh = match lock.0.try_lock() {
            Ok(()) => false,
            Err(TryLockError::WouldBlock) => return Err(Claim::Locked),
            Err(TryLockError::Error(_)) => true,
        };
        if lock.0.metadata().is_ok_and(|about| about.len() > 0) {
            return Err(Claim::Passed);
        }
        let mut options = File::options();
        options.read(true).append(true).create(!fresh).create_new(fresh);
        let mut file = medium::open(&options, &path).map_err(|error| refused(&path, error))?;
        let about = file.metadata().map_err(Claim::Failed)?;
        if !about.is_file() || !ends_well(&mut file, about.len()).unwrap_or(false) {
            return Err(Claim::Passed);
        }
        let trace = Trace { path, identity: identity(&about), length: about.len() };
        Ok(Self { number, trace, file, lock })
    }

    /// Writes whole lines at once, and returns when they are on the disk.
    pub(super) fn write(&mut self, lines: &str) -> io::Result<()> {
        medium::write(&self.file, lines.as_bytes())?;
        medium::sync(&self.file)?;
        self.trace.length += lines.len() as u64;
        Ok(())
    }

    /// Gives the file up after so many bytes could not be written to it: it is not to be written again,
    /// for the system may have thrown away what it promised to keep. Says whether its number is free
    /// again: a file that held nothing and now holds less than it was to need not stay behind.
    pub(super) fn give_up(self, wanted: usize) -> Result<u32, Trace> {
        let length = self.file.metadata().ok().filter(fs::Metadata::is_file).map(|about| about.len());
        let useless = self.trace.length == 0 && length.is_some_and(|length| length < wanted as u64);
        if useless && medium::remove(&self.trace.path).is_ok() {
            return Ok(self.number);
        }
        // For the sittings to come; this one remembers it by itself.
        let _ = medium::write(&self.lock.0, SPENT).and_then(|()| medium::sync(&self.lock.0));
        Err(self.trace)
    }
}

impl Trace {
    /// Whether the file is no longer as it was left: deleted, moved away, replaced or cut off.
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
    // An open file keeps its name here.
    (0, 0)
}

/// Whether something other than a file has the name: a folder, a pipe, a link that leads nowhere.
fn is_odd(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(about) => !about.is_file(),
        Err(_) => fs::symlink_metadata(path).is_ok(),
    }
}

/// A file that is there and may not be written is passed over; one that cannot be made tells of its folder.
fn refused(path: &Path, error: io::Error) -> Claim {
    match error.kind() {
        ErrorKind::AlreadyExists => Claim::Passed,
        ErrorKind::PermissionDenied if path.exists() => Claim::Passed,
        _ => Claim::Failed(error),
    }
}

/// Whether the last line is a whole record: what was torn or overwritten is left as it is.
fn ends_well(file: &mut File, length: u64) -> io::Result<bool> {
    let from = length.saturating_sub(line::LONGEST as u64 + 2);
    file.seek(SeekFrom::Start(from))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let Some(lines) = tail.strip_suffix(b"\n") else { return Ok(tail.is_empty()) };
    let last = lines.rsplit(|&b| b == b'\n').next().unwrap_or_default();
    Ok(line::read(last).is_ok())
}
