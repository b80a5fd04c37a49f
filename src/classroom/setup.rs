//! How a room is set up: what is asked, how it is scored, who may come in. It does not change while the room stands.

use serde::{Deserialize, Serialize};

use super::identity::Digest;
use super::quiz::Quiz;

/// The port of a room where nobody says another; where it is taken, the room stands at any that is free.
pub const USUAL_PORT: u16 = 8057;

/// Everything that was settled when the room was opened, and what its questions are dealt from again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The six figures that phones come in by.
    pub code: String,
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
    /// The house whose rules decide.
    pub house: String,
    /// What deals the questions.
    pub seed: u64,
    /// How many are asked.
    pub questions: usize,
    /// Whether the host says aloud what is to be heard.
    #[serde(default)]
    pub speaks: bool,
    /// A checksum over the questions and their keys: a lesson that was changed since is not the same quiz.
    pub digest: String,
    /// Whether all answer together, or each by themselves.
    pub form: Form,
    /// How many seconds there are for a question of a live room; nothing where nobody counts.
    pub seconds: Option<u32>,
    /// How much of the points speed decides, in per cent: nought for accuracy alone.
    pub speed: u8,
    /// What becomes of those who come late.
    pub late: Late,
    /// Who may come in, by name; nothing where everybody gives their own.
    pub roster: Option<Vec<String>>,
    /// The teams, by name; none where everybody plays alone.
    pub teams: Vec<String>,
    /// What is shown of the standings.
    pub standings: Standings,
    /// The right to run the room.
    pub host: Digest,
    /// The right to go on, pause and skip from a second device.
    pub remote: Digest,
}

impl Setup {
    /// The usual: a live room with a minute a question, points for accuracy, standings shown, late comers counted from
    /// when they come, names of their own and no teams. The lesson is the pack, a stroke, its id.
    #[must_use]
    pub fn usual(quiz: &Quiz, lesson: String, code: String, host: Digest, remote: Digest) -> Self {
        Self {
            code,
            lesson,
            house: quiz.house().id.clone(),
            seed: quiz.seed(),
            questions: quiz.questions().len(),
            speaks: quiz.speaks(),
            digest: quiz.digest(),
            form: Form::Live,
            seconds: Some(60),
            speed: 0,
            late: Late::FromNow,
            roster: None,
            teams: Vec::new(),
            standings: Standings::Shown,
            host,
            remote,
        }
    }

    /// Whether it was made for these questions.
    #[must_use]
    pub fn is_of(&self, quiz: &Quiz) -> bool {
        self.digest == quiz.digest() && self.questions == quiz.questions().len()
    }
}

/// In which of its two forms a room runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// Everyone on the same question.
    Live,
    /// Everyone at their own pace.
    Exam {
        /// After how many minutes it closes, where it does so by itself.
        minutes: Option<u32>,
        /// Whether each gets questions of their own.
        own: bool,
    },
}

/// What becomes of those who come when questions were asked already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Late {
    /// What they missed does not count for them.
    FromNow,
    /// They answer what they missed first, by themselves.
    CatchUp,
    /// They look on.
    WatchOnly,
}

/// What is shown of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standings {
    /// Places, names and points.
    Shown,
    /// Places and points; to each their own name alone.
    Nameless,
    /// Nothing.
    Off,
}
