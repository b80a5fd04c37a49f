//! Rebuilding a room from its log, if the lesson is unchanged.

use std::sync::Arc;

use super::log::{OpeningRecord, RoomLog};
use super::quiz::Quiz;
use super::room::Room;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Lesson, Library};
use crate::rules::house::HouseLibrary;

/// Lesson or house is missing, or deals other questions than before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuizChanged {
    /// Lesson path: pack, slash, id.
    pub lesson: String,
}

impl QuizChanged {
    pub fn phrase(&self) -> Phrase {
        text!("room-lesson-changed", lesson = Fact::Text(self.lesson.clone()))
    }
}

impl OpeningRecord {
    /// Deals the room's questions again.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn quiz(&self, library: &Library) -> Result<Quiz, QuizChanged> {
        let setup = &self.setup;
        let changed = || QuizChanged { lesson: setup.lesson.clone() };
        let (_, lesson) = library.find(&setup.lesson).ok_or_else(changed)?;
        let house = library.shelf(&HouseLibrary::built_in()).get(&setup.house).cloned().ok_or_else(changed)?;
        let house = match setup.table {
            Some(size) => house.at_table(size).map(Arc::new).ok_or_else(changed)?,
            None => house,
        };
        let lesson = Arc::new(Lesson::clone(lesson));
        let quiz = Quiz::with_speech(lesson, house, setup.seed, Some(setup.questions), setup.speaks);
        if setup.matches(&quiz) { Ok(quiz) } else { Err(changed()) }
    }

    /// The room as it was opened, empty.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn room(&self, library: &Library) -> Result<Room, QuizChanged> {
        Ok(Room::open(self.setup.clone(), self.quiz(library)?, self.at))
    }
}

impl RoomLog {
    /// The room rebuilt from its events.
    ///
    /// # Errors
    /// The lesson changed.
    pub fn room(&self, library: &Library) -> Result<Room, QuizChanged> {
        let quiz = self.opening.quiz(library)?;
        Ok(Room::replay(self.opening.setup.clone(), quiz, self.opening.at, &self.events))
    }
}
