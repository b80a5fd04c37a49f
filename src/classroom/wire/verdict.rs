//! What is said of an answer, on its way to a phone once the question is over for all.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::felt::FeltOut;
use crate::classroom::{Given, Room};
use crate::drill::marking::Posed;
use crate::lesson::Exercise;
use crate::rules::house::House;
use crate::sheet::{answer_told, key_told};
use crate::words::Words;

/// How an answer stands to the key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictOut {
    /// Whether all of it is right; nothing where there was no answer.
    pub right: Option<bool>,
    /// What it is worth.
    pub points: u64,
    /// What was answered, a line each.
    pub given: Vec<String>,
    /// What the author says of this very wrong answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The key.
    #[serde(flatten)]
    pub key: Arc<KeyOut>,
    /// What the desktop program draws and keeps of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Box<NotesOut>>,
}

/// What the desktop program draws of a verdict, and what a journal keeps of the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotesOut {
    /// The table as it stands once all is decided, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<FeltOut>,
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
    /// Its version.
    pub version: u32,
    /// The house.
    pub house: String,
    /// The drill.
    pub drill: String,
    /// What was to be decided.
    pub decision: String,
    /// The seed that deals the question again.
    pub seed: u64,
    /// The answer expected, as journals write it,
    pub expected: String,
    /// the answer given; nothing where there was none,
    pub answer: Option<String>,
    /// and after how many milliseconds.
    pub millis: u64,
}

/// A key in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyOut {
    /// What is right, a line each.
    pub answer: Vec<String>,
    /// Which other answers count as right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepts: Option<String>,
    /// The working, step by step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub working: Vec<String>,
    /// Each rule with its clause.
    pub reasons: Vec<String>,
    /// What the author says of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
            notes: None,
        }
    }

    /// The same with what the desktop program draws and keeps.
    #[must_use]
    pub fn with_notes(self, room: &Room, exercise: &Exercise, given: Option<&Given>, words: &Words) -> Self {
        let (quiz, house) = (room.quiz(), room.quiz().house());
        let Posed { question, key } = &exercise.posed;
        let notes = NotesOut {
            after: key.after.as_ref().map(|scene| FeltOut::of(scene, house, words)),
            lesson: room.setup().lesson.clone(),
            version: quiz.lesson().version,
            house: house.id.clone(),
            drill: exercise.drill.to_owned(),
            decision: exercise.decision.clone(),
            seed: exercise.seed,
            expected: question.form.write(&key.answer),
            answer: given.map(|given| question.form.write(&given.answer)),
            millis: given.map_or(0, |given| given.millis),
        };
        Self { notes: Some(Box::new(notes)), ..self }
    }
}
