//! Putting the files of a pack into a folder, whole or not at all: into a draft beside it first, which takes the place of
//! the old version in one step. The old one goes only when the new one stands.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::reading::PackFile;
use crate::machine::{entropy, files, medium};

/// How the name of a folder that is being filled ends, and of one that another is taking the place of.
const DRAFT: &str = ".tmp";
const OLD: &str = ".old";

/// A draft that was not touched for so long belongs to nobody any more.
const ABANDONED: Duration = Duration::from_hours(24);

/// A folder that is being filled, and is gone with its value unless it has taken its place.
#[derive(Debug)]
pub(super) struct Draft {
    path: PathBuf,
}

impl Draft {
    /// Unpacks a pack into a folder of its own inside `place`.
    pub(super) fn of(file: &PackFile, place: &Path) -> io::Result<Self> {
        fs::create_dir_all(place)?;
        let path = place.join(format!(".{}.{:016x}{DRAFT}", file.manifest().id, entropy::seed()));
        fs::create_dir(&path)?;
        // From here on it goes again whatever happens.
        let draft = Self { path };
        for (name, bytes) in file.files() {
            let to = draft.path.join(name);
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            let written = medium::open(File::options().write(true).create_new(true), &to)?;
            medium::write(&written, bytes)?;
            medium::sync(&written)?;
        }
        files::sync_folder(&draft.path);
        Ok(draft)
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Takes its place as `place/id`. Where that fails, what stood there stands there again.
    pub(super) fn stand(self, place: &Path, id: &str) -> io::Result<()> {
        let here = place.join(id);
        let old = place.join(format!(".{id}.{:016x}{OLD}", entropy::seed()));
        let had_one = fs::symlink_metadata(&here).is_ok();
        if had_one {
            medium::rename(&here, &old)?;
        }
        if let Err(error) = medium::rename(&self.path, &here) {
            if had_one {
                fs::rename(&old, &here)?;
            }
            return Err(error);
        }
        files::sync_folder(place);
        // What is left of the old one is taken away when the profile is opened next.
        let _ = fs::remove_dir_all(&old);
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // One that has taken its place is no longer here.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// Takes a pack's folder away, in one step for whoever looks.
pub(super) fn take_away(place: &Path, id: &str) -> io::Result<()> {
    let old = place.join(format!(".{id}.{:016x}{OLD}", entropy::seed()));
    medium::rename(&place.join(id), &old)?;
    files::sync_folder(place);
    let _ = fs::remove_dir_all(&old);
    Ok(())
}

/// Mends what a program left that was ended in the middle: an old version goes back to its place where no new one has
/// taken it, and what nobody needs goes.
pub fn mend(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(hidden) = name.strip_prefix('.') else { continue };
        let id = hidden.split('.').next().unwrap_or_default();
        let touched = entry.metadata().and_then(|about| about.modified()).ok();
        let abandoned = touched.and_then(|touched| touched.elapsed().ok()).is_some_and(|age| age > ABANDONED);
        if hidden.ends_with(OLD) && !id.is_empty() {
            if fs::symlink_metadata(place.join(id)).is_err() {
                // What cannot be put back now is there the next time.
                let _ = fs::rename(entry.path(), place.join(id));
            } else {
                let _ = fs::remove_dir_all(entry.path());
            }
        } else if hidden.ends_with(DRAFT) && abandoned {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
