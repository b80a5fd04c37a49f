//! The felt beside a page: a scene, or a question to answer at once.

use serde::Deserialize;

use super::AskedQuestions;
use crate::drill::AnyDrill;
use crate::drill::authored::{FixedQuestion, FixedScene};
use crate::drill::marking::PosedQuestion;
use crate::drill::question::{AnswerForm, Scene};
use crate::rules::chips::{ChipSets, UsesChipSets};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Shown {
    Scene(Box<FixedScene>),
    /// An authored question.
    Ask(Box<FixedQuestion>),
    /// One question of a drill.
    Drill(AnyDrill),
}

impl Shown {
    /// The scene in a house, if nothing is asked.
    pub fn scene_in(&self, house: &House) -> Option<Scene> {
        match self {
            Self::Scene(scene) => Some(scene.scene_in(house)),
            Self::Ask(_) | Self::Drill(_) => None,
        }
    }

    /// The question in a house, of a drill one not asked before; `None` if nothing is asked, or if it is to be spoken
    /// aloud: that takes a stage of its own.
    pub fn pose(&self, house: &House, asked: &AskedQuestions, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let posed = match self {
            Self::Scene(_) => None,
            Self::Ask(question) => question.posed(house, dice),
            Self::Drill(drill) => {
                let drill = drill.drill();
                let decisions = drill.decisions(house).len();
                let decision = if decisions == 0 { return None } else { dice.below(decisions) };
                let pose = |seed| drill.pose(decision, house, &mut SeededRng::from_seed(seed));
                asked.pose_unseen(dice, pose).map(|(_, posed)| posed)
            }
        };
        posed.filter(|posed| !matches!(posed.question.form, AnswerForm::Aloud(_)))
    }

    /// `false` if the house cannot show it.
    pub fn is_possible(&self, house: &House) -> bool {
        match self {
            Self::Scene(scene) => scene.objections(house).is_empty(),
            Self::Ask(question) => question.is_possible(house),
            Self::Drill(drill) => !drill.drill().decisions(house).is_empty(),
        }
    }
}

impl UsesChipSets for Shown {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        match self {
            Self::Scene(scene) => scene.resolve_sets(sets),
            Self::Ask(question) => question.scene.resolve_sets(sets),
            Self::Drill(drill) => drill.resolve_sets(sets),
        }
    }
}
