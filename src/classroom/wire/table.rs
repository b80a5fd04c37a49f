//! The table with its answer in wire format, sent with the verdicts.

use serde::{Deserialize, Serialize};

use super::question::QuestionOut;
use super::scene::{SceneOut, pieces_of};
use crate::drill::marking::{AnswerKey, PosedQuestion};
use crate::drill::question::{LaidCard, Question, Scene, StakeAction, StakeOutcome};
use crate::i18n::Catalog;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::Rule;
use crate::rules::side::Chance;

/// The table once the answer is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOut {
    /// The scene, with totals, the side that wins and what is done with the bets.
    pub scene: SceneOut,
    /// Text alternative, line by line.
    #[serde(rename = "told")]
    pub lines: Vec<String>,
}

impl TableOut {
    /// The table of a question with its answer.
    pub fn from_posed(posed: &PosedQuestion, house: &House, words: &Catalog) -> Self {
        let scene = posed.scene_after();
        let question = Question { scene, ..posed.question.clone() };
        let QuestionOut { scene, told: lines, .. } = QuestionOut::from_question(0, &question, house, words);
        let mut scene = SceneOut { heard: false, ..scene };
        let key = &posed.key;
        scene.mark_hands(&question.scene, key, house);
        scene.mark_stakes(&question.scene, key.deeds(), house, words);
        if let (Some(out), Some(own), Some(second)) = (&mut scene.second, &question.scene.second, &key.second) {
            out.scene.mark_hands(&own.scene, key, &own.house);
            out.scene.mark_stakes(&own.scene, &second.settlement, &own.house, words);
        }
        Self { scene, lines }
    }
}

impl SceneOut {
    fn mark_hands(&mut self, scene: &Scene, key: &AnswerKey, house: &House) {
        let winner = scene.announced.or_else(|| winner_of(key)).filter(|_| key.has_hands_to_count());
        let sides = house.dealing.sides_from_left().into_iter().filter(|side| !scene.hands[*side].is_empty());
        for (row, side) in self.rows.iter_mut().filter(|row| row.hand).zip(sides) {
            row.total = total(&scene.hands[side]).filter(|_| key.has_hands_to_count());
            row.won = winner == Some(side.into());
        }
    }

    fn mark_stakes(&mut self, scene: &Scene, deeds: &[StakeAction], house: &House, words: &Catalog) {
        let set = scene.set.as_ref().unwrap_or_else(|| house.chip_set());
        for deed in deeds {
            if let Some(stake) = self.stakes.get_mut(deed.stake) {
                stake.act = Some(deed.act);
                if let StakeOutcome::Paid(sum) = deed.act {
                    stake.payment = pieces_of(sum, set, words);
                }
            }
        }
    }
}

/// The side that the rules of an answer name as the winner.
fn winner_of(key: &AnswerKey) -> Option<Chance> {
    key.reasons.iter().find_map(|reason| match reason.rule {
        Rule::Nearest(winner, ..) | Rule::HigherNatural(winner) => Some(winner),
        _ => None,
    })
}

/// The total of a hand whose cards all lie face up.
fn total(cards: &[LaidCard]) -> Option<u8> {
    Some(Point::from_sum(cards.iter().map(|card| card.points().map(u32::from)).sum::<Option<u32>>()?).get())
}
