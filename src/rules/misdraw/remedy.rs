//! Remedies after a misdraw, and the questions that no text settles.

use super::super::side::{Chance, Side};

/// A measure taken after a misdraw, or a consequence of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MisdrawRemedy {
    /// A coup is dealt once a card is out.
    BegunIsDealt,
    /// The coup is restored at once, with each card placed by the order in which it left the shoe.
    PutRight,
    /// The cards have left the table, too late for a remedy.
    TooLate,
    /// The house does not restore such a coup.
    NotPutRight,
    /// The coup is null.
    Null,
    /// The direction decides.
    DirectionDecides,
    /// A card is still due to this side.
    StillToDraw(Side),
    /// The excess card is burned and stays out of the next coup.
    Burned,
    /// The excess card goes back into the shoe.
    BackToShoe,
    /// The excess card begins the next coup.
    NextCoup,
    /// No card goes back into the shoe.
    NeverBack,
    /// The result is called again, with this chance as the winner.
    CallAgain(Chance),
    /// The call of this chance is void: the coup is not over.
    CallIsVoid(Chance),
    /// Wrong collections and payments are reversed.
    PayAgain,
    /// The banker who caused it passes the shoe.
    BankerPasses,
    /// The banker who caused it keeps the shoe.
    BankerKeeps,
}

impl MisdrawRemedy {
    /// The key of this rule in JSON, and after `reason-` in the texts.
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
}

/// A question that no text settles. The program follows the common convention.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpenQuestion {
    /// Burning of the excess card when the coup is restored (the "alors" of S0-77).
    BurnedWhenRestored,
    /// Stakes of a null coup: left for the next one, or returned.
    StakesOfANullCoup,
    /// Marking of a null coup on the board.
    NullOnTheBoard,
    /// Time limit for restoring a coup, "at once" (S0-76) or at all.
    UntilWhen,
    /// Loss of the shoe for a card that was only early.
    EarlyCostsTheShoe,
}

impl OpenQuestion {
    /// The key of this question in JSON, and after `reason-` in the texts.
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
