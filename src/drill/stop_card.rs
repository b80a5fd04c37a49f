//! Drill: position of the stop card and number of cards before it.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::{House, StopPlace};
use crate::rules::opening::{StopCardPlacement, stop_card_placement};
use crate::rules::rng::SeededRng;

use super::Drill;
use super::filter::{Filter, FilterOption};
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::question::{Answer, AnswerForm, LaidShoe, Question, Scene, ShoeContents};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StopCard {
    pub asks: Vec<StopCount>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "stop-", const_into_str)]
pub enum StopCount {
    /// Cards left before the stop card during play.
    Left,
    /// Cards behind the stop card when it is inserted.
    Behind,
    /// Cards before the stop card when it is inserted.
    Before,
}

impl Default for StopCard {
    fn default() -> Self {
        Self { asks: StopCount::ALL.to_vec() }
    }
}

impl StopCount {
    const ALL: [Self; 3] = [Self::Left, Self::Behind, Self::Before];

    const fn prompt_key(self) -> TextKey {
        match self {
            Self::Left => text_key!("ask-stop-left"),
            Self::Behind => text_key!("ask-stop-behind"),
            Self::Before => text_key!("ask-stop-before"),
        }
    }
}

impl Drill for StopCard {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.asks.iter().map(|asks| asks.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let asks = *self.asks.get(decision)?;
        let cards = house.shoe.cards();
        let place = stop_card_placement(&house.shoe);
        // At every accepted place, the card has not shown yet.
        let before = cards.checked_sub(*place.accepted.end())?;
        let out = match asks {
            StopCount::Left => 1 + dice.below(usize::from(before.saturating_sub(1))) as u16,
            StopCount::Behind | StopCount::Before => 0,
        };
        let count = |behind: u16| match asks {
            StopCount::Behind => behind,
            StopCount::Before | StopCount::Left => cards.saturating_sub(behind).saturating_sub(out),
        };
        let (one, other) = (count(*place.accepted.start()), count(*place.accepted.end()));
        let accepts = if one == other {
            Tolerance::Only
        } else {
            Tolerance::Between(one.min(other).into(), one.max(other).into())
        };
        let shoe = |behind, counted| {
            let packs = ShoeContents { cards, out, behind, counted, stop_card: *house.shoe.stop_card.value() };
            Scene { shoe: Some(LaidShoe::Packs(packs)), ..Scene::default() }
        };
        let scene = Scene { narration: describe_shoe(house, out), ..shoe((out > 0).then_some(place.behind), false) };
        Some(PosedQuestion {
            question: Question {
                scene,
                prompt: Phrase::plain(asks.prompt_key()),
                form: AnswerForm::Number { most: cards.into() },
            },
            key: AnswerKey {
                tolerance: accepts,
                working: working(house, &place, out, asks),
                after: Some(shoe(Some(place.behind), true)),
                ..AnswerKey::new(Answer::Number(count(place.behind).into()), place.reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let offers = StopCount::ALL.map(|asks| FilterOption {
            word: format!("{asks:?}").into(),
            label: Phrase::plain(text_key!("offer-", StopCount, asks)),
            chosen: self.asks.contains(&asks),
        });
        vec![Filter::any_of("asks", offers)]
    }
}

fn number(name: &'static str, number: u16) -> (&'static str, Fact) {
    (name, Fact::Number(number.into()))
}

fn describe_shoe(house: &House, out: u16) -> Vec<Phrase> {
    let packs = u16::from(*house.shoe.packs.value());
    // The stop card is put in before the cards go into the shoe.
    let key = if out > 0 { text_key!("told-full-shoe") } else { text_key!("told-packs-cut") };
    let full = Phrase { key, facts: vec![number("packs", packs), number("cards", packs * 52)] };
    let left = Phrase { key: text_key!("told-cards-out"), facts: vec![number("count", out)] };
    [Some(full), (out > 0).then_some(left)].into_iter().flatten().collect()
}

/// The fraction of the shoe, the cards before the stop card, and those left of them.
fn working(house: &House, place: &StopCardPlacement, out: u16, asks: StopCount) -> Vec<Phrase> {
    let cards = house.shoe.cards();
    let before = cards.saturating_sub(place.behind);
    let share = match house.shoe.stop.value() {
        StopPlace::ShareFromEnd(share) => Some(Phrase {
            key: text_key!("working-stop-share"),
            facts: vec![
                ("over", Fact::Number(share.over.into())),
                ("under", Fact::Number(share.under.into())),
                number("cards", cards),
                number("count", place.behind),
            ],
        }),
        StopPlace::CardsFromEnd(_) => None,
    };
    let less = |from: u16, less: u16| Phrase {
        key: text_key!("working-less"),
        facts: vec![number("from", from), number("less", less), number("rest", from.saturating_sub(less))],
    };
    let steps = [
        share,
        (asks != StopCount::Behind).then(|| less(cards, place.behind)),
        (asks == StopCount::Left).then(|| less(before, out)),
    ];
    steps.into_iter().flatten().collect()
}
