//! How a room is to be, before it is opened.

use std::path::PathBuf;

use crate::classroom::{Digest, Form, Late, Quiz, Setup, Standings, name};

/// How a room is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How many questions.
    pub questions: usize,
    /// Whether all answer together, or each by themselves.
    pub form: Form,
    /// Seconds for a question of a live room; nothing where nobody counts.
    pub seconds: Option<u32>,
    /// How much of the points speed decides, in per cent.
    pub speed: u8,
    /// Who comes late.
    pub late: Late,
    /// What is shown of the standings.
    pub standings: Standings,
    /// The teams, by name.
    pub teams: Vec<String>,
    /// Whether the line is encrypted, with a certificate that each phone warns of once.
    pub tls: bool,
    /// Who may come in; nothing where everybody may.
    pub roster: Option<Listed>,
}

/// Who may come in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The file the names were read from.
    pub file: PathBuf,
    /// The names, each another.
    pub names: Vec<String>,
    /// How many of them have a number because somebody else is called the same.
    pub numbered: usize,
}

impl Listed {
    /// The names of a file, told apart.
    #[must_use]
    pub fn of(file: PathBuf, names: Vec<String>) -> Self {
        let (names, numbered) = name::told_apart(names);
        Self { file, names, numbered }
    }
}

/// A room that is to be opened.
#[derive(Debug, Clone)]
pub struct Planned {
    /// The questions.
    pub quiz: Quiz,
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
    /// How it is to be.
    pub plan: Plan,
}

impl Planned {
    /// How the room is set up, with what the machine draws for it: the code and the two secrets.
    #[must_use]
    pub fn setup(&self, code: String, host: Digest, remote: Digest) -> Setup {
        let Plan { form, seconds, speed, late, standings, ref teams, ref roster, .. } = self.plan;
        // What is not on the screen does not hold: neither speed nor latecomers are offered for an exam.
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
    /// The usual, for a lesson of so many questions.
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

/// How many questions are proposed of a lesson that has so many: a class is asked as long as it listens.
pub(super) fn usual_count(questions: u32) -> usize {
    (questions as usize).clamp(1, 20)
}
