//! Authored questions: a scene, words, and an answer that the referee verifies where possible.

mod answer;
mod calls;
mod chips;
mod choice;
mod decision;
mod figures;
mod grid;
mod objections;
mod order;
mod ruling;
mod scene;
mod scene_builder;
mod settlement;
mod table;
mod validate;

use serde::Deserialize;

use crate::i18n::LocalizedText;
use crate::rules::chips::{ChipSets, UsesChipSets};
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::misdraw::TableState;
use crate::rules::rng::SeededRng;

use self::objections::Objections;
use self::table::AuthoredTable;
use super::Drill;
use super::marking::PosedQuestion;
use super::question::Scene;

pub use self::answer::{
    Asking, ChipsIs, ChoiceIs, Deal, FixedOption, FixedPart, MisdrawIs, MoneyIs, NumberIs, OrderIs, Pieces, Place,
};
pub use self::decision::Decision;
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
    /// A table with an irregularity; its cards are shown where the scene has none.
    #[serde(default)]
    pub incident: Option<TableState>,
    /// The prompt; generated if omitted and the referee decides.
    #[serde(default)]
    pub asks: Option<LocalizedText>,
    pub answer: Asking,
    #[serde(default)]
    pub hints: Vec<Hint>,
    /// Explanation shown after any answer.
    #[serde(default)]
    pub because: Option<LocalizedText>,
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
    pub says: LocalizedText,
}

impl Drill for Authored {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.questions.iter().map(|question| format!("{}/{}", self.pack, question.id)).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        self.questions.get(decision)?.posed(house, dice)
    }
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

impl UsesChipSets for Authored {
    /// An unknown set of a scene is an objection of its question, so the file may name it.
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        for question in &mut self.questions {
            question.scene.resolve_sets(sets);
        }
        true
    }
}

impl UsesChipSets for FixedScene {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        self.set.resolve_sets(sets);
        true
    }
}

impl FixedScene {
    /// The scene as a question without a prompt.
    fn alone(&self) -> FixedQuestion {
        FixedQuestion {
            id: String::new(),
            scene: self.clone(),
            incident: None,
            asks: None,
            answer: Asking::Settle { right: Vec::new() },
            hints: Vec::new(),
            because: None,
            clause: None,
        }
    }

    /// The scene on a table of a house.
    pub fn scene_in(&self, house: &House) -> Scene {
        AuthoredTable::new(&self.alone(), house).scene()
    }

    /// Objections to the scene on a table of a house; paths begin with `scene`.
    pub fn objections(&self, house: &House) -> Vec<Objection> {
        let mut notes = Objections::default();
        AuthoredTable::new(&self.alone(), house).object(&mut notes);
        notes.all()
    }
}
