//! Results of a room: ranking with reasons, and item statistics of each question. They own their
//! data and hold no text; text comes from a describer.

mod chronicle;
mod describe;
mod document;
mod export;
mod gather;
mod json;
mod points_reason;
pub mod practice;
mod questions;
mod tables;

use std::sync::Arc;

use super::event::ExtraTime;
use super::identity::ParticipantId;
use super::participant::AcceptedAnswer;
use super::setup::RoomMode;
use super::standing::Mean;
use crate::lesson::{DealtQuestion, Lesson, LocalizedText};
use crate::progress::Moment;
use crate::progress::class::{Consistency, ItemAnalysis};
use crate::progress::mastery::DecisionKey;
use crate::rules::house::House;

pub use self::chronicle::{ChronicleEntry, chronicle};
pub use self::describe::ResultsDescriber;
pub use self::export::{ExportedFile, ResultsFormat};
pub use self::points_reason::PointsReason;

/// The results of a room, as if it were ended now.
#[derive(Debug, Clone)]
pub struct Results {
    /// Lesson path: pack, slash, id.
    pub lesson: String,
    pub title: LocalizedText,
    pub house: Arc<House>,
    pub form: RoomMode,
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
    pub people: Vec<PersonResult>,
    /// Teams that have members, best first.
    pub teams: Vec<TeamResult>,
    /// Questions in order; with individual questions, the decisions behind them.
    pub questions: Vec<QuestionResult>,
    /// Internal consistency of the quiz; `None` if fewer than [`crate::progress::class::FEWEST`] people
    /// answered all questions.
    pub consistency: Option<Consistency>,
    pub(super) lesson_content: Arc<Lesson>,
    /// Questions asked of all.
    pub(super) asked: Arc<[DealtQuestion]>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PersonResult {
    pub who: ParticipantId,
    pub name: String,
    pub team: Option<String>,
    /// Rank from 1, ties share it; `None` for watchers and removed participants.
    pub place: Option<usize>,
    pub points: u64,
    pub right: usize,
    pub counted: usize,
    /// Number of those that were answered.
    pub answered: usize,
    /// Median answer time in ms.
    pub median: Option<f64>,
    pub removed: bool,
    pub watched: bool,
    /// First question that counted; above 0 for latecomers.
    pub first_question: usize,
    pub extra: ExtraTime,
    /// Questions put to them in order, without those asked while they were removed.
    pub replies: Vec<Reply>,
    pub(super) own_questions: Option<Arc<[DealtQuestion]>>,
}

/// A question put to a participant, and the outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    pub question: usize,
    /// False if skipped.
    pub counts: bool,
    /// `None` if unanswered.
    pub given: Option<AcceptedAnswer>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamResult {
    pub name: String,
    /// Rank from 1; ties share a rank.
    pub place: usize,
    /// Mean of the members' points in hundredths.
    pub hundredths: u64,
    pub members: usize,
}

/// Statistics of a question. Removed participants are left out.
#[derive(Debug, Clone)]
pub struct QuestionResult {
    /// Question index; `None` for a decision behind individual questions.
    pub place: Option<usize>,
    pub key: DecisionKey,
    /// Skipped questions do not count.
    pub skipped: bool,
    /// Number of participants who were asked.
    pub asked: usize,
    pub answered: usize,
    /// Number of correct answers. With repeated decisions only a participant's first answer counts.
    pub right: usize,
    /// Item statistics over the same answers; `None` if skipped.
    pub item: Option<ItemAnalysis>,
    /// The question, or the first one asked about the decision.
    pub exercise: DealtQuestion,
}

impl Results {
    /// The question with this index as put to a participant.
    pub fn exercise<'r>(&'r self, person: &'r PersonResult, question: usize) -> Option<&'r DealtQuestion> {
        person.own_questions.as_ref().unwrap_or(&self.asked).get(question)
    }

    /// Effective share of the points that depended on speed, in per cent; 0 if untimed.
    pub const fn weight_of_speed(&self) -> u8 {
        match (self.form, self.seconds) {
            (RoomMode::Live, Some(_)) => self.speed,
            _ => 0,
        }
    }

    /// Ranked participants, best first.
    pub fn ranked(&self) -> impl Iterator<Item = &PersonResult> {
        self.people.iter().filter(|person| person.place.is_some())
    }

    /// True for individually dealt questions.
    pub const fn is_individual(&self) -> bool {
        matches!(self.form, RoomMode::Exam { own: true, .. })
    }
}

impl TeamResult {
    pub const fn mean(&self) -> Mean {
        Mean::of_hundredths(self.hundredths)
    }
}

impl QuestionResult {
    /// Share of correct answers; `None` if there are none.
    pub fn share(&self) -> Option<f64> {
        (self.answered > 0).then(|| self.right as f64 / self.answered as f64)
    }
}
