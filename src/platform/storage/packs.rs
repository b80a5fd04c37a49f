//! Packs on disk: reading their files within limits, and loading the packs of the data folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::disk::{self, Unreadable};
use super::files::{notice, path_fact};
use super::pack_file::recover;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::page::{LARGEST_PICTURE, PICTURE_FOLDER};
use crate::lesson::{
    AddPackOutcome, CHIP_FOLDER, Files, HOUSE_FOLDER, Library, MOST_FILES, PackId, SHIFT_FOLDER, UnreadFile,
};
use crate::rules::house::HouseLibrary;
use crate::voice::{LARGEST_SOUND, LARGEST_VOICE, MOST_SOUNDS, SOUND_FOLDER, SoundFile, SoundFiles};

#[derive(Debug, Default)]
pub struct PackFolder {
    pub files: Files,
    pub unread: BTreeMap<String, Unreadable>,
    /// Total size of the sounds read, in bytes.
    sound_bytes: u64,
    /// Total size of the pictures read, in bytes.
    picture_bytes: u64,
}

impl PackFolder {
    pub fn count(&self) -> usize {
        self.files.len() + self.files.sounds.len() + self.files.pictures.len() + self.unread.len()
    }

    fn text(&mut self, name: String, path: &Path) {
        match disk::read_text(path, disk::MOST_OF_A_TEXT) {
            Ok(text) => drop(self.files.insert(name, text)),
            Err(fault) => drop(self.unread.insert(name, fault)),
        }
    }

    fn texts_in(&mut self, folder: &Path, named: &str) {
        for (name, path) in plain_files(&folder.join(named)) {
            let is_text = path.extension().is_some_and(|end| end == "ron");
            if !is_text {
                self.add_other(format!("{named}/{name}"));
            } else if self.files.len() + self.unread.len() <= MOST_FILES {
                self.text(format!("{named}/{name}"), &path);
            }
        }
    }

    /// Unread files are listed too: the author believes they are used.
    fn add_other(&mut self, name: String) {
        if self.files.others.len() < MOST_OTHERS {
            self.files.others.insert(name, UnreadFile::Stray);
        }
    }

    fn folders_other_than(&mut self, known: &[&str], folder: &Path, named: &str) {
        for (name, _) in folders_in(&folder.join(named)).unwrap_or_default() {
            if !known.contains(&name.as_str()) {
                let before = if named.is_empty() { "" } else { "/" };
                self.add_other(format!("{named}{before}{name}/"));
            }
        }
    }

    /// Of a picture that is too large one byte more than the limit is read, which shows it.
    fn picture(&mut self, name: String, path: &Path) {
        let left = LARGEST_PICTURES.saturating_sub(self.picture_bytes);
        if left == 0 {
            self.unread.insert(name, Unreadable::TooLong(LARGEST_PICTURES));
            return;
        }
        match disk::read_first(path, (LARGEST_PICTURE + 1).min(left)) {
            Ok(bytes) => {
                self.picture_bytes += bytes.len() as u64;
                self.files.pictures.insert(name, bytes.into());
            }
            Err(fault) => drop(self.unread.insert(name, fault)),
        }
    }

    fn sound(&mut self, name: String, path: &Path) {
        let left = LARGEST_VOICE.saturating_sub(self.sound_bytes);
        let sounds = &mut self.files.sounds;
        if sounds.len() >= MOST_SOUNDS {
            // Marks that there are more.
            sounds.entry(name).or_insert(SoundFile::OneTooMany);
            return;
        }
        let sound = match disk::read_bytes(path, LARGEST_SOUND.min(left)) {
            Ok(Ok(bytes)) => {
                self.sound_bytes += bytes.len() as u64;
                SoundFile::Read(bytes.into())
            }
            Ok(Err(size)) if size > LARGEST_SOUND => SoundFile::TooLarge(size),
            Ok(Err(_)) => SoundFile::OneTooMany,
            Err(fault) => {
                self.unread.insert(name, fault);
                return;
            }
        };
        sounds.insert(name, sound);
    }
}

/// Maximum number of unread files listed.
const MOST_OTHERS: usize = 50;
/// Size limit of all pictures of a pack, in bytes.
const LARGEST_PICTURES: u64 = 48 * 1024 * 1024;

/// Reads the files of a pack: texts in its folder and in `houses/`, `chips/` and `shifts/`, sounds in its folder and in
/// `voice/`, pictures in `pictures/`. Of too many files only as many as show it.
pub fn read(folder: &Path) -> PackFolder {
    let mut found = PackFolder::default();
    for (name, path) in plain_files(folder) {
        if path.extension().is_some_and(|end| end == "ron") {
            if found.files.len() + found.unread.len() <= MOST_FILES {
                found.text(name, &path);
            }
        } else {
            found.sound(name, &path);
        }
    }
    for named in [HOUSE_FOLDER, CHIP_FOLDER, SHIFT_FOLDER] {
        found.texts_in(folder, named);
    }
    let known = [HOUSE_FOLDER, CHIP_FOLDER, SHIFT_FOLDER, SOUND_FOLDER, PICTURE_FOLDER];
    found.folders_other_than(&known, folder, "");
    for named in known {
        found.folders_other_than(&[], folder, named);
    }
    for (name, path) in plain_files(&folder.join(SOUND_FOLDER)) {
        found.sound(format!("{SOUND_FOLDER}/{name}"), &path);
    }
    for (name, path) in plain_files(&folder.join(PICTURE_FOLDER)) {
        found.picture(format!("{PICTURE_FOLDER}/{name}"), &path);
    }
    found
}

/// Reads the sounds of a folder that is not a pack; also returns the unreadable ones.
pub fn sounds(folder: &Path) -> (SoundFiles, BTreeMap<String, Unreadable>) {
    let mut found = PackFolder::default();
    for (name, path) in plain_files(folder) {
        if path.extension().is_none_or(|end| end != "ron") {
            found.sound(name, &path);
        }
    }
    (found.files.sounds, found.unread)
}

/// Appends the packs of the data folder to the library; returns notices about those with errors.
pub fn add_packs_of(data: &Path, library: &mut Library, houses: &HouseLibrary) -> Vec<Phrase> {
    let (place, mut notices) = (data.join("packs"), Vec::new());
    let folders = folders_of(&place, &mut notices);
    notices.extend(add_all(library, &place, folders, houses));
    notices
}

/// All packs available to a profile: built-in ones, those of the data folder, and its own, which take precedence for
/// the same id. Also returns notices about packs with errors.
pub fn offered(built_in: &Library, data: &Path, profile: &Path, houses: &HouseLibrary) -> (Library, Vec<Phrase>) {
    let (mut library, mut notices) = (built_in.clone(), Vec::new());
    let (shared, own) = (data.join("packs"), profile.join("packs"));
    recover(&own);
    let own_folders = folders_of(&own, &mut notices);
    let is_own = |(name, _): &(String, PathBuf)| own_folders.iter().any(|(own, _)| own == name);
    let (both, shared_only): (Vec<_>, Vec<_>) = folders_of(&shared, &mut notices).into_iter().partition(is_own);
    notices.extend(add_all(&mut library, &shared, shared_only, houses));
    notices.extend(add_all(&mut library, &own, own_folders, houses));
    // If the profile's own pack has errors, the shared one is still used.
    let missing = |(name, _): &(String, PathBuf)| library.packs().all(|pack| pack.id != name.as_str());
    let both = both.into_iter().filter(missing).collect();
    notices.extend(add_all(&mut library, &shared, both, houses));
    (library, notices)
}

/// The files of the pack with this id: built-in, or in a folder of that name in one of these places; empty if there
/// is none.
pub fn files_of(id: &PackId, places: &[&Path]) -> Files {
    if Library::built_in_folders().contains(&id.as_str()) {
        return Library::built_in_files(id.as_str());
    }
    let folders = places.iter().map(|place| place.join(id.as_str()));
    folders.map(|folder| read(&folder).files).find(|files| !files.is_empty()).unwrap_or_default()
}

/// The pack folders in a place; empty if the place does not exist.
fn folders_of(place: &Path, notices: &mut Vec<Phrase>) -> Vec<(String, PathBuf)> {
    let folders = folders_in(place);
    folders.unwrap_or_else(|error| {
        if error.kind() != ErrorKind::NotFound {
            notices.push(notice(text_key!("packs-not-read"), place, &error));
        }
        Vec::new()
    })
}

/// Appends the packs of a place; returns notices about those with errors.
fn add_all(library: &mut Library, place: &Path, folders: Vec<(String, PathBuf)>, houses: &HouseLibrary) -> Vec<Phrase> {
    let mut by_key: BTreeMap<TextKey, Vec<String>> = BTreeMap::new();
    for (name, path) in folders {
        let found = read(&path);
        let all_read = found.unread.is_empty();
        let key = match library.add(&name, &found.files, houses) {
            AddPackOutcome::Complete if all_read => continue,
            AddPackOutcome::Complete | AddPackOutcome::MissingRecordings => text_key!("packs-not-all-heard"),
            AddPackOutcome::Faulty => text_key!("packs-faulty"),
            AddPackOutcome::IdTaken => text_key!("packs-taken"),
        };
        by_key.entry(key).or_default().push(name);
    }
    let named = |(key, names): (_, Vec<String>)| {
        Phrase::plain(key).with("packs", Fact::Text(names.join(", "))).with("place", path_fact(place))
    };
    by_key.into_iter().map(named).collect()
}

/// The subfolders by name, without hidden ones.
pub(super) fn folders_in(place: &Path) -> std::io::Result<Vec<(String, PathBuf)>> {
    let mut folders = entries(place)?;
    folders.retain(|(name, path)| !name.starts_with('.') && path.is_dir());
    Ok(folders)
}

/// The files by name, without hidden ones.
fn plain_files(folder: &Path) -> Vec<(String, PathBuf)> {
    let mut files = entries(folder).unwrap_or_default();
    files.retain(|(name, path)| !name.starts_with('.') && !path.is_dir());
    files
}

fn entries(place: &Path) -> std::io::Result<Vec<(String, PathBuf)>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(place)? {
        let entry = entry?;
        entries.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    entries.sort();
    Ok(entries)
}
