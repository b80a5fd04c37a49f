//! File system access for journals and small files, so that a test can let the n-th write fail.
//!
//! Thread-local rather than a parameter: a call that was forgotten would be the very one no test makes fail.

use std::cell::RefCell;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::rc::Rc;

/// Write operations. The default is the system's; tests inject failures.
pub trait Medium: fmt::Debug {
    /// Opens a file for writing, and creates it if the options say so.
    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<File> {
        options.open(path)
    }

    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Returns once the file's contents are durable.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_all()
    }

    /// Returns once the names in a folder are durable.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

#[derive(Debug)]
struct Disk;

impl Medium for Disk {}

thread_local! {
    static MEDIUM: RefCell<Rc<dyn Medium>> = RefCell::new(Rc::new(Disk));
}

/// Runs `work` with another file system on this thread.
pub fn on<T>(medium: Rc<dyn Medium>, work: impl FnOnce() -> T) -> T {
    let _back = Back(MEDIUM.replace(medium));
    work()
}

/// Restores the previous file system on drop, also after a panic.
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

/// EIO: the device failed.
const BROKEN: i32 = 5;

/// Makes the names in a folder durable. Not being supported by the system is no error: the file's contents are safe
/// by then.
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
