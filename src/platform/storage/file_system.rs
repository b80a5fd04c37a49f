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
pub trait FileSystem: fmt::Debug {
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
struct OsFileSystem;

impl FileSystem for OsFileSystem {}

thread_local! {
    static MEDIUM: RefCell<Rc<dyn FileSystem>> = RefCell::new(Rc::new(OsFileSystem));
}

/// Runs `work` with another file system on this thread.
pub fn with_file_system<T>(medium: Rc<dyn FileSystem>, work: impl FnOnce() -> T) -> T {
    let _back = FileSystemGuard(MEDIUM.replace(medium));
    work()
}

/// Restores the previous file system on drop, also after a panic.
struct FileSystemGuard(Rc<dyn FileSystem>);

impl Drop for FileSystemGuard {
    fn drop(&mut self) {
        MEDIUM.set(Rc::clone(&self.0));
    }
}

fn current() -> Rc<dyn FileSystem> {
    MEDIUM.with_borrow(Rc::clone)
}

pub(in crate::platform) fn open(options: &OpenOptions, path: &Path) -> io::Result<File> {
    current().open(options, path)
}

pub(in crate::platform) fn write(file: &File, bytes: &[u8]) -> io::Result<()> {
    current().write(file, bytes)
}

pub(in crate::platform) fn sync(file: &File) -> io::Result<()> {
    current().sync(file)
}

pub(in crate::platform) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    current().rename(from, to)
}

pub(in crate::platform) fn remove(path: &Path) -> io::Result<()> {
    current().remove(path)
}

/// EIO: the device failed.
const BROKEN: i32 = 5;

/// Makes the names in a folder durable. Not being supported by the system is no error: the file's contents are safe
/// by then.
pub(in crate::platform) fn sync_folder(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let synced = current().sync_folder(folder);
    synced.or_else(|error| match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::NotFound => Err(error),
        _ if error.raw_os_error() == Some(BROKEN) => Err(error),
        _ => Ok(()),
    })
}
