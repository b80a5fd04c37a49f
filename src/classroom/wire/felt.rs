//! The scene of a question as values, for clients that draw the whole table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::drill::question::{CardBack, LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats, SecondTable};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::card::Card;
use crate::rules::house::{House, HouseLibrary, TableSize};
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Chance, Side};

/// A scene as values; absent parts are omitted. Calls are not sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeltOut {
    /// House id.
    pub house: String,
    /// Size of the table of the house that is asked, drawn whole or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_table: Option<TableSize>,
    /// Cards of each side.
    pub hands: BySide<Vec<LaidCard>>,
    /// The side of each card in the order dealt, where the question is about that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Side>,
    /// Back of the cards that were just put among the discards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discarded: Option<CardBack>,
    /// Cards of neither side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<LaidCard>,
    /// Next cards of the shoe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_come: Vec<Card>,
    /// Stakes on the layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<LaidStake>,
    /// Announced chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<Chance>,
    /// Seats of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Seats>,
    /// Table limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Limits>,
    /// Table size of the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    /// True if the crew is present.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crew: bool,
    /// Stakes of standing players, by index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<usize>,
    /// State of the shoe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shoe: Option<LaidShoe>,
    /// The second table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<Self>>,
    /// Titles of this and of the second table, unless they are the names of their houses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub titles: Option<[String; 2]>,
    /// Events sentence by sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<String>,
    /// Pieces in front of the croupier.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<LaidPieces>,
    /// Chip set id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// Picture path within the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// True where the cloth alone is shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bare: bool,
}

impl FeltOut {
    /// Converts a scene of a house.
    pub fn from_scene(scene: &Scene, house: &House, words: &Catalog) -> Self {
        let names = HouseTerms::from(&house.terms);
        Self {
            house: house.id.to_string(),
            at_table: house.only_table(),
            hands: scene.hands.clone(),
            dealt: scene.dealt.clone(),
            discarded: scene.discarded,
            apart: scene.apart.clone(),
            to_come: scene.to_come.clone(),
            stakes: scene.stakes.clone(),
            announced: scene.announced,
            seats: scene.seats.clone(),
            limits: scene.limits,
            table: scene.table,
            crew: scene.crew,
            standing: scene.standing.clone(),
            shoe: scene.shoe.clone(),
            second: scene.second.as_ref().map(|second| Box::new(Self::from_scene(&second.scene, &second.house, words))),
            titles: scene.second.as_ref().and_then(|second| second.titles.as_ref()).map(|titles| {
                let [one, other] = titles;
                [words.render(one, &names), words.render(other, &names)]
            }),
            happened: scene.narration.iter().map(|line| words.render(line, &names)).collect(),
            chips: scene.chips.clone(),
            set: scene.set.as_ref().map(|set| set.id.clone()),
            picture: scene.picture.clone(),
            bare: scene.bare || scene.enlarges_shoe,
        }
    }

    /// The house at its table; `None` if it is unknown here.
    pub fn house(&self, shelf: &HouseLibrary) -> Option<Arc<House>> {
        let house = shelf.get(self.house.as_str())?;
        match self.at_table {
            Some(size) => house.at_table(size).map(Arc::new),
            None => Some(Arc::clone(house)),
        }
    }

    /// Converts back; `None` if the house or the chip set is unknown here.
    pub fn scene(&self, shelf: &HouseLibrary) -> Option<Scene> {
        self.house(shelf)?;
        let second = match &self.second {
            Some(other) => {
                let titles = self.titles.as_ref().map(|[one, other]| [literal_phrase(one), literal_phrase(other)]);
                Some(Box::new(SecondTable { house: other.house(shelf)?, scene: other.scene(shelf)?, titles }))
            }
            None => None,
        };
        let set = match &self.set {
            Some(id) => Some(Arc::clone(shelf.chip_sets().get(id)?)),
            None => None,
        };
        Some(Scene {
            hands: self.hands.clone(),
            dealt: self.dealt.clone(),
            discarded: self.discarded,
            apart: self.apart.clone(),
            to_come: self.to_come.clone(),
            stakes: self.stakes.clone(),
            announced: self.announced,
            seats: self.seats.clone(),
            limits: self.limits,
            table: self.table,
            crew: self.crew,
            standing: self.standing.clone(),
            shoe: self.shoe.clone(),
            second,
            narration: self.happened.iter().map(|line| literal_phrase(line)).collect(),
            heard: Vec::new(),
            wrong_line: None,
            chips: self.chips.clone(),
            set,
            picture: self.picture.clone(),
            bare: self.bare,
            enlarges_shoe: false,
            coup: None,
        })
    }
}

/// A phrase of literal text.
pub fn literal_phrase(words: &str) -> Phrase {
    text!("as-written", text = Fact::Text(words.to_owned()))
}
