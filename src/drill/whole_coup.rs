//! Drill: a whole coup in one composed answer: draws, final points and winner.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use super::question::{Answer, AnswerForm, LaidCard, Question, QuestionPart, Scene};
use super::third_card::acts;
use super::winner::chances;
use super::{Drill, calls, deal, filter_options};

/// A coup decided from its first four cards and the next two of the shoe.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WholeCoup {
    pub kinds: Vec<Kind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "coup-", const_into_str)]
pub enum Kind {
    Natural,
    NobodyDraws,
    PuntoDraws,
    BancoDraws,
    BothDraw,
}

impl Kind {
    pub(super) const ALL: [Self; 5] =
        [Self::Natural, Self::NobodyDraws, Self::PuntoDraws, Self::BancoDraws, Self::BothDraw];

    pub(super) fn from_coup(coup: &Coup<'_>) -> Option<Self> {
        let outcome = coup.outcome()?;
        Some(match (outcome.cards.punto, outcome.cards.banco) {
            _ if outcome.natural => Self::Natural,
            (2, 2) => Self::NobodyDraws,
            (3, 2) => Self::PuntoDraws,
            (2, _) => Self::BancoDraws,
            _ => Self::BothDraw,
        })
    }
}

impl Default for WholeCoup {
    fn default() -> Self {
        Self { kinds: Kind::ALL.to_vec() }
    }
}

impl Drill for WholeCoup {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.kinds.iter().map(|kind| kind.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let wanted = *self.kinds.get(decision)?;
        let coup = deal::coup_where(house, dice, |coup| Kind::from_coup(coup) == Some(wanted))?;
        let outcome = coup.outcome()?;
        let stands = |cards: u8| Answer::Choice(usize::from(cards == 2));
        let winner = Chance::ALL.iter().position(|chance| *chance == outcome.winner)?;
        Some(PosedQuestion {
            question: Question {
                scene: scene(&coup, house, dice)?,
                prompt: text!("ask-whole-coup"),
                form: AnswerForm::Several(parts(house)),
            },
            key: AnswerKey {
                highlight: coup.cell().map(TableauHighlight::Banco),
                heard: calls::next_call(house, &coup),
                after: Some(Scene { announced: Some(outcome.winner), ..Scene::of_coup(&coup) }),
                ..AnswerKey::new(
                    Answer::Several(vec![
                        stands(outcome.cards.punto),
                        stands(outcome.cards.banco),
                        Answer::Number(outcome.points.punto.get().into()),
                        Answer::Number(outcome.points.banco.get().into()),
                        Answer::Choice(winner),
                    ]),
                    coup.reasons(),
                )
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("kinds", Kind::ALL, &self.kinds)]
    }
}

fn parts(house: &House) -> Vec<QuestionPart> {
    let asks = |key: TextKey, side: Side| Phrase::plain(key).with("side", Fact::Side(side));
    let mut parts = Vec::with_capacity(5);
    for side in Side::BOTH {
        parts.push(QuestionPart {
            label: asks(text_key!("part-third-card"), side),
            form: AnswerForm::Choice(acts(house, side).into()),
        });
    }
    for side in Side::BOTH {
        parts.push(QuestionPart {
            label: asks(text_key!("part-final-point"), side),
            form: AnswerForm::Number { most: 9 },
        });
    }
    parts.push(QuestionPart { label: text!("part-winner"), form: AnswerForm::Choice(chances(house)) });
    parts
}

/// The first four cards in place and the next two of the shoe beside them, always two so that their number reveals
/// nothing.
fn scene(coup: &Coup<'_>, house: &House, dice: &mut SeededRng) -> Option<Scene> {
    let two = |side| coup.hand(side).map(|hand| hand.cards().take(2).map(LaidCard::Up).collect()).unwrap_or_default();
    let dealt: Vec<_> = coup.cards().collect();
    let make = |dice: &mut SeededRng| {
        let mut cards = dealt.clone();
        cards.extend((dealt.len()..Coup::MOST_CARDS).map(|_| deal::card(dice)));
        cards
    };
    let to_come = deal::from_shoe(house, dice, make, Clone::clone)?.split_off(4);
    Some(Scene { hands: BySide { punto: two(Side::Punto), banco: two(Side::Banco) }, to_come, ..Scene::default() })
}
