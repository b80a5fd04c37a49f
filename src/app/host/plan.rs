//! Options of a room before it is opened.

use std::path::PathBuf;

use crate::classroom::{Digest, Form, Late, Quiz, Setup, Standings, name};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub questions: usize,
    /// Live (everybody together) or at each participant's own pace.
    pub form: Form,
    /// Seconds per question in a live room; `None` for no limit.
    pub seconds: Option<u32>,
    /// Share of the points decided by speed, in per cent.
    pub speed: u8,
    pub late: Late,
    pub standings: Standings,
    pub teams: Vec<String>,
    /// Encrypts connections with a self-signed certificate; phones show a warning.
    pub tls: bool,
    /// Allowed participants; `None` admits everybody.
    pub roster: Option<Listed>,
}

/// The allowed participants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub file: PathBuf,
    /// Unique names.
    pub names: Vec<String>,
    /// Number of names made unique by a numeral.
    pub numbered: usize,
}

impl Listed {
    /// Makes duplicate names unique.
    pub fn of(file: PathBuf, names: Vec<String>) -> Self {
        let (names, numbered) = name::told_apart(names);
        Self { file, names, numbered }
    }
}

#[derive(Debug, Clone)]
pub struct Planned {
    pub quiz: Quiz,
    /// Lesson name in the form `pack/lesson`.
    pub lesson: String,
    pub plan: Plan,
}

impl Planned {
    /// Room setup with the code and the two secrets drawn by the platform.
    pub fn setup(&self, code: String, host: Digest, remote: Digest) -> Setup {
        let Plan { form, seconds, speed, late, standings, ref teams, ref roster, .. } = self.plan;
        // Hidden options are ignored: an exam has neither a speed bonus nor latecomers.
        let (speed, late) = if form == Form::Live { (speed, late) } else { (0, Late::FromNow) };
        Setup {
            form,
            seconds,
            speed,
            late,
            roster: roster.as_ref().map(|listed| listed.names.clone()),
            teams: teams.iter().map(|team| team.trim().to_owned()).filter(|team| !team.is_empty()).collect(),
            standings,
            ..Setup::usual(&self.quiz, self.lesson.clone(), code, host, remote)
        }
    }
}

impl Plan {
    /// Default options for a lesson with this many questions.
    pub(super) fn usual(questions: u32) -> Self {
        Self {
            questions: usual_count(questions),
            form: Form::Live,
            seconds: Some(60),
            speed: 0,
            late: Late::FromNow,
            standings: Standings::Shown,
            teams: Vec::new(),
            tls: false,
            roster: None,
        }
    }
}

/// Proposed number of questions, limited by the attention span of a class.
pub(super) fn usual_count(questions: u32) -> usize {
    (questions as usize).clamp(1, 20)
}
