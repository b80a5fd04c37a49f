//! What is done with chips, and why: the customs that verdicts name.

use super::super::phrase::{Fact, Phrase};
use super::ChipSet;

/// A custom of paying, cutting or changing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChipRule {
    /// Each piece of a set is worth the figure on it.
    PiecesOf(&'static ChipSet),
    /// A sum is paid in as few pieces as make it.
    Fewest,
    /// Any pieces that come to the sum pay it; as few as make it are best.
    Any,
    /// Stake and payment go back together, in one movement.
    TakenAndPaid,
    /// A column is cut down in heaps of so many.
    CutInHeaps(u32),
    /// Beside a bet paid evens as many pieces are put as it has.
    Sized,
    /// Change is made at the table and worth what was handed over.
    ChangeAtTheTable,
    /// Change is laid out on the marble.
    OnTheMarble,
}

impl ChipRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
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

    /// Names the facts of this rule in its phrase.
    pub(in super::super) fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::PiecesOf(set) => phrase.with("set", Fact::Written(&set.name)),
            Self::CutInHeaps(heap) => phrase.with("heap", Fact::Number(heap.into())),
            _ => phrase,
        }
    }
}
