//! The next quiz of the same class: who was in it stays in it, and points begin anew.

use serde_json::json;
use tailleur::classroom::log::{LogLine, OpeningRecord, read, write};
use tailleur::classroom::wire::{Overview, PhaseOut, TextCache};
use tailleur::classroom::{
    ExtraTime, ParticipantId, Phase, Room, RoomEvent, RoomMessage, RoomRefusal, Sender, Setup, StampedEvent,
};
use tailleur::i18n::Language;
use tailleur::progress::Moment;

use super::room::{Class, quiz, setup, token};

/// A class of three that has had a quiz: Anna right, Bruno wrong, Carla taken out.
fn class_at_its_end() -> Class {
    let mut class = Class::new(|setup| setup.teams = vec!["North".into(), "South".into()]);
    let (anna, bruno, carla) = (class.join("Anna"), class.join("Bruno"), class.join("Carla"));
    class.host(&RoomMessage::Team(bruno, Some(1)));
    class.host(&RoomMessage::ExtraTime(anna, ExtraTime::Half));
    class.host(&RoomMessage::Remove(carla));
    class.go_on();
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.answer(bruno, 0, class.wrong(bruno, 0)), None);
    class.host(&RoomMessage::End);
    class
}

fn next(class: &Class) -> (Room, Vec<StampedEvent>) {
    let quiz = quiz();
    let planned = Setup { code: "271828".into(), teams: Vec::new(), ..setup(&quiz) };
    class.room.next_quiz(planned, quiz, Moment(class.now + 60_000)).unwrap()
}

#[test]
fn the_next_quiz_has_the_same_people_names_teams_and_code_and_no_points() {
    let class = class_at_its_end();
    let (room, _) = next(&class);
    assert_eq!((room.phase(), room.quiz_number()), (Phase::Lobby, 2));
    assert_eq!(room.setup().code, class.room.setup().code, "nobody types another code");
    assert_eq!(room.setup().teams, class.room.setup().teams);
    let names: Vec<_> = room.people().map(|(_, person)| (person.name.as_str(), person.removed)).collect();
    assert_eq!(names, [("Anna", false), ("Bruno", false), ("Carla", true)]);
    let person = |number: u32| room.person(ParticipantId(number)).unwrap();
    assert_eq!((person(0).extra, person(1).team), (ExtraTime::Half, Some(1)));
    assert_eq!(person(0).away_since, None, "who is connected stays connected");
    assert!(room.people().all(|(_, person)| person.answers.is_empty()));
    for number in 0..3 {
        assert_eq!(room.sender(&token(number)), Sender::Participant(ParticipantId(number as u32)));
    }
    assert_eq!(room.sender(&room.setup().host.clone()), Sender::Host);
}

#[test]
fn a_quiz_that_is_not_over_has_no_next_one() {
    let mut class = Class::new(|_| {});
    class.join("Anna");
    class.go_on();
    let quiz = quiz();
    assert_eq!(class.room.next_quiz(setup(&quiz), quiz, Moment(0)).err(), Some(RoomRefusal::NotNow));
}

#[test]
fn a_host_that_dies_takes_up_the_next_quiz_from_its_own_log() {
    let (room, events) = next(&class_at_its_end());
    let opened =
        OpeningRecord { at: room.opened(), port: 8057, tls: false, loopback: false, setup: room.setup().clone() };
    let lines = std::iter::once(LogLine::Opened(Box::new(opened)))
        .chain(events.into_iter().map(LogLine::Happened))
        .map(|line| write(&line).unwrap())
        .collect::<String>();
    let log = read(lines.as_bytes()).unwrap();
    let again = Room::replay(log.opening.setup.clone(), quiz(), log.opening.at, &log.events);
    assert!(again.same_state(&room));
    assert_eq!(again.setup().earlier, room.setup().earlier);
}

#[test]
fn points_of_all_quizzes_are_added_up_and_who_comes_later_begins_with_none() {
    let (room, _) = next(&class_at_its_end());
    let mut class = Class { room, now: 100_000, log: Vec::new() };
    let dino = class.join("Dino");
    class.go_on();
    let (anna, bruno) = (ParticipantId(0), ParticipantId(1));
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), None);
    assert_eq!(class.answer(dino, 0, class.right(dino, 0)), None);
    class.host(&RoomMessage::End);
    let totals: Vec<_> = class.room.totals().iter().map(|total| (total.who, total.points, total.place)).collect();
    assert_eq!(totals, [(anna, 1000, 1), (bruno, 1000, 1), (dino, 1000, 1)]);
    assert_eq!((class.points(anna), class.points(bruno)), (0, 1000), "the quiz itself counts alone");
    let (third, _) = next(&class);
    assert_eq!((third.quiz_number(), third.questions_before()), (3, 10));
    assert_eq!(third.setup().earlier.as_ref().unwrap().points, [1000, 1000, 0, 1000]);
}

#[test]
fn an_answer_to_an_earlier_quiz_is_never_taken_for_one_to_the_next() {
    let (mut room, _) = next(&class_at_its_end());
    assert_eq!(room.question_with_id(0), None);
    assert_eq!(room.question_with_id(5), Some(0));
    let turn = room.turn();
    assert_eq!(room.handle(Sender::Host, RoomMessage::GoOn(turn), Moment(70_000)).refusal, None);
    let mut texts = TextCache::default();
    let state = Overview::new(&room, Moment(70_000)).state(ParticipantId(0), &mut texts, Language::English).unwrap();
    assert_eq!((state.phase, state.before, state.number), (PhaseOut::Question, 5, 1));
    assert_eq!(state.question().unwrap().id, 5);
    let sent = serde_json::to_value(&state).unwrap();
    assert_eq!(sent["before"], json!(5));
}

#[test]
fn a_room_that_was_locked_stays_locked_and_those_in_it_stay() {
    let mut class = class_at_its_end();
    class.host(&RoomMessage::Lock(true));
    let (mut room, events) = next(&class);
    assert!(room.is_locked());
    assert!(events.iter().any(|stamped| stamped.event == RoomEvent::Locked(true)));
    let join = |name: &str, number| RoomMessage::Join { name: name.to_owned(), token: token(number) };
    let refused = |room: &mut Room, message| room.handle(Sender::Stranger, message, Moment(80_000)).refusal;
    assert_eq!(refused(&mut room, join("Dino", 9)), Some(RoomRefusal::Locked));
    assert_eq!(refused(&mut room, join("Anna", 0)), None);
}
