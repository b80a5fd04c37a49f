//! Unsaved changes of packs, as drafts in the data folder: one file per pack, replaced whole.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::workshop::DraftBackup;
use crate::i18n::phrase::Phrase;
use crate::platform::storage::disk;
use crate::platform::storage::file_system;
use crate::platform::storage::files::{notice, replace};
use crate::platform::storage::pack_file::hash;

/// Size limit, in bytes: a pack with the maximum number of texts.
const LARGEST: u64 = 64 * 1024 * 1024;

#[derive(Debug, Serialize, Deserialize)]
struct StoredDraft {
    folder: String,
    unwritten: DraftBackup,
}

fn drafts_folder(data: &Path) -> PathBuf {
    data.join("drafts")
}

fn file_of(data: &Path, folder: &Path) -> PathBuf {
    let name = hash(folder.as_os_str().as_encoded_bytes());
    drafts_folder(data).join(format!("{}.ron", name.get(..16).unwrap_or(&name)))
}

pub(super) fn save(data: &Path, folder: &Path, unwritten: DraftBackup) -> Result<(), Phrase> {
    let file = file_of(data, folder);
    let draft = StoredDraft { folder: folder.display().to_string(), unwritten };
    let made = disk::make_folder(data).and_then(|()| disk::make_folder(&drafts_folder(data)));
    made.map_err(|fault| fault.phrase(&drafts_folder(data)))?;
    let text = ron::ser::to_string_pretty(&draft, ron::ser::PrettyConfig::default()).map_err(std::io::Error::other);
    let written = text.and_then(|text| replace(&file, text.as_bytes()));
    written.map_err(|error| notice(text_key!("workshop-not-written"), &file, &error))
}

/// The draft of the pack in a folder, if any.
pub(super) fn load(data: &Path, folder: &Path) -> Option<DraftBackup> {
    read(&file_of(data, folder)).map(|draft| draft.unwritten).filter(|unwritten| !unwritten.is_empty())
}

pub(super) fn delete(data: &Path, folder: &Path) -> Result<(), Phrase> {
    let file = file_of(data, folder);
    match file_system::remove(&file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(notice(text_key!("workshop-not-written"), &file, &error))
        }
        _ => Ok(()),
    }
}

pub(super) fn folders(data: &Path) -> Vec<PathBuf> {
    let (files, _) = disk::walk(&drafts_folder(data));
    let drafts = files.iter().filter(|file| file.extension().is_some_and(|end| end == "ron"));
    drafts.filter_map(|file| read(file)).map(|draft| PathBuf::from(draft.folder)).collect()
}

fn read(file: &Path) -> Option<StoredDraft> {
    ron::from_str(&disk::read_text(file, LARGEST).ok()?).ok()
}
