//! The bytes of sound files: those inside the program, and those a trainer's pack brings.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// No sound file may be larger, in bytes: a minute of anything that speech is kept in.
pub const LARGEST_SOUND: u64 = 16 * 1024 * 1024;
/// The sound files of a pack may not be larger together.
pub const LARGEST_VOICE: u64 = 96 * 1024 * 1024;
/// A pack may have no more sound files.
pub const MOST_SOUNDS: usize = 2_000;

/// The bytes of a sound file. Copies share them.
#[derive(Clone, PartialEq, Eq)]
pub enum Bytes {
    /// Inside the program.
    BuiltIn(&'static [u8]),
    /// Read from a file.
    Read(Arc<[u8]>),
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::BuiltIn(bytes) => bytes,
            Self::Read(bytes) => bytes,
        }
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Read(bytes.into())
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

/// A sound file of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundFile {
    /// Its bytes.
    Read(Bytes),
    /// It was not read, since it has so many bytes.
    TooLarge(u64),
    /// It was not read, since those before it are as many, or as large together, as are read.
    OneTooMany,
}

/// The sound files of a folder: the path inside the folder, with `/`, and what is known of the file.
pub type Sounds = BTreeMap<String, SoundFile>;
