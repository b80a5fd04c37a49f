//! A lesson begins, or resumes where it was left.

use std::sync::Arc;

use super::practice::{Practice, PracticeSetup};
use super::{App, Effect, FREE_PRACTICE, LessonPath, Screen};
use crate::progress::{Moment, OpenRun, TestResult};

impl App {
    pub(super) fn begin_lesson(&mut self, path: LessonPath, now: Moment) -> Vec<Effect> {
        self.session.set_done(None, None);
        let Some(setup) = self.lesson_setup(path) else { return Vec::new() };
        let Some(run) = self.open_run(&setup).cloned() else {
            self.screen = Screen::Lesson(Box::new(Practice::begin(setup, now)));
            return Vec::new();
        };
        // Turning the timers off does not take the clock of a test away.
        let timed = if setup.lesson.test.is_some() { run.clock.is_some() } else { setup.timed };
        let stamps = self.session.dice.next_seed();
        let resumed = Practice::resume_run(PracticeSetup { timed, ..setup.clone() }, &run, stamps, now);
        let Ok((practice, mut effects)) = resumed else {
            self.session.notify(text!("notice-lesson-changed").into());
            self.screen = Screen::Lesson(Box::new(Practice::begin(setup, now)));
            return Vec::new();
        };
        self.screen = Screen::Lesson(Box::new(practice));
        self.session.apply_records(&mut effects);
        effects
    }

    pub(super) fn restart_lesson(&mut self, path: LessonPath, now: Moment) {
        if let Some(setup) = self.lesson_setup(path) {
            self.screen = Screen::Lesson(Box::new(Practice::begin(setup, now)));
        }
    }

    pub(super) fn begin_questions(&mut self, path: LessonPath, now: Moment) {
        if let Some(setup) = self.lesson_setup(path) {
            let lesson = Arc::new(setup.lesson.as_ref().clone().without_pages());
            self.screen = Screen::Lesson(Box::new(Practice::begin(PracticeSetup { lesson, ..setup }, now)));
        }
    }

    pub(super) fn review_test(&mut self, test: usize) {
        let tests = self.session.profile.iter().flat_map(|profile| profile.known.tests());
        let Some(result) = tests.into_iter().nth(test).cloned() else { return };
        match self.review_setup(&result) {
            Some(setup) => self.screen = Screen::Lesson(Box::new(Practice::review(setup, &result))),
            None => self.session.notify(text!("notice-no-such-lesson").into()),
        }
    }

    /// The test in its own house, which need not be the chosen one.
    fn review_setup(&mut self, result: &TestResult) -> Option<PracticeSetup> {
        let path = LessonPath::parse(&result.done.lesson)?;
        let lesson = self.session.lesson(&path)?;
        let house = self.session.shelf.get(&result.done.house)?;
        let house = lesson.house_at_table(house, self.session.table())?;
        let lesson = Arc::new(lesson.at_table(&house)?);
        let (house, device) = (Arc::new(house), result.done.device.clone());
        let (timed, seed) = (result.done.millis.is_some(), result.done.run.unwrap_or_default());
        Some(PracticeSetup { path, lesson, house, device, timed, seed })
    }

    fn open_run(&self, setup: &PracticeSetup) -> Option<&OpenRun> {
        let known = &self.session.profile.as_ref()?.known;
        let run = known.open_run(&setup.path.to_string(), &setup.house.id, setup.house.only_table());
        run.filter(|_| setup.path.pack != FREE_PRACTICE)
    }

    /// `None`, with a notice, if there is no such lesson in this house.
    fn lesson_setup(&mut self, path: LessonPath) -> Option<PracticeSetup> {
        if matches!(&self.screen, Screen::Clauses(look_up) if look_up.lesson().is_some()) {
            // A paused lesson is not discarded for another one.
            return None;
        }
        self.session.refresh_unfit();
        let (Some(lesson), Some(profile)) = (self.session.lesson(&path), &self.session.profile) else {
            self.session.notices.push(text!("notice-no-such-lesson").into());
            return None;
        };
        let device = profile.device.clone();
        let Some((lesson, house)) = self.session.lesson_at_table(&path, &lesson) else {
            self.session.notices.push(text!("notice-not-for-this-house").into());
            return None;
        };
        let (lesson, house) = (Arc::new(lesson), Arc::new(house));
        let (timed, seed) = (self.session.settings.timers, self.session.dice.next_seed());
        Some(PracticeSetup { path, lesson, house, device, timed, seed })
    }
}
