//! Automatic backups of a profile, thinned by age: `<data>/backups/<profile's folder>/<UTC
//! moment>.tailleur-profile.zip`.
//!
//! A backup is an ordinary archive. Restoring merges: missing records are added, nothing is removed.

mod names;
mod retention;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use jiff::tz::TimeZone;

use super::archive::{self, Archive};
use super::merge::{self, MergeReason, MergeSummary};
use super::record_source::RecordSource;
use super::{files, settings_file};
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::{DeviceId, Moment, Settings};

pub use self::retention::{BackupSummary, DAYS, MONTHS, WEEKS, retained};

/// Minimum interval between backups, in ms.
const RARELY: u64 = 60 * 60 * 1000;

/// Age after which a draft counts as left behind by a killed program.
const STALE: Duration = Duration::from_hours(24);

#[derive(Debug, Clone)]
pub struct Backups {
    place: PathBuf,
    profile: PathBuf,
    name: String,
    device: DeviceId,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupFile {
    pub path: PathBuf,
    pub made: Moment,
    pub records: u64,
    pub answers: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BackupOutcome {
    /// Nothing has changed since the newest backup, or it is recent.
    NotDue,
    Made(BackupFile),
    /// An earlier backup holds records that the profile has lost.
    Fewer(BackupFile),
}

impl Backups {
    /// `folder` is the name of the profile's folder and of its folder under `backups/`; `profile` is where the
    /// profile is stored.
    pub fn new(data: &Path, folder: &str, profile: &Path, name: &str, device: &DeviceId) -> Self {
        Self {
            place: data.join("backups").join(folder),
            profile: profile.to_owned(),
            name: name.to_owned(),
            device: device.clone(),
        }
    }

    pub fn folder(&self) -> &Path {
        &self.place
    }

    /// All readable backups, newest first. Other files are ignored.
    pub fn list(&self) -> Vec<BackupFile> {
        let entries = fs::read_dir(&self.place).into_iter().flatten().filter_map(Result::ok);
        let mut backups: Vec<BackupFile> = entries.filter_map(|entry| read_backup(entry.path())).collect();
        backups.sort_by_key(|backup| std::cmp::Reverse(backup.made));
        backups
    }

    /// Makes a backup if one is due, and prunes older ones.
    pub fn make_if_due(&self, now: Moment, zone: &TimeZone) -> Result<BackupOutcome, Phrase> {
        let backups = self.list();
        let fullest = backups.iter().max_by_key(|backup| (backup.records, backup.made)).cloned();
        if archive::sizes(&self.profile).is_ok_and(|sizes| sizes.is_empty()) {
            // Nothing has been answered yet, or everything was lost.
            return Ok(fullest.filter(|backup| backup.records > 0).map_or(BackupOutcome::NotDue, BackupOutcome::Fewer));
        }
        let newest = backups.iter().find(|backup| backup.made <= now);
        let fresh = newest.is_some_and(|newest| now.since(newest.made) < RARELY);
        if fresh || newest.is_some_and(|newest| self.is_unchanged_since(&newest.path)) {
            return Ok(BackupOutcome::NotDue);
        }
        let made = self.make_now(now)?;
        self.prune(now, zone);
        Ok(match fullest {
            Some(fullest) if fullest.records > made.records => BackupOutcome::Fewer(fullest),
            _ => BackupOutcome::Made(made),
        })
    }

    pub fn make_now(&self, now: Moment) -> Result<BackupFile, Phrase> {
        let path = self.place.join(names::name(now));
        let failed = |why: Phrase| text!("backup-not-made", why = Fact::Phrase(Box::new(why)));
        let no_place = |error| files::notice(text_key!("backups-no-place"), &self.place, &error);
        fs::create_dir_all(&self.place).map_err(|error| failed(no_place(error)))?;
        files::clear_drafts(&self.place);
        let about = archive::write(&self.profile, &path, &self.name, now, &self.device).map_err(failed)?;
        let made = names::moment(&path).unwrap_or(now);
        Ok(BackupFile { path, made, records: about.records, answers: about.answers })
    }

    pub fn missing_records(&self, backup: &Path) -> Result<MergeSummary, Phrase> {
        Ok(merge::missing_from(&self.profile, &[RecordSource::Archive(Box::new(Archive::open(backup)?))]))
    }

    /// Merges a backup into the profile and optionally restores its settings; the settings that are replaced are
    /// backed up first.
    pub fn restore(&self, backup: &Path, settings: bool, now: Moment) -> Result<MergeSummary, Phrase> {
        let archive = Archive::open(backup)?;
        let wanted = archive.settings().filter(|_| settings).map(|text| Settings::read(text).0);
        if wanted.is_some() {
            self.make_now(now)?;
        }
        let sources = [RecordSource::Archive(Box::new(archive))];
        let brought = merge::merge(&self.profile, &sources, &self.device, MergeReason::Restored)?;
        match wanted {
            Some(settings) => settings_file::write(&self.profile, &settings).map(|()| brought),
            None => Ok(brought),
        }
    }

    /// True if the profile is the same as in this backup. Comparing sizes suffices, since journals only grow.
    fn is_unchanged_since(&self, path: &Path) -> bool {
        let Ok(archive) = Archive::open(path) else { return false };
        let text = |name: &str| files::read_small(&self.profile.join(name)).ok().flatten();
        archive::sizes(&self.profile).is_ok_and(|sizes| archive.sizes().is_ok_and(|there| there == sizes))
            && archive.profile() == text("profile.ron").as_deref()
            && archive.settings() == text("settings.ron").as_deref()
    }

    /// Removes the backups that retention does not keep. Errors are ignored.
    fn prune(&self, now: Moment, zone: &TimeZone) {
        let backups = self.list();
        let made: Vec<BackupSummary> =
            backups.iter().map(|backup| BackupSummary { at: backup.made, records: backup.records }).collect();
        let kept = retained(&made, now, zone);
        for backup in backups.iter().filter(|backup| !kept.contains(&backup.made)) {
            let _ = fs::remove_file(&backup.path);
        }
        for entry in fs::read_dir(&self.place).into_iter().flatten().filter_map(Result::ok) {
            let is_draft = entry.file_name().to_str().is_some_and(names::is_draft);
            let age = entry.metadata().and_then(|about| about.modified()).ok();
            let age = age.and_then(|written| SystemTime::now().duration_since(written).ok());
            if is_draft && age.is_some_and(|age| age > STALE) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// `None` if the file is not a backup or cannot be read.
fn read_backup(path: PathBuf) -> Option<BackupFile> {
    let made = names::moment(&path)?;
    fs::symlink_metadata(&path).ok().filter(fs::Metadata::is_file)?;
    let archive = Archive::open(&path).ok()?;
    let about = archive.about()?;
    let (records, answers) = (about.records, about.answers);
    Some(BackupFile { path, made, records, answers })
}
