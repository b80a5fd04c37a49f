//! Taking part in a class from this program: finding the room, coming in, answering. What counts is kept in the profile.

use super::{App, Effect, Screen};
use crate::classroom::wire::{Said, Says, said};
use crate::classroom::{Entry, Guest, Noted, Seat, USUAL_PORT};
use crate::drill::question::Answer;
use crate::progress::{Entry as Answered, Moment, Record, Stamps};
use crate::rules::house::Shelf;
use crate::rules::phrase::Phrase;
use crate::words::Language;

/// So many milliseconds after it was sent is an answer sent again that is not known to be kept.
const AGAIN: u64 = 3000;

/// The screen of somebody who takes part.
#[derive(Debug, Default)]
pub struct Joining {
    /// The rooms that were found on the network.
    pub nearby: Vec<Nearby>,
    /// A room somebody was in before, and may go back to.
    pub seat: Option<Seat>,
    /// Where the room is looked for, still to be tried.
    tries: Vec<String>,
    guest: Option<Guest>,
    /// What to be known by in a room.
    token: String,
    /// The moment it last heard of, and when an answer was last sent again.
    pub now: Moment,
    said_again: Moment,
    /// Why no room was found.
    pub trouble: Option<Phrase>,
}

/// A room that was found on the network.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearby {
    /// What it is called.
    pub title: String,
    /// Where it is heard.
    pub address: String,
}

/// What is done here, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes to the screen.
    Open,
    /// The machine remembers a room somebody was in, and has drawn what to be known by in another.
    Remembered(Option<Seat>, String),
    /// The machine has found these rooms on the network.
    Found(Vec<Nearby>),
    /// Comes in by a code, and an address where one was typed; the link of the room holds both.
    Enter {
        /// The code, or the link.
        code: String,
        /// The address.
        address: String,
    },
    /// Goes back to the room somebody was in.
    Return,
    /// Takes this name.
    Name(String),
    /// Answers.
    Answer(Answer),
    /// The line stands; where it is encrypted, to whom has a certificate of this fingerprint.
    Connected(Option<String>),
    /// The line is lost, or never stood.
    Lost,
    /// The room says something.
    Heard(Heard),
    /// Time goes by.
    Tick,
    /// Leaves the room for good.
    Leave,
}

/// What a room said.
#[derive(Debug, Clone)]
pub struct Heard(pub Box<Says>);

/// What was said twice is news twice.
impl PartialEq for Heard {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// What the machine is to do for it.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
    /// Recall the seat, and look for rooms on the network.
    Look,
    /// Call this address, in place of any other; where a fingerprint is known, nobody else there.
    Call(String, Option<String>),
    /// Say this.
    Say(Vec<Said>),
    /// Hang up.
    HangUp,
    /// Keep the seat, or forget it.
    Keep(Option<Seat>),
}

impl Joining {
    /// Who takes part, once a room is called.
    #[must_use]
    pub const fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    /// Whether somebody is in the room.
    #[must_use]
    pub fn is_in(&self) -> bool {
        self.guest.as_ref().is_some_and(|guest| guest.entry() == Entry::In && guest.state().is_some())
    }

    /// Calls the next place where the room may be; nothing where all were tried.
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

/// What a room is tried with.
struct TryOf {
    code: String,
    token: String,
    language: Language,
}

impl App {
    /// Somebody takes part from here.
    #[must_use]
    pub const fn joining(&self) -> Option<&Joining> {
        match &self.screen {
            Screen::Guest(joining) => Some(joining),
            _ => None,
        }
    }

    /// Whether the time that is left is to be shown going by.
    #[must_use]
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
                // Another room answers where theirs was: there is nothing to go back to.
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

    /// Writes answers into the journal of whoever practises here, as any other answers.
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

    /// Leaves the screen. The place in the room is kept: one can go back to it.
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
            // On this very machine it may be as well.
            let nearby = self.nearby.iter().map(|room| room.address.clone());
            nearby.chain([format!("127.0.0.1:{USUAL_PORT}")]).collect()
        };
        self.tries = address.map_or_else(here, |address| vec![address]);
        self.try_next(&TryOf { code, token: self.token.clone(), language })
    }

    /// Asks how it stands where the time is up, and says again what is to be said again.
    fn tick(&mut self, now: Moment) -> Vec<Effect> {
        let Some(guest) = self.guest.as_mut().filter(|guest| guest.is_connected()) else { return Vec::new() };
        let mut said: Vec<Said> = guest.look(now).into_iter().collect();
        if now.since(self.said_again) >= AGAIN {
            self.said_again = now;
            said.extend(guest.pending());
        }
        say(Some(said))
    }

    /// The line is lost. Before anything was heard on it, the room may be somewhere else.
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

/// The code and the address in what was typed: six figures, or the link of the room, which holds both.
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
