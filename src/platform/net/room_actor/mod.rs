//! The room actor: sole owner of the room and its log. Drains the queue, appends the batch to the log, then
//! broadcasts.

mod broadcast;
mod next_quiz;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender as Answer, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::mpsc::Sender as Line;

use self::broadcast::{ClientLink, Outbox};
pub use self::next_quiz::NextQuiz;
use super::log_file::LogFile;
use super::rate_limit::{FEW_NAMES, FIRST_WRONG, JOINS, JOINS_HERE, JOINS_OF_ONE, OWN_ADDRESSES, RateLimiter, WRONG};
use super::remote_secret::RemoteAccess;
use super::results_file;
use super::snapshot::RoomSnapshot;
use crate::classroom::wire::{AnswerIn, ClientMessage, JoinIn, ServerMessage, TextCache};
use crate::classroom::{Digest, Phase, Room, RoomMessage, RoomRefusal, Sender, name};
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::platform::clock::Clock;
use crate::progress::Moment;

/// Interval at which a room notices that time has passed.
const TICK: Duration = Duration::from_millis(100);

/// Maximum number of commands handled before saving and broadcasting.
const BATCH: usize = 512;

pub type ConnectionId = u64;

type HostReply = Result<(), RoomRefusal>;

pub enum Command {
    Linked(ConnectionId, IpAddr, Line<Arc<str>>),
    /// A client message; the last field is the shortest round trip time, in ms.
    Said(ConnectionId, ClientMessage, u64),
    /// A client message that was refused without handling.
    Refused(ConnectionId, RoomRefusal),
    Lost(ConnectionId),
    Host(RoomMessage, Answer<HostReply>),
    /// Takes the class into its next quiz.
    Next(Box<NextQuiz>, Answer<Result<(), Phrase>>),
    /// Withdraws the link of the trainer's second device and accepts another secret.
    RenewRemote(String),
    /// No-op; probes whether the actor is alive.
    Tick,
    Close,
}

/// Independent of sockets: connections talk to it by [`Command`]s.
#[expect(clippy::struct_excessive_bools, reason = "what is current is known for each kind of message")]
pub struct RoomActor {
    room: Room,
    log: LogFile,
    snapshot: Arc<RoomSnapshot>,
    snapshot_at: Moment,
    is_snapshot_current: bool,
    /// Language of the results file; `None` if results are not saved.
    language: Option<Language>,
    results_thread: Option<JoinHandle<()>>,
    clock: Clock,
    broadcast_state: TextCache,
    links: BTreeMap<ConnectionId, ClientLink>,
    /// Time of the last update to the trainer's second device, and whether it is current.
    remote_sent_at: Moment,
    is_remote_current: bool,
    /// Time of the last list of people.
    people_sent_at: Moment,
    /// Time of the last count of answers to those who wait, and whether it is current.
    counted_at: Moment,
    is_count_current: bool,
    ticked_at: Moment,
    first_wrong: RateLimiter,
    wrong: RateLimiter,
    joins_here: RateLimiter,
    joins: RateLimiter,
    joins_of_one: RateLimiter,
    /// By address and place on the roster.
    wrong_pins: RateLimiter<(IpAddr, usize)>,
    /// Addresses from which people joined, with the number of names of each.
    homes: BTreeMap<IpAddr, usize>,
    link_key: String,
    remote: RemoteAccess,
    /// Announces the room, or withdraws it once it is over or closes.
    announcer: Option<Announcer>,
    is_announced: bool,
}

/// Takes a while: messages go out to the network.
type Announcer = Arc<dyn Fn(Option<&Room>) + Send + Sync>;

impl RoomActor {
    /// Once the room is over, its results are saved beside the log in `language`.
    pub fn new(room: Room, log: LogFile, snapshot: Arc<RoomSnapshot>, language: Option<Language>) -> Self {
        // The log may be dated before the system time was set back; the room's time would stand still until then.
        let clock = Clock::not_before(room.latest_time());
        snapshot.set_log(log.path().to_owned());
        Self {
            link_key: room.setup().link_key(),
            remote: RemoteAccess::of_setup(room.setup()),
            homes: BTreeMap::new(),
            announcer: None,
            is_announced: false,
            room,
            log,
            snapshot,
            snapshot_at: clock.now(),
            is_snapshot_current: true,
            language,
            results_thread: None,
            broadcast_state: TextCache::default(),
            links: BTreeMap::new(),
            remote_sent_at: clock.now(),
            is_remote_current: true,
            people_sent_at: clock.now(),
            counted_at: clock.now(),
            is_count_current: true,
            ticked_at: clock.now(),
            first_wrong: RateLimiter::new(FIRST_WRONG),
            wrong: RateLimiter::new(WRONG),
            joins_here: RateLimiter::new(JOINS_HERE),
            joins: RateLimiter::new(JOINS),
            joins_of_one: RateLimiter::new(JOINS_OF_ONE),
            wrong_pins: RateLimiter::new(WRONG),
            clock,
        }
    }

    pub(super) fn with_remote(self, remote: RemoteAccess) -> Self {
        self.snapshot.set_remote_paired(remote.is_paired());
        Self { remote, ..self }
    }

    /// An announcer of a room that is announced already.
    pub(super) fn with_announcer(self, announcer: impl Fn(Option<&Room>) + Send + Sync + 'static) -> Self {
        Self { announcer: Some(Arc::new(announcer)), is_announced: true, ..self }
    }

    fn announce(&mut self, announced: bool) {
        if std::mem::replace(&mut self.is_announced, announced) == announced {
            return;
        }
        let room = announced.then(|| self.room.clone());
        if let Some(announcer) = self.announcer.clone() {
            thread::spawn(move || announcer(room.as_ref()));
        }
    }

    /// Runs until the room is closed.
    pub fn run(mut self, commands: &Receiver<Command>) {
        loop {
            let mut due = Outbox::default();
            let mut closes = false;
            match commands.recv_timeout(self.until_tick()) {
                Ok(command) => closes |= self.handle(command, &mut due),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => closes = true,
            }
            // Commands that have queued up are saved with the same sync.
            for _ in 1..BATCH {
                match commands.try_recv() {
                    Ok(command) => closes |= self.handle(command, &mut due),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => closes = true,
                }
            }
            // Even under load, time passes.
            if self.until_tick().is_zero() {
                self.ticked_at = self.clock.now();
                let _ = self.apply(Sender::Host, RoomMessage::Tick, &mut due);
            }
            self.broadcast(due);
            if closes || self.room.phase() == Phase::Ended {
                self.save_results_in_background();
                self.announce(false);
            }
            if closes {
                // Results are on the disk before the room counts as closed.
                if let Some(keeping) = self.results_thread.take() {
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
    fn save_results_in_background(&mut self) {
        let Some(language) = self.language.filter(|_| self.room.people().next().is_some()) else { return };
        if self.results_thread.is_none() {
            let (room, place) = (self.room.clone(), self.log.path().to_owned());
            self.results_thread = Some(thread::spawn(move || results_file::write_results(&place, &room, language)));
        }
    }

    /// Returns true if the room closes.
    fn handle(&mut self, command: Command, due: &mut Outbox) -> bool {
        match command {
            Command::Linked(link, source, line) => {
                self.links.insert(link, ClientLink::new(source, line));
            }
            Command::Said(link, said, way) => {
                let nonce = if let ClientMessage::Answer(answer) = &said { Some(answer.nonce.clone()) } else { None };
                if let Err(refusal) = self.handle_message(link, said, way, due) {
                    self.refuse(link, refusal, nonce, due);
                }
            }
            Command::Refused(link, refusal) => self.refuse(link, refusal, None, due),
            Command::Lost(link) => self.disconnected(link, due),
            Command::Host(message, answer) => {
                let result = self.apply(Sender::Host, message, due);
                due.host_replies.push((answer, result));
            }
            Command::Next(next, answer) => {
                let result = self.next_quiz(*next, due);
                // The caller may be gone.
                let _ = answer.send(result);
            }
            Command::RenewRemote(secret) => self.renew_remote(secret, due),
            Command::Tick => {}
            Command::Close => return true,
        }
        false
    }

    fn handle_message(
        &mut self,
        link: ConnectionId,
        message: ClientMessage,
        way: u64,
        due: &mut Outbox,
    ) -> Result<(), RoomRefusal> {
        match message {
            ClientMessage::Knock { code, key, lang } => {
                self.set_language(link, &lang);
                self.check_code(link, &code, key.as_deref())?;
                let room = self.room_out(link);
                due.messages.push((link, ServerMessage::Room(room)));
                Ok(())
            }
            ClientMessage::Join(join) => self.join(link, join, due),
            ClientMessage::Back { token, lang, full } => {
                self.set_language(link, &lang);
                self.set_full_view(link, full);
                self.rejoin(link, &token, due)
            }
            ClientMessage::Remote { secret, device, lang } => {
                self.set_language(link, &lang);
                self.attach_remote(link, &secret, device.as_deref(), due)
            }
            ClientMessage::Do(deed) => {
                due.states.insert(link);
                self.apply(self.sender(link), deed.into(), due)
            }
            ClientMessage::People(lists) => {
                if self.sender(link) != Sender::Remote {
                    return Err(RoomRefusal::NotYours);
                }
                due.states.insert(link);
                self.links.get_mut(&link).ok_or(RoomRefusal::Unknown)?.lists_people = lists;
                Ok(())
            }
            ClientMessage::Answer(answer) => self.answer(link, answer, way, due),
            ClientMessage::Shift(report) => {
                due.states.insert(link);
                let message = RoomMessage::ShiftProgress(report.number, Box::new(report.progress));
                self.apply(self.sender(link), message, due)
            }
            ClientMessage::Lang(lang) => {
                self.set_language(link, &lang);
                due.states.insert(link);
                Ok(())
            }
            ClientMessage::Pong(_) => Ok(()),
        }
    }

    /// Checks the room code, with rate limits. The first wrong code of a connection is limited separately, else a
    /// guesser would lock out everyone behind the same address. A device with the link's key does not guess.
    fn check_code(&mut self, link: ConnectionId, code: &str, key: Option<&str>) -> Result<(), RoomRefusal> {
        if key == Some(self.link_key.as_str()) {
            return Ok(());
        }
        let now = self.clock.now();
        let link = self.links.get_mut(&link).ok_or(RoomRefusal::Unknown)?;
        let door = if link.has_guessed { &mut self.wrong } else { &mut self.first_wrong };
        if !door.has_token(link.source, now) {
            return Err(RoomRefusal::TooOften);
        }
        if code.trim() == self.room.setup().code {
            return Ok(());
        }
        door.try_take(link.source, now);
        link.has_guessed = true;
        Err(RoomRefusal::WrongCode)
    }

    fn join(&mut self, link: ConnectionId, join: JoinIn, due: &mut Outbox) -> Result<(), RoomRefusal> {
        let JoinIn { code, key, name, pin, token, lang, full } = join;
        self.set_language(link, &lang);
        self.set_full_view(link, full);
        self.check_code(link, &code, key.as_deref())?;
        let source = self.links.get(&link).ok_or(RoomRefusal::Unknown)?.source;
        let token = Digest::from_secret(&token).ok_or(RoomRefusal::BadToken)?;
        let known = self.room.sender(&token);
        self.check_sender(link, known)?;
        // A known participant returns.
        let now = self.clock.now();
        if known == Sender::Stranger && !self.join_limiter(source).has_token(source, now) {
            return Err(RoomRefusal::TooOften);
        }
        if known == Sender::Stranger {
            self.check_pin(source, &name, pin.as_deref())?;
        }
        self.apply(Sender::Stranger, RoomMessage::Join { name, token: token.clone() }, due)?;
        if known == Sender::Stranger {
            self.join_limiter(source).try_take(source, now);
            *self.homes.entry(source).or_default() += 1;
        }
        self.bind(link, &token, due)
    }

    /// Checks the PIN of a name, if the room has any. Guesses are limited for each address and name.
    fn check_pin(&mut self, source: IpAddr, name: &str, typed: Option<&str>) -> Result<(), RoomRefusal> {
        let setup = self.room.setup();
        let Some(pin) = setup.pin(name) else { return Ok(()) };
        let place = setup.roster.iter().flatten().position(|listed| name::same(listed, name)).unwrap_or(usize::MAX);
        let (now, guess) = (self.clock.now(), (source, place));
        if !self.wrong_pins.has_token(guess, now) {
            return Err(RoomRefusal::TooOften);
        }
        if typed.is_some_and(|typed| typed.trim() == pin) {
            return Ok(());
        }
        self.wrong_pins.try_take(guess, now);
        Err(RoomRefusal::WrongPin)
    }

    /// Limit of new people per address: few where people come from addresses of their own, many where a class
    /// shares one.
    fn join_limiter(&mut self, source: IpAddr) -> &mut RateLimiter {
        let few = self.homes.values().filter(|names| **names <= FEW_NAMES).count();
        let have_own = self.homes.len() >= OWN_ADDRESSES && few * 4 >= self.homes.len() * 3;
        match (source.is_loopback(), have_own) {
            (true, _) => &mut self.joins_here,
            (false, false) => &mut self.joins,
            (false, true) => &mut self.joins_of_one,
        }
    }

    /// Rejoins by token. Not rate-limited: 128-bit secrets cannot be guessed, and a returning participant must get in
    /// whatever others behind the same address do.
    fn rejoin(&mut self, link: ConnectionId, token: &str, due: &mut Outbox) -> Result<(), RoomRefusal> {
        let token = Digest::from_secret(token).ok_or(RoomRefusal::BadToken)?;
        self.check_sender(link, self.room.sender(&token))?;
        self.bind(link, &token, due)
    }

    fn attach_remote(
        &mut self,
        link: ConnectionId,
        secret: &str,
        device: Option<&str>,
        due: &mut Outbox,
    ) -> Result<(), RoomRefusal> {
        self.check_sender(link, Sender::Remote)?;
        self.remote.attach(secret, device)?;
        self.is_snapshot_current &= !self.snapshot.set_remote_paired(true);
        self.links.get_mut(&link).ok_or(RoomRefusal::Unknown)?.is_remote = true;
        due.states.insert(link);
        Ok(())
    }

    fn renew_remote(&mut self, secret: String, due: &mut Outbox) {
        self.remote.renew(secret);
        self.is_snapshot_current &= !self.snapshot.set_remote_paired(false);
        let attached =
            self.links.iter_mut().filter_map(|(id, link)| std::mem::take(&mut link.is_remote).then_some(*id));
        for link in attached.collect::<Vec<_>>() {
            self.refuse(link, RoomRefusal::Unknown, None, due);
        }
    }

    /// A connection belongs to one person; a change would leave the first one present for ever.
    fn check_sender(&self, link: ConnectionId, known: Sender) -> Result<(), RoomRefusal> {
        let now = self.sender(link);
        if now == Sender::Stranger || now == known { Ok(()) } else { Err(RoomRefusal::NotNow) }
    }

    fn sender(&self, link: ConnectionId) -> Sender {
        match self.links.get(&link) {
            Some(ClientLink { is_remote: true, .. }) => Sender::Remote,
            Some(ClientLink { participant: Some(who), .. }) => Sender::Participant(*who),
            _ => Sender::Stranger,
        }
    }

    fn bind(&mut self, link: ConnectionId, token: &Digest, due: &mut Outbox) -> Result<(), RoomRefusal> {
        let Sender::Participant(who) = self.room.sender(token) else { return Err(RoomRefusal::Unknown) };
        if let Some(link) = self.links.get_mut(&link) {
            link.participant = Some(who);
        }
        due.states.insert(link);
        self.apply(Sender::Participant(who), RoomMessage::Here, due)
    }

    fn answer(&mut self, link: ConnectionId, answer: AnswerIn, way: u64, due: &mut Outbox) -> Result<(), RoomRefusal> {
        let who = self.links.get(&link).and_then(|link| link.participant).ok_or(RoomRefusal::Unknown)?;
        let AnswerIn { question: id, nonce, answer } = answer;
        let question = self.room.question_with_id(id).ok_or(RoomRefusal::TooLate)?;
        let message = RoomMessage::Answer { question, nonce: nonce.clone(), answer, way };
        let outcome = self.apply(Sender::Participant(who), message, due);
        due.states.insert(link);
        outcome?;
        due.messages.push((link, ServerMessage::Kept { question: id, nonce }));
        Ok(())
    }

    /// If it was a participant's last connection, they are away.
    fn disconnected(&mut self, link: ConnectionId, due: &mut Outbox) {
        let Some(ClientLink { participant: Some(who), .. }) = self.links.remove(&link) else { return };
        if !self.links.values().any(|other| other.participant == Some(who)) {
            let _ = self.apply(Sender::Participant(who), RoomMessage::Away, due);
        }
    }

    fn set_language(&mut self, link: ConnectionId, tag: &str) {
        if let (Some(link), Some(language)) = (self.links.get_mut(&link), Language::from_tag(tag)) {
            link.audience.language = language;
        }
    }

    fn set_full_view(&mut self, link: ConnectionId, full: bool) {
        if let Some(link) = self.links.get_mut(&link) {
            link.audience.full = full;
        }
    }

    fn apply(&mut self, from: Sender, message: RoomMessage, due: &mut Outbox) -> Result<(), RoomRefusal> {
        let outcome = self.room.handle(from, message, self.clock.now());
        for stamped in &outcome.events {
            due.note(&stamped.event, &self.links);
        }
        self.is_snapshot_current &= outcome.events.is_empty();
        due.happened.extend(outcome.events);
        outcome.refusal.map_or(Ok(()), Err)
    }
}
