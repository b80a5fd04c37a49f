//! Options of a room before it is opened.

use std::path::PathBuf;

use crate::app::LessonPath;
use crate::classroom::{Digest, LatePolicy, MOST_QUESTIONS, Quiz, RoomMode, Setup, name, teams};
use crate::progress::QuizChoices;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomPlan {
    pub questions: usize,
    /// The choices that are remembered for the next room; their lesson and number of questions are set when it opens.
    pub choices: QuizChoices,
    /// Allowed participants; `None` admits everyone.
    pub roster: Option<RoomRoster>,
}

/// The allowed participants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRoster {
    pub file: PathBuf,
    /// Unique names.
    pub names: Vec<String>,
    /// Number of names made unique by a numeral.
    pub numbered: usize,
}

impl RoomRoster {
    /// Makes duplicate names unique.
    pub fn new(file: PathBuf, names: Vec<String>) -> Self {
        let (names, numbered) = name::make_unique(names);
        Self { file, names, numbered }
    }
}

#[derive(Debug, Clone)]
pub struct PlannedRoom {
    pub quiz: Quiz,
    /// Lesson name in the form `pack/lesson`.
    pub lesson: String,
    pub plan: RoomPlan,
}

impl PlannedRoom {
    /// Room setup with the code and the two secrets drawn by the platform.
    pub fn setup(&self, code: String, host: Digest, remote: Digest) -> Setup {
        let RoomPlan { choices, roster, .. } = &self.plan;
        // Hidden options are ignored: an exam has neither a speed bonus nor latecomers.
        let is_live = choices.form == RoomMode::Live;
        let (speed, late) = if is_live { (choices.speed, choices.late) } else { (0, LatePolicy::FromNow) };
        let teams = choices.teams.iter().map(|team| team.trim().to_owned()).filter(|team| !team.is_empty());
        Setup {
            form: choices.form,
            seconds: (choices.seconds > 0).then_some(choices.seconds),
            speed,
            late,
            roster: roster.as_ref().map(|listed| listed.names.clone()),
            pins: choices.pins && roster.is_some(),
            approval: choices.approval,
            teams: teams.collect(),
            standings: choices.standings,
            lively: choices.lively && is_live,
            tick: choices.tick && choices.lively && is_live,
            one_tap: choices.one_tap,
            ..Setup::with_defaults(&self.quiz, self.lesson.clone(), code, host, remote)
        }
    }
}

impl RoomPlan {
    /// The plan of an open room, from which the next one starts. Its people stay, so their list does not come in.
    pub(super) fn of_room(setup: &Setup, tls: bool) -> Self {
        let choices = QuizChoices {
            lesson: None,
            questions: None,
            form: setup.form,
            seconds: setup.seconds.unwrap_or(0),
            speed: setup.speed,
            late: setup.late,
            standings: setup.standings,
            teams: setup.teams.clone(),
            lively: setup.lively,
            tick: setup.tick,
            one_tap: setup.one_tap,
            tls,
            pins: setup.pins,
            approval: setup.approval,
        };
        Self { questions: setup.questions, choices, roster: None }
    }

    /// The choices of the last quiz, for a lesson with this many questions; the default number of them where another
    /// lesson was asked.
    pub(in crate::app) fn remembered(choices: &QuizChoices, path: &LessonPath, questions: u32) -> Self {
        let is_same = choices.lesson.as_ref().is_some_and(|lesson| *lesson == path.to_string());
        let count = choices.questions.filter(|count| is_same && (1..=MOST_QUESTIONS).contains(count));
        // A hand may have been at the file.
        let teams = teams::parse(&choices.teams.join(",")).unwrap_or_default();
        Self {
            questions: count.unwrap_or_else(|| default_question_count(questions)),
            choices: QuizChoices { lesson: None, questions: None, teams, ..choices.clone() },
            roster: None,
        }
    }

    /// The choices remembered for the next quiz. A list of names is read anew each time.
    pub(super) fn choices(&self, path: &LessonPath) -> QuizChoices {
        QuizChoices { lesson: Some(path.to_string()), questions: Some(self.questions), ..self.choices.clone() }
    }
}

/// Proposed number of questions, limited by the attention span of a class.
pub(super) fn default_question_count(questions: u32) -> usize {
    (questions as usize).clamp(1, 20)
}
