//! A room in which newcomers wait until the trainer lets them in.

use tailleur::classroom::results::Results;
use tailleur::classroom::wire::{Overview, PersonOut, PhaseOut, TextCache};
use tailleur::classroom::{
    LatePolicy, ParticipantId, PeopleList, Phase, Room, RoomEvent, RoomMessage, RoomMode, RoomRefusal, Sender,
};
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Moment;

use super::room::{Class, quiz, setup, token};

fn asking() -> Class {
    Class::new(|setup| setup.approval = true)
}

fn phase(class: &Class, who: ParticipantId) -> PhaseOut {
    let now = Moment(class.now);
    Overview::new(&class.room, now).state(who, &mut TextCache::default(), Language::English).unwrap().phase
}

fn refused(class: &mut Class, from: Sender, message: RoomMessage) -> Option<RoomRefusal> {
    class.hear(from, message).refusal
}

#[test]
fn whoever_joins_waits_and_sees_so_until_they_are_let_in() {
    let mut class = asking();
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    assert_eq!((phase(&class, anna), class.room.at_door()), (PhaseOut::Waiting, 2));
    assert_eq!(class.room.glance().people, 0, "who waits is not in the room");
    class.host(&RoomMessage::Admit(anna));
    assert_eq!((phase(&class, anna), phase(&class, bruno)), (PhaseOut::Lobby, PhaseOut::Waiting));
    assert_eq!(class.room.glance().people, 1);
    assert_eq!(refused(&mut class, Sender::Host, RoomMessage::Admit(anna)), Some(RoomRefusal::NotNow));
    let own = refused(&mut class, Sender::Participant(bruno), RoomMessage::Admit(bruno));
    assert_eq!(own, Some(RoomRefusal::NotYours), "nobody lets themselves in");
    let again = RoomMessage::Join { name: "Anna".to_owned(), token: token(0) };
    assert_eq!(refused(&mut class, Sender::Stranger, again), None);
    assert_eq!(phase(&class, anna), PhaseOut::Lobby, "who is known is not asked again");
}

#[test]
fn all_who_wait_are_let_in_at_once_also_from_the_second_device() {
    let mut class = asking();
    let (anna, bruno, carla) = (class.join("Anna"), class.join("Bruno"), class.join("Carla"));
    class.host(&RoomMessage::Remove(carla));
    let words = Catalog::new(Language::English);
    let door = |class: &Class| PersonOut::all(&class.room, &words, Moment(0)).iter().filter(|one| one.door).count();
    assert_eq!(door(&class), 2, "who was turned away does not wait");
    assert_eq!(refused(&mut class, Sender::Remote, RoomMessage::AdmitAll), None);
    assert_eq!((phase(&class, anna), phase(&class, bruno)), (PhaseOut::Lobby, PhaseOut::Lobby));
    assert_eq!(phase(&class, carla), PhaseOut::Removed);
    class.host(&RoomMessage::Readmit(carla));
    assert_eq!(phase(&class, carla), PhaseOut::Lobby, "readmitted once is let in");
    assert!(class.room.listed(PeopleList::Door, Moment(0)).is_empty());
}

#[test]
fn nothing_is_asked_of_who_waits_and_what_they_missed_does_not_count() {
    let mut class = asking();
    let anna = class.join("Anna");
    class.host(&RoomMessage::Admit(anna));
    class.go_on();
    let bruno = class.join("Bruno");
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), Some(RoomRefusal::NotNow));
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.room.phase(), Phase::Closed(0), "nobody waits for who is at the door");
    class.host(&RoomMessage::Admit(bruno));
    for _ in 0..3 {
        class.go_on();
    }
    assert_eq!(class.room.phase(), Phase::Question(1));
    assert_eq!(class.answer(bruno, 1, class.right(bruno, 1)), None);
    class.host(&RoomMessage::End);
    let results = Results::gather(&class.room);
    let counted = |name: &str| results.people.iter().find(|one| one.name == name).map(|one| one.counted);
    assert_eq!((counted("Anna"), counted("Bruno")), (Some(2), Some(1)));
}

#[test]
fn who_was_never_let_in_is_in_no_results() {
    let mut class = asking();
    class.join("Anna");
    class.go_on();
    class.host(&RoomMessage::End);
    assert!(Results::gather(&class.room).people.is_empty());
    assert_eq!(class.room.at_door(), 0, "nobody waits at a room that is over");
}

#[test]
fn late_joiners_come_in_by_the_rule_of_the_room_at_the_moment_they_are_let_in() {
    let mut class = Class::new(|setup| (setup.approval, setup.late) = (true, LatePolicy::WatchOnly));
    let anna = class.join("Anna");
    class.go_on();
    class.host(&RoomMessage::Admit(anna));
    assert_eq!(phase(&class, anna), PhaseOut::Watching);
    let exam = RoomMode::Exam { minutes: Some(5), own: false };
    let mut class = Class::new(|setup| (setup.approval, setup.form) = (true, exam));
    let anna = class.join("Anna");
    class.go_on();
    class.wait(60_000);
    class.host(&RoomMessage::Admit(anna));
    class.now += 4_000;
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.given(anna, 0).unwrap().millis, 4_000, "the time at the door is not theirs");
}

#[test]
fn the_log_gives_the_same_room_and_the_next_quiz_asks_nobody_again() {
    let mut class = asking();
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.host(&RoomMessage::Admit(anna));
    let again = Room::replay(class.room.setup().clone(), quiz(), Moment(0), &class.log);
    assert!(again.same_state(&class.room));
    class.go_on();
    class.host(&RoomMessage::End);
    let quiz = quiz();
    let (room, events) = class.room.next_quiz(setup(&quiz), quiz, Moment(class.now)).unwrap();
    let waits = |who| room.person(who).unwrap().waits;
    assert_eq!((waits(anna), waits(bruno)), (false, true));
    assert!(events.iter().any(|stamped| stamped.event == RoomEvent::Admitted(anna)));
}

#[test]
fn in_a_room_without_that_option_nobody_waits() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    assert_eq!((phase(&class, anna), class.room.at_door()), (PhaseOut::Lobby, 0));
    assert_eq!(refused(&mut class, Sender::Host, RoomMessage::Admit(anna)), Some(RoomRefusal::NotNow));
}
