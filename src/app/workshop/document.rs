//! Files of a pack with their undo history.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::change::{FileChange, MediaChange, PackTexts};
use super::place::PackPlace;
use crate::i18n::phrase::Phrase;
use crate::lesson::Files;
use crate::progress::Moment;

/// Typing in the same field within this time (ms) belongs to one undo step.
const ONE_GO: u64 = 3_000;
/// Maximum size of the undo history in bytes; the oldest steps go first.
const LARGEST_HISTORY: usize = 16 * 1024 * 1024;
/// Size of a step besides its texts, roughly.
const STEP_SIZE: usize = 256;

#[derive(Debug, Clone, Default)]
pub struct PackDocument {
    files: Files,
    done: Vec<UndoStep>,
    undone: Vec<UndoStep>,
    revision: u64,
    /// Changes of pictures and sounds since the last `take_media`.
    media: Vec<MediaChange>,
}

#[derive(Debug, Clone)]
struct UndoStep {
    label: Phrase,
    changes: Vec<FileChange>,
    place: PackPlace,
    /// Selection after undoing it, if different.
    before: Option<PackPlace>,
    /// Field being typed in, and the time of the last keystroke.
    typed: Option<(String, Moment)>,
}

impl UndoStep {
    fn size(&self) -> usize {
        STEP_SIZE + self.changes.iter().map(FileChange::size).sum::<usize>()
    }
}

impl PackDocument {
    pub fn new(files: Files) -> Self {
        Self { files, ..Self::default() }
    }

    /// A pack that was left before, with its history. What changed on disk since is one more step at this place.
    pub(super) fn resumed(mut before: Self, mut files: Files, place: PackPlace) -> Self {
        let there = std::mem::replace(&mut *files, std::mem::take(&mut *before.files));
        before.files = files;
        let names: BTreeSet<&String> = before.files.keys().chain(there.keys()).collect();
        let theirs: Vec<_> = names.into_iter().map(|file| (file.clone(), there.get(file).cloned())).collect();
        before.apply(text!("workshop-did-take"), place, None, theirs);
        before
    }

    /// Keeps texts and history; everything else is read again when the pack is opened.
    pub(super) fn leave(&mut self) {
        self.files = std::mem::take(&mut *self.files).into_iter().collect();
        self.media.clear();
        self.done.iter_mut().for_each(|step| step.typed = None);
    }

    /// Size in memory in bytes, without pictures and sounds of the pack.
    pub(super) fn size(&self) -> usize {
        let texts = self.files.iter().map(|(file, text)| file.len() + text.len()).sum::<usize>();
        texts + self.done.iter().chain(&self.undone).map(UndoStep::size).sum::<usize>()
    }

    pub const fn files(&self) -> &Files {
        &self.files
    }

    pub fn text(&self, file: &str) -> Option<&str> {
        self.files.get(file).map(String::as_str)
    }

    /// Incremented by every change, including undo and redo.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    pub fn undoes(&self) -> Option<&Phrase> {
        self.done.last().map(|step| &step.label)
    }

    pub fn redoes(&self) -> Option<&Phrase> {
        self.undone.last().map(|step| &step.label)
    }

    /// Sets file contents (`None` deletes) as one undo step; steps with the same `typed` field are merged. Returns
    /// whether anything changed.
    pub(super) fn apply(
        &mut self,
        label: Phrase,
        place: PackPlace,
        typed: Option<(String, Moment)>,
        new: impl IntoIterator<Item = (String, Option<String>)>,
    ) -> bool {
        let changes: Vec<FileChange> = new
            .into_iter()
            .filter_map(|(file, text)| {
                let change = FileChange::between(&file, self.text(&file), text.as_deref())?;
                change.carry_out(&mut self.files, false);
                Some(change)
            })
            .collect();
        if changes.is_empty() {
            return false;
        }
        self.revision += 1;
        self.undone.clear();
        let step = UndoStep { label, changes, place, before: None, typed };
        if !self.merge_into_last(&step) {
            self.push(step);
        }
        true
    }

    /// Renames a file as one undo step, with changed texts and moved pictures and sounds. The selection goes from
    /// `from` to `to`.
    pub(super) fn rename(
        &mut self,
        label: Phrase,
        (from, to): (PackPlace, PackPlace),
        texts: impl IntoIterator<Item = (String, Option<String>)>,
        moves: &[(String, String)],
    ) {
        let moved = moves
            .iter()
            .map(|(from, to)| FileChange::Medium(MediaChange::Moved { from: from.clone(), to: to.clone() }));
        let texts =
            texts.into_iter().filter_map(|(file, text)| FileChange::between(&file, self.text(&file), text.as_deref()));
        let changes: Vec<FileChange> = moved.chain(texts.collect::<Vec<_>>()).collect();
        self.carry_out(UndoStep { label, changes, place: to, before: Some(from), typed: None });
    }

    /// Removes a picture or sound with these contents as one undo step. The selection goes from `from` to the pack.
    pub(super) fn remove_medium(&mut self, label: Phrase, from: PackPlace, file: &str, bytes: Arc<[u8]>) {
        let change = FileChange::Medium(MediaChange::Removed { file: file.to_owned(), bytes });
        self.carry_out(UndoStep {
            label,
            changes: vec![change],
            place: PackPlace::Pack,
            before: Some(from),
            typed: None,
        });
    }

    /// Adds a step, and forgets the oldest ones once the history is too large.
    fn push(&mut self, step: UndoStep) {
        self.done.push(step);
        let mut size = self.done.iter().map(UndoStep::size).sum::<usize>();
        let mut forgotten = 0;
        for step in self.done.iter().take(self.done.len() - 1) {
            if size <= LARGEST_HISTORY {
                break;
            }
            size -= step.size();
            forgotten += 1;
        }
        self.done.drain(..forgotten);
    }

    /// Sets file contents and adds pictures and sounds, all as one undo step.
    pub(super) fn add(
        &mut self,
        label: Phrase,
        place: PackPlace,
        texts: impl IntoIterator<Item = (String, Option<String>)>,
        media: impl IntoIterator<Item = (String, Arc<[u8]>)>,
    ) {
        let media = media.into_iter().map(|(file, bytes)| FileChange::Medium(MediaChange::Added { file, bytes }));
        let texts =
            texts.into_iter().filter_map(|(file, text)| FileChange::between(&file, self.text(&file), text.as_deref()));
        let changes: Vec<FileChange> = texts.collect::<Vec<_>>().into_iter().chain(media).collect();
        self.carry_out(UndoStep { label, changes, place, before: None, typed: None });
    }

    fn carry_out(&mut self, step: UndoStep) {
        if step.changes.is_empty() {
            return;
        }
        for change in &step.changes {
            change.carry_out(&mut self.files, false);
            self.media.extend(change.media(false));
        }
        self.revision += 1;
        self.undone.clear();
        self.push(step);
    }

    /// Changes of pictures and sounds since the last call, in order.
    pub(super) fn take_media(&mut self) -> Vec<MediaChange> {
        std::mem::take(&mut self.media)
    }

    /// Merges the step into the last one while typing in the same field continues.
    fn merge_into_last(&mut self, step: &UndoStep) -> bool {
        let (Some(last), Some((field, now))) = (self.done.last_mut(), &step.typed) else { return false };
        let same = last.typed.as_ref().is_some_and(|(typed, at)| typed == field && now.since(*at) < ONE_GO);
        if !same {
            return false;
        }
        last.typed.clone_from(&step.typed);
        let mut before = self.files.clone();
        for change in step.changes.iter().rev().chain(last.changes.iter().rev()) {
            change.carry_out(&mut before, true);
        }
        let touched = last.changes.iter().chain(&step.changes).map(FileChange::file);
        let touched: BTreeSet<&str> = touched.collect();
        let between = |file: &&str| {
            FileChange::between(file, before.get(*file).map(String::as_str), self.files.get(*file).map(String::as_str))
        };
        last.changes = touched.iter().filter_map(between).collect();
        if last.changes.is_empty() {
            // The typing was reverted, so the step disappears.
            self.done.pop();
        }
        true
    }

    /// Returns the selection that shows the change.
    pub(super) fn undo(&mut self) -> Option<PackPlace> {
        let mut step = self.done.pop()?;
        for change in step.changes.iter().rev() {
            change.carry_out(&mut self.files, true);
            self.media.extend(change.media(true));
        }
        step.typed = None;
        Some(self.replay(step, true))
    }

    /// Undoes the last step as if it had never been done.
    pub(super) fn take_back(&mut self) {
        if self.undo().is_some() {
            self.undone.pop();
        }
    }

    /// As `undo`.
    pub(super) fn redo(&mut self) -> Option<PackPlace> {
        let step = self.undone.pop()?;
        for change in &step.changes {
            change.carry_out(&mut self.files, false);
            self.media.extend(change.media(false));
        }
        Some(self.replay(step, false))
    }

    fn replay(&mut self, step: UndoStep, back: bool) -> PackPlace {
        self.revision += 1;
        let before = step.before.clone().filter(|_| back);
        let place = before.unwrap_or_else(|| step.place.clone());
        if back {
            self.undone.push(step);
        } else {
            self.done.push(step);
        }
        place
    }

    pub fn texts(&self) -> &PackTexts {
        &self.files
    }
}
