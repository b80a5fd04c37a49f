//! Builder of pack files: reproducible, refused if the pack has errors, and read back before it is renamed into
//! place.

use std::fs;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

use super::error::refused;
use super::key::{Signer, SigningKey};
use super::manifest::{PackContents, PackManifest};
use super::names::{MANIFEST, SIGNATURE, UsedPaths, check_content, check_path, display_name};
use super::reader::PackFile;
use super::{END, LARGEST, LARGEST_OF_ALL, MOST_FILES};
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::{Pack, PackId, check};
use crate::platform::storage::{disk, files, packs};
use crate::rules::house::HouseLibrary;

const LITTER: [&str; 3] = ["Thumbs.db", "desktop.ini", "Icon\r"];
/// Ends of the names of editors' copies.
const BACKUPS: [&str; 5] = ["~", ".bak", ".orig", ".swp", ".tmp"];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuiltPack {
    pub path: PathBuf,
    pub manifest: PackManifest,
    /// In bytes.
    pub size: u64,
    pub signer: Option<Signer>,
    pub warnings: Vec<Flaw>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BuildError {
    Flaws(Vec<Flaw>),
    Refused(Phrase),
    Failed(Phrase),
}

pub fn name_of(id: &PackId, version: u32) -> String {
    format!("{id}-{version}{END}")
}

/// Builds the pack in a folder, to `out` or into the current directory.
pub fn build(
    folder: &Path,
    out: Option<&Path>,
    secret: Option<&SigningKey>,
    houses: &HouseLibrary,
) -> Result<BuiltPack, BuildError> {
    let files = collect_files(folder)?;
    let found = packs::read(folder);
    if let Some((name, fault)) = found.unread.first_key_value() {
        return Err(BuildError::Failed(fault.phrase(&folder.join(name))));
    }
    let flaws = check(None, &found.files, houses);
    if flaws.iter().any(Flaw::is_fault) {
        return Err(BuildError::Flaws(flaws));
    }
    let Pack { id, version, .. } = Pack::read_for(&found.files, houses).map_err(BuildError::Flaws)?;
    let path = out.map_or_else(|| PathBuf::from(name_of(&id, version)), Path::to_owned);
    let manifest = PackManifest::new(&id, version, secret.map(|secret| secret.signer().key.clone()), &files);
    let bytes = pack_bytes(&manifest, &files, secret, &path).map_err(BuildError::Failed)?;
    // Validated again exactly as a recipient will.
    let read = PackFile::read(Cursor::new(&bytes)).map_err(|error| BuildError::Refused(error.into_phrase()))?;
    let failed =
        |error: std::io::Error| BuildError::Failed(files::notice(text_key!("pack-not-written"), &path, &error));
    files::replace(&path, &bytes).map_err(failed)?;
    Ok(BuiltPack { size: bytes.len() as u64, manifest, signer: read.signer().cloned(), path, warnings: flaws })
}

/// The version of an existing pack file whose contents differ from the folder's; `None` if they are equal or either
/// cannot be read.
pub fn version_of_other(folder: &Path, file: &Path) -> Option<u32> {
    let before = PackFile::open(file).ok()?;
    let files = collect_files(folder).ok()?;
    let PackManifest { id, version, content, .. } = before.manifest();
    (PackManifest::new(id, *version, None, &files).content != *content).then_some(*version)
}

/// True for hidden files, and for what systems and editors leave behind.
fn is_litter(name: &str) -> bool {
    let is_saved = |end: &&str| name.to_ascii_lowercase().ends_with(end);
    name.starts_with(['.', '~'])
        || (name.starts_with('#') && name.ends_with('#'))
        || LITTER.contains(&name)
        || BACKUPS.iter().any(is_saved)
}

/// The files of a pack's folder, without hidden files and litter.
fn collect_files(folder: &Path) -> Result<PackContents, BuildError> {
    let refuse = |why: Phrase| BuildError::Refused(refused(folder, why));
    if !disk::is_folder(folder) {
        let fault = if disk::exists(folder) { disk::Unreadable::NotAFolder } else { disk::Unreadable::Missing };
        return Err(BuildError::Failed(fault.phrase(folder)));
    }
    let (found, faults) = disk::walk(folder);
    if let Some((path, fault)) = faults.first() {
        return Err(BuildError::Failed(fault.phrase(path)));
    }
    let (mut paths, mut contents, mut size) = (UsedPaths::default(), PackContents::new(), 0u64);
    for file in found {
        let parts = file.strip_prefix(folder).unwrap_or(&file).iter().map(|part| part.to_string_lossy());
        let parts: Vec<String> = parts.map(std::borrow::Cow::into_owned).collect();
        if parts.iter().any(|part| is_litter(part)) {
            continue;
        }
        let name = parts.join("/");
        let of = |key: TextKey| refuse(Phrase::plain(key).with("name", display_name(&name)));
        check_path(&name).map_err(refuse)?;
        paths.add(&name).map_err(refuse)?;
        if [MANIFEST, SIGNATURE].contains(&name.as_str()) {
            return Err(of(text_key!("pack-file-own-name")));
        }
        if fs::symlink_metadata(&file).is_ok_and(|about| about.is_symlink()) {
            return Err(of(text_key!("pack-file-link")));
        }
        let bytes = disk::read_bytes(&file, LARGEST).map_err(|fault| BuildError::Failed(fault.phrase(&file)))?;
        let too_large = |_| {
            let phrase = text!("pack-file-too-large", name = display_name(&name), most = Fact::Number(LARGEST / 1024));
            refuse(phrase)
        };
        let bytes = bytes.map_err(too_large)?;
        check_content(&name, &bytes).map_err(refuse)?;
        size += bytes.len() as u64;
        contents.insert(name, bytes);
        if contents.len() > MOST_FILES {
            return Err(refuse(text!("pack-file-too-many", most = Fact::Number(MOST_FILES as u64))));
        }
        if size > LARGEST_OF_ALL {
            let phrase = text!("pack-file-too-large-in-all", most = Fact::Number(LARGEST_OF_ALL >> 20));
            return Err(refuse(phrase));
        }
    }
    Ok(contents)
}

/// Bytes of the zip: manifest, signature, files sorted by name.
fn pack_bytes(
    manifest: &PackManifest,
    files: &PackContents,
    secret: Option<&SigningKey>,
    path: &Path,
) -> Result<Vec<u8>, Phrase> {
    let failed = |why: String| text!("pack-not-packed", why = Fact::Text(why));
    let text = manifest.to_text().map_err(|error| failed(error.to_string()))?;
    let signature = secret.map(|secret| signature(secret, manifest, &text, path)).transpose()?;
    let options = options().map_err(|error| failed(error.to_string()))?;
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let own = [(MANIFEST, Some(text.as_str())), (SIGNATURE, signature.as_deref())];
    let own = own.into_iter().filter_map(|(name, text)| Some((name, text?.as_bytes())));
    for (name, bytes) in own.chain(files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))) {
        let put = zip.start_file(name, options).map_err(|error| error.to_string());
        put.and_then(|()| zip.write_all(bytes).map_err(|error| error.to_string())).map_err(failed)?;
    }
    zip.finish().map(Cursor::into_inner).map_err(|error| failed(error.to_string()))
}

/// Signs the manifest. Signatures are random, so a valid one of the same key over the same manifest in the existing
/// file is reused: the result is then identical.
fn signature(secret: &SigningKey, manifest: &PackManifest, text: &str, path: &Path) -> Result<String, Phrase> {
    let before = PackFile::open(path).ok().filter(|before| before.manifest() == manifest);
    let kept = before.and_then(|before| before.signature().map(str::to_owned));
    match kept.filter(|kept| secret.signer().verifies(text.as_bytes(), kept)) {
        Some(kept) => Ok(kept),
        None => secret.sign(text.as_bytes(), &format!("tailleur pack {} {}", manifest.id, manifest.version)),
    }
}

/// Fixed options: uncompressed, constant time, readable by the owner.
fn options() -> Result<SimpleFileOptions, zip::result::DateTimeRangeError> {
    let made = DateTime::from_date_and_time(1980, 1, 1, 0, 0, 0)?;
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    Ok(options.last_modified_time(made).unix_permissions(0o644).system(System::Unix))
}
