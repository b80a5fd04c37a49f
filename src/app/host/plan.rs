//! Options of a room before it is opened.

use std::path::PathBuf;

use crate::app::LessonPath;
use crate::classroom::{Digest, LatePolicy, MOST_QUESTIONS, Quiz, RoomMode, Setup, StandingsVisibility, name, teams};
use crate::progress::QuizChoices;

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the plan of a room")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomPlan {
    pub questions: usize,
    /// Live (everyone together) or at each participant's own pace.
    pub form: RoomMode,
    /// Seconds per question in a live room; `None` for no limit.
    pub seconds: Option<u32>,
    /// Share of the points decided by speed, in per cent.
    pub speed: u8,
    pub late: LatePolicy,
    pub standings: StandingsVisibility,
    pub teams: Vec<String>,
    /// Get ready, streaks, moves and podium.
    pub lively: bool,
    /// Ticks in the last ten seconds of a question of a lively room.
    pub tick: bool,
    /// Tapping a choice sends it.
    pub one_tap: bool,
    /// Encrypts connections with a self-signed certificate; phones show a warning.
    pub tls: bool,
    /// Allowed participants; `None` admits everyone.
    pub roster: Option<RoomRoster>,
    /// Gives each of them a PIN, without which their name cannot be taken.
    pub pins: bool,
    /// Newcomers wait until the trainer lets them in.
    pub approval: bool,
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
        let RoomPlan { form, seconds, speed, late, standings, lively, one_tap, pins, approval, .. } = self.plan;
        let RoomPlan { teams, roster, tick, .. } = &self.plan;
        // Hidden options are ignored: an exam has neither a speed bonus nor latecomers.
        let is_live = form == RoomMode::Live;
        let (speed, late) = if is_live { (speed, late) } else { (0, LatePolicy::FromNow) };
        Setup {
            form,
            seconds,
            speed,
            late,
            roster: roster.as_ref().map(|listed| listed.names.clone()),
            pins: pins && roster.is_some(),
            approval,
            teams: teams.iter().map(|team| team.trim().to_owned()).filter(|team| !team.is_empty()).collect(),
            standings,
            lively: lively && is_live,
            tick: *tick && lively && is_live,
            one_tap,
            ..Setup::with_defaults(&self.quiz, self.lesson.clone(), code, host, remote)
        }
    }
}

impl RoomPlan {
    /// The plan of an open room, from which the next one starts. Its people stay, so their list does not come in.
    pub(super) fn of_room(setup: &Setup, tls: bool) -> Self {
        Self {
            questions: setup.questions,
            form: setup.form,
            seconds: setup.seconds,
            speed: setup.speed,
            late: setup.late,
            standings: setup.standings,
            teams: setup.teams.clone(),
            lively: setup.lively,
            tick: setup.tick,
            one_tap: setup.one_tap,
            tls,
            roster: None,
            pins: setup.pins,
            approval: setup.approval,
        }
    }

    /// The choices of the last quiz, for a lesson with this many questions; the default number of them where another
    /// lesson was asked.
    pub(in crate::app) fn remembered(choices: &QuizChoices, path: &LessonPath, questions: u32) -> Self {
        let is_same = choices.lesson.as_ref().is_some_and(|lesson| *lesson == path.to_string());
        let count = choices.questions.filter(|count| is_same && (1..=MOST_QUESTIONS).contains(count));
        Self {
            questions: count.unwrap_or_else(|| default_question_count(questions)),
            form: choices.form,
            seconds: (choices.seconds > 0).then_some(choices.seconds),
            speed: choices.speed,
            late: choices.late,
            standings: choices.standings,
            // A hand may have been at the file.
            teams: teams::parse(&choices.teams.join(",")).unwrap_or_default(),
            lively: choices.lively,
            tick: choices.tick,
            one_tap: choices.one_tap,
            tls: choices.tls,
            roster: None,
            pins: choices.pins,
            approval: choices.approval,
        }
    }

    /// The choices remembered for the next quiz. A list of names is read anew each time.
    pub(super) fn choices(&self, path: &LessonPath) -> QuizChoices {
        QuizChoices {
            lesson: Some(path.to_string()),
            questions: Some(self.questions),
            form: self.form,
            seconds: self.seconds.unwrap_or(0),
            speed: self.speed,
            late: self.late,
            standings: self.standings,
            teams: self.teams.clone(),
            lively: self.lively,
            tick: self.tick,
            one_tap: self.one_tap,
            tls: self.tls,
            pins: self.pins,
            approval: self.approval,
        }
    }
}

/// Proposed number of questions, limited by the attention span of a class.
pub(super) fn default_question_count(questions: u32) -> usize {
    (questions as usize).clamp(1, 20)
}
