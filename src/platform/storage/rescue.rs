//! Answers put aside: to a file of the trainee's choice, or, when the program ends and their disk takes none, to a
//! folder from which the next start offers them.
//!
//! Such a folder is a small profile that only its user can read: `profile.ron`, `answers.journal`, and `rescue.ron`,
//! which names the folder they belong to.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::files;
use super::merge::contents_of;
use super::profiles::{ProfileEntry, read_profile, write_profile};
use super::record_source::RecordSource;
use crate::i18n::phrase::Phrase;
use crate::platform::{clock, entropy};
use crate::progress::Moment;

const FOLDER: &str = "tailleur-answers-";
const JOURNAL: &str = "answers.journal";
const ABOUT: &str = "rescue.ron";

/// Time after which a place that does not answer is given up.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whole lines of journals, by the folder of their profile.
pub type LooseLines = BTreeMap<PathBuf, Vec<String>>;

#[derive(Serialize, Deserialize)]
struct RescueFile {
    /// Folder of the profile.
    profile: PathBuf,
}

/// Answers found in a rescue folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rescued {
    pub folder: PathBuf,
    pub count: u64,
}

/// Parents of rescue folders, in the order tried: the user's state folder, then the system's temporary one.
pub fn places() -> Vec<PathBuf> {
    let user = directories::ProjectDirs::from("", "", "Tailleur");
    let state = user.map(|user| user.state_dir().unwrap_or_else(|| user.data_local_dir()).join("rescue"));
    state.into_iter().chain([std::env::temp_dir()]).collect()
}

/// Puts lines aside in the first of these places that takes them within a few seconds; `names` are those of the
/// profiles by their folders. Returns the profiles' folders of which nothing could be put aside.
pub fn put_aside(places: &[PathBuf], lines: LooseLines, names: &BTreeMap<PathBuf, String>) -> Vec<PathBuf> {
    let mut lost = Vec::new();
    for (profile, lines) in lines {
        let name = names.get(&profile).cloned().unwrap_or_default();
        let is_done = places.iter().any(|place| {
            let (done, result) = channel();
            let (place, name, profile, lines) = (place.clone(), name.clone(), profile.clone(), lines.concat());
            // A dead disk may never answer.
            thread::spawn(move || done.send(write_folder(&place, &name, &profile, &lines)));
            result.recv_timeout(PATIENCE).is_ok_and(|written| written.is_ok())
        });
        if !is_done {
            lost.push(profile);
        }
    }
    lost
}

fn write_folder(place: &Path, name: &str, profile: &Path, lines: &str) -> io::Result<()> {
    fs::create_dir_all(place)?;
    let folder = place.join(format!("{FOLDER}{:016x}", entropy::seed()));
    private_builder().create(&folder)?;
    let written = fill(&folder, name, profile, lines);
    if written.is_err() {
        remove(&folder);
    }
    written
}

#[cfg(unix)]
fn private_builder() -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// On Windows a folder is as private as the one it is in.
#[cfg(not(unix))]
fn private_builder() -> fs::DirBuilder {
    fs::DirBuilder::new()
}

fn fill(folder: &Path, name: &str, profile: &Path, lines: &str) -> io::Result<()> {
    let about = ron::to_string(&RescueFile { profile: absolute(profile) }).map_err(io::Error::other)?;
    files::make_private(&folder.join(ABOUT), about.as_bytes())?;
    let entry = ProfileEntry { folder: String::new(), name: name.to_owned(), created: None, elsewhere: None };
    write_profile(folder, &entry)?;
    files::make_private(&folder.join(JOURNAL), lines.as_bytes())?;
    files::sync_folder(folder);
    Ok(())
}

/// The rescue folders for a profile, by its folder or else by its name.
pub fn find(places: &[PathBuf], profile: &Path, name: &str) -> Vec<Rescued> {
    let mut found = Vec::new();
    let own = absolute(profile);
    for folder in all(places, profile) {
        let about = files::read_small(&folder.join(ABOUT)).ok().flatten();
        let is_its = about.and_then(|text| ron::from_str::<RescueFile>(&text).ok()).is_some_and(|it| {
            it.profile == own
                || (!it.profile.exists() && read_profile(&folder, String::new(), &mut Vec::new()).name == name)
        });
        if is_its {
            let brought = contents_of(&[RecordSource::Folder(folder.clone())]);
            // The results of a lesson alone count too.
            let count = if brought.answers == 0 { brought.records } else { brought.answers };
            found.push(Rescued { folder, count });
        }
    }
    found
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Every rescue folder that belongs to the owner of `own`.
fn all(places: &[PathBuf], own: &Path) -> Vec<PathBuf> {
    let entries = places.iter().filter_map(|place| fs::read_dir(place).ok()).flatten().filter_map(Result::ok);
    let is_named = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with(FOLDER);
    let is_own = |entry: &fs::DirEntry| entry.metadata().is_ok_and(|about| about.is_dir() && same_owner(&about, own));
    let mut found: Vec<PathBuf> =
        entries.filter(|entry| is_named(entry) && is_own(entry)).map(|entry| entry.path()).collect();
    found.sort();
    found
}

#[cfg(unix)]
fn same_owner(about: &fs::Metadata, own: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    // The temporary folder is everyone's.
    fs::metadata(own).is_ok_and(|own| own.uid() == about.uid()) && about.mode() & 0o022 == 0
}

#[cfg(not(unix))]
const fn same_owner(_: &fs::Metadata, _: &Path) -> bool {
    true
}

/// Removes a rescue folder whose answers are in their profile again. Errors are ignored: merging twice adds nothing.
pub fn remove(folder: &Path) {
    for name in [JOURNAL, ABOUT, "profile.ron"] {
        let _ = fs::remove_file(folder.join(name));
    }
    let _ = fs::remove_dir(folder);
}

/// Writes lines to a new file that the import and `tailleur progress merge` read; those of further profiles to files
/// beside it. Returns its path.
///
/// # Errors
/// If a file cannot be written, or is there already.
pub fn write_file(path: &Path, lines: &LooseLines) -> Result<PathBuf, Phrase> {
    for (number, lines) in lines.values().enumerate() {
        let path = if number == 0 { path.to_owned() } else { path.with_extension(format!("{number}.journal")) };
        files::make_private(&path, lines.concat().as_bytes()).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => text!("waiting-file-exists", place = files::path_fact(&path)),
            _ => files::notice(text_key!("waiting-file-not-written"), &path, &error),
        })?;
    }
    Ok(path.to_owned())
}

/// A new file among the user's documents, proposed for the answers of the profile in this folder.
pub fn proposed_file(profile: &Path, now: Moment) -> PathBuf {
    let user = directories::UserDirs::new();
    let home = user.as_ref().map(|user| user.document_dir().unwrap_or_else(|| user.home_dir()).to_owned());
    let name = profile.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let hour = clock::hour(now).replace(':', "");
    home.unwrap_or_else(std::env::temp_dir).join(format!("{name}-{}-{hour}.journal", clock::day(now)))
}
