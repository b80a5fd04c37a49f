//! The shifts of a lesson: each is worked on a screen of its own, and its result counts here.

use std::sync::Arc;

use super::{Practice, PracticeStage};
use crate::app::Effect;
use crate::app::shift::scene::FeltScene;
use crate::drill::question::Scene;
use crate::lesson::{ShiftMark, ShiftStep, Step};
use crate::progress::{Moment, OpenRun};
use crate::rules::rng::SeededRng;
use crate::table::log::LogHead;
use crate::table::scenario::Scenario;
use crate::table::{Shift, ShiftProblem};

/// Stream of chance of the shifts.
const SHIFTS: u64 = 2;

/// The seed of the nth shift of a run, from zero.
fn shift_seed(run: u64, nth: usize) -> u64 {
    let mut dice = SeededRng::from_seed(run).stream(SHIFTS);
    for _ in 0..nth {
        let _before = dice.next_seed();
    }
    dice.next_seed()
}

impl Practice {
    /// True if a shift that was left is the one of this run that is due.
    pub(in crate::app) fn is_shift_of_run(head: &LogHead, run: &OpenRun) -> bool {
        let over = run.place.as_ref().map_or(0, |place| place.shifts.len());
        head.seed == shift_seed(run.seed, over)
    }

    /// The shift that is due.
    pub fn shift_step(&self) -> Option<&ShiftStep> {
        let PracticeStage::Shift(step) = self.stage else { return None };
        self.lesson.steps.get(step)?.shift()
    }

    /// Its scenario at the table of the lesson.
    pub fn shift_scenario(&self) -> Option<Scenario> {
        self.shift_step()?.at_table(&self.house)
    }

    /// The shift that is due, before its first act.
    pub(in crate::app) fn begin_shift(&self) -> Option<Result<Shift, ShiftProblem>> {
        let scenario = Arc::new(self.shift_scenario()?);
        Some(Shift::new(&scenario, &self.house, shift_seed(self.seed, self.shifts.len())))
    }

    /// The table of the shift that is due, before its first act.
    pub fn shift_table(&self) -> Option<Scene> {
        let shift = self.begin_shift()?.ok()?;
        Some(FeltScene::new(shift.state()).scene)
    }

    /// True if this is the log of the shift that is due.
    pub fn is_shift_of(&self, head: &LogHead) -> bool {
        let Some(Ok(shift)) = self.begin_shift() else { return false };
        LogHead::new(&shift) == *head
    }

    /// True if the result of the shift reaches the mark of the step.
    pub fn reaches_mark(&self, shift: &Shift) -> bool {
        let mark = self.shift_step().map(|step| step.mark).unwrap_or_default();
        shift.is_over() && (mark == ShiftMark::Worked || shift.report().passed)
    }

    /// Goes on after the shift that was due.
    pub(in crate::app) fn end_shift(&mut self, reached: bool, now: Moment) -> Vec<Effect> {
        if !matches!(self.stage, PracticeStage::Shift(_)) {
            return Vec::new();
        }
        self.pass_shift(reached, now);
        self.record_stage(now).or_else(|| self.record_position(now)).into_iter().collect()
    }

    /// Notes the result of the shift that was due, and enters what follows.
    pub(super) fn pass_shift(&mut self, reached: bool, now: Moment) {
        self.shifts.push(reached);
        if self.paper.is_some() {
            self.after_paper();
            return;
        }
        self.step += 1;
        self.enter_step(now);
    }

    /// After the questions of a table test: its shifts, then the end.
    pub(super) fn after_paper(&mut self) {
        let shifts = self.lesson.steps.iter().enumerate().filter(|(_, step)| matches!(step, Step::Shift(_)));
        let next = shifts.map(|(index, _)| index).nth(self.shifts.len());
        self.stage = next.map_or(PracticeStage::Done, PracticeStage::Shift);
    }

    /// The results of the shifts so far: true for each that reached its mark.
    pub fn shift_marks(&self) -> &[bool] {
        &self.shifts
    }
}
