//! Installing a foreign pack for one profile: validated first as by `tailleur check`; nothing is changed before it
//! passes.

use std::path::{Path, PathBuf};

use super::END;
use super::error::PackFileError;
use super::key::Signer;
use super::reader::PackFile;
use super::staging::{self, StagingFolder};
use super::trust::{self, SignatureStatus};
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Library, Pack, PackId, check};
use crate::platform::storage::packs::{self, PackFolder};
use crate::platform::storage::{disk, files};
use crate::rules::house::HouseLibrary;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VersionRelation {
    New,
    Newer(u32),
    Older(u32),
    Same,
    Changed,
}

#[derive(Debug, Clone)]
pub struct PackCandidate {
    pub file: PackFile,
    pub path: PathBuf,
    pub pack: Pack,
    /// The installed version, if readable.
    pub before: Option<Pack>,
    pub standing: VersionRelation,
    pub signed: SignatureStatus,
}

#[derive(Debug, Clone, Copy)]
pub struct PackHome<'h> {
    pub data: &'h Path,
    pub profile: &'h Path,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstalledPack {
    pub id: PackId,
    /// The pack, if readable.
    pub pack: Option<Pack>,
    /// The file it was installed from, if kept and unchanged.
    pub file: Option<PackFile>,
}

impl InstalledPack {
    pub fn signer(&self) -> Option<&Signer> {
        self.file.as_ref()?.signer()
    }
}

/// Reads a pack file and validates its contents as `tailleur check` does.
pub fn verify(path: &Path, houses: &HouseLibrary) -> Result<(PackFile, Pack), PackFileError> {
    let file = PackFile::open(path)?;
    let place = std::env::temp_dir();
    let draft = StagingFolder::unpack(&file, &place)
        .map_err(|error| files::notice(text_key!("pack-not-unpacked"), &place, &error))?;
    let pack = check_unpacked(&file, draft.path(), path, houses)?;
    Ok((file, pack))
}

pub fn inspect(path: &Path, home: PackHome<'_>, houses: &HouseLibrary) -> Result<PackCandidate, PackFileError> {
    let (file, pack) = verify(path, houses)?;
    let id = &file.manifest().id;
    if Library::is_reserved(id.as_str()) {
        let why = text!("pack-file-built-in", id = Fact::Text(id.to_string()));
        return Err(PackFileError::refused(path, why));
    }
    let signed = trust::compare_signer(home.data, id, file.signer());
    let here = home.packs_folder().join(id.as_str());
    let before = disk::is_folder(&here).then(|| read(&here, houses)).flatten();
    let standing = match &before {
        None => VersionRelation::New,
        Some(before) if before.version < pack.version => VersionRelation::Newer(before.version),
        Some(before) if before.version > pack.version => VersionRelation::Older(before.version),
        Some(_) if file.matches_folder(&here) => VersionRelation::Same,
        Some(_) => VersionRelation::Changed,
    };
    Ok(PackCandidate { path: path.to_owned(), file, pack, before, standing, signed })
}

/// Installs a validated pack. On failure the previous state is kept.
pub fn install(brought: &PackCandidate, home: PackHome<'_>, houses: &HouseLibrary) -> Result<(), PackFileError> {
    let (place, id) = (home.packs_folder(), &brought.file.manifest().id);
    let failed = |error: std::io::Error| files::notice(text_key!("pack-not-installed"), &place, &error);
    let draft = StagingFolder::unpack(&brought.file, &place).map_err(failed)?;
    // Validates what is on the disk now, not what was read from the file.
    check_unpacked(&brought.file, draft.path(), &brought.path, houses)?;
    let bytes = brought.file.bytes();
    draft.commit(&place, id.as_str()).map_err(failed)?;
    files::replace(&place.join(format!("{id}{END}")), bytes).map_err(failed)?;
    trust::remember(home.data, id, brought.file.signer())?;
    Ok(())
}

/// Removes an installed pack. Its records stay in the journals.
pub fn remove(home: PackHome<'_>, id: &PackId) -> Result<(), Phrase> {
    let place = home.packs_folder();
    let missing = || text!("pack-not-there", id = Fact::Text(id.to_string()));
    if !crate::syntax::is_id(id.as_str()) || !disk::is_folder(&place.join(id.as_str())) {
        return Err(missing());
    }
    let failed = |error: std::io::Error| files::notice(text_key!("pack-not-removed"), &place.join(id.as_str()), &error);
    staging::remove_pack_folder(&place, id.as_str()).map_err(failed)?;
    let file = place.join(format!("{id}{END}"));
    if disk::exists(&file) { std::fs::remove_file(&file).map_err(failed) } else { Ok(()) }
}

/// Installed packs of a profile, sorted by id.
pub fn installed(home: PackHome<'_>, houses: &HouseLibrary) -> Vec<InstalledPack> {
    let place = home.packs_folder();
    let folders = packs::folders_in(&place).unwrap_or_default();
    let of = |(id, folder): (String, PathBuf)| {
        let file = PackFile::open(&place.join(format!("{id}{END}"))).ok();
        InstalledPack {
            pack: read(&folder, houses),
            file: file.filter(|file| file.matches_folder(&folder)),
            id: id.into(),
        }
    };
    folders.into_iter().map(of).collect()
}

impl PackHome<'_> {
    pub fn packs_folder(&self) -> PathBuf {
        self.profile.join("packs")
    }
}

/// The pack in a folder, if it has no errors.
fn read(folder: &Path, houses: &HouseLibrary) -> Option<Pack> {
    Pack::read_for(&packs::read(folder).files, houses).ok()
}

/// Validates the unpacked folder: no errors, and the pack its manifest names.
fn check_unpacked(file: &PackFile, folder: &Path, path: &Path, houses: &HouseLibrary) -> Result<Pack, PackFileError> {
    let PackFolder { files, unread, .. } = packs::read(folder);
    if let Some((name, fault)) = unread.first_key_value() {
        return Err(PackFileError::refused(path, fault.phrase(Path::new(name))));
    }
    let mut flaws = check(None, &files, houses);
    flaws.retain(Flaw::is_fault);
    if let Some(first) = flaws.first() {
        let why = text!(
            "pack-file-faulty",
            count = Fact::Number(flaws.len() as u64),
            file = Fact::Text(first.file.clone()),
            line = Fact::Number(first.place.line as u64),
            column = Fact::Number(first.place.column as u64),
            fault = Fact::Phrase(Box::new(first.what.clone()))
        );
        return Err(PackFileError::Refused { path: path.to_owned(), why, flaws });
    }
    let none = |flaws| PackFileError::Refused { path: path.to_owned(), why: text!("pack-file-none"), flaws };
    let pack = Pack::read_for(&files, houses).map_err(none)?;
    let manifest = file.manifest();
    if pack.id == manifest.id && pack.version == manifest.version {
        return Ok(pack);
    }
    let why = text!(
        "pack-manifest-differs",
        id = Fact::Text(manifest.id.to_string()),
        version = Fact::Number(manifest.version.into()),
        other = Fact::Text(pack.id.to_string()),
        found = Fact::Number(pack.version.into())
    );
    Err(PackFileError::refused(path, why))
}
