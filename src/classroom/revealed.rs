//! What a class is told once a question is over: how its answers spread, what is right and why.

use super::room::Room;
use super::spread::SpreadRow;
use crate::drill::question::Form;
use crate::sheet::{KeyTold, key_told, source_told};
use crate::words::Words;

/// A question that is over, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revealed {
    /// What is right, a line each, where it is put together of much; elsewhere it stands among the answers.
    pub answer: Vec<String>,
    /// The answers of the class.
    pub spread: Vec<SpreadRow>,
    /// The working, step by step.
    pub working: Vec<String>,
    /// What the author says of it.
    pub because: Option<String>,
    /// The rules.
    pub rules: Vec<RuleTold>,
}

/// A rule and what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleTold {
    /// The rule.
    pub rule: String,
    /// Where it stands; nothing where the rule says so itself.
    pub source: Option<String>,
}

impl Room {
    /// What a class is told of a question that is over. Only for whoever may know its key.
    #[must_use]
    pub fn revealed(&self, question: usize, words: &Words) -> Option<Revealed> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let house = self.quiz().house();
        let KeyTold { answer, working, reasons, because, .. } = key_told(&posed.question, &posed.key, house, words);
        let is_of_much = matches!(posed.question.form, Form::Several(_) | Form::Order(_) | Form::Settle);
        let rules = if posed.key.second.is_some() {
            // Of two houses each says where it has its rule from.
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
