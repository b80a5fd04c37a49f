//! The room: what all that has happened adds up to, and what follows from it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{Event, Stamped, Why};
use super::identity::{Digest, Sender, Who};
use super::message::Message;
use super::name;
use super::participant::{Given, Pace, Participant};
use super::quiz::Quiz;
use super::refusal::Refusal;
use super::score::points;
use super::setup::{Form, Late, Setup};
use crate::lesson::Exercise;
use crate::progress::Moment;

/// A room. It hears messages and says what has happened: [`Room::hear`]. Whoever plays what has happened into a room set
/// up alike has the same room: [`Room::replay`].
#[derive(Debug, Clone)]
pub struct Room {
    setup: Arc<Setup>,
    quiz: Quiz,
    state: State,
}

/// What changes in a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct State {
    pub(super) phase: Phase,
    pub(super) turn: u64,
    pub(super) people: Vec<Participant>,
    /// What the eye makes of each name.
    names: BTreeSet<String>,
    /// How many questions all were asked.
    pub(super) asked: usize,
    pub(super) skipped: BTreeSet<usize>,
    pub(super) locked: bool,
    /// When what is asked was asked, and how long the room had rested by then.
    pub(super) since: Moment,
    pub(super) rested_then: u64,
    /// How long it has rested in all, in milliseconds.
    pub(super) rested: u64,
    pub(super) paused: Option<Moment>,
    /// How many milliseconds the trainer gave on top.
    pub(super) extended: u64,
    /// The last moment that was heard of: time does not go back.
    pub(super) now: Moment,
}

/// Where a room stands. The number is the place of the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// People come in.
    Lobby,
    /// All are asked.
    Asking(usize),
    /// Nobody answers any more.
    Closed(usize),
    /// The key is shown.
    Revealed(usize),
    /// The standings are shown.
    Ranked(usize),
    /// An exam: each answers by themselves.
    Sitting,
    /// An exam is closed, and its results are not told yet.
    Handed,
    /// Everybody may see everything.
    Ended,
}

/// What came of a message.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
pub struct Heard {
    /// What has happened, for the log.
    pub happened: Vec<Stamped>,
    /// Why the message itself changed nothing, where that is so.
    pub refused: Option<Refusal>,
}

impl Room {
    /// A room in which nobody is yet.
    #[must_use]
    pub fn open(setup: Setup, quiz: Quiz, now: Moment) -> Self {
        let state = State {
            phase: Phase::Lobby,
            turn: 0,
            people: Vec::new(),
            names: BTreeSet::new(),
            asked: 0,
            skipped: BTreeSet::new(),
            locked: false,
            since: now,
            rested_then: 0,
            rested: 0,
            paused: None,
            extended: 0,
            now,
        };
        Self { setup: Arc::new(setup), quiz, state }
    }

    /// The room that a log adds up to.
    #[must_use]
    pub fn replay(setup: Setup, quiz: Quiz, opened: Moment, log: &[Stamped]) -> Self {
        let mut room = Self::open(setup, quiz, opened);
        for stamped in log {
            room.apply(stamped);
        }
        room
    }

    /// Whether two rooms stand alike, whenever they last heard of the time.
    #[must_use]
    pub fn stands_like(&self, other: &Self) -> bool {
        let state = |room: &Self| State { now: Moment::default(), ..room.state.clone() };
        self.setup == other.setup && state(self) == state(other)
    }

    /// Hears a message. What has happened is to be kept before anybody is told of it.
    pub fn hear(&mut self, from: Sender, message: Message, now: Moment) -> Heard {
        let now = now.max(self.state.now);
        self.state.now = now;
        let mut heard = Heard::default();
        // What was due before the message comes before it.
        self.settle(now, &mut heard);
        match self.decide(from, message, now) {
            Ok(events) => {
                for event in events {
                    self.happen(event, now, &mut heard);
                }
                self.settle(now, &mut heard);
            }
            Err(refused) => heard.refused = Some(refused),
        }
        heard
    }

    /// After its host was gone: nobody is connected, and the time stands from the last moment that is known.
    pub fn reopen(&mut self) -> Heard {
        let now = self.state.now;
        let mut heard = Heard::default();
        let here = self.people().filter(|(_, person)| person.away.is_none()).map(|(who, _)| who);
        for who in here.collect::<Vec<_>>() {
            self.happen(Event::Away(who), now, &mut heard);
        }
        if self.is_running() && self.state.paused.is_none() {
            self.happen(Event::Paused, now, &mut heard);
        }
        heard
    }

    fn happen(&mut self, event: Event, at: Moment, heard: &mut Heard) {
        let stamped = Stamped { at, event };
        self.apply(&stamped);
        heard.happened.push(stamped);
    }

    fn settle(&mut self, now: Moment, heard: &mut Heard) {
        if let Some(why) = self.closes(now) {
            self.happen(Event::Closed(why), now, heard);
        }
    }

    /// What deals and decides.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The questions.
    #[must_use]
    pub const fn quiz(&self) -> &Quiz {
        &self.quiz
    }

    /// Where it stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Counts up whenever it goes on.
    #[must_use]
    pub const fn turn(&self) -> u64 {
        self.state.turn
    }

    /// Whether nobody else may come in.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.state.locked
    }

    /// Whether the time stands.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.state.paused.is_some()
    }

    /// Whether something is being answered.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        matches!(self.state.phase, Phase::Asking(_) | Phase::Sitting)
    }

    /// The questions that do not count.
    #[must_use]
    pub const fn skipped(&self) -> &BTreeSet<usize> {
        &self.state.skipped
    }

    /// Everybody who ever came in.
    pub fn people(&self) -> impl Iterator<Item = (Who, &Participant)> {
        self.state.people.iter().enumerate().map(|(place, person)| (Who(place as u32), person))
    }

    /// One of them.
    #[must_use]
    pub fn person(&self, who: Who) -> Option<&Participant> {
        self.state.people.get(who.0 as usize)
    }

    /// How many questions of a live room were asked.
    #[must_use]
    pub const fn asked_so_far(&self) -> usize {
        self.state.asked
    }

    /// The question somebody is at by themselves: the first that they have not answered.
    #[must_use]
    pub fn own_question(&self, person: &Participant) -> Option<usize> {
        let pace = person.pace?;
        (0..pace.until).find(|place| !person.given.contains_key(place) && !self.state.skipped.contains(place))
    }

    /// As whom somebody speaks who knows this secret.
    #[must_use]
    pub fn sender(&self, secret: &Digest) -> Sender {
        if *secret == self.setup.host {
            return Sender::Host;
        }
        if *secret == self.setup.remote {
            return Sender::Remote;
        }
        self.people()
            .find(|(_, person)| person.token == *secret)
            .map_or(Sender::Stranger, |(who, _)| Sender::Participant(who))
    }

    /// Whether a name is that of somebody who is in.
    #[must_use]
    pub fn is_taken(&self, name: &str) -> bool {
        self.state.names.contains(&name::seen(name))
    }

    /// The question at a place, as it is put to somebody.
    #[must_use]
    pub fn exercise(&self, who: Who, question: usize) -> Option<&Exercise> {
        let own = self.person(who).and_then(|person| person.own.as_ref());
        own.unwrap_or_else(|| self.quiz.questions()).get(question)
    }

    /// How long what is asked has been asked, in milliseconds without the pauses.
    #[must_use]
    pub fn asked_for(&self, now: Moment) -> u64 {
        now.since(self.state.since).saturating_sub(self.rested_by(now) - self.state.rested_then)
    }

    /// How long somebody has had the question they are at by themselves.
    #[must_use]
    pub(super) fn paced_for(&self, pace: Pace, now: Moment) -> u64 {
        now.since(pace.since).saturating_sub(self.rested_by(now).saturating_sub(pace.rested))
    }

    /// How long it has rested in all by then.
    fn rested_by(&self, now: Moment) -> u64 {
        self.state.rested + self.state.paused.map_or(0, |since| now.since(since))
    }

    /// How many milliseconds somebody has for what is asked, without what the trainer gave on top; nothing where nobody
    /// counts.
    #[must_use]
    pub fn limit(&self, person: &Participant) -> Option<u64> {
        let millis = match self.setup.form {
            Form::Live => u64::from(self.setup.seconds?) * 1000,
            Form::Exam { minutes, .. } => u64::from(minutes?) * 60_000,
        };
        Some(person.extra.of(millis))
    }

    /// The same with it.
    #[must_use]
    pub fn time(&self, person: &Participant) -> Option<u64> {
        self.limit(person).map(|limit| limit.saturating_add(self.state.extended))
    }

    /// Whether what is asked is to be closed by now, and why.
    fn closes(&self, now: Moment) -> Option<Why> {
        if !self.is_running() || self.is_paused() {
            return None;
        }
        let asked_for = self.asked_for(now);
        let open: Vec<&Participant> = self.people().map(|(_, person)| person).filter(|one| self.is_open(one)).collect();
        // An answer on its way when the time is up is still heard.
        let is_late = |one: &&Participant| self.time(one).is_some_and(|time| asked_for > time + LONGEST_WAY);
        if open.is_empty() {
            let takes_part = self.people().any(|(_, person)| self.takes_part(person));
            let time_is_up = self.setup_time().is_some_and(|time| asked_for > time + LONGEST_WAY);
            return if takes_part { Some(Why::All) } else { time_is_up.then_some(Why::Time) };
        }
        if open.iter().all(is_late) {
            return Some(Why::Time);
        }
        if self.state.phase == Phase::Sitting {
            return None;
        }
        // Nobody waits for long for those who have lost their connection, unless nobody has one.
        let is_gone = |one: &&Participant| one.away.is_some_and(|since| now.since(since) > LONGEST_AWAY);
        let somebody_is_here = self.people().any(|(_, person)| self.takes_part(person) && person.away.is_none());
        (somebody_is_here && open.iter().all(is_gone)).then_some(Why::All)
    }

    /// The time of those who have no more than all.
    fn setup_time(&self) -> Option<u64> {
        let millis = match self.setup.form {
            Form::Live => u64::from(self.setup.seconds?) * 1000,
            Form::Exam { minutes, .. } => u64::from(minutes?) * 60_000,
        };
        Some(millis.saturating_add(self.state.extended))
    }

    /// Whether somebody is asked what is asked now.
    #[must_use]
    pub fn takes_part(&self, person: &Participant) -> bool {
        match self.state.phase {
            Phase::Asking(question) => person.is_asked(question),
            Phase::Sitting => !person.removed && !person.watches,
            _ => false,
        }
    }

    /// Whether somebody has still to answer what is asked now.
    fn is_open(&self, person: &Participant) -> bool {
        self.takes_part(person)
            && match self.state.phase {
                // Who is still at what they missed is not waited for.
                Phase::Asking(question) => !person.given.contains_key(&question) && self.own_question(person).is_none(),
                _ => self.own_question(person).is_some(),
            }
    }

    /// Takes in what has happened. What cannot have happened changes nothing.
    pub(super) fn apply(&mut self, stamped: &Stamped) {
        let at = stamped.at.max(self.state.now);
        self.state.now = at;
        match &stamped.event {
            Event::Joined { who, name, token } => self.joined(*who, name, token, at),
            Event::Here(who) => self.change(*who, |person| person.away = None),
            Event::Away(who) => self.change(*who, |person| person.away = person.away.or(Some(at))),
            Event::Removed(who) => self.change(*who, |person| person.removed = true),
            Event::Readmitted(who) => self.change(*who, |person| person.removed = false),
            Event::Renamed(who, name) => self.renamed(*who, name),
            Event::ExtraTime(who, extra) => self.change(*who, |person| person.extra = *extra),
            Event::Teamed(who, team) => self.change(*who, |person| person.team = *team),
            Event::Locked(locked) => self.state.locked = *locked,
            Event::Asked(question) => self.asked(*question, at),
            Event::Answered { who, question, nonce, answer, millis } => {
                self.answered(*who, *question, nonce, answer, *millis, at);
            }
            Event::Closed(_) => self.go(match self.state.phase {
                Phase::Asking(question) => Phase::Closed(question),
                Phase::Sitting => Phase::Handed,
                other => other,
            }),
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

    /// Goes to a phase; a pause ends with what it stopped.
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

    /// Ends a pause.
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
            Phase::Asking(question) | Phase::Closed(question) => (question + 1, false),
            Phase::Revealed(question) | Phase::Ranked(question) => (question + 1, false),
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
            extra: super::event::ExtraTime::None,
            team: None,
            away: Some(at),
            from: if sits || catches_up { 0 } else { missed },
            pace: if sits {
                pace(count)
            } else if catches_up {
                pace(missed)
            } else {
                None
            },
            own: is_own.then(|| self.quiz.own(who.0)),
            given: std::collections::BTreeMap::new(),
        };
        self.state.names.insert(name::seen(name));
        self.state.people.push(person);
    }

    fn renamed(&mut self, who: Who, name: &str) {
        let Some(person) = self.state.people.get_mut(who.0 as usize) else { return };
        self.state.names.remove(&name::seen(&person.name));
        self.state.names.insert(name::seen(name));
        name.clone_into(&mut person.name);
    }

    fn asked(&mut self, question: usize, at: Moment) {
        self.state.extended = 0;
        match self.setup.form {
            Form::Live => {
                self.state.asked = question + 1;
                self.go(Phase::Asking(question));
            }
            Form::Exam { .. } => {
                self.go(Phase::Sitting);
                let pace = Pace { until: self.quiz.questions().len(), since: at, rested: self.state.rested };
                self.state.people.iter_mut().for_each(|person| person.pace = Some(pace));
            }
        }
        self.state.since = at;
        self.state.rested_then = self.state.rested;
    }

    fn answered(
        &mut self,
        who: Who,
        question: usize,
        nonce: &str,
        answer: &crate::drill::question::Answer,
        millis: u64,
        at: Moment,
    ) {
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

/// The way through the network is taken off an answer's time up to so many milliseconds: whoever answers pings late wins
/// nothing more by it.
pub const LONGEST_WAY: u64 = 500;

/// For so many milliseconds somebody without a connection is waited for before a question closes because all others have
/// answered.
pub const LONGEST_AWAY: u64 = 10_000;
