//! Protocol of the trainer's second device: room state and commands.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::state::{StandingOut, TOP, is_zero};
use super::text_cache::{CacheRequest, TextCache};
use crate::classroom::{GET_READY, Glance, ParticipantId, PeopleList, Phase, Room, RoomMessage, StandingsVisibility};
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::progress::Moment;

/// A command from the second device; limited to advancing the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoIn {
    /// Advances to the next step; carries the turn that was seen.
    GoOn(u64),
    /// Skips the question; carries the turn that was seen.
    Skip(u64),
    /// Stops the time.
    Pause,
    /// Ends a pause.
    Resume,
    /// Extends the time by this many seconds.
    Extend(u32),
    /// Closes the room to newcomers, or opens it again.
    Lock(bool),
    /// Lets in the newcomer of this number.
    Admit(u32),
    /// Lets in everyone who waits.
    AdmitAll,
    /// Gives the participant with this number this many seconds more.
    Grant(u32, u32),
}

impl From<DoIn> for RoomMessage {
    fn from(deed: DoIn) -> Self {
        match deed {
            DoIn::GoOn(turn) => Self::GoOn(turn),
            DoIn::Skip(turn) => Self::Skip(turn),
            DoIn::Pause => Self::Pause,
            DoIn::Resume => Self::Resume,
            DoIn::Extend(seconds) => Self::Extend(seconds),
            DoIn::Lock(locked) => Self::Lock(locked),
            DoIn::Admit(number) => Self::Admit(ParticipantId(number)),
            DoIn::AdmitAll => Self::AdmitAll,
            DoIn::Grant(number, seconds) => Self::Grant(ParticipantId(number), seconds),
        }
    }
}

/// Room state for the second device. Since others may see its screen, it holds no part of a key before
/// the key is revealed to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlOut {
    /// Phase code.
    pub phase: Cow<'static, str>,
    /// Code of the next step; `None` at the end.
    pub next: Option<Cow<'static, str>>,
    /// Turn number, to be sent back with commands.
    pub turn: u64,
    /// Lesson title.
    pub title: String,
    /// Question number from 1; 0 if there is no common question.
    pub number: usize,
    /// Total number of questions.
    pub of: usize,
    /// Prompt of the current question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
    /// The correct answer, once revealed to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answer: Vec<String>,
    /// The letters for drawing and standing in the answer, where it is a tableau.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<(char, char)>,
    /// Number of participants who had it fully right, once revealed to all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
    /// Top of the standings, between the questions and at the end, as far as shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<StandingOut>,
    /// The questions so far, between them and at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<QuestionCountOut>,
    /// Number of participants who answered the question, or the whole exam.
    pub answered: usize,
    /// Number of participants who were asked.
    pub asked: usize,
    /// Number of them without a connection whose answer is still to come.
    #[serde(default)]
    pub waiting: usize,
    /// True if the question was left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skipped: bool,
    /// Number of participants.
    pub people: usize,
    /// Number of connected participants.
    pub here: usize,
    /// Number of people who wait to be let in.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub door: usize,
    /// True during a pause.
    pub paused: bool,
    /// True if closed to newcomers.
    pub locked: bool,
    /// Time left in ms, without any time accommodation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// Time limit in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

impl ControlOut {
    /// The current state of a room in a language.
    pub fn from_room(room: &Room, texts: &mut TextCache, language: Language, now: Moment) -> Self {
        let Glance { question, total: of, people, connected: here, answered, asked, waiting } = room.glance();
        let is_announced = matches!(room.phase(), Phase::Ready(_));
        let telling = question.filter(|_| !is_announced).and_then(|place| cache_request(room, place, language));
        let revealed = telling.filter(|_| matches!(room.phase(), Phase::Revealed(_)));
        let key = revealed.map(|question| texts.key(question));
        let time = room.standard_time().filter(|_| room.is_running());
        Self {
            phase: phase(room.phase()).into(),
            next: room.next_step().map(|next| next.into_str().into()),
            turn: room.turn(),
            title: room.quiz().lesson().title.render(language, &HouseTerms::from(&room.quiz().house().terms)),
            number: question.map_or(0, |question| question + 1),
            of,
            prompt: telling.map(|telling| texts.brief(telling).prompt.clone()),
            letters: key.as_ref().and_then(|key| key.letters),
            answer: key.map(|key| key.answer.clone()).unwrap_or_default(),
            right: match room.phase() {
                Phase::Revealed(place) => Some(room.right_count(place)),
                _ => None,
            },
            standings: standings(room),
            questions: question_counts(room, texts, language),
            answered,
            asked,
            waiting,
            skipped: question.is_some_and(|at| room.skipped().contains(&at)),
            people,
            here,
            door: room.at_door(),
            paused: room.is_paused(),
            locked: room.is_locked(),
            left: room.ready_in(now).or_else(|| room.standard_time_left(now).filter(|_| room.is_running())),
            time: if is_announced { Some(GET_READY) } else { time },
        }
    }
}

/// How many had a question right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionCountOut {
    /// Question number from 1.
    pub number: usize,
    /// Prompt text.
    pub prompt: String,
    /// Number of participants who had it fully right.
    pub right: usize,
    /// Number of participants who were asked.
    pub asked: usize,
}

/// The questions that were asked of all and counted, once their answers are known.
fn question_counts(room: &Room, texts: &mut TextCache, language: Language) -> Vec<QuestionCountOut> {
    let known = match room.phase() {
        Phase::Ranked(place) => place + 1,
        Phase::Ended => room.quiz().questions().len(),
        _ => 0,
    };
    let counted = (0..known).filter(|place| !room.skipped().contains(place) && room.asked_count(*place) > 0);
    let count = |place| {
        let prompt = texts.brief(cache_request(room, place, language)?).prompt.clone();
        let (right, asked) = (room.right_count(place), room.asked_count(place));
        Some(QuestionCountOut { number: place + 1, prompt, right, asked })
    };
    counted.filter_map(count).collect()
}

/// A person on the trainer's list.
#[expect(clippy::struct_excessive_bools, reason = "each is a field of its own of the message")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonOut {
    /// Participant number.
    pub number: u32,
    /// Display name.
    pub name: String,
    /// State in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// True if they were asked and have not answered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub missing: bool,
    /// True if they have no connection, or no answer for a long time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stuck: bool,
    /// True if they wait to be let in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub door: bool,
    /// True if they can be given more time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

impl PersonOut {
    /// Everybody in a room, by name.
    pub fn all(room: &Room, words: &Catalog, now: Moment) -> Vec<Self> {
        let terms = HouseTerms::default();
        room.listed(PeopleList::All, now)
            .into_iter()
            .map(|(who, person)| Self {
                number: who.0,
                name: person.name.clone(),
                says: room.status_of(person).map(|status| words.render(&status.phrase(), &terms)),
                missing: room.is_listed(person, PeopleList::Missing, now),
                stuck: room.is_listed(person, PeopleList::Stuck, now),
                door: room.is_at_door(person),
                more: room.can_grant(person),
            })
            .collect()
    }
}

/// The top of the standings, while they are shown.
fn standings(room: &Room) -> Vec<StandingOut> {
    let are_shown = matches!(room.phase(), Phase::Ranked(_) | Phase::Ended);
    if !are_shown || room.setup().standings == StandingsVisibility::Off {
        return Vec::new();
    }
    room.standings().iter().take(TOP).map(|standing| StandingOut::new(room, standing, false, None)).collect()
}

fn cache_request(room: &Room, place: usize, language: Language) -> Option<CacheRequest<'_>> {
    let exercise = room.quiz().questions().get(place)?;
    let id = room.questions_before() + place;
    Some(CacheRequest { place, id, exercise, is_of_all: true, house: room.quiz().house(), to: language.into() })
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Ready(_) => "ready",
        Phase::Question(_) => "question",
        Phase::Closed(_) => "closed",
        Phase::Revealed(_) => "reveal",
        Phase::Ranked(_) => "standings",
        Phase::Sitting => "sitting",
        Phase::Collected => "handed",
        Phase::Ended => "end",
    }
}
