//! The workshop in the window: packs read, written and checked in the background.

use std::path::Path;

use super::Window;
use crate::app::Action;
use crate::app::workshop::{self, WorkshopEffect};
use crate::lesson::check_with_hints;
use crate::platform::storage::pack_file::{self, BuildError};
use crate::platform::storage::{disk, worksheet_files, workshop as workshop_files};
use crate::rules::phrase::{Fact, Phrase};

impl Window {
    pub(super) fn run_workshop_errand(&mut self, errand: WorkshopEffect) -> Result<(), Phrase> {
        let errand = if let WorkshopEffect::Open(folder) = errand {
            WorkshopEffect::Open(super::profile_admin::clean_typed_path(&folder))
        } else {
            errand
        };
        let profile = self.journals.folder().map(Path::to_owned);
        let errand = match workshop_files::carry_out(&self.data_folder, profile.as_deref(), errand) {
            Ok(done) => {
                for heard in done.actions {
                    self.workshop_event(heard);
                }
                for notice in done.notices {
                    self.act(Action::Notice(notice));
                }
                return Ok(());
            }
            Err(errand) => errand,
        };
        match errand {
            WorkshopEffect::Check(revision, folder, files) => {
                let shelf = self.app.shelf().clone();
                self.check_task.spawn(move || Some((revision, check_with_hints(Some(&folder), &files, &shelf))));
            }
            WorkshopEffect::HandOver(folder) => self.hand_over(&folder)?,
            WorkshopEffect::Print(printing) => {
                let (says, file) = worksheet_files::write_printing(&self.sheets, printing, &self.face.words)?;
                worksheet_files::open_with_system(&file);
                self.act(Action::Done(says));
            }
            // Carried out above.
            WorkshopEffect::List
            | WorkshopEffect::Make(..)
            | WorkshopEffect::Copy(_)
            | WorkshopEffect::Open(_)
            | WorkshopEffect::KeepDraft(..)
            | WorkshopEffect::DropDraft(_)
            | WorkshopEffect::Save(..)
            | WorkshopEffect::Move(..)
            | WorkshopEffect::Look(..) => {}
        }
        Ok(())
    }

    pub(super) fn poll_checks(&mut self) {
        while let Some((revision, flaws)) = self.check_task.try_result() {
            self.workshop_event(workshop::WorkshopAction::Editor(workshop::EditorAction::Checked(revision, flaws)));
        }
    }

    fn hand_over(&mut self, folder: &Path) -> Result<(), Phrase> {
        disk::make_folder(&self.sheets).map_err(|fault| fault.phrase(&self.sheets))?;
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let path = self.sheets.join(format!("{name}{}", pack_file::END));
        let built = pack_file::build(folder, Some(&path), None, self.app.shelf()).map_err(|why| match why {
            BuildError::Flaws(flaws) => {
                let faults = flaws.iter().filter(|flaw| flaw.is_fault()).count();
                Phrase::plain("workshop-has-faults").with("count", Fact::Number(faults as u64))
            }
            BuildError::Refused(why) | BuildError::Failed(why) => why,
        })?;
        self.act(Action::Done(workshop_files::handed_over_notice(&built.path)));
        Ok(())
    }

    fn workshop_event(&mut self, action: workshop::WorkshopAction) {
        self.act(Action::Workshop(action));
    }
}
