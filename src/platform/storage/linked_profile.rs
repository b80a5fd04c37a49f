//! Linked profiles, stored outside the data folder (e.g. on a shared drive): `<data>/profiles/<folder>.ron` names the
//! place and takes precedence over a folder of the same name.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::profiles::{ProfileEntry, ProfileError, read_profile};
use super::{files, journal, profile_name};
use crate::progress::Moment;

#[derive(Serialize, Deserialize)]
struct LinkFile {
    /// The profile's name, used while its folder cannot be read.
    name: String,
    #[serde(default)]
    created: Option<Moment>,
    place: PathBuf,
}

pub(super) fn all(place: &Path, notices: &mut Vec<ProfileError>) -> Vec<ProfileEntry> {
    let entries = fs::read_dir(place).into_iter().flatten().filter_map(Result::ok);
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let folders = names.filter_map(|name| name.strip_suffix(".ron").map(str::to_owned));
    let mut profiles = Vec::new();
    for folder in folders.filter(|folder| profile_name::is_folder(folder)) {
        let path = link_path(place, &folder);
        let read = files::read_small(&path).ok().flatten();
        let Some(LinkFile { name, created, place }) = read.and_then(|text| ron::from_str(&text).ok()) else {
            let unreadable = text!("profile-pointer-unreadable", place = files::path_fact(&path));
            notices.push(unreadable.into());
            continue;
        };
        let named = if profile_exists(&place) {
            read_profile(&place, folder.clone(), notices)
        } else {
            ProfileEntry { folder: folder.clone(), name, created, elsewhere: None }
        };
        profiles.push(ProfileEntry { elsewhere: Some(place), ..named });
    }
    profiles
}

pub(super) fn link(place: &Path, profile: &ProfileEntry, to: &Path) -> io::Result<()> {
    let pointer_to = LinkFile { name: profile.name.clone(), created: profile.created, place: to.to_owned() };
    let text = ron::to_string(&pointer_to).map_err(io::Error::other)?;
    files::replace_private(&link_path(place, &profile.folder), text.as_bytes())
}

pub(super) fn unlink(place: &Path, folder: &str) -> io::Result<()> {
    fs::remove_file(link_path(place, folder))
}

/// True if there is a link for this profile folder.
pub(super) fn is_linked(place: &Path, folder: &str) -> bool {
    fs::symlink_metadata(link_path(place, folder)).is_ok()
}

/// True if a profile is in this folder now. An unmounted drive may leave an empty folder behind.
pub fn profile_exists(folder: &Path) -> bool {
    folder.join("profile.ron").is_file() || journal::journals_in(folder).is_ok_and(|journals| !journals.is_empty())
}

fn link_path(place: &Path, folder: &str) -> PathBuf {
    place.join(format!("{folder}.ron"))
}
