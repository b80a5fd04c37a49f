//! A shift given to a room: reported by each desktop, seen by the trainer, and in the end by the class.

use serde_json::Value;
use tailleur::classroom::wire::{Overview, Recipient, TextCache};
use tailleur::classroom::{
    AREAS, GivenShift, ParticipantId, Phase, Room, RoomMessage, RoomRefusal, Sender, ShiftProgress,
};
use tailleur::i18n::Language;
use tailleur::progress::Moment;
use tailleur::rules::house::TableSize;
use tailleur::table::judging::Letter;
use tailleur::table::scenario::{Length, Presentation};

use super::room::Class;

pub(crate) fn shift() -> GivenShift {
    GivenShift {
        number: 0,
        scenario: "first-coups".to_owned(),
        house: "guide-fr".into(),
        table: TableSize::Mini,
        length: Length::Coups(4),
        presentation: Presentation::Practice,
        // More than a number of JSON holds everywhere.
        seed: u64::MAX - 1,
        nameless: false,
    }
}

pub(crate) fn progress(coups: u32, faults: &[(&str, u32)], over: bool) -> ShiftProgress {
    let mut letters = vec![Letter::A; AREAS];
    if !faults.is_empty() {
        letters[4] = Letter::Fail;
    }
    let faults: Vec<(String, u32)> = faults.iter().map(|(kind, coup)| ((*kind).to_owned(), *coup)).collect();
    ShiftProgress { coups, letters, passed: over && faults.is_empty(), faults, over }
}

/// A class of two at a shift.
fn at_a_shift() -> (Class, ParticipantId, ParticipantId) {
    let mut class = Class::new(|_| {});
    let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
    class.host(&RoomMessage::GiveShift(Box::new(shift())));
    (class, anna, bruno)
}

fn report(class: &mut Class, who: ParticipantId, progress: ShiftProgress) -> Option<RoomRefusal> {
    class.hear(Sender::Participant(who), RoomMessage::ShiftProgress(1, Box::new(progress))).refusal
}

fn state(class: &Class, who: ParticipantId) -> Value {
    let overview = Overview::new(&class.room, Moment(class.now));
    let to = Recipient { language: Language::English, full: false };
    serde_json::to_value(overview.state(who, &mut TextCache::default(), to).unwrap()).unwrap()
}

#[test]
fn the_same_shift_goes_to_everybody_and_the_quiz_stays_where_it_was() {
    let (class, anna, bruno) = at_a_shift();
    assert_eq!(class.room.phase(), Phase::Lobby);
    let given = class.room.shift().unwrap();
    assert_eq!((given.number, class.room.is_shift_open()), (1, true));
    let (one, other) = (state(&class, anna), state(&class, bruno));
    assert_eq!(one["shift"], other["shift"]);
    assert_eq!(one["shift"]["seed"], (u64::MAX - 1).to_string());
    assert!(!one["shift"]["says"].as_str().unwrap().is_empty(), "a phone says where it is worked");
}

#[test]
fn without_a_shift_the_state_is_as_it_was() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    assert!(state(&class, anna).get("shift").is_none());
}

#[test]
fn the_class_is_shown_to_those_who_are_done_and_to_all_at_the_end() {
    let (mut class, anna, bruno) = at_a_shift();
    assert_eq!(report(&mut class, anna, progress(2, &[("wrong-payment", 2)], false)), None);
    assert_eq!(report(&mut class, bruno, progress(4, &[("wrong-payment", 2), ("missed-call", 3)], true)), None);
    assert!(state(&class, anna)["shift"].get("class").is_none(), "Anna still works");
    let seen = state(&class, bruno)["shift"]["class"].clone();
    assert_eq!((&seen["people"], &seen["over"], &seen["passed"]), (&2.into(), &1.into(), &0.into()));
    assert_eq!(seen["faults"], serde_json::json!([["wrong-payment", 2], ["missed-call", 1]]));
    assert_eq!(seen["coups"], serde_json::json!([[2, 2], [3, 1]]));
    assert_eq!(seen["areas"][4], serde_json::json!([0, 0, 0, 2]));
    assert_eq!(seen["areas"][0], serde_json::json!([2, 0, 0, 0]));
    class.host(&RoomMessage::EndShift);
    assert_eq!(state(&class, anna)["shift"]["class"]["people"], 2);
    assert_eq!(report(&mut class, anna, progress(3, &[], false)), Some(RoomRefusal::NotNow));
}

#[test]
fn a_report_counts_once_and_none_after_the_end() {
    let (mut class, anna, _) = at_a_shift();
    let first = progress(1, &[], false);
    assert_eq!(report(&mut class, anna, first.clone()), None);
    let events = class.log.len();
    assert_eq!(report(&mut class, anna, first), None);
    assert_eq!(class.log.len(), events, "sent again, it is saved once");
    assert_eq!(report(&mut class, anna, progress(4, &[("burn", 1)], true)), Some(RoomRefusal::NotOfTheForm));
    assert_eq!(report(&mut class, anna, progress(4, &[], true)), None);
    assert_eq!(report(&mut class, anna, progress(1, &[], false)), Some(RoomRefusal::Answered));
}

#[test]
fn what_no_program_sends_is_refused() {
    let (mut class, anna, _) = at_a_shift();
    let sound = progress(1, &[], false);
    for (what, faulty) in [
        ("a letter short", ShiftProgress { letters: vec![Letter::A; AREAS - 1], ..sound.clone() }),
        ("endless", ShiftProgress { coups: u32::MAX, ..sound.clone() }),
        ("a fault that is none", ShiftProgress { faults: vec![("no-such-fault".to_owned(), 1)], ..sound.clone() }),
        ("too many", ShiftProgress { faults: vec![("wrong-payment".to_owned(), 1); 301], ..sound.clone() }),
    ] {
        assert_eq!(report(&mut class, anna, faulty), Some(RoomRefusal::NotOfTheForm), "{what}");
    }
    let other = RoomMessage::ShiftProgress(2, Box::new(sound.clone()));
    assert_eq!(class.hear(Sender::Participant(anna), other).refusal, Some(RoomRefusal::NotNow));
    let stranger = RoomMessage::ShiftProgress(1, Box::new(sound));
    assert_eq!(class.hear(Sender::Stranger, stranger).refusal, Some(RoomRefusal::Unknown));
    for message in [RoomMessage::GiveShift(Box::new(shift())), RoomMessage::EndShift] {
        assert_eq!(class.hear(Sender::Participant(anna), message).refusal, Some(RoomRefusal::NotYours));
    }
}

#[test]
fn one_shift_follows_another_and_the_log_is_the_room() {
    let (mut class, anna, bruno) = at_a_shift();
    assert_eq!(class.hear(Sender::Host, RoomMessage::GiveShift(Box::new(shift()))).refusal, Some(RoomRefusal::NotNow));
    assert_eq!(report(&mut class, bruno, progress(4, &[], true)), None);
    class.host(&RoomMessage::EndShift);
    class.host(&RoomMessage::GiveShift(Box::new(shift())));
    assert_eq!(class.room.shift().map(|given| given.number), Some(2));
    assert!(class.room.person(bruno).unwrap().shift.is_none(), "the second one is begun anew");
    let second = RoomMessage::ShiftProgress(2, Box::new(progress(1, &[], false)));
    assert_eq!(class.hear(Sender::Participant(anna), second).refusal, None);
    let again = Room::replay(class.room.setup().clone(), class.room.quiz().clone(), Moment(0), &class.log);
    assert!(again.same_state(&class.room));
    class.host(&RoomMessage::End);
    assert!(!class.room.is_shift_open());
}
