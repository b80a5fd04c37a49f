//! A class that stays: its next quiz, the choices for it, the people in it, and the last seconds of a question.
#![cfg(feature = "desktop")]

use std::collections::BTreeSet;

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::host::Projector;
use tailleur::app::host::{HostAction as Do, RoomAction, SetupAction};
use tailleur::app::{Action, Effect};
use tailleur::classroom::{ParticipantId, Phase, RoomMessage, Sender};
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::Settings;
use tailleur::table::fact::Area;
use tailleur::voice::Noise;

use super::host::Desk;
use crate::classroom::room::token;
use crate::classroom::shift::{progress as shift_progress, shift as given_shift};
use crate::support::window::{click, settle, word};

#[test]
fn after_a_quiz_the_same_class_goes_on_to_the_next_one() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.press(Key::Enter);
    desk.joins(0, "Anna");
    desk.press(Key::Enter);
    desk.answers(0, true);
    desk.act(Do::Room(RoomAction::Send(RoomMessage::End)));
    desk.click("host-plan-next");
    assert!(desk.read().contains(&word(&desk.window, "host-next-about")));
    assert!(!desk.read().contains(&word(&desk.window, "host-roster")), "the people stay as they are");
    desk.press(Key::Escape);
    assert_eq!(desk.phase(), Phase::Ended, "the room that is over stays open");
    desk.click("host-plan-next");
    desk.press(Key::Enter);
    assert_eq!((desk.phase(), desk.room.as_ref().unwrap().quiz_number()), (Phase::Lobby, 2));
    assert!(desk.read().contains("Anna"));
    desk.press(Key::Enter);
    desk.answers(0, true);
    desk.act(Do::Room(RoomAction::Send(RoomMessage::End)));
    let read = desk.read();
    assert!(read.contains("Total over 2 quizzes") && read.contains("1.  Anna: 2,000"), "{read}");
}

#[test]
fn the_choices_for_the_last_quiz_come_back_for_the_next_one() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    let chosen = desk.plan(|plan| {
        plan.questions = 5;
        (plan.choices.seconds, plan.choices.one_tap) = (30, true);
        plan.choices.teams = vec!["North".to_owned(), "South".to_owned()];
    });
    let path = desk.window.state().player.app.screen().hosting().unwrap().path.clone();
    desk.window.state_mut().player.act(Action::Host(Do::Setup(SetupAction::Open)));
    let is_saved = |effect: &Effect| match effect {
        Effect::SaveSettings(settings) => settings.class_quiz.lesson == Some(path.to_string()),
        _ => false,
    };
    assert!(desk.window.state().player.effects.iter().any(is_saved), "they are saved with the other settings");
    desk.serve();
    desk.act(Do::Room(RoomAction::Send(RoomMessage::End)));
    desk.press(Key::Escape);
    desk.act(Do::Plan);
    let host = desk.window.state().player.app.screen().hosting().unwrap();
    assert_eq!((host.plan.clone(), host.path.clone()), (chosen, path));
}

#[test]
fn among_three_hundred_names_the_trainer_finds_one_and_sees_who_is_missing() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.press(Key::Enter);
    let now = desk.window.state().player.now;
    for number in 0..300 {
        let room = desk.room.as_mut().unwrap();
        let join = RoomMessage::Join { name: format!("Trainee {number}"), token: token(number) };
        assert_eq!(room.handle(Sender::Stranger, join, now).refusal, None);
        let _ = room.handle(Sender::Participant(ParticipantId(number as u32)), RoomMessage::Here, now);
    }
    desk.see();
    desk.press(Key::Enter);
    assert!(desk.read().contains("No answer: 300"));
    desk.answers(7, true);
    assert!(desk.read().contains("No answer: 299"));
    let search = word(&desk.window, "host-search");
    desk.window.get_by_role_and_label(Role::TextInput, &search).focus();
    settle(&mut desk.window);
    desk.window.event(eframe::egui::Event::Text("trainee 29".to_owned()));
    settle(&mut desk.window);
    let read = desk.read();
    assert!(read.contains("Trainee 29") && read.contains("Trainee 299"), "{read}");
    let rows = |desk: &Desk<'_>, name: &str| {
        desk.window
            .query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == name))
            .count()
    };
    assert_eq!((rows(&desk, "Trainee 29"), rows(&desk, "Trainee 31")), (1, 0));
    click(&mut desk.window, "Trainee 29");
    click(&mut desk.window, "Add 10 seconds");
    desk.serve();
    assert_eq!(desk.room.as_ref().unwrap().person(ParticipantId(29)).unwrap().granted, 10_000);
}

#[test]
fn newcomers_who_wait_are_named_to_the_trainer_and_let_in_one_by_one_or_all_at_once() {
    let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
    desk.plan(|plan| plan.choices.approval = true);
    desk.press(Key::Enter);
    for (number, name) in ["Anna", "Bruno", "Carla"].into_iter().enumerate() {
        desk.joins(number as u64, name);
    }
    assert!(desk.read().contains("3 people are waiting to be let in."));
    click(&mut desk.window, "Anna  (waiting to be let in)");
    desk.click("host-admit");
    assert_eq!(desk.room.as_ref().unwrap().at_door(), 2);
    desk.click("host-admit-all");
    assert_eq!(desk.room.as_ref().unwrap().at_door(), 0);
    assert!(!desk.read().contains("waiting to be let in"));
}

#[test]
fn in_the_last_ten_seconds_a_lively_room_ticks_once_a_second_where_wished_and_not_muted() {
    for (lively, tick, muted, expected) in
        [(true, true, false, 10), (false, true, false, 0), (true, false, false, 0), (true, true, true, 0)]
    {
        let mut desk = Desk::planning(Language::English, [1280.0, 800.0]);
        let muted = if muted { [Noise::Tick].into() } else { BTreeSet::new() };
        desk.window.state_mut().player.act(Action::Set(Settings { muted, ..Settings::default() }));
        desk.plan(|plan| (plan.choices.seconds, plan.choices.lively, plan.choices.tick) = (20, lively, tick));
        desk.press(Key::Enter);
        desk.joins(0, "Anna");
        while !matches!(desk.phase(), Phase::Question(_)) {
            desk.press(Key::Enter);
        }
        desk.window.state_mut().player.effects.clear();
        for _ in 0..100 {
            let now = &mut desk.window.state_mut().player.now;
            *now = now.plus(250);
            let now = *now;
            let _ = desk.room.as_mut().unwrap().handle(Sender::Host, RoomMessage::Tick, now);
            desk.see();
        }
        let effects = &desk.window.state().player.effects;
        let ticks = effects.iter().filter(|effect| **effect == Effect::Sound(Noise::Tick)).count();
        assert_eq!(ticks, expected, "lively {lively}, tick {tick}");
    }
}

#[test]
fn the_board_of_a_shift_stays_within_its_part_of_a_small_window_with_large_text() {
    for language in Language::ALL {
        let mut desk = Desk::planning(language, [1024.0, 640.0]);
        let settings = desk.window.state().player.app.settings().clone();
        desk.window.state_mut().player.act(Action::Set(Settings { text_percent: 150, ..settings }));
        desk.press(Key::Enter);
        desk.joins(0, "Francesca-Maria");
        desk.phone(Sender::Host, &RoomMessage::GiveShift(Box::new(given_shift())));
        let reported = RoomMessage::ShiftProgress(1, Box::new(shift_progress(4, &[("wrong-payment", 2)], true)));
        desk.phone(Sender::Participant(ParticipantId(0)), &reported);
        for projector in [Projector::Beside, Projector::Alone] {
            desk.act(Do::Room(RoomAction::Project(projector)));
            // All buttons are among the controls.
            let controls = desk.window.query_all_by_role(Role::Button).map(|node| node.rect().left());
            let edge = controls.fold(1024.0, f32::min);
            assert!(projector == Projector::Alone || edge < 800.0, "the controls are beside the board");
            for area in Area::ALL {
                let head = desk.window.state().face.words.render(&area.phrase(), &HouseTerms::default());
                let right = desk.window.get_all_by_label(&head).map(|node| node.rect().right()).fold(0.0, f32::max);
                assert!(right <= edge, "{language:?} {projector:?}: {head} ends at {right}, beyond {edge}");
            }
        }
    }
}
