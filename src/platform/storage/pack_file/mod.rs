//! A pack as one file, `.tailleur-pack`: a zip with every file of the pack, `manifest.ron` with their SHA-256, and
//! `manifest.ron.minisig` if its author has a key.
//!
//! The file is reproducible on every machine: sorted by name, uncompressed (compressor output differs between
//! versions and processors), with a fixed time and fixed permissions. Only signatures are random, and a valid
//! existing signature is kept.
//!
//! The signature covers the manifest; the manifest names the key and the hash of every other file, and no unlisted
//! file is allowed. To verify without this program: `unzip -p FILE manifest.ron > manifest.ron`, the same for
//! `manifest.ron.minisig`, and `minisign -Vm manifest.ron -P KEY` with the author's published key.
//!
//! A foreign file is read into memory and validated completely before any of it is used. An installed pack is
//! unpacked in `<profile>/packs/<id>/`, with the file it came in beside it.

mod describe;
mod error;
mod install;
mod key;
mod manifest;
mod names;
mod reader;
mod staging;
mod trust;
mod writer;
mod zip_layout;

use std::path::Path;

pub use self::error::{PackFileError, PackReadError};
pub use self::install::{
    InstalledPack, PackCandidate, PackHome, VersionRelation, inspect, install, installed, remove, verify,
};
pub use self::key::{Signer, SigningKey};
pub(in crate::platform::storage) use self::manifest::hash;
pub use self::manifest::{ManifestEntry, PackManifest};
pub use self::names::is_package_metadata;
pub use self::reader::PackFile;
pub use self::staging::recover;
pub use self::trust::SignatureStatus;
pub use self::writer::{BuildError, BuiltPack, build, name_of, version_of_other};

pub const END: &str = ".tailleur-pack";

const FORM: u32 = 1;
const LEAST_PROGRAM: &str = "0.1.0";

/// Size limit of one file, in bytes.
const LARGEST: u64 = 16 << 20;
/// Size limit of all files together, in bytes.
const LARGEST_OF_ALL: u64 = 64 << 20;
/// Size limit of the manifest and of the signature, in bytes.
const LARGEST_MANIFEST: u64 = 1 << 20;
const LARGEST_SIGNATURE: u64 = 4096;
/// Maximum number of files.
const MOST_FILES: usize = 2000;
/// Maximum compression ratio, against zip bombs.
const MOST_SHRUNK: u64 = 100;

/// True if a path has the suffix of a pack file.
pub fn has_pack_extension(path: &Path) -> bool {
    path.to_string_lossy().to_lowercase().ends_with(END)
}
