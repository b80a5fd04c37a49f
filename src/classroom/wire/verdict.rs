//! What is said of an answer, on its way to a phone once the question is over for all.

use serde::Serialize;

use crate::drill::marking::Posed;
use crate::drill::question::Answer;
use crate::rules::house::House;
use crate::sheet::{answer_told, key_told};
use crate::words::Words;

/// The key in words, and how the answer stands to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerdictOut {
    /// Whether all of it is right; nothing where there was no answer.
    pub right: Option<bool>,
    /// What was answered, a line each.
    pub given: Vec<String>,
    /// What is right, a line each.
    pub answer: Vec<String>,
    /// Which other answers count as right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepts: Option<String>,
    /// The working, step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub working: Vec<String>,
    /// Each rule with its clause.
    pub reasons: Vec<String>,
    /// What the author says of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
    /// What the author says of this very wrong answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl VerdictOut {
    /// The verdict on an answer, or on none.
    #[must_use]
    pub fn of(posed: &Posed, given: Option<&Answer>, house: &House, words: &Words) -> Self {
        let Posed { question, key } = posed;
        let verdict = given.map(|given| key.mark(given.clone()));
        let told = key_told(question, key, house, words);
        Self {
            right: verdict.as_ref().map(|verdict| verdict.right),
            given: given.map(|given| answer_told(question, given, house, words)).unwrap_or_default(),
            answer: told.answer,
            accepts: told.accepts,
            working: told.working,
            reasons: told.reasons,
            because: told.because,
            hint: verdict.as_ref().and_then(|verdict| verdict.hint()).map(|hint| words.say_at(hint, house)),
        }
    }
}
