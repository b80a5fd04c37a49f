//! Taking part from the desktop program: finding the room, coming in, answering once, and having it in one's journal.

use std::sync::Arc;

use tailleur::app::guest::{GuestAction as Do, GuestEffect, GuestScreen, ReceivedMessage};
use tailleur::app::shift::{DebriefAction, ShiftAction, TableAction};
use tailleur::app::{Action, Effect, Screen};
use tailleur::classroom::wire::{ClientMessage, Overview, PhaseOut, Recipient, RoomOut, ServerMessage, TextCache};
use tailleur::classroom::{
    Digest, ExtraTime, GivenShift, GuestClient, JoinStage, ParticipantId, RoomMessage, RoomRefusal, Seat, Sender,
    ShiftProgress,
};
use tailleur::drill::question::Answer;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::{Moment, Record};
use tailleur::rules::house::TableSize;
use tailleur::table::scenario::{Length, Presentation};

use crate::classroom::room::Class;
use crate::support::player::Player;

const TOKEN: &str = "0123456789abcdef0123456789abcdef";
const ADDRESS: &str = "192.168.1.20:8057";

/// A desktop and a room with the wire between them: what goes over it goes as text.
struct Wired {
    player: Player,
    class: Class,
    texts: TextCache,
    who: Option<ParticipantId>,
    up: bool,
    answers: usize,
    /// The seat as it was kept last.
    seat: Option<Seat>,
}

impl Wired {
    fn new(class: Class) -> Self {
        let player = Player::at_home(Language::French, "guide-fr");
        Self { player, class, texts: TextCache::default(), who: None, up: false, answers: 0, seat: None }
    }

    /// At the screen, where nothing is remembered.
    fn at_the_screen(mut self) -> Self {
        self.act(Do::Open);
        assert_eq!(self.errands(), [GuestEffect::Look]);
        self.act(Do::Remembered(None, TOKEN.to_owned()));
        self
    }

    /// In the room as Léa.
    fn inside() -> Self {
        let mut wired = Self::new(Class::new(|_| {})).at_the_screen();
        wired.act(Do::Enter { code: "314159".to_owned(), address: ADDRESS.to_owned() });
        assert_eq!(wired.errands(), [GuestEffect::Call(ADDRESS.to_owned(), None)]);
        wired.connect();
        assert_eq!(wired.guest().stage(), JoinStage::EnteringName);
        wired.act(Do::Name("Léa".to_owned()));
        wired.carry();
        assert_eq!(wired.guest().stage(), JoinStage::Joined);
        wired
    }

    fn act(&mut self, action: Do) {
        self.player.act(Action::Guest(action));
    }

    fn joining(&self) -> &GuestScreen {
        match self.player.app.screen() {
            Screen::Guest(joining) => joining,
            other => panic!("not the screen of a guest but {other:?}"),
        }
    }

    fn guest(&self) -> &GuestClient {
        self.joining().guest().unwrap()
    }

    fn errands(&mut self) -> Vec<GuestEffect> {
        let effects = std::mem::take(&mut self.player.effects).into_iter();
        let mut errands: Vec<GuestEffect> =
            effects.filter_map(|effect| if let Effect::Guest(errand) = effect { Some(errand) } else { None }).collect();
        for errand in &errands {
            if let GuestEffect::SaveSeat(seat) = errand {
                self.seat.clone_from(seat);
            }
        }
        errands.retain(|errand| !matches!(errand, GuestEffect::SaveSeat(_)));
        errands
    }

    fn connect(&mut self) {
        self.up = true;
        self.act(Do::Connected(None));
        self.carry();
    }

    fn lose(&mut self) {
        self.up = false;
        if let Some(who) = self.who {
            let _ = self.class.hear(Sender::Participant(who), RoomMessage::Away);
        }
        self.act(Do::Lost);
    }

    /// Carries all that is said there and back until nothing is said any more.
    fn carry(&mut self) {
        loop {
            let said: Vec<ClientMessage> = self
                .errands()
                .into_iter()
                .filter_map(|errand| if let GuestEffect::Send(said) = errand { Some(said) } else { None })
                .flatten()
                .collect();
            if said.is_empty() || !self.up {
                return;
            }
            for said in said {
                let text = serde_json::to_string(&said).unwrap();
                for says in self.host_hears(serde_json::from_str(&text).unwrap()) {
                    self.receive(&says);
                }
            }
        }
    }

    fn receive(&mut self, says: &ServerMessage) {
        let text = serde_json::to_string(says).unwrap();
        self.act(Do::Received(ReceivedMessage(Box::new(serde_json::from_str(&text).unwrap()))));
    }

    fn host_hears(&mut self, said: ClientMessage) -> Vec<ServerMessage> {
        let refused = |refusal: RoomRefusal, nonce: Option<String>| {
            let says = tailleur::i18n::Catalog::new(Language::French).render(&refusal.phrase(), &HouseTerms::default());
            vec![ServerMessage::Refused { why: refusal.into_str().into(), says, nonce }]
        };
        match said {
            ClientMessage::Knock { code, .. } if code == self.class.room.setup().code => {
                let room =
                    RoomOut { title: "t".to_owned(), house: "h".into(), names: None, pins: false, locked: false };
                vec![ServerMessage::Room(room)]
            }
            ClientMessage::Knock { .. } => refused(RoomRefusal::WrongCode, None),
            ClientMessage::Join(join) => {
                assert!(join.full, "a desktop asks for the whole table");
                let token = Digest::from_secret(&join.token).unwrap();
                let heard =
                    self.class.hear(Sender::Stranger, RoomMessage::Join { name: join.name, token: token.clone() });
                if let Some(refusal) = heard.refusal {
                    return refused(refusal, None);
                }
                self.sit(&token);
                vec![self.state()]
            }
            ClientMessage::Back { token, full: true, .. } => {
                self.sit(&Digest::from_secret(&token).unwrap());
                vec![self.state()]
            }
            ClientMessage::Answer(answer) => {
                self.answers += 1;
                let (question, nonce) = (answer.question, answer.nonce);
                let message = RoomMessage::Answer { question, nonce: nonce.clone(), answer: answer.answer, way: 0 };
                match self.class.hear(Sender::Participant(self.who.unwrap()), message).refusal {
                    Some(refusal) => refused(refusal, Some(nonce)),
                    None => vec![ServerMessage::Kept { question, nonce }, self.state()],
                }
            }
            ClientMessage::Shift(report) => {
                let message = RoomMessage::ShiftProgress(report.number, Box::new(report.progress));
                match self.class.hear(Sender::Participant(self.who.unwrap()), message).refusal {
                    Some(refusal) => refused(refusal, None),
                    None => vec![self.state()],
                }
            }
            ClientMessage::Lang(_) => vec![self.state()],
            other => panic!("{other:?} is never said by a desktop"),
        }
    }

    fn sit(&mut self, token: &Digest) {
        let Sender::Participant(who) = self.class.room.sender(token) else { panic!("nobody has this token") };
        self.who = Some(who);
        let _ = self.class.hear(Sender::Participant(who), RoomMessage::Here);
    }

    fn state(&mut self) -> ServerMessage {
        let overview = Overview::new(&self.class.room, Moment(self.class.now));
        let to = Recipient { language: Language::French, full: true };
        ServerMessage::State(Box::new(overview.state(self.who.unwrap(), &mut self.texts, to).unwrap()))
    }

    /// The room goes on, and tells who is connected.
    fn go_on(&mut self) {
        self.class.go_on();
        if self.up {
            let state = self.state();
            self.receive(&state);
            self.carry();
        }
    }

    fn answer(&mut self, answer: Answer) {
        self.act(Do::Answer(answer));
        self.carry();
    }

    fn right(&self, question: usize) -> Answer {
        self.class.right(self.who.unwrap(), question)
    }

    fn given(&self, question: usize) -> Option<Answer> {
        let person = self.class.room.person(self.who?)?;
        person.answers.get(&question).map(|given| given.answer.clone())
    }

    fn phase(&self) -> PhaseOut {
        self.guest().state().unwrap().phase
    }
}

#[test]
fn a_desktop_comes_in_by_code_answers_once_and_has_it_in_its_journal() {
    let mut wired = Wired::inside();
    assert_eq!(wired.phase(), PhaseOut::Lobby);
    wired.go_on();
    let asked = Arc::clone(wired.guest().current_question().unwrap());
    assert_eq!(asked.question.scene, wired.class.room.quiz().questions()[0].posed.question.scene);
    let right = wired.right(0);
    wired.answer(right.clone());
    assert!(wired.guest().sent_answer().unwrap().saved);
    wired.answer(Answer::Number(0));
    assert_eq!((wired.answers, wired.given(0)), (1, Some(right)), "the first answer counts, and no other is sent");
    assert!(wired.player.records.is_empty(), "nothing is told before the key is");
    wired.go_on();
    assert_eq!(wired.phase(), PhaseOut::Reveal);
    wired.go_on();
    let [Record::Answer(entry)] = wired.player.records.as_slice() else { panic!("one answer, one record") };
    let exercise = &wired.class.room.quiz().questions()[0];
    assert!(entry.right && entry.answer == entry.expected);
    assert_eq!((entry.drill.as_str(), entry.decision.as_str()), (exercise.drill, exercise.decision.as_str()));
    assert_eq!((entry.seed, entry.house.as_str(), entry.lesson.as_str()), (exercise.seed, "guide-fr", "points/any"));
    assert!(wired.player.app.profile().unwrap().known.mastery().decisions().count() > 0, "it counts as practice");
}

#[test]
fn what_is_answered_while_the_line_is_lost_comes_in_with_the_next_one_and_once() {
    let mut wired = Wired::inside();
    wired.go_on();
    wired.lose();
    let right = wired.right(0);
    wired.answer(right.clone());
    assert_eq!(wired.given(0), None);
    assert!(!wired.guest().is_connected());
    wired.connect();
    assert_eq!(wired.given(0), Some(right));
    assert_eq!(wired.answers, 1, "sent once the room has said where it stands");
    assert_eq!(wired.phase(), PhaseOut::Closed, "nobody else is waited for");
}

#[test]
fn an_answer_that_was_lost_on_its_way_is_sent_again_after_a_while() {
    let mut wired = Wired::inside();
    wired.go_on();
    // It goes out, and never arrives.
    wired.act(Do::Answer(wired.right(0)));
    let _ = wired.errands();
    wired.act(Do::Tick);
    wired.carry();
    assert_eq!(wired.given(0), None, "not at once");
    wired.player.now = wired.player.now.plus(3_000);
    wired.act(Do::Tick);
    wired.carry();
    assert!(wired.given(0).is_some());
}

#[test]
fn an_answer_given_in_a_pause_is_sent_at_once_and_counts() {
    let mut wired = Wired::inside();
    wired.go_on();
    wired.class.host(&RoomMessage::Pause);
    let state = wired.state();
    wired.receive(&state);
    wired.act(Do::Answer(wired.right(0)));
    wired.carry();
    assert_eq!((wired.answers, wired.given(0)), (1, Some(wired.right(0))));
}

#[test]
fn a_state_alone_is_no_reason_to_send_again_what_is_not_known_to_be_saved() {
    let mut wired = Wired::inside();
    wired.go_on();
    wired.act(Do::Answer(wired.right(0)));
    let _ = wired.errands();
    for _ in 0..5 {
        let state = wired.state();
        wired.receive(&state);
    }
    wired.carry();
    assert_eq!(wired.answers, 0, "the machine sends it again in a while");
}

#[test]
fn why_an_answer_was_refused_stays_until_the_room_goes_on() {
    let mut wired = Wired::inside();
    wired.class.join("Bruno");
    wired.go_on();
    // The same place answers elsewhere first.
    let who = wired.who.unwrap();
    assert_eq!(wired.class.answer(who, 0, wired.right(0)), None);
    wired.answer(Answer::Number(0));
    let state = wired.state();
    wired.receive(&state);
    assert_eq!(wired.phase(), PhaseOut::Answered);
    assert!(wired.guest().refusal_text().is_some(), "the state that comes behind it does not take it away");
    wired.go_on();
    assert_eq!(wired.guest().refusal_text(), None);
}

#[test]
fn whose_own_time_is_up_asks_how_it_stands_once() {
    let mut wired = Wired::inside();
    let bruno = wired.class.join("Bruno");
    wired.class.host(&RoomMessage::ExtraTime(bruno, ExtraTime::Double));
    wired.go_on();
    assert_eq!(wired.phase(), PhaseOut::Question);
    let all = wired.guest().time_left(wired.player.now).unwrap();
    wired.class.wait(all);
    wired.player.now = wired.player.now.plus(all);
    wired.act(Do::Tick);
    wired.act(Do::Tick);
    let asks = wired.errands();
    assert_eq!(asks, [GuestEffect::Send(vec![ClientMessage::Lang("fr".to_owned())])]);
    let state = wired.host_hears(ClientMessage::Lang("fr".to_owned())).remove(0);
    wired.receive(&state);
    assert_eq!(wired.phase(), PhaseOut::Closed, "while others answer");
}

#[test]
fn a_room_that_does_not_know_it_is_entered_by_its_door_and_no_answer_is_lost_to_it() {
    let mut wired = Wired::inside();
    wired.go_on();
    wired.lose();
    wired.act(Do::Answer(wired.right(0)));
    let _ = wired.errands();
    wired.act(Do::Connected(None));
    let says = |why: &str| ServerMessage::Refused { why: why.to_owned().into(), says: "…".to_owned(), nonce: None };
    let said = |wired: &mut Wired| -> Vec<ClientMessage> {
        let said = |errand| if let GuestEffect::Send(said) = errand { said } else { Vec::new() };
        wired.errands().into_iter().flat_map(said).collect()
    };
    assert!(matches!(said(&mut wired).as_slice(), [ClientMessage::Back { .. }]), "no stranger sends an answer");
    wired.receive(&says("too-often"));
    assert!(said(&mut wired).is_empty());
    wired.player.now = wired.player.now.plus(3_000);
    wired.act(Do::Tick);
    assert!(matches!(said(&mut wired).as_slice(), [ClientMessage::Back { .. }]), "who is here is said again");
    wired.receive(&says("unknown"));
    assert!(matches!(said(&mut wired).as_slice(), [ClientMessage::Knock { .. }]));
    assert_eq!(wired.guest().stage(), JoinStage::RequestingRoom);
    assert!(wired.guest().sent_answer().is_some());
}

#[test]
fn a_restarted_program_is_the_same_participant_and_records_nothing_twice() {
    let mut wired = Wired::inside();
    wired.go_on();
    let right = wired.right(0);
    wired.answer(right);
    wired.go_on();
    let seat = wired.seat.clone().unwrap();
    assert!(seat.noted.contains(&1));
    let Wired { class, who, .. } = wired;
    let mut again = Wired::new(class);
    again.who = who;
    again.act(Do::Open);
    again.act(Do::Remembered(Some(seat), "f".repeat(31) + "0"));
    let _ = again.errands();
    again.act(Do::Return);
    again.connect();
    assert_eq!(again.phase(), PhaseOut::Reveal);
    assert_eq!(again.guest().current_question().map(|asked| asked.id), Some(0), "with the table it is about");
    assert_eq!(again.guest().state().unwrap().me.name, "Léa");
    assert!(again.player.records.is_empty(), "it was noted before");
    again.go_on();
    again.go_on();
    let wrong = again.class.wrong(again.who.unwrap(), 1);
    again.answer(wrong);
    again.go_on();
    assert_eq!(again.player.records.len(), 1);
}

#[test]
fn a_person_no_longer_known_is_led_back_to_the_code_with_the_reason() {
    let seat = Wired::inside().seat.clone().unwrap();
    // At the same address there is another room now.
    let mut wired = Wired::new(Class::new(|_| {}));
    wired.act(Do::Open);
    wired.act(Do::Remembered(Some(seat), "e".repeat(31) + "0"));
    let _ = wired.errands();
    wired.act(Do::Return);
    let _ = wired.errands();
    let refused = |why: &str, says: &str| {
        Do::Received(ReceivedMessage(Box::new(ServerMessage::Refused {
            why: why.to_owned().into(),
            says: says.to_owned(),
            nonce: None,
        })))
    };
    wired.act(Do::Connected(None));
    let _ = wired.errands();
    wired.act(refused("unknown", "who?"));
    assert!(
        matches!(&*wired.errands(), [GuestEffect::Send(said)] if matches!(&**said, [ClientMessage::Knock { .. }])),
        "its door"
    );
    wired.act(refused("too-often", "wait"));
    assert!(wired.joining().guest().is_none() && wired.joining().seat.is_some(), "it may be tried again");
    wired.act(Do::Return);
    wired.act(Do::Connected(None));
    wired.act(refused("unknown", "who?"));
    let _ = wired.errands();
    wired.act(refused("wrong-code", "wrong"));
    assert!(wired.joining().guest().is_none() && wired.joining().seat.is_none());
    assert_eq!(wired.joining().trouble.as_ref().map(|trouble| trouble.key.as_str()), Some("join-not-known"));
    assert_eq!(wired.errands(), [GuestEffect::HangUp]);
    assert_eq!(wired.seat, None, "the place is forgotten");
}

#[test]
fn a_code_finds_its_room_among_those_nearby_and_a_wrong_one_finds_none() {
    let nearby = ["10.0.0.1:8057", "10.0.0.2:9000"];
    let rooms = || {
        let room =
            |address: &&str| tailleur::app::guest::NearbyRoom { title: "t".to_owned(), address: (*address).to_owned() };
        nearby.iter().map(room).collect()
    };
    // The first is not there any more, the second has another code.
    let mut wired = Wired::new(Class::new(|_| {})).at_the_screen();
    wired.act(Do::Found(rooms()));
    wired.act(Do::Enter { code: "999 999".to_owned(), address: String::new() });
    assert_eq!(wired.errands(), [GuestEffect::Call(nearby[0].to_owned(), None)]);
    wired.act(Do::Lost);
    assert_eq!(wired.errands(), [GuestEffect::Call(nearby[1].to_owned(), None)]);
    wired.connect();
    wired.act(Do::Lost);
    assert!(wired.joining().guest().is_none());
    assert!(wired.joining().trouble.is_some(), "and it is said that there is none");
    // Where the link is known, nothing is tried but that.
    wired.act(Do::Enter { code: "http://10.0.0.7:8123/?code=314159".to_owned(), address: String::new() });
    assert_eq!(wired.errands(), [GuestEffect::HangUp, GuestEffect::Call("10.0.0.7:8123".to_owned(), None)]);
    wired.connect();
    assert_eq!(wired.guest().stage(), JoinStage::EnteringName);
}

#[test]
fn a_malformed_code_is_reported_before_any_call() {
    for code in ["", "12345", "1234567", "abcdef"] {
        let mut wired = Wired::new(Class::new(|_| {})).at_the_screen();
        wired.act(Do::Enter { code: code.to_owned(), address: ADDRESS.to_owned() });
        assert_eq!(wired.errands(), [], "{code:?}");
        assert!(wired.joining().trouble.is_some(), "{code:?}");
    }
}

#[test]
fn a_name_that_is_taken_is_asked_for_again() {
    let mut wired = Wired::new(Class::new(|_| {})).at_the_screen();
    wired.class.join("Léa");
    wired.act(Do::Enter { code: "314159".to_owned(), address: ADDRESS.to_owned() });
    wired.connect();
    wired.act(Do::Name("LÉA".to_owned()));
    wired.carry();
    assert_eq!(wired.guest().stage(), JoinStage::EnteringName);
    assert!(wired.guest().refusal_text().is_some());
    // Another token, for the first came in with the first.
    wired.act(Do::Name("Léa B.".to_owned()));
    wired.carry();
    assert_eq!(wired.guest().stage(), JoinStage::Joined);
}

/// The room gives everybody this shift.
fn give_shift(wired: &mut Wired, scenario: &str) {
    let given = GivenShift {
        number: 0,
        scenario: scenario.to_owned(),
        house: "guide-fr".into(),
        table: TableSize::Mini,
        length: Length::Coups(2),
        presentation: Presentation::Practice,
        seed: 11,
        nameless: true,
    };
    wired.class.host(&RoomMessage::GiveShift(Box::new(given)));
    let state = wired.state();
    wired.receive(&state);
    wired.carry();
}

fn reported(wired: &Wired) -> Option<ShiftProgress> {
    wired.class.room.person(wired.who?)?.shift.clone()
}

#[test]
fn the_shift_of_a_room_is_worked_with_its_cards_and_the_trainer_sees_how_far_it_is() {
    let mut wired = Wired::inside();
    give_shift(&mut wired, "first-coups");
    wired.act(Do::WorkShift);
    wired.carry();
    assert_eq!(reported(&wired).map(|progress| (progress.coups, progress.over)), Some((0, false)));
    for _ in 0..2_000 {
        let Screen::Shift(screen) = wired.player.app.screen() else { panic!("the table is open") };
        let Some(work) = screen.work() else { break };
        assert_eq!((work.shift().seed(), work.shift().state().size), (11, TableSize::Mini));
        let duty = work.shift().due_of_trainee().into_iter().next();
        let action = duty.map_or(TableAction::Next, |duty| TableAction::Act(duty.by, duty.act));
        wired.player.act(Action::Shift(ShiftAction::Table(action)));
        wired.carry();
    }
    let progress = reported(&wired).expect("it is reported");
    assert!(progress.over && progress.passed && progress.coups == 2, "{progress:?}");
    assert!(
        wired.player.app.joining().and_then(GuestScreen::guest).and_then(GuestClient::shift).unwrap().class.is_some()
    );
    wired.player.act(Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
    wired.player.act(Action::Back);
    assert!(wired.guest().shift().unwrap().mine.is_some(), "back in the room");
    wired.act(Do::WorkShift);
    assert!(matches!(wired.player.app.screen(), Screen::Guest(_)), "it is worked once");
    assert_eq!(wired.player.records.iter().filter(|record| matches!(record, Record::Shift(_))).count(), 1);
}

#[test]
fn a_report_that_was_lost_with_the_line_comes_in_with_the_next_one() {
    let mut wired = Wired::inside();
    give_shift(&mut wired, "first-coups");
    wired.lose();
    wired.act(Do::WorkShift);
    wired.carry();
    assert_eq!(reported(&wired), None);
    wired.connect();
    assert_eq!(reported(&wired).map(|progress| progress.coups), Some(0));
}

#[test]
fn a_shift_that_is_not_on_this_device_is_named_and_the_room_stays() {
    let mut wired = Wired::inside();
    give_shift(&mut wired, "of-another-pack");
    wired.act(Do::WorkShift);
    assert!(matches!(wired.player.app.screen(), Screen::Guest(_)));
    assert_eq!(wired.player.app.notices().len(), 1);
}
