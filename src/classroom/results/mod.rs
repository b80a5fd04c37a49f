//! Results of a room: ranking with reasons, and item statistics of each question. They own their
//! data and hold no text; text comes from a describer.

mod export;
mod gather;
mod json;
mod paper;
pub mod practice;
mod questions;
mod replay;
mod tables;
mod telling;
mod why;

use std::sync::Arc;

use super::event::ExtraTime;
use super::identity::Who;
use super::participant::Given;
use super::setup::Form;
use super::standing::Mean;
use crate::lesson::{Exercise, Lesson, Texts};
use crate::progress::Moment;
use crate::progress::class::{Consistency, Item};
use crate::progress::mastery::Key;
use crate::rules::house::House;

pub use self::export::{Export, Exported};
pub use self::replay::{Happened, replay};
pub use self::telling::{Teller, clock};
pub use self::why::Why;

/// The results of a room, as if it were ended now.
#[derive(Debug, Clone)]
pub struct Results {
    /// Lesson path: pack, slash, id.
    pub lesson: String,
    pub title: Texts,
    pub house: Arc<House>,
    pub form: Form,
    /// Time per question in seconds; `None` if untimed.
    pub seconds: Option<u32>,
    /// Configured share of the points that depends on speed, in per cent; not the effective one.
    pub speed: u8,
    pub seed: u64,
    pub opened: Moment,
    pub until: Moment,
    /// False if the room is still open or was abandoned.
    pub ended: bool,
    /// Everyone who ever joined: ranked participants by rank, then watchers, then removed ones.
    pub people: Vec<Person>,
    /// Teams that have members, best first.
    pub teams: Vec<Team>,
    /// Questions in order; with individual questions, the decisions behind them.
    pub questions: Vec<Question>,
    /// Internal consistency of the quiz; `None` if fewer than [`crate::progress::class::FEWEST`] people
    /// answered all questions.
    pub consistency: Option<Consistency>,
    pub(super) taught: Arc<Lesson>,
    /// Questions asked of all.
    pub(super) asked: Arc<[Exercise]>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub who: Who,
    pub name: String,
    pub team: Option<String>,
    /// Rank from 1, ties share it; `None` for watchers and removed participants.
    pub place: Option<usize>,
    pub points: u64,
    pub right: usize,
    pub of: usize,
    /// Number of those that were answered.
    pub answered: usize,
    /// Median answer time in ms.
    pub median: Option<f64>,
    pub removed: bool,
    pub watched: bool,
    /// First question that counted; above 0 for latecomers.
    pub from: usize,
    pub extra: ExtraTime,
    /// Questions put to them in order, without those asked while they were removed.
    pub replies: Vec<Reply>,
    pub(super) own: Option<Arc<[Exercise]>>,
}

/// A question put to a participant, and the outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    pub question: usize,
    /// False if skipped.
    pub counts: bool,
    /// `None` if unanswered.
    pub given: Option<Given>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    pub name: String,
    /// Rank from 1; ties share a rank.
    pub place: usize,
    /// Mean of the members' points in hundredths.
    pub hundredths: u64,
    pub members: usize,
}

/// Statistics of a question. Removed participants are left out.
#[derive(Debug, Clone)]
pub struct Question {
    /// Question index; `None` for a decision behind individual questions.
    pub place: Option<usize>,
    pub key: Key,
    /// Skipped questions do not count.
    pub skipped: bool,
    /// Number of participants who were asked.
    pub asked: usize,
    pub answered: usize,
    /// Number of correct answers. With repeated decisions only a participant's first answer counts.
    pub right: usize,
    /// Item statistics over the same answers; `None` if skipped.
    pub item: Option<Item>,
    /// The question, or the first one asked about the decision.
    pub exercise: Exercise,
}

impl Results {
    /// The question with this index as put to a participant.
    pub fn exercise<'r>(&'r self, person: &'r Person, question: usize) -> Option<&'r Exercise> {
        person.own.as_ref().unwrap_or(&self.asked).get(question)
    }

    /// Effective share of the points that depended on speed, in per cent; 0 if untimed.
    pub const fn weight_of_speed(&self) -> u8 {
        match (self.form, self.seconds) {
            (Form::Live, Some(_)) => self.speed,
            _ => 0,
        }
    }

    /// Ranked participants, best first.
    pub fn placed(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| person.place.is_some())
    }

    /// True for individually dealt questions.
    pub const fn is_own(&self) -> bool {
        matches!(self.form, Form::Exam { own: true, .. })
    }
}

impl Team {
    pub const fn mean(&self) -> Mean {
        Mean::of_hundredths(self.hundredths)
    }
}

impl Question {
    /// Share of correct answers; `None` if there are none.
    pub fn share(&self) -> Option<f64> {
        (self.answered > 0).then(|| self.right as f64 / self.answered as f64)
    }
}
