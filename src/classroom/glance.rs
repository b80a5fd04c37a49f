//! Room overview for the trainer: presence, answers, and the next step.

use super::message::Message;
use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::{Form, Standings};
use crate::rules::phrase::{Fact, Phrase};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    pub question: Option<usize>,
    pub of: usize,
    pub people: usize,
    pub here: usize,
    /// Number of participants who answered the question, or the whole exam.
    pub answered: usize,
    /// Number of participants who were asked.
    pub asked: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Ask the first question or start the exam.
    Begin,
    Close,
    Reveal,
    Standings,
    Question,
    End,
    /// Show the results of an exam.
    Results,
}

impl Next {
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
    /// A phrase with all figures: `number` (of the question, from 1), `of`, `people`, `here`, `answered`, `asked`.
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

    /// Status shown beside a participant's name: removed, watching, done, away, or progress.
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

    /// Assigns everyone without a team, keeping team sizes balanced.
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

    /// `None` when the session is over.
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
