//! The workshop as the window carries it: packs read, written and looked through aside.

use std::path::Path;

use super::Window;
use crate::app::Action;
use crate::app::workshop::{self, Errand};
use crate::lesson::check;
use crate::machine::pack_file::{self, Unbuilt};
use crate::machine::{disk, sheets, workbench};
use crate::rules::phrase::{Fact, Phrase};

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
            Errand::HandOver(folder) => self.hand_over(&folder)?,
            Errand::Print(printing) => {
                let (says, file) = sheets::print(&self.sheets, printing, &self.face.words)?;
                sheets::show(&file);
                self.act(Action::Done(says));
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

    /// Builds the one file of a pack where papers go, and says where it lies.
    fn hand_over(&mut self, folder: &Path) -> Result<(), Phrase> {
        disk::make_folder(&self.sheets).map_err(|fault| fault.phrase(&self.sheets))?;
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let path = self.sheets.join(format!("{name}{}", pack_file::END));
        let built = pack_file::build(folder, Some(&path), None, self.app.shelf()).map_err(|why| match why {
            Unbuilt::Flaws(flaws) => {
                let faults = flaws.iter().filter(|flaw| flaw.is_fault()).count();
                Phrase::plain("workshop-has-faults").with("count", Fact::Number(faults as u64))
            }
            Unbuilt::Refused(why) | Unbuilt::Failed(why) => why,
        })?;
        self.act(Action::Done(workbench::handed_over(&built.path)));
        Ok(())
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
