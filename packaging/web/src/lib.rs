//! The demo as a room with one person in it: what the page of the phones says and hears, without a network.

use std::sync::Arc;

use serde_json::{Value, json};
use tailleur::classroom::wire::{ClientMessage, Overview, ServerMessage, TextCache};
use tailleur::classroom::{Digest, ParticipantId, Phase, Quiz, Room, RoomMessage, Sender, Setup, StandingsVisibility};
use tailleur::cli;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Lesson, Library, Pack};
use tailleur::progress::Moment;
use tailleur::rules::house::HouseLibrary;
use wasm_bindgen::prelude::wasm_bindgen;

/// Pack, lesson and house of each drill.
const DRILLS: [(&str, &str, &str); 3] = [
    ("tableau", "counting", "article-57-13"),
    ("tableau", "rows-mixed", "article-57-13"),
    ("first-payouts", "payouts-mixed", "article-57-13"),
];
const QUESTIONS: usize = 10;
/// Secrets of a room that nobody else can reach.
const HOST: &str = "0123456789abcdef0123456789abcdef";
const REMOTE: &str = "fedcba9876543210fedcba9876543210";

fn language(code: &str) -> Language {
    Language::from_tag(code).unwrap_or(Language::English)
}

fn lesson(pack: &str, id: &str) -> Option<Lesson> {
    let pack = Pack::read_for(&Library::built_in_files(pack), &HouseLibrary::built_in()).ok()?;
    pack.lessons.into_iter().find(|lesson| lesson.id == id)
}

/// The words of the page of the phones, and of the demo around it, by language and key.
#[wasm_bindgen]
pub fn words() -> String {
    let texts = |language| {
        let words = Catalog::new(language);
        let all = ["phone-", "demo-"].into_iter().flat_map(|prefix| words.messages_with_prefix(prefix));
        all.map(|(key, text)| (key.to_owned(), Value::String(text))).collect()
    };
    let all = Language::ALL.map(|language| (language.code().to_owned(), Value::Object(texts(language))));
    Value::Object(all.into_iter().collect()).to_string()
}

/// Title and goal of each drill, as JSON.
#[wasm_bindgen]
pub fn drills(lang: &str) -> String {
    let (language, names) = (language(lang), HouseTerms::default());
    let drills = DRILLS.iter().filter_map(|(pack, id, _)| lesson(pack, id));
    let drills = drills.map(|lesson| {
        json!({ "title": lesson.title.render(language, &names), "goal": lesson.goal.render(language, &names) })
    });
    Value::Array(drills.collect()).to_string()
}

/// Id, name and spots of each house, as JSON.
#[wasm_bindgen]
pub fn houses() -> String {
    let library = HouseLibrary::built_in();
    let houses = library.iter().map(|house| {
        let spots: Vec<&str> = house.spots.iter().map(|spot| spot.id.as_str()).collect();
        json!({ "id": house.id.as_str(), "name": house.name, "spots": spots })
    });
    Value::Array(houses.collect()).to_string()
}

/// The verdict of the referee in words; cards and bets (`punto=10000`) are parted by blanks.
#[wasm_bindgen]
pub fn referee(house: &str, lang: &str, cards: &str, bets: &str) -> String {
    let library = HouseLibrary::built_in();
    let Some(house) = library.get(house) else { return String::new() };
    let words = Catalog::new(language(lang));
    let (cards, bets): (Vec<&str>, Vec<&str>) = (cards.split_whitespace().collect(), bets.split_whitespace().collect());
    match cli::referee(house, &words, &cards, &bets) {
        Ok(verdict) | Err(verdict) => verdict,
    }
}

/// A drill in progress.
#[wasm_bindgen]
pub struct Demo {
    room: Room,
    texts: TextCache,
    language: Language,
    who: Option<ParticipantId>,
}

#[wasm_bindgen]
impl Demo {
    /// The drill of this number; `None` if there is none.
    pub fn begin(drill: usize, seed: u32, now: f64) -> Option<Demo> {
        let (pack, id, house) = DRILLS.get(drill)?;
        let (lesson, houses) = (Arc::new(lesson(pack, id)?), HouseLibrary::built_in());
        let house = lesson.house_to_ask(houses.get(*house)?, None);
        let quiz = Quiz::new(lesson, house, seed.into(), Some(QUESTIONS));
        let (host, remote) = (Digest::from_secret(HOST)?, Digest::from_secret(REMOTE)?);
        let defaults = Setup::with_defaults(&quiz, format!("{pack}/{id}"), "000000".to_owned(), host, remote);
        let setup = Setup { seconds: None, standings: StandingsVisibility::Off, ..defaults };
        let room = Room::open(setup, quiz, moment(now));
        Some(Demo { room, texts: TextCache::default(), language: Language::English, who: None })
    }

    /// What the room says to a message of the page: an array of messages as JSON.
    pub fn hear(&mut self, message: &str, now: f64) -> String {
        let messages = match serde_json::from_str(message) {
            Ok(ClientMessage::Back { token, lang, .. }) => {
                self.language = language(&lang);
                self.enter(&token, now);
                Vec::new()
            }
            Ok(ClientMessage::Lang(lang)) => {
                self.language = language(&lang);
                Vec::new()
            }
            Ok(ClientMessage::Answer(answer)) => {
                let (question, nonce) = (answer.question, answer.nonce.clone());
                let message = RoomMessage::Answer { question, nonce: answer.nonce, answer: answer.answer, way: 0 };
                let refusal =
                    self.who.map(|who| self.room.handle(Sender::Participant(who), message, moment(now)).refusal);
                match refusal {
                    Some(None) => {
                        // The only participant has answered.
                        while matches!(self.room.phase(), Phase::Question(_) | Phase::Closed(_)) && self.step(now) {}
                        vec![ServerMessage::Kept { question, nonce }]
                    }
                    Some(Some(refusal)) => {
                        let says = self.texts.words(self.language).render(&refusal.phrase(), &HouseTerms::default());
                        vec![ServerMessage::Refused { why: refusal.into_str().into(), says, nonce: Some(nonce) }]
                    }
                    None => Vec::new(),
                }
            }
            _ => Vec::new(),
        };
        self.with_state(messages, now)
    }

    /// Goes on to the next question, or to the end: an array of messages as JSON.
    pub fn go_on(&mut self, now: f64) -> String {
        while self.step(now) && !matches!(self.room.phase(), Phase::Question(_) | Phase::Ended) {}
        self.with_state(Vec::new(), now)
    }
}

impl Demo {
    fn enter(&mut self, token: &str, now: f64) {
        let Some(token) = Digest::from_secret(token).filter(|_| self.who.is_none()) else { return };
        let join = RoomMessage::Join { name: "Demo".to_owned(), token: token.clone() };
        let _ = self.room.handle(Sender::Stranger, join, moment(now));
        if let Sender::Participant(who) = self.room.sender(&token) {
            self.who = Some(who);
            let _ = self.room.handle(Sender::Participant(who), RoomMessage::Here, moment(now));
            self.step(now);
        }
    }

    /// False if the room does not go on.
    fn step(&mut self, now: f64) -> bool {
        self.room.handle(Sender::Host, RoomMessage::GoOn(self.room.turn()), moment(now)).refusal.is_none()
    }

    fn with_state(&mut self, mut messages: Vec<ServerMessage>, now: f64) -> String {
        if let Some(who) = self.who {
            let state = Overview::new(&self.room, moment(now)).state(who, &mut self.texts, self.language);
            messages.extend(state.map(|state| ServerMessage::State(Box::new(state))));
        }
        serde_json::to_string(&messages).unwrap_or_default()
    }
}

fn moment(millis: f64) -> Moment {
    Moment(millis.max(0.0) as u64)
}
