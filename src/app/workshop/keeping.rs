//! What is written is kept on the disk as one goes on, and nothing that somebody else wrote meanwhile is written over.

use std::collections::{BTreeMap, BTreeSet};

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
        if now.since(self.looked_at) >= LOOKS && self.is_saved() && self.theirs.is_empty() {
            self.looked_at = now;
            return vec![Errand::Look(self.folder.clone(), self.on_disk.clone())];
        }
        Vec::new()
    }

    /// Has everything written that is not; nothing while somebody must say whose version holds.
    pub(super) fn save(&mut self, now: Moment) -> Vec<Errand> {
        if !self.theirs.is_empty() || self.saving {
            return Vec::new();
        }
        let texts = self.document.texts();
        let names: BTreeSet<&String> = texts.keys().chain(self.on_disk.keys()).collect();
        let differs = names.into_iter().filter(|file| texts.get(*file) != self.on_disk.get(*file));
        let save = |file: &String| {
            let (seen, text) = (self.on_disk.get(file).cloned(), texts.get(file).cloned());
            (file.clone(), Save { seen, text })
        };
        let files: BTreeMap<String, Save> = differs.map(save).collect();
        self.unsaved_since = None;
        self.looked_at = now;
        if files.is_empty() {
            return Vec::new();
        }
        self.saving = true;
        vec![Errand::Save(self.folder.clone(), files)]
    }

    /// What the machine says of the files, and what is to be done about what others wrote. Whether anything shown
    /// may have changed.
    pub(super) fn hear(&mut self, action: Action, now: Moment) -> bool {
        match action {
            Action::Saved(files) => {
                self.saving = false;
                self.remember(&files);
                return false;
            }
            Action::NotSaved => {
                // It is tried again after the next change, or a while.
                self.saving = false;
                self.unsaved_since = Some(now.plus(10 * AT_MOST));
                return false;
            }
            Action::Differs(files) => {
                self.saving = false;
                self.theirs.extend(files);
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
