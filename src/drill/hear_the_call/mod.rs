//! Drill: a call is heard with the cards hidden; mark its content and consequences.

mod asked;
mod hearing;

use serde::Deserialize;

use crate::rules::calls::{Announcement, due};
use crate::rules::coup::Coup;
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::phrase::Phrase;
use crate::rules::reason::Reason;
use crate::rules::side::{BySide, Side};
use crate::voice::Said;

use self::asked::Asked;
pub use self::hearing::Hearing;
use super::announcements::sight;
use super::filter::Filter;
use super::marking::{Key, Posed};
use super::question::{Answer, Form, LaidCard, Question, Scene};
use super::{Drill, offers, said};

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
        self.moments.iter().map(|hearing| hearing.id().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let hearing = *self.moments.get(decision)?;
        let coup = hearing.deal(house, dice)?;
        let heard = said::calls_of(house, &coup, |announcement| hearing.hears(announcement, house));
        let (prompt, asked) = asked(hearing, house, &coup)?;
        let hands = face_down(&coup, dice);
        let after = Scene { told: said::lines(&heard), ..open(hearing, house, &coup, &hands) };
        let key = Key {
            lit: asked.lit,
            after: Some(after),
            heard: follows(hearing, house, &coup),
            ..Key::of(Answer::Several(asked.answers), reasons(hearing, house, &coup, asked.reasons))
        };
        let scene = Scene { hands, heard, ..Scene::default() };
        let form = Form::Several(asked.parts);
        Some(Posed { question: Question { scene, prompt: Phrase::plain(prompt), form }, key })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![offers::kinds("moments", Hearing::ALL, |hearing| hearing.id(), &self.moments)]
    }
}

fn asked(hearing: Hearing, house: &House, coup: &Coup<'_>) -> Option<(&'static str, Asked)> {
    Some(match hearing {
        Hearing::PuntoPoint | Hearing::PuntoNatural => ("ask-heard-point", Asked::of_point(house, coup, Side::Punto)?),
        Hearing::BancoPoint | Hearing::BancoNatural => ("ask-heard-point", Asked::of_point(house, coup, Side::Banco)?),
        Hearing::BothPoints | Hearing::PointsWithNatural => ("ask-heard-points", Asked::of_points(house, coup)?),
        Hearing::CardForPunto => ("ask-heard-card", Asked::of_card(house, coup, Side::Punto)?),
        Hearing::CardForBanco => ("ask-heard-card", Asked::of_card(house, coup, Side::Banco)?),
        Hearing::FinalCall | Hearing::FinalTie | Hearing::FinalNatural => {
            ("ask-heard-final", Asked::of_end(house, coup)?)
        }
        Hearing::Payment => ("ask-heard-payment", Asked::of_payment(house, coup)?),
    })
}

/// Reasons for the call, then for its consequences. Questions about draws or payouts omit the former.
fn reasons(hearing: Hearing, house: &House, coup: &Coup<'_>, more: Vec<Reason>) -> Vec<Reason> {
    let mut reasons = match hearing {
        Hearing::BothPoints | Hearing::PointsWithNatural => Vec::new(),
        Hearing::Payment => coup.reasons().pop().into_iter().collect(),
        _ => due(house, &sight(house, coup, hearing.last(house))).map(|due| due.reasons).unwrap_or_default(),
    };
    reasons.extend(more);
    reasons
}

/// The next call, if the answer determines it.
fn follows(hearing: Hearing, house: &House, coup: &Coup<'_>) -> Vec<Said> {
    match hearing {
        Hearing::BothPoints | Hearing::PointsWithNatural => said::next_call(house, coup),
        _ => Vec::new(),
    }
}

fn face_down(coup: &Coup<'_>, dice: &mut Dice) -> BySide<Vec<LaidCard>> {
    let mut hand = |side| match coup.hand(side) {
        Some(hand) => hand.cards().map(|_| said::back(dice)).collect(),
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
