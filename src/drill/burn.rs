//! Drill: the first card of the shoe is turned, and it says how many cards are burned.

use serde::Deserialize;

use crate::rules::card::{Card, Rank, Suit};
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::shoe::burn;

use super::filter::Filter;
use super::marking::{Key, Posed};
use super::question::{Answer, Form, Question, Scene};
use super::{Drill, offers};

/// Say how many cards are burned.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Burn {
    /// Which first cards come up, by their number: 1 is the ace, 10 a ten or a figure.
    pub cards: Vec<u8>,
}

impl Default for Burn {
    fn default() -> Self {
        Self { cards: (1..=10).collect() }
    }
}

/// The ranks that bear this number.
fn ranks(number: u8) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().filter(move |rank| (*rank as u8).min(10) == number)
}

impl Drill for Burn {
    fn decisions(&self, house: &House) -> Vec<String> {
        let burns = *house.shoe.burn_by_first_card.value();
        self.cards.iter().filter(|_| burns).map(|number| format!("burn-{number}")).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let ranks: Vec<Rank> = ranks(*self.cards.get(decision)?).collect();
        let card = Card::new(*dice.pick(&ranks)?, *dice.pick(&Suit::ALL)?);
        let (count, reason) = burn(&house.shoe, card)?;
        let most = (*house.shoe.burn_of_tens_and_figures.value()).max(9);
        Some(Posed {
            question: Question {
                scene: Scene { to_come: vec![card], ..Scene::default() },
                prompt: Phrase::plain("ask-burn").with("card", Fact::Card(card)),
                form: Form::Number { most: most.into() },
            },
            key: Key::of(Answer::Number(count.into()), vec![reason]),
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![Filter::some("cards", offers::numbers(1..=10, |card| self.cards.contains(&card)))]
    }

    fn flaw(&self) -> Option<Phrase> {
        let strange = self.cards.iter().any(|number| ranks(*number).next().is_none());
        strange.then(|| Phrase::plain("flaw-card-number"))
    }
}
