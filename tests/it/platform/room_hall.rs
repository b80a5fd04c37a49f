//! The hall of a room: whom it hears, whom it lets in, and that its time goes by whatever anybody does.
#![cfg(feature = "room")]
#![expect(clippy::disallowed_methods, reason = "the hall is a thread of its own, and its clock is the real one")]

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::mpsc::{Sender as To, channel};
use std::sync::{Arc, mpsc};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tailleur::classroom::log::OpeningRecord;
use tailleur::classroom::{Phase, Room, RoomMessage, Setup};
use tailleur::platform::clock::{Clock, time_of_day};
use tailleur::platform::net::{Command, ConnectionId, LogFile, RoomActor, RoomSnapshot};
use tailleur::progress::Moment;
use tempfile::TempDir;
use tokio::sync::mpsc as line;

use crate::classroom::room::{quiz, setup, token};

const CODE: &str = "314159";
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 7));
const THERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 8));
/// Nothing takes that long.
const LONGEST: Duration = Duration::from_secs(30);

/// A hall at work, with the lines of phones and nothing of a network.
struct Standing {
    to: To<Command>,
    shown: Arc<RoomSnapshot>,
    lines: BTreeMap<ConnectionId, line::Receiver<Arc<str>>>,
    thread: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl Standing {
    fn new() -> Self {
        Self::at(time_of_day(), |_| {})
    }

    fn at(at: Moment, change: impl FnOnce(&mut Setup)) -> Self {
        let (folder, quiz) = (TempDir::new().unwrap(), quiz());
        let mut setup = setup(&quiz);
        change(&mut setup);
        let opened = OpeningRecord { at, port: 1, tls: false, loopback: true, setup: setup.clone() };
        let log = LogFile::create(folder.path(), &opened).unwrap();
        let room = Room::open(setup, quiz, at);
        let shown = Arc::new(RoomSnapshot::new(&room));
        let hall = RoomActor::new(room, log, Arc::clone(&shown), None);
        let (to, from_all) = channel();
        let thread = Some(spawn(move || hall.run(&from_all)));
        Self { to, shown, lines: BTreeMap::new(), thread, _folder: folder }
    }

    /// A new line from an address.
    fn line(&mut self, from: IpAddr) -> ConnectionId {
        let id = self.lines.len() as ConnectionId;
        let (sender, receiver) = line::channel(64);
        self.to.send(Command::Linked(id, from, sender)).unwrap();
        self.lines.insert(id, receiver);
        id
    }

    fn send(&self, line: ConnectionId, said: &Value) {
        self.to.send(Command::Said(line, serde_json::from_value(said.clone()).unwrap(), 0)).unwrap();
    }

    /// The next message of that kind on a line, or the code of a refusal.
    fn hears(&mut self, line: ConnectionId, kind: &str) -> Result<Value, String> {
        let (began, heard) = (Instant::now(), self.lines.get_mut(&line).unwrap());
        while began.elapsed() < LONGEST {
            let Ok(text) = heard.try_recv() else {
                sleep(Duration::from_millis(1));
                continue;
            };
            let said: Value = serde_json::from_str(&text).unwrap();
            if let Some(why) = said.pointer("/refused/why") {
                return Err(why.as_str().unwrap().to_owned());
            }
            if let Some(said) = said.get(kind) {
                return Ok(said.clone());
            }
        }
        panic!("nothing is said on line {line}");
    }

    fn knock(&mut self, line: ConnectionId, code: &str) -> Result<Value, String> {
        self.send(line, &json!({"knock": {"code": code, "lang": "en"}}));
        self.hears(line, "room")
    }

    fn join(&mut self, line: ConnectionId, number: u64) -> Result<Value, String> {
        let name = format!("Phone {number}");
        self.send(line, &json!({"join": {"code": CODE, "name": name, "token": secret(number), "lang": "en"}}));
        self.hears(line, "state")
    }

    fn back(&mut self, line: ConnectionId, number: u64) -> Result<Value, String> {
        self.send(line, &json!({"back": {"token": secret(number), "lang": "en"}}));
        self.hears(line, "state")
    }

    fn host(&self, message: RoomMessage) {
        let (answer, answered) = mpsc::channel();
        self.to.send(Command::Host(message, answer)).unwrap();
        assert_eq!(answered.recv().unwrap(), Ok(()));
    }

    fn here(&self) -> usize {
        // Whoever is answered sees the room as it is then.
        self.host(RoomMessage::Lock(!self.shown.room().is_locked()));
        self.shown.room().people().filter(|(_, person)| person.away_since.is_none()).count()
    }

    fn closes(&self, mut meanwhile: impl FnMut()) -> bool {
        self.host(RoomMessage::GoOn(0));
        assert_eq!(self.shown.room().phase(), Phase::Question(0));
        let began = Instant::now();
        while self.shown.room().phase() == Phase::Question(0) && began.elapsed() < LONGEST {
            meanwhile();
            sleep(Duration::from_millis(10));
        }
        self.shown.room().phase() == Phase::Closed(0)
    }
}

impl Drop for Standing {
    fn drop(&mut self) {
        let _ = self.to.send(Command::Close);
        let ended = self.thread.take().unwrap().join();
        assert!(ended.is_ok() || std::thread::panicking());
    }
}

/// The secret by which [`token`] knows somebody.
fn secret(number: u64) -> String {
    let secret = format!("a{number:031x}");
    assert_eq!(tailleur::classroom::Digest::from_secret(&secret), Some(token(number)));
    secret
}

fn refused<T>(why: &str) -> Result<T, String> {
    Err(why.to_owned())
}

#[test]
fn time_goes_by_however_much_strangers_say() {
    let mut standing = Standing::at(time_of_day(), |setup| setup.seconds = Some(1));
    let (phone, stranger) = (standing.line(HERE), standing.line(THERE));
    standing.join(phone, 1).unwrap();
    assert!(standing.closes(|| standing.send(stranger, &json!({"lang": "fr"}))));
}

#[test]
fn the_time_of_a_room_goes_on_whose_log_is_from_later_than_the_clock_shows() {
    let later = time_of_day().plus(7_200_000);
    assert!(Clock::not_before(later).now() >= later);
    assert!(Clock::not_before(Moment(0)).now() >= time_of_day().plus(0).min(Clock::start().now()));
    let mut standing = Standing::at(later, |setup| setup.seconds = Some(1));
    let phone = standing.line(HERE);
    standing.join(phone, 1).unwrap();
    assert!(standing.closes(|| {}));
}

#[test]
fn who_guesses_shuts_out_nobody_behind_the_same_address() {
    let mut standing = Standing::new();
    let anna = standing.line(HERE);
    standing.join(anna, 1).unwrap();
    standing.to.send(Command::Lost(anna)).unwrap();
    let guesser = standing.line(HERE);
    let guessed: Vec<_> = (0..14).map(|number| standing.knock(guesser, &(100_000 + number).to_string())).collect();
    assert_eq!(guessed[..11], vec![refused("wrong-code"); 11], "the first, and ten more");
    assert_eq!(guessed[11..], vec![refused("too-often"); 3]);
    assert_eq!(standing.knock(guesser, CODE), refused("too-often"), "also where the guess is right at last");
    for number in 100..140 {
        assert_eq!(standing.back(guesser, number), refused("unknown"));
    }
    let (anna, new) = (standing.line(HERE), standing.line(HERE));
    assert_eq!(standing.back(anna, 1).unwrap()["me"]["name"], "Phone 1");
    assert_eq!(standing.join(new, 2).unwrap()["me"]["name"], "Phone 2");
}

#[test]
fn who_guesses_on_ever_new_lines_is_slowed_down_too() {
    let mut standing = Standing::new();
    let tries = 200;
    let wrong = (0..tries).filter(|number| {
        let line = standing.line(HERE);
        standing.knock(line, &(100_000 + number).to_string()) == refused("wrong-code")
    });
    let wrong = wrong.count();
    assert!((120..tries).contains(&wrong), "{wrong} guesses were heard");
    let other = standing.line(THERE);
    assert!(standing.knock(other, CODE).is_ok(), "elsewhere nobody is slowed down");
}

#[test]
fn a_line_is_one_persons_and_nobody_stays_here_whose_line_is_lost() {
    let mut standing = Standing::new();
    let line = standing.line(HERE);
    standing.join(line, 1).unwrap();
    assert_eq!(standing.join(line, 2), refused("not-now"));
    assert!(standing.join(line, 1).is_ok(), "the same once more is the same");
    let other = standing.line(HERE);
    standing.join(other, 3).unwrap();
    assert_eq!(standing.back(line, 3), refused("not-now"));
    assert_eq!((standing.here(), standing.shown.room().people().count()), (2, 2));
    for lost in [line, other] {
        standing.to.send(Command::Lost(lost)).unwrap();
    }
    assert_eq!(standing.here(), 0);
}

#[test]
fn one_address_may_bring_four_hundred_people_but_no_flood_of_invented_ones() {
    let mut standing = Standing::new();
    let mut seated = 0;
    for number in 0..600 {
        let line = standing.line(HERE);
        match standing.join(line, number) {
            Ok(_) => seated += 1,
            Err(why) => assert_eq!((why.as_str(), seated >= 400), ("too-often", true)),
        }
    }
    assert!((400..600).contains(&seated), "{seated} came in");
    let (again, new) = (standing.line(HERE), standing.line(THERE));
    assert!(standing.join(again, 0).is_ok(), "who is known already is let in");
    assert!(standing.join(new, 1_000).is_ok(), "and so is everybody else");
}

#[test]
fn an_answer_on_a_line_that_is_nobodys_is_refused_with_its_sending() {
    let mut standing = Standing::new();
    let line = standing.line(HERE);
    standing.send(line, &json!({"answer": {"question": 0, "nonce": "n1", "answer": {"number": 7}}}));
    assert_eq!(standing.hears(line, "kept"), refused("unknown"));
}
