//! Reader for untrusted pack files: validates everything and writes nothing.

use std::fs::File;
use std::io::{Cursor, Read, Seek};
use std::path::{Path, PathBuf};

use zip::read::ZipArchive;

use super::error::{PackFileError, PackReadError};
use super::key::Signer;
use super::manifest::{PackContents, PackManifest};
use super::names::{MANIFEST, SIGNATURE, UsedPaths, check_content, check_path, display_name};
use super::zip_layout::{STORED, ZipEntry, entries};
use super::{LARGEST, LARGEST_MANIFEST, LARGEST_OF_ALL, LARGEST_SIGNATURE, MOST_FILES, MOST_SHRUNK};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::platform::storage::disk;

/// Upper bound of the zip headers of the maximum number of files, in bytes.
const FRAME: u64 = 4 << 20;

const KIND: u32 = 0o170_000;
const PLAIN: u32 = 0o100_000;
const LINK: u32 = 0o120_000;
const FOLDER: u32 = 0o040_000;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackFile {
    manifest: PackManifest,
    files: PackContents,
    signer: Option<Signer>,
    signature: Option<String>,
    bytes: Vec<u8>,
}

impl PackFile {
    pub fn open(path: &Path) -> Result<Self, PackFileError> {
        let file: File = disk::open_plain(path).map_err(|fault| fault.phrase(path))?;
        Self::read(file).map_err(|error| error.at(path))
    }

    pub fn read(mut input: impl Read + Seek) -> Result<Self, PackReadError> {
        input.rewind()?;
        let mut bytes = Vec::new();
        input.take(LARGEST_OF_ALL + FRAME + 1).read_to_end(&mut bytes)?;
        Ok(Self::parse(bytes)?)
    }

    fn parse(bytes: Vec<u8>) -> Result<Self, Phrase> {
        if bytes.len() as u64 > LARGEST_OF_ALL + FRAME {
            return Err(too_large_in_all());
        }
        let mut files = contents(&bytes)?;
        let manifest_text = files.remove(MANIFEST).ok_or_else(|| text!("pack-manifest-missing"))?;
        let signature = files.remove(SIGNATURE);
        if files.len() > MOST_FILES {
            return Err(text!("pack-file-too-many", most = Fact::Number(MOST_FILES as u64)));
        }
        let text = str::from_utf8(&manifest_text).map_err(|_| text!("pack-manifest-not-text"))?;
        let manifest = PackManifest::parse(text)?;
        manifest.check_files(&files)?;
        if !crate::syntax::is_id(manifest.id.as_str()) {
            return Err(text!("pack-manifest-id", id = display_name(manifest.id.as_str())));
        }
        for (name, bytes) in &files {
            check_content(name, bytes)?;
        }
        let signature = signature.map(String::from_utf8).transpose();
        let signature = signature.map_err(|_| text!("pack-signature-wrong"))?;
        let signer = signer(&manifest, &manifest_text, signature.as_deref())?;
        Ok(Self { manifest, files, signer, signature, bytes })
    }

    pub const fn manifest(&self) -> &PackManifest {
        &self.manifest
    }

    /// The signer; the signature was verified.
    pub const fn signer(&self) -> Option<&Signer> {
        self.signer.as_ref()
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// True if a folder holds exactly these files, byte for byte.
    pub(super) fn matches_folder(&self, folder: &Path) -> bool {
        let (found, faults) = disk::walk(folder);
        let same = |path: &PathBuf| {
            let name = path.strip_prefix(folder).ok().map(|name| name.to_string_lossy().replace('\\', "/"));
            let bytes = name.and_then(|name| self.files.get(&name));
            bytes.is_some_and(|bytes| disk::read_bytes(path, LARGEST).is_ok_and(|read| read.as_ref() == Ok(bytes)))
        };
        faults.is_empty() && found.len() == self.files.len() && found.iter().all(same)
    }

    pub(super) fn signature(&self) -> Option<&str> {
        self.signature.as_deref()
    }

    /// The files by path; the paths stay inside the pack's folder.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }
}

/// The key that signed the manifest; an invalid signature is an error.
fn signer(manifest: &PackManifest, bytes: &[u8], signature: Option<&str>) -> Result<Option<Signer>, Phrase> {
    let wrong = || text!("pack-signature-wrong");
    match (&manifest.signer, signature) {
        (None, None) => Ok(None),
        (Some(_), None) => Err(text!("pack-signature-missing")),
        (None, Some(_)) => Err(wrong()),
        (Some(key), Some(signature)) => {
            let signer = Signer::read(key).map_err(|_| wrong())?;
            if signer.key == *key && signer.verifies(bytes, signature) { Ok(Some(signer)) } else { Err(wrong()) }
        }
    }
}

fn contents(bytes: &[u8]) -> Result<PackContents, Phrase> {
    let entries = entries(bytes, MOST_FILES + 2)?;
    let (mut paths, mut size, mut named) = (UsedPaths::default(), 0u64, Vec::new());
    for entry in &entries {
        let Ok(name) = str::from_utf8(&entry.name) else {
            let why = Fact::Phrase(Box::new(text!("name-odd-not-text")));
            return Err(text!("pack-file-name", name = entry.display_name(), why = why));
        };
        check_path(name)?;
        check_kind(entry)?;
        paths.add(name)?;
        check_size(entry, name)?;
        size = size.saturating_add(entry.size);
        named.push(name);
    }
    if size > LARGEST_OF_ALL {
        return Err(too_large_in_all());
    }
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| text!("pack-file-none"))?;
    let mut files = PackContents::new();
    for (entry, name) in entries.iter().zip(named) {
        files.insert(name.to_owned(), unpacked(&mut zip, entry, name)?);
    }
    Ok(files)
}

/// The contents of a file; the length must be as stated.
fn unpacked(zip: &mut ZipArchive<Cursor<&[u8]>>, entry: &ZipEntry, name: &str) -> Result<Vec<u8>, Phrase> {
    let at = |key: TextKey| Phrase::plain(key).with("name", entry.display_name());
    let file = zip.by_name(name).map_err(|_| at(text_key!("pack-file-damaged")))?;
    let mut bytes = Vec::new();
    // One byte more than the stated size, so that the end is reached and the checksum is compared.
    let read = file.take(entry.size + 1).read_to_end(&mut bytes);
    if bytes.len() as u64 > entry.size {
        return Err(at(text_key!("pack-file-size-lies")));
    }
    read.map_err(|_| at(text_key!("pack-file-damaged")))?;
    if bytes.len() as u64 == entry.size { Ok(bytes) } else { Err(at(text_key!("pack-file-size-lies"))) }
}

/// Rejects folders, links and devices.
fn check_kind(entry: &ZipEntry) -> Result<(), Phrase> {
    let key = match entry.mode & KIND {
        0 | PLAIN => return Ok(()),
        LINK => text_key!("pack-file-link"),
        FOLDER => text_key!("pack-file-folder"),
        _ => text_key!("pack-file-device"),
    };
    Err(Phrase::plain(key).with("name", entry.display_name()))
}

/// Rejects files over the size or compression limit.
fn check_size(entry: &ZipEntry, name: &str) -> Result<(), Phrase> {
    let largest = match name {
        MANIFEST => LARGEST_MANIFEST,
        SIGNATURE => LARGEST_SIGNATURE,
        _ => LARGEST,
    };
    let at = |key: TextKey| Phrase::plain(key).with("name", entry.display_name());
    if entry.size > largest {
        return Err(at(text_key!("pack-file-too-large")).with("most", Fact::Number(largest / 1024)));
    }
    let packed = entry.bytes.len() as u64;
    if entry.method == STORED && packed != entry.size {
        return Err(at(text_key!("pack-file-size-lies")));
    }
    if entry.size > packed.saturating_mul(MOST_SHRUNK) {
        return Err(at(text_key!("pack-file-shrunk")).with("most", Fact::Number(MOST_SHRUNK)));
    }
    Ok(())
}

fn too_large_in_all() -> Phrase {
    text!("pack-file-too-large-in-all", most = Fact::Number(LARGEST_OF_ALL >> 20))
}
