//! What came of a room: who stands where and why, and what each question was worth as a question. It owns all it holds
//! and has no words of its own; these come in where it is told, through a [`Teller`].

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
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
    /// What the lesson is called.
    pub title: Texts,
    /// The house whose rules decided.
    pub house: Arc<House>,
    /// In which of its two forms it ran.
    pub form: Form,
    /// How many seconds there were for a question; nothing where nobody counted.
    pub seconds: Option<u32>,
    /// How much of the points speed was to decide, in per cent; [`Results::weight_of_speed`] says what it did.
    pub speed: u8,
    /// What dealt the questions.
    pub seed: u64,
    /// When it was opened,
    pub opened: Moment,
    /// and the last moment that is known of it.
    pub until: Moment,
    /// Whether it was ended; else it still stands, or was broken off.
    pub ended: bool,
    /// Everybody who ever came in: those who have a place by it, then those who looked on, then those who were taken out.
    pub people: Vec<Person>,
    /// The teams that have members, the best first.
    pub teams: Vec<Team>,
    /// The questions in their order; where each had questions of their own, the decisions these were about.
    pub questions: Vec<Question>,
    /// How far the questions measure one thing; nothing where fewer than [`crate::progress::class::FEWEST`] people
    /// answered them all.
    pub consistency: Option<Consistency>,
    /// The lesson itself.
    pub(super) taught: Arc<Lesson>,
    /// What was put to all.
    pub(super) asked: Arc<[Exercise]>,
}

/// Somebody who was in.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Who.
    pub who: Who,
    /// Their name.
    pub name: String,
    /// Their team.
    pub team: Option<String>,
    /// One more than there are with more points; nothing for those who looked on or were taken out.
    pub place: Option<usize>,
    /// The sum of their points.
    pub points: u64,
    /// How many they had right,
    pub right: usize,
    /// of how many that count for them,
    pub of: usize,
    /// of which they answered so many.
    pub answered: usize,
    /// The median time of an answer that counts, in milliseconds.
    pub median: Option<f64>,
    /// Whether the trainer took them out.
    pub removed: bool,
    /// Whether they only looked on.
    pub watched: bool,
    /// The first question that counted for them: not nought for those who came late.
    pub from: usize,
    /// How much time they had.
    pub extra: ExtraTime,
    /// What they were asked, in its order; not what was asked while they were out.
    pub replies: Vec<Reply>,
    /// The questions that were theirs alone.
    pub(super) own: Option<Arc<[Exercise]>>,
}

/// A question that was put to somebody, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The place of the question.
    pub question: usize,
    /// Whether it counts: it was not skipped.
    pub counts: bool,
    /// Their answer; nothing where there was none.
    pub given: Option<Given>,
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// One more than there are with more points.
    pub place: usize,
    /// The mean of its members' points, in hundredths of a point.
    pub hundredths: u64,
    /// How many members it has.
    pub members: usize,
}

/// A question and what it was worth as a question. Whoever was taken out does not count.
#[derive(Debug, Clone)]
pub struct Question {
    /// Its place; nothing where each had their own and this is the decision they were about.
    pub place: Option<usize>,
    /// The house, the drill and the decision.
    pub key: Key,
    /// Whether it was skipped, and does not count.
    pub skipped: bool,
    /// To how many it was put,
    pub asked: usize,
    /// how many of them answered,
    pub answered: usize,
    /// and how many were right. Where a decision was put to somebody again and again, their first answer is it.
    pub right: usize,
    /// Its figures, from the same answers; nothing where it was skipped.
    pub item: Option<Item>,
    /// The question itself; of a decision, the first that was put to somebody.
    pub exercise: Exercise,
}

impl Results {
    /// The question at a place, as it was put to somebody.
    #[must_use]
    pub fn exercise<'r>(&'r self, person: &'r Person, question: usize) -> Option<&'r Exercise> {
        person.own.as_ref().unwrap_or(&self.asked).get(question)
    }

    /// How much of the points speed decided, in per cent; nought where nobody counted the time of an answer.
    #[must_use]
    pub const fn weight_of_speed(&self) -> u8 {
        match (self.form, self.seconds) {
            (Form::Live, Some(_)) => self.speed,
            _ => 0,
        }
    }

    /// Those who have a place, the best first.
    pub fn placed(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| person.place.is_some())
    }

    /// Whether each had questions of their own.
    #[must_use]
    pub const fn is_own(&self) -> bool {
        matches!(self.form, Form::Exam { own: true, .. })
    }
}

impl Team {
    /// The mean of its members' points, as everybody is told it.
    #[must_use]
    pub const fn mean(&self) -> Mean {
        Mean::of_hundredths(self.hundredths)
    }
}

impl Question {
    /// The share of the answers that was right; nothing where there was none.
    #[must_use]
    pub fn share(&self) -> Option<f64> {
        (self.answered > 0).then(|| self.right as f64 / self.answered as f64)
    }
}
