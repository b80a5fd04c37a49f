//! The time in a room: how long something has been asked, how long there is for it, and when it closes by itself.

use super::event::{ExtraTime, Why};
use super::participant::{Pace, Participant};
use super::room::{Phase, Room};
use super::setup::Form;
use crate::progress::Moment;

/// The way through the network is taken off an answer's time up to so many milliseconds: whoever answers pings late wins
/// nothing more by it.
pub const LONGEST_WAY: u64 = 500;

/// For so many milliseconds somebody without a connection is waited for before a question closes because all others have
/// answered.
pub const LONGEST_AWAY: u64 = 10_000;

impl Room {
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
    pub(super) fn rested_by(&self, now: Moment) -> u64 {
        self.state.rested + self.state.paused.map_or(0, |since| now.since(since))
    }

    /// How many milliseconds somebody has for what is asked, without what the trainer gave on top; nothing where nobody
    /// counts.
    #[must_use]
    pub fn limit(&self, person: &Participant) -> Option<u64> {
        self.limit_with(person.extra)
    }

    /// The same for those who are given no time of their own.
    #[must_use]
    pub fn time_of_most(&self) -> Option<u64> {
        self.limit_with(ExtraTime::None).map(|limit| limit.saturating_add(self.state.extended))
    }

    /// How many milliseconds of it are left.
    #[must_use]
    pub fn left_for_most(&self, now: Moment) -> Option<u64> {
        self.time_of_most().map(|time| time.saturating_sub(self.asked_for(now)))
    }

    fn limit_with(&self, extra: ExtraTime) -> Option<u64> {
        let millis = match self.setup.form {
            Form::Live => u64::from(self.setup.seconds?) * 1000,
            Form::Exam { minutes, .. } => u64::from(minutes?) * 60_000,
        };
        Some(extra.of(millis))
    }

    /// The same with it.
    #[must_use]
    pub fn time(&self, person: &Participant) -> Option<u64> {
        self.limit(person).map(|limit| limit.saturating_add(self.state.extended))
    }

    /// Whether what is asked is to be closed by now, and why.
    pub(super) fn closes(&self, now: Moment) -> Option<Why> {
        if !self.is_running() || self.is_paused() {
            return None;
        }
        let asked_for = self.asked_for(now);
        let open: Vec<&Participant> = self.people().map(|(_, person)| person).filter(|one| self.is_open(one)).collect();
        // An answer on its way when the time is up is still heard.
        let is_late = |one: &&Participant| self.time(one).is_some_and(|time| asked_for > time + LONGEST_WAY);
        if open.is_empty() {
            // Where all are still at what they missed, nobody has answered: they may come to it yet.
            let is_done = |person: &Participant| match self.state.phase {
                Phase::Asking(question) => person.given.contains_key(&question),
                _ => true,
            };
            let all = self.people().any(|(_, person)| self.takes_part(person) && is_done(person));
            let time_is_up = self.time_of_most().is_some_and(|time| asked_for > time + LONGEST_WAY);
            return if all { Some(Why::All) } else { time_is_up.then_some(Why::Time) };
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
    pub(super) fn is_open(&self, person: &Participant) -> bool {
        self.takes_part(person)
            && match self.state.phase {
                // Who is still at what they missed is not waited for.
                Phase::Asking(question) => !person.given.contains_key(&question) && self.own_question(person).is_none(),
                _ => self.own_question(person).is_some(),
            }
    }
}
