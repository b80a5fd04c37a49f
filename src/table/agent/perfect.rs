//! The perfect agent: does what is due, in order.

use super::{ACT_TAKES, Agent, Move};
use crate::table::shift::Shift;

/// Does what is due, in order.
#[derive(Debug, Clone, Copy, Default)]
pub struct Perfect;

impl Agent for Perfect {
    fn next(&mut self, shift: &Shift) -> Move {
        let now = shift.state().now;
        match (shift.due_of_trainee().into_iter().next(), shift.next_at()) {
            (Some(duty), _) => Move::Act(duty.by, duty.act, now + ACT_TAKES),
            (None, Some(at)) => Move::Wait(at),
            (None, None) => Move::Stop,
        }
    }
}
