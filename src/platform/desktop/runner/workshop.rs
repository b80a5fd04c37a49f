//! The workshop: packs read, written, checked and handed over.

use std::path::Path;

use super::Runner;
use super::job::{Event, Job, clean_typed_path};
#[cfg(feature = "desktop")]
use super::photo;
use crate::app::workshop::{EditorAction, HandOver, Password, PrintJob, WorkshopAction, WorkshopEffect};
use crate::app::{Action, App};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::check_with_hints;
use crate::platform::storage::files::path_fact;
use crate::platform::storage::pack_file::{self, BuildError, SigningKey};
use crate::platform::storage::{disk, worksheet_files, workshop};
use crate::progress::Moment;

impl Runner {
    pub(super) fn run_workshop_errand(&mut self, app: &App, errand: WorkshopEffect, now: Moment) {
        match errand {
            WorkshopEffect::Check(revision, folder, files) => {
                let houses = app.shelf().clone();
                self.lanes.beside(move || {
                    let flaws = check_with_hints(Some(&folder), &files, &houses);
                    vec![Event::Act(Box::new(Action::Workshop(WorkshopAction::Editor(EditorAction::Checked(
                        revision, flaws,
                    )))))]
                });
            }
            WorkshopEffect::HandOver(folder, to) => self.on_files(app, now, move |job| job.hand_over(&folder, to)),
            WorkshopEffect::Print(printing) => self.on_files(app, now, |job| job.print_from_workshop(printing)),
            WorkshopEffect::Open(folder) => {
                let folder = clean_typed_path(&folder);
                self.on_files(app, now, |job| {
                    job.edit_files(WorkshopEffect::Open(folder));
                    Ok(())
                });
            }
            WorkshopEffect::Import(mut importing) => {
                importing.file.path = clean_typed_path(&importing.file.path);
                self.on_files(app, now, |job| {
                    job.edit_files(WorkshopEffect::Import(importing));
                    Ok(())
                });
            }
            WorkshopEffect::ReadMedium(path) => {
                let path = clean_typed_path(&path);
                self.on_files(app, now, move |job| job.read_medium(&path));
            }
            on_disk @ (WorkshopEffect::List
            | WorkshopEffect::Make(..)
            | WorkshopEffect::Copy(_)
            | WorkshopEffect::KeepDraft(..)
            | WorkshopEffect::DropDraft(_)
            | WorkshopEffect::Save(..)
            | WorkshopEffect::Media(..)
            | WorkshopEffect::Look(..)) => self.on_files(app, now, |job| {
                job.edit_files(on_disk);
                Ok(())
            }),
        }
    }
}

impl Job {
    /// Carries out what needs the disk only.
    fn edit_files(&mut self, errand: WorkshopEffect) {
        if let Ok(reply) = workshop::carry_out(&self.places.data_folder, self.context.folder.as_deref(), errand) {
            for action in reply.actions {
                self.act(Action::Workshop(action));
            }
            self.notify_all(reply.notices);
        }
    }

    fn read_medium(&mut self, path: &Path) -> Result<(), Phrase> {
        let (name, bytes) = workshop::read_medium(path)?;
        // Without the libraries of the window a photograph stays one, and is refused.
        #[cfg(feature = "desktop")]
        let bytes = photo::fitting_a_page(bytes);
        let read = EditorAction::MediumRead(name, bytes);
        self.act(Action::Workshop(WorkshopAction::Editor(read)));
        Ok(())
    }

    fn print_from_workshop(&mut self, printing: PrintJob) -> Result<(), Phrase> {
        let (done, file) = worksheet_files::write_printing(&self.places.documents, printing, &self.words())?;
        self.report(Event::Show(file));
        self.act(Action::Done(done, None));
        Ok(())
    }

    fn hand_over(&mut self, folder: &Path, to: HandOver) -> Result<(), Phrase> {
        let chosen = to.folder.as_deref().map(clean_typed_path);
        let place = chosen.as_ref().unwrap_or(&self.places.documents);
        disk::make_folder(place).map_err(|fault| fault.phrase(place))?;
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let path = place.join(format!("{name}{}", pack_file::END));
        if let Some(version) = workshop::version_to_raise(folder, &path) {
            self.act(Action::Workshop(WorkshopAction::Editor(EditorAction::RaiseVersion(version, to))));
            return Ok(());
        }
        let key = to.key.as_deref().map(|key| open_key(&clean_typed_path(key), to.password)).transpose()?;
        let built =
            pack_file::build(folder, Some(&path), key.as_ref(), &self.context.houses).map_err(|why| match why {
                BuildError::Flaws(flaws) => {
                    let faults = flaws.iter().filter(|flaw| flaw.is_fault()).count();
                    text!("workshop-has-faults", count = Fact::Number(faults as u64))
                }
                BuildError::Refused(why) | BuildError::Failed(why) => why,
            })?;
        let signer = built.signer.map(|signer| signer.short());
        let notice = workshop::handed_over_notice(&built.path, built.manifest.version, signer);
        self.act(Action::Done(notice, Some(built.path)));
        Ok(())
    }
}

/// The key to sign with; an encrypted one needs its password.
fn open_key(path: &Path, password: Password) -> Result<SigningKey, Phrase> {
    let (text, is_locked) = SigningKey::read(path)?;
    if is_locked && password.0.is_empty() {
        return Err(text!("workshop-key-locked"));
    }
    SigningKey::open(&text, is_locked.then_some(password.0)).map_err(|why| why.with("place", path_fact(path)))
}
