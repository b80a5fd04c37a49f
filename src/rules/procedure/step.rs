//! The steps of a coup and of the opening of a shoe.

use super::super::house::{Arbiter, CardColour, CutBy, Handler, Role, Shuffle};
use super::super::side::Side;

/// A step at the table, with its actor where houses differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProcedureStep {
    /// The tailleur invites the players to stake.
    InviteStakes,
    /// The players place their stakes.
    PlaceStakes,
    /// The crew checks the stakes.
    CheckStakes,
    /// The tailleur stops the bets.
    StopBets,
    /// The tailleur signs to the holder of the shoe.
    SignToHolder,
    /// Four cards are drawn for the two sides in turn.
    DrawFour(Handler),
    /// Punto's two cards are passed to the one who turns them.
    TakePunto(Handler),
    /// A side's two cards are turned.
    Turn(Side, Handler),
    /// A side's point of two cards is called.
    Call(Side),
    /// A side is given its third card.
    Third(Side),
    /// Both points and the winning chance are called.
    FinalCall,
    /// The losing stakes are collected.
    Collect,
    /// The winning stakes are paid.
    Pay,
    /// The cards go into the discard box.
    PutAway,
    /// The lid of the box is closed.
    CloseLid,
    /// The shoe goes to the next player, where the holder loses it.
    PassShoe,
    /// The next coup is dealt.
    NextCoup,
    /// The packs are checked.
    CheckPacks,
    /// The cards are shuffled.
    Shuffle(Shuffle),
    /// The cut is offered and made.
    Cut(CutBy),
    /// The stop card is put in its place.
    StopCard(CardColour),
    /// The cards go into the shoe.
    IntoShoe,
    /// The first card out of the shoe is turned.
    FirstCard,
    /// As many cards are burned as the first card's value.
    Burn,
    /// The shoe goes to the seat entitled to it.
    GiveShoe(u8),
    /// The stakes for the first coup are invited.
    FirstCoup,
    /// The game stops in a dispute, and everything stays where it is.
    StopGame,
    /// The player in dispute is heard.
    HearClaim,
    /// The one who watches over the table is called.
    CallChief(Role),
    /// The croupier reports to him.
    Report,
    /// The coup is rebuilt from its cards.
    Rebuild,
    /// The case goes to the direction.
    Refer,
    /// The dispute is decided.
    Decide(Arbiter),
    /// The decision is announced and carried out.
    CarryOut,
}

impl ProcedureStep {
    /// Identifier in journals, independent of the actor.
    pub const fn id(self) -> &'static str {
        match self {
            Self::InviteStakes => "invite-stakes",
            Self::PlaceStakes => "place-stakes",
            Self::CheckStakes => "check-stakes",
            Self::StopBets => "stop-bets",
            Self::SignToHolder => "sign-to-holder",
            Self::DrawFour(_) => "draw-four",
            Self::TakePunto(_) => "take-punto",
            Self::Turn(Side::Punto, _) => "turn-punto",
            Self::Turn(Side::Banco, _) => "turn-banco",
            Self::Call(Side::Punto) => "call-punto",
            Self::Call(Side::Banco) => "call-banco",
            Self::Third(Side::Punto) => "third-punto",
            Self::Third(Side::Banco) => "third-banco",
            Self::FinalCall => "final-call",
            Self::Collect => "collect",
            Self::Pay => "pay",
            Self::PutAway => "put-away",
            Self::CloseLid => "close-lid",
            Self::PassShoe => "pass-shoe",
            Self::NextCoup => "next-coup",
            Self::CheckPacks => "check-packs",
            Self::Shuffle(_) => "shuffle",
            Self::Cut(_) => "cut",
            Self::StopCard(_) => "stop-card",
            Self::IntoShoe => "into-shoe",
            Self::FirstCard => "first-card",
            Self::Burn => "burn",
            Self::GiveShoe(_) => "give-shoe",
            Self::FirstCoup => "first-coup",
            Self::StopGame => "stop-game",
            Self::HearClaim => "hear-claim",
            Self::CallChief(_) => "call-chief",
            Self::Report => "report",
            Self::Rebuild => "rebuild",
            Self::Refer => "refer",
            Self::Decide(_) => "decide",
            Self::CarryOut => "carry-out",
        }
    }

    /// True for steps of the players; they are optional.
    pub const fn is_of_players(self) -> bool {
        matches!(self, Self::PlaceStakes)
    }
}
