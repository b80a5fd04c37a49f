//! The files of a pack, from disk or built in.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::voice::{SoundFile, SoundFiles, SoundFormat};

/// Derefs to a map of text files by path inside the pack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Files {
    texts: BTreeMap<String, String>,
    /// Recordings and other non-RON files.
    pub sounds: SoundFiles,
    pub pictures: BTreeMap<String, Arc<[u8]>>,
    /// Files that are not read, by path; folders end with a slash.
    pub others: BTreeMap<String, UnreadFile>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnreadFile {
    /// No kind of file that a pack has.
    Stray,
    /// Not read because of trouble with the file, which has been reported.
    Unreadable,
}

impl Files {
    /// Adds files that are there but cannot be read, so that they are not reported as missing.
    pub fn add_unreadable<'f>(&mut self, files: impl IntoIterator<Item = &'f String>) {
        for file in files {
            if SoundFormat::is_sound_name(file) {
                self.sounds.insert(file.clone(), SoundFile::Unreadable);
            } else {
                self.others.insert(file.clone(), UnreadFile::Unreadable);
            }
        }
    }

    /// True if the pack has this text, readable or not.
    pub fn has_text(&self, file: &str) -> bool {
        self.contains_key(file) || self.others.get(file) == Some(&UnreadFile::Unreadable)
    }
}

impl Deref for Files {
    type Target = BTreeMap<String, String>;

    fn deref(&self) -> &Self::Target {
        &self.texts
    }
}

impl DerefMut for Files {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.texts
    }
}

impl FromIterator<(String, String)> for Files {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(texts: I) -> Self {
        Self { texts: texts.into_iter().collect(), ..Self::default() }
    }
}

impl<const N: usize> From<[(String, String); N]> for Files {
    fn from(texts: [(String, String); N]) -> Self {
        texts.into_iter().collect()
    }
}
