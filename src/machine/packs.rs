//! Packs on the disk: reading their files, never more than is of use, and offering those of the data folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::disk::{self, Unreadable};
use super::files::{notice, shown};
use super::pack_file::mend;
use crate::lesson::page::{LARGEST_PICTURE, PICTURE_FOLDER};
use crate::lesson::{CHIP_FOLDER, Files, HOUSE_FOLDER, Library, MOST_FILES, Offered};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::voice::{LARGEST_SOUND, LARGEST_VOICE, MOST_SOUNDS, SOUND_FOLDER, SoundFile, Sounds};

/// What lies in the folder of a pack.
#[derive(Debug, Default)]
pub struct Folder {
    /// What could be read.
    pub files: Files,
    /// What could not, by its name inside the folder, with the reason.
    pub unread: BTreeMap<String, Unreadable>,
    /// How large the sounds are that have been read, together,
    size: u64,
    /// and the pictures.
    pictured: u64,
}

impl Folder {
    /// How many files there are.
    #[must_use]
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
                self.other(format!("{named}/{name}"));
            } else if self.files.len() + self.unread.len() <= MOST_FILES {
                self.text(format!("{named}/{name}"), &path);
            }
        }
    }

    /// What is not read is named all the same: its author believes that it is.
    fn other(&mut self, name: String) {
        if self.files.others.len() < MOST_OTHERS {
            self.files.others.insert(name);
        }
    }

    /// The folders in a folder of the pack that are none of these.
    fn folders_other_than(&mut self, known: &[&str], folder: &Path, named: &str) {
        for (name, _) in folders_in(&folder.join(named)).unwrap_or_default() {
            if !known.contains(&name.as_str()) {
                let before = if named.is_empty() { "" } else { "/" };
                self.other(format!("{named}{before}{name}/"));
            }
        }
    }

    /// Of a picture that is too large one byte more than it may have: enough to know.
    fn picture(&mut self, name: String, path: &Path) {
        let left = LARGEST_PICTURES.saturating_sub(self.pictured);
        if left == 0 {
            self.unread.insert(name, Unreadable::TooLong(LARGEST_PICTURES));
            return;
        }
        match disk::read_first(path, (LARGEST_PICTURE + 1).min(left)) {
            Ok(bytes) => {
                self.pictured += bytes.len() as u64;
                self.files.pictures.insert(name, bytes.into());
            }
            Err(fault) => drop(self.unread.insert(name, fault)),
        }
    }

    fn sound(&mut self, name: String, path: &Path) {
        let left = LARGEST_VOICE.saturating_sub(self.size);
        let sounds = &mut self.files.sounds;
        if sounds.len() >= MOST_SOUNDS {
            // Enough to know that there are more.
            sounds.entry(name).or_insert(SoundFile::OneTooMany);
            return;
        }
        let sound = match disk::read_bytes(path, LARGEST_SOUND.min(left)) {
            Ok(Ok(bytes)) => {
                self.size += bytes.len() as u64;
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

/// No more of what is not read is named.
const MOST_OTHERS: usize = 50;
/// The pictures of a pack may not be larger together, in bytes.
const LARGEST_PICTURES: u64 = 48 * 1024 * 1024;

/// Reads the files of a pack: texts in its folder and in `houses/` and `chips/` below, sounds there and in `voice/`,
/// pictures in `pictures/`. Of too many only as many as show it.
#[must_use]
pub fn read(folder: &Path) -> Folder {
    let mut found = Folder::default();
    for (name, path) in plain_files(folder) {
        if path.extension().is_some_and(|end| end == "ron") {
            if found.files.len() + found.unread.len() <= MOST_FILES {
                found.text(name, &path);
            }
        } else {
            found.sound(name, &path);
        }
    }
    for named in [HOUSE_FOLDER, CHIP_FOLDER] {
        found.texts_in(folder, named);
    }
    let known = [HOUSE_FOLDER, CHIP_FOLDER, SOUND_FOLDER, PICTURE_FOLDER];
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

/// Reads the sounds of a folder that is no pack, and what could not be read of them.
#[must_use]
pub fn sounds(folder: &Path) -> (Sounds, BTreeMap<String, Unreadable>) {
    let mut found = Folder::default();
    for (name, path) in plain_files(folder) {
        if path.extension().is_none_or(|end| end != "ron") {
            found.sound(name, &path);
        }
    }
    (found.files.sounds, found.unread)
}

/// Offers the packs of the data folder behind the others, and says which could not be.
#[must_use]
pub fn offer(data: &Path, library: &mut Library, houses: &Shelf) -> Vec<Phrase> {
    let (place, mut told) = (data.join("packs"), Vec::new());
    let folders = folders_of(&place, &mut told);
    told.extend(add_all(library, &place, folders, houses));
    told
}

/// Every pack that is offered to a profile: those inside the program, those of the data folder, which all profiles have,
/// and its own. Of two with one id its own is offered. Says which could not be.
#[must_use]
pub fn offered(built_in: &Library, data: &Path, profile: &Path, houses: &Shelf) -> (Library, Vec<Phrase>) {
    let (mut library, mut told) = (built_in.clone(), Vec::new());
    let (shared, own) = (data.join("packs"), profile.join("packs"));
    mend(&own);
    let own_folders = folders_of(&own, &mut told);
    let is_own = |(name, _): &(String, PathBuf)| own_folders.iter().any(|(own, _)| own == name);
    let (both, shared_only): (Vec<_>, Vec<_>) = folders_of(&shared, &mut told).into_iter().partition(is_own);
    told.extend(add_all(&mut library, &shared, shared_only, houses));
    told.extend(add_all(&mut library, &own, own_folders, houses));
    // Where the profile's own has faults, that of all profiles is still there.
    let missing = |(name, _): &(String, PathBuf)| library.packs().iter().all(|pack| pack.id != *name);
    let both = both.into_iter().filter(missing).collect();
    told.extend(add_all(&mut library, &shared, both, houses));
    (library, told)
}

/// The files of the pack of this id: of one inside the program, or else of the folder that has its name in one of these
/// places. None where there is no such pack.
#[must_use]
pub fn files_of(id: &str, places: &[&Path]) -> Files {
    if Library::folders().contains(&id) {
        return Library::files_of(id);
    }
    let folders = places.iter().map(|place| place.join(id));
    folders.map(|folder| read(&folder).files).find(|files| !files.is_empty()).unwrap_or_default()
}

/// The folders of packs in a place; none where there is no such place.
fn folders_of(place: &Path, told: &mut Vec<Phrase>) -> Vec<(String, PathBuf)> {
    let folders = folders_in(place);
    folders.unwrap_or_else(|error| {
        if error.kind() != ErrorKind::NotFound {
            told.push(notice("packs-not-read", place, &error));
        }
        Vec::new()
    })
}

/// Adds the packs of a place behind the others, and says which could not be.
fn add_all(library: &mut Library, place: &Path, folders: Vec<(String, PathBuf)>, houses: &Shelf) -> Vec<Phrase> {
    let mut told: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for (name, path) in folders {
        let found = read(&path);
        let all_read = found.unread.is_empty();
        let key = match library.add(&name, &found.files, houses) {
            Offered::Whole if all_read => continue,
            Offered::Whole | Offered::NotAllHeard => "packs-not-all-heard",
            Offered::Faulty => "packs-faulty",
            Offered::Taken => "packs-taken",
        };
        told.entry(key).or_default().push(name);
    }
    let named = |(key, names): (_, Vec<String>)| {
        Phrase::plain(key).with("packs", Fact::Text(names.join(", "))).with("place", shown(place))
    };
    told.into_iter().map(named).collect()
}

/// The folders in a folder, by name. What begins with a point is nobody's pack.
pub(super) fn folders_in(place: &Path) -> std::io::Result<Vec<(String, PathBuf)>> {
    let mut folders = entries(place)?;
    folders.retain(|(name, path)| !name.starts_with('.') && path.is_dir());
    Ok(folders)
}

/// The files in a folder, by name; what begins with a point is a system's own.
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
