//! Decides which events a message causes, or why it is refused.

use super::event::RoomEvent;
use super::identity::{Digest, ParticipantId, Sender};
use super::message::RoomMessage;
use super::name;
use super::refusal::RoomRefusal;
use super::room::{Phase, Room};
use super::setup::{RoomMode, StandingsVisibility};
use super::timing::LONGEST_WAY;
use crate::drill::question::Answer;
use crate::progress::Moment;

/// Maximum number of active participants.
pub const MOST_PEOPLE: usize = 2000;

/// Maximum number of participants ever, removed ones included.
pub(super) const MOST_EVER: usize = 5 * MOST_PEOPLE;

/// Maximum extension at once in seconds.
const MOST_SECONDS: u32 = 3600;

/// Maximum length of a nonce in bytes.
const LONGEST_NONCE: usize = 64;

/// An answer as it reached the room.
struct Submission {
    question: usize,
    nonce: String,
    answer: Answer,
    /// Round-trip time in ms that is not counted.
    way: u64,
}

impl Room {
    /// Events caused by a message; empty for a repeated one.
    pub(super) fn decide(
        &self,
        from: Sender,
        message: RoomMessage,
        now: Moment,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if matches!(message, RoomMessage::Tick) {
            return Ok(Vec::new());
        }
        match (from, message) {
            (_, RoomMessage::Join { name, token }) => self.join(&name, token),
            (Sender::Participant(who), RoomMessage::Here) => Ok(self.presence(who, true)),
            (Sender::Participant(who), RoomMessage::Away) => Ok(self.presence(who, false)),
            (Sender::Participant(who), RoomMessage::Answer { question, nonce, answer, way }) => {
                self.answer(who, Submission { question, nonce, answer, way: way.min(LONGEST_WAY) }, now)
            }
            (Sender::Participant(who), RoomMessage::ShiftProgress(number, progress)) => {
                self.shift_progress(who, number, *progress)
            }
            (Sender::Host, RoomMessage::GiveShift(shift)) => self.give_shift(*shift),
            (Sender::Host, RoomMessage::EndShift) => self.end_shift(),
            (Sender::Host | Sender::Remote, RoomMessage::Admit(who)) => self.admit(who),
            (Sender::Host | Sender::Remote, RoomMessage::AdmitAll) => Ok(self.admit_all()),
            (Sender::Host, RoomMessage::Readmit(who)) => self.readmit(who),
            (Sender::Host | Sender::Remote, RoomMessage::Grant(who, seconds)) => self.grant(who, seconds, now),
            (Sender::Host | Sender::Remote, flow) if flow.is_step() => self.decide_step(&flow),
            (Sender::Host, message) => self.decide_admin(message),
            (Sender::Stranger, _) => Err(RoomRefusal::Unknown),
            _ => Err(RoomRefusal::NotYours),
        }
    }

    fn join(&self, typed: &str, token: Digest) -> Result<Vec<RoomEvent>, RoomRefusal> {
        match self.sender(&token) {
            Sender::Stranger => {}
            // The first reply was lost.
            Sender::Participant(who) if self.person(who).is_some_and(|person| !person.removed) => return Ok(Vec::new()),
            Sender::Participant(_) => return Err(RoomRefusal::Removed),
            Sender::Host | Sender::Remote => return Err(RoomRefusal::BadToken),
        }
        if matches!(self.phase(), Phase::Ended | Phase::Collected) {
            return Err(RoomRefusal::Over);
        }
        if self.is_locked() {
            return Err(RoomRefusal::Locked);
        }
        let count = self.people().count();
        let present = self.people().filter(|(_, person)| !person.removed).count();
        if present >= MOST_PEOPLE || count >= MOST_EVER {
            return Err(RoomRefusal::Full);
        }
        let name = match &self.setup().roster {
            // Names on a roster may take any form.
            Some(roster) => {
                let typed = Some(typed).filter(|typed| typed.len() <= name::MOST_BYTES);
                let listed = typed.and_then(|typed| roster.iter().find(|listed| name::same(listed, typed)));
                listed.ok_or(RoomRefusal::NotOnTheList)?.clone()
            }
            None => name::normalise(typed)?,
        };
        if self.is_taken(&name) {
            return Err(RoomRefusal::NameTaken);
        }
        Ok(vec![RoomEvent::Joined { who: ParticipantId(count as u32), name, token }])
    }

    fn admit(&self, who: ParticipantId) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        if self.is_at_door(person) { Ok(vec![RoomEvent::Admitted(who)]) } else { Err(RoomRefusal::NotNow) }
    }

    fn admit_all(&self) -> Vec<RoomEvent> {
        let waiting = self.people().filter(|(_, person)| self.is_at_door(person));
        waiting.map(|(who, _)| RoomEvent::Admitted(who)).collect()
    }

    /// A readmitted participant does not wait to be let in once more.
    fn readmit(&self, who: ParticipantId) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        if !person.removed {
            return Err(RoomRefusal::NotNow);
        }
        if self.is_taken(&person.name) {
            return Err(RoomRefusal::NameTaken);
        }
        let admitted = person.waits.then_some(RoomEvent::Admitted(who));
        Ok(std::iter::once(RoomEvent::Readmitted(who)).chain(admitted).collect())
    }

    /// Presence events are not repeated.
    fn presence(&self, who: ParticipantId, here: bool) -> Vec<RoomEvent> {
        let was_here = self.person(who).is_some_and(|person| person.away_since.is_none());
        match here {
            true if !was_here => vec![RoomEvent::Here(who)],
            false if was_here => vec![RoomEvent::Away(who)],
            _ => Vec::new(),
        }
    }

    fn answer(&self, who: ParticipantId, submission: Submission, now: Moment) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let Submission { question, nonce, answer, way } = submission;
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        if let Some(given) = person.answers.get(&question) {
            // The first answer counts; the same nonce is a retry.
            return if given.nonce == nonce { Ok(Vec::new()) } else { Err(RoomRefusal::Answered) };
        }
        if person.removed {
            return Err(RoomRefusal::Removed);
        }
        if person.waits {
            return Err(RoomRefusal::NotNow);
        }
        if person.watches {
            return Err(RoomRefusal::WatchesOnly);
        }
        let millis = self.answered_after(who, question, now)?.saturating_sub(way);
        if self.is_shown_in_pause(person, question) {
            return Err(RoomRefusal::Paused);
        }
        let form = &self.exercise(who, question).ok_or(RoomRefusal::NotAsked)?.posed.question.form;
        if nonce.is_empty() || nonce.len() > LONGEST_NONCE || !form.fits(&answer) {
            return Err(RoomRefusal::NotOfTheForm);
        }
        let is_exam = matches!(self.setup().form, RoomMode::Exam { .. });
        let counted = if is_exam { self.asked_for(now).saturating_sub(way) } else { millis };
        let is_current = matches!(self.phase(), Phase::Question(at) | Phase::Closed(at) if at == question);
        let is_of_all = is_current && self.own_question(person) != Some(question);
        if (is_exam || is_of_all) && self.time(person).is_some_and(|time| counted > time) {
            return Err(RoomRefusal::TooLate);
        }
        Ok(vec![RoomEvent::Answered { who, question, nonce, answer, millis }])
    }

    /// Answer time in ms; refused if the question is not open to the participant.
    fn answered_after(&self, who: ParticipantId, question: usize, now: Moment) -> Result<u64, RoomRefusal> {
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        let over = match self.phase() {
            Phase::Lobby => return Err(RoomRefusal::NotAsked),
            Phase::Ready(announced) => announced,
            Phase::Collected | Phase::Ended => return Err(RoomRefusal::TooLate),
            Phase::Question(asked)
                if asked == question && person.is_asked(question) && self.own_question(person) != Some(question) =>
            {
                return Ok(self.asked_for(now));
            }
            Phase::Closed(asked) if asked == question && self.takes_answers_in_transit(person, now) => {
                return Ok(self.asked_for(self.state.closed_at));
            }
            Phase::Question(asked) => asked,
            Phase::Closed(asked) | Phase::Revealed(asked) | Phase::Ranked(asked) => asked + 1,
            Phase::Sitting => 0,
        };
        match (self.own_question(person), person.own_pace) {
            (Some(at), Some(pace)) if at == question => Ok(self.paced_for(pace, now)),
            // In order.
            (Some(_), Some(pace)) if question < pace.until => Err(RoomRefusal::NotAsked),
            _ if question < over && person.is_put(question) => Err(RoomRefusal::TooLate),
            _ => Err(RoomRefusal::NotAsked),
        }
    }

    /// Events of messages that advance the room.
    fn decide_step(&self, message: &RoomMessage) -> Result<Vec<RoomEvent>, RoomRefusal> {
        match *message {
            RoomMessage::GoOn(turn) => self.check_turn(turn).and_then(|()| self.advance()),
            RoomMessage::Skip(turn) => {
                self.check_turn(turn)?;
                let (Phase::Ready(question) | Phase::Question(question) | Phase::Closed(question)) = self.phase()
                else {
                    return Err(RoomRefusal::NotNow);
                };
                if self.skipped().contains(&question) {
                    return Err(RoomRefusal::NotNow);
                }
                Ok(vec![RoomEvent::Skipped])
            }
            RoomMessage::Pause if self.can_pause() && !self.is_paused() => Ok(vec![RoomEvent::Paused]),
            RoomMessage::Resume if self.is_paused() => Ok(vec![RoomEvent::Resumed]),
            RoomMessage::Extend(seconds) if self.is_running() && (1..=MOST_SECONDS).contains(&seconds) => {
                Ok(vec![RoomEvent::Extended(u64::from(seconds) * 1000)])
            }
            RoomMessage::Lock(locked) if self.is_locked() != locked => Ok(vec![RoomEvent::Locked(locked)]),
            _ => Err(RoomRefusal::NotNow),
        }
    }

    fn check_turn(&self, turn: u64) -> Result<(), RoomRefusal> {
        if turn == self.turn() { Ok(()) } else { Err(RoomRefusal::NotNow) }
    }

    fn advance(&self) -> Result<Vec<RoomEvent>, RoomRefusal> {
        Ok(vec![match self.phase() {
            Phase::Lobby if self.quiz().questions().is_empty() => return Err(RoomRefusal::NotNow),
            Phase::Lobby => self.ask(0),
            Phase::Ready(question) => RoomEvent::Asked(question),
            Phase::Question(_) | Phase::Sitting => RoomEvent::Closed(super::event::CloseReason::Trainer),
            Phase::Closed(question) if self.skipped().contains(&question) => self.step_after_question(question),
            Phase::Closed(_) => RoomEvent::Revealed,
            Phase::Revealed(_) if self.setup().standings != StandingsVisibility::Off => RoomEvent::Ranked,
            Phase::Revealed(question) | Phase::Ranked(question) => self.step_after_question(question),
            Phase::Collected => RoomEvent::Ended,
            Phase::Ended => return Err(RoomRefusal::Over),
        }])
    }

    fn step_after_question(&self, question: usize) -> RoomEvent {
        if question + 1 < self.quiz().questions().len() { self.ask(question + 1) } else { RoomEvent::Ended }
    }

    /// In a lively room a question is announced first.
    fn ask(&self, question: usize) -> RoomEvent {
        let is_announced = self.setup().lively && self.setup().form == RoomMode::Live;
        if is_announced { RoomEvent::Announced(question) } else { RoomEvent::Asked(question) }
    }

    /// Events of messages about participants and the room as a whole.
    fn decide_admin(&self, message: RoomMessage) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let person = |who: ParticipantId| self.person(who).ok_or(RoomRefusal::Unknown);
        Ok(vec![match message {
            RoomMessage::Remove(who) if !person(who)?.removed => RoomEvent::Removed(who),
            RoomMessage::Rename(who, typed) => {
                let name = name::normalise(&typed)?;
                let person = person(who)?;
                if self.is_taken(&name) && (person.removed || !name::same(&name, &person.name)) {
                    return Err(RoomRefusal::NameTaken);
                }
                RoomEvent::Renamed(who, name)
            }
            RoomMessage::ExtraTime(who, extra) if person(who)?.extra != extra => RoomEvent::ExtraTime(who, extra),
            RoomMessage::Team(who, team) if team.is_none_or(|team| team < self.setup().teams.len()) => {
                person(who).map(|_| RoomEvent::Teamed(who, team))?
            }
            RoomMessage::End if self.phase() != Phase::Ended => RoomEvent::Ended,
            _ => return Err(RoomRefusal::NotNow),
        }])
    }
}

impl RoomMessage {
    /// True for messages that advance the room; these are allowed from the remote.
    const fn is_step(&self) -> bool {
        matches!(self, Self::GoOn(_) | Self::Skip(_) | Self::Pause | Self::Resume | Self::Extend(_) | Self::Lock(_))
    }
}
