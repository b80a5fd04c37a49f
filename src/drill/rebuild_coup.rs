//! Drill: picking up the cards of a coup in the house's order, and laying a coup out again from its pile.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::picking_up::{HandCard, laying_out_reasons, picked_up, picking_up_reason};
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};

use super::announcements::count;
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::question::{Answer, AnswerForm, Choice, LaidCard, Question, QuestionPart, Scene, lettered};
use super::winner::chances;
use super::{Drill, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RebuildCoup {
    pub piles: Vec<Pile>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "pile-", const_into_str)]
pub enum Pile {
    /// A pile of four cards.
    FourCards,
    /// Five cards, the third of them Punto's.
    PuntosThird,
    /// Five cards, Punto having stood.
    BancosThird,
    /// A pile of six cards.
    SixCards,
    /// The cards of a finished coup, to be picked up.
    PickUp,
}

impl Pile {
    const ALL: [Self; 5] = [Self::FourCards, Self::PuntosThird, Self::BancosThird, Self::SixCards, Self::PickUp];

    fn is_of(self, coup: &Coup<'_>) -> bool {
        let drew = |side| coup.hand(side).is_some_and(|hand| hand.third().is_some());
        match self {
            Self::FourCards => coup.count() == 4,
            Self::PuntosThird => drew(Side::Punto) && !drew(Side::Banco),
            Self::BancosThird => !drew(Side::Punto) && drew(Side::Banco),
            Self::SixCards => coup.count() == 6,
            Self::PickUp => true,
        }
    }
}

impl Default for RebuildCoup {
    fn default() -> Self {
        Self { piles: Pile::ALL.to_vec() }
    }
}

impl Drill for RebuildCoup {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.piles.iter().map(|pile| pile.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let pile = *self.piles.get(decision)?;
        let coup = deal::coup_where(house, dice, |coup| pile.is_of(coup))?;
        if pile == Pile::PickUp { pick_up(house, &coup, dice) } else { lay_out(house, &coup) }
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("piles", Pile::ALL, &self.piles)]
    }
}

/// The pile of a coup, its third cards and its winner to be found.
fn lay_out(house: &House, coup: &Coup<'_>) -> Option<PosedQuestion> {
    let pile = picked_up(house, coup);
    let candidates: Vec<(usize, HandCard)> = (1..).zip(pile.iter().copied()).skip(2).collect();
    let none = || Choice { id: "none".into(), label: text!("choice-no-third"), letter: None, place: None };
    let of_pile = |(at, card): &(usize, HandCard)| Choice {
        id: format!("card-{at}").into(),
        label: text!("choice-card-of-pile", place = Fact::Number(*at as u64), card = Fact::Card(card.card)),
        letter: None,
        place: None,
    };
    let third = |side: Side| {
        let at = candidates.iter().position(|(_, card)| card.side == side && card.number == 3);
        Answer::Choice(at.map_or(0, |at| at + 1))
    };
    let part = |side: Side| QuestionPart {
        label: text!("part-third-of", side = Fact::Side(side)),
        form: AnswerForm::Choice(lettered(std::iter::once(none()).chain(candidates.iter().map(of_pile)))),
    };
    let winner = coup.outcome()?.winner;
    let wins = Chance::ALL.iter().position(|chance| *chance == winner)?;
    let parts = vec![
        part(Side::Punto),
        part(Side::Banco),
        QuestionPart { label: text!("ask-winner"), form: AnswerForm::Choice(unplaced(chances(house))) },
    ];
    let mut reasons = laying_out_reasons(house, &pile);
    reasons.extend(coup.reasons());
    Some(PosedQuestion {
        question: Question {
            scene: Scene {
                apart: pile.iter().map(|card| LaidCard::Up(card.card)).collect(),
                narration: vec![text!("told-pile")],
                ..Scene::default()
            },
            prompt: text!("ask-lay-out"),
            form: AnswerForm::Several(parts),
        },
        key: AnswerKey {
            working: Side::BOTH.into_iter().filter_map(|side| count(coup, side)).collect(),
            after: Some(Scene::of_coup(coup)),
            ..AnswerKey::new(
                Answer::Several(vec![third(Side::Punto), third(Side::Banco), Answer::Choice(wins)]),
                reasons,
            )
        },
    })
}

/// Choices without places, for a question whose felt has no hands.
fn unplaced(choices: Vec<Choice>) -> Vec<Choice> {
    choices.into_iter().map(|choice| Choice { place: None, ..choice }).collect()
}

/// A paid coup, its cards to be picked up in order.
fn pick_up(house: &House, coup: &Coup<'_>, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let cards = picked_up(house, coup);
    let mut shown: Vec<usize> = (0..cards.len()).collect();
    while shown.is_sorted() {
        dice.shuffle(&mut shown);
    }
    let place = |card: usize| shown.iter().position(|other| *other == card);
    let answer = (0..cards.len()).map(place).collect::<Option<Vec<_>>>()?;
    let pairs = answer.windows(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect();
    let reasons = cards.windows(2).filter_map(|pair| Some(picking_up_reason(house, *pair.first()?, *pair.last()?)));
    let choices = shown.iter().filter_map(|card| cards.get(*card)).map(|card| tile(*card));
    let announced = coup.outcome().map(|outcome| outcome.winner);
    Some(PosedQuestion {
        question: Question {
            scene: Scene { announced, narration: vec![text!("told-all-paid")], ..Scene::of_coup(coup) },
            prompt: text!("ask-pick-up"),
            form: AnswerForm::Order(lettered(choices)),
        },
        key: AnswerKey {
            tolerance: Tolerance::AnyOrderWith(pairs),
            ..AnswerKey::new(Answer::Order(answer), reasons.collect())
        },
    })
}

fn tile(card: HandCard) -> Choice {
    let key: TextKey = match card.number {
        1 => text_key!("tile-first-card"),
        2 => text_key!("tile-second-card"),
        _ => text_key!("tile-third-card"),
    };
    let label = Phrase::plain(key).with("side", Fact::Side(card.side)).with("card", Fact::Card(card.card));
    let id = format!("{}-{}", Chance::from(card.side).id(), card.number);
    Choice { id: id.into(), label, letter: None, place: None }
}
