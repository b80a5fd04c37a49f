//! A short shift beside today's practice, twice a week.

use std::sync::Arc;

use super::{next_presentation, origin::ShiftOrigin};
use crate::app::home::LessonRow;
use crate::app::practice::PracticeStage;
use crate::app::{App, Effect, Screen, Session};
use crate::lesson::{ShiftMark, ShiftStep};
use crate::progress::Moment;
use crate::progress::mastery::Day;
use crate::rules::house::House;
use crate::table::Shift;
use crate::table::scenario::{Length, Presentation, Scenario, ScenarioShelf};

/// Length in minutes.
pub const SHORT_SHIFT_MINUTES: u16 = 5;

/// Days on which a shift is worked, of the days of a week, until no other is offered.
const DAYS_A_WEEK: usize = 2;
const WEEK: u32 = 7;

/// Coups of a short shift in a presentation without a clock.
const COUPS_WITHOUT_CLOCK: u32 = 3;

/// Coups that a short shift has.
fn coups(presentation: Presentation) -> u32 {
    match presentation.rules().pace {
        0 => COUPS_WITHOUT_CLOCK,
        pace => u32::from(pace) * u32::from(SHORT_SHIFT_MINUTES) / 60,
    }
}

/// A scenario, shortened; `None` where it loses what it is about, or where the table cannot have it.
fn shortened(source: &Arc<Scenario>, presentation: Presentation, house: &House) -> Option<ShiftStep> {
    let short = ShiftStep {
        scenario: source.id.clone(),
        presentation: Some(presentation),
        length: Some(Length::Coups(coups(presentation))),
        role: None,
        mark: ShiftMark::Worked,
        of_pack: Some(Arc::clone(source)),
    };
    let is_sound = !source.opening && short.problems(source, ScenarioShelf::built_in()).is_empty();
    (is_sound && short.is_possible(house)).then_some(short)
}

impl Session {
    /// The short shift that is offered today.
    pub const fn short_shift(&self) -> Option<&ShiftStep> {
        self.short_shift.as_ref()
    }

    /// Of the scenarios that finished lessons had, another one each day; none where two days of the last seven, or
    /// today, have one.
    pub(in crate::app) fn plan_short_shift(&self, house: &House, today: Day) -> Option<ShiftStep> {
        let known = &self.profile()?.known;
        let days = known.shift_days();
        let lately = days.iter().filter(|day| today.since(**day) < WEEK).count();
        if lately >= DAYS_A_WEEK || days.contains(&today) {
            return None;
        }
        let is_met = |row: &LessonRow<'_>| row.record.is_some_and(|record| record.finished > 0);
        let met = self.course();
        let mut sources: Vec<Arc<Scenario>> = Vec::new();
        for source in
            met.iter().filter(|row| is_met(row)).flat_map(LessonRow::shifts_here).filter_map(ShiftStep::source)
        {
            if !sources.iter().any(|other| other.id == source.id) {
                sources.push(source);
            }
        }
        let next = |source: &Scenario| next_presentation(known.shift(&source.id, &house.id).and_then(|it| it.passed));
        let mut shifts: Vec<ShiftStep> =
            sources.iter().filter_map(|source| shortened(source, next(source), house)).collect();
        let place = usize::try_from(today.0.rem_euclid(shifts.len().max(1) as i64)).unwrap_or_default();
        (place < shifts.len()).then(|| shifts.swap_remove(place))
    }
}

impl App {
    /// Goes to the table of the short shift, from home or after today's practice.
    pub(super) fn begin_short_shift(&mut self, now: Moment) -> Vec<Effect> {
        let is_free = match &self.screen {
            Screen::Home => true,
            Screen::Lesson(practice) => practice.is_today() && *practice.stage() == PracticeStage::Done,
            _ => false,
        };
        let (Some(house), true) = (self.session.house(), is_free) else { return Vec::new() };
        let scenario = self.session.short_shift().and_then(|short| short.at_table(&house));
        let Some(scenario) = scenario else { return Vec::new() };
        let seed = self.session.dice.next_seed();
        let Ok(shift) = Shift::new(&Arc::new(scenario), &house, seed) else { return Vec::new() };
        self.shift_origin = ShiftOrigin::Home;
        self.open_table(shift, now)
    }
}
