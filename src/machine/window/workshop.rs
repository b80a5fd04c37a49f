//! The workshop in the window: packs read, written and checked in the background.

use std::path::Path;

use super::Window;
use crate::app::Action;
use crate::app::workshop::{self, Errand};
use crate::lesson::at_a_glance;
use crate::machine::pack_file::{self, Unbuilt};
use crate::machine::{disk, sheets, workbench};
use crate::rules::phrase::{Fact, Phrase};

impl Window {
    pub(super) fn work(&mut self, errand: Errand) -> Result<(), Phrase> {
        let errand =
            if let Errand::Open(folder) = errand { Errand::Open(super::archives::tidy(&folder)) } else { errand };
        let profile = self.keeping.folder().map(Path::to_owned);
        let errand = match workbench::carry_out(&self.place, profile.as_deref(), errand) {
            Ok(done) => {
                for heard in done.heard {
                    self.hear_of_pack(heard);
                }
                for notice in done.told {
                    self.act(Action::Notice(notice));
                }
                return Ok(());
            }
            Err(errand) => errand,
        };
        match errand {
            Errand::Check(revision, folder, files) => {
                let shelf = self.app.shelf().clone();
                self.checking.begin(move || Some((revision, at_a_glance(Some(&folder), &files, &shelf))));
            }
            Errand::HandOver(folder) => self.hand_over(&folder)?,
            Errand::Print(printing) => {
                let (says, file) = sheets::print(&self.sheets, printing, &self.face.words)?;
                sheets::show(&file);
                self.act(Action::Done(says));
            }
            // All others need the disk only.
            _ => {}
        }
        Ok(())
    }

    pub(super) fn hear_of_checks(&mut self) {
        while let Some((revision, flaws)) = self.checking.news() {
            self.hear_of_pack(workshop::Action::Checked(revision, flaws));
        }
    }

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

    fn hear_of_pack(&mut self, action: workshop::Action) {
        self.act(Action::Workshop(action));
    }
}
