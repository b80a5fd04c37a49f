//! Contents of sound files: built in, or from a trainer's pack.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// Maximum size of a sound file in bytes: a minute of speech in any format.
pub const LARGEST_SOUND: u64 = 16 * 1024 * 1024;
/// Maximum total size of the sound files of a pack, in bytes.
pub const LARGEST_VOICE: u64 = 96 * 1024 * 1024;
/// Maximum number of sound files in a pack.
pub const MOST_SOUNDS: usize = 2_000;

/// Contents of a sound file; cheap to clone.
#[derive(Clone, PartialEq, Eq)]
pub enum SoundBytes {
    BuiltIn(&'static [u8]),
    Read(Arc<[u8]>),
}

impl Deref for SoundBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::BuiltIn(bytes) => bytes,
            Self::Read(bytes) => bytes,
        }
    }
}

impl AsRef<[u8]> for SoundBytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl From<Vec<u8>> for SoundBytes {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Read(bytes.into())
    }
}

impl fmt::Debug for SoundBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundFile {
    Read(SoundBytes),
    /// Not read because of this size, in bytes.
    TooLarge(u64),
    /// Not read: the files before it reach the maximum number or total size.
    OneTooMany,
    /// Not read because of trouble with the file, which has been reported.
    Unreadable,
}

/// Sound files of a folder by relative path, with `/`.
pub type SoundFiles = BTreeMap<String, SoundFile>;
