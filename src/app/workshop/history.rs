//! Undo histories of packs that were left, for as long as the program runs.

use std::path::{Path, PathBuf};

use super::PackDocument;

/// Maximum size of all histories together, in bytes; the pack left longest ago goes first.
const MOST: usize = 32 * 1024 * 1024;

/// The packs that were left, the last one at the end.
#[derive(Debug, Default)]
pub(in crate::app) struct PackHistories(Vec<(PathBuf, PackDocument)>);

impl PackHistories {
    pub(super) fn keep(&mut self, folder: PathBuf, mut document: PackDocument) {
        document.leave();
        self.0.retain(|(other, _)| *other != folder);
        self.0.push((folder, document));
        let size = |all: &[(PathBuf, PackDocument)]| all.iter().map(|(_, document)| document.size()).sum::<usize>();
        while size(&self.0) > MOST {
            self.0.remove(0);
        }
    }

    pub(super) fn take(&mut self, folder: &Path) -> Option<PackDocument> {
        let place = self.0.iter().position(|(other, _)| other == folder)?;
        Some(self.0.remove(place).1)
    }
}
