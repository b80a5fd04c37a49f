//! Guests at the table, and what they put on the marble.

use crate::rules::money::Money;

use crate::table::guest::GuestMind;
use crate::table::pieces::Pieces;

/// A guest.
#[derive(Debug, Clone)]
pub struct Guest {
    /// His character and his mind.
    pub mind: GuestMind,
    /// His seat, or the seat he stands behind.
    pub seat: u8,
    /// He stands.
    pub standing: bool,
    /// He is at the table.
    pub is_there: bool,
    /// His pieces.
    pub purse: Pieces,
    /// His money in notes.
    pub notes: Money,
    /// The money he has come with in all, in pieces and notes.
    pub came_with: Money,
    /// Commission marked and not yet taken.
    pub owes: Money,
}

/// Pieces and notes on the marble.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnMarble {
    /// Index of the guest who put them there.
    pub guest: u8,
    /// Pieces.
    pub pieces: Pieces,
    /// Notes.
    pub notes: Money,
}

impl OnMarble {
    /// Its value.
    pub fn total(&self) -> Money {
        self.pieces.total().plus(self.notes)
    }
}
