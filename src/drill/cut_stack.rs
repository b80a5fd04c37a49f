//! Drill: cutting a column into the pieces of a payment, into equal heaps, or to the size of a bet.

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::chips::{COLUMN, ChipRule, SetName, count_of, heap_size};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::pieces;
use super::question::{Answer, AnswerForm, LaidPieces, Question, QuestionPart, Scene};
use super::read_stack::times;
use super::{Drill, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CutStack {
    pub cuts: Vec<Cut>,
    pub from: Money,
    pub to: Money,
    /// Denomination set; `None` means the house's own.
    pub set: Option<SetName>,
    /// Piece values that come up; empty means the whole set.
    pub pieces: Vec<Money>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "cut-", const_into_str)]
pub enum Cut {
    /// The number of pieces that make a payment.
    Payment,
    /// A payment in equal heaps, plus the remainder.
    Heaps,
    /// The same number of pieces as a bet that is paid evens.
    Size,
}

impl Default for CutStack {
    fn default() -> Self {
        let (from, to) = (Money::coins(2_000), Money::coins(500_000));
        Self { cuts: Cut::ALL.to_vec(), from, to, set: None, pieces: Vec::new() }
    }
}

/// Largest accepted number of pieces: two columns.
const MOST: u32 = 2 * COLUMN;
/// Upper bound on full heaps, so that one digit answers.
const MOST_HEAPS: u32 = 9;
const COLUMNS: u32 = 4;

impl Cut {
    const ALL: [Self; 3] = [Self::Payment, Self::Heaps, Self::Size];

    /// Possible numbers of pieces of a value.
    fn counts(self, value: Money) -> std::ops::RangeInclusive<u32> {
        let heap = heap_size(value);
        match self {
            Self::Payment => 2..=MOST,
            Self::Heaps => heap..=(heap * MOST_HEAPS + heap - 1).min(MOST),
            Self::Size => 2..=COLUMN,
        }
    }
}

impl CutStack {
    /// Possible questions as (value, count).
    fn cases<'a>(&'a self, cut: Cut, house: &'a House) -> impl Iterator<Item = (Money, u32)> + 'a {
        let values = pieces::set_of(self.set.as_ref(), house).pieces.iter().map(|piece| piece.value);
        let values = values.filter(|value| self.pieces.is_empty() || self.pieces.contains(value));
        let all = values.flat_map(move |value| cut.counts(value).map(move |count| (value, count)));
        all.filter(|(value, count)| (self.from..=self.to).contains(&times(*value, *count)))
    }

    fn cuts(&self, house: &House) -> Vec<Cut> {
        self.cuts.iter().copied().filter(|cut| self.cases(*cut, house).next().is_some()).collect()
    }

    fn scene(&self, house: &House, value: Money, count: u32) -> Scene {
        let set = Some(Arc::clone(pieces::set_of(self.set.as_ref(), house)));
        Scene { chips: vec![LaidPieces { value, count }], set, ..Scene::default() }
    }
}

impl Drill for CutStack {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cuts(house).into_iter().map(|cut| cut.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let cut = *self.cuts(house).get(decision)?;
        let (value, pieces_there) = *dice.pick(&self.cases(cut, house).collect::<Vec<_>>())?;
        let sum = times(value, pieces_there);
        let count = count_of(sum, value)?;
        let in_tray = (pieces_there.div_ceil(COLUMN) + dice.below(COLUMNS as usize) as u32).min(COLUMNS) * COLUMN;
        let money = |key: TextKey| Phrase::plain(key).with("sum", Fact::Money(sum)).with("value", Fact::Money(value));
        let worth = pieces::reason_of(self.set.as_ref(), house);
        let phrase = text!(
            "working-heap",
            pieces = Fact::Phrase(Box::new(pieces::describe_count(value, count))),
            sum = Fact::Money(sum)
        );
        let number = AnswerForm::Number { most: MOST };
        let (scene, prompt, form, answer, working, rule) = match cut {
            Cut::Payment => {
                let scene = self.scene(house, value, in_tray);
                (scene, money(text_key!("ask-cut-payment")), number, Answer::Number(count), vec![phrase], None)
            }
            Cut::Heaps => {
                let heap = heap_size(value);
                let (full, over) = (count / heap, count % heap);
                let part =
                    |key: TextKey, most| QuestionPart { label: Phrase::plain(key), form: AnswerForm::Number { most } };
                let form = AnswerForm::Several(vec![
                    part(text_key!("part-full-heaps"), MOST_HEAPS),
                    part(text_key!("part-left-over"), heap - 1),
                ]);
                let answer = Answer::Several(vec![Answer::Number(full), Answer::Number(over)]);
                let prompt = money(text_key!("ask-cut-heaps")).with("heap", Fact::Number(heap.into()));
                let split = text!(
                    "working-cut-heaps",
                    count = Fact::Number(count.into()),
                    full = Fact::Number(full.into()),
                    heap = Fact::Number(heap.into()),
                    over = Fact::Number(over.into())
                );
                let rule = Some(ChipRule::CutInHeaps(heap));
                (self.scene(house, value, in_tray), prompt, form, answer, vec![phrase, split], rule)
            }
            Cut::Size => {
                let prompt = text!("ask-cut-size", value = Fact::Money(value));
                let scene = self.scene(house, value, count);
                (scene, prompt, number, Answer::Number(count), vec![phrase], Some(ChipRule::Sized))
            }
        };
        let rule = rule.map(|rule| Reason::new(Rule::Chips(rule), Basis::Silent));
        let key = AnswerKey { working, ..AnswerKey::new(answer, rule.into_iter().chain([worth]).collect()) };
        Some(PosedQuestion { question: Question { scene, prompt, form }, key })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let [from, to] = pieces::bounds_filters(self.from, self.to);
        let cuts = filter_options::kinds("cuts", Cut::ALL, &self.cuts);
        let pieces = pieces::pieces_filter("pieces", pieces::set_of(self.set.as_ref(), house), &self.pieces);
        vec![cuts, from, to, pieces::set_filter(self.set.as_ref()), pieces]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        pieces::flaw_of_sums(self.from, self.to)
            .or_else(|| pieces::unknown_piece(self.set.as_ref()?.set()?, &self.pieces))
    }

    fn flaw_in(&self, house: &House) -> Option<DrillFlaw> {
        let set = pieces::set_of(self.set.as_ref(), house);
        let unknown = pieces::unknown_piece(set, &self.pieces);
        unknown.or_else(|| (self.cuts(house).len() < self.cuts.len()).then(|| pieces::no_heaps(set)))
    }
}
