//! The workshop as the window carries it: packs read, written and looked through aside.

use std::path::Path;

use super::Window;
use crate::app::Action;
use crate::app::workshop::{self, Errand};
use crate::lesson::check;
use crate::machine::{files, workbench};
use crate::rules::phrase::Phrase;

impl Window {
    /// Does what the workshop asks for.
    pub(super) fn work(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::List => {
                let found = workbench::list(&self.place);
                self.hear_of_pack(workshop::Action::Listed(found));
            }
            Errand::Make(name, files) => {
                let folder = workbench::make(&self.place, &name, &files)?;
                self.open_pack(&folder)?;
            }
            Errand::Open(folder) => self.open_pack(&super::archives::tidy(&folder))?,
            Errand::Save(folder, files) => {
                let written = workbench::save(&folder, &files);
                self.hear_of_pack(workshop::Action::Saved(written.saved));
                if !written.theirs.is_empty() {
                    self.hear_of_pack(workshop::Action::Differs(written.theirs));
                }
                if let Some(notice) = written.notice {
                    self.hear_of_pack(workshop::Action::NotSaved);
                    return Err(notice);
                }
            }
            Errand::Look(folder, seen) => {
                let changed = workbench::changed(&folder, &seen);
                if !changed.is_empty() {
                    self.hear_of_pack(workshop::Action::Differs(changed));
                }
            }
            Errand::Check(revision, folder, files) => {
                let shelf = self.app.shelf().clone();
                self.checking.begin(move || Some((revision, check(Some(&folder), &files, &shelf))));
            }
            Errand::HandOver(folder) => {
                let told = Phrase::plain("workshop-lies-here").with("place", files::shown(&folder));
                self.act(Action::Done(told));
            }
        }
        Ok(())
    }

    /// What was found in the files that were looked through aside.
    pub(super) fn hear_of_checks(&mut self) {
        while let Some((revision, flaws)) = self.checking.news() {
            self.hear_of_pack(workshop::Action::Checked(revision, flaws));
        }
    }

    fn open_pack(&mut self, folder: &Path) -> Result<(), Phrase> {
        let (opened, told) = workbench::open(folder)?;
        self.hear_of_pack(workshop::Action::Opened(Box::new(opened)));
        for notice in told {
            self.act(Action::Notice(notice));
        }
        Ok(())
    }

    fn hear_of_pack(&mut self, action: workshop::Action) {
        self.act(Action::Workshop(action));
    }
}
