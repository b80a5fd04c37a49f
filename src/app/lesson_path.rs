//! Names of lessons across packs.

use std::fmt;

use crate::lesson::{LessonId, PackId};

/// Lesson name in the form `pack/lesson`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonPath {
    pub pack: PackId,
    pub lesson: LessonId,
}

impl LessonPath {
    /// `None` unless the text has exactly two non-empty parts.
    pub fn parse(text: &str) -> Option<Self> {
        let (pack, lesson) = text.split_once('/')?;
        let named = |word: &str| !word.is_empty() && !word.contains('/');
        (named(pack) && named(lesson)).then(|| Self { pack: pack.into(), lesson: lesson.into() })
    }
}

impl fmt::Display for LessonPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pack, self.lesson)
    }
}
