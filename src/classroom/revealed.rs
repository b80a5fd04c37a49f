//! Solution of a finished question for the class: answer distribution, correct answer, reasons.

use super::room::Room;
use super::spread::SpreadRow;
use crate::drill::question::Form;
use crate::sheet::{KeyTold, key_told, source_told};
use crate::words::Words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revealed {
    /// The correct answer line by line, for composed forms; otherwise it is marked in `spread`.
    pub answer: Vec<String>,
    pub spread: Vec<SpreadRow>,
    pub working: Vec<String>,
    /// The author's explanation.
    pub because: Option<String>,
    pub rules: Vec<RuleTold>,
}

/// A rule and its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleTold {
    pub rule: String,
    /// `None` where the rule names its source itself.
    pub source: Option<String>,
}

impl Room {
    /// Solution of a finished question. Reveals the key.
    pub fn revealed(&self, question: usize, words: &Words) -> Option<Revealed> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let house = self.quiz().house();
        let KeyTold { answer, working, reasons, because, .. } = key_told(&posed.question, &posed.key, house, words);
        let is_of_much = matches!(posed.question.form, Form::Several(_) | Form::Order(_) | Form::Settle);
        let rules = if posed.key.second.is_some() {
            // With two houses each rule names its source.
            reasons.into_iter().map(|rule| RuleTold { rule, source: None }).collect()
        } else {
            let told = posed.key.reasons.iter().map(|reason| RuleTold {
                rule: words.say_at(&reason.rule.phrase(), house),
                source: Some(source_told(reason.basis, house, words)),
            });
            told.collect()
        };
        let answer = if is_of_much { answer } else { Vec::new() };
        Some(Revealed { answer, spread: self.spread_told(question, words), working, because, rules })
    }
}
