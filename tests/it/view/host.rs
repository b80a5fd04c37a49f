//! A room in the window: planned, opened, run to its end by keys alone, and shown to the class in three languages.
#![cfg(feature = "desktop")]

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::host::{
    HostAction as Do, HostEffect, InterruptedRoom, OpenedRoom, PastResults, PastRoom, PlannedRoom, Projector,
    ResultsAction, RoomAction, RoomPlan, RoomUpdate, SetupAction,
};
use tailleur::app::{Action, Effect, LessonPath, Screen};
use tailleur::classroom::results::{Results, ResultsDescriber};
use tailleur::classroom::{ParticipantId, Phase, Room, RoomEvent, RoomMessage, Sender};
use tailleur::drill::question::Answer;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::progress::{Moment, Settings};
use tailleur::text_key;

use crate::classroom::results::naturals;
use crate::classroom::room::{HOST, REMOTE, token};
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

const LINK: &str = "http://192.168.1.20:8057/?code=314159";
const REMOTE_LINK: &str = "http://192.168.1.20:8057/remote#0123456789abcdef";
const NOW: Moment = Moment(1_790_000_000_000);

/// The window with the machine's part of a room: it opens it, and hears what is said to it.
pub(super) struct Desk<'h> {
    pub(super) window: Open<'h>,
    pub(super) room: Option<Room>,
    planned: Option<Box<PlannedRoom>>,
    closed: bool,
    link: &'static str,
    heard: Vec<Effect>,
    /// A phone came with the link of the second device.
    paired: bool,
    /// How often that link was withdrawn.
    renewed: usize,
}

impl Desk<'_> {
    pub(super) fn planning(language: Language, [width, height]: [f32; 2]) -> Self {
        let mut player = Player::at_home(language, "guide-fr");
        player.act(Action::Host(Do::Plan));
        // Questions are asked at once.
        let mut calm = player.app.screen().hosting().unwrap().plan.clone();
        calm.choices.lively = false;
        player.act(Action::Host(Do::Setup(SetupAction::Change(Box::new(calm)))));
        let mut window = open(player, width, height);
        settle(&mut window);
        Self {
            window,
            room: None,
            planned: None,
            closed: false,
            link: LINK,
            heard: Vec::new(),
            paired: false,
            renewed: 0,
        }
    }

    /// Changes the plan of the room and returns it.
    pub(super) fn plan(&mut self, change: impl FnOnce(&mut RoomPlan)) -> RoomPlan {
        let mut plan = self.window.state().player.app.screen().hosting().unwrap().plan.clone();
        change(&mut plan);
        self.act(Do::Setup(SetupAction::Change(Box::new(plan.clone()))));
        plan
    }

    pub(super) fn act(&mut self, action: Do) {
        self.window.state_mut().player.act(Action::Host(action));
        self.serve();
        settle(&mut self.window);
    }

    /// Does what the machine does with the errands.
    pub(super) fn serve(&mut self) {
        loop {
            let effects = std::mem::take(&mut self.window.state_mut().player.effects);
            let is_heard = |effect: &&Effect| matches!(effect, Effect::Speak(..) | Effect::StopSpeech);
            self.heard.extend(effects.iter().filter(is_heard).cloned());
            let errands: Vec<HostEffect> = effects
                .into_iter()
                .filter_map(|effect| if let Effect::Host(errand) = effect { Some(errand) } else { None })
                .collect();
            if errands.is_empty() {
                return;
            }
            for errand in errands {
                self.carry_out(errand);
            }
        }
    }

    pub(super) fn carry_out(&mut self, errand: HostEffect) {
        let answer = match errand {
            HostEffect::Open(planned) => {
                let setup = planned.setup("314159".to_owned(), token(HOST), token(REMOTE));
                let room = Room::open(setup, planned.quiz.clone(), NOW);
                let opened = OpenedRoom {
                    room: Arc::new(room.clone()),
                    links: vec![self.link.to_owned()],
                    remote: Some(REMOTE_LINK.to_owned()),
                    fingerprint: None,
                    log: PathBuf::from("/rooms/1.room"),
                };
                (self.room, self.planned) = (Some(room), Some(planned));
                Do::Opened(opened)
            }
            HostEffect::Send(message) => {
                let now = self.window.state().player.now;
                let refused = self.room.as_mut().unwrap().handle(Sender::Host, message, now).refusal;
                self.see();
                Do::Room(RoomAction::Answered(refused))
            }
            HostEffect::OpenNext(planned) => {
                let before = self.room.as_ref().unwrap();
                let setup = planned.setup("271828".to_owned(), token(HOST), token(REMOTE));
                let next = before.next_quiz(setup, planned.quiz.clone(), NOW).unwrap();
                (self.room, self.planned) = (Some(next.0), Some(planned));
                return self.see();
            }
            HostEffect::RenewRemote => {
                self.renewed += 1;
                return;
            }
            HostEffect::Close => {
                self.closed = true;
                return;
            }
            _ => return,
        };
        self.window.state_mut().player.act(Action::Host(answer));
    }

    pub(super) fn click(&mut self, key: &'static str) {
        let label = word(&self.window, key);
        click(&mut self.window, &label);
        self.serve();
        settle(&mut self.window);
    }

    pub(super) fn see(&mut self) {
        let seen = RoomUpdate {
            room: Arc::new(self.room.clone().unwrap()),
            trouble: None,
            remote: Some(REMOTE_LINK.to_owned()),
            is_remote_paired: self.paired,
            log: PathBuf::from("/rooms/1.room"),
        };
        self.window.state_mut().player.act(Action::Host(Do::Room(RoomAction::Updated(seen))));
    }

    pub(super) fn press(&mut self, key: Key) {
        press(&mut self.window, key);
        self.serve();
        settle(&mut self.window);
    }

    /// Somebody on a phone.
    pub(super) fn phone(&mut self, from: Sender, message: &RoomMessage) {
        let now = self.window.state().player.now;
        assert_eq!(self.room.as_mut().unwrap().handle(from, message.clone(), now).refusal, None, "{message:?}");
        self.see();
        settle(&mut self.window);
    }

    pub(super) fn joins(&mut self, number: u64, name: &str) {
        self.phone(Sender::Stranger, &RoomMessage::Join { name: name.to_owned(), token: token(number) });
        self.phone(Sender::Participant(ParticipantId(number as u32)), &RoomMessage::Here);
    }

    pub(super) fn answers(&mut self, number: u32, right: bool) {
        let room = self.room.as_ref().unwrap();
        let Phase::Question(question) = room.phase() else { panic!("nothing is asked") };
        let key = &room.exercise(ParticipantId(number), question).unwrap().posed.key;
        let wrong = || (0..9).map(Answer::Number).find(|answer| !key.mark(answer.clone()).right).unwrap();
        let answer = if right { key.answer.clone() } else { wrong() };
        let message = RoomMessage::Answer { question, nonce: format!("{number}-{question}"), answer, way: 0 };
        self.phone(Sender::Participant(ParticipantId(number)), &message);
    }

    pub(super) fn phase(&self) -> Phase {
        self.room.as_ref().unwrap().phase()
    }

    pub(super) fn read(&self) -> String {
        let all = self.window.query_all_by(|node| node.label().is_some() || node.value().is_some());
        let text = |node: egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value()).unwrap_or_default()
        };
        all.map(text).collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn a_quiz_is_run_from_the_first_name_to_the_end_by_enter_alone() {
    for language in Language::ALL {
        let mut desk = Desk::planning(language, [1280.0, 800.0]);
        desk.press(Key::Enter);
        assert_eq!(desk.phase(), Phase::Lobby);
        assert!(desk.read().contains("314\u{202f}159"), "the code is on the screen");
        assert!(desk.read().contains("192.168.1.20:8057"));
        desk.joins(0, "Anna");
        desk.joins(1, "Bruno");
        assert!(desk.read().contains("Bruno"));
        let questions = desk.room.as_ref().unwrap().quiz().questions().len();
        for question in 0..questions {
            desk.press(Key::Enter);
            assert_eq!(desk.phase(), Phase::Question(question));
            desk.answers(0, true);
            desk.answers(1, question == 0);
            assert_eq!(desk.phase(), Phase::Closed(question), "all have answered");
            desk.press(Key::Enter);
            assert_eq!(desk.phase(), Phase::Revealed(question));
            desk.press(Key::Enter);
            assert_eq!(desk.phase(), Phase::Ranked(question));
        }
        desk.press(Key::Enter);
        assert_eq!(desk.phase(), Phase::Ended);
        let points = desk.room.as_ref().unwrap().standings()[0].points;
        let points = Catalog::new(language).with_wide_spaces().whole(points);
        assert!(desk.read().contains(&points), "who has won, and with how much");
        desk.press(Key::Enter);
        let (participants, practise) = (word(&desk.window, "results-people"), word(&desk.window, "host-practise"));
        assert!(desk.read().contains(&participants), "the results, person by person");
        click(&mut desk.window, &practise);
        let asked = std::mem::take(&mut desk.window.state_mut().player.effects);
        assert!(asked.iter().any(|effect| matches!(effect, Effect::Host(HostEffect::Practise(_)))));
        desk.press(Key::Escape);
        assert!(!desk.closed, "the results stay until they are left");
        desk.press(Key::Escape);
        assert!(desk.closed);
        assert!(matches!(desk.window.state().player.app.screen(), Screen::Home));
    }
}

#[test]
fn the_key_is_on_the_screen_only_once_it_is_out() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    desk.joins(1, "Bruno");
    desk.press(Key::Enter);
    let why = desk.window.state().face.words.message(text_key!("verdict-why"));
    assert!(!desk.read().contains(&why));
    desk.answers(0, false);
    assert!(desk.read().contains("1 of 2 have answered"));
    desk.press(Key::Enter);
    assert!(!desk.read().contains(&why), "the answers are closed, and nothing is told yet");
    desk.press(Key::Enter);
    let read = desk.read();
    assert!(read.contains(&why));
    assert!(read.contains("incorrect: 1") && read.contains("No answer: 1"), "how the answers spread:\n{read}");
}

#[test]
fn the_time_stands_and_goes_on_and_the_door_is_locked_by_letters() {
    let mut desk = Desk::planning(Language::Italian, [1280.0, 800.0]);
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    desk.press(Key::L);
    assert!(desk.room.as_ref().unwrap().is_locked());
    desk.press(Key::Enter);
    desk.press(Key::P);
    assert!(desk.room.as_ref().unwrap().is_paused());
    let paused = word(&desk.window, "phone-paused");
    assert!(desk.read().contains(&paused), "the class sees that it stands");
    desk.press(Key::P);
    assert!(!desk.room.as_ref().unwrap().is_paused());
    desk.press(Key::P);
    desk.press(Key::Enter);
    assert!(!desk.room.as_ref().unwrap().is_paused(), "Enter lets the time go on");
    assert_eq!(desk.phase(), Phase::Question(0), "and closes nothing");
    desk.press(Key::S);
    assert_eq!(desk.phase(), Phase::Closed(0), "the next one waits for the trainer");
    assert!(desk.read().contains("saltata"), "and it is told");
    desk.press(Key::Enter);
    assert_eq!(desk.phase(), Phase::Question(1));
    assert!(desk.room.as_ref().unwrap().skipped().contains(&0));
}

#[test]
fn a_room_that_stands_is_closed_only_by_who_says_so_twice() {
    let mut desk = Desk::planning(Language::French, [1024.0, 640.0]);
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    desk.press(Key::Enter);
    desk.press(Key::Escape);
    assert_eq!(desk.phase(), Phase::Question(0), "Escape asks first");
    desk.press(Key::Escape);
    let close = word(&desk.window, "host-close");
    desk.press(Key::Escape);
    click(&mut desk.window, &close);
    desk.serve();
    settle(&mut desk.window);
    assert_eq!(desk.phase(), Phase::Ended);
    assert!(!desk.closed, "everybody sees the results");
}

#[test]
fn before_the_class_alone_nothing_is_seen_of_the_controls() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    let lock = word(&desk.window, "host-lock");
    assert!(desk.read().contains(&lock));
    assert!(!desk.read().contains("remote#"), "who looks on must not take the remote control");
    let remote = word(&desk.window, "host-remote-control");
    desk.window.get_by_label(&remote).click();
    settle(&mut desk.window);
    assert!(!desk.read().contains("remote#"), "this window may be what the class sees");
    let show = word(&desk.window, "host-remote-show");
    click(&mut desk.window, &show);
    assert!(desk.read().contains("remote#"));
    let renew = word(&desk.window, "host-remote-renew");
    click(&mut desk.window, &renew);
    desk.serve();
    assert_eq!(desk.renewed, 1);
    desk.paired = true;
    desk.see();
    settle(&mut desk.window);
    let read = desk.read();
    assert!(!read.contains("remote#") && read.contains(&word(&desk.window, "host-remote-in-use")));
    desk.act(Do::Room(RoomAction::Project(Projector::Alone)));
    let read = desk.read();
    assert!(!read.contains(&lock) && !read.contains("remote#") && read.contains("314\u{202f}159"));
    desk.press(Key::Enter);
    assert_eq!(desk.phase(), Phase::Question(0), "the keys work all the same");
    desk.press(Key::Escape);
    assert!(desk.read().contains(&lock));
}

#[test]
fn a_room_that_was_broken_off_is_offered_again() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.act(Do::Interrupted(Some(InterruptedRoom {
        lesson: "mine/gone".to_owned(),
        house: "guide-fr".into(),
        people: 12,
        at: NOW,
    })));
    assert!(desk.read().contains("mine/gone, 12 people"), "a lesson that is gone has its name among the packs");
    let open_new = word(&desk.window, "host-open-new");
    assert!(desk.read().contains(&open_new), "a new room takes a step of its own");
    press(&mut desk.window, Key::Enter);
    let asked = std::mem::take(&mut desk.window.state_mut().player.effects);
    assert!(asked.contains(&Effect::Host(HostEffect::Resume)));
}

#[test]
fn the_results_of_an_earlier_room_are_never_taken_for_those_of_the_next() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    let mut earlier = crate::classroom::room::Class::new(|_| {});
    earlier.join("Somebody else");
    earlier.go_on();
    earlier.host(&RoomMessage::End);
    for leaves_by_button in [true, false] {
        desk.act(Do::Results(ResultsAction::Read(PastResults(Arc::new(Results::gather(&earlier.room))))));
        assert!(desk.read().contains("Somebody else"));
        if leaves_by_button {
            desk.act(Do::Results(ResultsAction::Show(false)));
        } else {
            desk.press(Key::Escape);
        }
        assert!(!desk.read().contains("Somebody else"));
        assert!(desk.window.state().player.app.screen().hosting().unwrap().results.is_none());
    }
    // Even where they were still being looked at.
    desk.act(Do::Results(ResultsAction::Read(PastResults(Arc::new(Results::gather(&earlier.room))))));
    desk.act(Do::Setup(SetupAction::Open));
    desk.joins(0, "Anna");
    desk.press(Key::Enter);
    desk.act(Do::Room(RoomAction::Close(true)));
    desk.act(Do::Results(ResultsAction::Show(true)));
    assert!(desk.read().contains("Anna") && !desk.read().contains("Somebody else"), "{}", desk.read());
}

#[test]
fn the_plan_is_what_the_room_is_set_up_by() {
    use tailleur::app::host::RoomRoster;
    use tailleur::classroom::{LatePolicy, RoomMode, StandingsVisibility};
    use tailleur::progress::QuizChoices;
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    let roster = vec!["Anna".to_owned(), "Bruno".to_owned()];
    let choices = QuizChoices {
        form: RoomMode::Live,
        seconds: 15,
        speed: 50,
        late: LatePolicy::WatchOnly,
        standings: StandingsVisibility::Nameless,
        teams: vec!["Rouge".to_owned(), " ".to_owned(), " Noir ".to_owned()],
        lively: true,
        tick: true,
        one_tap: true,
        tls: false,
        pins: true,
        approval: true,
        ..QuizChoices::default()
    };
    let listed = RoomRoster::new(PathBuf::from("/list.csv"), roster.clone());
    let plan = RoomPlan { questions: 7, choices, roster: Some(listed) };
    desk.act(Do::Setup(SetupAction::Change(Box::new(plan))));
    desk.press(Key::Enter);
    let setup = desk.room.as_ref().unwrap().setup().clone();
    assert_eq!((setup.questions, setup.seconds, setup.speed), (7, Some(15), 50));
    assert_eq!((setup.late, setup.standings), (LatePolicy::WatchOnly, StandingsVisibility::Nameless));
    assert_eq!(setup.teams, ["Rouge", "Noir"]);
    assert_eq!(setup.roster, Some(roster));
    assert!(setup.pins && setup.lively && setup.one_tap && setup.tick && setup.approval);
    assert!(setup.matches(&desk.planned.as_ref().unwrap().quiz));
}

#[test]
fn what_the_class_is_to_hear_is_spoken_with_the_question_and_again_on_request() {
    let says = |desk: &Desk<'_>| {
        let effects = &desk.heard;
        effects.iter().filter(|effect| matches!(effect, Effect::Speak(said, Some(_)) if !said.is_empty())).count()
    };
    let mut desk = Desk::planning(Language::French, [1280.0, 800.0]);
    let path = LessonPath::parse("listening/points-by-ear").unwrap();
    desk.act(Do::Setup(SetupAction::Lesson(path)));
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    assert_eq!(says(&desk), 0);
    desk.press(Key::Enter);
    let room = desk.room.as_ref().unwrap();
    assert!(
        room.setup().speaks && room.quiz().questions().iter().any(|asked| !asked.posed.question.scene.heard.is_empty())
    );
    assert_eq!(says(&desk), 1, "the call is heard with the question");
    desk.press(Key::H);
    assert_eq!(says(&desk), 2);
    desk.press(Key::Enter);
    assert!(
        desk.heard.iter().any(|effect| matches!(effect, Effect::StopSpeech)),
        "the answers are closed: nothing is said on"
    );
}

#[test]
fn what_the_form_of_an_exam_does_not_show_does_not_hold() {
    use tailleur::classroom::{LatePolicy, RoomMode};
    for own in [false, true] {
        let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
        desk.plan(|plan| (plan.choices.speed, plan.choices.late) = (25, LatePolicy::WatchOnly));
        let form = RoomMode::Exam { minutes: Some(10), own };
        desk.plan(|plan| plan.choices.form = form);
        let late = word(&desk.window, "host-plan-late");
        assert!(!desk.read().contains(&late));
        desk.press(Key::Enter);
        let setup = desk.room.as_ref().unwrap().setup().clone();
        assert_eq!((setup.form, setup.speed, setup.late), (form, 0, LatePolicy::FromNow));
    }
}

#[test]
fn of_two_rooms_of_one_day_each_has_its_title_and_its_time() {
    let at = |hours: u64| Moment(NOW.millis() - NOW.millis() % 86_400_000 + hours * 3_600_000);
    let earlier = |hours, lesson: &str| PastRoom {
        log: PathBuf::from(format!("/rooms/{hours}.room")),
        at: at(hours),
        utc_offset_minutes: 60,
        lesson: lesson.to_owned(),
        house: "guide-fr".into(),
        people: 7,
    };
    for language in Language::ALL {
        let mut desk = Desk::planning(language, [1280.0, 1800.0]);
        let rooms = vec![earlier(15, "tableau/naturals"), earlier(9, "tableau/naturals"), earlier(8, "mine/gone")];
        desk.act(Do::Earlier(rooms, 0));
        let folded = format!("{}, 3", word(&desk.window, "host-earlier"));
        click(&mut desk.window, &folded);
        let player = &desk.window.state().player;
        let (_, lesson) = player.app.library().find("tableau/naturals").unwrap();
        let title =
            lesson.title.render(language, &HouseTerms::from(&player.app.shelf().get("guide-fr").unwrap().terms));
        let read = desk.read();
        for (time, name) in [("16:00", &*title), ("10:00", &title), ("09:00", "mine/gone")] {
            let is_it = |line: &str| line.contains(time) && line.contains(name);
            assert_eq!(read.lines().filter(|line| is_it(line)).count(), 1, "{time} {name}:\n{read}");
        }
    }
}

#[test]
fn the_results_tell_what_was_right_how_long_it_took_and_that_the_room_was_not_ended() {
    for language in Language::ALL {
        let mut class = naturals();
        let mut desk = Desk::planning(language, [1280.0, 4000.0]);
        desk.act(Do::Results(ResultsAction::Read(PastResults(Arc::new(Results::gather(&class.room))))));
        let results = Results::gather(&class.room);
        let statistics = word(&desk.window, "results-statistics");
        desk.window.get_by_label(&statistics).click();
        desk.window.run();
        let read = desk.read();
        let words = Catalog::new(language);
        let teller = ResultsDescriber { results: &results, words: &words, minutes_east: 0 };
        let alpha = words.decimal(&format!("{:.2}", results.consistency.unwrap().alpha));
        assert!(
            // On the screen the narrow space is a common one.
            read.contains(&teller.about_questions().replace('\u{202f}', "\u{a0}")) && read.contains(&alpha),
            "{alpha}\n{read}"
        );
        let right = words.message(text_key!("results-column-expected"));
        assert_eq!(read.lines().filter(|line| line.starts_with(&right)).count(), 10, "the right answer of each");
        let median = words.seconds(results.people[0].median.unwrap().round() as u64);
        assert!(read.lines().any(|line| line.contains(&results.people[0].name) && line.contains(&median)), "{read}");
        let not_ended = words.message(text_key!("results-not-ended")).replace('\u{202f}', "\u{a0}");
        assert!(!read.contains(&not_ended));
        let first = words.message(text_key!("class-look-first"));
        assert!(read.contains(&first), "what is worth a look first");
        assert!(!read.contains(['{', '$']));
        // The same class in a room that was broken off before its end.
        class.log.retain(|stamped| stamped.event != RoomEvent::Ended);
        let (setup, quiz) = (class.room.setup().clone(), class.room.quiz().clone());
        let broken_off = Room::replay(setup, quiz, Moment(0), &class.log);
        desk.act(Do::Results(ResultsAction::Read(PastResults(Arc::new(Results::gather(&broken_off))))));
        assert!(desk.read().contains(&not_ended), "{}", desk.read());
    }
}

#[test]
fn where_no_phone_can_come_in_the_screen_says_so() {
    for language in Language::ALL {
        for (link, key) in [(LINK, "host-join-how"), ("http://127.0.0.1:8057/?code=314159", "host-join-alone")] {
            let mut desk = Desk::planning(language, [1280.0, 800.0]);
            desk.link = link;
            desk.press(Key::Enter);
            assert_eq!(desk.phase(), Phase::Lobby);
            assert!(desk.read().contains(&word(&desk.window, key)), "{language:?} {link}");
        }
    }
}

#[test]
fn a_lively_quiz_counts_down_and_ends_on_a_podium_and_a_calm_one_does_neither() {
    for lively in [true, false] {
        let mut desk = Desk::planning(Language::English, [1280.0, 720.0]);
        // With reduced motion all stand on the podium at once.
        let still = Settings { reduced_motion: true, ..desk.window.state().player.app.settings().clone() };
        desk.window.state_mut().player.act(Action::Set(still));
        desk.plan(|plan| (plan.questions, plan.choices.lively) = (1, lively));
        desk.press(Key::Enter);
        for (number, name) in ["Anna", "Bruno", "Chiara"].into_iter().enumerate() {
            desk.joins(number as u64, name);
        }
        desk.press(Key::Enter);
        assert_eq!(desk.read().contains("Get ready!"), lively);
        if lively {
            desk.press(Key::Enter);
        }
        assert!(!desk.read().contains("Get ready!"), "Enter starts the question at once");
        desk.answers(0, true);
        desk.act(Do::Room(RoomAction::Close(true)));
        let stands = |label: &str| desk.window.query_by_label(label).is_some();
        assert_eq!(stands("1. Anna, 1,000"), lively, "{}", desk.read());
        assert!(!stands("2. Bruno, 0"), "nobody without points is on the podium");
    }
}
