//! Authored questions: a scene, words, and an answer that the referee verifies where possible.

mod asking;
mod called;
mod choice;
mod decided;
mod figures;
mod grid;
mod in_chips;
mod laying;
mod objections;
mod ordered;
mod possible;
mod ruling;
mod scene;
mod settled;
mod table;

use serde::Deserialize;

use crate::rules::clause::Clause;
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::texts::Texts;

use self::objections::Objections;
use self::table::Table;
use super::Drill;
use super::marking::Posed;
use super::question::Scene;

pub use self::asking::{
    Asking, ChipsIs, ChoiceIs, Deal, FixedOption, FixedPart, MoneyIs, NumberIs, OrderIs, Pieces, Place,
};
pub use self::decided::Decision;
pub use self::objections::Objection;
pub use self::scene::{FixedScene, Heap, Limit, Sitting, Stake};

/// The questions of one lesson step as a drill; each is the decision `<pack>/<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Authored {
    pub pack: String,
    pub questions: Vec<FixedQuestion>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedQuestion {
    /// Identifier within the pack; stable, because progress refers to it.
    pub id: String,
    #[serde(default)]
    pub scene: FixedScene,
    /// The prompt; generated if omitted and the referee decides.
    #[serde(default)]
    pub asks: Option<Texts>,
    pub answer: Asking,
    #[serde(default)]
    pub hints: Vec<Hint>,
    /// Explanation shown after any answer.
    #[serde(default)]
    pub because: Option<Texts>,
    /// Supporting clause if the answer rests on the author's word alone.
    #[serde(default)]
    pub clause: Option<Clause>,
}

/// Hint for one wrong answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The wrong answer in journal notation: `stand`, `7`, `4750`, `2,1`.
    pub answer: String,
    pub says: Texts,
}

impl Drill for Authored {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.questions.iter().map(|question| format!("{}/{}", self.pack, question.id)).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        self.questions.get(decision)?.posed(house, dice)
    }
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

impl FixedScene {
    /// The scene as a question without a prompt.
    fn alone(&self) -> FixedQuestion {
        FixedQuestion {
            id: String::new(),
            scene: self.clone(),
            asks: None,
            answer: Asking::Settle { right: Vec::new() },
            hints: Vec::new(),
            because: None,
            clause: None,
        }
    }

    /// The scene on a table of a house.
    pub fn laid_in(&self, house: &House) -> Scene {
        Table::of(&self.alone(), house).scene()
    }

    /// Objections to the scene on a table of a house; paths begin with `scene`.
    pub fn objections(&self, house: &House) -> Vec<Objection> {
        let mut notes = Objections::default();
        Table::of(&self.alone(), house).object(&mut notes);
        notes.all()
    }
}
