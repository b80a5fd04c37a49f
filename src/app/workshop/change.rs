//! One change of one file, small enough to be kept for as long as the window is open.

use std::collections::BTreeMap;

use crate::lesson::Files;

/// The texts of a pack, by their paths inside it.
pub(super) type Texts = BTreeMap<String, String>;

/// What a step did to one file, so that it can be taken back and done again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Change {
    /// A piece of a text became another one.
    Piece {
        /// Which file.
        file: String,
        /// From which byte on.
        at: usize,
        /// What stood there.
        was: String,
        /// What stands there.
        is: String,
    },
    /// A file came, went, or both.
    Whole {
        /// Which file.
        file: String,
        /// Its text before.
        was: Option<String>,
        /// Its text since.
        is: Option<String>,
    },
    /// A picture or a sound got another name.
    Moved {
        /// Its path before.
        from: String,
        /// Its path since.
        to: String,
    },
}

impl Change {
    /// What makes one text of a file of the other; nothing where they are the same.
    pub(super) fn between(file: &str, was: Option<&str>, is: Option<&str>) -> Option<Self> {
        let file = file.to_owned();
        match (was, is) {
            (was, is) if was == is => None,
            (Some(was), Some(is)) => {
                let same = |(one, other): &(char, char)| one == other;
                let at: usize = was.chars().zip(is.chars()).take_while(same).map(|(letter, _)| letter.len_utf8()).sum();
                let (old, new) = (was.get(at..).unwrap_or_default(), is.get(at..).unwrap_or_default());
                let ends = old.chars().rev().zip(new.chars().rev()).take_while(same);
                let tail: usize = ends.map(|(letter, _)| letter.len_utf8()).sum();
                let piece = |text: &str| text.get(..text.len() - tail).unwrap_or_default().to_owned();
                Some(Self::Piece { file, at, was: piece(old), is: piece(new) })
            }
            (was, is) => Some(Self::Whole { file, was: was.map(str::to_owned), is: is.map(str::to_owned) }),
        }
    }

    /// Which file it is about.
    pub(super) fn file(&self) -> &str {
        match self {
            Self::Piece { file, .. } | Self::Whole { file, .. } => file,
            Self::Moved { from, .. } => from,
        }
    }

    /// Does it, or takes it back.
    pub(super) fn carry_out(&self, files: &mut Files, back: bool) {
        match self {
            Self::Piece { file, at, was, is } => {
                let (old, new) = if back { (is, was) } else { (was, is) };
                if let Some(text) = files.get_mut(file)
                    && text.get(*at..at + old.len()) == Some(old)
                {
                    text.replace_range(*at..at + old.len(), new);
                }
            }
            Self::Whole { file, was, is } => match if back { was } else { is } {
                Some(text) => drop(files.insert(file.clone(), text.clone())),
                None => drop(files.remove(file)),
            },
            Self::Moved { from, to } => {
                let (from, to) = if back { (to, from) } else { (from, to) };
                if let Some(picture) = files.pictures.remove(from) {
                    files.pictures.insert(to.clone(), picture);
                } else if let Some(sound) = files.sounds.remove(from) {
                    files.sounds.insert(to.clone(), sound);
                }
            }
        }
    }

    /// Which picture or sound has which name since, where it is one that got another.
    pub(super) fn moved(&self, back: bool) -> Option<(String, String)> {
        let Self::Moved { from, to } = self else { return None };
        Some(if back { (to.clone(), from.clone()) } else { (from.clone(), to.clone()) })
    }
}
