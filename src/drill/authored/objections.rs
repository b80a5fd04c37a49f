//! Objections to an authored question, each with its path.

use std::fmt::Display;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;

/// A flaw of a question in a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Objection {
    /// Path from the question: `scene.punto.2`, `answer.right`; empty for the question itself.
    pub at: String,
    pub what: Phrase,
    /// True if it depends on the house's rules.
    pub house_specific: bool,
    /// The denomination set that is unknown, if that is the objection.
    pub unknown_set: Option<String>,
}

impl Objection {
    /// Description for houses that share this objection, in the terms of the first.
    pub fn describe_for(&self, houses: &[&House]) -> Phrase {
        let what = houses.first().map_or_else(|| self.what.clone(), |first| self.what.clone().with_house_terms(first));
        if !self.house_specific {
            return what;
        }
        let mut names: Vec<&str> = houses.iter().map(|house| house.name.as_str()).collect();
        // One house at several tables is named once.
        names.dedup();
        text!("asked-in-house", house = Fact::Text(names.join("; ")), what = Fact::Phrase(Box::new(what)))
    }
}

#[derive(Debug, Default)]
pub(super) struct Objections(Vec<Objection>);

impl Objections {
    pub(super) fn note(&mut self, at: impl Display, what: Phrase) {
        self.push(Objection { at: at.to_string(), what, house_specific: false, unknown_set: None });
    }

    pub(super) fn note_in_house(&mut self, at: impl Display, what: Phrase) {
        self.push(Objection { at: at.to_string(), what, house_specific: true, unknown_set: None });
    }

    pub(super) fn note_unknown_set(&mut self, at: &str, id: &str, what: Phrase) {
        self.push(Objection { at: at.to_owned(), what, house_specific: false, unknown_set: Some(id.to_owned()) });
    }

    /// Keeps only the first objection per path; later ones are consequences.
    fn push(&mut self, objection: Objection) {
        if !self.0.iter().any(|other| other.at == objection.at) {
            self.0.push(objection);
        }
    }

    /// Absorbs the objections to a line of a composed answer, with adjusted paths.
    pub(super) fn absorb(&mut self, line: Self, index: usize) {
        for objection in line.0 {
            let at = match objection.at.strip_prefix("answer") {
                Some(rest) => format!("answer.0.{index}.answer{rest}"),
                None if objection.at.is_empty() => format!("answer.0.{index}"),
                None => objection.at.clone(),
            };
            self.push(Objection { at, ..objection });
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn all(self) -> Vec<Objection> {
        self.0
    }
}
