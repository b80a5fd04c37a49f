//! Drill: the point of a hand of two or three cards at sight.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidCard, Question, Scene};
use super::{Drill, calls, deal, filter_options, usual_mistakes};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CountHand {
    pub cards: Vec<u8>,
    pub points: Vec<Point>,
}

impl Default for CountHand {
    fn default() -> Self {
        Self { cards: vec![2, 3], points: Point::ALL.to_vec() }
    }
}

impl CountHand {
    fn cases(&self) -> impl Iterator<Item = (u8, Point)> {
        self.cards.iter().flat_map(|cards| self.points.iter().map(|point| (*cards, *point)))
    }
}

impl Drill for CountHand {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.cases().map(|(cards, point)| format!("count-{cards}-{point}")).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (count, point) = self.cases().nth(decision)?;
        let hand = |dice: &mut SeededRng| deal::cards_making(point, usize::from(count), dice);
        let cards = deal::from_shoe(house, dice, hand, Clone::clone)?;
        let side = dice.pick(&Side::BOTH).copied()?;
        let mut hands = BySide::default();
        hands[side] = cards.iter().copied().map(LaidCard::Up).collect();
        Some(PosedQuestion {
            question: Question {
                scene: Scene { hands, ..Scene::default() },
                prompt: text!("ask-count", side = Fact::Side(side)),
                form: AnswerForm::Number { most: 9 },
            },
            key: key(house, side, &cards),
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            Filter::any_of("cards", filter_options::numbers([2, 3], |cards| self.cards.contains(&cards))),
            filter_options::points("points", Point::ALL, &self.points),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let impossible = self.cards.iter().any(|cards| !(2..=3).contains(cards));
        impossible.then_some(DrillFlaw::HandOfTwoOrThree)
    }
}

fn sum(cards: &[Card]) -> u32 {
    cards.iter().map(|card| u32::from(card.point().get())).sum()
}

/// How the total of these cards is counted.
pub fn sum_of_cards(cards: &[Card]) -> Phrase {
    let sum = sum(cards);
    let values: Vec<String> = cards.iter().map(|card| card.point().get().to_string()).collect();
    let (cards_counted, total) = (Fact::Text(values.join(" + ")), Fact::Number(sum.into()));
    if sum < 10 {
        text!("working-sum-small", cards = cards_counted, sum = total)
    } else {
        text!("working-sum", cards = cards_counted, sum = total, point = Fact::Point(Point::from_sum(sum)))
    }
}

/// Drops the rules that these cards have no use for: of aces and tens, and that tens are dropped.
pub fn retain_of_count(reasons: &mut Vec<Reason>, scene: &Scene) {
    let hands = &scene.hands;
    let values: Option<Vec<u8>> = hands.punto.iter().chain(&hands.banco).map(LaidCard::points).collect();
    let Some(values) = values.filter(|values| !values.is_empty()) else { return };
    reasons.retain(|reason| match reason.rule {
        Rule::Count(_) => values.iter().sum::<u8>() > 9,
        Rule::CardValues => values.iter().any(|value| *value < 2),
        _ => true,
    });
}

pub(super) fn key(house: &House, side: Side, cards: &[Card]) -> AnswerKey {
    let point = Point::from_sum(sum(cards));
    let working = sum_of_cards(cards);
    let reasons = vec![
        Reason::new(Rule::CardValues, house.grounds.card_values),
        Reason::new(Rule::Count(point), house.grounds.units_only),
    ];
    // Only a point of two cards is called on its own.
    let usual_mistakes = match cards {
        [first, second, _] => usual_mistakes::in_count(point, Point::from_sum(sum(&[*first, *second]))),
        _ => Vec::new(),
    };
    let heard = if cards.len() == 2 { calls::point_of(house, side, point) } else { Vec::new() };
    AnswerKey {
        heard,
        usual_mistakes,
        working: vec![working],
        ..AnswerKey::new(Answer::Number(point.get().into()), reasons)
    }
}
