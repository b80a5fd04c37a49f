//! Decides which events a message causes, or why it is refused.

use super::event::Event;
use super::identity::{Digest, Sender, Who};
use super::message::Message;
use super::name;
use super::refusal::Refusal;
use super::room::{Phase, Room};
use super::setup::{Form, Standings};
use super::timing::LONGEST_WAY;
use crate::drill::question::Answer;
use crate::progress::Moment;

/// Maximum number of active participants.
pub const MOST_PEOPLE: usize = 2000;

/// Maximum number of participants ever, removed ones included.
const MOST_EVER: usize = 5 * MOST_PEOPLE;

/// Maximum extension at once in seconds.
const MOST_SECONDS: u32 = 3600;

/// Maximum length of a nonce in bytes.
const LONGEST_NONCE: usize = 64;

impl Room {
    /// Events caused by a message; empty for a repeated one.
    pub(super) fn decide(&self, from: Sender, message: Message, now: Moment) -> Result<Vec<Event>, Refusal> {
        if matches!(message, Message::Tick) {
            return Ok(Vec::new());
        }
        match (from, message) {
            (_, Message::Join { name, token }) => self.join(&name, token),
            (Sender::Participant(who), Message::Here) => Ok(self.comes(who, true)),
            (Sender::Participant(who), Message::Away) => Ok(self.comes(who, false)),
            (Sender::Participant(who), Message::Answer { question, nonce, answer, way }) => {
                self.answer(who, question, nonce, answer, way.min(LONGEST_WAY), now)
            }
            (Sender::Host | Sender::Remote, flow) if flow.is_flow() => self.flow(&flow),
            (Sender::Host, message) => self.of_people(message),
            (Sender::Stranger, _) => Err(Refusal::Unknown),
            _ => Err(Refusal::NotYours),
        }
    }

    fn join(&self, typed: &str, token: Digest) -> Result<Vec<Event>, Refusal> {
        match self.sender(&token) {
            Sender::Stranger => {}
            // The first reply was lost.
            Sender::Participant(who) if self.person(who).is_some_and(|person| !person.removed) => return Ok(Vec::new()),
            Sender::Participant(_) => return Err(Refusal::Removed),
            Sender::Host | Sender::Remote => return Err(Refusal::BadToken),
        }
        if matches!(self.phase(), Phase::Ended | Phase::Handed) {
            return Err(Refusal::Over);
        }
        if self.is_locked() {
            return Err(Refusal::Locked);
        }
        let count = self.people().count();
        let present = self.people().filter(|(_, person)| !person.removed).count();
        if present >= MOST_PEOPLE || count >= MOST_EVER {
            return Err(Refusal::Full);
        }
        let name = match &self.setup().roster {
            // Names on a roster may take any form.
            Some(roster) => {
                let typed = Some(typed).filter(|typed| typed.len() <= name::MOST_BYTES);
                let listed = typed.and_then(|typed| roster.iter().find(|listed| name::same(listed, typed)));
                listed.ok_or(Refusal::NotOnTheList)?.clone()
            }
            None => name::read(typed)?,
        };
        if self.is_taken(&name) {
            return Err(Refusal::NameTaken);
        }
        Ok(vec![Event::Joined { who: Who(count as u32), name, token }])
    }

    /// Presence events are not repeated.
    fn comes(&self, who: Who, here: bool) -> Vec<Event> {
        let was_here = self.person(who).is_some_and(|person| person.away.is_none());
        match here {
            true if !was_here => vec![Event::Here(who)],
            false if was_here => vec![Event::Away(who)],
            _ => Vec::new(),
        }
    }

    fn answer(
        &self,
        who: Who,
        question: usize,
        nonce: String,
        answer: Answer,
        way: u64,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let person = self.person(who).ok_or(Refusal::Unknown)?;
        if let Some(given) = person.given.get(&question) {
            // The first answer counts; the same nonce is a retry.
            return if given.nonce == nonce { Ok(Vec::new()) } else { Err(Refusal::Answered) };
        }
        if person.removed {
            return Err(Refusal::Removed);
        }
        if person.watches {
            return Err(Refusal::WatchesOnly);
        }
        let millis = self.answered_after(who, question, now)?.saturating_sub(way);
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        let form = &self.exercise(who, question).ok_or(Refusal::NotAsked)?.posed.question.form;
        if nonce.is_empty() || nonce.len() > LONGEST_NONCE || !form.fits(&answer) {
            return Err(Refusal::NotOfTheForm);
        }
        let is_exam = matches!(self.setup().form, Form::Exam { .. });
        let counted = if is_exam { self.asked_for(now).saturating_sub(way) } else { millis };
        let is_of_all = self.phase() == Phase::Asking(question) && self.own_question(person) != Some(question);
        if (is_exam || is_of_all) && self.time(person).is_some_and(|time| counted > time) {
            return Err(Refusal::TooLate);
        }
        Ok(vec![Event::Answered { who, question, nonce, answer, millis }])
    }

    /// Answer time in ms; refused if the question is not open to the participant.
    fn answered_after(&self, who: Who, question: usize, now: Moment) -> Result<u64, Refusal> {
        let person = self.person(who).ok_or(Refusal::Unknown)?;
        let over = match self.phase() {
            Phase::Lobby => return Err(Refusal::NotAsked),
            Phase::Handed | Phase::Ended => return Err(Refusal::TooLate),
            Phase::Asking(asked)
                if asked == question && person.is_asked(question) && self.own_question(person) != Some(question) =>
            {
                return Ok(self.asked_for(now));
            }
            Phase::Asking(asked) => asked,
            Phase::Closed(asked) | Phase::Revealed(asked) | Phase::Ranked(asked) => asked + 1,
            Phase::Sitting => 0,
        };
        match (self.own_question(person), person.pace) {
            (Some(at), Some(pace)) if at == question => Ok(self.paced_for(pace, now)),
            // In order.
            (Some(_), Some(pace)) if question < pace.until => Err(Refusal::NotAsked),
            _ if question < over && person.is_put(question) => Err(Refusal::TooLate),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Events of messages that advance the room.
    fn flow(&self, message: &Message) -> Result<Vec<Event>, Refusal> {
        match *message {
            Message::GoOn(turn) => self.of_turn(turn).and_then(|()| self.go_on()),
            Message::Skip(turn) => {
                self.of_turn(turn)?;
                let (Phase::Asking(question) | Phase::Closed(question)) = self.phase() else {
                    return Err(Refusal::NotNow);
                };
                Ok(vec![Event::Skipped, self.after(question)])
            }
            Message::Pause if self.is_running() && !self.is_paused() => Ok(vec![Event::Paused]),
            Message::Resume if self.is_paused() => Ok(vec![Event::Resumed]),
            Message::Extend(seconds) if self.is_running() && (1..=MOST_SECONDS).contains(&seconds) => {
                Ok(vec![Event::Extended(u64::from(seconds) * 1000)])
            }
            Message::Lock(locked) if self.is_locked() != locked => Ok(vec![Event::Locked(locked)]),
            _ => Err(Refusal::NotNow),
        }
    }

    fn of_turn(&self, turn: u64) -> Result<(), Refusal> {
        if turn == self.turn() { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn go_on(&self) -> Result<Vec<Event>, Refusal> {
        Ok(vec![match self.phase() {
            Phase::Lobby if self.quiz().questions().is_empty() => return Err(Refusal::NotNow),
            Phase::Lobby => Event::Asked(0),
            Phase::Asking(_) | Phase::Sitting => Event::Closed(super::event::Why::Trainer),
            Phase::Closed(_) => Event::Revealed,
            Phase::Revealed(_) if self.setup().standings != Standings::Off => Event::Ranked,
            Phase::Revealed(question) | Phase::Ranked(question) => self.after(question),
            Phase::Handed => Event::Ended,
            Phase::Ended => return Err(Refusal::Over),
        }])
    }

    fn after(&self, question: usize) -> Event {
        if question + 1 < self.quiz().questions().len() { Event::Asked(question + 1) } else { Event::Ended }
    }

    /// Events of messages about participants and the room as a whole.
    fn of_people(&self, message: Message) -> Result<Vec<Event>, Refusal> {
        let person = |who: Who| self.person(who).ok_or(Refusal::Unknown);
        Ok(vec![match message {
            Message::Remove(who) if !person(who)?.removed => Event::Removed(who),
            Message::Readmit(who) if person(who)?.removed => {
                if self.is_taken(&person(who)?.name) {
                    return Err(Refusal::NameTaken);
                }
                Event::Readmitted(who)
            }
            Message::Rename(who, typed) => {
                let name = name::read(&typed)?;
                let person = person(who)?;
                if self.is_taken(&name) && (person.removed || !name::same(&name, &person.name)) {
                    return Err(Refusal::NameTaken);
                }
                Event::Renamed(who, name)
            }
            Message::ExtraTime(who, extra) if person(who)?.extra != extra => Event::ExtraTime(who, extra),
            Message::Team(who, team) if team.is_none_or(|team| team < self.setup().teams.len()) => {
                person(who).map(|_| Event::Teamed(who, team))?
            }
            Message::End if self.phase() != Phase::Ended => Event::Ended,
            _ => return Err(Refusal::NotNow),
        }])
    }
}

impl Message {
    /// True for messages that advance the room; these are allowed from the remote.
    const fn is_flow(&self) -> bool {
        matches!(self, Self::GoOn(_) | Self::Skip(_) | Self::Pause | Self::Resume | Self::Extend(_) | Self::Lock(_))
    }
}
