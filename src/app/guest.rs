//! State of the screen on which a trainee joins a class quiz and answers.

use super::{Effect, Session};
use crate::classroom::wire::{ClientMessage, ServerMessage, literal_phrase};
use crate::classroom::{GuestClient, Invitation, JoinStage, JournalNote, Seat, ShiftProgress, USUAL_PORT};
use crate::drill::question::Answer;
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::progress::{AnswerRecord, AnswerSource, Moment, Record, RecordIdGenerator};

/// Unconfirmed answers are sent again after this time in ms.
const AGAIN: u64 = 3000;

#[derive(Debug, Default)]
pub struct GuestScreen {
    pub nearby: Vec<NearbyRoom>,
    /// A previous room that can be rejoined.
    pub seat: Option<Seat>,
    untried: Vec<String>,
    guest: Option<GuestClient>,
    /// Participant id for the next room.
    token: String,
    /// Time of the last event.
    pub now: Moment,
    resent_at: Moment,
    pub trouble: Option<Phrase>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NearbyRoom {
    pub title: String,
    pub address: String,
}

/// A user action on this screen, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum GuestAction {
    Open,
    /// Remembered seat, and a fresh random participant id.
    Remembered(Option<Seat>, String),
    Found(Vec<NearbyRoom>),
    /// Joins by code, and by address if given. The room link contains both.
    Enter {
        code: String,
        address: String,
    },
    /// Rejoins the previous room.
    Return,
    /// The PIN for the name that is taken next.
    Pin(String),
    Name(String),
    Answer(Answer),
    /// Goes to the table of the shift that the room was given.
    WorkShift,
    /// Connected; the fingerprint of the server's certificate if encrypted.
    Connected(Option<String>),
    /// Connection lost or never established.
    Lost,
    Received(ReceivedMessage),
    Tick,
    Leave,
}

#[derive(Debug, Clone)]
pub struct ReceivedMessage(pub Box<ServerMessage>);

/// Never equal: repeated messages are processed again.
impl PartialEq for ReceivedMessage {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Work requested from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum GuestEffect {
    /// Load the seat and search for rooms on the local network.
    Look,
    /// Connect to an address, replacing any connection; a known fingerprint must match.
    Call(String, Option<String>),
    Send(Vec<ClientMessage>),
    HangUp,
    /// Save the seat, or delete it.
    SaveSeat(Option<Seat>),
}

impl GuestScreen {
    /// `true` if time runs for an answer.
    pub fn ticks(&self) -> bool {
        self.guest.as_ref().is_some_and(|guest| guest.time_left(Moment::default()).is_some())
    }

    /// The participant, once a room is being called.
    pub const fn guest(&self) -> Option<&GuestClient> {
        self.guest.as_ref()
    }

    /// Reports on the shift at the table.
    pub(super) fn report_shift(&mut self, number: u32, progress: ShiftProgress) -> Vec<Effect> {
        let message = self.guest.as_mut().and_then(|guest| guest.report_shift(number, progress));
        send(Some(message.into_iter().collect()))
    }

    pub fn is_in(&self) -> bool {
        self.guest.as_ref().is_some_and(|guest| guest.stage() == JoinStage::Joined && guest.state().is_some())
    }

    /// Connects to the next address; if all were tried, hangs up and sets `trouble`.
    fn try_next(&mut self, app: &JoinAttempt) -> Vec<Effect> {
        if self.untried.is_empty() {
            self.guest = None;
            self.trouble = Some(text!("join-not-found"));
            return vec![Effect::Guest(GuestEffect::HangUp)];
        }
        let address = self.untried.remove(0);
        self.guest = Some(GuestClient::new(address.clone(), app.invitation.clone(), app.token.clone(), app.language));
        vec![Effect::Guest(GuestEffect::Call(address, None))]
    }
}

struct JoinAttempt {
    invitation: Invitation,
    token: String,
    language: Language,
}

impl JoinAttempt {
    /// The attempt of this guest, to be made at another address.
    fn again(guest: &GuestClient, language: Language) -> Self {
        let Seat { code, key, token, .. } = guest.seat().clone();
        Self { invitation: Invitation { code, key }, token, language }
    }
}

impl Session {
    /// Adds the answers to the journal of the open profile.
    fn record_answers(&mut self, noted: Vec<JournalNote>, now: Moment) -> Vec<Effect> {
        let timed = self.settings.timers;
        let seed = self.dice.next_seed();
        let Some(profile) = &self.profile else { return Vec::new() };
        let mut stamps = RecordIdGenerator::new(profile.device.clone(), seed);
        let minutes_east = Some(profile.known.params().minutes_east);
        let mut effects = Vec::new();
        for JournalNote { number, right, answer, notes } in noted {
            let record = Record::Answer(AnswerRecord {
                id: stamps.next_id(now),
                at: now,
                device: stamps.device().clone(),
                lesson: notes.lesson,
                version: notes.version,
                house: notes.house.into(),
                drill: notes.drill.into(),
                seed: notes.seed,
                number: number as u32,
                decision: notes.decision.into(),
                answer,
                expected: notes.expected,
                right,
                millis: timed.then_some(notes.millis),
                given_away: false,
                helped: false,
                table: None,
                minutes_east,
                run: None,
                source: AnswerSource::Room,
            });
            self.apply_record(&record);
            effects.push(Effect::Record(Box::new(record)));
        }
        effects
    }
}

impl GuestScreen {
    pub(super) fn act(&mut self, action: GuestAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        let language = session.language();
        self.now = now;
        match action {
            // The screen is open already; a shift has a screen of its own.
            GuestAction::Open | GuestAction::WorkShift => {}
            GuestAction::Remembered(seat, token) => (self.seat, self.token) = (seat, token),
            GuestAction::Found(nearby) => self.nearby = nearby,
            GuestAction::Enter { code, address } => return self.enter(&code, &address, language),
            GuestAction::Return => {
                if let Some(seat) = self.seat.clone() {
                    let (address, print) = (seat.address.clone(), seat.fingerprint.clone());
                    self.guest = Some(GuestClient::rejoin(seat, language));
                    self.trouble = None;
                    return vec![Effect::Guest(GuestEffect::Call(address, print))];
                }
            }
            GuestAction::Pin(pin) => {
                if let Some(guest) = &mut self.guest {
                    guest.set_pin(&pin);
                }
            }
            GuestAction::Name(name) => return send(self.guest.as_mut().map(|guest| guest.join(&name))),
            GuestAction::Answer(answer) => {
                self.resent_at = now;
                return send(self.guest.as_mut().map(|guest| guest.answer(answer)));
            }
            GuestAction::Connected(print) => return send(self.guest.as_mut().map(|guest| guest.connected(print))),
            GuestAction::Lost => return self.connection_lost(language),
            GuestAction::Received(ReceivedMessage(says)) => return self.receive_message(*says, session, now),
            GuestAction::Tick => return self.tick(now),
            GuestAction::Leave => {
                *self = Self::default();
                return vec![
                    Effect::Guest(GuestEffect::HangUp),
                    Effect::Guest(GuestEffect::SaveSeat(None)),
                    Effect::Guest(GuestEffect::Look),
                ];
            }
        }
        Vec::new()
    }

    fn receive_message(&mut self, says: ServerMessage, session: &mut Session, now: Moment) -> Vec<Effect> {
        let language = session.language();
        let is_wrong_code = matches!(&says, ServerMessage::Refused { why, .. } if why == "wrong-code");
        let Some(guest) = &mut self.guest else { return Vec::new() };
        if let ServerMessage::Refused { why, says, nonce: None } = &says
            && why == "too-often"
            && guest.stage() == JoinStage::RequestingRoom
        {
            (self.trouble, self.guest) = (Some(literal_phrase(says)), None);
            return vec![Effect::Guest(GuestEffect::HangUp)];
        }
        if is_wrong_code && guest.stage() == JoinStage::RequestingRoom {
            let of = JoinAttempt::again(guest, language);
            let refused = if let ServerMessage::Refused { says, .. } = says { says } else { String::new() };
            let mut effects = self.try_next(&of);
            if self.guest.is_some() {
                return effects;
            }
            if self.seat.as_ref().is_some_and(|seat| seat.token == of.token) {
                // Another room answers at this address, so the seat is void.
                self.seat = None;
                effects.push(Effect::Guest(GuestEffect::SaveSeat(None)));
                self.trouble = Some(text!("join-not-known"));
            } else {
                self.trouble = Some(literal_phrase(&refused));
            }
            return effects;
        }
        let before = guest.seat().clone();
        let mut messages = guest.receive(says, &session.shelf, now);
        messages.extend(guest.set_language(language));
        let noted = guest.take_notes();
        let seat = guest.seat().clone();
        let is_in = guest.stage() == JoinStage::Joined;
        let mut effects = send(Some(messages));
        effects.extend(session.record_answers(noted, now));
        if is_in && (seat != before || self.seat.is_none()) {
            self.seat = Some(seat.clone());
            effects.push(Effect::Guest(GuestEffect::SaveSeat(Some(seat))));
        }
        effects
    }

    fn enter(&mut self, code: &str, address: &str, language: Language) -> Vec<Effect> {
        let (invitation, address) = parse_invitation(code, address);
        self.trouble = None;
        if invitation.code.len() != 6 {
            self.trouble = Some(text!("join-bad-code"));
            return Vec::new();
        }
        let here = || {
            // The room may run on this machine.
            let nearby = self.nearby.iter().map(|room| room.address.clone());
            nearby.chain([format!("127.0.0.1:{USUAL_PORT}")]).collect()
        };
        self.untried = address.map_or_else(here, |address| vec![address]);
        self.try_next(&JoinAttempt { invitation, token: self.token.clone(), language })
    }

    /// Requests the state when time is up, and resends unconfirmed answers.
    fn tick(&mut self, now: Moment) -> Vec<Effect> {
        let Some(guest) = self.guest.as_mut().filter(|guest| guest.is_connected()) else { return Vec::new() };
        let mut messages: Vec<ClientMessage> = guest.poll_state(now).into_iter().collect();
        if now.since(self.resent_at) >= AGAIN {
            self.resent_at = now;
            messages.extend(guest.pending());
            messages.extend(guest.pending_report());
        }
        send(Some(messages))
    }

    /// Tries the next address if nothing was received on this connection.
    fn connection_lost(&mut self, language: Language) -> Vec<Effect> {
        let Some(guest) = &mut self.guest else { return Vec::new() };
        guest.disconnected();
        if guest.stage() != JoinStage::RequestingRoom || guest.room().is_some() {
            return Vec::new();
        }
        let of = JoinAttempt::again(guest, language);
        self.try_next(&of)
    }
}

fn send(messages: Option<Vec<ClientMessage>>) -> Vec<Effect> {
    let messages = messages.unwrap_or_default();
    if messages.is_empty() { Vec::new() } else { vec![Effect::Guest(GuestEffect::Send(messages))] }
}

/// Parses a six-digit code or a room link into invitation and address.
fn parse_invitation(code: &str, address: &str) -> (Invitation, Option<String>) {
    let (link, in_link) = code.split_once("code=").map_or(("", code), |(link, code)| (link, code));
    let in_link = in_link.split(['&', '#']).next().unwrap_or(in_link);
    let figures: String = in_link.chars().filter(char::is_ascii_digit).collect();
    let key = link.split_once("key=").map(|(_, key)| key.split('&').next().unwrap_or(key).to_owned());
    let typed = if address.trim().is_empty() { link } else { address };
    let (scheme, bare) = match typed.trim().split_once("://") {
        Some(("https", bare)) => ("https://", bare),
        Some((_, bare)) => ("", bare),
        None => ("", typed.trim()),
    };
    let bare = bare.split(['/', '?']).next().unwrap_or_default();
    let has_port = bare.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let port = if has_port { String::new() } else { format!(":{USUAL_PORT}") };
    let address = (!bare.is_empty()).then(|| format!("{scheme}{bare}{port}"));
    (Invitation { code: figures, key }, address)
}
