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
use tailleur::platform::net::{Command, ConnectionId, LogFile, NextQuiz, RoomActor, RoomSnapshot, read_log};
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
        let log = LogFile::create(folder.path(), &opened, &[]).unwrap();
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

    /// How many of so many new people an address brings in.
    fn brings(&mut self, from: IpAddr, first: u64, count: u64) -> usize {
        let comes = |number: &u64| {
            let line = self.line(from);
            match self.join(line, *number) {
                Ok(_) => true,
                Err(why) => {
                    assert_eq!(why, "too-often");
                    false
                }
            }
        };
        (first..first + count).filter(comes).count()
    }

    /// Takes the class into another quiz of the same questions.
    fn takes_into_next_quiz(&self) -> bool {
        let (answer, answered) = mpsc::channel();
        let quiz = quiz();
        let (setup, pictures) = (setup(&quiz), BTreeMap::new());
        let next = NextQuiz { setup, quiz, pictures, port: 1, tls: false, loopback: true };
        self.to.send(Command::Next(Box::new(next), answer)).unwrap();
        answered.recv().unwrap().is_ok()
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
fn one_address_may_bring_a_class_but_no_flood_of_invented_people() {
    let mut standing = Standing::new();
    let seated = standing.brings(HERE, 0, 300);
    assert!((100..200).contains(&seated), "{seated} came in");
    let (again, new) = (standing.line(HERE), standing.line(THERE));
    assert!(standing.join(again, 0).is_ok(), "who is known already is let in");
    assert!(standing.join(new, 1_000).is_ok(), "and so is everybody else");
}

#[test]
fn where_phones_have_addresses_of_their_own_each_brings_a_few_names() {
    let mut standing = Standing::new();
    for number in 0..4_u8 {
        let address = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20 + number));
        assert_eq!(standing.brings(address, u64::from(number) * 100, 1), 1);
    }
    let seated = standing.brings(HERE, 1_000, 60);
    assert!((10..20).contains(&seated), "{seated} came in");
    assert_eq!(standing.brings(THERE, 2_000, 5), 5, "elsewhere nobody is slowed down");
}

#[test]
fn classes_behind_several_routers_are_not_taken_for_floods() {
    let mut standing = Standing::new();
    let routers = [10, 11, 12, 13, 14].map(|last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)));
    for round in 0..30 {
        for (place, router) in routers.into_iter().enumerate() {
            assert_eq!(standing.brings(router, round * 10 + place as u64, 1), 1, "{round} {router}");
        }
    }
}

#[test]
fn everyone_with_the_link_comes_in_however_many_codes_are_guessed_behind_the_same_address() {
    let mut standing = Standing::new();
    let key = standing.shown.room().setup().link_key();
    let guesser = standing.line(HERE);
    for number in 0..200 {
        let line = if number % 2 == 0 { standing.line(HERE) } else { guesser };
        let _ = standing.knock(line, &(100_000 + number).to_string());
    }
    for number in 0..400 {
        let line = standing.line(HERE);
        let _ = standing.knock(line, &(200_000 + number).to_string());
    }
    let shut = (0..5).filter(|_| {
        let typed = standing.line(HERE);
        standing.knock(typed, CODE) == refused("too-often")
    });
    assert!(shut.count() > 2, "the door is shut for typed codes");
    for number in 0..50 {
        let line = standing.line(HERE);
        let said = json!({"join": {"code": CODE, "key": key, "name": format!("Phone {number}"), "token": secret(number), "lang": "en"}});
        standing.send(line, &said);
        assert_eq!(standing.hears(line, "state").unwrap()["me"]["name"], format!("Phone {number}"));
    }
    let line = standing.line(THERE);
    let wrong = json!({"knock": {"code": "100000", "key": "0000000000000000", "lang": "en"}});
    standing.send(line, &wrong);
    assert_eq!(standing.hears(line, "room"), refused("wrong-code"), "a wrong key opens nothing");
}

#[test]
fn nobody_takes_a_name_without_its_pin() {
    let mut standing = Standing::at(time_of_day(), |setup| {
        (setup.roster, setup.pins) = (Some(vec!["Anna".to_owned(), "Bruno".to_owned()]), true);
    });
    let pin = |standing: &Standing, name: &str| standing.shown.room().setup().pin(name).unwrap();
    let comes = |standing: &mut Standing, from, name: &str, pin: &str, number| {
        let line = standing.line(from);
        let join = json!({"code": CODE, "name": name, "pin": pin, "token": secret(number), "lang": "en"});
        standing.send(line, &json!({"join": join}));
        standing.hears(line, "state").map(|state| state["me"]["name"].clone())
    };
    let (anna, bruno) = (pin(&standing, "Anna"), pin(&standing, "Bruno"));
    assert_ne!(anna, bruno);
    assert_eq!(comes(&mut standing, HERE, "Anna", &bruno, 1), refused("wrong-pin"));
    assert_eq!(comes(&mut standing, HERE, "Anna", "", 1), refused("wrong-pin"));
    for _ in 0..20 {
        let _ = comes(&mut standing, HERE, "Anna", "x", 1);
    }
    assert_eq!(comes(&mut standing, HERE, "Anna", &anna, 1), refused("too-often"), "it is not found by trying");
    assert_eq!(comes(&mut standing, HERE, "bruno", &bruno, 2), Ok(json!("Bruno")), "another is not shut out");
    assert_eq!(comes(&mut standing, THERE, "Anna", &anna, 1), Ok(json!("Anna")));
}

/// The link of the second device, its secret, and the devices that came with it.
#[test]
fn the_link_of_the_second_device_serves_the_first_device_until_it_is_withdrawn() {
    let mut standing = Standing::at(time_of_day(), |setup| setup.remote = token(1));
    let attach = |standing: &mut Standing, link: u64, device: u64| {
        let line = standing.line(HERE);
        standing.send(line, &json!({"remote": {"secret": secret(link), "device": secret(device), "lang": "en"}}));
        (line, standing.hears(line, "control").map(|_| ()))
    };
    assert_eq!(attach(&mut standing, 1, 50).1, Ok(()));
    assert_eq!(attach(&mut standing, 1, 60).1, refused("unknown"), "somebody photographed the square");
    let (first, comes) = attach(&mut standing, 1, 50);
    assert_eq!(comes, Ok(()), "the same phone comes back");
    standing.to.send(Command::RenewRemote(secret(2))).unwrap();
    assert_eq!(standing.hears(first, "nothing"), refused("unknown"), "it is told at once");
    standing.send(first, &json!({"do": {"go-on": 0}}));
    assert_eq!(standing.hears(first, "nothing"), refused("unknown"), "and runs nothing any more");
    assert_eq!(attach(&mut standing, 1, 50).1, refused("unknown"));
    assert_eq!(attach(&mut standing, 2, 60).1, Ok(()), "the new link serves another");
    assert_eq!(standing.shown.room().phase(), Phase::Lobby);
}

/// A program that knows nothing of devices is the second device by the secret of the link alone.
#[test]
fn a_second_device_without_a_secret_of_its_own_is_known_by_the_link() {
    let mut standing = Standing::at(time_of_day(), |setup| setup.remote = token(1));
    for comes in 0..2 {
        let line = standing.line(HERE);
        standing.send(line, &json!({"remote": {"secret": secret(1), "lang": "en"}}));
        assert!(standing.hears(line, "control").is_ok(), "{comes}");
    }
}

#[test]
fn an_answer_on_a_line_that_is_nobodys_is_refused_with_its_sending() {
    let mut standing = Standing::new();
    let line = standing.line(HERE);
    standing.send(line, &json!({"answer": {"question": 0, "nonce": "n1", "answer": {"number": 7}}}));
    assert_eq!(standing.hears(line, "kept"), refused("unknown"));
}

#[test]
fn everybody_follows_into_the_next_quiz_on_the_line_they_have() {
    let mut standing = Standing::at(time_of_day(), |setup| setup.remote = token(50));
    let (phone, remote) = (standing.line(HERE), standing.line(HERE));
    standing.join(phone, 1).unwrap();
    standing.send(remote, &json!({"remote": {"secret": secret(50), "lang": "en"}}));
    standing.hears(remote, "control").unwrap();
    assert!(!standing.takes_into_next_quiz(), "the first quiz is not over");
    let first = standing.shown.log();
    standing.host(RoomMessage::End);
    while standing.hears(phone, "state").unwrap()["phase"] != "end" {}
    assert!(standing.takes_into_next_quiz());
    let state = standing.hears(phone, "state").unwrap();
    assert_eq!((state["phase"].clone(), state["before"].clone()), (json!("lobby"), json!(5)));
    while standing.hears(remote, "control").unwrap()["phase"] != "lobby" {}
    standing.host(RoomMessage::GoOn(0));
    let question = loop {
        let state = standing.hears(phone, "state").unwrap();
        if state["phase"] == "question" {
            break state["question"].clone();
        }
    };
    let answer = |id: u64| json!({"answer": {"question": id, "nonce": "n", "answer": {"number": 7}}});
    standing.send(phone, &answer(0));
    assert_eq!(standing.hears(phone, "kept"), refused("too-late"), "an answer to the first quiz");
    standing.send(phone, &answer(question["id"].as_u64().unwrap()));
    assert_eq!(standing.hears(phone, "kept").unwrap()["question"], question["id"]);
    let (second, newcomer) = (standing.shown.log(), standing.line(THERE));
    assert_ne!(first, second);
    assert!(standing.join(newcomer, 2).is_ok(), "the code still opens the room");
    let names = |log| read_log(log).unwrap().events.len();
    assert!(names(&first) > 0 && names(&second) > 0, "each quiz has its own log");
}

#[test]
fn the_second_device_sees_the_list_of_people_while_it_asks_for_it() {
    let mut standing = Standing::at(time_of_day(), |setup| setup.remote = token(50));
    let (phone, remote) = (standing.line(HERE), standing.line(HERE));
    standing.join(phone, 1).unwrap();
    standing.send(phone, &json!({"people": true}));
    assert_eq!(standing.hears(phone, "people"), refused("not-yours"));
    standing.send(remote, &json!({"remote": {"secret": secret(50), "lang": "en"}}));
    standing.hears(remote, "control").unwrap();
    standing.send(remote, &json!({"people": true}));
    assert_eq!(standing.hears(remote, "people").unwrap()[0]["name"], "Phone 1");
    standing.host(RoomMessage::GoOn(0));
    while standing.hears(remote, "people").unwrap()[0]["missing"] != json!(true) {}
}
