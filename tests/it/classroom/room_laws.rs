//! Laws of a room under random messages in random order; its log replays to the same room.

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use tailleur::classroom::log::{self, BadLog, LogLine, OpeningRecord};
use tailleur::classroom::{
    Digest, ExtraTime, LatePolicy, ParticipantId, Phase, Quiz, Room, RoomEvent, RoomMessage, RoomMode, Sender, Setup,
    StandingsVisibility, name,
};
use tailleur::drill::question::Answer;
use tailleur::progress::Moment;

use crate::classroom::room::{Class, quiz, setup, token};
use crate::support::tier;

static QUIZ: LazyLock<Quiz> = LazyLock::new(quiz);

fn a_setup() -> impl Strategy<Value = Setup> {
    let form = prop_oneof![
        3 => Just(RoomMode::Live),
        1 => (proptest::option::of(1..3_u32), any::<bool>()).prop_map(|(minutes, own)| RoomMode::Exam { minutes, own }),
    ];
    let late = prop_oneof![Just(LatePolicy::FromNow), Just(LatePolicy::CatchUp), Just(LatePolicy::WatchOnly)];
    let standings = prop_oneof![
        Just(StandingsVisibility::Shown),
        Just(StandingsVisibility::Nameless),
        Just(StandingsVisibility::Off)
    ];
    (form, proptest::option::of(1..30_u32), 0..=100_u8, late, standings, any::<bool>()).prop_map(
        |(form, seconds, speed, late, standings, lively)| {
            let teams = vec!["North".to_owned(), "South".to_owned()];
            Setup { form, seconds, speed, late, standings, teams, lively, ..setup(&QUIZ) }
        },
    )
}

fn a_sender() -> impl Strategy<Value = Sender> {
    prop_oneof![
        3 => Just(Sender::Host),
        1 => Just(Sender::Remote),
        6 => (0..8_u32).prop_map(|who| Sender::Participant(ParticipantId(who))),
        2 => Just(Sender::Stranger),
    ]
}

fn an_answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        8 => (0..11_u32).prop_map(Answer::Number),
        1 => (0..4_usize).prop_map(Answer::Choice),
        1 => Just(Answer::Several(vec![Answer::Order(vec![0, 0])])),
    ]
}

/// Any message, with a turn that is often the one in force.
fn a_message() -> impl Strategy<Value = RoomMessage> {
    let who = || (0..8_u32).prop_map(ParticipantId);
    let name =
        prop_oneof![Just("Anna"), Just("anna "), Just("Bruno"), Just("Zoé"), Just(""), Just("李"), Just("Clara")];
    prop_oneof![
        6 => (name.clone(), 0..10_u64).prop_map(|(name, number)| RoomMessage::Join { name: name.to_owned(), token: token(number) }),
        3 => Just(RoomMessage::Here),
        2 => Just(RoomMessage::Away),
        14 => (0..6_usize, 0..3_u8, an_answer(), 0..2_000_u64).prop_map(|(question, nonce, answer, way)| RoomMessage::Answer {
            question,
            nonce: format!("n{nonce}"),
            answer,
            way,
        }),
        9 => Just(RoomMessage::GoOn(u64::MAX)),
        1 => (0..40_u64).prop_map(RoomMessage::GoOn),
        1 => Just(RoomMessage::Skip(u64::MAX)),
        1 => Just(RoomMessage::Pause),
        2 => Just(RoomMessage::Resume),
        1 => (0..5_000_u32).prop_map(RoomMessage::Extend),
        1 => any::<bool>().prop_map(RoomMessage::Lock),
        1 => who().prop_map(RoomMessage::Remove),
        1 => who().prop_map(RoomMessage::Readmit),
        1 => (who(), name).prop_map(|(who, name)| RoomMessage::Rename(who, name.to_owned())),
        1 => (who(), 0..4_usize).prop_map(|(who, extra)| RoomMessage::ExtraTime(who, ExtraTime::ALL[extra])),
        1 => (who(), proptest::option::of(0..3_usize)).prop_map(|(who, team)| RoomMessage::Team(who, team)),
        3 => Just(RoomMessage::Tick),
    ]
}

/// Something that is said, so many milliseconds after what was said before; the clock may be set back.
fn spoken_words() -> impl Strategy<Value = (Sender, RoomMessage, i64)> {
    (a_sender(), a_message(), prop_oneof![8 => 0..4_000_i64, 1 => 0..200_000_i64, 1 => -50_000..0_i64])
}

fn holds(room: &Room) {
    let standings = room.standings();
    let answering = room.people().filter(|(_, person)| !person.removed && !person.watches).count();
    assert_eq!(standings.len(), answering, "everybody stands somewhere once");
    for standing in &standings {
        let person = room.person(standing.who).unwrap();
        let counted: Vec<usize> = room.counted(person, room.revealed_count()).collect();
        let sum: u64 =
            counted.iter().filter_map(|question| person.answers.get(question)).map(|given| given.points).sum();
        assert_eq!(standing.points, sum, "the points are the sum of the answers");
        assert!(standing.right <= standing.counted && standing.counted == counted.len());
        assert_eq!(standing.place, 1 + standings.iter().filter(|other| other.points > standing.points).count());
    }
    for (who, person) in room.people() {
        for (question, given) in &person.answers {
            let key = &room.exercise(who, *question).unwrap().posed;
            assert_eq!(given.right, key.key.mark(given.answer.clone()).right);
            assert!(key.question.form.fits(&given.answer) && given.points <= 1000);
            assert!(given.right || given.points == 0);
        }
        let present = room.people().filter(|(_, other)| !other.removed);
        let alike = present.filter(|(_, other)| name::same(&person.name, &other.name)).count();
        assert_eq!(alike.max(usize::from(person.removed)), 1, "no two names of those who are in are alike");
        assert_eq!(room.is_taken(&person.name), alike > 0, "a name is taken by who is in");
    }
}

/// Invariant of a log: nobody answers a question twice, or one that is not open.
fn is_in_order(log: &[RoomEvent]) {
    let mut answered = std::collections::BTreeSet::new();
    for event in log {
        if let RoomEvent::Answered { who, question, .. } = event {
            assert!(answered.insert((*who, *question)), "answered twice");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: tier(75, 300), ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_messages_the_room_stays_sound_and_its_log_is_the_room(
        setup in a_setup(),
        said in vec(spoken_words(), 1..120),
    ) {
        let mut room = Room::open(setup.clone(), QUIZ.clone(), Moment(0));
        let (mut now, mut log) = (0_i64, Vec::new());
        for (sender, message, later) in said {
            now = (now + later).max(0);
            // Somebody who is not in has no number to speak with.
            let sender = match sender {
                Sender::Participant(who) if room.person(who).is_none() => Sender::Stranger,
                other => other,
            };
            let message = match message {
                RoomMessage::GoOn(u64::MAX) => RoomMessage::GoOn(room.turn()),
                RoomMessage::Skip(u64::MAX) => RoomMessage::Skip(room.turn()),
                other => other,
            };
            let before = room.clone();
            let heard = room.handle(sender, message, Moment(now as u64));
            if heard.refusal.is_some() && heard.events.is_empty() {
                prop_assert_eq!(before.phase(), room.phase());
                prop_assert_eq!(before.standings(), room.standings());
            }
            log.extend(heard.events);
            holds(&room);
        }
        let events: Vec<RoomEvent> = log.iter().map(|stamped| stamped.event.clone()).collect();
        is_in_order(&events);
        let mut again = Room::replay(setup.clone(), QUIZ.clone(), Moment(0), &log);
        prop_assert!(again.same_state(&room));
        let _ = again.reopen();
        prop_assert!(again.is_paused() || !again.is_running());
        prop_assert_eq!(again.standings(), room.standings());

        let opened = OpeningRecord { at: Moment(0), port: 8057, tls: false, loopback: false, setup };
        let mut text = log::write(&LogLine::Opened(Box::new(opened.clone()))).unwrap();
        for stamped in &log {
            text += &log::write(&LogLine::Happened(stamped.clone())).unwrap();
        }
        let read = log::read(text.as_bytes()).unwrap();
        prop_assert_eq!((read.opening, read.events, read.torn, read.damaged), (opened, log, 0, Vec::new()));
    }

    #[test]
    fn what_never_can_have_happened_breaks_nothing(
        setup in a_setup(),
        log in vec((0..200_000_u64, an_event()), 0..60),
    ) {
        let log: Vec<_> = log.into_iter().map(|(at, event)| tailleur::classroom::StampedEvent { at: Moment(at), event }).collect();
        let room = Room::replay(setup, QUIZ.clone(), Moment(0), &log);
        let _ = (room.standings(), room.team_standings(), room.revealed_count());
    }
}

/// Any event, possible or not.
fn an_event() -> impl Strategy<Value = RoomEvent> {
    let who = || (0..6_u32).prop_map(ParticipantId);
    prop_oneof![
        (who(), 0..9_u64).prop_map(|(who, number)| RoomEvent::Joined {
            who,
            name: format!("N{number}"),
            token: token(number)
        }),
        who().prop_map(RoomEvent::Here),
        who().prop_map(RoomEvent::Away),
        who().prop_map(RoomEvent::Removed),
        (0..9_usize).prop_map(RoomEvent::Asked),
        (who(), 0..9_usize, an_answer(), any::<u64>()).prop_map(|(who, question, answer, millis)| {
            RoomEvent::Answered { who, question, nonce: "n".to_owned(), answer, millis }
        }),
        Just(RoomEvent::Closed(tailleur::classroom::CloseReason::Time)),
        Just(RoomEvent::Revealed),
        Just(RoomEvent::Ranked),
        Just(RoomEvent::Skipped),
        Just(RoomEvent::Paused),
        Just(RoomEvent::Resumed),
        any::<u64>().prop_map(RoomEvent::Extended),
        (who(), proptest::option::of(0..9_usize)).prop_map(|(who, team)| RoomEvent::Teamed(who, team)),
        Just(RoomEvent::Ended),
    ]
}

/// A short log in which something is damaged, and what is said of it.
#[test]
fn a_log_that_is_torn_is_read_to_the_tear_and_a_damaged_record_costs_itself_alone() {
    let opened = OpeningRecord { at: Moment(5), port: 8057, tls: false, loopback: false, setup: setup(&QUIZ) };
    let first = log::write(&LogLine::Opened(Box::new(opened))).unwrap();
    let happened =
        |event| log::write(&LogLine::Happened(tailleur::classroom::StampedEvent { at: Moment(7), event })).unwrap();
    let (one, two) = (happened(RoomEvent::Locked(true)), happened(RoomEvent::Asked(0)));
    let text = format!("{first}{one}{two}");
    for cut in first.len()..=text.len() {
        let read = log::read(&text.as_bytes()[..cut]).unwrap();
        let whole = usize::from(cut >= first.len() + one.len()) + usize::from(cut == text.len());
        assert_eq!(read.events.len(), whole, "cut at {cut}");
    }
    assert_eq!(log::read(b""), Err(BadLog::NotARoom));
    assert_eq!(log::read(one.as_bytes()), Err(BadLog::NotARoom));
    for at in first.len()..first.len() + one.len() - 1 {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        if bytes[at] != b'\n' {
            let read = log::read(&bytes).unwrap();
            let others: Vec<_> = read.events.into_iter().map(|stamped| stamped.event).collect();
            assert_eq!((others, read.damaged), (vec![RoomEvent::Asked(0)], vec![2]), "byte {at}");
        }
    }
}

/// Each record of a room in turn is lost: what everybody else answered is there, and the room goes on.
#[test]
fn a_lost_record_takes_nothing_else_with_it() {
    let mut class = Class::new(|_| {});
    let people = ["Anna", "Bruno", "Clara"].map(|name| class.join(name));
    for question in 0..3 {
        class.go_on();
        for who in people {
            assert_eq!(class.answer(who, question, class.right(who, question)), None);
        }
        (0..2).for_each(|_| class.go_on());
    }
    let all: usize = class.room.people().map(|(_, person)| person.answers.len()).sum();
    assert_eq!(all, 9);
    let opened = || Room::open(class.room.setup().clone(), class.room.quiz().clone(), Moment(0));
    for lost in 0..class.log.len() {
        let mut log = class.log.clone();
        let gone = log.remove(lost);
        let mut room = Room::replay(opened().setup().clone(), opened().quiz().clone(), Moment(0), &log);
        let answers: usize = room.people().map(|(_, person)| person.answers.len()).sum();
        let is_answer = matches!(gone.event, RoomEvent::Answered { .. });
        assert_eq!(answers, if is_answer { 8 } else { 9 }, "{:?} is lost", gone.event);
        let counted: usize = room.standings_before(3).iter().map(|standing| standing.right).sum();
        assert_eq!(counted, answers, "{:?} is lost", gone.event);
        let _ = room.reopen();
        for _ in 0..4 {
            let message = room.main_message(room.turn());
            let heard = room.handle(Sender::Host, message, Moment(class.now));
            assert_eq!(heard.refusal, None, "{:?} is lost, and the room does not go on", gone.event);
        }
    }
}

/// Secrets are 32 small hexadecimal digits that are not all alike.
#[test]
fn a_secret_is_long_and_no_secret_stands_in_a_log() {
    for (secret, is_one) in [
        ("0123456789abcdef0123456789abcdef", true),
        ("0123456789ABCDEF0123456789abcdef", false),
        ("0123456789abcdef0123456789abcde", false),
        ("0123456789abcdef0123456789abcdef0", false),
        ("00000000000000000000000000000000", false),
        ("", false),
    ] {
        assert_eq!(Digest::from_secret(secret).is_some(), is_one, "{secret}");
    }
    let secret = "0123456789abcdef0123456789abcdef";
    let setup = Setup { host: Digest::from_secret(secret).unwrap(), ..setup(&QUIZ) };
    let text = log::write(&LogLine::Opened(Box::new(OpeningRecord {
        at: Moment(0),
        port: 8057,
        tls: false,
        loopback: false,
        setup,
    })))
    .unwrap();
    assert!(!text.contains(secret));
    assert!(matches!(Room::open(crate::classroom::room::setup(&QUIZ), QUIZ.clone(), Moment(0)).phase(), Phase::Lobby));
}
