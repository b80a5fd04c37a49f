//! The scene of a question as a phone draws it: cards by code, pieces by appearance.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::seats::SeatsOut;
use crate::describe::scene;
use crate::drill::question::{CardBack, LaidCard, LaidShoe, LaidStake, Scene, ShoeContents, StakeOutcome};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms, money};
use crate::rules::bet::Spot;
use crate::rules::chips::{ChipSet, Colour, Piece, Shape};
use crate::rules::house::{CardColour, House};
use crate::rules::money::Money;
use crate::rules::side::Chance;

/// A scene; absent parts are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct SceneOut {
    /// Events line by line, as far as the table does not show them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<String>,
    /// Hands and other rows of cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<RowOut>,
    /// Stakes on the layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<StakeOut>,
    /// Pieces in front of the croupier, a heap per denomination.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heaps: Vec<HeapOut>,
    /// Announced chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// Seats of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatsOut>,
    /// Table limits sign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<String>,
    /// Cards of the shoe in a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub packs: Option<PacksOut>,
    /// True if there are calls, which the host speaks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heard: bool,
    /// Picture path within the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// The table of the second house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<SecondOut>>,
}

/// The table of a second house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondOut {
    /// Name of the first table's house.
    pub here: String,
    /// Name of this table's house.
    pub there: String,
    /// Scene of this table.
    pub scene: SceneOut,
}

/// A named row of cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowOut {
    /// Row label.
    pub name: String,
    /// `7h`, `Td`, `blue` and `red` for a back, or `stop` and `stop-blue` for a stop card.
    pub cards: Vec<String>,
    /// True for a hand, whose third card is placed crosswise.
    pub hand: bool,
    /// Total of a hand, with the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u8>,
    /// True for the hand that wins, with the answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub won: bool,
}

/// A stake on the layout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeOut {
    /// Seat number.
    pub seat: u8,
    /// Name of the spot.
    pub spot: String,
    /// Amount as display text.
    pub amount: String,
    /// True if the player stands.
    pub standing: bool,
    /// Pieces of the stake, largest first.
    pub pieces: Vec<HeapOut>,
    /// Its settlement, sent with the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<StakeOutcome>,
    /// Pieces of its payment, largest first, sent with the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payment: Vec<HeapOut>,
}

/// Pieces of one denomination.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeapOut {
    /// Appearance of the piece.
    pub piece: PieceOut,
    /// Number of pieces.
    pub count: u32,
}

/// Appearance of a piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceOut {
    /// Value in coins.
    pub value: u64,
    /// Value as display text.
    pub label: String,
    /// Name of the piece.
    pub name: String,
    /// Figure on the piece.
    pub figure: String,
    /// `round`, `square` or `plaque`.
    pub shape: Cow<'static, str>,
    /// Body colour: `#1c6b3a`.
    pub fill: String,
    /// Colour of the edge marks.
    pub edge: String,
    /// Colour of the figure.
    pub ink: String,
}

/// Cards of a shoe in a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PacksOut {
    /// Total number of cards.
    pub cards: u16,
    /// Number of cards drawn.
    pub out: u16,
    /// Number of cards behind the stop card.
    pub behind: Option<u16>,
}

impl SceneOut {
    /// Converts a scene of a house.
    pub fn from_scene(scene: &Scene, house: &House, words: &Catalog) -> Self {
        let set = scene.set.as_ref().unwrap_or_else(|| house.chip_set());
        Self {
            // Events are sent with the question as a whole.
            happened: Vec::new(),
            rows: rows(scene, house, words),
            stakes: scene.stakes.iter().enumerate().map(|at| stake(at, scene, house, set, words)).collect(),
            heaps: heaps(scene, house, words),
            announced: scene.announced.map(|chance| name_of(chance, house)),
            seats: scene.seats.as_ref().map(|seats| SeatsOut::from_seats(seats, house)),
            limits: scene.limits.map(|limits| words.render_for_house(&scene::sign(false, limits, house), house)),
            packs: match scene.shoe {
                Some(LaidShoe::Packs(ShoeContents { cards, out, behind, .. })) => Some(PacksOut { cards, out, behind }),
                _ => None,
            },
            heard: !scene.heard.is_empty(),
            picture: scene.picture.clone(),
            second: scene.second.as_ref().map(|second| {
                let [here, there] = second.titles(house).map(|title| words.render_for_house(&title, house));
                Box::new(SecondOut { here, there, scene: Self::from_scene(&second.scene, &second.house, words) })
            }),
        }
    }
}

impl PieceOut {
    /// Appearance of a piece of a set.
    pub fn from_piece(piece: &Piece, words: &Catalog) -> Self {
        let colour = |Colour { rgb: [red, green, blue] }| format!("#{red:02x}{green:02x}{blue:02x}");
        Self {
            value: piece.value.get(),
            label: money(words.language(), piece.value),
            name: piece.name.get(words.language().code()).to_owned(),
            figure: piece.figure(),
            shape: match piece.shape {
                Shape::Round => "round",
                Shape::Square => "square",
                Shape::Plaque => "plaque",
            }
            .into(),
            fill: colour(piece.fill),
            edge: colour(piece.edge),
            ink: colour(piece.ink),
        }
    }
}

/// The pieces in front of the croupier.
pub(super) fn heaps(scene: &Scene, house: &House, words: &Catalog) -> Vec<HeapOut> {
    let set = scene.set.as_ref().unwrap_or_else(|| house.chip_set());
    let piece = |value| Some(PieceOut::from_piece(set.piece(value)?, words));
    scene.chips.iter().filter_map(|laid| Some(HeapOut { piece: piece(laid.value)?, count: laid.count })).collect()
}

/// All rows of cards, in the order of the text alternative.
fn rows(scene: &Scene, house: &House, words: &Catalog) -> Vec<RowOut> {
    let row = |name: String, hand: bool, cards: &[LaidCard]| {
        let cards: Vec<String> = cards.iter().map(|card| code(*card)).collect();
        (!cards.is_empty()).then_some(RowOut { name, cards, hand, total: None, won: false })
    };
    // From left to right as on the felt.
    let hands = house.dealing.sides_from_left().map(|side| row(name_of(side.into(), house), true, &scene.hands[side]));
    let to_come: Vec<LaidCard> = scene.to_come.iter().copied().map(LaidCard::Up).collect();
    let others = [
        row(words.message(text_key!("table-apart")), false, &scene.apart),
        row(words.message(text_key!("table-to-come")), false, &to_come),
    ];
    let from_shoe = scene.shoe.iter().flat_map(|shoe| shoe_rows(shoe, house, words));
    hands.into_iter().chain(others).flatten().chain(from_shoe).collect()
}

/// Cards from the shoe that belong to no hand: the first card and those burned after it, or the stop card.
fn shoe_rows(shoe: &LaidShoe, house: &House, words: &Catalog) -> Vec<RowOut> {
    let row = |name: String, cards: Vec<String>| RowOut { name, cards, hand: false, total: None, won: false };
    match shoe {
        LaidShoe::Packs(_) => Vec::new(),
        LaidShoe::Turned(card, burned) => {
            let first = row(words.message(text_key!("table-first-card")), vec![code(LaidCard::Up(*card))]);
            let count = text!("table-burned", count = Fact::Number((*burned).into()));
            let backs = vec![code(LaidCard::Down(CardBack::Blue)); usize::from(*burned)];
            let burned = (*burned > 0).then(|| row(words.render_for_house(&count, house), backs));
            std::iter::once(first).chain(burned).collect()
        }
        LaidShoe::Stopped(colour) => {
            let card = if *colour == CardColour::Blue { "stop-blue" } else { "stop" };
            vec![row(words.message(text_key!("table-shoe-mouth")), vec![card.to_owned()])]
        }
    }
}

fn stake(
    (place, stake): (usize, &LaidStake),
    scene: &Scene,
    house: &House,
    set: &ChipSet,
    words: &Catalog,
) -> StakeOut {
    StakeOut {
        seat: stake.seat,
        spot: spot(stake.spot, house),
        amount: money(words.language(), stake.amount),
        standing: scene.standing.contains(&place),
        pieces: pieces_of(stake.amount, set, words),
        act: None,
        payment: Vec::new(),
    }
}

/// A sum in pieces of a set, largest first.
pub(super) fn pieces_of(sum: Money, set: &ChipSet, words: &Catalog) -> Vec<HeapOut> {
    let heap = |(value, count)| Some(HeapOut { piece: PieceOut::from_piece(set.piece(value)?, words), count });
    set.display_pieces(sum).into_iter().filter_map(heap).collect()
}

fn spot(spot: Spot, house: &House) -> String {
    match scene::spot_fact(spot, house) {
        Fact::Chance(chance) => name_of(chance, house),
        Fact::Text(text) => text,
        _ => String::new(),
    }
}

fn name_of(chance: Chance, house: &House) -> String {
    HouseTerms::from(&house.terms).chance_name(chance).to_owned()
}

fn code(card: LaidCard) -> String {
    match card {
        LaidCard::Up(card) => card.to_string(),
        LaidCard::Down(CardBack::Blue) => "blue".to_owned(),
        LaidCard::Down(CardBack::Red) => "red".to_owned(),
        LaidCard::Down(CardBack::BlueMarked) => "blue-marked".to_owned(),
        LaidCard::Down(CardBack::RedMarked) => "red-marked".to_owned(),
    }
}
