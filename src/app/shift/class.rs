//! The shift of a room: the same deal on every desktop, and the reports on it.

use std::sync::Arc;

use super::choice::scenarios;
use super::origin::ShiftOrigin;
use super::work::ShiftWork;
use super::{ShiftScreen, debrief::Debrief};
use crate::app::guest::GuestScreen;
use crate::app::{App, Effect, Screen, Session};
use crate::classroom::wire::ShiftOut;
use crate::classroom::{MOST_FAULTS, ShiftProgress};
use crate::i18n::phrase::Phrase;
use crate::progress::Moment;
use crate::table::Shift;
use crate::table::log::LogHead;
use crate::table::scenario::Scenario;

/// How far a shift is, for the room.
fn progress(work: &ShiftWork, over: bool) -> ShiftProgress {
    let (shift, report) = (work.shift(), work.shift().report());
    let faults = shift.facts().iter().filter(|fact| !fact.noticed).take(MOST_FAULTS);
    ShiftProgress {
        coups: report.coups,
        letters: report.areas.iter().map(|(_, letter)| *letter).collect(),
        faults: faults.map(|fact| (fact.kind.id().to_owned(), fact.coup)).collect(),
        over,
        passed: shift.is_over() && report.passed,
    }
}

fn room_shift(joining: &GuestScreen) -> Option<&ShiftOut> {
    joining.guest()?.shift()
}

impl Session {
    /// The shift of the room as it is dealt here.
    ///
    /// # Errors
    /// The reason why it cannot be worked on this device.
    pub fn class_shift(&self, given: &ShiftOut) -> Result<Shift, Phrase> {
        let missing = || text!("join-shift-not-here");
        let scenario = scenarios(&self.library).find(|it| it.id == given.scenario).ok_or_else(missing)?;
        let house = self.shelf.get(&given.house).ok_or_else(missing)?;
        let mut scenario: Scenario = scenario.presented(given.presentation);
        scenario.length = given.length;
        scenario.table = vec![given.table];
        Shift::new(&Arc::new(scenario), house, given.seed().ok_or_else(missing)?).map_err(Phrase::from)
    }
}

impl App {
    /// Goes to the table of the room's shift, where it was left if it was.
    pub(in crate::app) fn begin_class_shift(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Guest(joining) = &self.screen else { return Vec::new() };
        let Some(given) = room_shift(joining) else { return Vec::new() };
        if given.ended || given.mine.as_ref().is_some_and(|mine| mine.over) {
            return Vec::new();
        }
        let shift = match self.session.class_shift(given) {
            Ok(shift) => shift,
            Err(why) => {
                self.session.notify(why.into());
                return Vec::new();
            }
        };
        let is_left = self.session.saved_shift().is_some_and(|saved| *saved.head() == LogHead::new(&shift));
        let Screen::Guest(joining) = std::mem::replace(&mut self.screen, Screen::Home) else { return Vec::new() };
        self.shift_origin = ShiftOrigin::Room(joining);
        let mut effects = Vec::new();
        if is_left {
            effects.extend(self.screen.resume_saved(&mut self.session, now));
        }
        if !matches!(self.screen, Screen::Shift(_)) {
            effects.extend(self.open_table(shift, now));
        }
        effects.extend(self.shift_origin.report_to_room(&self.screen));
        effects
    }
}

impl ShiftOrigin {
    /// Reports to the room how far its shift is, whenever that has changed.
    pub(super) fn report_to_room(&mut self, screen: &Screen) -> Vec<Effect> {
        let (Screen::Shift(shift), Self::Room(joining)) = (screen, self) else { return Vec::new() };
        let progress = match &**shift {
            ShiftScreen::Table(work) => progress(work, false),
            ShiftScreen::Debrief(debrief) => progress(Debrief::work(debrief), true),
            ShiftScreen::Choice(_) => return Vec::new(),
        };
        let Some(number) = room_shift(joining).map(|shift| shift.number) else { return Vec::new() };
        joining.report_shift(number, progress)
    }
}
