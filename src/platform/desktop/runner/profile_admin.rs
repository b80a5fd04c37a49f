//! Profiles: opening, export, import, move, backup and restore.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::Runner;
use super::job::{Event, Job, clean_typed_path};
use super::lanes::notify;
use crate::app::profile_admin::{self, ImportCandidate, ProfileAdminEffect, ProfileBackup, ProfileListing};
use crate::app::{Action, ActiveProfile, App};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::clock;
use crate::platform::storage::backups::BackupOutcome;
use crate::platform::storage::journal_writer::JournalWriter;
use crate::platform::storage::profiles::{ProfileEntry, ProfileError, ProfileSession, Store};
use crate::platform::storage::relocate::MoveStep;
use crate::platform::storage::{disk, files, import, linked_profile, relocate, settings_file, worksheet_files};
use crate::progress::Moment;

impl Runner {
    pub(super) fn run_profile_errand(&mut self, app: &App, errand: ProfileAdminEffect, now: Moment) {
        match errand {
            ProfileAdminEffect::List => self.on_files(app, now, |job| {
                job.send_listing();
                Ok(())
            }),
            ProfileAdminEffect::Export => self.on_files(app, now, Job::export),
            ProfileAdminEffect::Look(path) => {
                self.on_files(app, now, move |job| job.preview_import(&clean_typed_path(&path)));
            }
            ProfileAdminEffect::LookInto(path) => self.on_files(app, now, move |job| job.look_into_backup(path)),
            ProfileAdminEffect::Import(path, name) => {
                self.operate(app, now, move |job, journals| job.import(journals, &path, &name));
            }
            ProfileAdminEffect::Unite(path, name) => {
                self.operate(app, now, move |job, journals| job.merge_import(journals, &path, &name));
            }
            ProfileAdminEffect::UseThere(folder) => self.operate(app, now, move |job, journals| {
                let profile = import::link_in_place(&job.places.store, &folder)?;
                job.enter_profile(journals, profile);
                Ok::<(), ProfileError>(())
            }),
            ProfileAdminEffect::Move(to) => {
                self.operate(app, now, move |job, journals| job.move_to(journals, to.as_deref()));
            }
            ProfileAdminEffect::Restore(path, settings) => {
                self.operate(app, now, move |job, journals| job.restore(journals, &path, settings));
            }
        }
    }

    /// Makes a backup beside everything else if one is due.
    pub(super) fn back_up(&mut self, profile: ProfileEntry) {
        self.backed_up = Some((profile.clone(), Instant::now()));
        let store = self.places.store.clone();
        let notify = |notice: Phrase| vec![notify(notice)];
        self.lanes.beside(move || {
            if let Err(notice) = relocate::merge_leftovers(&store, &profile) {
                return notify(notice);
            }
            match store.backups(&profile).make_if_due(clock::time_of_day(), &clock::zone()) {
                Ok(BackupOutcome::NotDue | BackupOutcome::Made(_)) => Vec::new(),
                Ok(BackupOutcome::Fewer(backup)) => {
                    let day = Fact::Day(clock::day_number(backup.made));
                    notify(text!("backup-fewer", day = day))
                }
                Err(notice) => vec![Event::BackupFailed(notice)],
            }
        });
    }
}

/// Names of the profiles whose linked folder is not there.
pub(super) fn missing_profiles(store: &Store) -> Vec<String> {
    let is_away = |profile: &ProfileEntry| {
        profile.elsewhere.as_deref().is_some_and(|place| !linked_profile::profile_exists(place))
    };
    store.profiles().0.into_iter().filter(is_away).map(|profile| profile.name).collect()
}

impl Job {
    pub(super) fn make_profile(&mut self, journals: &mut JournalWriter, name: &str) -> Result<(), ProfileError> {
        let profile = self.places.store.create(name, self.context.now)?;
        // Settings changed before there was a profile become the new profile's.
        let written = settings_file::write(&self.places.store.folder_of(&profile), &self.context.settings);
        self.enter_profile(journals, profile);
        Ok(written?)
    }

    pub(super) fn open_profile(&mut self, journals: &mut JournalWriter, name: &str) -> Result<(), Phrase> {
        let profile = self.find_profile(name)?;
        self.act(Action::ProfilesAway(missing_profiles(&self.places.store)));
        match &profile.elsewhere {
            Some(place) if !linked_profile::profile_exists(place) => Err(relocate::missing_notice(&profile)),
            _ => {
                self.enter_profile(journals, profile);
                Ok(())
            }
        }
    }

    fn find_profile(&self, name: &str) -> Result<ProfileEntry, Phrase> {
        let missing = || text!("profile-missing", name = Fact::Text(name.to_owned()));
        self.places.store.find(name).ok_or_else(missing)
    }

    fn enter_profile(&mut self, journals: &mut JournalWriter, profile: ProfileEntry) {
        let folder = self.places.store.folder_of(&profile);
        let reading = self.reading.clone();
        let session = reading.watch(&folder, || self.places.store.open_session(profile));
        let is_unwanted = self.cancel.is_cancelled() && self.context.profile.is_none();
        if reading.is_stopped() || is_unwanted {
            self.act(Action::OpeningStopped);
            return;
        }
        let ProfileSession { profile, journal, mut known, mut settings, mut notices } = session;
        let unread_packs = self.load_library(&profile);
        settings.language = self.places.asked_language.or(settings.language);
        notices.extend(unread_packs);
        notices.extend(journals.switch_to(journal, &mut known).err());
        let device = self.places.store.device().clone();
        self.act(Action::Opened(ActiveProfile { name: profile.name.clone(), device, known }, settings));
        // The app forgets offers of the profile before when it gets the next one.
        self.report(Event::Entered(profile, folder));
        self.notify_all(notices);
    }

    fn import(&mut self, journals: &mut JournalWriter, path: &Path, name: &str) -> Result<(), ProfileError> {
        let profile = import::import(&self.places.store, path, name, self.context.now)?;
        let done = text!("import-done", name = Fact::Text(profile.name.clone()));
        self.enter_profile(journals, profile);
        self.act(Action::Done(done, None));
        Ok(())
    }

    fn look_into_backup(&mut self, path: PathBuf) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let missing = self.places.store.backups(&profile).missing_records(&path)?;
        self.act(Action::Archives(profile_admin::ProfileAdminAction::LookedInto(path, missing.answers)));
        self.notify_all(missing.notices);
        Ok(())
    }

    fn send_listing(&mut self) {
        let mut listing = ProfileListing {
            found: import::exported_profiles_in(&worksheet_files::import_folders(&self.places.documents)),
            ..ProfileListing::default()
        };
        if let Ok(profile) = self.current_profile() {
            listing.place = self.places.store.folder_of(&profile);
            listing.elsewhere = profile.elsewhere.is_some();
            let backups = self.places.store.backups(&profile).list().into_iter();
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
        let path = import::export(&self.places.store, &profile, &self.places.documents, self.context.now)?;
        self.send_listing();
        self.done(text_key!("export-lies-here"), &path);
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
        let same = match brings.name.as_deref() {
            Some(name) => self.places.store.find(name).map(|profile| profile.name),
            // Answers without a name belong to the open profile.
            None => self.context.profile.clone(),
        };
        let (name, answers) = (brings.name, brings.answers);
        let brought = ImportCandidate { path: brings.path, name, answers, same, is_folder };
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Looked(brought)));
        self.notify_all(brings.notices);
        Ok(())
    }

    fn merge_import(&mut self, journals: &mut JournalWriter, path: &Path, name: &str) -> Result<(), Phrase> {
        let profile = self.find_profile(name)?;
        let brought = import::merge_into(&self.places.store, path, &profile)?;
        self.reopen_profile(journals, profile)?;
        self.act(Action::Done(import::merged_notice(&brought, name), None));
        self.notify_all(brought.notices);
        Ok(())
    }

    fn restore(&mut self, journals: &mut JournalWriter, path: &Path, settings: bool) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let brought = self.places.store.backups(&profile).restore(path, settings, self.context.now)?;
        let phrase = text!("backup-restored", count = Fact::Number(brought.answers));
        self.reopen_profile(journals, profile)?;
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
        self.act(Action::Done(phrase, None));
        self.notify_all(brought.notices);
        Ok(())
    }

    fn move_to(&mut self, journals: &mut JournalWriter, to: Option<&Path>) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        // No window may write it meanwhile, including this one.
        journals.close()?;
        let (to, cancel) = (to.map(clean_typed_path), self.cancel.clone());
        // Once the copy has its name, stopping would only leave the old folder behind.
        let mut may = |step: MoveStep| -> io::Result<()> {
            match step {
                MoveStep::Copy | MoveStep::Compare | MoveStep::Name if cancel.is_cancelled() => {
                    Err(ErrorKind::Interrupted.into())
                }
                _ => Ok(()),
            }
        };
        let (store, now) = (&self.places.store, self.context.now);
        let moved = match relocate::move_with_checks(store, &profile, to.as_deref(), now, &mut may) {
            Ok(moved) => moved,
            Err(notice) => {
                self.reopen_profile(journals, profile)?;
                self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
                return Err(notice);
            }
        };
        let key = if moved.united { text_key!("move-united") } else { text_key!("move-done") };
        let phrase = Phrase::plain(key).with("place", files::path_fact(&self.places.store.folder_of(&moved.profile)));
        self.reopen_profile(journals, moved.profile)?;
        self.act(Action::Archives(profile_admin::ProfileAdminAction::Open));
        self.act(Action::Done(phrase, None));
        self.notify_all(moved.left);
        Ok(())
    }

    /// Reopens a profile if it is the open one, so that merged records are loaded.
    pub(super) fn reopen_profile(&mut self, journals: &mut JournalWriter, profile: ProfileEntry) -> Result<(), Phrase> {
        let closed = journals.close();
        self.enter_profile(journals, profile);
        closed
    }
}
