//! Rebuilding a room from its log, if the lesson is unchanged.

use std::sync::Arc;

use super::log::{Log, Opened};
use super::quiz::Quiz;
use super::room::Room;
use crate::lesson::{Lesson, Library};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};

/// Lesson or house is missing, or deals other questions than before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// Lesson path: pack, slash, id.
    pub lesson: String,
}

impl Changed {
    pub fn phrase(&self) -> Phrase {
        Phrase::plain("room-lesson-changed").with("lesson", Fact::Text(self.lesson.clone()))
    }
}

impl Opened {
    /// Deals the room's questions again.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn quiz(&self, library: &Library) -> Result<Quiz, Changed> {
        let setup = &self.setup;
        let changed = || Changed { lesson: setup.lesson.clone() };
        let (_, lesson) = library.find(&setup.lesson).ok_or_else(changed)?;
        let house = library.shelf(&Shelf::built_in()).get(&setup.house).cloned().ok_or_else(changed)?;
        let lesson = Arc::new(Lesson::clone(lesson));
        let quiz = Quiz::said(lesson, house, setup.seed, Some(setup.questions), setup.speaks);
        if setup.is_of(&quiz) { Ok(quiz) } else { Err(changed()) }
    }

    /// The room as it was opened, empty.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn room(&self, library: &Library) -> Result<Room, Changed> {
        Ok(Room::open(self.setup.clone(), self.quiz(library)?, self.at))
    }
}

impl Log {
    /// The room rebuilt from its events.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn room(&self, library: &Library) -> Result<Room, Changed> {
        let quiz = self.opened.quiz(library)?;
        Ok(Room::replay(self.opened.setup.clone(), quiz, self.opened.at, &self.happened))
    }
}
