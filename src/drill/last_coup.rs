//! Drill: the stop card shows; whether this coup counts and another is dealt.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::opening::{StopCardTiming, shoe_end};
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

use super::filter::{Filter, FilterOption};
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{
    Answer, AnswerForm, CardBack, Choice, LaidCard, LaidShoe, Question, QuestionPart, Scene, lettered,
};
use super::{Drill, deal};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LastCoup {
    pub moments: Vec<StopMoment>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "stop-", const_into_str)]
pub enum StopMoment {
    /// Before a third card.
    ThirdCard,
    /// Among the first four cards.
    FirstFour,
    /// Behind the last card of a coup.
    #[strum(serialize = "behind-coup")]
    Behind,
    /// As the first card out, before a coup has begun.
    FirstOut,
}

impl Default for LastCoup {
    fn default() -> Self {
        Self { moments: StopMoment::ALL.to_vec() }
    }
}

impl StopMoment {
    const ALL: [Self; 4] = [Self::ThirdCard, Self::FirstFour, Self::Behind, Self::FirstOut];

    const fn narration_key(self) -> TextKey {
        match self {
            Self::ThirdCard => text_key!("told-stop-third-card"),
            Self::FirstFour => text_key!("told-stop-first-four"),
            Self::Behind => text_key!("told-stop-behind-coup"),
            Self::FirstOut => text_key!("told-stop-first-out"),
        }
    }

    const fn shown(self) -> StopCardTiming {
        match self {
            Self::ThirdCard | Self::FirstFour => StopCardTiming::InsideACoup,
            Self::Behind => StopCardTiming::BehindACoup,
            Self::FirstOut => StopCardTiming::BeforeACoup,
        }
    }

    fn scene(self, house: &House, dice: &mut SeededRng) -> Option<Scene> {
        match self {
            Self::ThirdCard => {
                let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(|end| !end.natural))?;
                let hands = |side| coup.hand(side).map(|hand| hand.cards().collect::<Vec<_>>());
                let (punto, banco) = (hands(Side::Punto)?, hands(Side::Banco)?);
                // The missing card is the last of the coup.
                let mut cards: Vec<_> =
                    punto.iter().zip(&banco).take(2).flat_map(|(one, other)| [*one, *other]).collect();
                cards.extend(punto.get(2).filter(|_| banco.len() > 2));
                let mut open = Coup::new(house);
                cards.into_iter().try_for_each(|card| open.add_card(card).map(drop)).ok()?;
                open.wants().map(|_| Scene::of_coup(&open))
            }
            Self::FirstFour => {
                let mut scene = Scene::default();
                for card in 0..=dice.below(3) {
                    let back = if dice.below(2) == 0 { CardBack::Blue } else { CardBack::Red };
                    let side = if card % 2 == 0 { Side::Punto } else { Side::Banco };
                    scene.hands[side].push(LaidCard::Down(back));
                }
                Some(scene)
            }
            Self::Behind => {
                let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some())?;
                let announced = coup.outcome().map(|outcome| outcome.winner);
                Some(Scene { announced, ..Scene::of_coup(&coup) })
            }
            Self::FirstOut => Some(Scene::default()),
        }
    }
}

impl Drill for LastCoup {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.moments.iter().map(|moment| moment.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let moment = *self.moments.get(decision)?;
        // A coup without third cards cannot show the stop card before one.
        let scene = (0..MOST_COUPS).find_map(|_| moment.scene(house, dice))?;
        let scene = Scene {
            shoe: Some(LaidShoe::Stopped(*house.shoe.stop_card.value())),
            narration: vec![Phrase::plain(moment.narration_key())],
            ..scene
        };
        let end = shoe_end(&house.shoe, moment.shown());
        let answer = vec![Answer::Choice(if end.begun { 0 } else { 2 }), Answer::Choice(usize::from(end.more.min(1)))];
        let parts = vec![
            QuestionPart {
                label: text!("part-this-coup"),
                form: choices([
                    ("counts", text_key!("choice-coup-is-finished")),
                    ("null", text_key!("choice-coup-is-stopped")),
                    ("none", text_key!("choice-no-coup-begun")),
                ]),
            },
            QuestionPart {
                label: text!("part-coups-after"),
                form: choices([
                    ("none", text_key!("choice-no-coup-after")),
                    ("one", text_key!("choice-one-coup-after")),
                    ("all", text_key!("choice-all-coups-after")),
                ]),
            },
        ];
        Some(PosedQuestion {
            question: Question { scene, prompt: text!("ask-last-coup"), form: AnswerForm::Several(parts) },
            key: AnswerKey::new(Answer::Several(answer), end.reasons),
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let offers = StopMoment::ALL.map(|moment| FilterOption {
            word: format!("{moment:?}").into(),
            label: Phrase::plain(text_key!("offer-", StopMoment, moment)),
            chosen: self.moments.contains(&moment),
        });
        vec![Filter::any_of("moments", offers)]
    }
}

/// Attempts to deal a coup with a third card; most have one.
const MOST_COUPS: usize = 100;

fn choices(of: [(&'static str, TextKey); 3]) -> AnswerForm {
    let choices = of.map(|(id, key)| Choice { id: id.into(), label: Phrase::plain(key), letter: None, place: None });
    AnswerForm::Choice(lettered(choices))
}
