//! What is said of an answer, on its way to a phone once the question is over for all.

use std::sync::Arc;

use serde::Serialize;

use crate::classroom::Given;
use crate::drill::marking::Posed;
use crate::rules::house::House;
use crate::sheet::{answer_told, key_told};
use crate::words::Words;

/// How an answer stands to the key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerdictOut {
    /// Whether all of it is right; nothing where there was no answer.
    pub right: Option<bool>,
    /// What it is worth.
    pub points: u64,
    /// What was answered, a line each.
    pub given: Vec<String>,
    /// What the author says of this very wrong answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The key.
    #[serde(flatten)]
    pub key: Arc<KeyOut>,
}

/// A key in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeyOut {
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
}

impl KeyOut {
    /// The key of a question in the words of a house.
    #[must_use]
    pub fn of(posed: &Posed, house: &House, words: &Words) -> Self {
        let told = key_told(&posed.question, &posed.key, house, words);
        Self {
            answer: told.answer,
            accepts: told.accepts,
            working: told.working,
            reasons: told.reasons,
            because: told.because,
        }
    }
}

impl VerdictOut {
    /// The verdict on an answer, or on none.
    #[must_use]
    pub fn of(posed: &Posed, given: Option<&Given>, key: Arc<KeyOut>, house: &House, words: &Words) -> Self {
        let lines = |given: &Given| answer_told(&posed.question, &given.answer, house, words);
        let hint = given.filter(|given| !given.right).and_then(|given| posed.key.hint(&given.answer));
        Self {
            right: given.map(|given| given.right),
            points: given.map_or(0, |given| given.points),
            given: given.map(lines).unwrap_or_default(),
            hint: hint.map(|hint| words.say_at(hint, house)),
            key,
        }
    }
}
