//! Applies an event to a room's state. Replaying the log runs exactly this code.

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Event, ExtraTime, Stamped};
use super::identity::{Digest, Who};
use super::name;
use super::participant::{Given, Pace, Participant};
use super::room::{Phase, Room};
use super::score::points;
use super::setup::{Form, Late};
use crate::drill::question::Answer;
use crate::progress::Moment;

impl Room {
    /// Applies an event; events that are impossible in the current state change nothing.
    pub(super) fn apply(&mut self, stamped: &Stamped) {
        let at = stamped.at.max(self.state.now);
        self.state.now = at;
        match &stamped.event {
            Event::Joined { who, name, token } => self.joined(*who, name, token, at),
            Event::Here(who) => self.change(*who, |person| person.away = None),
            Event::Away(who) => self.change(*who, |person| person.away = person.away.or(Some(at))),
            Event::Removed(who) => self.removed(*who),
            Event::Readmitted(who) => self.readmitted(*who),
            Event::Renamed(who, name) => self.renamed(*who, name),
            Event::ExtraTime(who, extra) => self.change(*who, |person| person.extra = *extra),
            Event::Teamed(who, team) => self.change(*who, |person| person.team = *team),
            Event::Locked(locked) => self.state.locked = *locked,
            Event::Asked(question) => self.asked(*question, at),
            Event::Answered { who, question, nonce, answer, millis } => {
                self.answered(*who, *question, nonce, answer, *millis, at);
            }
            Event::Closed(_) => self.closed(),
            Event::Revealed => self.go_from(|phase| match phase {
                Phase::Closed(question) => Some(Phase::Revealed(question)),
                _ => None,
            }),
            Event::Ranked => self.go_from(|phase| match phase {
                Phase::Revealed(question) => Some(Phase::Ranked(question)),
                _ => None,
            }),
            Event::Skipped => {
                if let Phase::Asking(question) | Phase::Closed(question) = self.state.phase {
                    self.state.skipped.insert(question);
                    self.go(Phase::Closed(question));
                }
            }
            Event::Paused => self.state.paused = self.state.paused.or(Some(at)),
            Event::Resumed => self.rest(at),
            Event::Extended(millis) => self.state.extended = self.state.extended.saturating_add(*millis),
            Event::Ended => self.go(Phase::Ended),
        }
    }

    fn change(&mut self, who: Who, change: impl FnOnce(&mut Participant)) {
        if let Some(person) = self.state.people.get_mut(who.0 as usize) {
            change(person);
        }
    }

    /// Enters a phase and ends a pause.
    fn go(&mut self, phase: Phase) {
        self.rest(self.state.now);
        self.state.phase = phase;
        self.state.turn += 1;
    }

    fn go_from(&mut self, next: impl FnOnce(Phase) -> Option<Phase>) {
        if let Some(phase) = next(self.state.phase) {
            self.go(phase);
        }
    }

    fn rest(&mut self, at: Moment) {
        self.state.rested = self.rested_by(at);
        self.state.paused = None;
    }

    fn joined(&mut self, who: Who, name: &str, token: &Digest, at: Moment) {
        if who.0 as usize != self.state.people.len() {
            return;
        }
        let count = self.quiz.questions().len();
        let (missed, sits) = match self.state.phase {
            Phase::Lobby => (0, false),
            Phase::Asking(question) | Phase::Closed(question) | Phase::Revealed(question) | Phase::Ranked(question) => {
                (question + 1, false)
            }
            Phase::Sitting => (1, true),
            Phase::Handed | Phase::Ended => (count, false),
        };
        let pace = |until| Some(Pace { until, since: at, rested: self.rested_by(at) });
        let catches_up = self.setup.late == Late::CatchUp && missed > 0;
        let is_own = matches!(self.setup.form, Form::Exam { own: true, .. });
        let person = Participant {
            name: name.to_owned(),
            token: token.clone(),
            removed: false,
            watches: self.setup.late == Late::WatchOnly && missed > 0,
            extra: ExtraTime::None,
            team: None,
            away: Some(at),
            from: if sits || catches_up { 0 } else { missed },
            out_of: BTreeSet::new(),
            pace: if sits {
                pace(count)
            } else if catches_up {
                pace(missed)
            } else {
                None
            },
            own: is_own.then(|| self.quiz.own(who.0)),
            given: BTreeMap::new(),
        };
        self.state.names.extend(name::seen(name));
        self.state.people.push(person);
    }

    /// Frees the name of a removed participant unless another active one has it.
    fn removed(&mut self, who: Who) {
        let open = self.open_to(who);
        let Some(person) = self.state.people.get_mut(who.0 as usize).filter(|person| !person.removed) else { return };
        person.removed = true;
        person.out_of.extend(open);
        for seen in name::seen(&person.name) {
            self.state.names.remove(&seen);
        }
    }

    fn readmitted(&mut self, who: Who) {
        let open = self.open_to(who);
        let Some(person) = self.state.people.get_mut(who.0 as usize).filter(|person| person.removed) else { return };
        person.removed = false;
        // Open questions can still be answered.
        for question in open {
            person.out_of.remove(&question);
        }
        self.state.names.extend(name::seen(&person.name));
    }

    /// Questions that an active participant can still answer: the one asked of all, and those they are catching up
    /// on.
    fn open_to(&self, who: Who) -> Vec<usize> {
        let Some(person) = self.person(who) else { return Vec::new() };
        let all = if let Phase::Asking(question) = self.state.phase { Some(question) } else { None };
        let is_over = matches!(self.state.phase, Phase::Handed | Phase::Ended);
        let own = person.pace.filter(|_| !is_over).map_or(0, |pace| pace.until);
        (0..own).chain(all).filter(|question| !person.given.contains_key(question)).collect()
    }

    fn closed(&mut self) {
        let Phase::Asking(question) = self.state.phase else {
            return self.go(if self.state.phase == Phase::Sitting { Phase::Handed } else { self.state.phase });
        };
        // Participants still catching up have missed this question, too.
        let behind: Vec<usize> = self
            .people()
            .filter(|(_, person)| person.is_asked(question) && !person.given.contains_key(&question))
            .filter(|(_, person)| self.own_question(person).is_some())
            .map(|(who, _)| who.0 as usize)
            .collect();
        for place in behind {
            if let Some(pace) = self.state.people.get_mut(place).and_then(|person| person.pace.as_mut()) {
                pace.until = question + 1;
            }
        }
        self.go(Phase::Closed(question));
    }

    fn renamed(&mut self, who: Who, name: &str) {
        let Some(person) = self.state.people.get_mut(who.0 as usize) else { return };
        if !person.removed {
            for seen in name::seen(&person.name) {
                self.state.names.remove(&seen);
            }
            self.state.names.extend(name::seen(name));
        }
        name.clone_into(&mut person.name);
    }

    fn asked(&mut self, question: usize, at: Moment) {
        self.state.extended = 0;
        self.state.asked = question + 1;
        match self.setup.form {
            Form::Live => self.go(Phase::Asking(question)),
            Form::Exam { .. } => {
                self.go(Phase::Sitting);
                let pace = Pace { until: self.quiz.questions().len(), since: at, rested: self.state.rested };
                self.state.people.iter_mut().for_each(|person| person.pace = Some(pace));
            }
        }
        let asked = match self.setup.form {
            Form::Live => question..question.saturating_add(1),
            Form::Exam { .. } => 0..self.quiz.questions().len(),
        };
        for person in self.state.people.iter_mut().filter(|person| person.removed) {
            person.out_of.extend(asked.clone());
        }
        self.state.since = at;
        self.state.rested_then = self.state.rested;
    }

    fn answered(&mut self, who: Who, question: usize, nonce: &str, answer: &Answer, millis: u64, at: Moment) {
        let (Some(exercise), Some(person)) = (self.exercise(who, question), self.person(who)) else { return };
        let right = exercise.posed.key.mark(answer.clone()).right;
        let limit = match self.setup.form {
            Form::Live => self.limit(person),
            Form::Exam { .. } => None,
        };
        let given = Given {
            nonce: nonce.to_owned(),
            answer: answer.clone(),
            millis,
            right,
            points: points(right, millis, limit, self.setup.speed),
            limit,
        };
        let rested = self.rested_by(at);
        self.change(who, |person| {
            person.given.entry(question).or_insert(given);
            if let Some(pace) = &mut person.pace {
                (pace.since, pace.rested) = (at, rested);
            }
        });
    }
}
