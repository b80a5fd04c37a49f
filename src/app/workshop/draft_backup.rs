//! Backup of unsaved changes, kept while they cannot be saved and offered for restoring after a crash.

use std::collections::BTreeSet;

use super::{DraftBackup, MediaChange, PackEditor, WorkshopEffect};
use crate::progress::Moment;

impl PackEditor {
    /// The draft backup found on opening, until it is restored or obsolete.
    pub const fn offered(&self) -> Option<&DraftBackup> {
        self.offered.as_ref()
    }

    /// `true` during a conflict with external changes or after a failed save.
    pub fn is_blocked(&self) -> bool {
        !self.theirs.is_empty() || self.failed
    }

    /// A draft backup was found; already saved parts are dropped.
    pub(super) fn offer_draft(&mut self, kept: DraftBackup) -> Option<WorkshopEffect> {
        let kept = kept.without_saved(&self.document);
        if kept.is_empty() {
            return Some(WorkshopEffect::DropDraft(self.folder.clone()));
        }
        self.offered = Some(kept);
        None
    }

    /// Restores the draft backup as an undoable step. It is deleted once saved.
    pub(super) fn restore_draft(&mut self) {
        let Some(kept) = self.offered.take() else { return };
        let here = (self.place.clone(), self.place.clone());
        self.document.rename(text!("workshop-did-draft"), here, kept.files, &kept.moves);
        self.drafted = Some(self.document.revision());
    }

    pub(super) fn discard_draft(&mut self) -> Option<WorkshopEffect> {
        self.offered = None;
        self.drafted = Some(self.document.revision());
        self.drop_draft()
    }

    /// Writes the draft backup, once per revision, while saving is blocked.
    pub(super) fn save_draft(&mut self) -> Option<WorkshopEffect> {
        let revision = self.document.revision();
        if self.drafted == Some(revision) {
            return None;
        }
        let unwritten = self.unsaved();
        if unwritten.is_empty() {
            return self.drop_draft();
        }
        self.drafted = Some(revision);
        Some(WorkshopEffect::KeepDraft(self.folder.clone(), unwritten))
    }

    /// Deletes the draft backup once its contents are saved.
    pub(super) fn drop_draft(&mut self) -> Option<WorkshopEffect> {
        if self.offered.is_some() {
            return None;
        }
        self.drafted.take().map(|_| WorkshopEffect::DropDraft(self.folder.clone()))
    }

    /// All unsaved changes, including the unrestored part of the draft backup.
    fn unsaved(&self) -> DraftBackup {
        let mut unwritten = self.offered.clone().unwrap_or_default();
        let texts = self.document.texts();
        unwritten.files.extend(self.differing().into_iter().map(|file| (file.clone(), texts.get(&file).cloned())));
        let moved = |change: &MediaChange| match change {
            MediaChange::Moved { from, to } => Some((from.clone(), to.clone())),
            // Too large for a draft; the file it came from is still there.
            MediaChange::Added { .. } | MediaChange::Removed { .. } => None,
        };
        unwritten.moves.extend(self.media.iter().filter_map(moved));
        unwritten
    }

    /// Files that differ from their last known contents on disk.
    pub(super) fn differing(&self) -> BTreeSet<String> {
        let texts = self.document.texts();
        let names: BTreeSet<&String> = texts.keys().chain(self.on_disk.keys()).collect();
        names.into_iter().filter(|file| texts.get(*file) != self.on_disk.get(*file)).cloned().collect()
    }

    /// Saves the files or writes the draft backup before the pack is closed.
    pub(super) fn close(&mut self, now: Moment) -> Vec<WorkshopEffect> {
        let mut errands = self.save(now);
        if self.failed {
            // Saving may fail again.
            errands.extend(self.save_draft());
        }
        errands
    }
}
