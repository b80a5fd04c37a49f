//! Automatic backups of a profile, thinned by age: `<data>/backups/<profile's folder>/<UTC
//! moment>.tailleur-profile.zip`.
//!
//! A backup is an ordinary archive. Restoring merges: missing records are added, nothing is removed.

mod names;
mod retention;

use std::fs;
use std::path::{Path, PathBuf};

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
        // A loss cannot wait for the next backup, and more answers since do not outweigh it.
        let lost = newest.filter(|newest| self.holds_lost_records(newest)).cloned();
        let fresh = newest.is_some_and(|newest| now.since(newest.made) < RARELY);
        if fresh || newest.is_some_and(|newest| self.is_unchanged_since(&newest.path)) {
            return Ok(lost.map_or(BackupOutcome::NotDue, BackupOutcome::Fewer));
        }
        let made = self.make_now(now)?;
        self.prune(now, zone);
        let lost = lost.or_else(|| fullest.filter(|fullest| fullest.records > made.records));
        Ok(lost.map_or(BackupOutcome::Made(made), BackupOutcome::Fewer))
    }

    pub fn make_now(&self, now: Moment) -> Result<BackupFile, Phrase> {
        let path = self.place.join(names::name(now));
        let failed = |why: Phrase| text!("backup-not-made", why = Fact::Phrase(Box::new(why)));
        let no_place = |error| files::notice(text_key!("backups-no-place"), &self.place, &error);
        files::create_private_folders(&self.place).map_err(|error| failed(no_place(error)))?;
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

    /// Removes the backups that retention does not keep and whose records all are in the journals or in a later
    /// backup. Errors are ignored.
    fn prune(&self, now: Moment, zone: &TimeZone) {
        let backups = self.list();
        let made: Vec<BackupSummary> =
            backups.iter().map(|backup| BackupSummary { at: backup.made, records: backup.records }).collect();
        let kept = retained(&made, now, zone);
        let mut later: Vec<&BackupFile> = Vec::new();
        for backup in &backups {
            if !kept.contains(&backup.made) && self.is_superseded(backup, &later) {
                let _ = fs::remove_file(&backup.path);
            } else {
                later.push(backup);
            }
        }
    }

    /// True if a backup holds records that no journal holds any more.
    fn holds_lost_records(&self, backup: &BackupFile) -> bool {
        !self.is_beginning(&backup.path) && self.missing_records(&backup.path).is_ok_and(|lost| lost.records > 0)
    }

    /// True if all records of a backup are in the journals or in one of these backups.
    fn is_superseded(&self, backup: &BackupFile, later: &[&BackupFile]) -> bool {
        if self.is_beginning(&backup.path) {
            return true;
        }
        let source =
            |backup: &BackupFile| Archive::open(&backup.path).map(|found| RecordSource::Archive(Box::new(found)));
        let Ok(own) = source(backup) else { return false };
        // A backup that is the beginning of the journals adds nothing to them.
        let others = later.iter().filter(|other| !self.is_beginning(&other.path));
        let others: Vec<RecordSource> = others.filter_map(|other| source(other).ok()).collect();
        merge::missing_beside(&self.profile, &others, &own) == 0
    }

    /// True if each journal of a backup is the beginning of one in the profile, by the archive's own checksums.
    fn is_beginning(&self, path: &Path) -> bool {
        let stamps = Archive::open(path).ok().and_then(|archive| archive.checksums().ok());
        stamps.is_some_and(|stamps| archive::are_beginnings(&self.profile, &stamps).unwrap_or(false))
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
