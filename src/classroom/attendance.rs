//! Who has answered, who is missing and who may need help: the trainer's lists of people.

use super::event::RoomEvent;
use super::identity::ParticipantId;
use super::participant::Participant;
use super::refusal::RoomRefusal;
use super::room::{Phase, Room};
use crate::i18n::folding::sort_key;
use crate::progress::Moment;

/// A list of people for the trainer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PeopleList {
    #[default]
    All,
    /// The question at hand was put to them, and they have not answered it.
    Missing,
    /// No connection, or no answer for a long time.
    Stuck,
    /// Waiting to be let in.
    Door,
}

/// Time in ms after which a participant without an answer counts as stuck: of a question without a time limit, and of one at
/// their own pace. With a limit it is half of that.
const LONG: u64 = 30_000;
const LONG_AT_OWN_PACE: u64 = 120_000;

/// Seconds that one person is given at once.
pub const GRANT: u32 = 10;
/// Most seconds at once.
const MOST_GRANTED: u32 = 600;

impl PeopleList {
    /// In display order.
    pub const ALL: [Self; 4] = [Self::All, Self::Missing, Self::Stuck, Self::Door];
}

impl Room {
    /// The people on a list, by name.
    pub fn listed(&self, list: PeopleList, now: Moment) -> Vec<(ParticipantId, &Participant)> {
        let mut listed: Vec<_> = self.people().filter(|(_, person)| self.is_listed(person, list, now)).collect();
        listed.sort_by_cached_key(|(who, person)| (sort_key(&person.name), *who));
        listed
    }

    pub fn is_listed(&self, person: &Participant, list: PeopleList, now: Moment) -> bool {
        match list {
            PeopleList::All => true,
            PeopleList::Missing => self.is_missing(person),
            PeopleList::Stuck => person.is_in() && (person.away_since.is_some() || self.is_slow(person, now)),
            PeopleList::Door => self.is_at_door(person),
        }
    }

    /// True if a newcomer waits to be let in.
    pub const fn is_at_door(&self, person: &Participant) -> bool {
        person.waits && !person.removed && !matches!(self.phase(), Phase::Ended)
    }

    /// Number of people who wait to be let in.
    pub fn at_door(&self) -> usize {
        self.people().filter(|(_, person)| self.is_at_door(person)).count()
    }

    /// True if an answer of theirs to the question at hand, or to a part of the exam, was not given.
    fn is_missing(&self, person: &Participant) -> bool {
        match self.phase() {
            Phase::Question(at) | Phase::Closed(at) | Phase::Revealed(at) | Phase::Ranked(at) => {
                person.is_asked(at) && !person.answers.contains_key(&at)
            }
            Phase::Sitting | Phase::Collected => {
                person.is_in() && !person.watches && self.own_question(person).is_some()
            }
            Phase::Lobby | Phase::Ready(_) | Phase::Ended => false,
        }
    }

    fn is_slow(&self, person: &Participant, now: Moment) -> bool {
        if !self.is_running() || !self.is_open(person) {
            return false;
        }
        match (self.phase(), person.own_pace) {
            (Phase::Sitting, Some(pace)) => self.paced_for(pace, now) >= LONG_AT_OWN_PACE,
            _ => self.asked_for(now) >= self.limit(person).map_or(LONG, |limit| limit / 2),
        }
    }

    /// True if one person can be given more time for what they are asked.
    pub fn can_grant(&self, person: &Participant) -> bool {
        self.is_running() && self.is_open(person) && self.time(person).is_some()
    }

    /// Gives one person this number of seconds more, counted from now if their time is up. The question stays open for them
    /// alone, and nobody is shown the key before. They gain no points by it: the speed bonus counts from the usual limit.
    pub(super) fn grant(&self, who: ParticipantId, seconds: u32, now: Moment) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let person = self.person(who).ok_or(RoomRefusal::Unknown)?;
        let time = self.time(person).filter(|_| self.can_grant(person)).ok_or(RoomRefusal::NotNow)?;
        if !(1..=MOST_GRANTED).contains(&seconds) {
            return Err(RoomRefusal::NotNow);
        }
        let overdue = self.asked_for(now).saturating_sub(time);
        Ok(vec![RoomEvent::Granted(who, u64::from(seconds) * 1000 + overdue)])
    }
}
