//! Lesson packs: inspected, installed, listed and removed.

use std::path::{Path, PathBuf};

use super::Runner;
use super::job::{Event, Job, clean_typed_path};
use crate::app::packs::{self, PackOffer, PacksEffect};
use crate::app::{Action, App};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::PackId;
use crate::platform::storage::pack_file::{
    InstalledPack, PackCandidate, PackFileError, PackHome, VersionRelation, inspect, install, installed, remove,
};
use crate::platform::storage::packs::offered;
use crate::platform::storage::profiles::ProfileEntry;
use crate::progress::Moment;

impl Runner {
    pub(super) fn run_pack_errand(&mut self, app: &App, errand: PacksEffect, now: Moment) {
        match errand {
            PacksEffect::List => self.on_files(app, now, |job| {
                let profile = job.current_profile()?;
                job.list_packs(&profile);
                Ok(())
            }),
            PacksEffect::Look(path) => self.on_files(app, now, move |job| job.look_at_pack(&clean_typed_path(&path))),
            PacksEffect::Install => {
                if let Some(candidate) = self.pack_candidate.take() {
                    self.on_files(app, now, |job| job.install_pack(candidate));
                }
            }
            PacksEffect::Remove(id) => self.on_files(app, now, move |job| job.remove_pack(&id)),
        }
    }
}

impl Job {
    fn remove_pack(&mut self, id: &PackId) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let folder = self.places.store.folder_of(&profile);
        let gone = remove(self.home(&folder), id);
        self.send_library(&profile);
        self.list_packs(&profile);
        gone?;
        self.act(Action::Done(text!("pack-removed", id = Fact::Text(id.to_string())), None));
        Ok(())
    }

    /// Loads the packs available to this profile; returns notices.
    pub(super) fn load_library(&mut self, profile: &ProfileEntry) -> Vec<Phrase> {
        let folder = self.places.store.folder_of(profile);
        let (library, notices) =
            offered(&self.places.built_in, self.places.store.data(), &folder, &self.context.own_houses);
        self.act(Action::Packs(packs::PacksAction::Offered(Box::new(library))));
        notices
    }

    pub(super) fn send_library(&mut self, profile: &ProfileEntry) {
        for notice in self.load_library(profile) {
            self.act(Action::Notice(notice.into()));
        }
    }

    fn home<'h>(&'h self, folder: &'h Path) -> PackHome<'h> {
        PackHome { data: self.places.store.data(), profile: folder }
    }

    fn list_packs(&mut self, profile: &ProfileEntry) {
        let folder: PathBuf = self.places.store.folder_of(profile);
        let all = installed(self.home(&folder), &self.context.own_houses);
        let all = all.into_iter().map(row).collect();
        self.act(Action::Packs(packs::PacksAction::Listed(all)));
    }

    fn look_at_pack(&mut self, path: &Path) -> Result<(), Phrase> {
        let folder = self.places.store.folder_of(&self.current_profile()?);
        let brought =
            inspect(path, self.home(&folder), &self.context.own_houses).map_err(PackFileError::into_phrase)?;
        let offer = PackOffer {
            path: brought.path.clone(),
            pack: brought.pack.clone(),
            details: brought.describe(),
            confirmations: brought.confirmations(),
            same: brought.standing == VersionRelation::Same,
        };
        self.report(Event::Candidate(Box::new(brought)));
        self.act(Action::Packs(packs::PacksAction::Looked(Box::new(offer))));
        Ok(())
    }

    fn install_pack(&mut self, brought: Box<PackCandidate>) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let folder = self.places.store.folder_of(&profile);
        let done = install(&brought, self.home(&folder), &self.context.own_houses);
        self.send_library(&profile);
        match done {
            Ok(()) => self.act(Action::Packs(packs::PacksAction::Done(brought.pack.id))),
            Err(error) => {
                // Retained for another attempt.
                self.report(Event::Candidate(brought));
                return Err(error.into_phrase());
            }
        }
        Ok(())
    }
}

fn row(one: InstalledPack) -> packs::InstalledPackEntry {
    let signed = one.signer().map_or_else(
        || text!("pack-unsigned"),
        |signer| text!("pack-signed-short", short = Fact::Text(signer.short())),
    );
    let Some(pack) = one.pack else {
        let about = text!("pack-row-faulty");
        return packs::InstalledPackEntry { id: one.id, title: None, about };
    };
    let about = text!(
        "pack-row",
        version = Fact::Number(pack.version.into()),
        count = Fact::Number(pack.lessons.len() as u64),
        signed = Fact::Phrase(Box::new(signed))
    );
    packs::InstalledPackEntry { id: one.id, title: Some(pack.title), about }
}
