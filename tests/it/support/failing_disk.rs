//! A disk that fails at the deed it is told to, in every way a disk can, with real files behind it.
#![expect(clippy::disallowed_methods, reason = "a disk that fails is a disk")]

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tailleur::platform::storage::file_system::FileSystem;

#[derive(Debug, Clone, Copy)]
pub(crate) enum Mishap {
    /// The system says no, and nothing is done.
    Refused(ErrorKind),
    /// The device is broken, and nothing is done.
    Broken,
    /// Half of the bytes are written before the disk is full.
    Half,
    Forgotten,
    /// It is done, and said to have failed.
    Done,
}

/// Every way in which a deed goes wrong.
pub(crate) const MISHAPS: [Mishap; 8] = [
    Mishap::Refused(ErrorKind::ReadOnlyFilesystem),
    Mishap::Refused(ErrorKind::PermissionDenied),
    Mishap::Refused(ErrorKind::NotFound),
    Mishap::Refused(ErrorKind::QuotaExceeded),
    Mishap::Broken,
    Mishap::Half,
    Mishap::Forgotten,
    Mishap::Done,
];

/// A disk some of whose deeds fail. Nothing on it is really synced: it keeps account of what would be
/// there after a power cut.
#[derive(Debug)]
pub(crate) struct FailingDisk {
    /// The operations that fail, counted from 0.
    fails: Range<usize>,
    mishap: Mishap,
    deeds: Cell<usize>,
    failed: RefCell<Vec<String>>,
    files: RefCell<BTreeMap<PathBuf, Written>>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Written {
    bytes: u64,
    name: bool,
}

impl FailingDisk {
    pub(crate) fn new(fails: Range<usize>, mishap: Mishap) -> Rc<Self> {
        let (deeds, failed, files) = (Cell::default(), RefCell::default(), RefCell::default());
        Rc::new(Self { fails, mishap, deeds, failed, files })
    }

    pub(crate) fn deeds(&self) -> usize {
        self.deeds.get()
    }

    pub(crate) fn failed(&self) -> Vec<String> {
        self.failed.borrow().clone()
    }

    /// Takes away whatever was not synced.
    pub(crate) fn cut_power(&self) {
        for (path, written) in self.files.borrow().iter().filter(|(path, _)| path.is_file()) {
            if written.name {
                let file = File::options().write(true).open(path).unwrap();
                file.set_len(written.bytes.min(file.metadata().unwrap().len())).unwrap();
            } else {
                fs::remove_file(path).unwrap();
            }
        }
    }

    /// Counts a deed; what is the matter with it, where it is to fail.
    fn fails(&self, deed: &str, path: &Path) -> Option<(Mishap, io::Error)> {
        let deed_number = self.deeds.replace(self.deeds.get() + 1);
        self.fails.contains(&deed_number).then(|| {
            self.failed.borrow_mut().push(format!("{deed} {}", path.display()));
            let error = match self.mishap {
                Mishap::Refused(kind) => kind.into(),
                Mishap::Half => ErrorKind::StorageFull.into(),
                Mishap::Broken | Mishap::Forgotten | Mishap::Done => io::Error::from_raw_os_error(5),
            };
            (self.mishap, error)
        })
    }

    fn lasting(&self, path: &Path) -> u64 {
        self.files.borrow().get(path).map_or(0, |written| written.bytes)
    }
}

/// The name under which a file was opened.
fn name_of(file: &File) -> PathBuf {
    fs::read_link(format!("/proc/self/fd/{}", std::os::fd::AsRawFd::as_raw_fd(file))).unwrap()
}

impl FileSystem for FailingDisk {
    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<File> {
        let failure = self.fails("open", path);
        let was_there = fs::metadata(path).ok().map(|about| Written { bytes: about.len(), name: true });
        if let Some((mishap, error)) = failure {
            if matches!(mishap, Mishap::Done) {
                drop(options.open(path));
            }
            return Err(error);
        }
        let file = options.open(path)?;
        self.files.borrow_mut().entry(path.to_owned()).or_insert(was_there.unwrap_or_default());
        Ok(file)
    }

    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        let Some((mishap, error)) = self.fails("write", &name_of(file)) else { return file.write_all(bytes) };
        match mishap {
            Mishap::Refused(_) | Mishap::Broken => {}
            Mishap::Half => file.write_all(&bytes[..bytes.len() / 2])?,
            Mishap::Done => file.write_all(bytes)?,
            Mishap::Forgotten => {
                // As far as anybody is told, it is done.
                self.failed.borrow_mut().pop();
                return file.write_all(bytes);
            }
        }
        Err(error)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        let path = name_of(file);
        let length = file.metadata()?.len();
        let failure = self.fails("sync", &path);
        if let Some((mishap, error)) = failure {
            if matches!(mishap, Mishap::Forgotten) {
                file.set_len(self.lasting(&path))?;
            }
            if !matches!(mishap, Mishap::Done) {
                return Err(error);
            }
            self.files.borrow_mut().entry(path).or_default().bytes = length;
            return Err(error);
        }
        self.files.borrow_mut().entry(path).or_default().bytes = length;
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if let Some((_, error)) = self.fails("sync folder", folder) {
            return Err(error);
        }
        let mut files = self.files.borrow_mut();
        files.iter_mut().filter(|(path, _)| path.parent() == Some(folder)).for_each(|(_, written)| written.name = true);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let failure = self.fails("rename", to);
        if failure.as_ref().is_none_or(|(mishap, _)| matches!(mishap, Mishap::Done)) {
            fs::rename(from, to)?;
            let mut files = self.files.borrow_mut();
            // A name that was there before is there whatever happens.
            let name = files.remove(to).is_none_or(|written| written.name);
            let bytes = files.remove(from).unwrap_or_default().bytes;
            files.insert(to.to_owned(), Written { bytes, name });
        }
        failure.map_or(Ok(()), |(_, error)| Err(error))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        match self.fails("remove", path) {
            Some((_, error)) => Err(error),
            None => fs::remove_file(path),
        }
    }
}
