//! Events: what an act and the time passing have changed, in order. A picture of the table is drawn from the state;
//! events say what to move, to show and to speak.

use super::act::{Act, CardId};
use super::coup_record::CoupRecord;
use super::fact::Fact;
use super::incident::{IncidentKind, Request};
use super::moment::Moment;
use super::person::Person;
use crate::rules::bet::Spot;
use crate::rules::money::Money;

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A person has acted.
    Acted {
        /// The person.
        by: Person,
        /// The act.
        act: Act,
        /// The moment.
        at: Moment,
    },
    /// The act could not be carried out and changed nothing.
    Impossible(Impossible),
    /// A guest has taken up a bet, with what was paid for it.
    TookUp {
        /// The guest.
        by: Person,
        /// Where it lay.
        spot: Spot,
        /// Its amount.
        amount: Money,
        /// It was paid.
        paid: bool,
    },
    /// A card has come out of the shoe.
    CardOut(CardId),
    /// The stop card has shown.
    StopCardShown,
    /// A card is not there to be drawn.
    ShoeEmpty,
    /// An incident has begun.
    IncidentBegan(IncidentKind),
    /// Something is asked of the crew.
    Asked(Request),
    /// A fact was found. Presentations decide when it is shown.
    Found(Fact),
    /// The last act was undone; the state before it is restored.
    Undone,
    /// A coup is over.
    CoupOver(Box<CoupRecord>),
    /// The shoe is over.
    ShoeOver,
    /// The shift is over.
    ShiftOver,
}

impl Event {
    /// The coup that is over.
    pub fn coup_over(&self) -> Option<&CoupRecord> {
        if let Self::CoupOver(coup) = self { Some(coup) } else { None }
    }
}

/// Reason why an act changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Impossible {
    /// No such card, or it is not where it could be taken.
    NoCard,
    /// No such stake.
    NoStake,
    /// The pieces are not there.
    NoPieces,
    /// No such person, seat or request.
    NoPerson,
    /// Nothing to undo, or a card has left the shoe, which cannot be undone.
    NothingToUndo,
    /// The shift is over.
    Over,
}
