//! Moving a profile to another folder, such as a shared drive: copy, compare byte for byte, then switch. On failure
//! the profile is intact where it was.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Read as _};
use std::path::{Path, PathBuf};

use super::merge::{MergeReason, merge, missing_from};
use super::profiles::{ProfileEntry, Store, read_profile};
use super::record_source::RecordSource;
use super::{disk, files, linked_profile, profile_name};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::entropy;
use crate::progress::Moment;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveStep {
    Copy,
    Compare,
    Name,
    Switch,
    Keep,
    Clear,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedProfile {
    pub profile: ProfileEntry,
    /// True if it was merged with the same profile already there.
    pub united: bool,
    /// Reason if the old folder was left in place.
    pub left: Option<Phrase>,
}

/// Moves a profile into its own folder inside `to`, or back into the data folder. No window may have it open.
pub fn move_to(store: &Store, profile: &ProfileEntry, to: Option<&Path>, now: Moment) -> Result<MovedProfile, Phrase> {
    move_with_checks(store, profile, to, now, &mut |_| Ok(()))
}

/// As [`move_to`]; `may` is called before every step and may abort.
pub fn move_with_checks(
    store: &Store,
    profile: &ProfileEntry,
    to: Option<&Path>,
    now: Moment,
    may: &mut dyn FnMut(MoveStep) -> io::Result<()>,
) -> Result<MovedProfile, Phrase> {
    let (place, from) = (store.data().join("profiles"), store.folder_of(profile));
    let home = place.join(&profile.folder);
    let target = target_of(profile, to, &home)?;
    if same_folder(&target, &from) || target.starts_with(&from) {
        return Err(text!("move-same", place = files::path_fact(&target)));
    }
    if !linked_profile::profile_exists(&from) {
        return Err(missing_notice(profile));
    }
    let _locks = lock_all(&from, profile)?;
    let failed = |error: &io::Error| {
        files::notice(text_key!("move-failed"), &target, error).with("from", files::path_fact(&from))
    };
    let united = disk::exists(&target);
    if united {
        merge_into_existing(store, profile, &from, &target)?;
    } else {
        copy(&from, &target, may).map_err(|error| failed(&error))?;
    }
    // Records that another device wrote meanwhile are merged too.
    let source = [RecordSource::Folder(from.clone())];
    if missing_from(&target, &source).records > 0 {
        merge(&target, &source, store.device(), MergeReason::Moved)?;
    }
    let is_home = same_folder(&target, &home);
    let switched = may(MoveStep::Switch).and_then(|()| {
        if is_home {
            linked_profile::unlink(&place, &profile.folder)
        } else {
            linked_profile::link(&place, profile, &target)
        }
    });
    switched.map_err(|error| failed(&error))?;
    let moved = ProfileEntry { elsewhere: (!is_home).then(|| target.clone()), ..profile.clone() };
    let left = if profile.elsewhere.is_some() {
        // Other devices may use it there.
        Some(text!("move-old-stays", place = files::path_fact(&from)))
    } else {
        clear(store, profile, &target, now, may).err()
    };
    Ok(MovedProfile { profile: moved, united, left })
}

pub fn missing_notice(profile: &ProfileEntry) -> Phrase {
    let place = profile.elsewhere.as_deref().unwrap_or(Path::new(""));
    text!("profile-away", name = Fact::Text(profile.name.clone()), place = files::path_fact(place))
}

/// Merges records left in the data folder beside the link of a profile (from before the move, or from an older
/// version) into the linked profile. Returns their number.
pub fn merge_leftovers(store: &Store, profile: &ProfileEntry) -> Result<u64, Phrase> {
    let home = store.data().join("profiles").join(&profile.folder);
    let Some(place) = profile.elsewhere.as_deref().filter(|place| linked_profile::profile_exists(place)) else {
        return Ok(0);
    };
    if !linked_profile::profile_exists(&home) {
        return Ok(0);
    }
    merge(place, &[RecordSource::Folder(home)], store.device(), MergeReason::Moved).map(|brought| brought.records)
}

fn target_of(profile: &ProfileEntry, to: Option<&Path>, home: &Path) -> Result<PathBuf, Phrase> {
    let Some(to) = to else { return Ok(home.to_owned()) };
    let no_folder = || text!("move-no-folder", place = files::path_fact(to));
    // Canonical, so that the same folder always has the same name.
    let to = if disk::is_folder(to) { fs::canonicalize(to).map_err(|_| no_folder())? } else { return Err(no_folder()) };
    let target = if is_same_profile(profile, &to) { to } else { to.join(&profile.folder) };
    if is_free(&target) || is_same_profile(profile, &target) {
        Ok(target)
    } else {
        Err(text!("move-taken", place = files::path_fact(&target)))
    }
}

fn is_free(target: &Path) -> bool {
    fs::symlink_metadata(target).is_err()
}

/// True if the same person's profile is there, put by another device.
fn is_same_profile(profile: &ProfileEntry, folder: &Path) -> bool {
    let there = || read_profile(folder, String::new(), &mut Vec::new());
    folder.join("profile.ron").is_file() && profile_name::same(&there().name, &profile.name)
}

fn same_folder(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    real(one) == real(other)
}

/// Locks every journal of a folder, so that no window on this device writes one meanwhile.
fn lock_all(folder: &Path, profile: &ProfileEntry) -> Result<Vec<File>, Phrase> {
    let mut locks = Vec::new();
    for path in disk::walk(folder).0.into_iter().filter(|path| path.extension().is_some_and(|end| end == "lock")) {
        let Ok(file) = File::open(&path) else { continue };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(text!("move-open", name = Fact::Text(profile.name.clone())));
            }
            // Without lock support the comparison has to suffice.
            Ok(()) | Err(TryLockError::Error(_)) => locks.push(file),
        }
    }
    Ok(locks)
}

fn merge_into_existing(store: &Store, profile: &ProfileEntry, from: &Path, target: &Path) -> Result<(), Phrase> {
    if !is_same_profile(profile, target) {
        return Err(text!("move-taken", place = files::path_fact(target)));
    }
    merge(target, &[RecordSource::Folder(from.to_owned())], store.device(), MergeReason::Moved).map(drop)
}

fn copy(from: &Path, target: &Path, may: &mut dyn FnMut(MoveStep) -> io::Result<()>) -> io::Result<()> {
    let parent = target.parent().ok_or(io::ErrorKind::InvalidInput)?;
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let draft = parent.join(format!(".{name}.{:016x}.tmp", entropy::seed()));
    fs::create_dir(&draft)?;
    let copied = copy_into(from, &draft, may).and_then(|()| {
        may(MoveStep::Name)?;
        if !is_free(target) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::rename(&draft, target)
    });
    match &copied {
        Ok(()) => files::sync_folder(parent),
        // Created a moment ago; holds only copies.
        Err(_) => drop(fs::remove_dir_all(&draft)),
    }
    copied
}

fn copy_into(from: &Path, draft: &Path, may: &mut dyn FnMut(MoveStep) -> io::Result<()>) -> io::Result<()> {
    for (file, within) in movable_files(from)? {
        may(MoveStep::Copy)?;
        let to = draft.join(within);
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(&file, &to)?;
        File::open(&to)?.sync_all()?;
    }
    for (file, within) in movable_files(from)? {
        may(MoveStep::Compare)?;
        if !same_bytes(&file, &draft.join(within))? {
            return Err(io::Error::other(file.display().to_string()));
        }
    }
    files::sync_folder(draft);
    Ok(())
}

/// The files of a profile's folder with their relative paths, without locks and drafts.
fn movable_files(from: &Path) -> io::Result<Vec<(PathBuf, PathBuf)>> {
    let (files, faults) = disk::walk(from);
    if let Some((path, fault)) = faults.first() {
        return Err(io::Error::other(format!("{}: {fault:?}", path.display())));
    }
    let is_lock = |path: &PathBuf| path.extension().is_some_and(|end| end == "lock");
    let is_draft = |path: &PathBuf| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let worth = files.into_iter().filter(|path| !is_lock(path) && !is_draft(path) && path.is_file());
    Ok(worth.filter_map(|path| Some((path.clone(), path.strip_prefix(from).ok()?.to_owned()))).collect())
}

fn same_bytes(one: &Path, other: &Path) -> io::Result<bool> {
    let (one, other) = (File::open(one)?, File::open(other)?);
    if one.metadata()?.len() != other.metadata()?.len() {
        return Ok(false);
    }
    for (a, b) in BufReader::new(one).bytes().zip(BufReader::new(other).bytes()) {
        if a? != b? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Packs the old folder into a backup and removes its files once all its records are known to be at `target`.
fn clear(
    store: &Store,
    profile: &ProfileEntry,
    target: &Path,
    now: Moment,
    may: &mut dyn FnMut(MoveStep) -> io::Result<()>,
) -> Result<(), Phrase> {
    let home = store.folder_of(profile);
    let left = |error: &io::Error| files::notice(text_key!("move-old-left"), &home, error);
    may(MoveStep::Keep).map_err(|error| left(&error))?;
    store.backups(profile).make_now(now)?;
    may(MoveStep::Clear).map_err(|error| left(&error))?;
    if missing_from(target, &[RecordSource::Folder(home.clone())]).records > 0 {
        return Err(left(&io::ErrorKind::ResourceBusy.into()));
    }
    for entry in fs::read_dir(&home).map_err(|error| left(&error))?.filter_map(Result::ok) {
        if entry.file_type().is_ok_and(|kind| kind.is_file()) {
            fs::remove_file(entry.path()).map_err(|error| left(&error))?;
        }
    }
    // A subfolder is not ours: then it stays.
    fs::remove_dir(&home).map_err(|error| left(&error))
}
