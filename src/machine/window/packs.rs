//! Lesson packs in the window: inspected, installed, listed and removed.

use std::path::{Path, PathBuf};

use super::Window;
use super::archives::tidy;
use crate::app::Action;
use crate::app::packs::{self, Errand, Offer};
use crate::machine::pack_file::{Home, Installed, Refusal, Standing, install, installed, look, remove};
use crate::machine::packs::offered;
use crate::machine::profiles::Profile;
use crate::rules::phrase::{Fact, Phrase};

impl Window {
    pub(super) fn run_packs(&mut self, errand: Errand) -> Result<(), Phrase> {
        let profile = self.open_profile()?;
        match errand {
            Errand::List => self.list_packs(&profile),
            Errand::Look(path) => self.look_at_pack(&tidy(&path), &profile)?,
            Errand::Install => self.install_pack(&profile)?,
            Errand::Remove(id) => {
                let folder = self.store.folder_of(&profile);
                let gone = remove(self.home(&folder), &id);
                self.tell_lessons(&profile);
                self.list_packs(&profile);
                gone?;
                self.act(Action::Done(Phrase::plain("pack-removed").with("id", Fact::Text(id))));
            }
        }
        Ok(())
    }

    /// Loads the packs available to this profile; returns notices.
    pub(super) fn offer_lessons(&mut self, profile: &Profile) -> Vec<Phrase> {
        let folder = self.store.folder_of(profile);
        let (library, notices) = offered(&self.built_in, self.store.data(), &folder, self.app.own_houses());
        self.act(Action::Packs(packs::Action::Offered(Box::new(library))));
        notices
    }

    pub(super) fn tell_lessons(&mut self, profile: &Profile) {
        for notice in self.offer_lessons(profile) {
            self.act(Action::Notice(notice));
        }
    }

    fn home<'h>(&'h self, folder: &'h Path) -> Home<'h> {
        Home { data: self.store.data(), profile: folder }
    }

    fn list_packs(&mut self, profile: &Profile) {
        let folder: PathBuf = self.store.folder_of(profile);
        let all = installed(self.home(&folder), self.app.own_houses());
        let all = all.into_iter().map(row).collect();
        self.act(Action::Packs(packs::Action::Listed(all)));
    }

    fn look_at_pack(&mut self, path: &Path, profile: &Profile) -> Result<(), Phrase> {
        let folder = self.store.folder_of(profile);
        let brought = look(path, self.home(&folder), self.app.own_houses()).map_err(|refusal: Refusal| refusal.why)?;
        let offer = Offer {
            path: brought.path.clone(),
            pack: brought.pack.clone(),
            told: brought.told(),
            asks: brought.asks(),
            same: brought.standing == Standing::Same,
        };
        self.brought = Some(brought);
        self.act(Action::Packs(packs::Action::Looked(Box::new(offer))));
        Ok(())
    }

    fn install_pack(&mut self, profile: &Profile) -> Result<(), Phrase> {
        let Some(brought) = self.brought.take() else { return Ok(()) };
        let folder = self.store.folder_of(profile);
        let done = install(&brought, self.home(&folder), self.app.own_houses());
        self.tell_lessons(profile);
        match done {
            Ok(()) => self.act(Action::Packs(packs::Action::Done(brought.pack.id))),
            Err(refusal) => {
                // Retained for another attempt.
                self.brought = Some(brought);
                return Err(refusal.why);
            }
        }
        Ok(())
    }
}

fn row(one: Installed) -> packs::Installed {
    let signed = one.signer().map_or_else(
        || Phrase::plain("pack-unsigned"),
        |signer| Phrase::plain("pack-signed-short").with("short", Fact::Text(signer.short())),
    );
    let Some(pack) = one.pack else {
        let about = Phrase::plain("pack-row-faulty");
        return packs::Installed { id: one.id, title: None, about };
    };
    let about = Phrase::plain("pack-row")
        .with("version", Fact::Number(pack.version.into()))
        .with("count", Fact::Number(pack.lessons.len() as u64))
        .with("signed", Fact::Phrase(Box::new(signed)));
    packs::Installed { id: one.id, title: Some(pack.title), about }
}
