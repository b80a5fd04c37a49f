//! What was written here and does not stand in the files of the pack yet: kept aside while it waits, and offered again
//! when the pack is opened after a crash.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Document, Errand, Pack};
use crate::progress::Moment;
use crate::rules::phrase::Phrase;

/// Files that wait to be written, with the new names of pictures and sounds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unwritten {
    /// Each file with its text, `None` for one that is to go.
    pub files: BTreeMap<String, Option<String>>,
    /// The names that pictures and sounds are to have: from which to which, one after another.
    #[serde(default)]
    pub moves: Vec<(String, String)>,
}

impl Unwritten {
    /// Whether there is nothing to write.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.moves.is_empty()
    }

    /// What of it does not stand in these files.
    fn beside(mut self, document: &Document) -> Self {
        self.files.retain(|file, text| document.text(file) != text.as_deref());
        let files = document.files();
        let is_there = |name: &String| files.pictures.contains_key(name) || files.sounds.contains_key(name);
        // A name in the middle of others is only there once those before it are given.
        let begins = self.moves.iter().map(|(_, to)| to.clone()).collect::<BTreeSet<String>>();
        self.moves.retain(|(from, _)| is_there(from) || begins.contains(from));
        self
    }
}

impl Pack {
    /// What was kept aside when the pack was open before, and is not answered for yet.
    #[must_use]
    pub const fn offered(&self) -> Option<&Unwritten> {
        self.offered.as_ref()
    }

    /// Whether what is written here waits and cannot go into the files.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.theirs.is_empty() || self.failed
    }

    /// The machine has found what was kept aside. What stands in the files meanwhile is not offered.
    pub(super) fn offer(&mut self, kept: Unwritten) -> Option<Errand> {
        let kept = kept.beside(&self.document);
        if kept.is_empty() {
            return Some(Errand::DropDraft(self.folder.clone()));
        }
        self.offered = Some(kept);
        None
    }

    /// Puts what was kept aside into the files, as a step like any other. It goes from its place once it is written.
    pub(super) fn take_up(&mut self) {
        let Some(kept) = self.offered.take() else { return };
        let here = (self.place.clone(), self.place.clone());
        self.document.rename(Phrase::plain("workshop-did-draft"), here, kept.files, &kept.moves);
        self.drafted = Some(self.document.revision());
    }

    /// What is due while something waits: it is kept aside, once for each change.
    pub(super) fn keep_aside(&mut self) -> Option<Errand> {
        let revision = self.document.revision();
        if self.drafted == Some(revision) {
            return None;
        }
        let unwritten = self.unwritten();
        if unwritten.is_empty() {
            return self.drop_draft();
        }
        self.drafted = Some(revision);
        Some(Errand::KeepDraft(self.folder.clone(), unwritten))
    }

    /// What was kept aside goes from its place once it stands in the files.
    pub(super) fn drop_draft(&mut self) -> Option<Errand> {
        if self.offered.is_some() {
            return None;
        }
        self.drafted.take().map(|_| Errand::DropDraft(self.folder.clone()))
    }

    /// Everything that does not stand in the files; of what was offered and not answered for, the rest.
    fn unwritten(&self) -> Unwritten {
        let mut unwritten = self.offered.clone().unwrap_or_default();
        let texts = self.document.texts();
        unwritten.files.extend(self.differing().into_iter().map(|file| (file.clone(), texts.get(&file).cloned())));
        unwritten.moves.extend(self.moves.iter().cloned());
        unwritten
    }

    /// The files whose text is not what stands on the disk, as far as is known.
    pub(super) fn differing(&self) -> BTreeSet<String> {
        let texts = self.document.texts();
        let names: BTreeSet<&String> = texts.keys().chain(self.on_disk.keys()).collect();
        names.into_iter().filter(|file| texts.get(*file) != self.on_disk.get(*file)).cloned().collect()
    }

    /// What is due when the pack is closed: all of it written, or kept aside.
    pub(super) fn close(&mut self, now: Moment) -> Vec<Errand> {
        let mut errands = self.save(now);
        if self.failed {
            // Perhaps it cannot be written this time either.
            errands.extend(self.keep_aside());
        }
        errands
    }
}
