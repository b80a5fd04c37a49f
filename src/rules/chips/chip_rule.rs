//! Rules for handling chips, cited as reasons.

use std::sync::Arc;

use super::ChipSet;

/// A rule for paying, cutting or changing chips.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChipRule {
    /// Each piece of the set is worth its printed figure.
    PiecesOf(Arc<ChipSet>),
    /// A sum is paid in the fewest pieces.
    Fewest,
    /// Any pieces of the right total pay the sum; the fewest are best.
    Any,
    /// Stake and payment are returned together, in one movement.
    TakenAndPaid,
    /// A column is cut into heaps of this size.
    CutInHeaps(u32),
    /// An even-money bet is paid by matching its stack.
    Sized,
    /// Change is made at the table for the full value.
    ChangeAtTheTable,
    /// Change is laid out on the marble.
    OnTheMarble,
}

impl ChipRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::PiecesOf(_) => "pieces-of",
            Self::Fewest => "fewest-pieces",
            Self::Any => "any-pieces",
            Self::TakenAndPaid => "taken-and-paid",
            Self::CutInHeaps(_) => "cut-in-heaps",
            Self::Sized => "sized",
            Self::ChangeAtTheTable => "change-at-the-table",
            Self::OnTheMarble => "on-the-marble",
        }
    }
}
