//! Atomic installation of a pack folder: unpacked into a draft beside it, which replaces the old version by renaming.
//! The old one is removed last.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::reader::PackFile;
use crate::platform::entropy;
use crate::platform::storage::{file_system, files};

const DRAFT: &str = ".tmp";
const OLD: &str = ".old";

/// Age after which a draft counts as abandoned.
const ABANDONED: Duration = Duration::from_hours(24);

/// A folder being filled; removed on drop unless committed.
#[derive(Debug)]
pub(super) struct StagingFolder {
    path: PathBuf,
}

impl StagingFolder {
    pub(super) fn unpack(file: &PackFile, place: &Path) -> io::Result<Self> {
        fs::create_dir_all(place)?;
        let path = place.join(format!(".{}.{:016x}{DRAFT}", file.manifest().id, entropy::seed()));
        fs::create_dir(&path)?;
        // Removed on drop from here on.
        let draft = Self { path };
        for (name, bytes) in file.files() {
            let to = draft.path.join(name);
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            let written = file_system::open(File::options().write(true).create_new(true), &to)?;
            file_system::write(&written, bytes)?;
            file_system::sync(&written)?;
        }
        files::sync_folder(&draft.path);
        Ok(draft)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Renames it to `place/id`. On failure the old version is restored.
    pub(super) fn commit(self, place: &Path, id: &str) -> io::Result<()> {
        let here = place.join(id);
        let old = place.join(format!(".{id}.{:016x}{OLD}", entropy::seed()));
        let had_one = fs::symlink_metadata(&here).is_ok();
        if had_one {
            file_system::rename(&here, &old)?;
        }
        if let Err(error) = file_system::rename(&self.path, &here) {
            if had_one {
                fs::rename(&old, &here)?;
            }
            return Err(error);
        }
        files::sync_folder(place);
        // Leftovers are removed when the profile is opened next.
        let _ = fs::remove_dir_all(&old);
        Ok(())
    }
}

impl Drop for StagingFolder {
    fn drop(&mut self) {
        // Already gone if it was committed.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// Removes a pack's folder in one visible step.
pub(super) fn remove_pack_folder(place: &Path, id: &str) -> io::Result<()> {
    let old = place.join(format!(".{id}.{:016x}{OLD}", entropy::seed()));
    file_system::rename(&place.join(id), &old)?;
    files::sync_folder(place);
    let _ = fs::remove_dir_all(&old);
    Ok(())
}

/// Recovers from an interrupted installation: restores an old version that has no replacement, and removes leftovers.
pub fn recover(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(hidden) = name.strip_prefix('.') else { continue };
        let id = hidden.split('.').next().unwrap_or_default();
        let touched = entry.metadata().and_then(|about| about.modified()).ok();
        let abandoned = touched.and_then(|touched| touched.elapsed().ok()).is_some_and(|age| age > ABANDONED);
        if hidden.ends_with(OLD) && !id.is_empty() {
            if fs::symlink_metadata(place.join(id)).is_err() {
                // If this fails, the next start tries again.
                let _ = fs::rename(entry.path(), place.join(id));
            } else {
                let _ = fs::remove_dir_all(entry.path());
            }
        } else if hidden.ends_with(DRAFT) && abandoned {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
