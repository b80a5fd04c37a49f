//! The acts of changing banknotes for pieces, and their order. No text gives it; it is that of the table procedures of
//! casinos.

use super::house::House;

/// An act of a change of money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChangeAct {
    /// The notes are spread on the marble.
    SpreadOnMarble,
    /// The notes are spread on the felt, where the house has no marble.
    SpreadOnFelt,
    /// The sum is called as change.
    CallSum,
    /// The pieces are counted out in view.
    CountPieces,
    /// The pieces are passed to the player.
    PassPieces,
    /// The notes go into the cash box.
    BoxNotes,
}

impl ChangeAct {
    /// Identifier in journals, and after `change-act-` in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SpreadOnMarble => "spread-on-marble",
            Self::SpreadOnFelt => "spread-on-felt",
            Self::CallSum => "call-sum",
            Self::CountPieces => "count-pieces",
            Self::PassPieces => "pass-pieces",
            Self::BoxNotes => "box-notes",
        }
    }
}

/// The acts of a change of money in the usual order.
pub const fn change_acts(house: &House) -> [ChangeAct; 5] {
    let marble = *house.chips.change_on_the_marble.value();
    let spread = if marble { ChangeAct::SpreadOnMarble } else { ChangeAct::SpreadOnFelt };
    [spread, ChangeAct::CallSum, ChangeAct::CountPieces, ChangeAct::PassPieces, ChangeAct::BoxNotes]
}

/// Pairs of places in [`change_acts`] whose first act must precede the second. The pieces may be passed before or after
/// the notes go into the box.
pub const CHANGE_ORDER: [(usize, usize); 4] = [(0, 1), (1, 2), (2, 3), (2, 4)];
