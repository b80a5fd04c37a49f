//! A lively room: questions are announced, runs of right answers counted, places won and lost.

use std::collections::BTreeMap;

use tailleur::classroom::wire::{Overview, PhaseOut, TextCache};
use tailleur::classroom::{
    ExtraTime, GET_READY, NextStep, ParticipantId, Phase, Room, RoomEvent, RoomMessage, RoomMode, RoomRefusal, Sender,
};
use tailleur::drill::question::Answer;
use tailleur::i18n::Language;
use tailleur::progress::Moment;

use super::room::{Class, quiz};

fn lively() -> Class {
    Class::new(|setup| setup.lively = true)
}

/// The right answer to a question, or another one.
fn answer(class: &Class, question: usize, right: bool) -> Answer {
    let key = class.room.quiz().questions()[question].posed.key.answer.clone();
    match key {
        Answer::Number(figure) if !right => Answer::Number((figure + 1) % 10),
        answer => answer,
    }
}

fn answers(class: &mut Class, who: u32, question: usize, right: bool) -> Option<RoomRefusal> {
    let message = RoomMessage::Answer {
        question,
        nonce: format!("{who}-{question}"),
        answer: answer(class, question, right),
        way: 0,
    };
    class.hear(Sender::Participant(ParticipantId(who)), message).refusal
}

fn tick(class: &mut Class, millis: u64) {
    class.now += millis;
    let _ = class.hear(Sender::Host, RoomMessage::Tick);
}

/// Announces a question, lets it start, and has each participant answer it.
fn asks(class: &mut Class, question: usize, right: &[bool]) {
    class.go_on();
    tick(class, GET_READY);
    for (who, right) in right.iter().enumerate() {
        assert_eq!(answers(class, who as u32, question, *right), None);
    }
    class.go_on();
}

#[test]
fn a_question_is_announced_and_its_time_starts_three_seconds_later() {
    let mut class = lively();
    class.join("Anna");
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ready(0));
    assert_eq!(class.room.ready_in(Moment(class.now)), Some(GET_READY));
    assert_eq!(answers(&mut class, 0, 0, true), Some(RoomRefusal::NotAsked), "nobody answers before the start");
    tick(&mut class, GET_READY - 1);
    assert_eq!(class.room.phase(), Phase::Ready(0));
    tick(&mut class, 1);
    assert_eq!(class.room.phase(), Phase::Question(0));
    assert_eq!(class.room.asked_for(Moment(class.now)), 0, "the whole time is left");
    assert_eq!(answers(&mut class, 0, 0, true), None);
}

#[test]
fn the_trainer_starts_an_announced_question_at_once_skips_it_or_stops_the_time() {
    let mut class = lively();
    class.join("Anna");
    class.go_on();
    assert_eq!(class.room.next_step(), Some(NextStep::Start));
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Question(0));
    class.go_on();
    class.go_on();
    class.go_on();
    class.go_on();
    assert_eq!(class.room.phase(), Phase::Ready(1));
    let turn = class.room.turn();
    class.host(&RoomMessage::Skip(turn));
    assert_eq!(class.room.phase(), Phase::Closed(1));
    assert!(class.room.skipped().contains(&1));
    class.go_on();
    class.host(&RoomMessage::Pause);
    tick(&mut class, 60_000);
    assert_eq!(class.room.phase(), Phase::Ready(2), "a pause stops the count");
    class.host(&RoomMessage::Resume);
    tick(&mut class, GET_READY);
    assert_eq!(class.room.phase(), Phase::Question(2));
}

#[test]
fn who_comes_in_while_a_question_is_announced_answers_it() {
    let mut class = lively();
    class.join("Anna");
    class.go_on();
    class.join("Bruno");
    tick(&mut class, GET_READY);
    assert_eq!(answers(&mut class, 1, 0, true), None);
}

#[test]
fn a_room_that_broke_off_at_an_announcement_waits_for_its_trainer() {
    let mut class = lively();
    class.join("Anna");
    class.go_on();
    let (setup, log) = (class.room.setup().clone(), class.log.clone());
    let mut again = Room::replay(setup, quiz(), Moment(0), &log);
    assert!(again.same_state(&class.room));
    let reopened = again.reopen();
    assert!(reopened.events.iter().any(|stamped| stamped.event == RoomEvent::Paused));
    assert_eq!(again.phase(), Phase::Ready(0));
}

#[test]
fn calm_rooms_and_exams_announce_nothing() {
    for (lively, form) in [(false, RoomMode::Live), (true, RoomMode::Exam { minutes: None, own: false })] {
        let mut class = Class::new(|setup| (setup.lively, setup.form) = (lively, form));
        class.join("Anna");
        class.go_on();
        assert!(class.room.is_running(), "{form:?}");
        assert!(class.room.former_places().is_empty());
    }
}

#[test]
fn right_answers_in_a_row_and_places_before_the_last_question_are_counted() {
    let mut class = lively();
    for name in ["Anna", "Bruno"] {
        class.join(name);
    }
    asks(&mut class, 0, &[true, false]);
    class.go_on();
    class.go_on();
    assert!(class.room.former_places().is_empty(), "there is no place before the first question");
    asks(&mut class, 1, &[false, true]);
    class.go_on();
    asks_next(&mut class, 2, &[false, true]);
    let streak = |who: u32| class.room.streak(class.room.person(ParticipantId(who)).unwrap());
    assert_eq!((streak(0), streak(1)), (0, 2));
    let places: BTreeMap<_, _> = class.room.standings().iter().map(|one| (one.who.0, one.place)).collect();
    assert_eq!((places[&0], places[&1]), (2, 1));
    assert_eq!(class.room.former_places()[&ParticipantId(1)], 1, "both had one right answer before");
    class.host(&RoomMessage::ExtraTime(ParticipantId(0), ExtraTime::Half));
    let mut texts = TextCache::default();
    let overview = Overview::new(&class.room, Moment(class.now));
    let state = overview.state(ParticipantId(1), &mut texts, Language::English).unwrap();
    assert_eq!((state.phase, state.me.streak, state.me.was), (PhaseOut::Standings, 2, Some(1)));
}

/// From the answer of one question over the standings to the answer of the next.
fn asks_next(class: &mut Class, question: usize, right: &[bool]) {
    class.go_on();
    asks(class, question, right);
    class.go_on();
}

#[test]
fn a_phone_is_sent_the_question_only_when_its_time_starts() {
    let mut class = lively();
    class.join("Anna");
    class.go_on();
    class.now += 1_000;
    let mut texts = TextCache::default();
    let state = |class: &Class, texts: &mut TextCache| {
        Overview::new(&class.room, Moment(class.now)).state(ParticipantId(0), texts, Language::English).unwrap()
    };
    let ready = state(&class, &mut texts);
    assert_eq!((ready.phase, ready.number, ready.left, ready.time), (PhaseOut::Ready, 1, Some(2_000), Some(GET_READY)));
    assert!(ready.question.is_none());
    tick(&mut class, 2_000);
    assert!(state(&class, &mut texts).question.is_some());
    answers(&mut class, 0, 0, true);
}
