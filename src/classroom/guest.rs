//! Somebody who takes part from the desktop program: what it says to a room, and what it knows of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::wire::{AnswerIn, JoinIn, NotesOut, PhaseOut, QuestionOut, RoomOut, Said, Says, StateOut, VerdictOut};
use crate::drill::question::{Answer, Question};
use crate::progress::Moment;
use crate::rules::house::{House, Shelf};
use crate::words::Language;

/// A place in a room, as it is kept on the disk: with it somebody is the same again after the program was closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Where the room is heard: `192.168.1.20:8057`, with `https://` before it where the line is encrypted.
    pub address: String,
    /// Its code.
    pub code: String,
    /// The name.
    pub name: String,
    /// What it is known by again.
    pub token: String,
    /// The fingerprint of the room's certificate, where the line is encrypted: no other is taken for it.
    #[serde(default)]
    pub fingerprint: Option<String>,
    /// The questions whose answers stand in the journal already.
    pub noted: BTreeSet<usize>,
}

/// How far somebody has come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// Asks which room it is.
    Knocks,
    /// Knows the room, and is asked for a name.
    Names,
    /// Has said its name.
    Joins,
    /// Is in.
    In,
}

/// An answer on its way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// The question, by its place.
    pub question: usize,
    /// What was answered.
    pub answer: Answer,
    /// Whether it is on the host's disk.
    pub kept: bool,
    nonce: String,
}

/// What is asked, with the house it is asked in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedHere {
    /// The question, by its place.
    pub id: usize,
    /// The question.
    pub question: Question,
    /// The house.
    pub house: Arc<House>,
    /// Whether the host says something with it.
    pub listens: bool,
}

impl AskedHere {
    /// Nothing where its house or its pieces are not known here.
    fn of(told: &QuestionOut, shelf: &Shelf) -> Option<Self> {
        let house = Arc::clone(shelf.get(&told.felt.as_ref()?.house)?);
        Some(Self { id: told.id, question: told.question(shelf)?, house, listens: told.scene.heard })
    }
}

/// Why something was refused.
#[derive(Debug, Clone)]
struct Refused {
    says: String,
    /// Where it stood when that was told: the state that comes with a refusal does not take it away, the next does.
    of: Option<(PhaseOut, usize)>,
}

/// A participant.
#[derive(Debug, Clone)]
pub struct Guest {
    seat: Seat,
    language: Language,
    entry: Entry,
    is_connected: bool,
    /// Whether nothing of the room was heard yet on this line: until then it does not know who speaks.
    is_new: bool,
    room: Option<RoomOut>,
    state: Option<Arc<StateOut>>,
    heard_at: Moment,
    asked: Option<Arc<AskedHere>>,
    sent: Option<Sent>,
    refused: Option<Refused>,
    /// The state that was asked for because its time was up, by the moment it came in.
    looked_at: Option<Moment>,
    serial: u64,
}

impl Guest {
    /// Somebody who knows an address and a code, and wants to be known by this token.
    #[must_use]
    pub fn new(address: String, code: String, token: String, language: Language) -> Self {
        let seat = Seat { address, code, name: String::new(), token, fingerprint: None, noted: BTreeSet::new() };
        Self::of(seat, Entry::Knocks, language)
    }

    /// Somebody who was in before.
    #[must_use]
    pub fn again(seat: Seat, language: Language) -> Self {
        Self::of(seat, Entry::In, language)
    }

    fn of(seat: Seat, entry: Entry, language: Language) -> Self {
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
            serial: 0,
        }
    }

    /// A line to the room stands: says who is here. What is not known to be kept is sent again once the room answers.
    #[must_use]
    pub fn connected(&mut self, fingerprint: Option<String>) -> Vec<Said> {
        self.is_connected = true;
        self.is_new = true;
        self.seat.fingerprint = fingerprint;
        vec![match self.entry {
            Entry::Knocks | Entry::Names => self.knocking(),
            Entry::Joins => self.joining(),
            Entry::In => self.returning(),
        }]
    }

    fn knocking(&self) -> Said {
        Said::Knock { code: self.seat.code.clone(), lang: self.language.code().to_owned() }
    }

    fn returning(&self) -> Said {
        Said::Back { token: self.seat.token.clone(), lang: self.language.code().to_owned(), full: true }
    }

    /// The line is lost; the machine tries again.
    pub const fn lost(&mut self) {
        self.is_connected = false;
    }

    /// Comes in under a name.
    #[must_use]
    pub fn join(&mut self, name: &str) -> Vec<Said> {
        if !matches!(self.entry, Entry::Names | Entry::Joins) {
            return Vec::new();
        }
        name.clone_into(&mut self.seat.name);
        self.entry = Entry::Joins;
        self.refused = None;
        vec![self.joining()]
    }

    fn joining(&self) -> Said {
        let Seat { code, name, token, .. } = self.seat.clone();
        Said::Join(JoinIn { code, name, token, lang: self.language.code().to_owned(), full: true })
    }

    /// Answers what is asked; a second answer is none.
    #[must_use]
    pub fn answer(&mut self, answer: Answer) -> Vec<Said> {
        let Some(asked) = self.asked.as_ref().filter(|asked| asked.question.form.fits(&answer)) else {
            return Vec::new();
        };
        if self.sent.as_ref().is_some_and(|sent| sent.question == asked.id) || self.is_paused() {
            return Vec::new();
        }
        self.serial += 1;
        // A program that was closed and opened again must not repeat itself: the moment makes the difference.
        let nonce = format!("{}-{}-{}", asked.id, self.heard_at.0, self.serial);
        self.sent = Some(Sent { question: asked.id, answer, kept: false, nonce });
        self.refused = None;
        self.pending().into_iter().collect()
    }

    /// What is to be said again: the answer that is not known to be kept, and before that who is here.
    #[must_use]
    pub fn pending(&self) -> Option<Said> {
        if self.is_new && self.entry == Entry::In {
            return Some(self.returning());
        }
        // While the time stands nothing is answered.
        if self.is_paused() {
            return None;
        }
        let Sent { question, answer, kept: false, nonce } = self.sent.clone()? else { return None };
        Some(Said::Answer(AnswerIn { question, nonce, answer }))
    }

    /// Speaks another language from now on.
    #[must_use]
    pub fn speak(&mut self, language: Language) -> Option<Said> {
        if self.language == language {
            return None;
        }
        self.language = language;
        Some(Said::Lang(language.code().to_owned()))
    }

    /// Hears what the room says, and returns what is to be said to it.
    #[must_use]
    pub fn hear(&mut self, says: Says, shelf: &Shelf, now: Moment) -> Vec<Said> {
        match says {
            // A ping is answered at once by whoever carries the line; what a second device is told concerns nobody else.
            Says::Ping(_) | Says::Control(_) => {}
            Says::Room(room) => {
                self.room = Some(room);
                if self.entry == Entry::Knocks {
                    self.entry = Entry::Names;
                }
            }
            Says::State(state) => return self.see(*state, shelf, now),
            Says::Kept { question, nonce } => {
                if let Some(sent) = self.sent.as_mut().filter(|sent| sent.question == question && sent.nonce == nonce) {
                    sent.kept = true;
                }
            }
            Says::Refused { why, says, nonce } => return self.refuse(&why, says, nonce.as_deref()),
        }
        Vec::new()
    }

    /// Asks how it stands, once, when one's own time is up: others may have more, and nothing is told of its own accord.
    #[must_use]
    pub fn look(&mut self, now: Moment) -> Option<Said> {
        let is_asked = self.state.as_ref().is_some_and(|state| state.phase == PhaseOut::Question);
        let is_up = is_asked && self.is_connected && self.left(now) == Some(0);
        if !is_up || self.looked_at == Some(self.heard_at) {
            return None;
        }
        self.looked_at = Some(self.heard_at);
        Some(Said::Lang(self.language.code().to_owned()))
    }

    fn see(&mut self, state: StateOut, shelf: &Shelf, now: Moment) -> Vec<Said> {
        let here = (state.phase, state.number);
        let is_in = self.entry == Entry::In;
        self.refused = self.refused.take().filter(|refused| is_in && refused.of.is_none_or(|of| of == here));
        if let Some(refused) = &mut self.refused {
            refused.of = Some(here);
        }
        // An answer is sent again on a new line and when a pause ends; for all else the machine does so in a while.
        let sends = self.is_new || self.is_paused() && !state.paused;
        self.is_new = false;
        self.entry = Entry::In;
        self.heard_at = now;
        self.looked_at = None;
        state.me.name.clone_into(&mut self.seat.name);
        let told = state.question();
        let id = told.as_ref().map(|told| told.id);
        if let Some(told) = told {
            self.asked = AskedHere::of(&told, shelf).map(Arc::new);
        }
        if state.phase == PhaseOut::Question {
            match &mut self.sent {
                // The host was gone before it had kept what it said was kept: the same answer once more.
                Some(sent) if Some(sent.question) == id => sent.kept = false,
                _ => self.sent = None,
            }
        }
        self.state = Some(Arc::new(state));
        if sends { self.pending().into_iter().collect() } else { Vec::new() }
    }

    fn refuse(&mut self, why: &str, says: String, nonce: Option<&str>) -> Vec<Said> {
        // It may be said again: the machine does so in a while, an answer once the time goes on.
        let is_answer = nonce.is_some();
        if why == "too-often" && (is_answer || self.entry == Entry::In) || why == "paused" && is_answer {
            return Vec::new();
        }
        self.refused = Some(Refused { says, of: None });
        if is_answer {
            self.sent = self.sent.take().filter(|sent| Some(sent.nonce.as_str()) != nonce);
            return Vec::new();
        }
        match self.entry {
            Entry::Joins => self.entry = Entry::Names,
            // Another room answers here, or one that does not know this program: the door again.
            Entry::In if self.is_new => {
                self.entry = Entry::Knocks;
                (self.state, self.room) = (None, None);
                return vec![self.knocking()];
            }
            _ => {}
        }
        Vec::new()
    }

    /// What is to stand in the journal and does not yet: each question with its answer and what was expected.
    #[must_use]
    pub fn to_note(&mut self) -> Vec<Noted> {
        let Some(state) = self.state.clone() else { return Vec::new() };
        let here = state.verdict.iter().map(|verdict| (state.number, verdict));
        let all = here.chain(state.review.iter().map(|review| (review.number, &review.verdict)));
        all.filter_map(|(number, verdict)| {
            let noted = Noted::of(number, verdict)?;
            self.seat.noted.insert(number).then_some(noted)
        })
        .collect()
    }

    /// The seat, to be kept.
    #[must_use]
    pub const fn seat(&self) -> &Seat {
        &self.seat
    }

    /// How far it has come in.
    #[must_use]
    pub const fn entry(&self) -> Entry {
        self.entry
    }

    /// Whether there is a line to the room.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.is_connected
    }

    /// The room, once it has said which it is.
    #[must_use]
    pub const fn room(&self) -> Option<&RoomOut> {
        self.room.as_ref()
    }

    /// What the room showed last.
    #[must_use]
    pub fn state(&self) -> Option<&StateOut> {
        self.state.as_deref()
    }

    /// What is asked, or was asked last; nothing where its house is not known here.
    #[must_use]
    pub const fn asked(&self) -> Option<&Arc<AskedHere>> {
        self.asked.as_ref()
    }

    /// The answer that was given last.
    #[must_use]
    pub const fn sent(&self) -> Option<&Sent> {
        self.sent.as_ref()
    }

    /// Why the last thing it said was refused.
    #[must_use]
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_ref().map(|refused| refused.says.as_str())
    }

    /// How many milliseconds are left, where somebody counts.
    #[must_use]
    pub fn left(&self, now: Moment) -> Option<u64> {
        let state = self.state.as_ref()?;
        let gone = if state.paused { 0 } else { now.since(self.heard_at) };
        state.left.map(|left| left.saturating_sub(gone))
    }

    fn is_paused(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.paused)
    }
}

/// An answer for the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noted {
    /// Which question of the room it was, counted from one.
    pub number: usize,
    /// Whether it was right.
    pub right: bool,
    /// The answer, as journals write it.
    pub answer: String,
    /// What it was an answer to.
    pub notes: NotesOut,
}

impl Noted {
    fn of(number: usize, verdict: &VerdictOut) -> Option<Self> {
        let notes = verdict.notes.as_deref()?.clone();
        Some(Self { number, right: verdict.right?, answer: notes.answer.clone()?, notes })
    }
}
