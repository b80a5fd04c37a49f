//! Agents: they work the trainee's posts for checks, demonstrations and the command line.

mod fault;
mod idle;
mod perfect;
mod script;

use super::act::Act;
use super::event::Event;
use super::moment::Moment;
use super::person::Person;
use super::shift::Shift;

pub use self::fault::Fault;
pub use self::idle::Idle;
pub use self::perfect::Perfect;
pub use self::script::{Script, ScriptProblem, ScriptStep};

/// Time between two acts, in milliseconds.
const ACT_TAKES: u64 = 700;

/// The next move of an agent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// An act at a moment.
    Act(Person, Act, Moment),
    /// Nothing before a moment.
    Wait(Moment),
    /// Nothing more.
    Stop,
}

/// An agent.
pub trait Agent {
    /// The next move in a shift.
    fn next(&mut self, shift: &Shift) -> Move;
}

/// Most moves within one coup, so that no agent plays for ever.
const MOST_MOVES_A_COUP: u32 = 5_000;

/// A shift in the hands of an agent.
pub struct Playing<'p> {
    shift: &'p mut Shift,
    agent: &'p mut dyn Agent,
    /// Moves since the last coup was over.
    moves: u32,
}

impl<'p> Playing<'p> {
    /// The shift as it is, the agent about to move.
    pub fn new(shift: &'p mut Shift, agent: &'p mut dyn Agent) -> Self {
        Self { shift, agent, moves: 0 }
    }

    /// Carries out the agent's next move; `None` once the shift is over or the agent does no more.
    pub fn step(&mut self) -> Option<(Move, Vec<Event>)> {
        if self.shift.is_over() || self.moves >= MOST_MOVES_A_COUP {
            return None;
        }
        let next = self.agent.next(self.shift);
        let events = match &next {
            Move::Act(by, act, at) => self.shift.act(*by, act, *at),
            Move::Wait(at) => self.shift.until(*at),
            Move::Stop => return None,
        };
        let coup_over = events.iter().any(|event| matches!(event, Event::CoupOver(_)));
        self.moves = if coup_over { 0 } else { self.moves + 1 };
        Some((next, events))
    }

    /// The shift.
    pub const fn shift(&self) -> &Shift {
        self.shift
    }
}

/// Plays a shift to its end or until the agent stops; each event goes to `see`.
pub fn play(shift: &mut Shift, agent: &mut dyn Agent, mut see: impl FnMut(&Shift, &[Event])) {
    let mut playing = Playing::new(shift, agent);
    while let Some((_, events)) = playing.step() {
        see(playing.shift(), &events);
    }
}
