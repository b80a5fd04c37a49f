//! Agents: they work the trainee's posts for checks, demonstrations and the command line.

mod fault;
mod idle;
mod perfect;

use super::act::Act;
use super::event::Event;
use super::moment::Moment;
use super::person::Person;
use super::shift::Shift;

pub use self::fault::Fault;
pub use self::idle::Idle;
pub use self::perfect::Perfect;

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

/// Plays a shift to its end or until the agent stops; each event goes to `see`.
pub fn play(shift: &mut Shift, agent: &mut dyn Agent, mut see: impl FnMut(&Shift, &[Event])) {
    let mut moves = 0;
    while !shift.is_over() && moves < MOST_MOVES_A_COUP {
        let events = match agent.next(shift) {
            Move::Act(by, act, at) => shift.act(by, &act, at),
            Move::Wait(at) => shift.until(at),
            Move::Stop => return,
        };
        let coup_over = events.iter().any(|event| matches!(event, Event::CoupOver(_)));
        moves = if coup_over { 0 } else { moves + 1 };
        see(shift, &events);
    }
}
