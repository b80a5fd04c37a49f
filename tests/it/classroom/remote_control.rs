//! The trainer's second device: what it may do, what it is shown, and what of the questions is shown to whom when.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;
use tailleur::classroom::wire::{ClientMessage, ControlOut, DoIn, QuestionOut, SceneOut, TextCache};
use tailleur::classroom::{
    ExtraTime, ParticipantId, Phase, Quiz, RoomMessage, RoomMode, RoomRefusal, Sender, StandingsVisibility,
};
use tailleur::drill::question::{Answer, AnswerForm, LaidStake, Question, Scene, Seats};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::DealtQuestion;
use tailleur::progress::Moment;
use tailleur::rules::bet::Spot;
use tailleur::rules::house::{House, HouseLibrary, Role};
use tailleur::rules::money::Money;
use tailleur::text;

use crate::classroom::room::{Class, REMOTE, quiz, token};
use crate::classroom::wire::{WORDS, another, every_kind_in_houses, with_another_key};

fn control(class: &Class) -> Value {
    control_with(class, &mut WORDS.empty_copy())
}

fn control_with(class: &Class, texts: &mut TextCache) -> Value {
    serde_json::to_value(ControlOut::from_room(&class.room, texts, Language::English, Moment(class.now))).unwrap()
}

fn parsed(json: &str) -> RoomMessage {
    let Ok(ClientMessage::Do(deed)) = serde_json::from_str(json) else { panic!("{json}") };
    deed.into()
}

#[test]
fn the_second_device_runs_a_room_from_the_door_to_the_end() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    assert_eq!(class.room.sender(&token(REMOTE)), Sender::Remote);
    let mut phases = Vec::new();
    loop {
        let seen = control(&class);
        phases.push(seen["phase"].as_str().unwrap().to_owned());
        let Some(next) = seen["next"].as_str() else { break };
        let heard = class.hear(Sender::Remote, parsed(&format!(r#"{{"do":{{"go-on":{}}}}}"#, seen["turn"])));
        assert_eq!(heard.refusal, None, "{next}");
    }
    assert_eq!(phases[..6], ["lobby", "question", "closed", "reveal", "standings", "question"]);
    assert_eq!(phases.last().unwrap(), "end");
    assert!(class.room.person(anna).is_some());
}

#[test]
fn the_second_device_sees_how_many_were_right_and_who_leads_as_far_as_the_class_does() {
    for (shown, names) in [
        (StandingsVisibility::Shown, Some(["Bruno", "Anna"])),
        (StandingsVisibility::Nameless, Some(["", ""])),
        (StandingsVisibility::Off, None),
    ] {
        let mut class = Class::new(|setup| setup.standings = shown);
        let (anna, bruno) = (class.join("Anna"), class.join("Bruno"));
        class.go_on();
        let right = class.room.quiz().questions()[0].posed.key.answer.clone();
        assert_eq!(class.answer(bruno, 0, right), None);
        assert_eq!(control(&class)["right"], Value::Null, "nothing before the answer is shown to all");
        let mut seen = control(&class);
        while seen["phase"] != "reveal" {
            class.go_on();
            seen = control(&class);
        }
        assert_eq!((&seen["right"], &seen["standings"]), (&Value::from(1), &Value::Null), "{shown:?}");
        assert_eq!(seen["questions"], Value::Null, "{shown:?}");
        class.go_on();
        let seen = control(&class);
        let listed = seen["standings"]
            .as_array()
            .map(|rows| rows.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>());
        assert_eq!(listed, names.map(|names| names.map(str::to_owned).to_vec()), "{shown:?}");
        let counts = seen["questions"].as_array().map(|rows| {
            let count = |row: &Value| ["number", "right", "asked"].map(|field| row[field].as_u64().unwrap());
            rows.iter().map(count).collect::<Vec<_>>()
        });
        assert_eq!(counts, names.map(|_| vec![[1, 1, 2]]), "{shown:?}");
        assert!(class.room.person(anna).is_some());
    }
}

#[test]
fn of_two_who_go_on_at_once_one_is_heard() {
    let mut class = Class::new(|_| {});
    let turn = class.room.turn();
    assert_eq!(class.hear(Sender::Host, RoomMessage::GoOn(turn)).refusal, None);
    assert_eq!(class.hear(Sender::Remote, DoIn::GoOn(turn).into()).refusal, Some(RoomRefusal::NotNow));
    assert_eq!(class.room.phase(), Phase::Question(0));
}

#[test]
fn the_second_device_stops_the_time_gives_some_and_leaves_a_question_out() {
    let mut class = Class::new(|_| {});
    class.join("Anna");
    class.go_on();
    class.now += 2_000;
    for json in [r#"{"do":"pause"}"#, r#"{"do":"resume"}"#, r#"{"do":{"extend":30}}"#, r#"{"do":{"lock":true}}"#] {
        assert_eq!(class.hear(Sender::Remote, parsed(json)).refusal, None, "{json}");
    }
    let seen = control(&class);
    assert_eq!((&seen["time"], &seen["left"]), (&Value::from(50_000), &Value::from(48_000)));
    assert_eq!((&seen["locked"], &seen["paused"]), (&Value::from(true), &Value::from(false)));
    let skip = format!(r#"{{"do":{{"skip":{}}}}}"#, class.room.turn());
    assert_eq!(class.hear(Sender::Remote, parsed(&skip)).refusal, None);
    assert_eq!((class.room.phase(), class.room.skipped().contains(&0)), (Phase::Closed(0), true));
    assert_eq!((&control(&class)["skipped"], &control(&class)["next"]), (&Value::from(true), &Value::from("question")));
}

#[test]
fn whom_the_class_is_made_of_is_not_for_the_second_device() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    let people = [
        RoomMessage::Remove(anna),
        RoomMessage::Readmit(anna),
        RoomMessage::Rename(anna, "Bruno".to_owned()),
        RoomMessage::ExtraTime(anna, ExtraTime::Double),
        RoomMessage::Team(anna, None),
        RoomMessage::End,
        RoomMessage::Here,
    ];
    for message in people {
        let heard = class.hear(Sender::Remote, message.clone());
        assert_eq!((heard.refusal, heard.events), (Some(RoomRefusal::NotYours), Vec::new()), "{message:?}");
    }
    for json in [r#"{"do":"end"}"#, r#"{"do":{"remove":0}}"#, r#"{"do":{"go-on":"now"}}"#, r#"{"do":{}}"#] {
        assert!(serde_json::from_str::<ClientMessage>(json).is_err(), "{json}");
    }
}

#[test]
fn nobody_but_the_second_device_says_what_it_says() {
    let mut class = Class::new(|_| {});
    let anna = class.join("Anna");
    let turn = class.room.turn();
    let deeds = [DoIn::GoOn(turn), DoIn::Skip(turn), DoIn::Pause, DoIn::Resume, DoIn::Extend(30), DoIn::Lock(true)];
    for deed in deeds {
        for (sender, refusal) in
            [(Sender::Participant(anna), RoomRefusal::NotYours), (Sender::Stranger, RoomRefusal::Unknown)]
        {
            assert_eq!(class.hear(sender, deed.into()).refusal, Some(refusal), "{sender:?} {deed:?}");
        }
    }
}

/// The second device's views of a room with this one question: before its key is shown, and after.
fn shown(exercise: &DealtQuestion, house: &Arc<House>, answers: [&Answer; 2]) -> (Vec<Value>, Value) {
    let quiz = Quiz::new(Arc::clone(quiz().lesson()), Arc::clone(house), 57, None);
    let mut class = Class::with_quiz(quiz.with_questions([exercise.clone()].into()), |_| {});
    class.join("Anna");
    class.join("Bruno");
    let mut texts = WORDS.empty_copy();
    let mut see = |class: &Class| control_with(class, &mut texts);
    let mut before = vec![see(&class)];
    class.go_on();
    before.push(see(&class));
    for (who, answer) in [ParticipantId(0), ParticipantId(1)].into_iter().zip(answers) {
        assert_eq!(class.answer(who, 0, answer.clone()), None, "{}", exercise.drill);
        before.push(see(&class));
    }
    assert_eq!(class.room.phase(), Phase::Closed(0));
    class.go_on();
    (before, see(&class))
}

#[test]
fn nothing_that_the_second_device_shows_before_a_key_is_out_depends_on_the_key() {
    let mut forms = BTreeSet::new();
    let words = Catalog::new(Language::English);
    for (house, exercise) in every_kind_in_houses() {
        let kind = QuestionOut::from_question(0, &exercise.posed.question, &house, &words).form;
        forms.insert(serde_json::to_value(kind).unwrap()["kind"].to_string());
        let wrong = another(&exercise.posed.question, &exercise.posed.key.answer);
        let answers = [&exercise.posed.key.answer, &wrong];
        let (before, after) = shown(&exercise, &house, answers);
        let (blind_before, blind_after) = shown(&with_another_key(&exercise), &house, answers);
        assert_eq!(before, blind_before, "{} of {}", exercise.drill, house.id);
        assert!(before.iter().all(|seen| seen.get("answer").is_none()), "{}", exercise.drill);
        assert_ne!(after, blind_after, "{} of {}: the key is not told at all", exercise.drill, house.id);
        let is_tableau = matches!(exercise.posed.question.form, AnswerForm::Grid(_));
        assert_eq!(after.get("letters").is_some(), is_tableau, "{}", exercise.drill);
    }
    assert_eq!(forms.len(), 9, "every form but words said aloud: {forms:?}");
}

/// A quiz whose questions have a picture each.
fn with_pictures() -> Quiz {
    let mut questions = quiz().questions().to_vec();
    for (place, exercise) in questions.iter_mut().enumerate() {
        exercise.posed.question.scene.picture = Some(format!("{place}.png"));
    }
    quiz().with_questions(questions.into())
}

fn seen(class: &Class) -> Vec<usize> {
    (0..5).filter(|place| class.room.may_see_picture(&format!("{place}.png"))).collect()
}

#[test]
fn nobody_sees_the_picture_of_a_question_that_is_still_to_come() {
    let mut class = Class::with_quiz(with_pictures(), |_| {});
    let anna = class.join("Anna");
    assert_eq!(seen(&class), [0; 0]);
    class.go_on();
    assert_eq!(seen(&class), [0]);
    assert_eq!(class.answer(anna, 0, class.right(anna, 0)), None);
    for _ in 0..3 {
        class.go_on();
    }
    assert_eq!((class.room.phase(), seen(&class)), (Phase::Question(1), vec![0, 1]));
    assert!(!class.room.may_see_picture("other.png"));
}

#[test]
fn in_an_exam_pictures_come_with_the_question_that_the_first_has_reached() {
    let mut class =
        Class::with_quiz(with_pictures(), |setup| setup.form = RoomMode::Exam { minutes: None, own: false });
    let (anna, _) = (class.join("Anna"), class.join("Bruno"));
    assert_eq!(seen(&class), [0; 0]);
    class.go_on();
    assert_eq!(seen(&class), [0]);
    for question in 0..2 {
        assert_eq!(class.answer(anna, question, class.right(anna, question)), None);
    }
    assert_eq!(seen(&class), [0, 1, 2]);
}

#[test]
fn events_are_described_apart_from_the_table() {
    let words = Catalog::new(Language::French);
    let mut some = 0;
    for (house, exercise) in every_kind_in_houses() {
        let question = &exercise.posed.question;
        let out = QuestionOut::from_question(0, question, &house, &words);
        assert_eq!(out.scene.happened.len(), question.scene.narration.len(), "{}", exercise.drill);
        assert!(out.told.starts_with(&out.scene.happened), "{}", exercise.drill);
        some += usize::from(!out.scene.happened.is_empty());
    }
    assert!(some > 3);
}

#[test]
fn every_seat_has_a_place_of_its_own_round_the_table() {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let count = *table.seats.value();
            let seats = Seats { count, taken: vec![1], holder: None };
            let scene = Scene { seats: Some(seats), ..Default::default() };
            let out =
                serde_json::to_value(SceneOut::from_scene(&scene, house, &Catalog::new(Language::English))).unwrap();
            let at: Vec<(i64, i64)> = serde_json::from_value(out["seats"]["at"].clone()).unwrap();
            assert_eq!(at.len(), usize::from(count));
            for (place, one) in at.iter().enumerate() {
                assert!(one.0.abs() <= 100 && one.1.abs() <= 100, "{} {one:?}", house.id);
                let near = at[place + 1..].iter().find(|other| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 15);
                assert_eq!(near, None, "{} {one:?}", house.id);
            }
        }
    }
}

#[test]
fn who_settles_a_table_sees_its_seats_and_where_its_payers_stand() {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let stakes = [4, 2, 4].map(|seat| LaidStake { seat, spot: Spot::Punto, amount: Money::coins(2_000) });
            let scene = Scene { table: Some(table.size), stakes: stakes.to_vec(), ..Scene::default() };
            let question = Question { scene, prompt: text!("settle-about"), form: AnswerForm::Settle };
            let out = QuestionOut::from_question(0, &question, house, &Catalog::new(Language::English));
            let seats = out.scene.seats.expect("a plan of the seats");
            assert_eq!((seats.count, seats.taken), (*table.seats.value(), vec![2, 4]), "{}", house.id);
            let payeurs = table.crew.value().iter().filter(|role| **role == Role::Payeur).count();
            let opposite = (payeurs > 0).then_some(payeurs.min(2) as u8);
            assert_eq!(seats.payers, opposite, "{} {:?}", house.id, table.size);
        }
    }
}
