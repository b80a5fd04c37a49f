//! What lies on the table, as a phone draws it: cards by their codes, pieces by their looks.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::seats::SeatsOut;
use crate::drill::question::{Back, LaidCard, LaidShoe, LaidStake, Packs, Scene};
use crate::drill::telling;
use crate::rules::bet::Spot;
use crate::rules::chips::{ChipSet, Colour, Piece, Shape};
use crate::rules::house::House;
use crate::rules::phrase::Fact;
use crate::rules::side::{Chance, Side};
use crate::words::{Names, Words, money};

/// What lies on a table; what is absent is not drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Default)]
pub struct SceneOut {
    /// What has happened, line by line: what nobody can see from what lies there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<String>,
    /// The hands and other rows of cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<RowOut>,
    /// The stakes on the layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<StakeOut>,
    /// Pieces before the croupier, a heap of one value each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heaps: Vec<HeapOut>,
    /// The chance that was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<String>,
    /// The seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatsOut>,
    /// The sign of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<String>,
    /// The cards of the shoe in a row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub packs: Option<PacksOut>,
    /// Whether something is to be heard: the host says it to the room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heard: bool,
    /// A picture of the pack, by its path there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// The same in another house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<SecondOut>>,
}

/// A table in another house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondOut {
    /// What the house of the first table is called,
    pub here: String,
    /// and that of this one.
    pub there: String,
    /// What lies on it.
    pub scene: SceneOut,
}

/// Cards under a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowOut {
    /// The name.
    pub name: String,
    /// `7h`, `Td`, or `blue` and `red` for a back.
    pub cards: Vec<String>,
    /// Whether it is a hand: its third card lies crosswise.
    pub hand: bool,
}

/// A stake.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeOut {
    /// The seat.
    pub seat: u8,
    /// What the spot is called.
    pub spot: String,
    /// The sum.
    pub amount: String,
    /// Whether its player stands.
    pub standing: bool,
    /// The pieces it is shown with, largest first.
    pub pieces: Vec<HeapOut>,
}

/// Pieces of one value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeapOut {
    /// The piece.
    pub piece: PieceOut,
    /// How many.
    pub count: u32,
}

/// How a piece looks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceOut {
    /// Its worth in coins.
    pub value: u64,
    /// The same as the language writes it.
    pub label: String,
    /// What it is called.
    pub name: String,
    /// The figure on it.
    pub figure: String,
    /// `round`, `square` or `plaque`.
    pub shape: Cow<'static, str>,
    /// The colours of its body, its edge and its figure: `#1c6b3a`.
    pub fill: String,
    /// The marks on its edge.
    pub edge: String,
    /// Its figure.
    pub ink: String,
}

/// The cards of a shoe in a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PacksOut {
    /// All of them.
    pub cards: u16,
    /// Those that have left it.
    pub out: u16,
    /// Those behind the stop card.
    pub behind: Option<u16>,
}

impl SceneOut {
    /// The scene in the words of a house.
    #[must_use]
    pub fn of(scene: &Scene, house: &House, words: &Words) -> Self {
        let set = scene.set.unwrap_or_else(|| house.chip_set());
        let heap = |value, count| Some(HeapOut { piece: PieceOut::of(set.piece(value)?, words), count });
        Self {
            // It is told of the question as a whole.
            happened: Vec::new(),
            rows: rows(scene, house, words),
            stakes: scene.stakes.iter().enumerate().map(|at| stake(at, scene, house, set, words)).collect(),
            heaps: scene.chips.iter().filter_map(|laid| heap(laid.value, laid.count)).collect(),
            announced: scene.announced.map(|chance| name_of(chance, house)),
            seats: scene.seats.as_ref().map(|seats| SeatsOut::of(seats, house)),
            limits: scene.limits.map(|limits| words.say_at(&telling::sign("table-limits", limits, house), house)),
            packs: match scene.shoe {
                Some(LaidShoe::Packs(Packs { cards, out, behind, .. })) => Some(PacksOut { cards, out, behind }),
                _ => None,
            },
            heard: !scene.heard.is_empty(),
            picture: scene.picture.clone(),
            second: scene.second.as_ref().map(|second| {
                Box::new(SecondOut {
                    here: house.name.clone(),
                    there: second.house.name.clone(),
                    scene: Self::of(&second.scene, &second.house, words),
                })
            }),
        }
    }
}

impl PieceOut {
    /// A piece of a set.
    #[must_use]
    pub fn of(piece: &Piece, words: &Words) -> Self {
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

/// Every row of cards, in the order in which the table is told.
fn rows(scene: &Scene, house: &House, words: &Words) -> Vec<RowOut> {
    let row = |name: String, hand: bool, cards: &[LaidCard]| {
        let cards: Vec<String> = cards.iter().map(|card| code(*card)).collect();
        (!cards.is_empty()).then_some(RowOut { name, cards, hand })
    };
    let hands = Side::BOTH.map(|side| row(name_of(side.into(), house), true, &scene.hands[side]));
    let to_come: Vec<LaidCard> = scene.to_come.iter().copied().map(LaidCard::Up).collect();
    let turned = match scene.shoe {
        Some(LaidShoe::Turned(card, _)) => vec![LaidCard::Up(card)],
        _ => Vec::new(),
    };
    let others = [
        row(words.key("table-apart"), false, &scene.apart),
        row(words.key("table-to-come"), false, &to_come),
        row(words.key("table-first-card"), false, &turned),
    ];
    hands.into_iter().chain(others).flatten().collect()
}

fn stake(
    (place, stake): (usize, &LaidStake),
    scene: &Scene,
    house: &House,
    set: &'static ChipSet,
    words: &Words,
) -> StakeOut {
    let pieces = set.shown(stake.amount).into_iter();
    let heap = |(value, count)| Some(HeapOut { piece: PieceOut::of(set.piece(value)?, words), count });
    StakeOut {
        seat: stake.seat,
        spot: spot(stake.spot, house),
        amount: money(words.language(), stake.amount),
        standing: scene.standing.contains(&place),
        pieces: pieces.filter_map(heap).collect(),
    }
}

fn spot(spot: Spot, house: &House) -> String {
    match telling::spot(spot, house) {
        Fact::Chance(chance) => name_of(chance, house),
        Fact::Text(text) => text,
        _ => String::new(),
    }
}

fn name_of(chance: Chance, house: &House) -> String {
    Names::from(&house.terms).of_chance(chance).to_owned()
}

fn code(card: LaidCard) -> String {
    match card {
        LaidCard::Up(card) => card.to_string(),
        LaidCard::Down(Back::Blue) => "blue".to_owned(),
        LaidCard::Down(Back::Red) => "red".to_owned(),
    }
}
