//! Remedies after a misdraw, the questions that no text settles, and the act that is due next.

use super::super::side::{Chance, Side};

/// A measure taken after a misdraw, or a consequence of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MisdrawRemedy {
    /// This many cards are still burned before the first coup.
    BurnMore(u8),
    /// A burn that was not made in time is not made up.
    BurnIsOver,
    /// Cards burned in excess stay burned.
    BurnedStayBurned,
    /// A coup is dealt once a card is out.
    BegunIsDealt,
    /// The coup is restored at once, with each card placed by the order in which it left the shoe.
    PutRight,
    /// The cards have left the table, too late for a remedy.
    TooLate,
    /// The house does not restore such a coup.
    NotPutRight,
    /// The coup may not be dealt at all.
    NotToBeDealt,
    /// The shoe has no card left to finish the coup.
    CannotBeFinished,
    /// A card that was put back cannot be found again.
    LostInTheShoe,
    /// This card spoils the coup: it cannot be restored with it.
    SpoilsTheCoup(u8),
    /// The packs are checked before they are played on.
    PacksAreChecked,
    /// The coup is null.
    Null,
    /// The direction decides.
    DirectionDecides,
    /// A card is still due to this side.
    StillToDraw(Side),
    /// The excess card is burned and stays out of the next coup.
    Burned,
    /// This card does not play: it is burned, and the next takes its place.
    DoesNotPlay(u8),
    /// This card plays in the place that its order gives it.
    KeepsItsPlace(u8),
    /// This card is turned up.
    TurnedUp(u8),
    /// This card, put back, is the next to come out and is taken again.
    TakenOutAgain(u8),
    /// The excess card goes back into the shoe.
    BackToShoe,
    /// The excess card begins the next coup.
    NextCoup,
    /// No card goes back into the shoe.
    NeverBack,
    /// Cards turned by the wrong person count as they are.
    TurnedCount(Side),
    /// The result is called again, with this chance as the winner.
    CallAgain(Chance),
    /// The call of this chance is void: the coup is not over.
    CallIsVoid(Chance),
    /// Wrong collections and payments are reversed.
    PayAgain,
    /// A stake placed late goes back to the player.
    LateStakeGoesBack,
    /// A stake withdrawn late goes back to its place and plays.
    WithdrawnStakePlays,
    /// A stake withdrawn late is given to the player.
    WithdrawnStakeIsGiven,
    /// The banker who caused it passes the shoe.
    BankerPasses,
    /// The banker who caused it keeps the shoe.
    BankerKeeps,
    /// The banker drew unasked a card that was due, and keeps the shoe.
    UnaskedKeeps,
}

impl MisdrawRemedy {
    /// True if it says what becomes of the coup.
    pub const fn decides_the_coup(self) -> bool {
        matches!(
            self,
            Self::BegunIsDealt
                | Self::PutRight
                | Self::TooLate
                | Self::NotPutRight
                | Self::NotToBeDealt
                | Self::CannotBeFinished
                | Self::LostInTheShoe
                | Self::SpoilsTheCoup(_)
                | Self::Null
                | Self::DirectionDecides
        )
    }

    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::BurnMore(_) => "misdraw-burn-more",
            Self::BurnIsOver => "misdraw-burn-is-over",
            Self::BurnedStayBurned => "misdraw-burned-stay-burned",
            Self::BegunIsDealt => "misdraw-begun-is-dealt",
            Self::PutRight => "misdraw-put-right",
            Self::TooLate => "misdraw-too-late",
            Self::NotPutRight => "misdraw-not-put-right",
            Self::NotToBeDealt => "misdraw-not-to-be-dealt",
            Self::CannotBeFinished => "misdraw-cannot-be-finished",
            Self::LostInTheShoe => "misdraw-lost-in-the-shoe",
            Self::SpoilsTheCoup(_) => "misdraw-spoils-the-coup",
            Self::PacksAreChecked => "misdraw-packs-are-checked",
            Self::Null => "misdraw-null",
            Self::DirectionDecides => "misdraw-direction-decides",
            Self::StillToDraw(_) => "misdraw-still-to-draw",
            Self::Burned => "misdraw-burned",
            Self::DoesNotPlay(_) => "misdraw-does-not-play",
            Self::KeepsItsPlace(_) => "misdraw-keeps-its-place",
            Self::TurnedUp(_) => "misdraw-turned-up",
            Self::TakenOutAgain(_) => "misdraw-taken-out-again",
            Self::BackToShoe => "misdraw-back-to-shoe",
            Self::NextCoup => "misdraw-next-coup",
            Self::NeverBack => "misdraw-never-back",
            Self::TurnedCount(_) => "misdraw-turned-count",
            Self::CallAgain(_) => "misdraw-call-again",
            Self::CallIsVoid(_) => "misdraw-call-is-void",
            Self::PayAgain => "misdraw-pay-again",
            Self::LateStakeGoesBack => "misdraw-late-stake-goes-back",
            Self::WithdrawnStakePlays => "misdraw-withdrawn-stake-plays",
            Self::WithdrawnStakeIsGiven => "misdraw-withdrawn-stake-is-given",
            Self::BankerPasses => "misdraw-banker-passes",
            Self::BankerKeeps => "misdraw-banker-keeps",
            Self::UnaskedKeeps => "misdraw-unasked-keeps",
        }
    }
}

/// A question that no text settles, with both readings in its sentence. The program follows the common convention.
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
    /// Loss of the shoe for a due card drawn unasked.
    UnaskedCostsTheShoe,
    /// A wrong burn noticed when play has begun.
    BurnNoticedLate,
    /// A coup begun after the stop card: null, or dealt because a card is out.
    BegunAfterTheStopCard,
    /// A coup that the shoe cannot finish: null, or decided by the cards that are out.
    ShoeIsEmpty,
    /// A foreign card: null, or another card in its place.
    ForeignCard,
    /// A card face up in the shoe: burned, or played in its place.
    FaceUpInTheShoe,
    /// A card that was seen early or fell: played, or a misdraw.
    SeenOrDropped,
    /// A card that cannot be found in the shoe: null, or the next card for it.
    LostInTheShoe,
    /// Cards drawn or turned by the wrong person: they count, or a misdraw.
    WrongPerson,
    /// A stake withdrawn after the stop: it plays, or the player may have it.
    WithdrawnStake,
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
            Self::UnaskedCostsTheShoe => "misdraw-open-unasked-costs-the-shoe",
            Self::BurnNoticedLate => "misdraw-open-burn-noticed-late",
            Self::BegunAfterTheStopCard => "misdraw-open-begun-after-the-stop-card",
            Self::ShoeIsEmpty => "misdraw-open-shoe-is-empty",
            Self::ForeignCard => "misdraw-open-foreign-card",
            Self::FaceUpInTheShoe => "misdraw-open-face-up-in-the-shoe",
            Self::SeenOrDropped => "misdraw-open-seen-or-dropped",
            Self::LostInTheShoe => "misdraw-open-lost-in-the-shoe",
            Self::WrongPerson => "misdraw-open-wrong-person",
            Self::WithdrawnStake => "misdraw-open-withdrawn-stake",
        }
    }
}

/// The act of the game that is due once the cards are where the judgement puts them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NextAct {
    /// This many more cards are burned.
    Burn(u8),
    /// The bets are stopped.
    StopTheBets,
    /// The first two cards of this side are turned.
    Turn(Side),
    /// This card is turned up.
    TurnUp(u8),
    /// A card is drawn for this side.
    Draw(Side),
    /// The result is called, with this chance as the winner.
    Call(Chance),
    /// Stakes are collected and paid.
    Pay(Chance),
    /// Every stake goes back to its player.
    ReturnTheStakes,
    /// The direction is called.
    CallTheDirection,
}

impl NextAct {
    /// The id of this act in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Burn(_) => "burn",
            Self::StopTheBets => "stop-the-bets",
            Self::Turn(_) => "turn",
            Self::TurnUp(_) => "turn-up",
            Self::Draw(_) => "draw",
            Self::Call(_) => "call",
            Self::Pay(_) => "pay",
            Self::ReturnTheStakes => "return-the-stakes",
            Self::CallTheDirection => "call-the-direction",
        }
    }
}
