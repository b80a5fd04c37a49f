//! The coup under way: bets, steps done, calls spoken.

use crate::rules::calls::Announcement;
use crate::rules::misdraw::Turned;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{BySide, Chance, Side};

use super::Matters;
use crate::table::incident::IncidentKind;
use crate::table::moment::Moment;
use crate::table::person::Person;

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

/// A slip of the hand that a guest is about to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// The holder puts his next card on the wrong side.
    WrongSide,
    /// He draws one more card once the coup is closed.
    OneMore,
    /// He stops after three cards.
    StopsShort,
    /// He puts his next card back into the shoe.
    PutsBack,
    /// He does not begin to draw.
    Dawdles,
    /// He has stopped drawing and waits for another sign.
    Waits,
    /// He takes Punto's cards.
    TakesPunto,
    /// The player who is handed Punto's cards refuses them.
    RefusesPunto,
}

/// The call of a coup as null.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NullCall {
    /// None was due or made.
    None,
    /// The coup is null and was called so, for these reasons.
    Made(Vec<Reason>),
    /// The coup is null and was played on; this is found.
    PassedOver,
}

impl NullCall {
    /// True once the coup is called null.
    pub const fn is_made(&self) -> bool {
        matches!(self, Self::Made(_))
    }
}

/// The shoe after the coup under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// The result decides.
    Open,
    /// The holder gives it up, for a dealing error of his.
    Forfeited,
    /// The circulation has taken the result.
    Decided,
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
    /// The turning of each side's cards.
    pub turned: BySide<Turned>,
    /// The one who was handed Punto's cards.
    pub passed_to: Option<Person>,
    /// Seats that have refused Punto's cards.
    pub refused_cards: Vec<u8>,
    /// Lacks found so far: the step, and the place of the fact among the facts of the shift.
    pub lacks: Vec<(ProcedureStep, usize)>,
    /// Stakes when the bets were stopped.
    pub stakes_at_stop: Vec<crate::table::act::StakeId>,
    /// The guests have planned their stakes.
    pub stakes_planned: bool,
    /// The shoe after this coup.
    pub hand: Hand,
    /// Incidents of the coup.
    pub incidents: Vec<IncidentKind>,
    /// Milliseconds within incidents.
    pub incident_time: u64,
    /// The moment since which an incident waits for its treatment.
    pub incident_since: Option<Moment>,
    /// The slip that comes next.
    pub slip: Option<Slip>,
    /// The chef, or the one in charge, was called.
    pub chef_called: bool,
    /// The call of the coup as null.
    pub null: NullCall,
    /// Mistakes with the cards that are found already.
    pub found: Vec<Rule>,
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
            turned: BySide { punto: Turned::NotYet, banco: Turned::NotYet },
            passed_to: None,
            refused_cards: Vec::new(),
            lacks: Vec::new(),
            stakes_at_stop: Vec::new(),
            stakes_planned: false,
            hand: Hand::Open,
            incidents: Vec::new(),
            incident_time: 0,
            incident_since: None,
            slip: None,
            chef_called: false,
            null: NullCall::None,
            found: Vec::new(),
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
