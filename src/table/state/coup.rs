//! The coup under way: bets, steps done, calls spoken.

use crate::rules::calls::Announcement;
use crate::rules::procedure::ProcedureStep;
use crate::rules::side::{Chance, Side};

use super::Matters;
use crate::table::incident::IncidentKind;
use crate::table::moment::Moment;

/// State of the bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bets {
    /// Not yet invited.
    NotYet,
    /// Open.
    Open,
    /// Stopped.
    Stopped,
}

/// A call as spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spoken {
    /// The announcement meant.
    pub announcement: Announcement,
    /// The words.
    pub words: String,
}

/// The coup under way, or the one just finished.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that has happened or not")]
pub struct CoupState {
    /// Number in the shift, from 1; 0 before the first.
    pub number: u32,
    /// The moment it began.
    pub begun: Moment,
    /// State of the bets.
    pub bets: Bets,
    /// Steps done, in order.
    pub steps: Vec<ProcedureStep>,
    /// Calls spoken.
    pub calls: Vec<Spoken>,
    /// The winner called.
    pub called: Option<Chance>,
    /// The holder has been signed to: `None` inside for the first four cards.
    pub signed: Option<Option<Side>>,
    /// Number of cards out when the first was turned.
    pub read_after: Option<u8>,
    /// The one who was handed Punto's cards.
    pub passed_to: Option<crate::table::person::Person>,
    /// Seats that have refused Punto's cards.
    pub refused_cards: Vec<u8>,
    /// Lacks found so far: the step, and the place of the fact among the facts of the shift.
    pub lacks: Vec<(ProcedureStep, usize)>,
    /// Stakes when the bets were stopped.
    pub stakes_at_stop: Vec<crate::table::act::StakeId>,
    /// The guests have planned their stakes.
    pub stakes_planned: bool,
    /// The circulation has taken the result.
    pub hand_decided: bool,
    /// Incidents of the coup.
    pub incidents: Vec<IncidentKind>,
    /// Milliseconds within incidents.
    pub incident_time: u64,
    /// The moment since which an incident waits for its treatment.
    pub incident_since: Option<Moment>,
    /// The chef, or the one in charge, was called.
    pub chef_called: bool,
    /// People to deal with, and errors of colleagues.
    pub matters: Matters,
    /// Everything is done: the next coup can begin.
    pub over: bool,
}

impl CoupState {
    /// No coup yet.
    pub const fn before_the_first() -> Self {
        Self::new(0, Moment(0), true)
    }

    /// The coup of this number, beginning now.
    pub const fn beginning(number: u32, at: Moment) -> Self {
        Self::new(number, at, false)
    }

    const fn new(number: u32, begun: Moment, over: bool) -> Self {
        Self {
            number,
            begun,
            bets: Bets::NotYet,
            steps: Vec::new(),
            calls: Vec::new(),
            called: None,
            signed: None,
            read_after: None,
            passed_to: None,
            refused_cards: Vec::new(),
            lacks: Vec::new(),
            stakes_at_stop: Vec::new(),
            stakes_planned: false,
            hand_decided: false,
            incidents: Vec::new(),
            incident_time: 0,
            incident_since: None,
            chef_called: false,
            matters: Matters::none(),
            over,
        }
    }

    /// True if the step is done.
    pub fn has_done(&self, step: ProcedureStep) -> bool {
        self.steps.contains(&step)
    }

    /// Notes a step, once.
    pub fn note(&mut self, step: ProcedureStep) {
        if !self.has_done(step) {
            self.steps.push(step);
        }
    }

    /// True if this announcement was made.
    pub fn has_called(&self, announcement: Announcement) -> bool {
        self.calls.iter().any(|spoken| spoken.announcement == announcement)
    }
}
