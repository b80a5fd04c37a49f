//! A fault put right on the felt: the table as it was before it, aside from the shift, which waits.

use super::replay::table_before;
use super::work::{ACT_TAKES, ShiftWork};
use crate::progress::Moment;
use crate::table::Shift;
use crate::table::act::Act;
use crate::table::event::Event;
use crate::table::fact::Fact;
use crate::table::person::Person;

/// Stage of a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionStage {
    /// Not yet tried.
    Open,
    /// Something else was done; what is due is shown.
    Missed,
    /// The due act is done.
    Done,
}

/// A fault that is put right.
#[derive(Debug, Clone)]
pub struct Correction {
    fault: Fact,
    stage: CorrectionStage,
    /// The shift, while the table is as it was before the fault.
    waiting: Shift,
}

impl Correction {
    /// The fault.
    pub const fn fault(&self) -> &Fact {
        &self.fault
    }

    /// Its stage.
    pub const fn stage(&self) -> CorrectionStage {
        self.stage
    }
}

impl ShiftWork {
    /// The fault that is put right.
    pub fn correction(&self) -> Option<&Correction> {
        self.correction.as_deref()
    }

    /// Puts the table back to before a fault of the coup that the chef speaks of.
    pub fn begin_correction(&mut self, place: usize, now: Moment) {
        let fault = self.chef().and_then(|coup| coup.faults.get(place)).cloned();
        let Some(fault) = fault.filter(|_| self.correction.is_none()) else { return };
        let Some(before) = table_before(&self.shift, &self.acts, &fault) else { return };
        let waiting = std::mem::replace(&mut self.shift, before);
        self.correction = Some(Box::new(Correction { fault, stage: CorrectionStage::Open, waiting }));
        self.clock.wait(now);
        self.forget_choice();
    }

    /// Goes back to the shift. The chef's card is put away with it.
    pub fn end_correction(&mut self, now: Moment) {
        let Some(correction) = self.correction.take() else { return };
        self.shift = correction.waiting;
        self.clock.resume(now);
        self.put_card_away();
        self.forget_choice();
    }

    /// An act while a fault is put right: right if it is due; otherwise the table is as before it again.
    pub(super) fn act_in_correction(&mut self, by: Person, act: &Act) {
        if *act == Act::Undo {
            return;
        }
        let is_due = self.shift.due_of_trainee().iter().any(|duty| duty.act == *act);
        let at = self.shift.state().now + ACT_TAKES;
        let mut tried = self.shift.clone();
        let events = tried.act(by, act, at);
        let is_fault = events.iter().any(|event| matches!(event, Event::Found(fact) if !fact.noticed));
        let Some(correction) = &mut self.correction else { return };
        if is_due && !is_fault {
            correction.stage = CorrectionStage::Done;
            self.shift = tried;
        } else {
            correction.stage = CorrectionStage::Missed;
        }
        self.forget_choice();
    }

    /// True while what was missed is shown.
    pub(super) fn shows_correction(&self) -> bool {
        self.correction().is_some_and(|correction| correction.stage == CorrectionStage::Missed)
    }
}
