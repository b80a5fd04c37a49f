//! What is done after a mis-draw, and what no text settles about it, as the rules tell it.

use super::super::phrase::{Fact, Phrase};
use super::super::side::{Chance, Side};

/// One thing that is done, or follows, after a mis-draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Misdrawn {
    /// Once a card is out the coup is dealt with it.
    BegunIsDealt,
    /// The coup is put right at once, each card in its place by the order in which it left the shoe.
    PutRight,
    /// The cards have left the table: nothing can be put right any more.
    TooLate,
    /// The house puts no such coup right.
    NotPutRight,
    /// The coup is null.
    Null,
    /// The direction decides.
    DirectionDecides,
    /// A card is still to be drawn for this side.
    StillToDraw(Side),
    /// The card too many is burned and stays out of the next coup.
    Burned,
    /// The card too many goes back into the shoe.
    BackToShoe,
    /// The card too many begins the next coup.
    NextCoup,
    /// No card goes back into the shoe.
    NeverBack,
    /// The result is called again: this chance wins.
    CallAgain(Chance),
    /// The call of this chance is void: the coup is not over.
    CallIsVoid(Chance),
    /// What was collected and paid wrongly is undone.
    PayAgain,
    /// The banker who caused it passes the shoe.
    BankerPasses,
    /// The banker who caused it keeps the shoe.
    BankerKeeps,
}

impl Misdrawn {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::BegunIsDealt => "misdraw-begun-is-dealt",
            Self::PutRight => "misdraw-put-right",
            Self::TooLate => "misdraw-too-late",
            Self::NotPutRight => "misdraw-not-put-right",
            Self::Null => "misdraw-null",
            Self::DirectionDecides => "misdraw-direction-decides",
            Self::StillToDraw(_) => "misdraw-still-to-draw",
            Self::Burned => "misdraw-burned",
            Self::BackToShoe => "misdraw-back-to-shoe",
            Self::NextCoup => "misdraw-next-coup",
            Self::NeverBack => "misdraw-never-back",
            Self::CallAgain(_) => "misdraw-call-again",
            Self::CallIsVoid(_) => "misdraw-call-is-void",
            Self::PayAgain => "misdraw-pay-again",
            Self::BankerPasses => "misdraw-banker-passes",
            Self::BankerKeeps => "misdraw-banker-keeps",
        }
    }

    pub(in super::super) fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::StillToDraw(side) => phrase.with("side", Fact::Side(side)),
            Self::CallAgain(chance) | Self::CallIsVoid(chance) => phrase.with("chance", Fact::Chance(chance)),
            _ => phrase,
        }
    }
}

/// A point that no text settles. What the program does then is the common convention.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unsettled {
    /// Whether the card too many is burned also when the coup is put right (the "alors" of S0-77).
    BurnedWhenRestored,
    /// Whether the stakes of a null coup stay for the next one or go back.
    StakesOfANullCoup,
    /// Whether a null coup is marked on the board.
    NullOnTheBoard,
    /// Until when a coup can still be put right "at once" (S0-76) or at all.
    UntilWhen,
    /// Whether a card that only came before the stop costs the banker the shoe.
    EarlyCostsTheShoe,
}

impl Unsettled {
    /// The key of this question in JSON, and after `reason-` in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::BurnedWhenRestored => "misdraw-open-burned-when-restored",
            Self::StakesOfANullCoup => "misdraw-open-stakes-of-a-null-coup",
            Self::NullOnTheBoard => "misdraw-open-null-on-the-board",
            Self::UntilWhen => "misdraw-open-until-when",
            Self::EarlyCostsTheShoe => "misdraw-open-early-costs-the-shoe",
        }
    }
}
