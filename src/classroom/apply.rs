//! Applies an event to a room's state. Replaying the log runs exactly this code.

use std::collections::{BTreeMap, BTreeSet};

use super::decide::MOST_EVER;
use super::event::{ExtraTime, RoomEvent, StampedEvent};
use super::identity::{Digest, ParticipantId};
use super::name;
use super::participant::{AcceptedAnswer, OwnPace, Participant};
use super::room::{Phase, Room};
use super::score::points;
use super::setup::{LatePolicy, RoomMode};
use crate::drill::question::Answer;
use crate::progress::Moment;

impl Room {
    /// Applies an event; events that are impossible in the current state change nothing.
    pub(super) fn apply(&mut self, stamped: &StampedEvent) {
        let at = stamped.at.max(self.state.now);
        self.state.now = at;
        match &stamped.event {
            RoomEvent::Joined { who, name, token } => self.apply_joined(*who, name, token, at),
            RoomEvent::Here(who) => {
                self.restore_lost(who.0 as usize + 1, at);
                self.change_person(*who, |person| person.away_since = None);
            }
            RoomEvent::Away(who) => {
                self.change_person(*who, |person| person.away_since = person.away_since.or(Some(at)));
            }
            RoomEvent::Removed(who) => self.apply_removed(*who),
            RoomEvent::Admitted(who) => self.apply_admitted(*who, at),
            RoomEvent::Readmitted(who) => self.apply_readmitted(*who),
            RoomEvent::Renamed(who, name) => self.apply_renamed(*who, name),
            RoomEvent::ExtraTime(who, extra) => self.change_person(*who, |person| person.extra = *extra),
            RoomEvent::Granted(who, millis) => {
                self.change_person(*who, |person| person.granted = person.granted.saturating_add(*millis));
            }
            RoomEvent::Teamed(who, team) => self.change_person(*who, |person| person.team = *team),
            RoomEvent::Locked(locked) => self.state.locked = *locked,
            RoomEvent::Announced(question) => self.apply_announced(*question, at),
            RoomEvent::Asked(question) => self.apply_asked(*question, at),
            RoomEvent::Answered { who, question, nonce, answer, millis } => {
                self.apply_answered(*who, *question, nonce, answer, *millis);
            }
            RoomEvent::Closed(_) => self.apply_closed(),
            RoomEvent::Revealed => self.change_phase(|phase| match phase {
                Phase::Closed(question) => Some(Phase::Revealed(question)),
                _ => None,
            }),
            RoomEvent::Ranked => self.change_phase(|phase| match phase {
                Phase::Revealed(question) => Some(Phase::Ranked(question)),
                _ => None,
            }),
            RoomEvent::Skipped => {
                if let Phase::Ready(question) | Phase::Question(question) | Phase::Closed(question) = self.state.phase {
                    self.state.skipped.insert(question);
                    self.enter_phase(Phase::Closed(question));
                }
            }
            RoomEvent::Paused => self.state.paused = self.state.paused.or(Some(at)),
            RoomEvent::Resumed => self.end_pause(at),
            RoomEvent::Extended(millis) => self.state.extended = self.state.extended.saturating_add(*millis),
            RoomEvent::Ended => {
                self.state.shift_ended = true;
                self.enter_phase(Phase::Ended);
            }
            RoomEvent::ShiftGiven(shift) => self.apply_shift_given(shift),
            RoomEvent::ShiftProgressed { who, number, progress } => {
                if self.shift().is_some_and(|shift| shift.number == *number) {
                    self.restore_lost(who.0 as usize + 1, at);
                    self.change_person(*who, |person| person.shift = Some((**progress).clone()));
                }
            }
            RoomEvent::ShiftEnded => self.state.shift_ended = true,
        }
    }

    fn change_person(&mut self, who: ParticipantId, change: impl FnOnce(&mut Participant)) {
        if let Some(person) = self.state.people.get_mut(who.0 as usize) {
            change(person);
        }
    }

    /// Enters a phase and ends a pause.
    fn enter_phase(&mut self, phase: Phase) {
        self.end_pause(self.state.now);
        self.state.phase = phase;
        self.state.turn += 1;
    }

    fn change_phase(&mut self, next: impl FnOnce(Phase) -> Option<Phase>) {
        if let Some(phase) = next(self.state.phase) {
            self.enter_phase(phase);
        }
    }

    fn end_pause(&mut self, at: Moment) {
        self.state.rested = self.paused_by(at);
        self.state.paused = None;
    }

    fn apply_joined(&mut self, who: ParticipantId, name: &str, token: &Digest, at: Moment) {
        if !(self.state.people.len()..MOST_EVER).contains(&(who.0 as usize)) {
            return;
        }
        self.restore_lost(who.0 as usize, at);
        let waits = self.setup.approval;
        let person = Participant { waits, ..self.newcomer(who, name, Some(token.clone()), at) };
        self.state.names.extend(name::skeletons(name));
        self.state.people.push(person);
    }

    /// Numbers have no gaps: a participant without a record of their arrival lost that record alone.
    fn restore_lost(&mut self, people: usize, at: Moment) {
        while self.state.people.len() < people.min(MOST_EVER) {
            let number = self.state.people.len() as u32;
            let lost = self.newcomer(ParticipantId(number), &format!("? {}", number + 1), None, at);
            self.state.people.push(lost);
        }
    }

    fn newcomer(&self, who: ParticipantId, name: &str, token: Option<Digest>, at: Moment) -> Participant {
        let count = self.quiz.questions().len();
        let (missed, sits) = match self.state.phase {
            Phase::Lobby => (0, false),
            Phase::Ready(question) => (question, false),
            Phase::Question(question)
            | Phase::Closed(question)
            | Phase::Revealed(question)
            | Phase::Ranked(question) => (question + 1, false),
            Phase::Sitting => (1, true),
            Phase::Collected | Phase::Ended => (count, false),
        };
        let pace = |until| Some(OwnPace { until, since: at, rested: self.paused_by(at) });
        let catches_up = self.setup.late == LatePolicy::CatchUp && missed > 0;
        let is_own = matches!(self.setup.form, RoomMode::Exam { own: true, .. });
        Participant {
            name: name.to_owned(),
            token,
            joined_at: at,
            removed: false,
            waits: false,
            watches: self.setup.late == LatePolicy::WatchOnly && missed > 0,
            extra: ExtraTime::None,
            granted: 0,
            team: None,
            away_since: Some(at),
            first_question: if sits || catches_up { 0 } else { missed },
            missed_while_out: BTreeSet::new(),
            own_pace: if sits {
                pace(count)
            } else if catches_up {
                pace(missed)
            } else {
                None
            },
            own_questions: is_own.then(|| self.quiz.individual(who.0)),
            answers: BTreeMap::new(),
            shift: None,
        }
    }

    /// Frees the name of a removed participant unless another active one has it.
    fn apply_removed(&mut self, who: ParticipantId) {
        let open = self.open_to(who);
        let Some(person) = self.state.people.get_mut(who.0 as usize).filter(|person| !person.removed) else { return };
        person.removed = true;
        person.missed_while_out.extend(open);
        for seen in name::skeletons(&person.name) {
            self.state.names.remove(&seen);
        }
    }

    /// Questions asked while they waited count as missed, as if they had come now.
    fn apply_admitted(&mut self, who: ParticipantId, at: Moment) {
        let Some(waiting) = self.person(who).filter(|person| person.waits) else { return };
        let Participant { name, token, joined_at, removed, extra, team, away_since, .. } = waiting.clone();
        let fresh = self.newcomer(who, &name, token, at);
        let admitted = Participant { joined_at, removed, extra, team, away_since, ..fresh };
        self.change_person(who, |person| *person = admitted);
    }

    fn apply_readmitted(&mut self, who: ParticipantId) {
        let open = self.open_to(who);
        let Some(person) = self.state.people.get_mut(who.0 as usize).filter(|person| person.removed) else { return };
        person.removed = false;
        // Open questions can still be answered.
        for question in open {
            person.missed_while_out.remove(&question);
        }
        self.state.names.extend(name::skeletons(&person.name));
    }

    /// Questions that an active participant can still answer: the one asked of all, and those they are catching up
    /// on.
    fn open_to(&self, who: ParticipantId) -> Vec<usize> {
        let Some(person) = self.person(who) else { return Vec::new() };
        let all = if let Phase::Question(question) = self.state.phase { Some(question) } else { None };
        let is_over = matches!(self.state.phase, Phase::Collected | Phase::Ended);
        let own = person.own_pace.filter(|_| !is_over).map_or(0, |pace| pace.until);
        (0..own).chain(all).filter(|question| !person.answers.contains_key(question)).collect()
    }

    fn apply_closed(&mut self) {
        let Phase::Question(question) = self.state.phase else {
            return self.enter_phase(if self.state.phase == Phase::Sitting {
                Phase::Collected
            } else {
                self.state.phase
            });
        };
        // Participants still catching up have missed this question, too.
        let behind: Vec<usize> = self
            .people()
            .filter(|(_, person)| person.is_asked(question) && !person.answers.contains_key(&question))
            .filter(|(_, person)| self.own_question(person).is_some())
            .map(|(who, _)| who.0 as usize)
            .collect();
        for place in behind {
            if let Some(pace) = self.state.people.get_mut(place).and_then(|person| person.own_pace.as_mut()) {
                pace.until = question + 1;
            }
        }
        self.state.closed_at = self.state.now;
        self.enter_phase(Phase::Closed(question));
    }

    fn apply_renamed(&mut self, who: ParticipantId, name: &str) {
        let Some(person) = self.state.people.get_mut(who.0 as usize) else { return };
        if !person.removed {
            for seen in name::skeletons(&person.name) {
                self.state.names.remove(&seen);
            }
            self.state.names.extend(name::skeletons(name));
        }
        name.clone_into(&mut person.name);
    }

    fn apply_announced(&mut self, question: usize, at: Moment) {
        self.enter_phase(Phase::Ready(question));
        (self.state.since, self.state.rested_then) = (at, self.state.rested);
    }

    fn apply_asked(&mut self, question: usize, at: Moment) {
        self.state.extended = 0;
        self.state.people.iter_mut().for_each(|person| person.granted = 0);
        self.state.asked = question + 1;
        match self.setup.form {
            RoomMode::Live => self.enter_phase(Phase::Question(question)),
            RoomMode::Exam { .. } => {
                self.enter_phase(Phase::Sitting);
                let pace = OwnPace { until: self.quiz.questions().len(), since: at, rested: self.state.rested };
                self.state.people.iter_mut().for_each(|person| person.own_pace = Some(pace));
            }
        }
        let asked = match self.setup.form {
            RoomMode::Live => question..question.saturating_add(1),
            RoomMode::Exam { .. } => 0..self.quiz.questions().len(),
        };
        for person in self.state.people.iter_mut().filter(|person| person.removed) {
            person.missed_while_out.extend(asked.clone());
        }
        self.state.since = at;
        self.state.rested_then = self.state.rested;
    }

    fn apply_answered(&mut self, who: ParticipantId, question: usize, nonce: &str, answer: &Answer, millis: u64) {
        self.restore_lost(who.0 as usize + 1, self.state.now);
        self.change_person(who, |person| {
            if person.token.is_none() {
                person.first_question = person.first_question.min(question);
            }
        });
        let (Some(exercise), Some(person)) = (self.exercise(who, question), self.person(who)) else { return };
        let right = exercise.posed.key.mark(answer.clone()).right;
        let limit = match self.setup.form {
            RoomMode::Live => self.limit(person),
            RoomMode::Exam { .. } => None,
        };
        let given = AcceptedAnswer {
            nonce: nonce.to_owned(),
            answer: answer.clone(),
            millis,
            right,
            points: points(right, millis, limit, self.setup.speed),
            limit,
        };
        let at = self.state.now;
        let rested = self.paused_by(at);
        self.change_person(who, |person| {
            person.answers.entry(question).or_insert(given);
            if let Some(pace) = &mut person.own_pace {
                (pace.since, pace.rested) = (at, rested);
            }
        });
    }
}
