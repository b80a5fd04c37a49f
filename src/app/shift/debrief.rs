//! The debrief of a shift: three questions to oneself, then areas, coups and faults.

use super::DebriefAction;
use super::work::ShiftWork;
use crate::table::coup_record::CoupRecord;
use crate::table::fact::{Fact, Gravity};
use crate::table::report::Report;

/// Number of questions to oneself.
pub const QUESTIONS: usize = 3;

/// Longest answer to one of them, in characters.
pub const LONGEST_ANSWER: usize = 400;

/// The debrief of a shift.
#[derive(Debug, Clone)]
pub struct Debrief {
    work: ShiftWork,
    report: Report,
    /// One's own answers.
    answers: [String; QUESTIONS],
    /// The questions were answered or passed over.
    asked: bool,
    /// Index of the open coup.
    open: Option<usize>,
}

impl Debrief {
    /// The debrief of a shift that is over or ended here. The coup of the first red line is open, or that of the
    /// dearest fault.
    pub fn new(work: ShiftWork) -> Self {
        let report = work.shift().report();
        let coups = work.coups();
        let with = |wanted: &dyn Fn(&Fact) -> bool| coups.iter().position(|coup| coup.faults.iter().any(wanted));
        let red = with(&|fact| fact.gravity == Gravity::RedLine && !fact.noticed);
        let dearest = coups.iter().flat_map(|coup| &coup.faults).map(|fact| fact.cost.unsigned_abs()).max();
        let open = red.or_else(|| dearest.and_then(|most| with(&|fact| fact.cost.unsigned_abs() == most)));
        Self { report, answers: Default::default(), asked: false, open, work }
    }

    /// Takes an answer, shows the result, opens or closes a coup.
    pub fn act(&mut self, action: DebriefAction) {
        match action {
            DebriefAction::Answer(question, text) => {
                if let Some(answer) = self.answers.get_mut(question) {
                    *answer = text.chars().take(LONGEST_ANSWER).collect();
                }
            }
            DebriefAction::ShowResult => self.asked = true,
            DebriefAction::OpenCoup(coup) => {
                self.open = (self.open != Some(coup) && coup < self.work.coups().len()).then_some(coup);
            }
        }
    }

    /// The shift.
    pub const fn work(&self) -> &ShiftWork {
        &self.work
    }

    /// The report.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// One's own answers.
    pub const fn answers(&self) -> &[String; QUESTIONS] {
        &self.answers
    }

    /// True once the result is shown.
    pub const fn is_shown(&self) -> bool {
        self.asked
    }

    /// The coups.
    pub fn coups(&self) -> &[CoupRecord] {
        self.work.coups()
    }

    /// Index of the open coup.
    pub const fn opened(&self) -> Option<usize> {
        self.open
    }
}
