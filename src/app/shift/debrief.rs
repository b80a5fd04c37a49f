//! The debrief of a shift: three questions to oneself, then areas, coups and faults.

use super::DebriefAction;
use super::replay::Replay;
use super::work::ShiftWork;
use crate::describe::shift::due_instead;
use crate::documents::shift_report::{OWN_QUESTIONS, ReportReader, ShiftReport};
use crate::drill::{DecisionId, DrillId};
use crate::i18n::phrase::Phrase;
use crate::progress::{Moment, RecordIdGenerator, ShiftRecord};
use crate::table::coup_record::CoupRecord;
use crate::table::fact::{Fact, Gravity};
use crate::table::report::Report;
use crate::table::scenario::{Hints, Presentation};

/// Number of questions to oneself.
pub const QUESTIONS: usize = OWN_QUESTIONS.len();

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
    /// The correct act in place of each fault.
    instead: Vec<Option<Phrase>>,
    /// A stretch that is shown again.
    replay: Option<Box<Replay>>,
    /// Its record was made.
    recorded: bool,
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
        let instead = due_instead(work.shift(), work.acts());
        // A demonstration leaves nothing to ask oneself.
        let asked = work.presentation() == Presentation::Shown;
        Self { report, answers: Default::default(), asked, open, instead, replay: None, recorded: false, work }
    }

    /// The decisions of the drills that its faults belong to, each once.
    pub fn weak(&self) -> Vec<(DrillId, DecisionId)> {
        let facts = self.work.shift().facts().iter().filter(|fact| !fact.noticed);
        let mut weak: Vec<(DrillId, DecisionId)> = Vec::new();
        for (drill, decision) in facts.filter_map(|fact| fact.decision.as_ref()) {
            let key = ((*drill).into(), decision.as_str().into());
            if !weak.contains(&key) {
                weak.push(key);
            }
        }
        weak
    }

    /// The decisions taken rightly on one's own, each once.
    fn right(&self) -> Vec<(DrillId, DecisionId)> {
        let shift = self.work.shift();
        if shift.scenario().presentation.rules().hints != Hints::Never {
            return Vec::new();
        }
        let weak = self.weak();
        let right = shift.drawn_rightly().iter().map(|(drill, decision)| ((*drill).into(), decision.as_str().into()));
        right.filter(|decision| !weak.contains(decision)).collect()
    }

    /// The record of the shift, the first time.
    pub(super) fn take_record(&mut self, stamps: &mut RecordIdGenerator, now: Moment) -> Option<ShiftRecord> {
        if std::mem::replace(&mut self.recorded, true) {
            return None;
        }
        let shift = self.work.shift();
        let answers = if self.answers.iter().all(String::is_empty) { Vec::new() } else { self.answers.to_vec() };
        Some(ShiftRecord {
            id: stamps.next_id(now),
            at: now,
            device: stamps.device().clone(),
            house: shift.state().house.id.clone(),
            table: shift.state().size,
            scenario: shift.scenario().id.clone(),
            presentation: shift.scenario().presentation,
            seed: shift.seed(),
            coups: self.report.coups,
            passed: self.report.passed,
            letters: self.report.areas.iter().map(|(_, letter)| *letter).collect(),
            weak: self.weak(),
            right: self.right(),
            answers,
        })
    }

    /// The report on paper.
    pub fn paper<'d>(&'d self, reader: ReportReader<'d>) -> ShiftReport<'d> {
        let own_words = if self.asked { &self.answers[..] } else { &[] };
        let (shift, acts) = (self.work.shift(), self.work.acts());
        ShiftReport { shift, acts, coups: self.work.coups(), own_words, reader }
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
            DebriefAction::ReplayFault(place) => {
                let (shift, acts) = (self.work.shift(), self.work.acts());
                let fault = shift.facts().get(place);
                self.replay = fault.and_then(|fault| Replay::of_fault(shift, acts, fault)).map(Box::new);
            }
            DebriefAction::ReplayCoup(index) => {
                let coup = self.work.coups().get(index);
                let replay = coup.and_then(|coup| Replay::of_coup(self.work.shift(), self.work.acts(), coup));
                self.replay = replay.map(Box::new);
            }
            DebriefAction::ReplayNext => self.replay.iter_mut().for_each(|replay| replay.step()),
            DebriefAction::ReplayAgain => {
                self.replay = self.replay.as_ref().and_then(|replay| replay.again()).map(Box::new);
            }
        }
    }

    /// Ends what is shown again; false where nothing is.
    pub fn end_replay(&mut self) -> bool {
        self.replay.take().is_some()
    }

    /// The stretch that is shown again.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_deref()
    }

    /// The place of a fault among those of the shift.
    pub fn place_of(&self, fault: &Fact) -> Option<usize> {
        self.work.shift().facts().iter().position(|fact| fact == fault)
    }

    /// The correct act in place of the fault at this place.
    pub fn instead(&self, place: usize) -> Option<&Phrase> {
        self.instead.get(place)?.as_ref()
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
