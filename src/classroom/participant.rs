//! Somebody in a room: who they are, what they answered, and where they stand in what they answer by themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::event::ExtraTime;
use super::identity::Digest;
use crate::drill::question::Answer;
use crate::lesson::Exercise;
use crate::progress::Moment;

/// A participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    /// The name, as it is shown.
    pub name: String,
    /// What they are known by again.
    pub token: Digest,
    /// Whether the trainer took them out.
    pub removed: bool,
    /// Whether they only look on.
    pub watches: bool,
    /// How much time they have; nobody else is told.
    pub extra: ExtraTime,
    /// Their team, by its place.
    pub team: Option<usize>,
    /// Since when they have no connection; nothing while they have one.
    pub away: Option<Moment>,
    /// The first question that counts for them.
    pub from: usize,
    /// The questions that were put to the others while they were taken out, and those that they were taken out from.
    pub out_of: BTreeSet<usize>,
    /// What they answer by themselves.
    pub pace: Option<Pace>,
    /// The questions that are theirs alone.
    pub own: Option<Arc<[Exercise]>>,
    /// What they answered, by the places of the questions.
    pub given: BTreeMap<usize, Given>,
}

/// What somebody answers by themselves: all of an exam, or what they missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// The questions before this one.
    pub until: usize,
    /// Since when they have had the one they are at.
    pub since: Moment,
    /// How long the room had rested by then, in milliseconds.
    pub rested: u64,
}

/// An answer that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// What names the sending that was heard.
    pub nonce: String,
    /// The answer.
    pub answer: Answer,
    /// After how many milliseconds.
    pub millis: u64,
    /// Whether it was right.
    pub right: bool,
    /// What it is worth.
    pub points: u64,
    /// Of how many milliseconds speed was reckoned, with the time that was theirs then; nothing where nobody counted.
    pub limit: Option<u64>,
}

impl Participant {
    /// Whether they take part in a question that all are asked.
    #[must_use]
    pub fn is_asked(&self, question: usize) -> bool {
        !self.removed && !self.watches && self.is_put(question)
    }

    /// Whether a question of the room is theirs too: they were there when it was put.
    #[must_use]
    pub fn is_put(&self, question: usize) -> bool {
        question >= self.from && !self.out_of.contains(&question)
    }

    /// Those of the questions before this one that are theirs.
    pub fn put(&self, before: usize) -> impl Iterator<Item = usize> + '_ {
        (self.from..before).filter(|question| self.is_put(*question))
    }
}
