//! Questions that an author wrote out: a scene, words, and an answer that the referee proves where it can.

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

/// The questions of one step, as a drill: each is a decision of its own, `<pack>/<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Authored {
    /// The pack they stand in.
    pub pack: String,
    /// The questions, in the order of the file.
    pub questions: Vec<FixedQuestion>,
}

/// One question that an author wrote out.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FixedQuestion {
    /// Its identifier within the pack. Never changes, so that progress survives a new version.
    pub id: String,
    /// What lies on the table.
    #[serde(default)]
    pub scene: FixedScene,
    /// The question in the author's words; the program's own where the referee decides and nothing is said here.
    #[serde(default)]
    pub asks: Option<Texts>,
    /// How it is answered, and what is right.
    pub answer: Asking,
    /// What is said of certain wrong answers.
    #[serde(default)]
    pub hints: Vec<Hint>,
    /// What is said once it is answered, right or wrong.
    #[serde(default)]
    pub because: Option<Texts>,
    /// The clause it rests on, where the author's word is all there is.
    #[serde(default)]
    pub clause: Option<Clause>,
}

/// What is said of a wrong answer.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The wrong answer as journals write it: `stand`, `7`, `4750`, `2,1`.
    pub answer: String,
    /// What is said of it.
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

/// The beginning of a piece of an author's text, for a sentence to name.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

impl FixedScene {
    /// The scene by itself, as a question that asks nothing.
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

    /// The scene as it lies on a table of a house.
    #[must_use]
    pub fn laid_in(&self, house: &House) -> Scene {
        Table::of(&self.alone(), house).scene()
    }

    /// What keeps the scene from lying on a table of a house; its paths begin with `scene`.
    #[must_use]
    pub fn objections(&self, house: &House) -> Vec<Objection> {
        let mut notes = Objections::default();
        Table::of(&self.alone(), house).object(&mut notes);
        notes.all()
    }
}
