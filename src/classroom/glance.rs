//! Room overview for the trainer: presence, answers, and the next step.

use strum::IntoStaticStr;

use super::message::RoomMessage;
use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::{RoomMode, StandingsVisibility};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    pub question: Option<usize>,
    pub total: usize,
    pub people: usize,
    pub connected: usize,
    /// Number of participants who answered the question, or the whole exam.
    pub answered: usize,
    /// Number of participants who were asked.
    pub asked: usize,
    /// Number of them without a connection whose answer is still to come; their phones may hold one.
    pub waiting: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum NextStep {
    /// Ask the first question or start the exam.
    Begin,
    /// Start the announced question at once.
    Start,
    Close,
    Reveal,
    Standings,
    Question,
    End,
    /// Show the results of an exam.
    Results,
}

impl Glance {
    /// A phrase with all figures: `number` (of the question, from 1), `of`, `people`, `here`, `answered`, `asked`,
    /// `waiting`.
    pub fn phrase(&self, key: TextKey) -> Phrase {
        let number = |count: usize| Fact::Number(count as u64);
        Phrase::plain(key)
            .with("people", number(self.people))
            .with("here", number(self.connected))
            .with("number", number(self.question.map_or(0, |question| question + 1)))
            .with("of", number(self.total))
            .with("answered", number(self.answered))
            .with("asked", number(self.asked))
            .with("waiting", number(self.waiting))
    }
}

/// Presence and progress of a participant, for the trainer's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PersonStatus {
    Removed,
    /// Waits to be let in.
    AtDoor,
    Watching,
    Answered,
    Away,
    /// Answers given in an exam.
    Given {
        given: usize,
        of: usize,
    },
}

impl PersonStatus {
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Removed => text!("host-is-out"),
            Self::AtDoor => text!("host-is-at-door"),
            Self::Watching => text!("host-watches"),
            Self::Answered => text!("host-has-answered"),
            Self::Away => text!("host-is-away"),
            Self::Given { given, of } => {
                text!("host-has-given", given = Fact::Number(given as u64), of = Fact::Number(of as u64))
            }
        }
    }
}

impl Room {
    pub fn glance(&self) -> Glance {
        let question = match self.phase() {
            Phase::Ready(at) | Phase::Question(at) | Phase::Closed(at) | Phase::Revealed(at) | Phase::Ranked(at) => {
                Some(at)
            }
            Phase::Lobby | Phase::Sitting | Phase::Collected | Phase::Ended => None,
        };
        let of = self.quiz().questions().len();
        let people = || self.people().map(|(_, person)| person).filter(|person| person.is_in());
        let asked = || people().filter(|person| question.map_or(!person.watches, |at| person.is_asked(at)));
        let has_answered = |given: usize, has: bool| match question {
            Some(_) => has,
            None => self.setup().form != RoomMode::Live && given >= of,
        };
        let answered = asked().filter(|person| {
            let has = question.is_some_and(|at| person.answers.contains_key(&at));
            has_answered(person.answers.len(), has)
        });
        Glance {
            question,
            total: of,
            people: people().count(),
            connected: people().filter(|person| person.away_since.is_none()).count(),
            answered: answered.count(),
            asked: asked().count(),
            waiting: if self.is_running() { asked().filter(|person| self.is_expected(person)).count() } else { 0 },
        }
    }

    /// True if they have no connection, and an answer of theirs would still count.
    fn is_expected(&self, person: &Participant) -> bool {
        person.away_since.is_some() && self.is_open(person)
    }

    /// Presence or progress of a participant; `None` while connected with nothing answered yet.
    pub fn status_of(&self, person: &Participant) -> Option<PersonStatus> {
        let question = match self.phase() {
            Phase::Question(question) | Phase::Closed(question) | Phase::Revealed(question) => Some(question),
            _ => None,
        };
        if person.removed {
            Some(PersonStatus::Removed)
        } else if person.waits {
            Some(PersonStatus::AtDoor)
        } else if person.watches {
            Some(PersonStatus::Watching)
        } else if question.is_some_and(|question| person.answers.contains_key(&question)) {
            Some(PersonStatus::Answered)
        } else if person.away_since.is_some() {
            Some(PersonStatus::Away)
        } else if self.phase() == Phase::Sitting {
            let of = self.quiz().questions().len();
            Some(PersonStatus::Given { given: person.answers.len(), of })
        } else {
            None
        }
    }

    /// Assigns everyone without a team, keeping team sizes balanced.
    pub fn assign_teams(&self) -> Vec<RoomMessage> {
        let teams = self.setup().teams.len();
        let size = |team: usize| self.people().filter(|(_, person)| person.team == Some(team)).count();
        let mut sizes: Vec<usize> = (0..teams).map(size).collect();
        let without = self.people().filter(|(_, person)| person.team.is_none() && person.is_in());
        without
            .filter_map(|(who, _)| {
                let (team, size) = sizes.iter_mut().enumerate().min_by_key(|(_, size)| **size)?;
                *size += 1;
                Some(RoomMessage::Team(who, Some(team)))
            })
            .collect()
    }

    /// Message of the main button and of Enter: during a pause the time goes on first, since closing would end the
    /// question for everyone who is still coming back. `turn` is the one that was seen.
    pub const fn main_message(&self, turn: u64) -> RoomMessage {
        if self.is_paused() { RoomMessage::Resume } else { RoomMessage::GoOn(turn) }
    }

    /// `None` when the session is over.
    pub fn next_step(&self) -> Option<NextStep> {
        let after = |question: usize| {
            if question + 1 < self.quiz().questions().len() { NextStep::Question } else { NextStep::End }
        };
        match self.phase() {
            Phase::Lobby => Some(NextStep::Begin),
            Phase::Ready(_) => Some(NextStep::Start),
            Phase::Question(_) | Phase::Sitting => Some(NextStep::Close),
            Phase::Closed(question) if self.skipped().contains(&question) => Some(after(question)),
            Phase::Closed(_) => Some(NextStep::Reveal),
            Phase::Revealed(_) if self.setup().standings != StandingsVisibility::Off => Some(NextStep::Standings),
            Phase::Revealed(question) | Phase::Ranked(question) => Some(after(question)),
            Phase::Collected => Some(NextStep::Results),
            Phase::Ended => None,
        }
    }
}
