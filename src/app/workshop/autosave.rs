//! Automatic saving with detection of external changes.

use std::collections::BTreeMap;

use super::problems::Problem;
use super::{FileSave, PackEditor, WorkshopEffect};
use crate::i18n::flaw::Flaw;
use crate::progress::Moment;

/// Maximum delay of saving in ms, and thus the loss in a crash.
const AT_MOST: u64 = 1_000;
/// Interval in ms between checks for external changes.
const LOOKS: u64 = 2_000;

impl PackEditor {
    /// Saving or checking the files, if due.
    pub(super) fn tick(&mut self, now: Moment) -> Vec<WorkshopEffect> {
        if self.unsaved_since.is_some_and(|since| now.since(since) >= AT_MOST) {
            return self.save(now);
        }
        if self.failed {
            return self.save_draft().into_iter().collect();
        }
        if self.is_saved() && !self.is_blocked() && self.drafted.is_some() {
            return self.drop_draft().into_iter().collect();
        }
        if now.since(self.looked_at) >= LOOKS && self.is_saved() && self.theirs.is_empty() {
            self.looked_at = now;
            return vec![WorkshopEffect::Look(self.folder.clone(), self.on_disk.clone())];
        }
        Vec::new()
    }

    /// Queues changes of pictures and sounds to be done on disk; a change and its reversal cancel out.
    pub(super) fn record_media(&mut self) {
        for change in self.document.take_media() {
            let waits = self.media.len() > self.media_sent;
            if waits && self.media.last().is_some_and(|last| last.is_reversed_by(&change)) {
                self.media.pop();
            } else {
                self.media.push(change);
            }
        }
    }

    /// Saves unsaved files. During an unresolved conflict they go to the draft backup instead.
    pub(super) fn save(&mut self, now: Moment) -> Vec<WorkshopEffect> {
        if self.saving {
            return Vec::new();
        }
        if !self.theirs.is_empty() {
            return self.save_draft().into_iter().collect();
        }
        let texts = self.document.texts();
        let save = |file: String| {
            let (seen, text) = (self.on_disk.get(&file).cloned(), texts.get(&file).cloned());
            (file, FileSave { seen, text })
        };
        let files: BTreeMap<String, FileSave> = self.differing().into_iter().map(save).collect();
        self.unsaved_since = None;
        self.looked_at = now;
        let mut errands = Vec::new();
        self.media_sent = self.media.len();
        if !self.media.is_empty() {
            errands.push(WorkshopEffect::Media(self.folder.clone(), self.media.clone()));
        }
        if !files.is_empty() {
            errands.push(WorkshopEffect::Save(self.folder.clone(), files));
        }
        self.saving = !errands.is_empty();
        errands
    }

    pub(super) fn saved(&mut self, files: &BTreeMap<String, Option<String>>) {
        (self.saving, self.failed) = (false, false);
        let deleted = files.iter().filter(|(_, text)| text.is_none()).map(|(file, _)| file);
        let texts = deleted.filter_map(|file| Some((file.clone(), self.on_disk.get(file)?.clone())));
        self.bin.extend(texts);
        self.remember(files);
    }

    pub(super) fn media_done(&mut self) {
        (self.saving, self.failed) = (false, false);
        self.media.drain(..std::mem::take(&mut self.media_sent).min(self.media.len()));
    }

    pub(super) fn not_saved(&mut self, now: Moment) {
        // Retried after the next change or interval.
        (self.saving, self.failed, self.media_sent) = (false, true, 0);
        self.unsaved_since = Some(now.plus(10 * AT_MOST));
    }

    pub(super) fn files_differ(&mut self, files: BTreeMap<String, Option<String>>, now: Moment) {
        self.saving = false;
        self.theirs.extend(files);
        // Unsaved changes go to the draft backup meanwhile.
        self.unsaved_since = Some(now);
    }

    /// Overwrites external changes with the next save.
    pub(super) fn keep_mine(&mut self, now: Moment) {
        let theirs = std::mem::take(&mut self.theirs);
        self.remember(&theirs);
        self.unsaved_since = Some(now);
    }

    /// Accepts external changes as an undoable step, so the own version can be restored.
    pub(super) fn take_theirs(&mut self) {
        let theirs = std::mem::take(&mut self.theirs);
        self.remember(&theirs);
        self.document.apply(text!("workshop-did-take"), self.place.clone(), None, theirs);
    }

    fn remember(&mut self, files: &BTreeMap<String, Option<String>>) {
        for (file, text) in files {
            match text {
                Some(text) => drop(self.on_disk.insert(file.clone(), text.clone())),
                None => drop(self.on_disk.remove(file)),
            }
        }
    }

    /// Stores the flaws, unless the revision is outdated.
    pub(super) fn checked(&mut self, revision: u64, flaws: Vec<Flaw>) {
        if revision == self.document.revision() {
            self.problems = Problem::all(flaws, &self.document);
            self.checked = Some(revision);
        }
        self.checking = None;
    }
}
