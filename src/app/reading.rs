//! What the window reads of the app.

use std::sync::Arc;

use super::free::{FREE_PRACTICE, Free};
use super::practice::Stage;
use super::{App, LessonPath, Profile, Screen};
use crate::lesson::{Lesson, Library};
use crate::progress::mastery::Day;
use crate::progress::{LessonDone, Settings};
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::Phrase;
use crate::words::Language;

impl App {
    /// Where one is.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The lesson of this name; of free practice what is chosen there.
    #[must_use]
    pub fn lesson(&self, path: &LessonPath) -> Option<Lesson> {
        if path.pack == FREE_PRACTICE {
            return self.free.as_ref().and_then(Free::lesson);
        }
        self.library.find(&path.to_string()).map(|(_, lesson)| lesson.clone())
    }

    /// What the machine has done and nobody has put away.
    #[must_use]
    pub const fn done(&self) -> Option<&Phrase> {
        self.done.as_ref()
    }

    /// What is chosen for free practice.
    #[must_use]
    pub const fn free(&self) -> Option<&Free> {
        self.free.as_ref()
    }

    /// The day it is, as of when home was last shown.
    #[must_use]
    pub const fn day(&self) -> Day {
        self.day
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language in force: the one chosen, or the system's.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The house whose rules are practised: the one chosen, or the first there is.
    #[must_use]
    pub fn house(&self) -> Option<Arc<House>> {
        self.shelf.get(&self.settings.house).or_else(|| self.shelf.iter().next()).cloned()
    }

    /// All houses, in a fixed order.
    #[must_use]
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The houses there are without any pack: what a pack brings is held against these.
    #[must_use]
    pub const fn own_houses(&self) -> &Shelf {
        &self.own_houses
    }

    /// All packs.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The names of the profiles: those there were by name, then those made since.
    #[must_use]
    pub fn profiles(&self) -> &[String] {
        &self.profiles
    }

    /// The trainee who practises.
    #[must_use]
    pub const fn profile(&self) -> Option<&Profile> {
        self.profile.as_ref()
    }

    /// The table test on the screen, where it is over and passed.
    pub(super) fn passed_test(&self) -> Option<Box<LessonDone>> {
        let Screen::Lesson(practice) = &self.screen else { return None };
        practice.passed_test().cloned().map(Box::new)
    }

    /// Whether time runs on the screen, so that [`super::practice::Action::Tick`] is to come every second.
    #[must_use]
    pub fn ticks(&self) -> bool {
        match &self.screen {
            Screen::Lesson(practice) => {
                practice.millis_left().is_some() && !practice.is_paused() && *practice.stage() != Stage::Done
            }
            _ => false,
        }
    }

    /// Whether the keys are shown.
    #[must_use]
    pub const fn keys_shown(&self) -> bool {
        self.keys_shown
    }

    /// What the machine has said and nobody has put away.
    #[must_use]
    pub fn notices(&self) -> &[Phrase] {
        &self.notices
    }
}
