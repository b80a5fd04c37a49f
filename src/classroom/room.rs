//! The room: what all that has happened adds up to, and what follows from it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{Event, Stamped};
use super::identity::{Digest, Sender, Who};
use super::message::Message;
use super::name;
use super::participant::Participant;
use super::quiz::Quiz;
use super::refusal::Refusal;
use super::setup::Setup;
use crate::lesson::Exercise;
use crate::progress::Moment;

/// A room. It hears messages and says what has happened: [`Room::hear`]. Whoever plays what has happened into a room set
/// up alike has the same room: [`Room::replay`].
#[derive(Debug, Clone)]
pub struct Room {
    pub(super) setup: Arc<Setup>,
    pub(super) quiz: Quiz,
    pub(super) opened: Moment,
    pub(super) state: State,
}

/// What changes in a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct State {
    pub(super) phase: Phase,
    pub(super) turn: u64,
    pub(super) people: Vec<Participant>,
    /// What the eye makes of each name.
    pub(super) names: BTreeSet<String>,
    /// How many questions were put to all: of an exam one, with which it begins.
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
        Self { setup: Arc::new(setup), quiz, opened: now, state }
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

    /// When it was opened.
    #[must_use]
    pub const fn opened(&self) -> Moment {
        self.opened
    }

    /// The last moment it has heard of.
    #[must_use]
    pub const fn heard_until(&self) -> Moment {
        self.state.now
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

    /// How many questions were put to all: of an exam one, with which it begins.
    #[must_use]
    pub const fn asked_so_far(&self) -> usize {
        self.state.asked
    }

    /// The question somebody is at by themselves: the first that they have not answered.
    #[must_use]
    pub fn own_question(&self, person: &Participant) -> Option<usize> {
        let pace = person.pace?;
        person.put(pace.until).find(|place| !person.given.contains_key(place) && !self.state.skipped.contains(place))
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
        name::seen(name).iter().any(|seen| self.state.names.contains(seen))
    }

    /// The question at a place, as it is put to somebody.
    #[must_use]
    pub fn exercise(&self, who: Who, question: usize) -> Option<&Exercise> {
        let own = self.person(who).and_then(|person| person.own.as_ref());
        own.unwrap_or_else(|| self.quiz.questions()).get(question)
    }
}
