//! Client side of a room for a participant on the desktop program.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::shift::ShiftProgress;
use super::wire::{
    AnswerIn, ClientMessage, JoinIn, NotesOut, PhaseOut, QuestionOut, RoomOut, ServerMessage, ShiftIn, ShiftOut,
    StateOut, VerdictOut,
};
use crate::drill::question::{Answer, Question};
use crate::i18n::Language;
use crate::progress::Moment;
use crate::rules::house::{House, HouseLibrary};

/// A newcomer's proof: the code, and the key where the whole link was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    pub code: String,
    pub key: Option<String>,
}

/// Credentials of a participant, saved to disk so that they can rejoin after a restart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Room address: `192.168.1.20:8057`, with an `https://` prefix if encrypted.
    pub address: String,
    pub code: String,
    /// Key of the room's link, if that was given.
    #[serde(default)]
    pub key: Option<String>,
    pub name: String,
    /// Secret that identifies the participant.
    pub token: String,
    /// Pinned certificate fingerprint of an encrypted room.
    #[serde(default)]
    pub fingerprint: Option<String>,
    /// Questions whose answers are already in the journal, counted from 1 over all quizzes of the room.
    pub noted: BTreeSet<usize>,
}

/// Progress of joining a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JoinStage {
    /// Asking for room information.
    RequestingRoom,
    /// Room known; waiting for the user to enter a name.
    EnteringName,
    /// Name sent.
    Joining,
    /// Admitted.
    Joined,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentAnswer {
    pub question: usize,
    pub answer: Answer,
    /// True once saved on the host's disk.
    pub saved: bool,
    nonce: String,
}

/// The current question with its house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceivedQuestion {
    pub id: usize,
    pub question: Question,
    pub house: Arc<House>,
    /// True if the host speaks the calls.
    pub is_spoken: bool,
}

impl ReceivedQuestion {
    /// `None` if the house or the chip set is unknown here.
    fn from_wire(sent: &QuestionOut, shelf: &HouseLibrary) -> Option<Self> {
        let house = sent.felt.as_ref()?.house(shelf)?;
        Some(Self { id: sent.id, question: sent.question(shelf)?, house, is_spoken: sent.scene.heard })
    }
}

/// A refusal and its reason.
#[derive(Debug, Clone)]
struct RefusalNotice {
    says: String,
    /// Phase and question at that time: the state sent along with a refusal does not clear it, the next one does.
    of: Option<(PhaseOut, usize)>,
}

#[derive(Debug, Clone)]
pub struct GuestClient {
    seat: Seat,
    language: Language,
    entry: JoinStage,
    is_connected: bool,
    /// True until the first message on this connection: until then the host cannot tell who we are.
    is_new: bool,
    room: Option<RoomOut>,
    state: Option<Arc<StateOut>>,
    heard_at: Moment,
    asked: Option<Arc<ReceivedQuestion>>,
    sent: Option<SentAnswer>,
    refused: Option<RefusalNotice>,
    /// Time of arrival of the state that was requested on timeout.
    looked_at: Option<Moment>,
    /// PIN of the name, where the room asks for one.
    pin: Option<String>,
    serial: u64,
    /// The last report on the room's shift.
    report: Option<ShiftIn>,
}

impl GuestClient {
    /// A newcomer with an address, an invitation and a fresh token.
    pub fn new(address: String, invitation: Invitation, token: String, language: Language) -> Self {
        let Invitation { code, key } = invitation;
        let seat = Seat { address, code, key, name: String::new(), token, fingerprint: None, noted: BTreeSet::new() };
        Self::at_stage(seat, JoinStage::RequestingRoom, language)
    }

    /// A returning participant.
    pub fn rejoin(seat: Seat, language: Language) -> Self {
        Self::at_stage(seat, JoinStage::Joined, language)
    }

    fn at_stage(seat: Seat, entry: JoinStage, language: Language) -> Self {
        Self {
            seat,
            language,
            entry,
            is_connected: false,
            is_new: false,
            room: None,
            state: None,
            heard_at: Moment::default(),
            asked: None,
            sent: None,
            refused: None,
            looked_at: None,
            pin: None,
            serial: 0,
            report: None,
        }
    }

    /// Identifies the client on a new connection. Unconfirmed answers are sent again once the host replies.
    pub fn connected(&mut self, fingerprint: Option<String>) -> Vec<ClientMessage> {
        self.is_connected = true;
        self.is_new = true;
        self.seat.fingerprint = fingerprint;
        vec![match self.entry {
            JoinStage::RequestingRoom | JoinStage::EnteringName => self.room_request(),
            JoinStage::Joining => self.join_message(),
            JoinStage::Joined => self.rejoin_message(),
        }]
    }

    fn room_request(&self) -> ClientMessage {
        ClientMessage::Knock {
            code: self.seat.code.clone(),
            key: self.seat.key.clone(),
            lang: self.language.code().to_owned(),
        }
    }

    fn rejoin_message(&self) -> ClientMessage {
        ClientMessage::Back { token: self.seat.token.clone(), lang: self.language.code().to_owned(), full: true }
    }

    /// Connection lost; the caller reconnects.
    pub const fn disconnected(&mut self) {
        self.is_connected = false;
    }

    /// The PIN with which a name is taken.
    pub fn set_pin(&mut self, pin: &str) {
        self.pin = Some(pin.trim().to_owned()).filter(|pin| !pin.is_empty());
    }

    /// Joins under a name.
    pub fn join(&mut self, name: &str) -> Vec<ClientMessage> {
        if !matches!(self.entry, JoinStage::EnteringName | JoinStage::Joining) {
            return Vec::new();
        }
        name.clone_into(&mut self.seat.name);
        self.entry = JoinStage::Joining;
        self.refused = None;
        vec![self.join_message()]
    }

    fn join_message(&self) -> ClientMessage {
        let Seat { code, key, name, token, .. } = self.seat.clone();
        ClientMessage::Join(JoinIn {
            code,
            key,
            name,
            pin: self.pin.clone(),
            token,
            lang: self.language.code().to_owned(),
            full: true,
        })
    }

    /// Submits an answer; only the first counts.
    pub fn answer(&mut self, answer: Answer) -> Vec<ClientMessage> {
        let Some(asked) = self.asked.as_ref().filter(|asked| asked.question.form.fits(&answer)) else {
            return Vec::new();
        };
        if self.sent.as_ref().is_some_and(|sent| sent.question == asked.id) {
            return Vec::new();
        }
        self.serial += 1;
        // The time makes nonces unique across restarts.
        let nonce = format!("{}-{}-{}", asked.id, self.heard_at.0, self.serial);
        self.sent = Some(SentAnswer { question: asked.id, answer, saved: false, nonce });
        self.refused = None;
        self.pending().into_iter().collect()
    }

    /// The message to retry: an unconfirmed answer, or identification before that.
    pub fn pending(&self) -> Option<ClientMessage> {
        if self.is_new && self.entry == JoinStage::Joined {
            return Some(self.rejoin_message());
        }
        let SentAnswer { question, answer, saved: false, nonce } = self.sent.clone()? else { return None };
        Some(ClientMessage::Answer(AnswerIn { question, nonce, answer }))
    }

    /// The shift that the room was given.
    pub fn shift(&self) -> Option<&ShiftOut> {
        self.state.as_ref()?.shift.as_ref()
    }

    /// Reports on the shift of this number.
    pub fn report_shift(&mut self, number: u32, progress: ShiftProgress) -> Option<ClientMessage> {
        let report = ShiftIn { number, progress };
        if self.report.as_ref() == Some(&report) {
            return None;
        }
        self.report = Some(report);
        self.pending_report()
    }

    /// The report that the room does not have yet.
    pub fn pending_report(&self) -> Option<ClientMessage> {
        let (report, shift) = (self.report.as_ref()?, self.shift()?);
        let is_had = shift.mine.as_ref().is_some_and(|mine| *mine == report.progress || mine.over);
        let is_due = shift.number == report.number && !shift.ended && !is_had;
        is_due.then(|| ClientMessage::Shift(Box::new(report.clone())))
    }

    /// Changes the language.
    pub fn set_language(&mut self, language: Language) -> Option<ClientMessage> {
        if self.language == language {
            return None;
        }
        self.language = language;
        Some(ClientMessage::Lang(language.code().to_owned()))
    }

    /// Processes a server message and returns the replies.
    pub fn receive(&mut self, says: ServerMessage, shelf: &HouseLibrary, now: Moment) -> Vec<ClientMessage> {
        match says {
            // Pings are answered by the connection; control messages are for the trainer's second device only.
            ServerMessage::Ping(_) | ServerMessage::Control(_) | ServerMessage::People(_) => {}
            ServerMessage::Room(room) => {
                self.room = Some(room);
                if self.entry == JoinStage::RequestingRoom {
                    self.entry = JoinStage::EnteringName;
                }
            }
            ServerMessage::State(state) => return self.receive_state(*state, shelf, now),
            ServerMessage::Answers(count) => {
                if let Some(state) = self.state.as_mut().map(Arc::make_mut) {
                    state.answers = Some(count);
                }
            }
            ServerMessage::Kept { question, nonce } => {
                if let Some(sent) = self.sent.as_mut().filter(|sent| sent.question == question && sent.nonce == nonce) {
                    sent.saved = true;
                }
            }
            ServerMessage::Refused { why, says, nonce } => return self.receive_refusal(&why, says, nonce.as_deref()),
        }
        Vec::new()
    }

    /// Requests the state once when the own time is up: others may have more, so the host sends nothing unasked.
    pub fn poll_state(&mut self, now: Moment) -> Option<ClientMessage> {
        let is_asked = self.state.as_ref().is_some_and(|state| state.phase == PhaseOut::Question);
        let is_up = is_asked && self.is_connected && self.time_left(now) == Some(0);
        if !is_up || self.looked_at == Some(self.heard_at) {
            return None;
        }
        self.looked_at = Some(self.heard_at);
        Some(ClientMessage::Lang(self.language.code().to_owned()))
    }

    fn receive_state(&mut self, state: StateOut, shelf: &HouseLibrary, now: Moment) -> Vec<ClientMessage> {
        if self.state.as_ref().is_some_and(|was| was.before != state.before) {
            // The next quiz: nothing of the last one is sent any more.
            (self.sent, self.report, self.refused) = (None, None, None);
        }
        let here = (state.phase, state.number);
        let is_in = self.entry == JoinStage::Joined;
        self.refused = self.refused.take().filter(|refused| is_in && refused.of.is_none_or(|of| of == here));
        if let Some(refused) = &mut self.refused {
            refused.of = Some(here);
        }
        // An answer is resent on a new connection, after a pause and when the question is closed, which is the last
        // moment; all else is retried later by the caller.
        let is_closing =
            state.phase == PhaseOut::Closed && self.state.as_ref().is_some_and(|was| was.phase != state.phase);
        let sends = self.is_new || is_closing || self.is_paused() && !state.paused;
        self.is_new = false;
        self.entry = JoinStage::Joined;
        self.heard_at = now;
        self.looked_at = None;
        state.me.name.clone_into(&mut self.seat.name);
        let question = state.question();
        let id = question.as_ref().map(|question| question.id);
        if let Some(question) = question {
            self.asked = ReceivedQuestion::from_wire(&question, shelf).map(Arc::new);
        }
        if state.phase == PhaseOut::Question {
            match &mut self.sent {
                // The host crashed before saving a confirmed answer; send it again.
                Some(sent) if Some(sent.question) == id => sent.saved = false,
                _ => self.sent = None,
            }
        }
        self.state = Some(Arc::new(state));
        if sends { self.pending().into_iter().chain(self.pending_report()).collect() } else { Vec::new() }
    }

    fn receive_refusal(&mut self, why: &str, says: String, nonce: Option<&str>) -> Vec<ClientMessage> {
        // May be retried: by the caller after a while, an answer once the pause ends.
        let is_answer = nonce.is_some();
        if why == "too-often" && (is_answer || self.entry == JoinStage::Joined) || why == "paused" && is_answer {
            return Vec::new();
        }
        let is_over = self.state.as_ref().is_some_and(|state| state.phase == PhaseOut::End);
        if self.is_new && is_over && !is_answer {
            // Another room is open here; what came of this one stays in sight.
            return Vec::new();
        }
        self.refused = Some(RefusalNotice { says, of: None });
        if is_answer {
            self.sent = self.sent.take().filter(|sent| Some(sent.nonce.as_str()) != nonce);
            return Vec::new();
        }
        match self.entry {
            JoinStage::Joining => self.entry = JoinStage::EnteringName,
            // A different room, or one that does not know this client: back to asking.
            JoinStage::Joined if self.is_new => {
                self.entry = JoinStage::RequestingRoom;
                (self.state, self.room) = (None, None);
                return vec![self.room_request()];
            }
            JoinStage::Joined | JoinStage::RequestingRoom | JoinStage::EnteringName => {}
        }
        Vec::new()
    }

    /// Answers not yet in the journal, each with its question and the expected answer.
    pub fn take_notes(&mut self) -> Vec<JournalNote> {
        let Some(state) = self.state.clone() else { return Vec::new() };
        let here = state.verdict.iter().map(|verdict| (state.number, verdict));
        let reviewed = state.review.iter().filter(|review| !review.skipped);
        let all = here.chain(reviewed.map(|review| (review.number, &review.verdict)));
        all.filter_map(|(number, verdict)| {
            let noted = JournalNote::from_verdict(number, verdict)?;
            self.seat.noted.insert(state.before + number).then_some(noted)
        })
        .collect()
    }

    pub const fn seat(&self) -> &Seat {
        &self.seat
    }

    pub const fn stage(&self) -> JoinStage {
        self.entry
    }

    pub const fn is_connected(&self) -> bool {
        self.is_connected
    }

    pub const fn room(&self) -> Option<&RoomOut> {
        self.room.as_ref()
    }

    pub fn state(&self) -> Option<&StateOut> {
        self.state.as_deref()
    }

    /// Current or last question; `None` if its house is unknown here.
    pub const fn current_question(&self) -> Option<&Arc<ReceivedQuestion>> {
        self.asked.as_ref()
    }

    pub const fn sent_answer(&self) -> Option<&SentAnswer> {
        self.sent.as_ref()
    }

    pub fn refusal_text(&self) -> Option<&str> {
        self.refused.as_ref().map(|refused| refused.says.as_str())
    }

    /// Time left in ms, if timed.
    pub fn time_left(&self, now: Moment) -> Option<u64> {
        let state = self.state.as_ref()?;
        let gone = if state.paused { 0 } else { now.since(self.heard_at) };
        state.left.map(|left| left.saturating_sub(gone))
    }

    fn is_paused(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.paused)
    }
}

/// A journal entry to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalNote {
    /// Question number from 1.
    pub number: usize,
    pub right: bool,
    /// In journal notation.
    pub answer: String,
    pub notes: NotesOut,
}

impl JournalNote {
    fn from_verdict(number: usize, verdict: &VerdictOut) -> Option<Self> {
        let notes = verdict.notes.as_deref()?.clone();
        Some(Self { number, right: verdict.right?, answer: notes.answer.clone()?, notes })
    }
}
