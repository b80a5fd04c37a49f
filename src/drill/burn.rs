//! Drill: how many cards are burned for the first card of the shoe.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::house::House;
use crate::rules::opening::put_away;
use crate::rules::rng::SeededRng;
use crate::rules::shoe::burn;

use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidShoe, Question, Scene};
use super::{Drill, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Burn {
    /// First cards by number: 1 is the ace, 10 a ten or a court card.
    pub cards: Vec<u8>,
    pub asks: Vec<BurnCount>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum BurnCount {
    /// Cards burned after the first card.
    Burned,
    /// All cards put away before the first coup; the house decides whether the first card counts among them.
    PutAway,
}

impl BurnCount {
    const fn id(self) -> &'static str {
        match self {
            Self::Burned => "burn",
            Self::PutAway => "put-away",
        }
    }
}

impl Burn {
    fn cases(&self) -> impl Iterator<Item = (BurnCount, u8)> + '_ {
        self.asks.iter().flat_map(|asks| self.cards.iter().map(|number| (*asks, *number)))
    }
}

impl Default for Burn {
    fn default() -> Self {
        Self { cards: (1..=10).collect(), asks: vec![BurnCount::Burned] }
    }
}

/// Ranks with this number.
fn ranks(number: u8) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().filter(move |rank| (*rank as u8).min(10) == number)
}

impl Drill for Burn {
    fn decisions(&self, house: &House) -> Vec<String> {
        let burns = *house.shoe.burn_by_first_card.value();
        self.cases().filter(|_| burns).map(|(asks, number)| format!("{}-{number}", asks.id())).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (asks, number) = self.cases().nth(decision)?;
        let ranks: Vec<Rank> = ranks(number).collect();
        let card = Card::new(*dice.pick(&ranks)?, *dice.pick(&Suit::ALL)?);
        let (burned, reason) = burn(&house.shoe, card)?;
        let most = u32::from(*house.shoe.burn_of_tens_and_figures.value()).max(9);
        let turned = |burned| Scene { shoe: Some(LaidShoe::Turned(card, burned)), ..Scene::default() };
        let (count, reasons, ask, most) = match asks {
            BurnCount::Burned => (burned, vec![reason], text_key!("ask-burn"), most),
            BurnCount::PutAway => {
                let (count, reasons) = put_away(&house.shoe, card)?;
                (count, reasons, text_key!("ask-put-away"), most.max(10) + 1)
            }
        };
        Some(PosedQuestion {
            question: Question {
                scene: turned(0),
                prompt: Phrase::plain(ask).with("card", Fact::Card(card)),
                form: AnswerForm::Number { most },
            },
            key: AnswerKey { after: Some(turned(burned)), ..AnswerKey::new(Answer::Number(count.into()), reasons) },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let cards = filter_options::numbers(1..=10, |card| self.cards.contains(&card));
        let asks = [BurnCount::Burned, BurnCount::PutAway].map(|asks| FilterOption {
            word: format!("{asks:?}").into(),
            label: Phrase::plain(match asks {
                BurnCount::Burned => text_key!("offer-burn"),
                BurnCount::PutAway => text_key!("offer-put-away"),
            }),
            chosen: self.asks.contains(&asks),
        });
        vec![Filter::any_of("cards", cards), Filter::any_of("asks", asks)]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let strange = self.cards.iter().any(|number| ranks(*number).next().is_none());
        strange.then_some(DrillFlaw::CardNumber)
    }
}
