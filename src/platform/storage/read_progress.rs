//! Progress of reading a profile's journals, and a way to stop it.
//!
//! Thread-local, as [`super::file_system`] is: what opens a profile need not pass it down to every file.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::journal;

/// Bytes read of all that are to be read; shared between threads.
#[derive(Debug, Clone, Default)]
pub struct ReadProgress(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    done: AtomicU64,
    all: AtomicU64,
    stopped: AtomicBool,
}

thread_local! {
    static CURRENT: RefCell<Option<ReadProgress>> = const { RefCell::new(None) };
}

impl ReadProgress {
    /// Lets every further read fail.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// Bytes read, and bytes to be read; `None` before the reading has begun.
    pub fn bytes(&self) -> Option<(u64, u64)> {
        let (done, all) = (self.0.done.load(Ordering::Relaxed), self.0.all.load(Ordering::Relaxed));
        (all > 0).then_some((done.min(all), all))
    }

    /// Counts what `work` reads of the journals in a folder on this thread.
    pub fn watch<T>(&self, folder: &Path, work: impl FnOnce() -> T) -> T {
        let sizes = journal::journals_in(folder).unwrap_or_default();
        let sizes = sizes.iter().filter_map(|path| path.metadata().ok()).map(|about| about.len());
        self.0.all.store(sizes.sum(), Ordering::Relaxed);
        let before = CURRENT.replace(Some(self.clone()));
        let out = work();
        CURRENT.set(before);
        out
    }
}

/// True if what is being read on this thread was stopped.
pub(super) fn is_stopped() -> bool {
    CURRENT.with_borrow(|current| current.as_ref().is_some_and(ReadProgress::is_stopped))
}

/// A file whose reading is counted.
pub(super) fn counted(file: File) -> impl Read {
    CountedFile { file, progress: CURRENT.with_borrow(Clone::clone) }
}

struct CountedFile {
    file: File,
    progress: Option<ReadProgress>,
}

impl Read for CountedFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(progress) = &self.progress else { return self.file.read(buffer) };
        if progress.is_stopped() {
            return Err(io::Error::other("stopped"));
        }
        let count = self.file.read(buffer)?;
        progress.0.done.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
