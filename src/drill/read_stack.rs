//! Drill: the value of one or several heaps of pieces at sight.

use std::sync::Arc;

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::{PieceCounts, SetName, total_value};
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::pieces;
use super::question::{Answer, AnswerForm, Question, Scene};
use super::{Drill, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ReadStack {
    /// Number of heaps, each of one value; drawn uniformly.
    pub stacks: Vec<u8>,
    /// Most pieces in a heap: twenty are stacked, the rest stand beside them.
    pub highest: u32,
    pub from: Money,
    pub to: Money,
    /// Denomination set; `None` means the house's own.
    pub set: Option<SetName>,
    /// Piece values that come up; empty means the whole set.
    pub pieces: Vec<Money>,
}

impl Default for ReadStack {
    fn default() -> Self {
        let (from, to) = (Money::coins(1_000), Money::coins(500_000));
        Self { stacks: vec![1, 2, 3], highest: 20, from, to, set: None, pieces: Vec::new() }
    }
}

const STACKS: std::ops::RangeInclusive<u8> = 1..=3;
const HIGHEST: std::ops::RangeInclusive<u32> = 2..=40;
/// Random draws before heaps within the bounds are searched for systematically.
const MOST_DRAWS: usize = 200;

impl ReadStack {
    fn values(&self, house: &House) -> Vec<Money> {
        let values = pieces::set_of(self.set.as_ref(), house).values().into_iter().rev();
        values.filter(|value| self.pieces.is_empty() || self.pieces.contains(value)).collect()
    }

    fn is_within(&self, sum: Money) -> bool {
        (self.from..=self.to).contains(&sum)
    }

    /// Numbers of heaps that can make a sum within the bounds.
    fn possible(&self, house: &House) -> Vec<u8> {
        let values = self.values(house);
        let is_possible = |count: &u8| self.first(&values, usize::from(*count), Money::ZERO).is_some();
        self.stacks.iter().copied().filter(is_possible).collect()
    }

    /// First combination of `heaps` heaps of these values, largest first, whose sum with `before` is within the
    /// bounds.
    fn first(&self, values: &[Money], heaps: usize, before: Money) -> Option<PieceCounts> {
        if heaps == 0 {
            return self.is_within(before).then(Vec::new);
        }
        values.iter().enumerate().find_map(|(place, value)| {
            let smaller = values.get(place + 1..).unwrap_or_default();
            let counts = self.counts(*value, heaps, before);
            counts.into_iter().flatten().find_map(|count| {
                let mut rest = self.first(smaller, heaps - 1, before.plus(times(*value, count)))?;
                rest.insert(0, (*value, count));
                Some(rest)
            })
        })
    }

    /// Possible sizes of a heap of this value: for the last heap those that meet the bounds, otherwise those that do
    /// not exceed them.
    fn counts(&self, value: Money, heaps: usize, before: Money) -> Option<std::ops::RangeInclusive<u32>> {
        let most = self.to.minus(before).get() / value.get().max(1);
        let most = u32::try_from(most).unwrap_or(u32::MAX).min(self.highest);
        let least = if heaps == 1 { self.from.minus(before).get().div_ceil(value.get().max(1)).max(1) } else { 1 };
        let least = u32::try_from(least).ok()?;
        (least <= most).then_some(least..=most)
    }

    fn heaps(&self, house: &House, count: usize, dice: &mut SeededRng) -> Option<PieceCounts> {
        let values = self.values(house);
        let mut drawn = (0..MOST_DRAWS).filter_map(|_| self.draw(&values, count, dice));
        drawn.find(|heaps| self.is_within(total_value(heaps))).or_else(|| self.first(&values, count, Money::ZERO))
    }

    /// Random heaps whose values leave room for each other within the bounds.
    fn draw(&self, values: &[Money], count: usize, dice: &mut SeededRng) -> Option<PieceCounts> {
        let mut values = values.to_vec();
        dice.shuffle(&mut values);
        values.truncate(count);
        values.sort_unstable_by(|one, other| other.cmp(one));
        let least = values.iter().copied().fold(Money::ZERO, Money::plus);
        let mut room = self.to.get().checked_sub(least.get())?;
        let mut heaps = PieceCounts::new();
        for value in values {
            let most = (room / value.get().max(1) + 1).min(self.highest.into());
            let more = dice.below(usize::try_from(most).ok()?) as u32;
            room -= times(value, more).get();
            heaps.push((value, 1 + more));
        }
        Some(heaps)
    }
}

pub(super) fn times(value: Money, count: u32) -> Money {
    value.times(Ratio { over: count, under: 1 })
}

/// Mental arithmetic: each heap, then the total.
pub(super) fn working(heaps: &[(Money, u32)]) -> Vec<Phrase> {
    let each = heaps.iter().map(|(value, count)| {
        text!(
            "working-heap",
            pieces = Fact::Phrase(Box::new(pieces::describe_count(*value, *count))),
            sum = Fact::Money(times(*value, *count))
        )
    });
    let together = (heaps.len() > 1).then(|| text!("working-heaps", sum = Fact::Money(total_value(heaps))));
    each.chain(together).collect()
}

impl Drill for ReadStack {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.possible(house).into_iter().map(|count| format!("read-{count}")).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let count = *self.possible(house).get(decision)?;
        let heaps = self.heaps(house, count.into(), dice)?;
        let set = Some(Arc::clone(pieces::set_of(self.set.as_ref(), house)));
        Some(PosedQuestion {
            question: Question {
                scene: Scene { chips: pieces::laid_pieces(&heaps), set, ..Scene::default() },
                prompt: text!("ask-read-stack"),
                form: AnswerForm::Money,
            },
            key: AnswerKey {
                working: working(&heaps),
                ..AnswerKey::new(Answer::Money(total_value(&heaps)), vec![pieces::reason_of(self.set.as_ref(), house)])
            },
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let [from, to] = pieces::bounds_filters(self.from, self.to);
        let stacks = filter_options::numbers(STACKS, |count| self.stacks.contains(&count));
        let highest = filter_options::numbers([5, 10, 20, 40], |height| u32::from(height) == self.highest);
        let pieces = pieces::pieces_filter("pieces", pieces::set_of(self.set.as_ref(), house), &self.pieces);
        let set = pieces::set_filter(self.set.as_ref());
        vec![Filter::any_of("stacks", stacks), Filter::one_of("highest", highest), from, to, set, pieces]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        if self.stacks.iter().any(|count| !STACKS.contains(count)) {
            return Some(DrillFlaw::Stacks);
        }
        if !HIGHEST.contains(&self.highest) {
            return Some(DrillFlaw::HighestPiece);
        }
        pieces::flaw_of_sums(self.from, self.to)
            .or_else(|| pieces::unknown_piece(self.set.as_ref()?.set()?, &self.pieces))
    }

    fn flaw_in(&self, house: &House) -> Option<DrillFlaw> {
        let set = pieces::set_of(self.set.as_ref(), house);
        let unknown = pieces::unknown_piece(set, &self.pieces);
        unknown.or_else(|| (self.possible(house).len() < self.stacks.len()).then(|| pieces::no_heaps(set)))
    }
}
