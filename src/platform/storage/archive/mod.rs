//! A whole profile as one zip: `profile.ron`, `settings.ron`, all journals byte for byte, and `archive.ron` with its
//! metadata.
//!
//! The unit of trust is a journal line with its checksum, not the archive: every record before a damaged place is
//! read, the rest is reported.

mod names;
mod reader;
mod writer;

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::progress::{DeviceId, Moment};

pub use self::reader::Archive;
pub use self::writer::{are_beginnings, free_name, sizes, write};

pub const END: &str = ".tailleur-profile.zip";

/// True if a path has the suffix of an exported profile.
pub fn has_profile_extension(path: &Path) -> bool {
    path.to_string_lossy().to_lowercase().ends_with(END)
}

const FORMAT: u32 = 1;

/// Size limit of one file, in bytes (millions of answers).
const LARGEST: u64 = 1 << 30;

/// Size limit of all files together, in bytes.
const LARGEST_OF_ALL: u64 = 4 << 30;

/// Maximum number of files.
const MOST_FILES: usize = 4096;

/// Size limit of the small files (`*.ron`), in bytes.
const LARGEST_SMALL: u64 = 64 * 1024;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchiveInfo {
    pub format: u32,
    pub version: String,
    pub made: Moment,
    pub device: DeviceId,
    pub profile: String,
    pub records: u64,
    pub answers: u64,
}
