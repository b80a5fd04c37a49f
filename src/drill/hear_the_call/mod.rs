//! Drill: a call is heard with the cards hidden; mark its content and consequences.

mod hearing;
mod lines;

use serde::Deserialize;

use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::calls::{Announcement, due_call};
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};
use crate::voice::Speech;

pub use self::hearing::Hearing;
use self::lines::CallLines;
use super::announcements::sight;
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidCard, Question, Scene};
use super::{Drill, calls, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HearTheCall {
    pub moments: Vec<Hearing>,
}

impl Default for HearTheCall {
    fn default() -> Self {
        Self { moments: Hearing::ALL.to_vec() }
    }
}

impl Drill for HearTheCall {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.moments.iter().map(|hearing| hearing.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let hearing = *self.moments.get(decision)?;
        let coup = hearing.deal(house, dice)?;
        let heard = calls::calls_of(house, &coup, |announcement| hearing.includes(announcement, house));
        let (prompt, asked) = prompt_and_lines(hearing, house, &coup)?;
        let hands = face_down(&coup, dice);
        let after = Scene { narration: calls::lines(&heard), ..open(hearing, house, &coup, &hands) };
        let key = AnswerKey {
            highlight: asked.highlight,
            after: Some(after),
            heard: follows(hearing, house, &coup),
            ..AnswerKey::new(Answer::Several(asked.answers), reasons(hearing, house, &coup, asked.reasons))
        };
        let scene = Scene { hands, heard, ..Scene::default() };
        let form = AnswerForm::Several(asked.parts);
        Some(PosedQuestion { question: Question { scene, prompt: Phrase::plain(prompt), form }, key })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("moments", Hearing::ALL, &self.moments)]
    }
}

fn prompt_and_lines(hearing: Hearing, house: &House, coup: &Coup<'_>) -> Option<(TextKey, CallLines)> {
    Some(match hearing {
        Hearing::PuntoPoint | Hearing::PuntoNatural => {
            (text_key!("ask-heard-point"), CallLines::for_point(house, coup, Side::Punto)?)
        }
        Hearing::BancoPoint | Hearing::BancoNatural => {
            (text_key!("ask-heard-point"), CallLines::for_point(house, coup, Side::Banco)?)
        }
        Hearing::BothPoints | Hearing::PointsWithNatural => {
            (text_key!("ask-heard-points"), CallLines::for_points(house, coup)?)
        }
        Hearing::CardForPunto => (text_key!("ask-heard-card"), CallLines::for_card(house, coup, Side::Punto)?),
        Hearing::CardForBanco => (text_key!("ask-heard-card"), CallLines::for_card(house, coup, Side::Banco)?),
        Hearing::FinalCall | Hearing::FinalTie | Hearing::FinalNatural => {
            (text_key!("ask-heard-final"), CallLines::for_end(house, coup)?)
        }
        Hearing::Payment => (text_key!("ask-heard-payment"), CallLines::for_payment(house, coup)?),
    })
}

/// Reasons for the call, then for its consequences. Questions about draws or payouts omit the former.
fn reasons(hearing: Hearing, house: &House, coup: &Coup<'_>, more: Vec<Reason>) -> Vec<Reason> {
    let mut reasons = match hearing {
        Hearing::BothPoints | Hearing::PointsWithNatural => Vec::new(),
        Hearing::Payment => coup.reasons().pop().into_iter().collect(),
        _ => due_call(house, &sight(house, coup, hearing.last(house))).map(|due| due.reasons).unwrap_or_default(),
    };
    reasons.extend(more);
    reasons
}

/// The next call, if the answer determines it.
fn follows(hearing: Hearing, house: &House, coup: &Coup<'_>) -> Vec<Speech> {
    match hearing {
        Hearing::BothPoints | Hearing::PointsWithNatural => calls::next_call(house, coup),
        _ => Vec::new(),
    }
}

fn face_down(coup: &Coup<'_>, dice: &mut SeededRng) -> BySide<Vec<LaidCard>> {
    let mut hand = |side| match coup.hand(side) {
        Some(hand) => hand.cards().map(|_| calls::back(dice)).collect(),
        None => Vec::new(),
    };
    BySide { punto: hand(Side::Punto), banco: hand(Side::Banco) }
}

/// The table after the answer: the called side's cards open, or all of them.
fn open(hearing: Hearing, house: &House, coup: &Coup<'_>, down: &BySide<Vec<LaidCard>>) -> Scene {
    let mut scene = Scene::of_coup(coup);
    match (hearing, hearing.last(house)) {
        (Hearing::BothPoints | Hearing::PointsWithNatural, _) | (_, Announcement::CardFor(_)) => {}
        (_, Announcement::Point(side)) => scene.hands[side.other()].clone_from(&down[side.other()]),
        _ => scene.announced = coup.outcome().map(|outcome| outcome.winner),
    }
    scene
}
