//! Import of foreign profiles: previewed first, then added as a new profile or merged into an existing one. On
//! failure nothing has changed.

use std::fs;
use std::path::{Path, PathBuf};

use super::archive::{self, END};
use super::merge::{MergeReason, MergeSummary, contents_of, merge};
use super::profiles::{ProfileEntry, ProfileError, Store, free_folders, read_profile, refuse_taken, write_profile};
use super::record_source::RecordSource;
use super::{disk, files, linked_profile, profile_name, settings_file};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::entropy;
use crate::progress::{Moment, Settings};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportPreview {
    pub path: PathBuf,
    /// The profile's name, if the source has one.
    pub name: Option<String>,
    pub records: u64,
    pub answers: u64,
    pub notices: Vec<Phrase>,
}

pub fn preview(path: &Path) -> Result<ImportPreview, Phrase> {
    let source = RecordSource::open(path)?;
    let name = source.small_file("profile.ron").and_then(|_| name_of(&source, path));
    let MergeSummary { records, answers, notices, .. } = contents_of(&[source]);
    if records == 0 {
        let nothing = text!("import-nothing", place = files::path_fact(path));
        return Err(notices.into_iter().next().unwrap_or(nothing));
    }
    Ok(ImportPreview { path: path.to_owned(), name, records, answers, notices })
}

pub fn import(store: &Store, path: &Path, typed: &str, now: Moment) -> Result<ProfileEntry, ProfileError> {
    let name = profile_name::check(typed)?;
    let (profiles, _) = store.profiles();
    refuse_taken(&profiles, &name)?;
    let source = RecordSource::open(path).map_err(Phrase::from)?;
    let place = store.data().join("profiles");
    // Filled under a hidden name and renamed when complete.
    let draft = place.join(format!(".import-{:016x}", entropy::seed()));
    let failed = |error: std::io::Error| files::notice(text_key!("profile-not-made"), &place, &error);
    files::create_private_folder(&draft).map_err(failed)?;
    let filled = fill(store, &draft, &name, source, now).and_then(|()| {
        let free = |folder: &String| fs::symlink_metadata(place.join(folder)).is_err();
        let folder = free_folders(&place, &name, &profiles).find(free).unwrap_or_default();
        fs::rename(&draft, place.join(&folder)).map_err(failed)?;
        store.forget(&folder);
        files::sync_folder(&place);
        Ok(ProfileEntry { folder, name, created: Some(now), elsewhere: None })
    });
    if filled.is_err() {
        // Created a moment ago; holds only copies.
        let _ = fs::remove_dir_all(&draft);
    }
    Ok(filled?)
}

fn fill(store: &Store, draft: &Path, name: &str, source: RecordSource, now: Moment) -> Result<(), Phrase> {
    let failed = |error: std::io::Error| files::notice(text_key!("profile-not-made"), draft, &error);
    let mut profile =
        ProfileEntry { folder: String::new(), name: name.to_owned(), created: Some(now), elsewhere: None };
    if let (RecordSource::Folder(folder), mut unread) = (&source, Vec::new()) {
        profile.created = read_profile(folder, String::new(), &mut unread).created.or(profile.created);
    }
    write_profile(draft, &profile).map_err(failed)?;
    if let Some(text) = source.small_file("settings.ron") {
        settings_file::write(draft, &Settings::read(&text).0)?;
    }
    merge(draft, &[source], store.device(), MergeReason::Merged).map(drop)
}

pub fn merge_into(store: &Store, path: &Path, profile: &ProfileEntry) -> Result<MergeSummary, Phrase> {
    merge(&store.folder_of(profile), &[RecordSource::open(path)?], store.device(), MergeReason::Merged)
}

/// Adds a profile that stays where it is, e.g. on a shared drive.
pub fn link_in_place(store: &Store, folder: &Path) -> Result<ProfileEntry, ProfileError> {
    if !disk::is_folder(folder) || !linked_profile::profile_exists(folder) {
        return Err(text!("import-no-profile", place = files::path_fact(folder)).into());
    }
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let own = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let profile = read_profile(&folder, own, &mut Vec::new());
    let (profiles, _) = store.profiles();
    refuse_taken(&profiles, &profile.name)?;
    let place = store.data().join("profiles");
    let free = |name: &String| fs::symlink_metadata(place.join(name)).is_err();
    let name = free_folders(&place, &profile.name, &profiles).find(free).unwrap_or_default();
    let profile = ProfileEntry { folder: name, elsewhere: Some(folder.clone()), ..profile };
    store.forget(&profile.folder);
    linked_profile::link(&place, &profile, &folder)
        .map_err(|error| files::notice(text_key!("profile-not-made"), &place, &error))?;
    Ok(profile)
}

/// Exports a profile as one file into a folder, named after profile and day; returns its path.
pub fn export(store: &Store, profile: &ProfileEntry, to: &Path, now: Moment) -> Result<PathBuf, Phrase> {
    let made = |error: std::io::Error| files::notice(text_key!("export-no-place"), to, &error);
    fs::create_dir_all(to).map_err(made)?;
    let day = crate::platform::clock::day(now);
    let path = archive::free_name(to, &format!("{}-{day}", profile.folder));
    archive::write(&store.folder_of(profile), &path, &profile.name, now, store.device())?;
    Ok(path)
}

/// The exported profiles in these folders, newest first, at most 100.
pub fn exported_profiles_in(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
            let is_one = entry.file_name().to_string_lossy().to_lowercase().ends_with(END);
            if let Some(about) = entry.metadata().ok().filter(|about| is_one && about.is_file()) {
                found.push((about.modified().ok(), entry.path()));
            }
        }
    }
    found.sort();
    found.reverse();
    found.into_iter().map(|(_, path)| path).take(100).collect()
}

fn name_of(source: &RecordSource, path: &Path) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct NamedProfile {
        name: String,
    }
    let text = source.small_file("profile.ron")?;
    let named = ron::from_str::<NamedProfile>(&text).ok().and_then(|named| profile_name::check(&named.name).ok());
    named.or_else(|| path.file_name().map(|name| name.to_string_lossy().into_owned()))
}

pub fn merged_notice(brought: &MergeSummary, name: &str) -> Phrase {
    text!("import-united", name = Fact::Text(name.to_owned()), count = Fact::Number(brought.answers))
}
