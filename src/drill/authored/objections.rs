//! What keeps a question from being asked as its author wrote it, each with its place in the question.

use std::fmt::Display;

use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};

/// Something that is wrong with a question in a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// The path of what is wrong, from the question: `scene.punto.2`, `answer.right`; empty for the question itself.
    pub at: String,
    /// What is wrong.
    pub what: Phrase,
    /// Whether another house may see it otherwise.
    pub here: bool,
}

impl Objection {
    /// What it says, where all of these houses say the same of it: the sides are called as the first of them calls them.
    #[must_use]
    pub fn told_of(self, houses: &[&House]) -> Phrase {
        let what = houses.first().map_or_else(|| self.what.clone(), |first| self.what.clone().at(first));
        if !self.here {
            return what;
        }
        let names: Vec<&str> = houses.iter().map(|house| house.name.as_str()).collect();
        let told = Phrase::plain("asked-in-house").with("house", Fact::Text(names.join("; ")));
        told.with("what", Fact::Phrase(Box::new(what)))
    }
}

/// The objections to one question in one house.
#[derive(Debug, Default)]
pub(super) struct Objections(Vec<Objection>);

impl Objections {
    /// Notes what is wrong in any house.
    pub(super) fn note(&mut self, at: impl Display, what: Phrase) {
        self.put(at.to_string(), what, false);
    }

    /// Notes what is wrong by the rules of the house.
    pub(super) fn note_here(&mut self, at: impl Display, what: Phrase) {
        self.put(at.to_string(), what, true);
    }

    /// Of several faults at one place the first is told: the rest come of it.
    fn put(&mut self, at: String, what: Phrase, here: bool) {
        if !self.0.iter().any(|other| other.at == at) {
            self.0.push(Objection { at, what, here });
        }
    }

    /// Takes over those of a line of a composed answer, whose paths begin elsewhere.
    pub(super) fn take(&mut self, line: Self, index: usize) {
        for Objection { at, what, here } in line.0 {
            let at = match at.strip_prefix("answer") {
                Some(rest) => format!("answer.0.{index}.answer{rest}"),
                None if at.is_empty() => format!("answer.0.{index}"),
                None => at,
            };
            self.put(at, what, here);
        }
    }

    /// Whether there are none.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub(super) fn all(self) -> Vec<Objection> {
        self.0
    }
}
