//! A whole profile as one file: a zip that every system opens, with `profile.ron`, `settings.ron`, all
//! journals byte for byte, and `archive.ron`, which says what it is.
//!
//! The unit of trust is a journal's line with its checksum, not the archive: of a damaged one every record
//! before the damage is read, and what is not is told.

mod names;
mod reading;
mod writing;

use serde::{Deserialize, Serialize};

use crate::progress::{DeviceId, Moment};

pub use self::reading::Archive;
pub use self::writing::{free_name, sizes, write};

/// How the name of an archive ends.
pub const END: &str = ".tailleur-profile.zip";

/// The newest form of archive that is written and read.
const FORMAT: u32 = 1;

/// The largest file in an archive, in bytes: millions of answers.
const LARGEST: u64 = 1 << 30;

/// How large all files of an archive may be together.
const LARGEST_OF_ALL: u64 = 4 << 30;

/// The most files an archive may hold.
const MOST_FILES: usize = 4096;

/// The largest of the small files.
const LARGEST_SMALL: u64 = 64 * 1024;

/// What an archive says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The form of the archive.
    pub format: u32,
    /// The version of the program that made it.
    pub version: String,
    /// When it was made.
    pub made: Moment,
    /// On which device.
    pub device: DeviceId,
    /// The profile's name.
    pub profile: String,
    /// How many records its journals hold, each counted once.
    pub records: u64,
    /// How many of these are answers.
    pub answers: u64,
}
