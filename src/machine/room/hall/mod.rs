//! The room actor: sole owner of the room and its log. Drains the queue, appends the batch to the log, then
//! broadcasts.

mod telling;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender as Answer, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::mpsc::Sender as Line;

use self::telling::{Due, Link};
use super::door::{Door, FIRST_WRONG, JOINS, WRONG};
use super::kept;
use super::log_file::LogFile;
use super::shown::Shown;
use crate::classroom::wire::{AnswerIn, JoinIn, Said, Says, Told};
use crate::classroom::{Digest, Message, Phase, Refusal, Room, Sender};
use crate::machine::clock::Clock;
use crate::progress::Moment;
use crate::words::Language;

/// Interval at which a room notices that time has passed.
const TICK: Duration = Duration::from_millis(100);

/// Maximum number of commands handled before saving and broadcasting.
const BATCH: usize = 512;

pub type LinkId = u64;

type Done = Result<(), Refusal>;

pub enum Command {
    Linked(LinkId, IpAddr, Line<Arc<str>>),
    /// A client message; the last field is the shortest round trip time, in ms.
    Said(LinkId, Said, u64),
    /// A client message that was refused without handling.
    Refused(LinkId, Refusal),
    Lost(LinkId),
    Host(Message, Answer<Done>),
    /// No-op; probes whether the actor is alive.
    Tick,
    Close,
}

/// Independent of sockets: connections talk to it by [`Command`]s.
pub struct Hall {
    room: Room,
    log: LogFile,
    shown: Arc<Shown>,
    shown_at: Moment,
    is_shown: bool,
    /// Language of the results file; `None` if results are not saved.
    language: Option<Language>,
    keeping: Option<JoinHandle<()>>,
    clock: Clock,
    told: Told,
    links: BTreeMap<LinkId, Link>,
    /// Time of the last update to the trainer's second device, and whether it is current.
    controlled_at: Moment,
    is_controlled: bool,
    ticked_at: Moment,
    first_wrong: Door,
    wrong: Door,
    joins: Door,
}

impl Hall {
    /// When the room is over its results are saved beside the log in `language`.
    pub fn of(room: Room, log: LogFile, shown: Arc<Shown>, language: Option<Language>) -> Self {
        // The log may be dated before the system time was set back; the room's time would stand still until then.
        let clock = Clock::after(room.heard_until());
        Self {
            room,
            log,
            shown,
            shown_at: clock.now(),
            is_shown: true,
            language,
            keeping: None,
            told: Told::default(),
            links: BTreeMap::new(),
            controlled_at: clock.now(),
            is_controlled: true,
            ticked_at: clock.now(),
            first_wrong: Door::of(FIRST_WRONG),
            wrong: Door::of(WRONG),
            joins: Door::of(JOINS),
            clock,
        }
    }

    /// Runs until the room is closed.
    pub fn run(mut self, commands: &Receiver<Command>) {
        loop {
            let mut due = Due::default();
            let mut closes = false;
            match commands.recv_timeout(self.until_tick()) {
                Ok(command) => closes |= self.hear(command, &mut due),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => closes = true,
            }
            // Commands that have queued up are saved with the same sync.
            for _ in 1..BATCH {
                match commands.try_recv() {
                    Ok(command) => closes |= self.hear(command, &mut due),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => closes = true,
                }
            }
            // Even under load, time passes.
            if self.until_tick().is_zero() {
                self.ticked_at = self.clock.now();
                let _ = self.say_to_room(Sender::Host, Message::Tick, &mut due);
            }
            self.tell(due);
            if closes || self.room.phase() == Phase::Ended {
                self.keep_results();
            }
            if closes {
                // Results are on the disk before the room counts as closed.
                if let Some(keeping) = self.keeping.take() {
                    let _ = keeping.join();
                }
                return;
            }
        }
    }

    fn until_tick(&self) -> Duration {
        TICK.saturating_sub(Duration::from_millis(self.clock.now().since(self.ticked_at)))
    }

    /// Saves the results once, on another thread, if anybody took part.
    fn keep_results(&mut self) {
        let Some(language) = self.language.filter(|_| self.room.people().next().is_some()) else { return };
        if self.keeping.is_none() {
            let (room, place) = (self.room.clone(), self.log.place().to_owned());
            self.keeping = Some(thread::spawn(move || kept::keep(&place, &room, language)));
        }
    }

    /// Returns true if the room closes.
    fn hear(&mut self, command: Command, due: &mut Due) -> bool {
        match command {
            Command::Linked(link, source, line) => {
                self.links.insert(link, Link::new(source, line));
            }
            Command::Said(link, said, way) => {
                let nonce = if let Said::Answer(answer) = &said { Some(answer.nonce.clone()) } else { None };
                if let Err(refusal) = self.said(link, said, way, due) {
                    self.refuse(link, refusal, nonce, due);
                }
            }
            Command::Refused(link, refusal) => self.refuse(link, refusal, None, due),
            Command::Lost(link) => self.lost(link, due),
            Command::Host(message, answer) => {
                let result = self.say_to_room(Sender::Host, message, due);
                due.answers.push((answer, result));
            }
            Command::Tick => {}
            Command::Close => return true,
        }
        false
    }

    fn said(&mut self, link: LinkId, said: Said, way: u64, due: &mut Due) -> Result<(), Refusal> {
        match said {
            Said::Knock { code, lang } => {
                self.speak(link, &lang);
                self.of_code(link, &code)?;
                let room = self.room_out(link);
                due.says.push((link, Says::Room(room)));
                Ok(())
            }
            Said::Join(join) => self.join(link, join, due),
            Said::Back { token, lang, full } => {
                self.speak(link, &lang);
                self.show_all(link, full);
                self.back(link, &token, due)
            }
            Said::Remote { secret, lang } => {
                self.speak(link, &lang);
                self.remote(link, &secret, due)
            }
            Said::Do(deed) => {
                due.states.insert(link);
                self.say_to_room(self.sender(link), deed.into(), due)
            }
            Said::Answer(answer) => self.answer(link, answer, way, due),
            Said::Lang(lang) => {
                self.speak(link, &lang);
                due.states.insert(link);
                Ok(())
            }
            Said::Pong(_) => Ok(()),
        }
    }

    /// Checks the room code, with rate limits. The first wrong code of a connection is limited separately, else a
    /// guesser would lock out everybody behind the same address.
    fn of_code(&mut self, link: LinkId, code: &str) -> Result<(), Refusal> {
        let now = self.clock.now();
        let link = self.links.get_mut(&link).ok_or(Refusal::Unknown)?;
        let door = if link.has_guessed { &mut self.wrong } else { &mut self.first_wrong };
        if !door.is_open(link.source, now) {
            return Err(Refusal::TooOften);
        }
        if code.trim() == self.room.setup().code {
            return Ok(());
        }
        door.take(link.source, now);
        link.has_guessed = true;
        Err(Refusal::WrongCode)
    }

    fn join(&mut self, link: LinkId, join: JoinIn, due: &mut Due) -> Result<(), Refusal> {
        let JoinIn { code, name, token, lang, full } = join;
        self.speak(link, &lang);
        self.show_all(link, full);
        self.of_code(link, &code)?;
        let source = self.links.get(&link).ok_or(Refusal::Unknown)?.source;
        let token = Digest::of(&token).ok_or(Refusal::BadToken)?;
        let known = self.room.sender(&token);
        self.may_be(link, known)?;
        // A known participant returns.
        let now = self.clock.now();
        if known == Sender::Stranger && !self.joins.is_open(source, now) {
            return Err(Refusal::TooOften);
        }
        self.say_to_room(Sender::Stranger, Message::Join { name, token: token.clone() }, due)?;
        if known == Sender::Stranger {
            self.joins.take(source, now);
        }
        self.seat(link, &token, due)
    }

    /// Rejoins by token. Not rate-limited: 128-bit secrets cannot be guessed, and a returning participant must get in
    /// whatever others behind the same address do.
    fn back(&mut self, link: LinkId, token: &str, due: &mut Due) -> Result<(), Refusal> {
        let token = Digest::of(token).ok_or(Refusal::BadToken)?;
        self.may_be(link, self.room.sender(&token))?;
        self.seat(link, &token, due)
    }

    fn remote(&mut self, link: LinkId, secret: &str, due: &mut Due) -> Result<(), Refusal> {
        let known = self.room.sender(&Digest::of(secret).ok_or(Refusal::BadToken)?);
        if known != Sender::Remote {
            return Err(Refusal::Unknown);
        }
        self.may_be(link, known)?;
        self.links.get_mut(&link).ok_or(Refusal::Unknown)?.is_remote = true;
        due.states.insert(link);
        Ok(())
    }

    /// A connection belongs to one person; a change would leave the first one present for ever.
    fn may_be(&self, link: LinkId, known: Sender) -> Result<(), Refusal> {
        let now = self.sender(link);
        if now == Sender::Stranger || now == known { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn sender(&self, link: LinkId) -> Sender {
        match self.links.get(&link) {
            Some(Link { is_remote: true, .. }) => Sender::Remote,
            Some(Link { who: Some(who), .. }) => Sender::Participant(*who),
            _ => Sender::Stranger,
        }
    }

    fn seat(&mut self, link: LinkId, token: &Digest, due: &mut Due) -> Result<(), Refusal> {
        let Sender::Participant(who) = self.room.sender(token) else { return Err(Refusal::Unknown) };
        if let Some(link) = self.links.get_mut(&link) {
            link.who = Some(who);
        }
        due.states.insert(link);
        self.say_to_room(Sender::Participant(who), Message::Here, due)
    }

    fn answer(&mut self, link: LinkId, answer: AnswerIn, way: u64, due: &mut Due) -> Result<(), Refusal> {
        let who = self.links.get(&link).and_then(|link| link.who).ok_or(Refusal::Unknown)?;
        let AnswerIn { question, nonce, answer } = answer;
        let message = Message::Answer { question, nonce: nonce.clone(), answer, way };
        let heard = self.say_to_room(Sender::Participant(who), message, due);
        due.states.insert(link);
        heard?;
        due.says.push((link, Says::Kept { question, nonce }));
        Ok(())
    }

    /// If it was a participant's last connection, they are away.
    fn lost(&mut self, link: LinkId, due: &mut Due) {
        let Some(Link { who: Some(who), .. }) = self.links.remove(&link) else { return };
        if !self.links.values().any(|other| other.who == Some(who)) {
            let _ = self.say_to_room(Sender::Participant(who), Message::Away, due);
        }
    }

    fn speak(&mut self, link: LinkId, tag: &str) {
        if let (Some(link), Some(language)) = (self.links.get_mut(&link), Language::of_tag(tag)) {
            link.to.language = language;
        }
    }

    fn show_all(&mut self, link: LinkId, full: bool) {
        if let Some(link) = self.links.get_mut(&link) {
            link.to.full = full;
        }
    }

    fn say_to_room(&mut self, from: Sender, message: Message, due: &mut Due) -> Result<(), Refusal> {
        let heard = self.room.hear(from, message, self.clock.now());
        for stamped in &heard.happened {
            due.note(&stamped.event, &self.links);
        }
        self.is_shown &= heard.happened.is_empty();
        due.happened.extend(heard.happened);
        heard.refused.map_or(Ok(()), Err)
    }
}
