//! State of the screen on which a trainee joins a class quiz and answers.

use super::{App, Effect, Screen};
use crate::classroom::wire::{Said, Says, said};
use crate::classroom::{Entry, Guest, Noted, Seat, USUAL_PORT};
use crate::drill::question::Answer;
use crate::progress::{Entry as Answered, Moment, Record, Stamps};
use crate::rules::house::Shelf;
use crate::rules::phrase::Phrase;
use crate::words::Language;

/// Unconfirmed answers are sent again after this time in ms.
const AGAIN: u64 = 3000;

#[derive(Debug, Default)]
pub struct Joining {
    pub nearby: Vec<Nearby>,
    /// A previous room that can be rejoined.
    pub seat: Option<Seat>,
    tries: Vec<String>,
    guest: Option<Guest>,
    /// Participant id for the next room.
    token: String,
    /// Time of the last event.
    pub now: Moment,
    said_again: Moment,
    pub trouble: Option<Phrase>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearby {
    pub title: String,
    pub address: String,
}

/// A user action on this screen, or an event from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    Open,
    /// Remembered seat, and a fresh random participant id.
    Remembered(Option<Seat>, String),
    Found(Vec<Nearby>),
    /// Joins by code, and by address if given. The room link contains both.
    Enter {
        code: String,
        address: String,
    },
    /// Rejoins the previous room.
    Return,
    Name(String),
    Answer(Answer),
    /// Connected; the fingerprint of the server's certificate if encrypted.
    Connected(Option<String>),
    /// Connection lost or never established.
    Lost,
    Heard(Heard),
    Tick,
    Leave,
}

#[derive(Debug, Clone)]
pub struct Heard(pub Box<Says>);

/// Never equal: repeated messages are processed again.
impl PartialEq for Heard {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Work requested from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// Load the seat and search for rooms on the local network.
    Look,
    /// Connect to an address, replacing any connection; a known fingerprint must match.
    Call(String, Option<String>),
    Say(Vec<Said>),
    HangUp,
    /// Save the seat, or delete it.
    Keep(Option<Seat>),
}

impl Joining {
    /// The participant, once a room is being called.
    pub const fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    pub fn is_in(&self) -> bool {
        self.guest.as_ref().is_some_and(|guest| guest.entry() == Entry::In && guest.state().is_some())
    }

    /// Connects to the next address; if all were tried, hangs up and sets `trouble`.
    fn try_next(&mut self, app: &TryOf) -> Vec<Effect> {
        if self.tries.is_empty() {
            self.guest = None;
            self.trouble = Some(Phrase::plain("join-not-found"));
            return vec![Effect::Guest(Errand::HangUp)];
        }
        let address = self.tries.remove(0);
        self.guest = Some(Guest::new(address.clone(), app.code.clone(), app.token.clone(), app.language));
        vec![Effect::Guest(Errand::Call(address, None))]
    }
}

struct TryOf {
    code: String,
    token: String,
    language: Language,
}

impl App {
    pub const fn joining(&self) -> Option<&Joining> {
        match &self.screen {
            Screen::Guest(joining) => Some(joining),
            _ => None,
        }
    }

    pub fn guest_ticks(&self) -> bool {
        self.joining().and_then(Joining::guest).is_some_and(|guest| guest.left(Moment::default()).is_some())
    }

    pub(super) fn take_part(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        if action == Action::Open {
            let is_free = matches!(self.screen, Screen::Home | Screen::Welcome | Screen::Settings);
            if !is_free || self.profile.is_none() {
                return Vec::new();
            }
            self.screen = Screen::Guest(Box::default());
            return vec![Effect::Guest(Errand::Look)];
        }
        let language = self.language();
        let shelf = self.shelf.clone();
        let Screen::Guest(joining) = &mut self.screen else { return Vec::new() };
        joining.now = now;
        match action {
            Action::Remembered(seat, token) => (joining.seat, joining.token) = (seat, token),
            Action::Found(nearby) => joining.nearby = nearby,
            Action::Enter { code, address } => return joining.enter(&code, &address, language),
            Action::Return => {
                if let Some(seat) = joining.seat.clone() {
                    let (address, print) = (seat.address.clone(), seat.fingerprint.clone());
                    joining.guest = Some(Guest::again(seat, language));
                    joining.trouble = None;
                    return vec![Effect::Guest(Errand::Call(address, print))];
                }
            }
            Action::Name(name) => return say(joining.guest.as_mut().map(|guest| guest.join(&name))),
            Action::Answer(answer) => {
                joining.said_again = now;
                return say(joining.guest.as_mut().map(|guest| guest.answer(answer)));
            }
            Action::Connected(print) => return say(joining.guest.as_mut().map(|guest| guest.connected(print))),
            Action::Lost => return joining.lost(language),
            Action::Heard(Heard(says)) => return self.hear_the_room(*says, &shelf, now),
            Action::Tick => return joining.tick(now),
            Action::Leave => {
                **joining = Joining::default();
                return vec![
                    Effect::Guest(Errand::HangUp),
                    Effect::Guest(Errand::Keep(None)),
                    Effect::Guest(Errand::Look),
                ];
            }
            Action::Open => {}
        }
        Vec::new()
    }

    fn hear_the_room(&mut self, says: Says, shelf: &Shelf, now: Moment) -> Vec<Effect> {
        let Screen::Guest(joining) = &mut self.screen else { return Vec::new() };
        let language = self.settings.language.unwrap_or(self.system_language);
        let is_wrong_code = matches!(&says, Says::Refused { why, .. } if why == "wrong-code");
        let Some(guest) = &mut joining.guest else { return Vec::new() };
        if let Says::Refused { why, says, nonce: None } = &says
            && why == "too-often"
            && guest.entry() == Entry::Knocks
        {
            (joining.trouble, joining.guest) = (Some(said(says)), None);
            return vec![Effect::Guest(Errand::HangUp)];
        }
        if is_wrong_code && guest.entry() == Entry::Knocks {
            let of = TryOf { code: guest.seat().code.clone(), token: guest.seat().token.clone(), language };
            let refused = if let Says::Refused { says, .. } = says { says } else { String::new() };
            let mut effects = joining.try_next(&of);
            if joining.guest.is_some() {
                return effects;
            }
            if joining.seat.as_ref().is_some_and(|seat| seat.token == of.token) {
                // Another room answers at this address, so the seat is void.
                joining.seat = None;
                effects.push(Effect::Guest(Errand::Keep(None)));
                joining.trouble = Some(Phrase::plain("join-not-known"));
            } else {
                joining.trouble = Some(said(&refused));
            }
            return effects;
        }
        let before = guest.seat().clone();
        let mut said = guest.hear(says, shelf, now);
        said.extend(guest.speak(language));
        let noted = guest.to_note();
        let seat = guest.seat().clone();
        let is_in = guest.entry() == Entry::In;
        let mut effects = say(Some(said));
        effects.extend(self.note(noted, now));
        if is_in && (seat != before || matches!(&self.screen, Screen::Guest(joining) if joining.seat.is_none())) {
            if let Screen::Guest(joining) = &mut self.screen {
                joining.seat = Some(seat.clone());
            }
            effects.push(Effect::Guest(Errand::Keep(Some(seat))));
        }
        effects
    }

    /// Adds the answers to the journal of the open profile.
    fn note(&mut self, noted: Vec<Noted>, now: Moment) -> Vec<Effect> {
        let timed = self.settings.timers;
        let seed = self.dice.seed();
        let Some(profile) = &mut self.profile else { return Vec::new() };
        let mut stamps = Stamps::new(profile.device.clone(), seed);
        let mut effects = Vec::new();
        for Noted { number, right, answer, notes } in noted {
            let record = Record::Answer(Answered {
                id: stamps.id(now),
                at: now,
                device: stamps.device().clone(),
                lesson: notes.lesson,
                version: notes.version,
                house: notes.house,
                drill: notes.drill,
                seed: notes.seed,
                number: number as u32,
                decision: notes.decision,
                answer,
                expected: notes.expected,
                right,
                millis: timed.then_some(notes.millis),
                given_away: false,
            });
            profile.known.learn(&record);
            effects.push(Effect::Record(Box::new(record)));
        }
        effects
    }

    /// Leaves the screen and keeps the seat for rejoining.
    pub(super) fn leave_the_room(&mut self) -> Vec<Effect> {
        self.screen = if self.profile.is_some() { Screen::Home } else { Screen::Welcome };
        vec![Effect::Guest(Errand::HangUp)]
    }
}

impl Joining {
    fn enter(&mut self, code: &str, address: &str, language: Language) -> Vec<Effect> {
        let (code, address) = read(code, address);
        self.trouble = None;
        if code.len() != 6 {
            self.trouble = Some(Phrase::plain("join-bad-code"));
            return Vec::new();
        }
        let here = || {
            // The room may run on this machine.
            let nearby = self.nearby.iter().map(|room| room.address.clone());
            nearby.chain([format!("127.0.0.1:{USUAL_PORT}")]).collect()
        };
        self.tries = address.map_or_else(here, |address| vec![address]);
        self.try_next(&TryOf { code, token: self.token.clone(), language })
    }

    /// Requests the state when time is up, and resends unconfirmed answers.
    fn tick(&mut self, now: Moment) -> Vec<Effect> {
        let Some(guest) = self.guest.as_mut().filter(|guest| guest.is_connected()) else { return Vec::new() };
        let mut said: Vec<Said> = guest.look(now).into_iter().collect();
        if now.since(self.said_again) >= AGAIN {
            self.said_again = now;
            said.extend(guest.pending());
        }
        say(Some(said))
    }

    /// Tries the next address if nothing was received on this connection.
    fn lost(&mut self, language: Language) -> Vec<Effect> {
        let Some(guest) = &mut self.guest else { return Vec::new() };
        guest.lost();
        if guest.entry() != Entry::Knocks || guest.room().is_some() {
            return Vec::new();
        }
        let of = TryOf { code: guest.seat().code.clone(), token: guest.seat().token.clone(), language };
        self.try_next(&of)
    }
}

fn say(said: Option<Vec<Said>>) -> Vec<Effect> {
    let said = said.unwrap_or_default();
    if said.is_empty() { Vec::new() } else { vec![Effect::Guest(Errand::Say(said))] }
}

/// Parses a six-digit code or a room link into code and address.
fn read(code: &str, address: &str) -> (String, Option<String>) {
    let (link, in_link) = code.split_once("code=").map_or(("", code), |(link, code)| (link, code));
    let figures: String = in_link.chars().filter(char::is_ascii_digit).collect();
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
    (figures, address)
}
