//! Timing of a room: time used, time limits, automatic closing.

use super::event::{CloseReason, ExtraTime};
use super::participant::{OwnPace, Participant};
use super::room::{Phase, Room};
use super::setup::RoomMode;
use crate::progress::Moment;

/// Maximum network delay in ms credited to an answer; slow ping replies gain nothing
/// beyond it.
pub const LONGEST_WAY: u64 = 500;

/// Time in ms that a question stays open for a disconnected participant, once all others have
/// answered.
pub const LONGEST_AWAY: u64 = 10_000;

/// Time in ms after the end of a question in which answers are accepted that were sent before it: a phone promises
/// that nothing is lost.
pub const LONGEST_TRANSIT: u64 = 2_000;

/// Time in ms between the announcement of a question and its start.
pub const GET_READY: u64 = 3_000;

/// Seconds of a question in which a room ticks.
pub const LAST_SECONDS: u64 = 10;

impl Room {
    /// Time in ms until the announced question starts; `None` if none is announced.
    pub fn ready_in(&self, now: Moment) -> Option<u64> {
        matches!(self.state.phase, Phase::Ready(_)).then(|| GET_READY.saturating_sub(self.asked_for(now)))
    }

    /// The announced question, once it is due.
    pub(super) fn announced_question(&self, now: Moment) -> Option<usize> {
        let Phase::Ready(question) = self.state.phase else { return None };
        (!self.is_paused() && self.ready_in(now) == Some(0)).then_some(question)
    }

    /// Time since the current question was announced or asked in ms, without pauses.
    pub fn asked_for(&self, now: Moment) -> u64 {
        now.since(self.state.since).saturating_sub(self.paused_by(now) - self.state.rested_then)
    }

    /// Time since a participant's own question was shown in ms, without pauses.
    pub(super) fn paced_for(&self, pace: OwnPace, now: Moment) -> u64 {
        now.since(pace.since).saturating_sub(self.paused_by(now).saturating_sub(pace.rested))
    }

    /// Total pause in ms up to `now`.
    pub(super) fn paused_by(&self, now: Moment) -> u64 {
        self.state.rested + self.state.paused.map_or(0, |since| now.since(since))
    }

    /// True if the current question has just been closed and an answer of this participant may be on its way.
    pub(super) fn takes_answers_in_transit(&self, person: &Participant, now: Moment) -> bool {
        let Phase::Closed(question) = self.state.phase else { return false };
        person.is_asked(question)
            && !self.state.skipped.contains(&question)
            && self.own_question(person).is_none()
            && now.since(self.state.closed_at) <= LONGEST_TRANSIT
    }

    /// True if a question at one's own pace came up while the time stood: it may not be worked on before the time goes
    /// on.
    pub(super) fn is_shown_in_pause(&self, person: &Participant, question: usize) -> bool {
        let Some(paused) = self.state.paused else { return false };
        self.own_question(person) == Some(question) && person.own_pace.is_some_and(|pace| pace.since >= paused)
    }

    /// A participant's time limit for the current question in ms, without the trainer's extensions; `None` if
    /// untimed.
    pub fn limit(&self, person: &Participant) -> Option<u64> {
        self.limit_with(person.extra)
    }

    /// The same without any time accommodation.
    pub fn standard_time(&self) -> Option<u64> {
        self.limit_with(ExtraTime::None).map(|limit| limit.saturating_add(self.state.extended))
    }

    /// The second of the last ten that runs, from ten to one, where the room ticks then.
    pub fn ticking_second(&self, now: Moment) -> Option<u64> {
        let ticks = self.setup.tick && self.setup.lively && matches!(self.state.phase, Phase::Question(_));
        let left = self.standard_time_left(now).filter(|_| ticks && !self.is_paused())?;
        Some(left.div_ceil(1000)).filter(|second| (1..=LAST_SECONDS).contains(second))
    }

    /// Time left in ms without any time accommodation.
    pub fn standard_time_left(&self, now: Moment) -> Option<u64> {
        self.standard_time().map(|time| time.saturating_sub(self.asked_for(now)))
    }

    fn limit_with(&self, extra: ExtraTime) -> Option<u64> {
        let millis = match self.setup.form {
            RoomMode::Live => u64::from(self.setup.seconds?) * 1000,
            RoomMode::Exam { minutes, .. } => u64::from(minutes?) * 60_000,
        };
        Some(extra.extend(millis))
    }

    /// Time limit including the trainer's extensions for all and for this participant.
    pub fn time(&self, person: &Participant) -> Option<u64> {
        self.limit(person).map(|limit| limit.saturating_add(self.state.extended).saturating_add(person.granted))
    }

    /// Reason to close the current question by now; `None` if it stays open.
    pub(super) fn close_reason(&self, now: Moment) -> Option<CloseReason> {
        if !self.is_running() || self.is_paused() {
            return None;
        }
        let asked_for = self.asked_for(now);
        let open: Vec<&Participant> = self.people().map(|(_, person)| person).filter(|one| self.is_open(one)).collect();
        // Answers in transit at timeout are still accepted.
        let is_late = |one: &&Participant| self.time(one).is_some_and(|time| asked_for > time + LONGEST_WAY);
        if open.is_empty() {
            // If everyone is still catching up, nobody has answered yet, but may.
            let is_done = |person: &Participant| match self.state.phase {
                Phase::Question(question) => person.answers.contains_key(&question),
                _ => true,
            };
            let all = self.people().any(|(_, person)| self.takes_part(person) && is_done(person));
            let time_is_up = self.standard_time().is_some_and(|time| asked_for > time + LONGEST_WAY);
            return if all { Some(CloseReason::All) } else { time_is_up.then_some(CloseReason::Time) };
        }
        if open.iter().all(is_late) {
            return Some(CloseReason::Time);
        }
        if self.state.phase == Phase::Sitting {
            return None;
        }
        // Disconnected participants are not waited for, unless all are, or the trainer has given them more time.
        let is_gone = |one: &&Participant| {
            one.granted == 0 && one.away_since.is_some_and(|since| now.since(since) > LONGEST_AWAY)
        };
        let anyone_present = self.people().any(|(_, person)| self.takes_part(person) && person.away_since.is_none());
        (anyone_present && open.iter().all(is_gone)).then_some(CloseReason::All)
    }

    /// True if the current question is asked of them.
    pub fn takes_part(&self, person: &Participant) -> bool {
        match self.state.phase {
            Phase::Question(question) => person.is_asked(question),
            Phase::Sitting => person.is_in() && !person.watches,
            _ => false,
        }
    }

    /// True if they still have to answer the current question.
    pub(super) fn is_open(&self, person: &Participant) -> bool {
        self.takes_part(person)
            && match self.state.phase {
                // Participants who are catching up are not waited for.
                Phase::Question(question) => {
                    !person.answers.contains_key(&question) && self.own_question(person).is_none()
                }
                _ => self.own_question(person).is_some(),
            }
    }
}
