//! Watching files: which of them changed, came or went since they were last looked at.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use super::disk;

/// How long it rests between two looks.
const REST: Duration = Duration::from_millis(300);

/// When a file was changed last, and its size.
type Stamp = (Option<SystemTime>, u64);

/// Files that are watched.
#[derive(Debug)]
pub struct Watched {
    paths: Vec<PathBuf>,
    stamps: BTreeMap<PathBuf, Stamp>,
}

impl Watched {
    /// Watches the files at these paths and under them, as they are now.
    #[must_use]
    pub fn at(paths: &[String]) -> Self {
        let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
        let stamps = stamps(&paths);
        Self { paths, stamps }
    }

    /// The files that changed, came or went since the last look.
    pub fn changed(&mut self) -> Vec<PathBuf> {
        let now = stamps(&self.paths);
        let mut changed: Vec<PathBuf> = now
            .iter()
            .filter(|(path, stamp)| self.stamps.get(*path) != Some(stamp))
            .map(|(path, _)| path.clone())
            .collect();
        changed.extend(self.stamps.keys().filter(|path| !now.contains_key(*path)).cloned());
        self.stamps = now;
        changed
    }

    /// Waits until something has changed.
    pub fn wait(&mut self) -> Vec<PathBuf> {
        loop {
            let changed = self.changed();
            if !changed.is_empty() {
                return changed;
            }
            thread::sleep(REST);
        }
    }
}

fn stamps(paths: &[PathBuf]) -> BTreeMap<PathBuf, Stamp> {
    let files = paths.iter().flat_map(|path| files_at(path));
    files
        .filter_map(|path| {
            let about = fs::metadata(&path).ok()?;
            Some((path, (about.modified().ok(), about.len())))
        })
        .collect()
}

fn files_at(path: &Path) -> Vec<PathBuf> {
    if disk::is_folder(path) { disk::walk(path).0 } else { vec![path.to_owned()] }
}
