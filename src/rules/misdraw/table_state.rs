//! The state of the table when play stops: every card with its place, and the acts that led there.

use serde::Deserialize;

use super::super::card::Card;
use super::super::house::{Face, TableSize};
use super::super::opening::StopCardTiming;
use super::super::shoe::BackColour;
use super::super::side::{BySide, Chance, Side};

/// Everything that the judge looks at. Where nothing else is given, all is in order: betting closed in time, the cards
/// of the house's packs, drawn by those who may and turned by those who should.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableState {
    /// Every card of this coup, in the order in which it left the shoe. Of the cards on one side the first two are its
    /// first and second card, the next its third.
    #[serde(default)]
    pub cards: Vec<TableCard>,
    /// State of betting.
    #[serde(default)]
    pub bets: BetsState,
    /// Number of cards out when the first was turned or read; `None` if that was after four, or not yet.
    #[serde(default)]
    pub read_after: Option<u8>,
    /// Turning of each side's first two cards.
    #[serde(default)]
    pub turned: BySide<Turned>,
    /// Progress of the coup.
    #[serde(default)]
    pub stage: CoupStage,
    /// Person who drew or placed the cards wrongly, if they are wrong.
    #[serde(default)]
    pub by: Person,
    /// Size of the table.
    #[serde(default = "large")]
    pub table: TableSize,
    /// The stop card, if it has shown.
    #[serde(default)]
    pub stop_card: Option<StopCardShown>,
    /// Number of cards left in the shoe; `None` if there are enough.
    #[serde(default)]
    pub left_in_shoe: Option<u16>,
    /// Number of coups dealt from this shoe before this one.
    #[serde(default)]
    pub coups_before: u16,
    /// The burn of this shoe, if it is in question.
    #[serde(default)]
    pub burn: Option<BurnDone>,
    /// Number of cards that the coup before had in excess and that still are on the table.
    #[serde(default)]
    pub left_from_before: u8,
    /// Changes of stakes after the stop of the bets.
    #[serde(default)]
    pub stakes_after_the_stop: Vec<LateStake>,
}

impl TableState {
    /// A table with these cards and all else in order.
    pub fn from_cards(cards: Vec<TableCard>) -> Self {
        Self {
            cards,
            bets: BetsState::Stopped,
            read_after: None,
            turned: BySide { punto: Turned::AsDue, banco: Turned::AsDue },
            stage: CoupStage::UnderWay,
            by: Person::Croupier,
            table: TableSize::Large,
            stop_card: None,
            left_in_shoe: None,
            coups_before: 0,
            burn: None,
            left_from_before: 0,
            stakes_after_the_stop: Vec::new(),
        }
    }

    /// True once this side's first two cards are turned.
    pub fn is_turned(&self, side: Side) -> bool {
        match self.turned[side] {
            Turned::AsDue => self.read_after.is_some() || self.cards.len() >= 4,
            Turned::NotYet => false,
            Turned::By(_) => true,
        }
    }

    /// Number of cards out when the first was turned; `None` while none is.
    pub(super) fn first_deal_ended_after(&self) -> Option<u8> {
        let turned = Side::BOTH.into_iter().any(|side| self.is_turned(side));
        self.read_after.or_else(|| turned.then_some(4))
    }

    /// True if a card of the table is in the discard box.
    pub fn has_discarded_cards(&self) -> bool {
        self.cards.iter().any(|card| card.at == Whereabouts::Discarded)
    }

    /// The same table with every card in the discard box.
    #[must_use]
    pub fn with_cards_discarded(mut self) -> Self {
        self.cards.iter_mut().for_each(|card| card.at = Whereabouts::Discarded);
        self
    }
}

const fn large() -> TableSize {
    TableSize::Large
}

/// A card of the coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableCard {
    /// The card.
    pub card: Card,
    /// The side it was given to; `None` where it is apart.
    #[serde(default)]
    pub on: Option<Side>,
    /// Its place now.
    #[serde(default)]
    pub at: Whereabouts,
    /// Its face now; as it should be, if not given.
    #[serde(default)]
    pub face: Option<Face>,
    /// Moment at which its face was first seen.
    #[serde(default)]
    pub seen: Seen,
    /// Its back.
    #[serde(default)]
    pub back: CardBack,
    /// Its origin.
    #[serde(default)]
    pub from: CardOrigin,
    /// It left the shoe together with the card before it.
    #[serde(default)]
    pub stuck: bool,
    /// Person who drew it.
    #[serde(default)]
    pub drawn_by: Person,
    /// It was drawn without the sign, or before it.
    #[serde(default)]
    pub unasked: bool,
}

impl TableCard {
    /// A card of the house's packs, drawn in order and lying as it should on this side, or apart.
    pub const fn new(card: Card, on: Option<Side>) -> Self {
        Self {
            card,
            on,
            at: Whereabouts::Table,
            face: None,
            seen: Seen::AsDue,
            back: CardBack::First,
            from: CardOrigin::Shoe,
            stuck: false,
            drawn_by: Person::Croupier,
            unasked: false,
        }
    }
}

/// Place of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum Whereabouts {
    /// On the table, in view.
    #[default]
    Table,
    /// In a hand, not laid down yet.
    InHand,
    /// On the floor.
    Floor,
    /// In the discard box, mixed with others.
    Discarded,
    /// Burned.
    Burned,
    /// Put back into the shoe with this many cards ahead of it; `None` if its place is not known.
    Shoe(Option<u16>),
}

/// Moment at which the face of a card is first seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum Seen {
    /// As it was due to be turned, or not at all.
    #[default]
    AsDue,
    /// Before it was due: by a slip of the hand.
    Early,
    /// In the mouth of the shoe: it lay there face up.
    InTheShoe,
}

/// Back of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum CardBack {
    /// The back of the first packs.
    #[default]
    First,
    /// The back of the other packs.
    Second,
    /// The back of no pack in this shoe.
    Foreign,
}

impl From<BackColour> for CardBack {
    fn from(colour: BackColour) -> Self {
        match colour {
            BackColour::First => Self::First,
            BackColour::Second => Self::Second,
        }
    }
}

/// Origin of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum CardOrigin {
    /// From the shoe, for this coup.
    #[default]
    Shoe,
    /// Drawn in excess in the coup before.
    CoupBefore,
}

/// State of betting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum BetsState {
    /// Closed before the first card left the shoe.
    #[default]
    Stopped,
    /// Still open.
    Open,
    /// Closed after the first card had left the shoe.
    StoppedLate,
}

/// Progress of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum CoupStage {
    /// Cards are still being drawn.
    #[default]
    UnderWay,
    /// Drawing is over; nothing is called yet.
    Over,
    /// Called, with this chance as the winner.
    Called(Chance),
    /// Called, with this chance as the winner, and payment has begun.
    Paid(Chance),
}

impl CoupStage {
    /// The chance called, if any.
    pub const fn called(self) -> Option<Chance> {
        match self {
            Self::UnderWay | Self::Over => None,
            Self::Called(chance) | Self::Paid(chance) => Some(chance),
        }
    }
}

/// A person at the table, by the part he has in the coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum Person {
    /// The tailleur, or the one croupier.
    #[default]
    Croupier,
    /// The player who holds the shoe.
    Banker,
    /// The player to whom Punto's cards are passed.
    PuntosPlayer,
    /// Another seated player.
    SeatedPlayer,
    /// A person standing at the table, player or not.
    Bystander,
}

/// Turning of a side's first two cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, schemars::JsonSchema)]
pub enum Turned {
    /// By the person who should, once four cards are out.
    #[default]
    AsDue,
    /// Not yet.
    NotYet,
    /// By this person.
    By(Person),
}

/// Appearance of the stop card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StopCardShown {
    /// Moment at which it showed.
    pub when: StopCardTiming,
    /// Number of coups begun since, this one included; 0 if it showed inside this one or behind it.
    #[serde(default)]
    pub coups_since: u8,
}

/// The burn as it was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BurnDone {
    /// The card turned first.
    pub turned: Card,
    /// Number of cards burned after it; 0 if that was forgotten.
    pub burned: u8,
}

/// A change of stakes after the stop of the bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
pub enum LateStake {
    /// Placed or increased.
    Placed,
    /// Taken back or reduced.
    Withdrawn,
}
