//! Acts as a scenario names them: a small vocabulary, each word for a kind of act.

use serde::Deserialize;

use crate::rules::calls::Announcement;
use crate::table::act::{Act, CardPlace};
use crate::table::incident::{Answer, IncidentKind};

/// A block of expected acts. Blocks come one after the other; the acts of a block in any order, unless it is ordered.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, rename = "Block")]
pub struct ExpectedBlock {
    /// True if its acts are expected in this order.
    #[serde(default)]
    pub ordered: bool,
    /// Its acts, each once.
    pub acts: Vec<ScenarioAct>,
}

/// A kind of act of the crew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum ScenarioAct {
    /// An act that the rules of the house ask for because of an incident of this kind. Expected only if the incident
    /// begins and asks for one.
    PutRight(IncidentKind),
    /// The chef is called, or where he is missing the one in charge.
    CallChef,
    /// A stake is looked at closely.
    LookAtAStake,
    /// A stake, or a part of it, goes back to the player.
    Refuse,
    /// A request is answered in this way.
    Answer(Answer),
    /// This announcement is made.
    Announce(Announcement),
    /// Change is given.
    GiveChange,
    /// More pieces are asked for.
    AskForFill,
    /// The float is counted.
    CountFloat,
    /// The packs are looked through.
    CheckPacks,
    /// The packs are cut.
    OfferCut,
    /// The stop card is placed.
    PlaceStopCard,
    /// A card is burned.
    Burn,
    /// A card that was drawn goes back into the shoe.
    PutIntoTheShoe,
    /// The shoe is offered to a player.
    OfferShoe,
    /// The cards of the coup are put away.
    PutAway,
    /// The table is handed over to a colleague.
    HandOver,
    /// The table is closed.
    CloseTable,
    /// One's own last act is undone.
    Undo,
}

impl ScenarioAct {
    /// True for an act of this kind. That an act puts an incident right only the table shows.
    pub fn is(self, act: &Act) -> bool {
        match self {
            Self::PutRight(_) => false,
            Self::CallChef => *act == Act::CallChef,
            Self::LookAtAStake => matches!(act, Act::LookAt(_)),
            Self::Refuse => matches!(act, Act::Return(..)),
            Self::Answer(answer) => matches!(act, Act::Answer(_, given) if *given == answer),
            Self::Announce(announcement) => matches!(act, Act::Call(made, _) if *made == announcement),
            Self::GiveChange => matches!(act, Act::GiveChange(..)),
            Self::AskForFill => *act == Act::AskForFill,
            Self::CountFloat => matches!(act, Act::CountFloat(_)),
            Self::CheckPacks => matches!(act, Act::CheckPacks(_)),
            Self::OfferCut => matches!(act, Act::OfferCut(_)),
            Self::PlaceStopCard => matches!(act, Act::PlaceStopCard(_)),
            Self::Burn => matches!(act, Act::Draw(CardPlace::Box, _) | Act::MoveCard(_, CardPlace::Box, _)),
            Self::PutIntoTheShoe => matches!(act, Act::MoveCard(_, CardPlace::Shoe, _)),
            Self::OfferShoe => matches!(act, Act::OfferShoe(_)),
            Self::PutAway => *act == Act::PutAway,
            Self::HandOver => *act == Act::HandOver,
            Self::CloseTable => *act == Act::CloseTable,
            Self::Undo => *act == Act::Undo,
        }
    }
}
