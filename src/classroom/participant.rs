//! A participant: identity, answers, and position when answering at their own pace.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::event::ExtraTime;
use super::identity::Digest;
use super::shift::ShiftProgress;
use crate::drill::question::Answer;
use crate::lesson::DealtQuestion;
use crate::progress::Moment;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    pub name: String,
    /// `None` where the record of their arrival is damaged: they cannot come back.
    pub token: Option<Digest>,
    pub joined_at: Moment,
    pub removed: bool,
    /// Waits until the trainer lets them in.
    pub waits: bool,
    pub watches: bool,
    /// Time accommodation; private.
    pub extra: ExtraTime,
    /// Extra time from the trainer for the present question, in ms.
    pub granted: u64,
    pub team: Option<usize>,
    /// Time of the last disconnect; `None` while connected.
    pub away_since: Option<Moment>,
    /// First question that counts.
    pub first_question: usize,
    /// Questions asked while they were removed, or current when they were.
    pub missed_while_out: BTreeSet<usize>,
    /// Position when answering at their own pace.
    pub own_pace: Option<OwnPace>,
    /// Individually dealt questions, in an exam of that kind.
    pub own_questions: Option<Arc<[DealtQuestion]>>,
    /// Answers by question index.
    pub answers: BTreeMap<usize, AcceptedAnswer>,
    /// The last report on the shift that was given last.
    pub shift: Option<ShiftProgress>,
}

/// Position of a participant in an exam, or while catching up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnPace {
    /// End of the range of questions (exclusive).
    pub until: usize,
    /// Moment the current question was shown.
    pub since: Moment,
    /// Total pause of the room by then, in ms.
    pub rested: u64,
}

/// An accepted answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedAnswer {
    /// Client-chosen id of the submission.
    pub nonce: String,
    pub answer: Answer,
    /// Answer time in ms.
    pub millis: u64,
    pub right: bool,
    pub points: u64,
    /// Time limit (ms, extra time included) used for the speed bonus; `None` if untimed.
    pub limit: Option<u64>,
}

impl Participant {
    /// True if they belong to the class: neither taken out nor waiting to be let in.
    pub const fn is_in(&self) -> bool {
        !self.removed && !self.waits
    }

    /// True if they take part in a question asked of all.
    pub fn is_asked(&self, question: usize) -> bool {
        self.is_in() && !self.watches && self.is_put(question)
    }

    /// True if they were present and active when the question was asked.
    pub fn is_put(&self, question: usize) -> bool {
        question >= self.first_question && !self.missed_while_out.contains(&question)
    }

    /// Indices of the questions before this one that were put to them.
    pub fn questions_put(&self, before: usize) -> impl Iterator<Item = usize> + '_ {
        (self.first_question..before).filter(|question| self.is_put(*question))
    }
}
