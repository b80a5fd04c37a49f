//! What whoever runs a room sees at a glance: how many are there, how many have answered, and what comes next.

use super::message::Message;
use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::{Form, Standings};
use crate::rules::phrase::{Fact, Phrase};

/// How a room stands, in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// The question all are at, by its place.
    pub question: Option<usize>,
    /// How many questions there are.
    pub of: usize,
    /// How many are in the room,
    pub people: usize,
    /// and how many of them have a connection.
    pub here: usize,
    /// How many have answered the question, or all of an exam,
    pub answered: usize,
    /// of how many who were asked.
    pub asked: usize,
}

/// What comes when a room goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// The first question, or the exam.
    Begin,
    /// Nobody answers any more.
    Close,
    /// The key is told.
    Reveal,
    /// Who stands where.
    Standings,
    /// Another question.
    Question,
    /// It is over.
    End,
    /// The results of an exam.
    Results,
}

impl Next {
    /// What a phone knows it by.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Close => "close",
            Self::Reveal => "reveal",
            Self::Standings => "standings",
            Self::Question => "question",
            Self::End => "end",
            Self::Results => "results",
        }
    }
}

impl Glance {
    /// A phrase with all of it: `number` (of the question, counted from one), `of`, `people`, `here`, `answered`, `asked`.
    #[must_use]
    pub fn phrase(&self, key: &'static str) -> Phrase {
        let number = |count: usize| Fact::Number(count as u64);
        Phrase::plain(key)
            .with("people", number(self.people))
            .with("here", number(self.here))
            .with("number", number(self.question.map_or(0, |question| question + 1)))
            .with("of", number(self.of))
            .with("answered", number(self.answered))
            .with("asked", number(self.asked))
    }
}

impl Room {
    /// How it stands, in figures.
    #[must_use]
    pub fn glance(&self) -> Glance {
        let question = match self.phase() {
            Phase::Asking(at) | Phase::Closed(at) | Phase::Revealed(at) | Phase::Ranked(at) => Some(at),
            Phase::Lobby | Phase::Sitting | Phase::Handed | Phase::Ended => None,
        };
        let of = self.quiz().questions().len();
        let people = || self.people().map(|(_, person)| person).filter(|person| !person.removed);
        let asked = || people().filter(|person| question.map_or(!person.watches, |at| person.is_asked(at)));
        let has_answered = |given: usize, has: bool| match question {
            Some(_) => has,
            None => self.setup().form != Form::Live && given >= of,
        };
        let answered = asked().filter(|person| {
            let has = question.is_some_and(|at| person.given.contains_key(&at));
            has_answered(person.given.len(), has)
        });
        Glance {
            question,
            of,
            people: people().count(),
            here: people().filter(|person| person.away.is_none()).count(),
            answered: answered.count(),
            asked: asked().count(),
        }
    }

    /// How somebody stands, as the trainer sees them beside their name: out, looking on, done, away, or how far they are.
    #[must_use]
    pub fn standing_of(&self, person: &Participant) -> Option<Phrase> {
        let question = match self.phase() {
            Phase::Asking(question) | Phase::Closed(question) | Phase::Revealed(question) => Some(question),
            _ => None,
        };
        let key = if person.removed {
            "host-is-out"
        } else if person.watches {
            "host-watches"
        } else if question.is_some_and(|question| person.given.contains_key(&question)) {
            "host-has-answered"
        } else if person.away.is_some() {
            "host-is-away"
        } else if self.phase() == Phase::Sitting {
            let (given, of) = (person.given.len() as u64, self.quiz().questions().len() as u64);
            let phrase = Phrase::plain("host-has-given").with("given", Fact::Number(given));
            return Some(phrase.with("of", Fact::Number(of)));
        } else {
            return None;
        };
        Some(Phrase::plain(key))
    }

    /// Puts everybody who has no team into one, so that all are of nearly one size.
    #[must_use]
    pub fn share_out(&self) -> Vec<Message> {
        let teams = self.setup().teams.len();
        let size = |team: usize| self.people().filter(|(_, person)| person.team == Some(team)).count();
        let mut sizes: Vec<usize> = (0..teams).map(size).collect();
        let without = self.people().filter(|(_, person)| person.team.is_none() && !person.removed);
        without
            .filter_map(|(who, _)| {
                let (team, size) = sizes.iter_mut().enumerate().min_by_key(|(_, size)| **size)?;
                *size += 1;
                Some(Message::Team(who, Some(team)))
            })
            .collect()
    }

    /// What comes when it goes on; nothing when it is over.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        let after = |question: usize| {
            if question + 1 < self.quiz().questions().len() { Next::Question } else { Next::End }
        };
        match self.phase() {
            Phase::Lobby => Some(Next::Begin),
            Phase::Asking(_) | Phase::Sitting => Some(Next::Close),
            Phase::Closed(_) => Some(Next::Reveal),
            Phase::Revealed(_) if self.setup().standings != Standings::Off => Some(Next::Standings),
            Phase::Revealed(question) | Phase::Ranked(question) => Some(after(question)),
            Phase::Handed => Some(Next::Results),
            Phase::Ended => None,
        }
    }
}
