//! Broadcasts after a batch is saved, or failed to be: to everyone concerned, limited to what they may see.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::mpsc::Sender as Answer;

use tokio::sync::mpsc::Sender as Line;

use super::{Done, Hall, LinkId, TICK};
use crate::classroom::wire::{ControlOut, Hearer, Overview, RoomOut, Says};
use crate::classroom::{Event, Refusal, Stamped, Who};
use crate::progress::Moment;
use crate::words::{Language, Names};

pub(super) struct Link {
    pub(super) source: IpAddr,
    /// `None` once its queue was full: the connection then ends.
    pub(super) line: Option<Line<Arc<str>>>,
    /// True after a wrong code.
    pub(super) has_guessed: bool,
    pub(super) who: Option<Who>,
    /// True for the trainer's second device.
    pub(super) is_remote: bool,
    pub(super) to: Hearer,
}

/// Messages to send once the batch is saved, or failed to be.
#[derive(Default)]
pub(super) struct Due {
    pub(super) happened: Vec<Stamped>,
    pub(super) says: Vec<(LinkId, Says)>,
    pub(super) answers: Vec<(Answer<Done>, Done)>,
    pub(super) states: BTreeSet<LinkId>,
    pub(super) all: bool,
    pub(super) control: bool,
}

impl Hall {
    /// Saves the batch, then broadcasts, even if the disk fails, since the room goes on. Only a `Kept` message promises
    /// that something is on the disk.
    pub(super) fn tell(&mut self, due: Due) {
        let trouble = self.log.append(&due.happened).err();
        let is_kept = trouble.is_none();
        self.is_shown &= !self.shown.set_trouble(trouble);
        let now = self.clock.now();
        self.is_controlled &= !due.control;
        // A caller that gets an answer reads the room right after.
        let is_asked = due.all || !due.answers.is_empty();
        if !self.is_shown && (is_asked || now.since(self.shown_at) >= TICK.as_millis() as u64) {
            self.shown.show(&self.room);
            (self.is_shown, self.shown_at) = (true, now);
        }
        for (answer, result) in due.answers {
            // The caller may be gone.
            let _ = answer.send(result);
        }
        // An answer is acknowledged only once it is on the disk; clients resend it until then.
        let sayable = |says: &Says| is_kept || !matches!(says, Says::Kept { .. });
        for (link, says) in due.says.into_iter().filter(|(_, says)| sayable(says)) {
            if let Some(link) = self.links.get_mut(&link) {
                link.send(&says);
            }
        }
        let whom: Vec<(LinkId, Who, Hearer)> = self
            .links
            .iter()
            .filter(|(id, _)| due.all || due.states.contains(id))
            .filter_map(|(id, link)| Some((*id, link.who?, link.to)))
            .collect();
        if !whom.is_empty() {
            let overview = Overview::of(&self.room, now);
            for (link, who, to) in whom {
                let state = overview.state(who, &mut self.told, to);
                if let (Some(state), Some(link)) = (state, self.links.get_mut(&link)) {
                    link.send(&Says::State(Box::new(state)));
                }
            }
        }
        self.tell_remotes(due.all, &due.states, now);
    }

    /// Updates the trainer's second device: at once if requested, else at most ten times a second.
    fn tell_remotes(&mut self, at_once: bool, due: &BTreeSet<LinkId>, now: Moment) {
        let is_due = !self.is_controlled && now.since(self.controlled_at) >= TICK.as_millis() as u64;
        if at_once || is_due {
            (self.is_controlled, self.controlled_at) = (true, now);
        }
        for (id, link) in self.links.iter_mut().filter(|(_, link)| link.is_remote) {
            if at_once || is_due || due.contains(id) {
                let control = ControlOut::of(&self.room, &mut self.told, link.to.language, now);
                link.send(&Says::Control(Box::new(control)));
            }
        }
    }

    pub(super) fn refuse(&self, link: LinkId, refusal: Refusal, nonce: Option<String>, due: &mut Due) {
        let Some(to) = self.links.get(&link) else { return };
        let says = self.told.words(to.to.language).say(&refusal.phrase(), &Names::default());
        due.says.push((link, Says::Refused { why: refusal.code().into(), says, nonce }));
    }

    pub(super) fn room_out(&self, link: LinkId) -> RoomOut {
        let language = self.links.get(&link).map_or(Language::English, |link| link.to.language);
        let (quiz, setup) = (self.room.quiz(), self.room.setup());
        let free = |roster: &Vec<String>| roster.iter().filter(|name| !self.room.is_taken(name)).cloned().collect();
        RoomOut {
            title: quiz.lesson().title.say(language, &Names::from(&quiz.house().terms)),
            house: quiz.house().name.clone(),
            names: setup.roster.as_ref().map(free),
            locked: self.room.is_locked(),
        }
    }
}

impl Link {
    pub(super) fn new(source: IpAddr, line: Line<Arc<str>>) -> Self {
        Self { source, line: Some(line), has_guessed: false, who: None, is_remote: false, to: Language::English.into() }
    }

    /// Never blocks: if a slow client's queue is full, the connection ends. The client reconnects and gets the full
    /// state.
    fn send(&mut self, says: &Says) {
        let Ok(text) = serde_json::to_string(says) else { return };
        if self.line.as_ref().is_some_and(|line| line.try_send(text.into()).is_err()) {
            self.line = None;
        }
    }
}

impl Due {
    /// Adds the connections an event concerns.
    pub(super) fn note(&mut self, event: &Event, links: &BTreeMap<LinkId, Link>) {
        self.control = true;
        match event {
            Event::Here(_) | Event::Away(_) | Event::Joined { .. } | Event::Locked(_) => {}
            Event::Answered { who, .. }
            | Event::Removed(who)
            | Event::Readmitted(who)
            | Event::Renamed(who, _)
            | Event::ExtraTime(who, _)
            | Event::Teamed(who, _) => {
                let theirs = links.iter().filter(|(_, link)| link.who == Some(*who)).map(|(id, _)| *id);
                self.states.extend(theirs);
            }
            _ => self.all = true,
        }
    }
}
