//! A room out of its log, where the lesson is still what it was.

use std::sync::Arc;

use super::log::{Log, Opened};
use super::quiz::Quiz;
use super::room::Room;
use crate::lesson::{Lesson, Library};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};

/// The lesson or the house of a room is no longer there, or no longer asks what it asked then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
}

impl Changed {
    /// The same in words.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::plain("room-lesson-changed").with("lesson", Fact::Text(self.lesson.clone()))
    }
}

impl Opened {
    /// The questions of the room, dealt again.
    ///
    /// # Errors
    /// That they cannot be dealt as they were.
    pub fn quiz(&self, library: &Library) -> Result<Quiz, Changed> {
        let setup = &self.setup;
        let changed = || Changed { lesson: setup.lesson.clone() };
        let (_, lesson) = library.find(&setup.lesson).ok_or_else(changed)?;
        let house = library.shelf(&Shelf::built_in()).get(&setup.house).cloned().ok_or_else(changed)?;
        let lesson = Arc::new(Lesson::clone(lesson));
        let quiz = Quiz::said(lesson, house, setup.seed, Some(setup.questions), setup.speaks);
        if setup.is_of(&quiz) { Ok(quiz) } else { Err(changed()) }
    }

    /// The room as it was opened, with nobody in it.
    ///
    /// # Errors
    /// As for [`Opened::quiz`].
    pub fn room(&self, library: &Library) -> Result<Room, Changed> {
        Ok(Room::open(self.setup.clone(), self.quiz(library)?, self.at))
    }
}

impl Log {
    /// The room that it adds up to.
    ///
    /// # Errors
    /// As for [`Opened::quiz`].
    pub fn room(&self, library: &Library) -> Result<Room, Changed> {
        let quiz = self.opened.quiz(library)?;
        Ok(Room::replay(self.opened.setup.clone(), quiz, self.opened.at, &self.happened))
    }
}
