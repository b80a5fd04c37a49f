//! What is written is kept on the disk as one goes on, and nothing that somebody else wrote meanwhile is written over.

use std::collections::BTreeMap;

use super::problems::Problem;
use super::{Action, Errand, Pack, Save};
use crate::progress::Moment;
use crate::rules::flaw::Flaw;
use crate::rules::phrase::Phrase;

/// A crash loses no more than what was done in so many milliseconds.
const AT_MOST: u64 = 1_000;
/// So often the disk is looked at for what others wrote.
const LOOKS: u64 = 2_000;

impl Pack {
    /// What is due as time goes by.
    pub(super) fn tick(&mut self, now: Moment) -> Vec<Errand> {
        if self.unsaved_since.is_some_and(|since| now.since(since) >= AT_MOST) {
            return self.save(now);
        }
        if self.failed {
            return self.keep_aside().into_iter().collect();
        }
        if self.is_saved() && !self.waits() && self.drafted.is_some() {
            return self.drop_draft().into_iter().collect();
        }
        if now.since(self.looked_at) >= LOOKS && self.is_saved() && self.theirs.is_empty() {
            self.looked_at = now;
            return vec![Errand::Look(self.folder.clone(), self.on_disk.clone())];
        }
        Vec::new()
    }

    /// Remembers what got another name, to be done on the disk; what went back and forth meanwhile is nothing.
    pub(super) fn note_moves(&mut self) {
        for (from, to) in self.document.take_moved() {
            if self.moves.last().is_some_and(|(was, is)| *was == to && *is == from) {
                self.moves.pop();
            } else {
                self.moves.push((from, to));
            }
        }
    }

    /// Has everything written that is not. While somebody must say whose version holds it is kept aside.
    pub(super) fn save(&mut self, now: Moment) -> Vec<Errand> {
        if self.saving {
            return Vec::new();
        }
        if !self.theirs.is_empty() {
            return self.keep_aside().into_iter().collect();
        }
        let texts = self.document.texts();
        let save = |file: String| {
            let (seen, text) = (self.on_disk.get(&file).cloned(), texts.get(&file).cloned());
            (file, Save { seen, text })
        };
        let files: BTreeMap<String, Save> = self.differing().into_iter().map(save).collect();
        self.unsaved_since = None;
        self.looked_at = now;
        let mut errands = Vec::new();
        if !self.moves.is_empty() {
            errands.push(Errand::Move(self.folder.clone(), self.moves.clone()));
        }
        if !files.is_empty() {
            errands.push(Errand::Save(self.folder.clone(), files));
        }
        self.saving = !errands.is_empty();
        errands
    }

    /// What the machine says of the files, and what is to be done about what others wrote. Whether anything shown
    /// may have changed.
    pub(super) fn hear(&mut self, action: Action, now: Moment) -> bool {
        match action {
            Action::Moved => {
                (self.saving, self.failed) = (false, false);
                self.moves.clear();
                return false;
            }
            Action::Saved(files) => {
                (self.saving, self.failed) = (false, false);
                self.remember(&files);
                return false;
            }
            Action::NotSaved => {
                // It is tried again after the next change, or a while.
                (self.saving, self.failed) = (false, true);
                self.unsaved_since = Some(now.plus(10 * AT_MOST));
                return false;
            }
            Action::Differs(files) => {
                self.saving = false;
                self.theirs.extend(files);
                // What is written here waits, and is kept aside meanwhile.
                self.unsaved_since = Some(now);
            }
            Action::KeepMine => {
                let theirs = std::mem::take(&mut self.theirs);
                self.remember(&theirs);
                self.unsaved_since = Some(now);
            }
            Action::TakeTheirs => {
                let theirs = std::mem::take(&mut self.theirs);
                self.remember(&theirs);
                // A step like any other: what was here can be had back.
                self.document.put(Phrase::plain("workshop-did-take"), self.place.clone(), None, theirs);
            }
            _ => return false,
        }
        true
    }

    fn remember(&mut self, files: &BTreeMap<String, Option<String>>) {
        for (file, text) in files {
            match text {
                Some(text) => drop(self.on_disk.insert(file.clone(), text.clone())),
                None => drop(self.on_disk.remove(file)),
            }
        }
    }

    /// What was found in the files of a revision; of one that is past it is not believed.
    pub(super) fn checked(&mut self, revision: u64, flaws: Vec<Flaw>) {
        if revision == self.document.revision() {
            self.problems = Problem::all(flaws, &self.document);
            self.checked = Some(revision);
        }
        self.checking = None;
    }
}
