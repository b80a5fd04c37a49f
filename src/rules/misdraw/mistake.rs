//! The mistakes at a table.

use super::super::side::{Chance, Side};

/// A mistake. Cards are numbered from one, as they left the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// The shoe was begun with another number of burned cards: first the number due, then the one burned.
    WrongBurn(u8, u8),
    /// This many cards in excess in the coup before are still on the table.
    LeftFromBefore(u8),
    /// The coup was begun although the stop card allowed no more.
    AfterTheStopCard,
    /// The first card left the shoe before betting was closed.
    BeforeTheStop,
    /// This many cards, instead of four, were taken before the first was turned.
    FirstDeal(u8),
    /// A card left the shoe together with the one before it.
    Stuck(u8),
    /// A card has a back that no pack of this shoe has.
    ForeignBack(u8),
    /// A card is one copy more than the packs of this shoe have.
    OneCopyTooMany(u8),
    /// A card in excess in the coup before was used in this one.
    UsedAgain(u8),
    /// A card lay face up in the shoe.
    FaceUpInTheShoe(u8),
    /// A card was put back into the shoe.
    PutBack(u8),
    /// A card was drawn by a person who may not draw.
    DrawnByAnother(u8),
    /// A card was drawn without the sign.
    Unasked(u8),
    /// One of the first four was placed on the wrong side; the side is the right one.
    FirstFour(u8, Side),
    /// A third card was placed on the wrong side; the side is the right one.
    ForTheOther(u8, Side),
    /// A card of this side was left apart.
    LeftApart(u8, Side),
    /// A card was drawn although the coup was closed.
    AfterTheEnd(u8),
    /// A card fell off the table.
    Dropped(u8),
    /// A card was seen before it was due.
    SeenEarly(u8),
    /// A third card is face down.
    FaceDown(u8),
    /// A side has more third cards than due.
    TooMany(Side),
    /// A side's cards were turned by a person who should not.
    TurnedByAnother(Side),
    /// A card due to this side was not drawn.
    NotDrawn(Side),
    /// A card is due to this side, and the shoe has no more.
    ShoeIsEmpty(Side),
    /// This chance was called although another won.
    WrongCall(Chance),
    /// A stake was placed after the stop of the bets.
    StakePlacedLate,
    /// A stake was withdrawn after the stop of the bets.
    StakeWithdrawn,
}

impl Mistake {
    /// The key of this mistake in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::WrongBurn(..) => "misdraw-wrong-burn",
            Self::LeftFromBefore(_) => "misdraw-left-from-before",
            Self::AfterTheStopCard => "misdraw-after-the-stop-card",
            Self::BeforeTheStop => "misdraw-before-the-stop",
            Self::FirstDeal(_) => "misdraw-first-deal",
            Self::Stuck(_) => "misdraw-stuck",
            Self::ForeignBack(_) => "misdraw-foreign-back",
            Self::OneCopyTooMany(_) => "misdraw-one-copy-too-many",
            Self::UsedAgain(_) => "misdraw-used-again",
            Self::FaceUpInTheShoe(_) => "misdraw-face-up-in-the-shoe",
            Self::PutBack(_) => "misdraw-put-back",
            Self::DrawnByAnother(_) => "misdraw-drawn-by-another",
            Self::Unasked(_) => "misdraw-unasked",
            Self::FirstFour(..) => "misdraw-first-four",
            Self::ForTheOther(..) => "misdraw-for-the-other",
            Self::LeftApart(..) => "misdraw-left-apart",
            Self::AfterTheEnd(_) => "misdraw-after-the-end",
            Self::Dropped(_) => "misdraw-dropped",
            Self::SeenEarly(_) => "misdraw-seen-early",
            Self::FaceDown(_) => "misdraw-face-down",
            Self::TooMany(_) => "misdraw-too-many",
            Self::TurnedByAnother(_) => "misdraw-turned-by-another",
            Self::NotDrawn(_) => "misdraw-not-drawn",
            Self::ShoeIsEmpty(_) => "misdraw-shoe-is-empty",
            Self::WrongCall(_) => "misdraw-wrong-call",
            Self::StakePlacedLate => "misdraw-stake-placed-late",
            Self::StakeWithdrawn => "misdraw-stake-withdrawn",
        }
    }

    /// True if a card was drawn, left in the shoe or placed wrongly during the deal: a misdraw in the sense of the
    /// texts.
    pub const fn is_of_drawing(self) -> bool {
        matches!(
            self,
            Self::FirstDeal(_)
                | Self::Stuck(_)
                | Self::UsedAgain(_)
                | Self::FirstFour(..)
                | Self::ForTheOther(..)
                | Self::LeftApart(..)
                | Self::AfterTheEnd(_)
                | Self::TooMany(_)
                | Self::NotDrawn(_)
        )
    }

    /// True if this mistake always has to be put right: a card moved, removed or drawn, a result called again.
    pub const fn must_be_put_right(self) -> bool {
        matches!(
            self,
            Self::UsedAgain(_)
                | Self::PutBack(_)
                | Self::FirstFour(..)
                | Self::ForTheOther(..)
                | Self::LeftApart(..)
                | Self::AfterTheEnd(_)
                | Self::Dropped(_)
                | Self::TooMany(_)
                | Self::NotDrawn(_)
                | Self::WrongCall(_)
        )
    }
}
