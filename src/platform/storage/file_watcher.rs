//! Polling file watcher: files changed, added or removed since the last look.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use super::disk;

const REST: Duration = Duration::from_millis(300);

type FileStamp = (Option<SystemTime>, u64);

#[derive(Debug)]
pub struct FileWatcher {
    paths: Vec<PathBuf>,
    stamps: BTreeMap<PathBuf, FileStamp>,
}

impl FileWatcher {
    /// Watches the files at and below these paths, starting from their current state.
    pub fn new(paths: &[String]) -> Self {
        let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
        let stamps = stamps(&paths);
        Self { paths, stamps }
    }

    /// Files changed, added or removed since the last call.
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

    /// Blocks until something has changed.
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

fn stamps(paths: &[PathBuf]) -> BTreeMap<PathBuf, FileStamp> {
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
