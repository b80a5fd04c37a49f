//! The table of a question for a program that draws all of it: what a phone is told in words, as values.

use serde::{Deserialize, Serialize};

use crate::drill::question::{LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats, Second};
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::house::{House, Shelf, TableSize};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Chance};
use crate::words::{Names, Words};

/// What lies on a table, as values; what is absent is not there. What is heard does not go over the wire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeltOut {
    /// The id of the house.
    pub house: String,
    /// The cards of each side.
    pub hands: BySide<Vec<LaidCard>>,
    /// Cards on neither side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<LaidCard>,
    /// The next cards of the shoe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_come: Vec<Card>,
    /// The stakes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stakes: Vec<LaidStake>,
    /// The chance that was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<Chance>,
    /// The seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Seats>,
    /// The sign of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Limits>,
    /// Which of the house's tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    /// Whether the crew is there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crew: bool,
    /// The stakes of players on their feet, by their places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<usize>,
    /// The shoe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shoe: Option<LaidShoe>,
    /// The same in another house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Box<Self>>,
    /// What has happened, sentence by sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<String>,
    /// Pieces before the croupier.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<LaidPieces>,
    /// The set of all pieces, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// A picture of the pack, by its path there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
}

impl FeltOut {
    /// The table of a scene in a house.
    #[must_use]
    pub fn of(scene: &Scene, house: &House, words: &Words) -> Self {
        let names = Names::from(&house.terms);
        Self {
            house: house.id.clone(),
            hands: scene.hands.clone(),
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
            second: scene.second.as_ref().map(|second| Box::new(Self::of(&second.scene, &second.house, words))),
            happened: scene.told.iter().map(|line| words.say(line, &names)).collect(),
            chips: scene.chips.clone(),
            set: scene.set.map(|set| set.id.clone()),
            picture: scene.picture.clone(),
        }
    }

    /// The scene again; nothing where its house or its pieces are not known here.
    #[must_use]
    pub fn scene(&self, shelf: &Shelf) -> Option<Scene> {
        shelf.get(&self.house)?;
        let second = match &self.second {
            Some(other) => {
                let house = shelf.get(&other.house)?.clone();
                Some(Box::new(Second { house, scene: other.scene(shelf)? }))
            }
            None => None,
        };
        let set = match &self.set {
            Some(id) => Some(ChipSet::named(id)?),
            None => None,
        };
        Some(Scene {
            hands: self.hands.clone(),
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
            told: self.happened.iter().map(|line| said(line)).collect(),
            heard: Vec::new(),
            wrong_line: None,
            chips: self.chips.clone(),
            set,
            picture: self.picture.clone(),
        })
    }
}

/// Words that were said already, as a phrase.
#[must_use]
pub fn said(words: &str) -> Phrase {
    Phrase::plain("as-written").with("text", Fact::Text(words.to_owned()))
}
