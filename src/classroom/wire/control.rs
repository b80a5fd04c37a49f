//! The second device in the trainer's hand: where the room stands, and what it may be told to do.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::told::{Telling, Told};
use crate::classroom::{Glance, Message, Phase, Room};
use crate::progress::Moment;
use crate::words::{Language, Names};

/// What a second device may do: only what moves the room on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoIn {
    /// Goes on to what comes next, from the turn that was seen.
    GoOn(u64),
    /// Leaves the question out, from the turn that was seen.
    Skip(u64),
    /// Stops the time.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Gives everybody so many seconds more.
    Extend(u32),
    /// Lets nobody else in, or lets them again.
    Lock(bool),
}

impl From<DoIn> for Message {
    fn from(deed: DoIn) -> Self {
        match deed {
            DoIn::GoOn(turn) => Self::GoOn(turn),
            DoIn::Skip(turn) => Self::Skip(turn),
            DoIn::Pause => Self::Pause,
            DoIn::Resume => Self::Resume,
            DoIn::Extend(seconds) => Self::Extend(seconds),
            DoIn::Lock(locked) => Self::Lock(locked),
        }
    }
}

/// Where a room stands, for who runs it from a second device. Others may look over their shoulder: of a key it holds
/// nothing before all are told it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlOut {
    /// Where it stands.
    pub phase: Cow<'static, str>,
    /// What going on comes to; nothing at the end.
    pub next: Option<Cow<'static, str>>,
    /// The turn, to be named with what is told.
    pub turn: u64,
    /// What the lesson is called.
    pub title: String,
    /// The question, counted from one; nought where all are not at one.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// What is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// What is right, once it is told to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answer: Vec<String>,
    /// How many have answered: the question, or all of an exam,
    pub answered: usize,
    /// of how many who were asked.
    pub asked: usize,
    /// How many are in the room,
    pub people: usize,
    /// and how many of them have a connection.
    pub here: usize,
    /// Whether the time stands.
    pub paused: bool,
    /// Whether nobody else may come in.
    pub locked: bool,
    /// How many milliseconds are left for most,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// of how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

impl ControlOut {
    /// A room as it stands now, in a language.
    #[must_use]
    pub fn of(room: &Room, told: &mut Told, language: Language, now: Moment) -> Self {
        let Glance { question, of, people, here, answered, asked } = room.glance();
        let telling = question.and_then(|place| telling(room, place, language));
        let time = room.time_of_most().filter(|_| room.is_running());
        Self {
            phase: phase(room.phase()).into(),
            next: room.next().map(|next| next.code().into()),
            turn: room.turn(),
            title: room.quiz().lesson().title.say(language, &Names::from(&room.quiz().house().terms)),
            number: question.map_or(0, |question| question + 1),
            of,
            prompt: telling.map(|telling| told.asked(telling).prompt.clone()),
            answer: match telling.filter(|_| matches!(room.phase(), Phase::Revealed(_))) {
                Some(telling) => told.key(telling).answer.clone(),
                None => Vec::new(),
            },
            answered,
            asked,
            people,
            here,
            paused: room.is_paused(),
            locked: room.is_locked(),
            left: room.left_for_most(now).filter(|_| room.is_running()),
            time,
        }
    }
}

fn telling(room: &Room, place: usize, language: Language) -> Option<Telling<'_>> {
    let exercise = room.quiz().questions().get(place)?;
    Some(Telling { place, exercise, is_of_all: true, house: room.quiz().house(), to: language.into() })
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Asking(_) => "question",
        Phase::Closed(_) => "closed",
        Phase::Revealed(_) => "reveal",
        Phase::Ranked(_) => "standings",
        Phase::Sitting => "sitting",
        Phase::Handed => "handed",
        Phase::Ended => "end",
    }
}
