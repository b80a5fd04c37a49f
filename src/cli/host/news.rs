//! What is new in a room since it was told last: who has come in, how many have answered, what went on by itself.

use crate::classroom::{Phase, Room};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// So many who have come in are named; of more the rest is counted.
const NAMED: usize = 4;

/// What was told of a room.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The turn it was at.
    pub(super) turn: u64,
    people: usize,
    answered: usize,
    is_paused: bool,
    is_locked: bool,
    trouble: Option<Phrase>,
}

impl Seen {
    /// A room as it stands, and what is wrong with its log.
    pub(super) fn of(room: &Room, trouble: Option<Phrase>) -> Self {
        Self {
            turn: room.turn(),
            people: room.people().count(),
            answered: room.glance().answered,
            is_paused: room.is_paused(),
            is_locked: room.is_locked(),
            trouble,
        }
    }

    /// What somebody else did from another device within a turn, or what went wrong.
    pub(super) fn done(&self, now: &Self) -> Vec<Phrase> {
        let mut done = Vec::new();
        if self.is_paused != now.is_paused {
            done.push(Phrase::plain(if now.is_paused { "host-paused" } else { "host-unpaused" }));
        }
        if self.is_locked != now.is_locked {
            done.push(Phrase::plain(if now.is_locked { "host-is-locked" } else { "host-is-unlocked" }));
        }
        if self.trouble != now.trouble {
            done.extend(now.trouble.clone());
        }
        done
    }

    /// Takes over what [`Seen::done`] has told; who has come in and has answered is still to be told.
    pub(super) fn catch_up(&mut self, now: Self) {
        *self = Self { people: self.people, answered: self.answered, ..now };
    }

    /// Who has come in.
    pub(super) fn arrivals(&self, room: &Room, words: &Words) -> Option<Phrase> {
        let names: Vec<&str> = room.people().skip(self.people).map(|(_, person)| person.name.as_str()).collect();
        if names.is_empty() {
            return None;
        }
        let mut named = names.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
        if names.len() > NAMED {
            let more = Phrase::plain("host-and-more").with("count", Fact::Number((names.len() - NAMED) as u64));
            named = format!("{named} {}", words.say(&more, &Names::default()));
        }
        let phrase = Phrase::plain("host-came-in").with("names", Fact::Text(named));
        Some(phrase.with("count", Fact::Number(names.len() as u64)))
    }

    /// How many have answered, where it is more than before.
    pub(super) fn answers(&self, room: &Room) -> Option<Phrase> {
        let glance = room.glance();
        let key = if room.phase() == Phase::Sitting { "host-finished" } else { "host-answered" };
        (room.is_running() && room.turn() == self.turn && glance.answered > self.answered).then(|| glance.phrase(key))
    }
}

/// Why a question was closed by itself, as far as its figures show it.
pub(super) fn closed(room: &Room) -> Option<Phrase> {
    if !matches!(room.phase(), Phase::Closed(_) | Phase::Handed) {
        return None;
    }
    let glance = room.glance();
    if glance.asked > 0 && glance.answered == glance.asked {
        return Some(Phrase::plain("host-all-answered"));
    }
    let is_over = room.left_for_most(room.heard_until()) == Some(0);
    is_over.then(|| Phrase::plain("host-time-is-up"))
}
