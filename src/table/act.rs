//! Acts: everything a person does at the table. No act is refused because it is wrong; one that is physically
//! impossible changes nothing.

use serde::{Deserialize, Serialize};

use crate::rules::bet::Spot;
use crate::rules::calls::Announcement;
use crate::rules::chips::PieceCounts;
use crate::rules::money::Money;
use crate::rules::side::Side;

use super::incident::{Answer, RequestId};
use super::moment::Moment;
use super::person::Person;

/// Number of a card of the shoe: its place in the shuffled packs, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// Number of a stake, counted through the shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct StakeId(pub u32);

/// Place of a card that has left the shoe, or where it is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum CardPlace {
    /// On a side of the coup.
    On(Side),
    /// On the felt, on neither side.
    Apart,
    /// In the box of used cards.
    Box,
    /// Back in the shoe, on top.
    Shoe,
    /// On the floor.
    Floor,
}

/// Manner in which a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Facing {
    /// Face up.
    Up,
    /// Face down.
    Down,
    /// Face up and crosswise.
    UpCrosswise,
    /// Face down and crosswise.
    DownCrosswise,
}

impl Facing {
    /// True if the face is seen.
    pub const fn is_up(self) -> bool {
        matches!(self, Self::Up | Self::UpCrosswise)
    }

    /// The same card turned face up.
    pub const fn turned_up(self) -> Self {
        match self {
            Self::Up | Self::Down => Self::Up,
            Self::UpCrosswise | Self::DownCrosswise => Self::UpCrosswise,
        }
    }
}

/// A remark or gesture that no house form covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Speech {
    /// The number of cards to be burned.
    BurnCount(u8),
    /// The last coup of the shoe.
    LastCoup,
    /// The coup is null.
    NullCoup,
    /// A change is made.
    Change(Money),
    /// The shoe passes.
    ShoePasses,
    /// The new limits, as the Direction has them.
    NewLimits,
    /// A stake is asked about: its place or its owner.
    WhoseStake(StakeId),
    /// Quiet is asked for.
    Quiet,
    /// Please wait.
    Wait,
    /// Hands shown empty.
    ClearHands,
    /// State of the shoe, to the colleague who takes over.
    StateOfTheShoe,
}

/// An act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Act {
    /// The float is counted at this amount.
    CountFloat(Money),
    /// The counted float is signed for.
    SignFloat,
    /// The packs are counted, backs and faces looked at; true if they are found sound.
    CheckPacks(bool),
    /// The packs are shuffled.
    Shuffle,
    /// The cut is offered to a seat.
    OfferCut(u8),
    /// The stop card is put in front of this many last cards.
    PlaceStopCard(u16),
    /// The packs go into the shoe.
    FillShoe,
    /// An announcement of the game, in these words.
    Call(Announcement, String),
    /// Another word or gesture, to a person or to the table.
    Speak(Speech, Option<Person>),
    /// The chef is called, or where he is missing the one in charge.
    CallChef,
    /// An error of a colleague is pointed out to him.
    PointOut(Person),
    /// The holder is signed to draw: the first four, or a third card for this side.
    Sign(Option<Side>),
    /// The next card leaves the shoe and is put there.
    Draw(CardPlace, Facing),
    /// The two first cards of a side are turned up.
    Turn(Side),
    /// One card is turned over.
    TurnCard(CardId),
    /// The two first cards of a side are passed to a person.
    PassCards(Side, Person),
    /// A card that is out of the shoe is put elsewhere.
    MoveCard(CardId, CardPlace, Facing),
    /// The cards of the coup go into the box.
    PutAway,
    /// The lid of the box is closed.
    CloseLid,
    /// The shoe is pushed to a seat.
    OfferShoe(u8),
    /// The player who is offered the shoe takes it.
    TakeShoe,
    /// The player who is offered the shoe refuses it.
    RefuseShoe,
    /// The holder gives the shoe up of his own will.
    GiveUpShoe,
    /// A guest puts pieces on a spot, at his seat.
    Stake(Spot, PieceCounts),
    /// A guest puts pieces of another on a spot for him, at the other's seat.
    StakeFor(Person, Spot, PieceCounts),
    /// A guest takes his stake away, with what is beside it.
    TakeBack(StakeId),
    /// A stake is looked at closely.
    LookAt(StakeId),
    /// A stake is refused: these pieces of it go back to the player.
    Return(StakeId, PieceCounts),
    /// A stake is put straight on a spot.
    Straighten(StakeId, Spot),
    /// A stake is put back as it was when the bets were stopped.
    Restore(StakeId),
    /// A stake goes to the tray.
    Collect(StakeId),
    /// These pieces are paid beside a stake.
    Pay(StakeId, PieceCounts),
    /// The commission owed for a stake is marked.
    MarkCommission(StakeId, Money),
    /// Marked commission is taken from a guest's pieces.
    CollectCommission(Person, PieceCounts),
    /// A guest puts pieces or notes on the marble: pieces, then money in notes.
    PutOnMarble(PieceCounts, Money),
    /// These pieces are given for what a guest has put on the marble.
    GiveChange(Person, PieceCounts),
    /// More pieces are asked for.
    AskForFill,
    /// A request is answered.
    Answer(RequestId, Answer),
    /// A guest takes a seat.
    Sit(u8),
    /// A guest leaves the table.
    Leave,
    /// The table is handed over to the colleague who has come.
    HandOver,
    /// The table is closed.
    CloseTable,
    /// The person's last act is undone, before the next one.
    Undo,
}

/// An act with the person and the moment, as it is logged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimedAct {
    /// The person.
    pub by: Person,
    /// The act.
    pub act: Act,
    /// The moment.
    pub at: Moment,
}
