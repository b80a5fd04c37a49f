//! Profile administration in the window: export, import, move, backup and restore.

use std::path::{Path, PathBuf};

use super::Window;
use crate::app::Action;
use crate::app::profile_admin::{self, ImportCandidate, ProfileAdminEffect, ProfileBackup, ProfileListing};
use crate::platform::clock;
use crate::platform::storage::backups::BackupOutcome;
use crate::platform::storage::profiles::ProfileEntry;
use crate::platform::storage::{disk, files, import, linked_profile, relocate, worksheet_files};
use crate::rules::phrase::{Fact, Phrase};

impl Window {
    pub(super) fn run_profile_errand(&mut self, errand: ProfileAdminEffect) -> Result<(), Phrase> {
        match errand {
            ProfileAdminEffect::List => self.send_listing(),
            ProfileAdminEffect::Export => self.export()?,
            ProfileAdminEffect::Look(path) => self.preview_import(&clean_typed_path(&path))?,
            ProfileAdminEffect::Import(path, name) => {
                let profile = import::import(&self.store, &path, &name, self.clock.now())?;
                let told = Phrase::plain("import-done").with("name", Fact::Text(profile.name.clone()));
                self.enter_profile(profile);
                self.act(Action::Done(told));
            }
            ProfileAdminEffect::Unite(path, name) => self.merge_import(&path, &name)?,
            ProfileAdminEffect::UseThere(folder) => {
                let profile = import::link_in_place(&self.store, &folder)?;
                self.enter_profile(profile);
            }
            ProfileAdminEffect::Move(to) => self.move_to(to.as_deref())?,
            ProfileAdminEffect::LookInto(path) => {
                let profile = self.current_profile()?;
                let lacking = self.store.backups(&profile).missing_records(&path)?;
                self.act(Action::Archives(profile_admin::ProfileAdminAction::LookedInto(path, lacking.answers)));
                self.notify_all(lacking.notices);
            }
            ProfileAdminEffect::Restore(path, settings) => self.restore(&path, settings)?,
        }
        Ok(())
    }

    pub(super) fn enter_if_present(&mut self, profile: ProfileEntry) -> Result<(), Phrase> {
        self.report_missing_profiles();
        match &profile.elsewhere {
            Some(place) if !linked_profile::profile_exists(place) => Err(relocate::missing_notice(&profile)),
            _ => {
                self.enter_profile(profile);
                Ok(())
            }
        }
    }

    pub(super) fn report_missing_profiles(&mut self) {
        let is_away = |profile: &ProfileEntry| {
            profile.elsewhere.as_deref().is_some_and(|place| !linked_profile::profile_exists(place))
        };
        let away = self.store.profiles().0.into_iter().filter(is_away).map(|profile| profile.name);
        let away = away.collect();
        self.act(Action::ProfilesAway(away));
    }

    /// Makes a backup in the background if one is due.
    pub(super) fn back_up(&self, profile: &ProfileEntry) {
        let (store, profile, now) = (self.store.clone(), profile.clone(), self.clock.now());
        self.backup_task.spawn(move || {
            if let Err(notice) = relocate::merge_leftovers(&store, &profile) {
                return Some(notice);
            }
            match store.backups(&profile).make_if_due(now, &clock::zone()) {
                Ok(BackupOutcome::NotDue | BackupOutcome::Made(_)) => None,
                Ok(BackupOutcome::Fewer(backup)) => {
                    Some(Phrase::plain("backup-fewer").with("day", Fact::Day(clock::day_number(backup.made))))
                }
                Err(notice) => Some(notice),
            }
        });
    }

    /// Shows results of backups; a failure only once.
    pub(super) fn poll_backups(&mut self) {
        while let Some(news) = self.backup_task.try_result() {
            let failed = news.key == "backup-not-made";
            if !(failed && self.backup_failure_shown) {
                self.backup_failure_shown |= failed;
                self.act(Action::Notice(news));
            }
        }
    }

    pub(super) fn current_profile(&self) -> Result<ProfileEntry, Phrase> {
        let name = self.app.profile().map(|profile| profile.name.clone()).unwrap_or_default();
        let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.clone()));
        self.store.find(&name).ok_or_else(missing)
    }

    fn send_listing(&mut self) {
        let mut listing = ProfileListing {
            found: import::exported_profiles_in(&worksheet_files::import_folders(&self.sheets)),
            ..ProfileListing::default()
        };
        if let Ok(profile) = self.current_profile() {
            listing.place = self.store.folder_of(&profile);
            listing.elsewhere = profile.elsewhere.is_some();
            let backups = self.store.backups(&profile).list().into_iter();
            listing.backups = backups
                .map(|backup| ProfileBackup {
                    day: clock::day_number(backup.made),
                    hour: clock::hour(backup.made),
                    answers: backup.answers,
                    path: backup.path,
                })
                .collect();
        }
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Listed(listing)));
    }

    fn export(&mut self) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let path = import::export(&self.store, &profile, &self.sheets, self.clock.now())?;
        self.send_listing();
        self.act(Action::Done(Phrase::plain("export-lies-here").with("place", files::path_fact(&path))));
        Ok(())
    }

    fn preview_import(&mut self, path: &Path) -> Result<(), Phrase> {
        let is_folder = disk::is_folder(path);
        let brings = match import::preview(path) {
            Err(_) if is_folder => {
                self.act(Action::Archives(profile_admin::ProfileAdminAction::Folder(path.to_owned())));
                return Ok(());
            }
            looked => looked?,
        };
        let same = brings.name.as_deref().and_then(|name| self.store.find(name)).map(|profile| profile.name);
        let (name, answers) = (brings.name, brings.answers);
        let brought = ImportCandidate { path: brings.path, name, answers, same, is_folder };
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Looked(brought)));
        self.notify_all(brings.notices);
        Ok(())
    }

    fn merge_import(&mut self, path: &Path, name: &str) -> Result<(), Phrase> {
        let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.to_owned()));
        let profile = self.store.find(name).ok_or_else(missing)?;
        let brought = import::merge_into(&self.store, path, &profile)?;
        self.reopen_profile(profile)?;
        self.act(Action::Done(import::merged_notice(&brought, name)));
        self.notify_all(brought.notices);
        Ok(())
    }

    fn restore(&mut self, path: &Path, settings: bool) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let brought = self.store.backups(&profile).restore(path, settings, self.clock.now())?;
        let told = Phrase::plain("backup-restored").with("count", Fact::Number(brought.answers));
        self.reopen_profile(profile)?;
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
        self.act(Action::Done(told));
        self.notify_all(brought.notices);
        Ok(())
    }

    fn move_to(&mut self, to: Option<&Path>) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        // No window may write it meanwhile, including this one.
        self.journals.close()?;
        let moved =
            match relocate::move_to(&self.store, &profile, to.map(clean_typed_path).as_deref(), self.clock.now()) {
                Ok(moved) => moved,
                Err(notice) => {
                    self.reopen_profile(profile)?;
                    self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
                    return Err(notice);
                }
            };
        let key = if moved.united { "move-united" } else { "move-done" };
        let told = Phrase::plain(key).with("place", files::path_fact(&self.store.folder_of(&moved.profile)));
        self.reopen_profile(moved.profile)?;
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
        self.act(Action::Done(told));
        self.notify_all(moved.left);
        Ok(())
    }

    /// Reopens a profile if it is the open one, so that merged records are loaded.
    fn reopen_profile(&mut self, profile: ProfileEntry) -> Result<(), Phrase> {
        let closed = self.journals.close();
        self.enter_profile(profile);
        closed
    }

    fn notify_all(&mut self, notices: impl IntoIterator<Item = Phrase>) {
        for notice in notices {
            self.act(Action::Notice(notice));
        }
    }
}

/// A typed or pasted path without surrounding blanks and quotes.
pub(super) fn clean_typed_path(path: &Path) -> PathBuf {
    let text = path.to_string_lossy();
    let text = text.trim().trim_matches(['"', '\'']);
    match (text.strip_prefix("~/"), directories::UserDirs::new()) {
        (Some(within), Some(user)) => user.home_dir().join(within),
        _ => PathBuf::from(text),
    }
}
