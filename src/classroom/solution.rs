//! Solution of a finished question for the class: answer distribution, correct answer, reasons.

use super::room::Room;
use super::spread::SpreadRow;
use crate::describe::question::{KeyText, describe_key};
use crate::describe::source::describe_source;
use crate::drill::question::AnswerForm;
use crate::i18n::Catalog;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The correct answer line by line, for composed forms; otherwise it is marked in `spread`.
    pub answer: Vec<String>,
    pub spread: Vec<SpreadRow>,
    pub working: Vec<String>,
    /// The author's explanation.
    pub explanation: Option<String>,
    pub rules: Vec<RuleText>,
}

/// A rule and its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    pub rule: String,
    /// `None` where the rule names its source itself.
    pub source: Option<String>,
}

impl Room {
    /// Solution of a finished question. Reveals the key.
    pub fn solution(&self, question: usize, words: &Catalog) -> Option<Solution> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let house = self.quiz().house();
        let KeyText { answer, working, reasons, explanation: because, .. } =
            describe_key(&posed.question, &posed.key, house, words);
        let is_of_much =
            matches!(posed.question.form, AnswerForm::Several(_) | AnswerForm::Order(_) | AnswerForm::Settle);
        let rules = if posed.key.second.is_some() {
            // With two houses each rule names its source.
            reasons.into_iter().map(|rule| RuleText { rule, source: None }).collect()
        } else {
            let rules = posed.key.reasons.iter().map(|reason| RuleText {
                rule: words.render_for_house(&reason.rule.phrase(), house),
                source: Some(describe_source(reason.basis, house, words)),
            });
            rules.collect()
        };
        let answer = if is_of_much { answer } else { Vec::new() };
        Some(Solution { answer, spread: self.describe_spread(question, words), working, explanation: because, rules })
    }
}
