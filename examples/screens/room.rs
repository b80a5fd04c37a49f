//! A lively class quiz before the class: the lobby, an announced question, the question, its answer, the leaderboard
//! and the podium.

use std::path::PathBuf;
use std::sync::Arc;

use image::RgbaImage;
use tailleur::app::Action;
use tailleur::app::host::{HostAction, OpenedRoom, Projector, ResultsAction, RoomAction, RoomUpdate};
use tailleur::classroom::{
    Digest, GET_READY, GivenShift, ParticipantId, Quiz, Room, RoomMessage, Sender, Setup, ShiftProgress,
};
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::Answer;
use tailleur::table::judging::Letter;
use tailleur::table::scenario::{Length, Presentation};

use crate::studio::{Look, Studio};
use crate::support::player::Player;

/// Milliseconds in which all answers come in.
const ANSWERING: u64 = 6_000;
const LINK: &str = "http://192.168.1.20:8057/?key=0123456789abcdef&code=314159";
const LESSON: &str = "tableau/all-mixed";
const NAMES: [&str; 8] = ["Anna", "Bruno", "Chiara", "Didier", "Élodie", "Francesca-Maria", "Giò", "Hélène D."];
const TEAMS: [&str; 3] = ["Nice", "Malta", "Venezia"];

/// A class before its projector.
pub(crate) struct Class<'s> {
    studio: Studio<'s>,
    room: Room,
}

pub(crate) fn room(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.act(Action::Host(HostAction::Plan));
    Studio::open(look, player).shoot(&format!("{name}-0-plan"));
    for (people, teams) in [(14, true), (300, false)] {
        let mut class = Class::open(look, LESSON, people, teams);
        let is_crowd = people > 100;
        class.shoot(&format!("{name}-1-lobby{}", if is_crowd { "-crowd" } else { "" }));
        if is_crowd {
            class.go_on().wait(GET_READY).answer_of(0, 270);
            class.wait(16_000).beside(Projector::Beside).shoot(&format!("{name}-8-crowd"));
            continue;
        }
        for question in 0..3 {
            class.go_on();
            if question == 1 {
                class.shoot(&format!("{name}-2-ready"));
            }
            class.wait(GET_READY);
            if question == 1 {
                class.wait(12_000).shoot(&format!("{name}-3-question"));
            }
            class.answer(question);
            class.go_on();
            if question == 1 {
                class.shoot(&format!("{name}-4-answer"));
            }
            class.go_on();
            if question == 2 {
                class.shoot(&format!("{name}-5-leaderboard"));
                class.beside(Projector::Beside).shoot(&format!("{name}-6-controls")).beside(Projector::Alone);
            }
        }
        class.host(RoomMessage::End).shoot(&format!("{name}-7-podium"));
        class.act(HostAction::Results(ResultsAction::Show(true))).shoot(&format!("{name}-9-results"));
        class.act(HostAction::Results(ResultsAction::Show(false)));
        class.beside(Projector::Beside).act(HostAction::Room(RoomAction::PlanNext(true)));
        class.shoot(&format!("{name}-10-next-plan"));
        class.next_quiz().shoot(&format!("{name}-11-next-lobby"));
        class.go_on().wait(GET_READY).answer(0);
        class.host(RoomMessage::End).beside(Projector::Alone).shoot(&format!("{name}-12-totals"));
    }
}

/// What moves before a class: the moment before a question, its last seconds, the leaderboard and the podium.
pub(crate) fn film(look: &Look, name: &str) {
    let mut class = Class::moving(look, LESSON, 14, true);
    for question in 0..3 {
        class.go_on();
        if question == 0 {
            class.film(&format!("{name}-1-ready"), 8, 500);
        }
        class.wait(GET_READY);
        if question == 1 {
            class.answer_of(question, 9);
            class.wait(13_000).film(&format!("{name}-2-time"), 12, 1_000);
        } else {
            class.answer(question);
        }
        class.go_on().go_on();
    }
    class.film(&format!("{name}-3-leaderboard"), 20, 0);
    class.host(RoomMessage::End).film(&format!("{name}-4-podium"), 52, 0);
}

/// A shift for the class: not begun, under way, and its debrief.
pub(crate) fn shift(look: &Look, name: &str) {
    let mut class = Class::open(look, LESSON, 9, false);
    let house = Arc::clone(class.room.quiz().house());
    let given = GivenShift {
        number: 0,
        scenario: "first-coups".to_owned(),
        house: house.id.clone(),
        table: house.tables.first().unwrap().size,
        length: Length::Coups(8),
        presentation: Presentation::Practice,
        seed: 57,
        nameless: false,
    };
    class.host(RoomMessage::GiveShift(Box::new(given))).shoot(&format!("{name}-1-given"));
    for number in 0..7 {
        class.report(number, number % 3 == 0);
    }
    class.host(RoomMessage::Tick).shoot(&format!("{name}-2-live"));
    class.beside(Projector::Beside).shoot(&format!("{name}-3-beside")).beside(Projector::Alone);
    class.host(RoomMessage::EndShift).shoot(&format!("{name}-4-ended"));
}

/// A trainee whose program hosts a room with people in it.
fn opened(look: &Look, lesson: &str, people: u32, teams: bool) -> (Player, Room) {
    let mut player = look.trainee();
    player.act(Action::Host(HostAction::Plan));
    let (_, steps) = player.app.library().find(lesson).unwrap();
    let house = player.app.shelf().get(look.house.as_str()).unwrap();
    let quiz = Quiz::new(Arc::new(steps.clone()), Arc::clone(house), 57, Some(5));
    let secret = |number: u32| Digest::from_secret(&format!("a{number:031x}")).unwrap();
    let setup = Setup {
        lively: true,
        approval: teams,
        teams: if teams { TEAMS.map(str::to_owned).to_vec() } else { Vec::new() },
        seconds: Some(30),
        speed: 50,
        ..Setup::with_defaults(&quiz, lesson.to_owned(), "314159".to_owned(), secret(100_001), secret(100_002))
    };
    let mut room = Room::open(setup, quiz, player.now);
    for number in 0..people {
        let stem = NAMES[number as usize % NAMES.len()];
        let name = if number < 8 { stem.to_owned() } else { format!("{stem} {}", number / 8 + 1) };
        let _ = room.handle(Sender::Stranger, RoomMessage::Join { name, token: secret(number) }, player.now);
        let _ = room.handle(Sender::Participant(ParticipantId(number)), RoomMessage::Here, player.now);
    }
    let _ = room.handle(Sender::Host, RoomMessage::AdmitAll, player.now);
    for message in room.assign_teams() {
        let _ = room.handle(Sender::Host, message, player.now);
    }
    let opened = OpenedRoom {
        room: Arc::new(room.clone()),
        links: vec![LINK.to_owned()],
        remote: None,
        fingerprint: None,
        log: PathBuf::from("/rooms/1.room"),
    };
    player.act(Action::Host(HostAction::Opened(opened)));
    player.act(Action::Host(HostAction::Room(RoomAction::Project(Projector::Alone))));
    (player, room)
}

impl<'s> Class<'s> {
    pub(crate) fn open(look: &'s Look, lesson: &str, people: u32, teams: bool) -> Self {
        let (player, room) = opened(look, lesson, people, teams);
        Self { studio: Studio::open(look, player), room }
    }

    fn moving(look: &'s Look, lesson: &str, people: u32, teams: bool) -> Self {
        let (player, room) = opened(look, lesson, people, teams);
        Self { studio: Studio::moving(look, player), room }
    }

    /// A sheet of pictures 120 ms apart, the room's clock going on by `millis` between them.
    fn film(&mut self, name: &str, count: usize, millis: u64) -> &mut Self {
        let frames: Vec<RgbaImage> = (0..count)
            .map(|_| {
                self.wait(millis);
                self.studio.frame(3)
            })
            .collect();
        self.studio.sheet(name, &frames);
        self
    }

    fn host(&mut self, message: RoomMessage) -> &mut Self {
        let now = self.studio.player().now;
        let _ = self.room.handle(Sender::Host, message, now);
        let update = RoomUpdate {
            room: Arc::new(self.room.clone()),
            trouble: None,
            remote: None,
            is_remote_paired: false,
            log: PathBuf::from("/rooms/1.room"),
        };
        self.studio.act(Action::Host(HostAction::Room(RoomAction::Updated(update))));
        self
    }

    pub(crate) fn go_on(&mut self) -> &mut Self {
        let turn = self.room.turn();
        self.host(RoomMessage::GoOn(turn))
    }

    pub(crate) fn wait(&mut self, millis: u64) -> &mut Self {
        let now = &mut self.studio.player().now;
        *now = now.plus(millis);
        self.host(RoomMessage::Tick)
    }

    fn act(&mut self, action: HostAction) -> &mut Self {
        self.studio.act(Action::Host(action));
        self
    }

    /// The same class in another quiz, with a newcomer who waits.
    fn next_quiz(&mut self) -> &mut Self {
        let (setup, quiz) = (self.room.setup().clone(), self.room.quiz().clone());
        let now = self.studio.player().now;
        self.room = self.room.next_quiz(setup, quiz, now).unwrap().0;
        let token = Digest::from_secret(&format!("b{:031x}", 1)).unwrap();
        let join = RoomMessage::Join { name: "Zoé".to_owned(), token };
        let _ = self.room.handle(Sender::Stranger, join, now);
        self.host(RoomMessage::Tick)
    }

    /// Four of seven answer rightly, each a little later than the one before.
    fn answer(&mut self, question: usize) {
        self.answer_of(question, u32::MAX);
    }

    /// The same with only this number of people.
    fn answer_of(&mut self, question: usize, people: u32) {
        self.answer_each(question, people, |number, posed| match posed.key.answer {
            Answer::Choice(choice) if (number * 5 + question * 2) % 7 > 3 => Answer::Choice(1 - choice),
            ref right => right.clone(),
        });
    }

    /// So many people answer, each in their own way.
    pub(crate) fn answer_each(
        &mut self,
        question: usize,
        people: u32,
        answer: impl Fn(usize, &PosedQuestion) -> Answer,
    ) -> &mut Self {
        let posed = self.room.quiz().questions()[question].posed.clone();
        let people = (self.room.people().count() as u32).min(people);
        for number in 0..people {
            // Who answers first changes from question to question.
            let number = (number * 5 + question as u32 * 3) % people;
            let answer = answer(number as usize, &posed);
            let message = RoomMessage::Answer { question, nonce: format!("{number}-{question}"), answer, way: 0 };
            let now = &mut self.studio.player().now;
            *now = now.plus(ANSWERING / u64::from(people));
            let now = *now;
            let _ = self.room.handle(Sender::Participant(ParticipantId(number)), message, now);
        }
        self
    }

    fn report(&mut self, number: u32, over: bool) {
        let letter = |area: u32| [Letter::A, Letter::B, Letter::C, Letter::Fail][((number * area) % 4) as usize];
        let faults = [("wrong-payment", 2 + number % 2), ("missed-call", 3)];
        let progress = ShiftProgress {
            coups: if over { 8 } else { 2 + number },
            letters: (0..7).map(letter).collect(),
            faults: faults.into_iter().map(|(kind, coup)| (kind.to_owned(), coup)).collect(),
            over,
            passed: over && number == 0,
        };
        let message = RoomMessage::ShiftProgress(1, Box::new(progress));
        let now = self.studio.player().now;
        let _ = self.room.handle(Sender::Participant(ParticipantId(number)), message, now);
    }

    fn beside(&mut self, projector: Projector) -> &mut Self {
        self.studio.act(Action::Host(HostAction::Room(RoomAction::Project(projector))));
        self
    }

    pub(crate) fn shoot(&mut self, name: &str) -> &mut Self {
        self.studio.shoot(name);
        self
    }
}
