//! The key to a question, and the verdict on an answer.

use crate::rules::phrase::Phrase;
use crate::rules::reason::Reason;
use crate::rules::tableau::Cell;

use super::question::{Answer, Question, Scene};

/// A question and its key, as a drill poses them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posed {
    /// What is shown.
    pub question: Question,
    /// What stays inside until the answer is in.
    pub key: Key,
}

/// The right answer and why. It never leaves the process before the answer is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The right answer.
    pub answer: Answer,
    /// Every rule it rests on, in the order in which they were applied.
    pub reasons: Vec<Reason>,
    /// The working, step by step, where there is something to reckon.
    pub working: Vec<Phrase>,
    /// Where the tableau decides it.
    pub lit: Option<Lit>,
    /// The table as it stands once all is decided, where that differs from the question's scene.
    pub after: Option<Scene>,
}

/// The place in the printed tableau that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lit {
    /// Punto's row for this point of two cards.
    Punto(crate::rules::hand::Point),
    /// A cell of Banco's tableau.
    Banco(Cell),
}

/// What is said of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Verdict {
    /// Whether all of it is right.
    pub right: bool,
    /// For a composed answer, whether each part is right; one entry otherwise.
    pub parts: Vec<bool>,
    /// What was answered.
    pub given: Answer,
    /// The key, now open.
    pub key: Key,
}

impl Key {
    /// Marks an answer.
    pub fn mark(&self, given: Answer) -> Verdict {
        let parts = match (&self.answer, &given) {
            (Answer::Several(expected), Answer::Several(given)) => {
                let missing = expected.len().saturating_sub(given.len());
                let compared = expected.iter().zip(given).map(|(expected, given)| expected == given);
                compared.chain(std::iter::repeat_n(false, missing)).collect()
            }
            (expected, given) => vec![expected == given],
        };
        Verdict { right: self.answer == given, parts, given, key: self.clone() }
    }
}
