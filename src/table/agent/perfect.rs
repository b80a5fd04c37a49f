//! The perfect agent: does what is due, in order.

use super::{Agent, Move};
use crate::table::shift::Shift;

/// Time between two acts, in milliseconds.
const ACT_TAKES: u64 = 700;

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
