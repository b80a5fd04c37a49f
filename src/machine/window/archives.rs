//! Profile administration in the window: export, import, move, backup and restore.

use std::path::{Path, PathBuf};

use super::Window;
use crate::app::Action;
use crate::app::archives::{self, Backup, Brought, Errand, Listing};
use crate::machine::backups::Outcome;
use crate::machine::profiles::Profile;
use crate::machine::{clock, disk, elsewhere, files, importing, moving, sheets};
use crate::rules::phrase::{Fact, Phrase};

impl Window {
    pub(super) fn run(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::List => self.list(),
            Errand::Export => self.export()?,
            Errand::Look(path) => self.look(&tidy(&path))?,
            Errand::Import(path, name) => {
                let profile = importing::import(&self.store, &path, &name, self.clock.now())?;
                let told = Phrase::plain("import-done").with("name", Fact::Text(profile.name.clone()));
                self.enter(profile);
                self.act(Action::Done(told));
            }
            Errand::Unite(path, name) => self.unite(&path, &name)?,
            Errand::UseThere(folder) => {
                let profile = importing::use_where_it_lies(&self.store, &folder)?;
                self.enter(profile);
            }
            Errand::Move(to) => self.move_to(to.as_deref())?,
            Errand::LookInto(path) => {
                let profile = self.open_profile()?;
                let lacking = self.store.backups(&profile).lacking(&path)?;
                self.act(Action::Archives(archives::Action::LookedInto(path, lacking.answers)));
                self.tell_all(lacking.notices);
            }
            Errand::Restore(path, settings) => self.restore(&path, settings)?,
        }
        Ok(())
    }

    pub(super) fn enter_where_it_lies(&mut self, profile: Profile) -> Result<(), Phrase> {
        self.tell_who_is_away();
        match &profile.elsewhere {
            Some(place) if !elsewhere::is_there(place) => Err(moving::away(&profile)),
            _ => {
                self.enter(profile);
                Ok(())
            }
        }
    }

    pub(super) fn tell_who_is_away(&mut self) {
        let is_away = |profile: &Profile| profile.elsewhere.as_deref().is_some_and(|place| !elsewhere::is_there(place));
        let away = self.store.profiles().0.into_iter().filter(is_away).map(|profile| profile.name);
        let away = away.collect();
        self.act(Action::Away(away));
    }

    /// Makes a backup in the background if one is due.
    pub(super) fn back_up(&self, profile: &Profile) {
        let (store, profile, now) = (self.store.clone(), profile.clone(), self.clock.now());
        self.aside.begin(move || {
            if let Err(notice) = moving::gather_left(&store, &profile) {
                return Some(notice);
            }
            match store.backups(&profile).make(now, &clock::zone()) {
                Ok(Outcome::NotDue | Outcome::Made(_)) => None,
                Ok(Outcome::Fewer(backup)) => {
                    Some(Phrase::plain("backup-fewer").with("day", Fact::Day(clock::days(backup.made))))
                }
                Err(notice) => Some(notice),
            }
        });
    }

    /// Shows results of backups; a failure only once.
    pub(super) fn hear_of_backups(&mut self) {
        while let Some(news) = self.aside.news() {
            let failed = news.key == "backup-not-made";
            if !(failed && self.told_of_backups) {
                self.told_of_backups |= failed;
                self.act(Action::Notice(news));
            }
        }
    }

    pub(super) fn open_profile(&self) -> Result<Profile, Phrase> {
        let name = self.app.profile().map(|profile| profile.name.clone()).unwrap_or_default();
        let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.clone()));
        self.store.find(&name).ok_or_else(missing)
    }

    fn list(&mut self) {
        let mut listing = Listing { found: importing::found_in(&sheets::places(&self.sheets)), ..Listing::default() };
        if let Ok(profile) = self.open_profile() {
            listing.place = self.store.folder_of(&profile);
            listing.elsewhere = profile.elsewhere.is_some();
            let backups = self.store.backups(&profile).list().into_iter();
            listing.backups = backups
                .map(|backup| Backup {
                    day: clock::days(backup.made),
                    hour: clock::hour(backup.made),
                    answers: backup.answers,
                    path: backup.path,
                })
                .collect();
        }
        self.act(Action::Archives(archives::Action::Listed(listing)));
    }

    fn export(&mut self) -> Result<(), Phrase> {
        let profile = self.open_profile()?;
        let path = importing::export(&self.store, &profile, &self.sheets, self.clock.now())?;
        self.list();
        self.act(Action::Done(Phrase::plain("export-lies-here").with("place", files::shown(&path))));
        Ok(())
    }

    fn look(&mut self, path: &Path) -> Result<(), Phrase> {
        let is_folder = disk::is_folder(path);
        let brings = match importing::look(path) {
            Err(_) if is_folder => {
                self.act(Action::Archives(archives::Action::Folder(path.to_owned())));
                return Ok(());
            }
            looked => looked?,
        };
        let same = brings.name.as_deref().and_then(|name| self.store.find(name)).map(|profile| profile.name);
        let (name, answers) = (brings.name, brings.answers);
        let brought = Brought { path: brings.path, name, answers, same, is_folder };
        self.act(Action::Archives(archives::Action::Looked(brought)));
        self.tell_all(brings.notices);
        Ok(())
    }

    fn unite(&mut self, path: &Path, name: &str) -> Result<(), Phrase> {
        let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.to_owned()));
        let profile = self.store.find(name).ok_or_else(missing)?;
        let brought = importing::unite(&self.store, path, &profile)?;
        self.enter_again(profile)?;
        self.act(Action::Done(importing::told(&brought, name)));
        self.tell_all(brought.notices);
        Ok(())
    }

    fn restore(&mut self, path: &Path, settings: bool) -> Result<(), Phrase> {
        let profile = self.open_profile()?;
        let brought = self.store.backups(&profile).restore(path, settings, self.clock.now())?;
        let told = Phrase::plain("backup-restored").with("count", Fact::Number(brought.answers));
        self.enter_again(profile)?;
        self.act(Action::Archives(archives::Action::Open));
        self.act(Action::Done(told));
        self.tell_all(brought.notices);
        Ok(())
    }

    fn move_to(&mut self, to: Option<&Path>) -> Result<(), Phrase> {
        let profile = self.open_profile()?;
        // No window may write it meanwhile, including this one.
        self.keeping.close()?;
        let moved = match moving::move_to(&self.store, &profile, to.map(tidy).as_deref(), self.clock.now()) {
            Ok(moved) => moved,
            Err(notice) => {
                self.enter_again(profile)?;
                self.act(Action::Archives(archives::Action::Open));
                return Err(notice);
            }
        };
        let key = if moved.united { "move-united" } else { "move-done" };
        let told = Phrase::plain(key).with("place", files::shown(&self.store.folder_of(&moved.profile)));
        self.enter_again(moved.profile)?;
        self.act(Action::Archives(archives::Action::Open));
        self.act(Action::Done(told));
        self.tell_all(moved.left);
        Ok(())
    }

    /// Reopens a profile if it is the open one, so that merged records are loaded.
    fn enter_again(&mut self, profile: Profile) -> Result<(), Phrase> {
        let closed = self.keeping.close();
        self.enter(profile);
        closed
    }

    fn tell_all(&mut self, notices: impl IntoIterator<Item = Phrase>) {
        for notice in notices {
            self.act(Action::Notice(notice));
        }
    }
}

/// A typed or pasted path without surrounding blanks and quotes.
pub(super) fn tidy(path: &Path) -> PathBuf {
    let text = path.to_string_lossy();
    let text = text.trim().trim_matches(['"', '\'']);
    match (text.strip_prefix("~/"), directories::UserDirs::new()) {
        (Some(within), Some(user)) => user.home_dir().join(within),
        _ => PathBuf::from(text),
    }
}
