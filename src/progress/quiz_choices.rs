//! The trainer's choices for the last class quiz, saved in the settings for the next one.

use std::ops::RangeInclusive;

use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use super::settings::read_entry;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomMode {
    /// Everyone on the same question.
    Live,
    /// Everyone at their own pace.
    Exam {
        /// Duration in minutes; `None` if open-ended.
        minutes: Option<u32>,
        /// Individual questions for each participant.
        own: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LatePolicy {
    /// Missed questions do not count.
    FromNow,
    /// Missed questions are answered first, at their own pace.
    CatchUp,
    WatchOnly,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum StandingsVisibility {
    Shown,
    /// Places and points; own name only.
    Nameless,
    Off,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen and in the file")]
pub struct QuizChoices {
    /// Lesson path: pack, slash, id; `None` before the first quiz.
    pub lesson: Option<String>,
    /// Number of questions of that lesson; `None` before the first quiz.
    pub questions: Option<usize>,
    pub form: RoomMode,
    /// Seconds per question of a live room, within [`QuizChoices::SECONDS`]; 0 for no limit.
    pub seconds: u32,
    /// Share of the points decided by speed in percent, within [`QuizChoices::SPEED`].
    pub speed: u8,
    pub late: LatePolicy,
    pub standings: StandingsVisibility,
    pub teams: Vec<String>,
    pub lively: bool,
    pub tick: bool,
    pub one_tap: bool,
    pub tls: bool,
    pub pins: bool,
    pub approval: bool,
}

impl Default for QuizChoices {
    fn default() -> Self {
        Self {
            lesson: None,
            questions: None,
            form: RoomMode::Live,
            seconds: 60,
            speed: 0,
            late: LatePolicy::FromNow,
            standings: StandingsVisibility::Shown,
            teams: Vec::new(),
            lively: true,
            tick: false,
            one_tap: false,
            tls: false,
            pins: false,
            approval: false,
        }
    }
}

/// The choices with every entry unparsed, so that a bad one does not affect the others.
#[derive(Deserialize, Default)]
#[serde(default, bound(deserialize = "'de: 'r"))]
struct RawQuizChoices<'r> {
    lesson: Option<&'r RawValue>,
    questions: Option<&'r RawValue>,
    form: Option<&'r RawValue>,
    seconds: Option<&'r RawValue>,
    speed: Option<&'r RawValue>,
    late: Option<&'r RawValue>,
    standings: Option<&'r RawValue>,
    teams: Option<&'r RawValue>,
    lively: Option<&'r RawValue>,
    tick: Option<&'r RawValue>,
    one_tap: Option<&'r RawValue>,
    tls: Option<&'r RawValue>,
    pins: Option<&'r RawValue>,
    approval: Option<&'r RawValue>,
}

impl QuizChoices {
    /// Seconds per question.
    pub const SECONDS: RangeInclusive<u32> = 0..=3_600;
    /// Share of the points decided by speed in percent.
    pub const SPEED: RangeInclusive<u8> = 0..=100;

    /// Bad or missing entries take their default; bad ones are reported. Unknown entries are ignored.
    pub(super) fn read(name: &str, text: &RawValue, bad: &mut impl FnMut(&str, &RawValue)) -> Self {
        let mut choices = Self::default();
        let Ok(raw) = super::settings::options().from_str::<RawQuizChoices<'_>>(text.get_ron()) else {
            bad(name, text);
            return choices;
        };
        let mut bad = |entry: &str, raw: &RawValue| bad(&format!("{name}.{entry}"), raw);
        read_entry(&mut choices.lesson, "lesson", raw.lesson, &mut bad);
        read_entry(&mut choices.questions, "questions", raw.questions, &mut bad);
        read_entry(&mut choices.form, "form", raw.form, &mut bad);
        read_entry(&mut choices.seconds, "seconds", raw.seconds, &mut bad);
        read_entry(&mut choices.speed, "speed", raw.speed, &mut bad);
        read_entry(&mut choices.late, "late", raw.late, &mut bad);
        read_entry(&mut choices.standings, "standings", raw.standings, &mut bad);
        read_entry(&mut choices.teams, "teams", raw.teams, &mut bad);
        read_entry(&mut choices.lively, "lively", raw.lively, &mut bad);
        read_entry(&mut choices.tick, "tick", raw.tick, &mut bad);
        read_entry(&mut choices.one_tap, "one_tap", raw.one_tap, &mut bad);
        read_entry(&mut choices.tls, "tls", raw.tls, &mut bad);
        read_entry(&mut choices.pins, "pins", raw.pins, &mut bad);
        read_entry(&mut choices.approval, "approval", raw.approval, &mut bad);
        if let Some(raw) = raw.seconds.filter(|_| !Self::SECONDS.contains(&choices.seconds)) {
            bad("seconds", raw);
            choices.seconds = *Self::SECONDS.end();
        }
        if let Some(raw) = raw.speed.filter(|_| !Self::SPEED.contains(&choices.speed)) {
            bad("speed", raw);
            choices.speed = *Self::SPEED.end();
        }
        choices
    }
}
