//! Drill: final points and winner of a coup followed by its calls, with the first cards face down.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::Announcement;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use super::question::{Answer, AnswerForm, LaidCard, Question, QuestionPart, Scene};
use super::whole_coup::Kind;
use super::winner::chances;
use super::{Drill, calls, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CoupByEar {
    pub kinds: Vec<Kind>,
}

impl Default for CoupByEar {
    fn default() -> Self {
        Self { kinds: Kind::ALL.to_vec() }
    }
}

impl Drill for CoupByEar {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.kinds.iter().map(|kind| format!("{}-by-ear", kind.into_str())).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let wanted = *self.kinds.get(decision)?;
        let coup = deal::coup_where(house, dice, |coup| Kind::from_coup(coup) == Some(wanted))?;
        let outcome = coup.outcome()?;
        let heard = calls::calls_of(house, &coup, |announcement| {
            !matches!(announcement, Announcement::PlaceBets | Announcement::Final)
        });
        let narration = calls::lines(&heard);
        let winner = Chance::ALL.iter().position(|chance| *chance == outcome.winner)?;
        let point = |side| Answer::Number(u32::from(outcome.points[side].get()));
        let hands =
            BySide { punto: thirds_open(&coup, Side::Punto, dice), banco: thirds_open(&coup, Side::Banco, dice) };
        Some(PosedQuestion {
            question: Question {
                scene: Scene { hands, heard, ..Scene::default() },
                prompt: text!("ask-coup-by-ear"),
                form: AnswerForm::Several(parts(house)),
            },
            key: AnswerKey {
                highlight: coup.cell().map(TableauHighlight::Banco),
                working: Side::BOTH.into_iter().filter_map(|side| working(&coup, side)).collect(),
                after: Some(Scene { announced: Some(outcome.winner), narration, ..Scene::of_coup(&coup) }),
                heard: calls::next_call(house, &coup),
                ..AnswerKey::new(
                    Answer::Several(vec![point(Side::Punto), point(Side::Banco), Answer::Choice(winner)]),
                    coup.reasons(),
                )
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("kinds", Kind::ALL, &self.kinds)]
    }
}

/// First two cards of a side face down, a third one face up.
fn thirds_open(coup: &Coup<'_>, side: Side, dice: &mut SeededRng) -> Vec<LaidCard> {
    let Some(hand) = coup.hand(side) else { return Vec::new() };
    let two = (0..2).map(|_| calls::back(dice)).collect::<Vec<_>>();
    two.into_iter().chain(hand.third().map(LaidCard::Up)).collect()
}

fn parts(house: &House) -> Vec<QuestionPart> {
    let point = |side| QuestionPart {
        label: text!("part-final-point", side = Fact::Side(side)),
        form: AnswerForm::Number { most: 9 },
    };
    let winner = QuestionPart { label: text!("part-winner"), form: AnswerForm::Choice(chances(house)) };
    Side::BOTH.map(point).into_iter().chain([winner]).collect()
}

fn working(coup: &Coup<'_>, side: Side) -> Option<Phrase> {
    let hand = coup.hand(side)?;
    let third = hand.third()?.point();
    let sum = u64::from(hand.point_of_two().get()) + u64::from(third.get());
    let line = text!(
        "working-called-and-third",
        side = Fact::Side(side),
        called = Fact::Point(hand.point_of_two()),
        third = Fact::Point(third),
        sum = Fact::Number(sum),
        point = Fact::Point(hand.point())
    );
    Some(line)
}
