//! The room: its state, built from events.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::event::{RoomEvent, StampedEvent};
use super::identity::{Digest, ParticipantId, Sender};
use super::message::RoomMessage;
use super::name;
use super::participant::Participant;
use super::quiz::Quiz;
use super::refusal::RoomRefusal;
use super::setup::Setup;
use super::shift::GivenShift;
use crate::lesson::DealtQuestion;
use crate::progress::Moment;

/// A room: handles messages and returns events. Replaying the events with the same setup gives the same
/// room.
#[derive(Debug, Clone)]
pub struct Room {
    pub(super) setup: Arc<Setup>,
    pub(super) quiz: Quiz,
    pub(super) opened: Moment,
    pub(super) state: RoomState,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RoomState {
    pub(super) phase: Phase,
    pub(super) turn: u64,
    pub(super) people: Vec<Participant>,
    /// Visual keys of all names in use.
    pub(super) names: BTreeSet<String>,
    /// Number of questions asked of all; an exam counts as one.
    pub(super) asked: usize,
    pub(super) skipped: BTreeSet<usize>,
    pub(super) locked: bool,
    /// Moment the current question was announced or asked, and the total pause by then in ms.
    pub(super) since: Moment,
    pub(super) rested_then: u64,
    /// Total pause in ms.
    pub(super) rested: u64,
    pub(super) paused: Option<Moment>,
    /// Moment the last question asked of all was closed.
    pub(super) closed_at: Moment,
    /// Extensions by the trainer in ms.
    pub(super) extended: u64,
    /// The shift that was given last, and whether it is over.
    pub(super) shift: Option<GivenShift>,
    pub(super) shift_ended: bool,
    /// Latest time seen; time never goes backwards.
    pub(super) now: Moment,
}

/// Phase of a room, with the question index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Lobby,
    /// Announced: its time starts in a moment.
    Ready(usize),
    Question(usize),
    Closed(usize),
    Revealed(usize),
    Ranked(usize),
    /// An exam in progress; everyone at their own pace.
    Sitting,
    /// An exam is closed, results not yet shown.
    Collected,
    Ended,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
pub struct RoomOutcome {
    pub events: Vec<StampedEvent>,
    /// Refusal of the message itself; time-driven events may have happened all the same.
    pub refusal: Option<RoomRefusal>,
}

impl Room {
    pub fn open(setup: Setup, quiz: Quiz, now: Moment) -> Self {
        let state = RoomState {
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
            closed_at: now,
            extended: 0,
            shift: None,
            shift_ended: false,
            now,
        };
        Self { setup: Arc::new(setup), quiz, opened: now, state }
    }

    /// Rebuilds a room from its log.
    pub fn replay(setup: Setup, quiz: Quiz, opened: Moment, log: &[StampedEvent]) -> Self {
        let mut room = Self::open(setup, quiz, opened);
        for stamped in log {
            room.apply(stamped);
        }
        room
    }

    /// Equality except for the clock.
    pub fn same_state(&self, other: &Self) -> bool {
        let state = |room: &Self| RoomState { now: Moment::default(), ..room.state.clone() };
        self.setup == other.setup && state(self) == state(other)
    }

    /// Handles a message. The events must be saved before anyone is notified.
    pub fn handle(&mut self, from: Sender, message: RoomMessage, now: Moment) -> RoomOutcome {
        let now = now.max(self.state.now);
        self.state.now = now;
        let mut outcome = RoomOutcome::default();
        // Events due before the message come first.
        self.apply_due(now, &mut outcome);
        match self.decide(from, message, now) {
            Ok(events) => {
                for event in events {
                    self.record(event, now, &mut outcome);
                }
                self.apply_due(now, &mut outcome);
            }
            Err(refused) => outcome.refusal = Some(refused),
        }
        outcome
    }

    /// After a host crash: everyone is disconnected, and the room is paused at the last known time.
    pub fn reopen(&mut self) -> RoomOutcome {
        let now = self.state.now;
        let mut outcome = RoomOutcome::default();
        let here = self.people().filter(|(_, person)| person.away_since.is_none()).map(|(who, _)| who);
        for who in here.collect::<Vec<_>>() {
            self.record(RoomEvent::Away(who), now, &mut outcome);
        }
        if self.can_pause() && self.state.paused.is_none() {
            self.record(RoomEvent::Paused, now, &mut outcome);
        }
        outcome
    }

    fn record(&mut self, event: RoomEvent, at: Moment, outcome: &mut RoomOutcome) {
        let stamped = StampedEvent { at, event };
        self.apply(&stamped);
        outcome.events.push(stamped);
    }

    fn apply_due(&mut self, now: Moment, outcome: &mut RoomOutcome) {
        if let Some(question) = self.announced_question(now) {
            self.record(RoomEvent::Asked(question), now, outcome);
        }
        if let Some(why) = self.close_reason(now) {
            self.record(RoomEvent::Closed(why), now, outcome);
        }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub const fn quiz(&self) -> &Quiz {
        &self.quiz
    }

    pub const fn opened(&self) -> Moment {
        self.opened
    }

    pub const fn latest_time(&self) -> Moment {
        self.state.now
    }

    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Incremented at each step; guards against double requests.
    pub const fn turn(&self) -> u64 {
        self.state.turn
    }

    /// True if closed to newcomers.
    pub const fn is_locked(&self) -> bool {
        self.state.locked
    }

    pub const fn is_paused(&self) -> bool {
        self.state.paused.is_some()
    }

    /// True while answers are accepted.
    pub const fn is_running(&self) -> bool {
        matches!(self.state.phase, Phase::Question(_) | Phase::Sitting)
    }

    /// True while a pause would stop a clock.
    pub const fn can_pause(&self) -> bool {
        self.is_running() || matches!(self.state.phase, Phase::Ready(_))
    }

    pub const fn skipped(&self) -> &BTreeSet<usize> {
        &self.state.skipped
    }

    pub fn people(&self) -> impl Iterator<Item = (ParticipantId, &Participant)> {
        self.state.people.iter().enumerate().map(|(place, person)| (ParticipantId(place as u32), person))
    }

    /// People who came in at this time or later.
    pub fn arrived_since(&self, since: Moment) -> impl Iterator<Item = ParticipantId> {
        self.people().filter(move |(_, person)| person.joined_at >= since).map(|(who, _)| who)
    }

    pub fn person(&self, who: ParticipantId) -> Option<&Participant> {
        self.state.people.get(who.0 as usize)
    }

    /// Number of questions asked of all; an exam counts as one.
    pub const fn asked_so_far(&self) -> usize {
        self.state.asked
    }

    /// First unanswered question of a participant at their own pace.
    pub fn own_question(&self, person: &Participant) -> Option<usize> {
        let pace = person.own_pace?;
        person
            .questions_put(pace.until)
            .find(|place| !person.answers.contains_key(place) && !self.state.skipped.contains(place))
    }

    /// Sender authenticated by this secret.
    pub fn sender(&self, secret: &Digest) -> Sender {
        if *secret == self.setup.host {
            return Sender::Host;
        }
        if *secret == self.setup.remote {
            return Sender::Remote;
        }
        self.people()
            .find(|(_, person)| person.token.as_ref() == Some(secret))
            .map_or(Sender::Stranger, |(who, _)| Sender::Participant(who))
    }

    /// True if an active participant has this name.
    pub fn is_taken(&self, name: &str) -> bool {
        name::skeletons(name).iter().any(|seen| self.state.names.contains(seen))
    }

    /// The question with this index as put to a participant.
    pub fn exercise(&self, who: ParticipantId, question: usize) -> Option<&DealtQuestion> {
        let own = self.person(who).and_then(|person| person.own_questions.as_ref());
        own.unwrap_or_else(|| self.quiz.questions()).get(question)
    }
}
