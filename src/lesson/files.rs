//! The files of a pack, as the disk or the program itself holds them: its texts and its sounds.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::voice::Sounds;

/// The files of a pack. As a map it is the texts: the path inside the pack, and the text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Files {
    texts: BTreeMap<String, String>,
    /// The recordings and whatever else lies there that is no RON.
    pub sounds: Sounds,
    /// The pictures, by their path inside the pack, as they lie on the disk.
    pub pictures: BTreeMap<String, Arc<[u8]>>,
    /// What else lies there and is not read: paths inside the pack, those of folders with a stroke at the end.
    pub others: BTreeSet<String>,
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
