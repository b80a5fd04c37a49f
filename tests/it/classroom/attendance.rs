//! Who is missing: the trainer's lists of people, and more time for one of them.

use tailleur::classroom::wire::{ClientMessage, Overview, PersonOut, PhaseOut, TextCache};
use tailleur::classroom::{
    GRANT, LONGEST_AWAY, ParticipantId, PeopleList, Phase, RoomMessage, RoomMode, RoomRefusal, Sender,
};
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Moment;

use super::room::Class;

fn names(class: &Class, list: PeopleList) -> Vec<String> {
    class.room.listed(list, Moment(class.now)).into_iter().map(|(_, person)| person.name.clone()).collect()
}

fn grant(who: ParticipantId) -> RoomMessage {
    RoomMessage::Grant(who, GRANT)
}

#[test]
fn people_are_listed_by_name_and_those_without_an_answer_apart() {
    let mut class = Class::new(|_| {});
    let zoe = class.join("Zoé");
    let (emile, carla) = (class.join("Émile"), class.join("Carla"));
    assert_eq!(names(&class, PeopleList::All), ["Carla", "Émile", "Zoé"]);
    assert!(names(&class, PeopleList::Missing).is_empty(), "nothing is asked yet");
    class.go_on();
    assert_eq!(class.answer(emile, 0, class.right(emile, 0)), None);
    assert_eq!(names(&class, PeopleList::Missing), ["Carla", "Zoé"]);
    class.host(&RoomMessage::Remove(carla));
    assert_eq!(names(&class, PeopleList::Missing), ["Zoé"], "who is out is not waited for");
    class.go_on();
    assert_eq!(names(&class, PeopleList::Missing), ["Zoé"], "also once answers are closed");
    let _ = zoe;
}

#[test]
fn stuck_is_who_has_no_connection_or_no_answer_after_half_the_time() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.join("Carla");
    let _ = class.hear(Sender::Participant(bruno), RoomMessage::Away);
    assert_eq!(names(&class, PeopleList::Stuck), ["Bruno"]);
    class.go_on();
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    class.wait(9_000);
    assert_eq!(names(&class, PeopleList::Stuck), ["Bruno"]);
    class.wait(1_000);
    assert_eq!(names(&class, PeopleList::Stuck), ["Bruno", "Carla"]);
}

#[test]
fn one_person_is_given_more_time_while_the_key_waits_and_gains_no_points_by_it() {
    let mut class = Class::new(|setup| setup.speed = 50);
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.wait(19_000);
    class.host(&grant(anna));
    class.wait(2_000);
    assert_eq!(class.room.phase(), Phase::Question(0), "the question waits for one");
    assert_eq!(class.answer(bruno, 0, class.right(bruno, 0)), Some(RoomRefusal::TooLate), "others have no more");
    let state = |class: &Class, who| {
        let now = Moment(class.now);
        Overview::new(&class.room, now).state(who, &mut TextCache::default(), Language::English).unwrap()
    };
    assert_eq!((state(&class, anna).phase, state(&class, anna).left), (PhaseOut::Question, Some(9_000)));
    assert_eq!(state(&class, bruno).phase, PhaseOut::Closed);
    class.wait(5_000);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    assert_eq!(class.points(anna), 0, "no points are shown before");
    assert_eq!(class.given(anna, 0).unwrap().points, 500, "as for the last moment of the usual time");
    class.wait(1);
    assert_eq!(class.room.phase(), Phase::Closed(0), "all others are late");
    class.go_on();
    class.go_on();
    class.go_on();
    assert_eq!(state(&class, anna).time, Some(20_000), "it was for that question alone");
}

#[test]
fn time_that_is_up_is_given_from_now_on() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    class.host(&grant(bruno));
    class.wait(25_000);
    class.host(&grant(anna));
    let person = class.room.person(anna).unwrap();
    assert_eq!(class.room.time(person).unwrap() - class.room.asked_for(Moment(class.now)), 10_000);
}

#[test]
fn who_lost_the_connection_is_waited_for_once_time_was_given() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    let _ = class.hear(Sender::Participant(bruno), RoomMessage::Away);
    class.host(&grant(bruno));
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    class.wait(LONGEST_AWAY + 1);
    assert_eq!(class.room.phase(), Phase::Question(0));
    class.wait(30_000);
    assert_eq!(class.room.phase(), Phase::Closed(0));
}

#[test]
fn there_is_no_time_to_give_where_none_runs() {
    let mut class = Class::new(|setup| setup.seconds = None);
    let anna = class.join("Anna");
    let refused = |class: &mut Class, message| class.hear(Sender::Host, message).refusal;
    assert_eq!(refused(&mut class, grant(anna)), Some(RoomRefusal::NotNow), "nothing is asked");
    class.go_on();
    assert_eq!(refused(&mut class, grant(anna)), Some(RoomRefusal::NotNow), "the time has no limit");
    let mut class = Class::new(|setup| setup.form = RoomMode::Exam { minutes: Some(1), own: false });
    let anna = class.join("Anna");
    class.go_on();
    assert_eq!(refused(&mut class, grant(anna)), None, "in an exam it is added to the whole");
    assert_eq!(refused(&mut class, RoomMessage::Grant(anna, 0)), Some(RoomRefusal::NotNow));
    assert_eq!(refused(&mut class, grant(ParticipantId(9))), Some(RoomRefusal::Unknown));
    assert_eq!(
        class.hear(Sender::Participant(anna), grant(anna)).refusal,
        Some(RoomRefusal::NotYours),
        "nobody gives it to themselves"
    );
}

#[test]
fn the_second_device_sees_the_same_lists_and_gives_time() {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.go_on();
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    let words = Catalog::new(Language::English);
    let all = PersonOut::all(&class.room, &words, Moment(class.now));
    let seen: Vec<_> = all.iter().map(|one| (one.name.as_str(), one.missing, one.more)).collect();
    assert_eq!(seen, [("Anna", false, false), ("Bruno", true, true)]);
    let Ok(ClientMessage::Do(deed)) = serde_json::from_str(r#"{"do":{"grant":[1,10]}}"#) else { panic!() };
    assert_eq!(RoomMessage::from(deed), grant(bruno));
    assert_eq!(class.hear(Sender::Remote, deed.into()).refusal, None);
}
