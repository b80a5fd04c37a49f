//! A lesson begins, or resumes where it was left.

use std::sync::Arc;

use super::practice::{Practice, PracticeSetup};
use super::{Effect, FREE_PRACTICE, LessonPath, Screen, Session};
use crate::progress::{Moment, OpenRun, TestResult};

impl Screen {
    pub(super) fn begin_lesson(&mut self, path: LessonPath, session: &mut Session, now: Moment) -> Vec<Effect> {
        session.set_done(None, None);
        let Some(setup) = session.practice_setup(path, self) else { return Vec::new() };
        let Some(run) = session.open_run(&setup).cloned() else {
            *self = Self::Lesson(Box::new(Practice::begin(setup, now)));
            return Vec::new();
        };
        // Turning the timers off does not take the clock of a test away.
        let timed = if setup.lesson.test.is_some() { run.clock.is_some() } else { setup.timed };
        let stamps = session.dice.next_seed();
        let resumed = Practice::resume_run(PracticeSetup { timed, ..setup.clone() }, &run, stamps, now);
        let Ok((practice, mut effects)) = resumed else {
            session.notify(text!("notice-lesson-changed").into());
            *self = Self::Lesson(Box::new(Practice::begin(setup, now)));
            return Vec::new();
        };
        *self = Self::Lesson(Box::new(practice));
        session.apply_records(&mut effects);
        effects
    }

    /// Shows a practice, if there is one.
    pub(super) fn open_practice(&mut self, practice: Option<Practice>) {
        if let Some(practice) = practice {
            *self = Self::Lesson(Box::new(practice));
        }
    }
}

impl Session {
    /// The lesson from its beginning.
    pub(super) fn restart(&mut self, path: LessonPath, screen: &Screen, now: Moment) -> Option<Practice> {
        self.practice_setup(path, screen).map(|setup| Practice::begin(setup, now))
    }

    /// The questions of a lesson, without its pages.
    pub(super) fn questions(&mut self, path: LessonPath, screen: &Screen, now: Moment) -> Option<Practice> {
        let setup = self.practice_setup(path, screen)?;
        let lesson = Arc::new(setup.lesson.as_ref().clone().without_pages());
        Some(Practice::begin(PracticeSetup { lesson, ..setup }, now))
    }

    /// A finished test by its place among all.
    pub(super) fn review(&mut self, test: usize) -> Option<Practice> {
        let tests = self.profile.iter().flat_map(|profile| profile.known.tests());
        let result = tests.into_iter().nth(test).cloned()?;
        let setup = self.review_setup(&result);
        if setup.is_none() {
            self.notify(text!("notice-no-such-lesson").into());
        }
        setup.map(|setup| Practice::review(setup, &result))
    }

    /// The test in its own house, which need not be the chosen one.
    fn review_setup(&mut self, result: &TestResult) -> Option<PracticeSetup> {
        let path = LessonPath::parse(&result.done.lesson)?;
        let lesson = self.lesson(&path)?;
        let house = self.shelf.get(&result.done.house)?;
        let house = lesson.house_at_table(house, self.table())?;
        let lesson = Arc::new(lesson.at_table(&house)?);
        let (house, device) = (Arc::new(house), result.done.device.clone());
        let (timed, seed) = (result.done.millis.is_some(), result.done.run.unwrap_or_default());
        Some(PracticeSetup { path, lesson, house, device, timed, seed })
    }

    fn open_run(&self, setup: &PracticeSetup) -> Option<&OpenRun> {
        let known = &self.profile.as_ref()?.known;
        let run = known.open_run(&setup.path.to_string(), &setup.house.id, setup.house.only_table());
        run.filter(|_| setup.path.pack != FREE_PRACTICE)
    }

    /// `None`, with a notice, if there is no such lesson in this house.
    fn practice_setup(&mut self, path: LessonPath, screen: &Screen) -> Option<PracticeSetup> {
        if matches!(screen, Screen::Clauses(look_up) if look_up.waits()) {
            // A paused lesson is not discarded for another one.
            return None;
        }
        self.refresh_unfit();
        let (Some(lesson), Some(profile)) = (self.lesson(&path), &self.profile) else {
            self.notices.push(text!("notice-no-such-lesson").into());
            return None;
        };
        let device = profile.device.clone();
        let Some((lesson, house)) = self.lesson_at_table(&path, &lesson) else {
            self.notices.push(text!("notice-not-for-this-house").into());
            return None;
        };
        let (lesson, house) = (Arc::new(lesson), Arc::new(house));
        let (timed, seed) = (self.settings.timers, self.dice.next_seed());
        Some(PracticeSetup { path, lesson, house, device, timed, seed })
    }
}
