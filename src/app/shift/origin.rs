//! The screen that a shift on the screen belongs to, and goes back to.

use super::debrief::Debrief;
use super::{ShiftAction, ShiftScreen};
use crate::app::guest::GuestScreen;
use crate::app::practice::{Practice, PracticeAction, PracticeStage};
use crate::app::workshop::Workshop;
use crate::app::{App, Effect, LessonPath, Screen, Session};
use crate::progress::Moment;
use crate::table::log::LogHead;

/// The screen behind a shift.
#[derive(Debug, Default)]
pub enum ShiftOrigin {
    /// Home: the shift was chosen there.
    #[default]
    Home,
    /// A lesson, whose step it is.
    Lesson(Box<Practice>),
    /// A room, whose shift it is.
    Room(Box<GuestScreen>),
    /// The lesson editor, in which it is written: nothing of it is saved.
    Workshop(Box<Workshop>),
}

impl ShiftOrigin {
    pub const fn lesson(&self) -> Option<&Practice> {
        if let Self::Lesson(practice) = self { Some(practice) } else { None }
    }

    /// True if the shift is only tried, so that nothing of it is saved.
    pub const fn is_trial(&self) -> bool {
        matches!(self, Self::Workshop(_))
    }

    /// True if the same shift may be worked again or played on from a moment of it: not in a table test.
    pub fn can_be_repeated(&self) -> bool {
        match self {
            Self::Lesson(practice) => practice.lesson().test.is_none(),
            Self::Room(_) => false,
            Self::Home | Self::Workshop(_) => true,
        }
    }
}

impl App {
    /// The screen behind the shift on the screen.
    pub const fn shift_origin(&self) -> &ShiftOrigin {
        &self.shift_origin
    }

    /// Goes to the table of the shift that is due in the lesson, where it was left if it was.
    pub(super) fn begin_step_shift(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Lesson(practice) = &self.screen else { return Vec::new() };
        if practice.is_paused() {
            return Vec::new();
        }
        let shift = match practice.begin_shift() {
            Some(Ok(shift)) => shift,
            Some(Err(problem)) => {
                self.session.notify(crate::i18n::phrase::Phrase::from(problem).into());
                return Vec::new();
            }
            None => return Vec::new(),
        };
        let is_left = |head: &LogHead| practice.is_shift_of(head);
        let is_left = self.session.saved_shift().is_some_and(|saved| is_left(saved.head()));
        let Screen::Lesson(practice) = std::mem::replace(&mut self.screen, Screen::Home) else { return Vec::new() };
        self.shift_origin = ShiftOrigin::Lesson(practice);
        let mut effects = self.session.stop_speech();
        if is_left {
            effects.extend(self.screen.resume_saved(&mut self.session, now));
            if matches!(self.screen, Screen::Shift(_)) {
                return effects;
            }
        }
        effects.extend(self.open_table(shift, now));
        effects
    }

    /// Tries the selected scenario of the lesson editor, or shows it worked.
    pub(in crate::app) fn try_shift(&mut self, watched: bool, now: Moment) -> Vec<Effect> {
        let Screen::Workshop(workshop) = &mut self.screen else { return Vec::new() };
        let Some(shift) = workshop.selected_shift(watched) else {
            workshop.refuse(&text!("workshop-cannot-try-shift"));
            return Vec::new();
        };
        let Screen::Workshop(workshop) = std::mem::replace(&mut self.screen, Screen::Home) else { return Vec::new() };
        self.shift_origin = ShiftOrigin::Workshop(workshop);
        let mut effects = self.open_table(shift, now);
        effects.retain(|effect| !matches!(effect, Effect::Shift(_)));
        effects
    }

    /// Goes on with the lesson whose shift was left; `None` if it was none of a lesson.
    pub(super) fn resume_lesson_of_shift(&mut self, now: Moment) -> Option<Vec<Effect>> {
        let path = self.session.lesson_of_saved_shift()?;
        let mut effects = self.screen.begin_lesson(path, &mut self.session, now);
        if let Screen::Lesson(practice) = &mut self.screen {
            drop(practice.act(PracticeAction::Resume, now));
            effects.extend(self.shift_action(ShiftAction::BeginStep, now));
        }
        Some(effects)
    }

    /// Goes back to the screen behind the shift; with its debrief the shift is over.
    pub(super) fn return_from_shift(&mut self, now: Moment) -> Vec<Effect> {
        let screen = std::mem::replace(&mut self.screen, Screen::Home);
        let debrief = match &screen {
            Screen::Shift(shift) => shift.debrief(),
            _ => None,
        };
        let mut effects = Vec::new();
        self.screen = match std::mem::take(&mut self.shift_origin) {
            ShiftOrigin::Home => Screen::Home,
            ShiftOrigin::Lesson(mut practice) => {
                if let Some(debrief) = debrief.filter(|_| matches!(practice.stage(), PracticeStage::Shift(_))) {
                    let reached = practice.reaches_mark(debrief.work().shift());
                    effects = practice.end_shift(reached, now);
                    self.session.apply_records(&mut effects);
                }
                Screen::Lesson(practice)
            }
            ShiftOrigin::Room(joining) => Screen::Guest(joining),
            ShiftOrigin::Workshop(workshop) => Screen::Workshop(workshop),
        };
        effects
    }
}

impl Session {
    fn lesson_of_saved_shift(&self) -> Option<LessonPath> {
        let head = self.saved_shift()?.head();
        let (house, table) = (self.house()?, self.table()?);
        if house.id != head.house.as_str() || table != head.table {
            return None;
        }
        let known = &self.profile()?.known;
        let packs = self.library().packs();
        let lessons = packs.flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let mut with_shifts = lessons.filter(|(_, lesson)| lesson.has_shift());
        with_shifts.find_map(|(pack, lesson)| {
            let path = LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() };
            let run = known.open_run(&path.to_string(), &house.id, Some(table))?;
            Practice::is_shift_of_run(head, run).then_some(path)
        })
    }
}

impl ShiftScreen {
    /// Lets a shift wait while another screen is before it; true if it was under way.
    pub(in crate::app) fn stop_clock(&mut self, now: Moment) -> bool {
        let Self::Table(work) = self else { return false };
        let runs = !work.is_paused();
        work.pause(now);
        runs
    }

    pub(in crate::app) fn resume_clock(&mut self, now: Moment) {
        if let Self::Table(work) = self {
            work.resume(now);
        }
    }

    /// The debrief.
    pub fn debrief(&self) -> Option<&Debrief> {
        if let Self::Debrief(debrief) = self { Some(debrief) } else { None }
    }
}
