//! Immutable setup of a room: quiz, scoring and admission.

use serde::{Deserialize, Serialize};

use super::identity::Digest;
use super::name;
use super::next_quiz::EarlierQuizzes;
use super::quiz::Quiz;
pub use crate::progress::quiz_choices::{LatePolicy, RoomMode, StandingsVisibility};
use crate::rules::house::{HouseId, TableSize};

/// Default port; another free one is used if it is taken.
pub const USUAL_PORT: u16 = 8057;

/// Hex digits of the key in the participants' link.
const LINK_KEY_DIGITS: usize = 16;

/// Everything decided when opening a room; its questions are dealt again from this.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the plan of a room")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub code: String,
    /// Lesson path: pack, slash, id.
    pub lesson: String,
    pub house: HouseId,
    /// Size of the table asked; `None` in rooms of earlier versions, which asked of all the house's tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    pub seed: u64,
    pub questions: usize,
    /// True if the host speaks calls aloud.
    #[serde(default)]
    pub speaks: bool,
    /// Checksum over questions and keys; detects a changed lesson.
    pub digest: String,
    pub form: RoomMode,
    /// Time per question of a live room in seconds; `None` if untimed.
    pub seconds: Option<u32>,
    /// Share of the points that depends on speed, in per cent.
    pub speed: u8,
    pub late: LatePolicy,
    /// Names that may join; `None` if everyone enters their own.
    pub roster: Option<Vec<String>>,
    /// True if each name on the roster is taken with a PIN of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pins: bool,
    /// True if newcomers wait until the trainer lets them in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub approval: bool,
    pub teams: Vec<String>,
    pub standings: StandingsVisibility,
    /// Get ready, streaks, moves and podium. A calm room and those of earlier versions have none of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lively: bool,
    /// True if the host ticks in the last ten seconds of a question, in a lively room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tick: bool,
    /// True if tapping a choice sends it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_tap: bool,
    /// Earlier quizzes of the class in the same room; `None` in its first quiz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<EarlierQuizzes>,
    /// The right to run the room.
    pub host: Digest,
    /// The right to advance, pause and skip from a second device.
    pub remote: Digest,
}

impl Setup {
    /// Defaults: live, a minute per question, accuracy scoring, visible standings, latecomers scored from their
    /// arrival, free names and no teams. `lesson` is pack, slash, id.
    pub fn with_defaults(quiz: &Quiz, lesson: String, code: String, host: Digest, remote: Digest) -> Self {
        Self {
            code,
            lesson,
            house: quiz.house().id.clone(),
            table: quiz.house().only_table(),
            seed: quiz.seed(),
            questions: quiz.questions().len(),
            speaks: quiz.speaks(),
            digest: quiz.digest(),
            form: RoomMode::Live,
            seconds: Some(60),
            speed: 0,
            late: LatePolicy::FromNow,
            roster: None,
            pins: false,
            approval: false,
            teams: Vec::new(),
            standings: StandingsVisibility::Shown,
            lively: false,
            tick: false,
            one_tap: false,
            earlier: None,
            host,
            remote,
        }
    }

    /// The key in the participants' link (64 bits). Whoever has it has seen the room's square and guesses no code.
    pub fn link_key(&self) -> String {
        self.host.derive("link").chars().take(LINK_KEY_DIGITS).collect()
    }

    /// The PIN of a name on the roster, by which nobody else takes it; `None` where names are taken without.
    pub fn pin(&self, name: &str) -> Option<String> {
        let roster = self.roster.as_ref().filter(|_| self.pins)?;
        let listed = roster.iter().find(|listed| name::same(listed, name))?;
        let digits: String = self.host.derive(&format!("pin {listed}")).chars().take(8).collect();
        Some(format!("{:04}", u32::from_str_radix(&digits, 16).ok()? % 10_000))
    }

    /// The query of the participants' link. The code comes last, for programs that look for nothing else.
    pub fn link_query(&self) -> String {
        format!("?key={}&code={}", self.link_key(), self.code)
    }

    /// True if the digest matches these questions.
    pub fn matches(&self, quiz: &Quiz) -> bool {
        self.digest == quiz.digest() && self.questions == quiz.questions().len()
    }
}
