//! Broadcasts after a batch is saved, or failed to be: to everyone concerned, limited to what they may see.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::mpsc::Sender as Answer;

use tokio::sync::mpsc::Sender as Line;

use super::{ConnectionId, HostReply, RoomActor, TICK};
use crate::classroom::wire::{AnswerCountOut, ControlOut, Overview, PersonOut, Recipient, RoomOut, ServerMessage};
use crate::classroom::{ParticipantId, Phase, RoomEvent, RoomMode, RoomRefusal, StampedEvent};
use crate::i18n::{HouseTerms, Language};
use crate::progress::Moment;

/// Interval in ms at which those who wait see how many have answered.
const COUNT_INTERVAL: u64 = 1_000;

/// Interval in ms at which a list of people is brought up to date.
const PEOPLE_INTERVAL: u64 = 1_000;

pub(super) struct ClientLink {
    pub(super) source: IpAddr,
    /// `None` once its queue was full: the connection then ends.
    pub(super) line: Option<Line<Arc<str>>>,
    /// True after a wrong code.
    pub(super) has_guessed: bool,
    pub(super) participant: Option<ParticipantId>,
    /// True for the trainer's second device.
    pub(super) is_remote: bool,
    /// True if it shows the list of people.
    pub(super) lists_people: bool,
    pub(super) audience: Recipient,
}

/// Messages to send once the batch is saved, or failed to be.
#[derive(Default)]
pub(super) struct Outbox {
    pub(super) happened: Vec<StampedEvent>,
    pub(super) messages: Vec<(ConnectionId, ServerMessage)>,
    pub(super) host_replies: Vec<(Answer<HostReply>, HostReply)>,
    pub(super) states: BTreeSet<ConnectionId>,
    pub(super) all_states: bool,
    pub(super) control: bool,
}

impl RoomActor {
    /// Saves the batch, then broadcasts, even if the disk fails, since the room continues. Only a `Kept` message promises
    /// that something is on the disk.
    pub(super) fn broadcast(&mut self, due: Outbox) {
        let trouble = self.log.append(&due.happened).err();
        let is_kept = trouble.is_none();
        self.is_snapshot_current &= !self.snapshot.set_trouble(trouble);
        let now = self.clock.now();
        self.is_remote_current &= !due.control;
        // A caller that gets an answer reads the room right after.
        let is_asked = due.all_states || !due.host_replies.is_empty();
        if !self.is_snapshot_current && (is_asked || now.since(self.snapshot_at) >= TICK.as_millis() as u64) {
            self.snapshot.update(&self.room);
            (self.is_snapshot_current, self.snapshot_at) = (true, now);
        }
        for (answer, result) in due.host_replies {
            // The caller may be gone.
            let _ = answer.send(result);
        }
        // An answer is acknowledged only once it is on the disk; clients resend it until then.
        let sayable = |says: &ServerMessage| is_kept || !matches!(says, ServerMessage::Kept { .. });
        for (link, says) in due.messages.into_iter().filter(|(_, says)| sayable(says)) {
            if let Some(link) = self.links.get_mut(&link) {
                link.send(&says);
            }
        }
        let whom: Vec<(ConnectionId, ParticipantId, Recipient)> = self
            .links
            .iter()
            .filter(|(id, _)| due.all_states || due.states.contains(id))
            .filter_map(|(id, link)| Some((*id, link.participant?, link.audience)))
            .collect();
        if !whom.is_empty() {
            let overview = Overview::new(&self.room, now);
            for (link, who, to) in whom {
                let state = overview.state(who, &mut self.broadcast_state, to);
                if let (Some(state), Some(link)) = (state, self.links.get_mut(&link)) {
                    link.send(&ServerMessage::State(Box::new(state)));
                }
            }
        }
        self.broadcast_count(&due.happened, now);
        self.broadcast_to_remotes(due.all_states, &due.states, now);
        self.broadcast_people(due.all_states, &due.states, now);
    }

    /// The list of people is sent anew with each question, and once a second, as people become slow by time alone.
    fn broadcast_people(&mut self, at_once: bool, due: &BTreeSet<ConnectionId>, now: Moment) {
        let is_due = at_once || now.since(self.people_sent_at) >= PEOPLE_INTERVAL;
        if is_due {
            self.people_sent_at = now;
        }
        for (id, link) in self.links.iter_mut().filter(|(_, link)| link.is_remote && link.lists_people) {
            if is_due || due.contains(id) {
                let words = self.broadcast_state.words(link.audience.language);
                link.send(&ServerMessage::People(PersonOut::all(&self.room, words, now)));
            }
        }
    }

    /// Those who wait see how many have answered, at most once a second.
    fn broadcast_count(&mut self, happened: &[StampedEvent], now: Moment) {
        let setup = self.room.setup();
        let Phase::Question(question) = self.room.phase() else { return };
        if !setup.lively || setup.form != RoomMode::Live {
            return;
        }
        self.is_count_current &= !happened.iter().any(|stamped| matches!(stamped.event, RoomEvent::Answered { .. }));
        if self.is_count_current || now.since(self.counted_at) < COUNT_INTERVAL {
            return;
        }
        (self.is_count_current, self.counted_at) = (true, now);
        let count = ServerMessage::Answers(AnswerCountOut::from_room(&self.room));
        let Ok(text) = serde_json::to_string(&count) else { return };
        let text: Arc<str> = text.into();
        for link in self.links.values_mut() {
            let person = link.participant.and_then(|who| self.room.person(who));
            if person.is_some_and(|person| person.answers.contains_key(&question)) {
                link.send_text(&text);
            }
        }
    }

    /// Updates the trainer's second device: at once if requested, else at most ten times a second.
    fn broadcast_to_remotes(&mut self, at_once: bool, due: &BTreeSet<ConnectionId>, now: Moment) {
        let is_due = !self.is_remote_current && now.since(self.remote_sent_at) >= TICK.as_millis() as u64;
        if at_once || is_due {
            (self.is_remote_current, self.remote_sent_at) = (true, now);
        }
        for (id, link) in self.links.iter_mut().filter(|(_, link)| link.is_remote) {
            if at_once || is_due || due.contains(id) {
                let control = ControlOut::from_room(&self.room, &mut self.broadcast_state, link.audience.language, now);
                link.send(&ServerMessage::Control(Box::new(control)));
            }
        }
    }

    pub(super) fn refuse(&self, link: ConnectionId, refusal: RoomRefusal, nonce: Option<String>, due: &mut Outbox) {
        let Some(to) = self.links.get(&link) else { return };
        let says = self.broadcast_state.words(to.audience.language).render(&refusal.phrase(), &HouseTerms::default());
        due.messages.push((link, ServerMessage::Refused { why: refusal.into_str().into(), says, nonce }));
    }

    pub(super) fn room_out(&self, link: ConnectionId) -> RoomOut {
        let language = self.links.get(&link).map_or(Language::English, |link| link.audience.language);
        let (quiz, setup) = (self.room.quiz(), self.room.setup());
        let free = |roster: &Vec<String>| roster.iter().filter(|name| !self.room.is_taken(name)).cloned().collect();
        RoomOut {
            title: quiz.lesson().title.render(language, &HouseTerms::from(&quiz.house().terms)),
            house: quiz.house().name.clone(),
            names: setup.roster.as_ref().map(free),
            pins: setup.pins,
            locked: self.room.is_locked(),
        }
    }
}

impl ClientLink {
    pub(super) fn new(source: IpAddr, line: Line<Arc<str>>) -> Self {
        Self {
            source,
            line: Some(line),
            has_guessed: false,
            participant: None,
            is_remote: false,
            lists_people: false,
            audience: Language::English.into(),
        }
    }

    /// Never blocks: if a slow client's queue is full, the connection ends. The client reconnects and gets the full
    /// state.
    fn send(&mut self, says: &ServerMessage) {
        let Ok(text) = serde_json::to_string(says) else { return };
        self.send_text(&text.into());
    }

    fn send_text(&mut self, text: &Arc<str>) {
        if self.line.as_ref().is_some_and(|line| line.try_send(Arc::clone(text)).is_err()) {
            self.line = None;
        }
    }
}

impl Outbox {
    /// Adds the connections an event concerns.
    pub(super) fn note(&mut self, event: &RoomEvent, links: &BTreeMap<ConnectionId, ClientLink>) {
        self.control = true;
        match event {
            RoomEvent::Here(_) | RoomEvent::Away(_) | RoomEvent::Joined { .. } | RoomEvent::Locked(_) => {}
            RoomEvent::Answered { who, .. }
            | RoomEvent::Removed(who)
            | RoomEvent::Readmitted(who)
            | RoomEvent::Admitted(who)
            | RoomEvent::Renamed(who, _)
            | RoomEvent::ExtraTime(who, _)
            | RoomEvent::Granted(who, _)
            | RoomEvent::Teamed(who, _) => {
                let theirs = links.iter().filter(|(_, link)| link.participant == Some(*who)).map(|(id, _)| *id);
                self.states.extend(theirs);
            }
            // The class's debrief changes for those who see it when one more is done.
            RoomEvent::ShiftProgressed { who, progress, .. } if !progress.over => {
                let theirs = links.iter().filter(|(_, link)| link.participant == Some(*who)).map(|(id, _)| *id);
                self.states.extend(theirs);
            }
            _ => self.all_states = true,
        }
    }
}
