//! What files are written on: every writing of journals and small files goes through here, so that a
//! test can let the n-th of them fail.
//!
//! The medium is the thread's, not a parameter: a file that is forgotten to be handed one would be the
//! very file that no test sees fail.

use std::cell::RefCell;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::rc::Rc;

/// The deeds by which something comes to stand on a disk. Each does what the system does, unless a test
/// has it do worse.
pub trait Medium: fmt::Debug {
    /// Opens a file for writing, and makes it where the options say so.
    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<File> {
        options.open(path)
    }

    /// Writes all of the bytes where the file stands.
    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Returns when what was written to the file outlasts a power cut.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Returns when the names in a folder outlast a power cut.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    /// Puts a file in the place of another name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Takes a file away.
    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// What the system calls its disks.
#[derive(Debug)]
struct Disk;

impl Medium for Disk {}

thread_local! {
    static MEDIUM: RefCell<Rc<dyn Medium>> = RefCell::new(Rc::new(Disk));
}

/// Works with another medium in the disk's place, on this thread.
pub fn on<T>(medium: Rc<dyn Medium>, work: impl FnOnce() -> T) -> T {
    let _back = Back(MEDIUM.replace(medium));
    work()
}

/// Puts the medium back that was there before, after a panic too.
struct Back(Rc<dyn Medium>);

impl Drop for Back {
    fn drop(&mut self) {
        MEDIUM.set(Rc::clone(&self.0));
    }
}

fn medium() -> Rc<dyn Medium> {
    MEDIUM.with_borrow(Rc::clone)
}

pub(super) fn open(options: &OpenOptions, path: &Path) -> io::Result<File> {
    medium().open(options, path)
}

pub(super) fn write(file: &File, bytes: &[u8]) -> io::Result<()> {
    medium().write(file, bytes)
}

pub(super) fn sync(file: &File) -> io::Result<()> {
    medium().sync(file)
}

pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    medium().rename(from, to)
}

pub(super) fn remove(path: &Path) -> io::Result<()> {
    medium().remove(path)
}

/// What every Unix calls a disk that did not do what it was asked.
const BROKEN: i32 = 5;

/// Makes the names in a folder outlast a power cut. Fails where the disk does; that a folder cannot be
/// asked, which some systems refuse, is no failure: the file itself is safe by then.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let synced = medium().sync_folder(folder);
    synced.or_else(|error| match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::NotFound => Err(error),
        _ if error.raw_os_error() == Some(BROKEN) => Err(error),
        _ => Ok(()),
    })
}
