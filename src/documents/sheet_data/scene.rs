//! The scene of a question as data.

use schemars::JsonSchema;
use serde::Serialize;

use super::call::HeardData;
use super::code::{BackCode, ChanceCode, ColourCode, RoleCode, TableCode};
use super::phrase::PhraseData;
use crate::drill::question::{LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats, ShoeContents};
use crate::rules::bet::Spot;
use crate::rules::house::{House, TableSize};
use crate::rules::settle::Limits;
use crate::rules::side::Side;

/// The table and what happened at it. Absent parts do not matter to the question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub(crate) struct SceneData {
    /// Id of the house whose rules apply.
    pub house: String,
    /// Size of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableCode>,
    /// The cards; those of one place in the order drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardData>,
    /// Stakes on the layout; answers refer to them by index, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<StakeData>,
    /// Pieces in front of the croupier, one entry per heap.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<PiecesData>,
    /// Id of the set of chips, if it is not the house's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chip_set: Option<String>,
    /// The chance announced as the winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub announced: Option<ChanceCode>,
    /// The seats and who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatsData>,
    /// The person who holds the shoe.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoe_held_by: Option<HolderData>,
    /// The shoe, its stop card and its first card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shoe: Option<ShoeData>,
    /// The crew present, in the order of the house's text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<RoleCode>,
    /// The table's limits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limits: Option<LimitsData>,
    /// Events, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<PhraseData>,
    /// Index of the event with the fault; only in the scene of a key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong_event: Option<usize>,
    /// Calls that are heard, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<HeardData>,
    /// Path of a picture within the lesson's pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// A second table to compare: of another house, or the same one later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<SceneData>>,
    /// Titles of this and of the second table, unless they are the names of their houses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub titles: Option<[PhraseData; 2]>,
}

/// A card and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct CardData {
    /// Place of the card.
    pub place: CardPlace,
    /// The face that is seen.
    pub facing: FacingCode,
    /// Rank and suit, such as `7h` or `Td`; absent face down.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^[A2-9TJQK][shdc]$"))]
    pub card: Option<String>,
    /// Colour of the back; absent face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<BackCode>,
}

/// The place of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CardPlace {
    /// Punto's hand.
    Punto,
    /// Banco's hand.
    Banco,
    /// Drawn, and on neither side.
    Apart,
    /// Next to come out of the shoe.
    Shoe,
}

/// The face of a card that is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FacingCode {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// A stake on the layout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct StakeData {
    /// Seat it belongs to.
    pub seat: u8,
    /// Id of the spot: `punto`, `banco`, `egalite` or one of the house's own.
    pub spot: String,
    /// Amount in cents.
    pub amount: u64,
    /// True for a player who stands behind the seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub standing: bool,
}

/// Pieces of one value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct PiecesData {
    /// Value of each piece in cents.
    pub value: u64,
    /// Number of pieces.
    pub count: u32,
}

/// The seats of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct SeatsData {
    /// Number of seats.
    pub count: u8,
    /// Occupied seats, ascending.
    pub taken: Vec<u8>,
}

/// A person who holds the shoe, by `kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum HolderData {
    /// The tailleur.
    Tailleur,
    /// A player.
    Player {
        /// The player's seat.
        seat: u8,
    },
}

/// The shoe, by `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum ShoeData {
    /// All its cards in a row.
    Packs {
        /// Cards of a full shoe.
        cards: u16,
        /// Cards already out.
        out: u16,
        /// True if the stop card is in.
        stop_card_in: bool,
        /// Cards behind the stop card; absent unless they are counted for all to see.
        #[serde(skip_serializing_if = "Option::is_none")]
        behind: Option<u16>,
        /// Colour of the stop card.
        stop_card: ColourCode,
    },
    /// The first card is turned.
    FirstCard {
        /// The card.
        #[schemars(regex(pattern = "^[A2-9TJQK][shdc]$"))]
        card: String,
        /// Cards burned after it, as far as they are seen.
        burned: u8,
    },
    /// The stop card shows at the mouth.
    StopCardShows {
        /// Its colour.
        stop_card: ColourCode,
    },
}

/// The least and the most that may be staked, in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct LimitsData {
    /// Minimum.
    pub min: u64,
    /// Maximum.
    pub max: u64,
}

impl SceneData {
    /// Converts a scene of a house.
    pub(crate) fn new(scene: &Scene, house: &House) -> Self {
        // Every part by name: a new one does not compile until it is data too.
        let Scene {
            hands,
            apart,
            to_come,
            stakes,
            announced,
            seats,
            limits,
            table,
            crew,
            standing,
            shoe,
            second,
            narration,
            heard,
            wrong_line,
            chips,
            set,
            picture,
            // Only pictures of the table show what it leaves out.
            bare: _,
            coup: _,
            enlarges_shoe: _,
            dealt: _,
            discarded: _,
        } = scene;
        let lie = |place: CardPlace, cards: &[LaidCard]| -> Vec<CardData> {
            cards.iter().map(|card| CardData::new(place, *card)).collect()
        };
        let to_come: Vec<LaidCard> = to_come.iter().copied().map(LaidCard::Up).collect();
        let rows = [
            lie(CardPlace::Punto, &hands[Side::Punto]),
            lie(CardPlace::Banco, &hands[Side::Banco]),
            lie(CardPlace::Apart, apart),
            lie(CardPlace::Shoe, &to_come),
        ];
        let stake = |(at, stake): (usize, &LaidStake)| StakeData::new(stake, standing.contains(&at), house);
        Self {
            house: house.id.to_string(),
            table: table.map(TableCode::from),
            cards: rows.into_iter().flatten().collect(),
            stakes: stakes.iter().enumerate().map(stake).collect(),
            chips: chips.iter().map(PiecesData::from).collect(),
            chip_set: set.as_ref().map(|set| set.id.clone()),
            announced: announced.map(ChanceCode::from),
            seats: seats.as_ref().map(SeatsData::from),
            shoe_held_by: seats.as_ref().map(HolderData::from),
            shoe: shoe.as_ref().map(ShoeData::from),
            crew: if *crew { crew_of(house, *table) } else { Vec::new() },
            limits: limits.map(LimitsData::from),
            events: PhraseData::all(narration),
            wrong_event: *wrong_line,
            heard: HeardData::all(heard, house),
            picture: picture.clone(),
            second: second.as_deref().map(|second| Box::new(Self::new(&second.scene, &second.house))),
            titles: second.as_deref().and_then(|second| second.titles.as_ref()?.each_ref().map(PhraseData::new).into()),
        }
    }
}

/// The crew of a table; of the first one where no size is given.
fn crew_of(house: &House, size: Option<TableSize>) -> Vec<RoleCode> {
    let table = house.tables.iter().find(|table| size.is_none_or(|size| table.size == size));
    table.into_iter().flat_map(|table| table.crew.value()).map(|role| RoleCode::from(*role)).collect()
}

/// Id of a spot.
pub(super) fn spot_id(spot: Spot, house: &House) -> String {
    house.spot_rules(spot).map(|rules| rules.id.clone()).unwrap_or_default()
}

impl CardData {
    fn new(place: CardPlace, card: LaidCard) -> Self {
        let (facing, card, back) = match card {
            LaidCard::Up(card) => (FacingCode::Up, Some(card.to_string()), None),
            LaidCard::Down(back) => (FacingCode::Down, None, Some(back.into())),
        };
        Self { place, facing, card, back }
    }
}

impl StakeData {
    fn new(stake: &LaidStake, standing: bool, house: &House) -> Self {
        Self { seat: stake.seat, spot: spot_id(stake.spot, house), amount: stake.amount.get(), standing }
    }
}

impl From<&LaidPieces> for PiecesData {
    fn from(heap: &LaidPieces) -> Self {
        Self { value: heap.value.get(), count: heap.count }
    }
}

impl From<&Seats> for SeatsData {
    fn from(seats: &Seats) -> Self {
        Self { count: seats.count, taken: seats.taken.clone() }
    }
}

impl From<&Seats> for HolderData {
    fn from(seats: &Seats) -> Self {
        seats.holder.map_or(Self::Tailleur, |seat| Self::Player { seat })
    }
}

impl From<&LaidShoe> for ShoeData {
    fn from(shoe: &LaidShoe) -> Self {
        match shoe {
            LaidShoe::Packs(ShoeContents { cards, out, behind, counted, stop_card }) => Self::Packs {
                cards: *cards,
                out: *out,
                stop_card_in: behind.is_some(),
                behind: behind.filter(|_| *counted),
                stop_card: (*stop_card).into(),
            },
            LaidShoe::Turned(card, burned) => Self::FirstCard { card: card.to_string(), burned: *burned },
            LaidShoe::Stopped(colour) => Self::StopCardShows { stop_card: (*colour).into() },
        }
    }
}

impl From<Limits> for LimitsData {
    fn from(limits: Limits) -> Self {
        Self { min: limits.min.get(), max: limits.max.get() }
    }
}
