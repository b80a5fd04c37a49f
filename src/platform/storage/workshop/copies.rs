//! Editable copies of built-in and installed packs, with all their files.

use std::path::{Path, PathBuf};

use super::{create, write_bytes};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Files, Library, PackId};
use crate::platform::storage::disk::{self, Unreadable};
use crate::platform::storage::files::{notice, path_fact};
use crate::platform::storage::pack_file::is_package_metadata;
use crate::platform::storage::packs;

/// Size limit of one file, in bytes.
const LARGEST: u64 = 256 * 1024 * 1024;

/// Copies the pack of this id into a new folder under a new id. `profile` is the open profile's folder, whose packs
/// take precedence.
pub(super) fn copy(data: &Path, profile: Option<&Path>, id: &PackId) -> Result<PathBuf, Phrase> {
    let name = format!("{id}-2");
    let places = profile.into_iter().chain([data]).map(|place| place.join("packs").join(id.as_str()));
    let from = places.into_iter().find(|folder| disk::is_folder(folder));
    // An installed pack may have the id of the annotated example from earlier days.
    let is_built_in = Library::built_in_folders().contains(&id.as_str());
    if is_built_in || (from.is_none() && id.as_str() == Library::EXAMPLE) {
        return create(data, &name, &Library::built_in_files(id.as_str()));
    }
    let from = from.ok_or_else(|| text!("workshop-no-such-pack", pack = Fact::Text(id.to_string())))?;
    // Texts are written under the new id; all other files are copied unchanged.
    let read = packs::read(&from).files;
    let texts = read.iter().filter(|(file, _)| !is_package_metadata(file));
    let texts: Files = texts.map(|(file, text)| (file.clone(), text.clone())).collect();
    let to = create(data, &name, &texts)?;
    copy_other_files(&from, &to, &texts)?;
    Ok(to)
}

/// Copies all files other than the pack's texts. Metadata of the pack file is left out: it does not apply to the
/// copy.
fn copy_other_files(from: &Path, to: &Path, texts: &Files) -> Result<(), Phrase> {
    let (files, faults) = disk::walk(from);
    if let Some((path, fault)) = faults.first() {
        return Err(fault.phrase(path));
    }
    for path in files {
        let Some(name) = path.strip_prefix(from).ok().map(|name| name.to_string_lossy().replace('\\', "/")) else {
            continue;
        };
        let is_hidden = name.split('/').any(|part| part.starts_with('.'));
        if is_hidden || is_package_metadata(&name) || texts.contains_key(&name) {
            continue;
        }
        let bytes = disk::read_bytes(&path, LARGEST).map_err(|fault| fault.phrase(&path))?;
        let bytes = bytes.map_err(|_| Unreadable::TooLong(LARGEST).phrase(&path))?;
        write_bytes(to, &name, &bytes).map_err(|error| {
            notice(text_key!("workshop-not-written"), &to.join(&name), &error).with("from", path_fact(&path))
        })?;
    }
    Ok(())
}
