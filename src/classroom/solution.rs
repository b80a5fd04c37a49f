//! Solution of a finished question for the class: answer distribution, correct answer, reasons.

use std::cmp::Reverse;

use super::room::Room;
use super::spread::SpreadRow;
use crate::describe::procedure::order_why;
use crate::describe::question::{AnswerPart, KeyText, describe_key, describe_parts};
use crate::describe::source::describe_source;
use crate::drill::marking::{AnswerKey, PosedQuestion, Tolerance};
use crate::drill::question::{Answer, AnswerForm};
use crate::drill::{is_silence_right, retain_of_count};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The correct answer line by line.
    pub answer: Vec<String>,
    /// The answer part by part; empty where the answer is one.
    pub parts: Vec<PartResult>,
    pub spread: Vec<SpreadRow>,
    pub working: Vec<String>,
    /// The author's explanation.
    pub explanation: Option<String>,
    /// Why steps that were most often in the wrong order come in theirs.
    pub order_whys: Vec<String>,
    pub rules: Vec<RuleText>,
}

/// A part of the correct answer, and how many had it right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartResult {
    pub part: AnswerPart,
    pub right: usize,
    /// Why, of a part about a house of its own.
    pub in_house: Option<HouseReasons>,
}

/// Why an answer is right in a house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HouseReasons {
    pub rules: Vec<RuleText>,
    pub working: Vec<String>,
    /// The answer is that its text says nothing, of which there is no rule.
    pub is_silent: bool,
}

/// A rule and its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    pub rule: String,
    pub source: String,
}

/// Letters of an explanation that is read at a glance; beside an answer of several parts there is less room.
const SHORT_WHY: usize = 200;
const SHORT_WHY_OF_PARTS: usize = 100;

impl Solution {
    /// True if the reasons are too long to be read beside the answer.
    pub fn has_long_why(&self) -> bool {
        let most = if self.parts.is_empty() { SHORT_WHY } else { SHORT_WHY_OF_PARTS };
        let reasons = self.explanation.iter().chain(&self.working).chain(self.rules.iter().map(|rule| &rule.rule));
        reasons.map(|text| text.chars().count()).sum::<usize>() > most
    }

    /// The spread with at most `most` of answers, always with the first right one; the others are counted together.
    pub fn spread_of(&self, most: usize, words: &Catalog) -> Vec<SpreadRow> {
        let others = words.message(text_key!("host-others"));
        let right = self.spread.iter().position(|row| row.right == Some(true));
        let mut frequent: Vec<usize> = (0..self.spread.len()).collect();
        frequent.sort_by_key(|at| self.spread.get(*at).map_or(Reverse(0), |row| Reverse(row.count)));
        let is_frequent = |at: usize| frequent.iter().take(most).any(|other| *other == at);
        let is_shown = |at: usize, row: &SpreadRow| match row.right {
            Some(_) => is_frequent(at) || Some(at) == right,
            None => row.label != others,
        };
        let (shown, rest): (Vec<_>, Vec<_>) =
            self.spread.iter().cloned().enumerate().partition(|(at, row)| is_shown(*at, row));
        let left_out: usize = rest.iter().map(|(_, row)| row.count).sum();
        let mut rows: Vec<SpreadRow> = shown.into_iter().map(|(_, row)| row).collect();
        if left_out > 0 {
            // Before those who gave none.
            let at = rows.iter().position(|row| row.right.is_none()).unwrap_or(rows.len());
            rows.insert(at, SpreadRow { label: others.clone(), lines: vec![others], count: left_out, right: None });
        }
        rows
    }
}

impl Room {
    /// Solution of a finished question. Reveals the key.
    pub fn solution(&self, question: usize, words: &Catalog) -> Option<Solution> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let house = self.quiz().house();
        let KeyText { answer, working, explanation, .. } = describe_key(&posed.question, &posed.key, house, words);
        let described = describe_rules(posed, house, words);
        let parts = describe_parts(&posed.question, &posed.key.answer, house, words).into_iter();
        let parts = parts.zip(self.right_parts(question)).enumerate();
        let mut parts: Vec<PartResult> = parts
            .map(|(at, (part, right))| {
                let in_house = posed.key.second.as_ref().map(|second| {
                    let own = described.iter().filter(|ruled| ruled.part == Some(at));
                    let of = if at == 0 { house } else { &second.house };
                    let working = second.working.get(at).into_iter().flatten();
                    HouseReasons {
                        rules: own.map(|ruled| ruled.alone.clone()).collect(),
                        working: working.map(|line| words.render_for_house(line, of)).collect(),
                        is_silent: is_silence_right(&posed.question, &posed.key.answer, at),
                    }
                });
                PartResult { part, right, in_house }
            })
            .collect();
        let rules = described.into_iter().map(|ruled| ruled.listed).collect();
        if posed.question.form == AnswerForm::Settle {
            parts.sort_by_key(|part| part.part.settled.map(|(seat, _)| seat));
        }
        let spread = self.describe_spread(question, words);
        let broken = self.broken_orders(question).into_iter();
        let whys = broken.filter_map(|pair| why_of_pair(&posed.key, pair)).take(PAIRS_EXPLAINED);
        let order_whys = whys.map(|why| words.render_for_house(&why, house)).collect();
        Some(Solution { answer, parts, spread, working, explanation, order_whys, rules })
    }
}

/// Most pairs of steps that are explained.
const PAIRS_EXPLAINED: usize = 2;

/// Why one step comes before another, by their numbers in the correct order.
fn why_of_pair(key: &AnswerKey, pair: usize) -> Option<Phrase> {
    let (Tolerance::AnyOrderWith(pairs), Answer::Order(order)) = (&key.tolerance, &key.answer) else { return None };
    let (first, then) = pairs.get(pair)?;
    let number = |step: &usize| Some(Fact::Number(order.iter().position(|other| other == step)? as u64 + 1));
    let why = Fact::Phrase(Box::new(order_why(&key.reasons.get(pair)?.rule)?));
    Some(text!("host-step-why", first = number(first)?, then = number(then)?, why = why))
}

/// A rule as it is listed with others, and as it stands in the part of its house.
struct DescribedRule {
    part: Option<usize>,
    alone: RuleText,
    listed: RuleText,
}

/// The rules with their sources; what becomes of a coup comes before what becomes of its cards, the order of settling
/// before the single bets.
fn describe_rules(posed: &PosedQuestion, house: &House, words: &Catalog) -> Vec<DescribedRule> {
    let PosedQuestion { question, key } = posed;
    let second = key.second.as_ref().map(|second| (second.house.as_ref(), &second.reasons));
    let houses = std::iter::once((house, &key.reasons)).chain(second);
    let decides = |reason: &&Reason| match reason.rule {
        Rule::Remedy(remedy) => remedy.decides_the_coup(),
        ref other => *other == Rule::LosersFirst,
    };
    let mut rules = Vec::new();
    for (place, (house, reasons)) in houses.enumerate() {
        let mut reasons = reasons.clone();
        if let AnswerForm::Number { .. } = question.form {
            retain_of_count(&mut reasons, &question.scene);
        }
        // Where it is right that a house's rules don't say, standard practice is no reason for it.
        let is_silent = second.is_some() && is_silence_right(question, &key.answer, place);
        let stated = reasons.iter().filter(|reason| !is_silent || reason.basis.clause().is_some());
        let (first, rest): (Vec<_>, Vec<_>) = stated.partition(decides);
        rules.extend(first.into_iter().chain(rest).map(|reason| {
            let source = describe_source(reason.basis, house, words);
            let text = |rule: &Phrase| RuleText { rule: words.render_for_house(rule, house), source: source.clone() };
            let alone = reason.rule.phrase();
            if second.is_none() {
                return DescribedRule { part: None, listed: text(&alone), alone: text(&alone) };
            }
            let working = Fact::Phrase(Box::new(alone.clone()));
            let named = text!("working-in-house", house = Fact::Text(house.name.clone()), working = working);
            DescribedRule { part: Some(place), listed: text(&named), alone: text(&alone) }
        }));
    }
    rules
}
