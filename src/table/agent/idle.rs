//! The idle agent: does nothing.

use super::{Agent, Move};
use crate::table::shift::Shift;

/// Does nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Idle;

impl Agent for Idle {
    fn next(&mut self, shift: &Shift) -> Move {
        shift.next_at().map_or(Move::Stop, Move::Wait)
    }
}
