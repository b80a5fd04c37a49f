//! Changes in a room since the last printed status: arrivals, answers, automatic steps.

use crate::classroom::{Phase, Room};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};

/// Number of arrivals listed by name; the others are counted.
const NAMED: usize = 4;

#[derive(Debug, Default)]
pub(super) struct PrintedRoom {
    pub(super) turn: u64,
    people: usize,
    answered: usize,
    is_paused: bool,
    is_locked: bool,
    trouble: Option<Phrase>,
}

impl PrintedRoom {
    pub(super) fn new(room: &Room, trouble: Option<Phrase>) -> Self {
        Self {
            turn: room.turn(),
            people: room.people().count(),
            answered: room.glance().answered,
            is_paused: room.is_paused(),
            is_locked: room.is_locked(),
            trouble,
        }
    }

    /// Changes made from another device within a turn, and trouble with the log.
    pub(super) fn state_changes(&self, now: &Self) -> Vec<Phrase> {
        let mut done = Vec::new();
        if self.is_paused != now.is_paused {
            done.push(Phrase::plain(if now.is_paused { text_key!("host-paused") } else { text_key!("host-unpaused") }));
        }
        if self.is_locked != now.is_locked {
            done.push(Phrase::plain(if now.is_locked {
                text_key!("host-is-locked")
            } else {
                text_key!("host-is-unlocked")
            }));
        }
        if self.trouble != now.trouble {
            done.extend(now.trouble.clone());
        }
        done
    }

    /// Adopts the printed changes, but not arrivals and answers, which are still to be printed.
    pub(super) fn catch_up(&mut self, now: Self) {
        *self = Self { people: self.people, answered: self.answered, ..now };
    }

    pub(super) fn arrivals(&self, room: &Room, words: &Catalog) -> Option<Phrase> {
        let names: Vec<&str> = room.people().skip(self.people).map(|(_, person)| person.name.as_str()).collect();
        if names.is_empty() {
            return None;
        }
        let mut named = names.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
        if names.len() > NAMED {
            let more = text!("host-and-more", count = Fact::Number((names.len() - NAMED) as u64));
            named = format!("{named} {}", words.render(&more, &HouseTerms::default()));
        }
        Some(text!("host-came-in", names = Fact::Text(named), count = Fact::Number(names.len() as u64)))
    }

    /// Number of answers, if it has grown.
    pub(super) fn answers(&self, room: &Room) -> Option<Phrase> {
        let glance = room.glance();
        let key = if room.phase() == Phase::Sitting { text_key!("host-finished") } else { text_key!("host-answered") };
        (room.is_running() && room.turn() == self.turn && glance.answered > self.answered).then(|| glance.phrase(key))
    }
}

/// Reason why a question closed automatically, if its figures show one.
pub(super) fn close_reason(room: &Room) -> Option<Phrase> {
    if !matches!(room.phase(), Phase::Closed(_) | Phase::Collected) {
        return None;
    }
    let glance = room.glance();
    if glance.asked > 0 && glance.answered == glance.asked {
        return Some(text!("host-all-answered"));
    }
    let is_over = room.standard_time_left(room.latest_time()) == Some(0);
    is_over.then(|| text!("host-time-is-up"))
}
