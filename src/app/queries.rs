//! Read access to the app for the view.

use std::sync::Arc;

use super::free_practice::{FREE_PRACTICE, FreePractice};
use super::practice::PracticeStage;
use super::{ActiveProfile, App, LessonPath, Screen};
use crate::i18n::Language;
use crate::lesson::{Lesson, Library};
use crate::progress::mastery::Day;
use crate::progress::{LessonDone, Settings};
use crate::rules::house::{House, HouseLibrary};
use crate::rules::phrase::Phrase;

impl App {
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The lesson of this name, or the current selection of free practice.
    pub fn lesson(&self, path: &LessonPath) -> Option<Lesson> {
        if path.pack == FREE_PRACTICE {
            return self.free.as_ref().and_then(FreePractice::lesson);
        }
        self.library.find(&path.to_string()).map(|(_, lesson)| lesson.clone())
    }

    /// Success message, until dismissed.
    pub const fn done(&self) -> Option<&Phrase> {
        self.done.as_ref()
    }

    pub const fn free(&self) -> Option<&FreePractice> {
        self.free.as_ref()
    }

    /// The current day, updated when home is shown.
    pub const fn day(&self) -> Day {
        self.day
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The selected language, or the system's.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The selected house, or the first available.
    pub fn house(&self) -> Option<Arc<House>> {
        self.shelf.get(&self.settings.house).or_else(|| self.shelf.iter().next()).cloned()
    }

    /// All houses, in a fixed order.
    pub const fn shelf(&self) -> &HouseLibrary {
        &self.shelf
    }

    /// Built-in houses, the reference for houses of packs.
    pub const fn own_houses(&self) -> &HouseLibrary {
        &self.own_houses
    }

    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// Existing profiles by name, then those created since.
    pub fn profiles(&self) -> &[String] {
        &self.profiles
    }

    pub const fn profile(&self) -> Option<&ActiveProfile> {
        self.profile.as_ref()
    }

    /// The record of a finished and passed table test on the screen.
    pub(super) fn passed_test(&self) -> Option<Box<LessonDone>> {
        let Screen::Lesson(practice) = &self.screen else { return None };
        practice.passed_test().cloned().map(Box::new)
    }

    /// `true` if the screen needs a `Tick` every second.
    pub fn ticks(&self) -> bool {
        match &self.screen {
            Screen::Lesson(practice) => {
                practice.millis_left().is_some() && !practice.is_paused() && *practice.stage() != PracticeStage::Done
            }
            _ => false,
        }
    }

    pub const fn keys_shown(&self) -> bool {
        self.keys_shown
    }

    /// Messages until dismissed.
    pub fn notices(&self) -> &[Phrase] {
        &self.notices
    }
}
