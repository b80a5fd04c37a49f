//! The first minutes in the window, by keys alone.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::first_run::FirstRun;
use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::{Action, ActiveProfile, Effect, Screen};
use tailleur::drill::question::AnswerForm;
use tailleur::i18n::Language;
use tailleur::progress::settings::Purpose;
use tailleur::progress::{DeviceId, Progress, Settings};

use crate::support::player::Player;
use crate::support::window::{Open, give_by_keys, open, press, settle, word};

const SIZES: [[f32; 2]; 3] = [[1024.0, 640.0], [1280.0, 800.0], [1920.0, 1080.0]];

fn open_profile(harness: &mut Open<'_>) {
    let player = &mut harness.state_mut().player;
    let settings = player.app.settings().clone();
    let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known: Progress::default() };
    player.act(Action::Opened(profile, settings));
    settle(harness);
}

#[test]
fn the_first_right_answer_takes_one_key_in_every_language() {
    for language in Language::ALL {
        for [width, height] in SIZES {
            let mut player = Player::at_first_start(language, "article-57-13");
            let settings = Settings { text_percent: 150, ..player.app.settings().clone() };
            player.act(Action::Set(settings));
            let mut harness = open(player, width, height);
            settle(&mut harness);
            for button in harness.query_all_by_role(Role::Button) {
                let rect = button.rect();
                assert!(rect.bottom() <= height && rect.right() <= width, "{language:?} {width}: {rect:?}");
            }
            press(&mut harness, Key::T);
            let right = word(&harness, "verdict-right");
            assert!(harness.query_all_by_label(&right).next().is_some(), "{language:?}");
        }
    }
}

#[test]
fn from_the_first_question_to_the_first_lesson_by_keys() {
    let mut harness = open(Player::at_first_start(Language::French, "article-57-13"), 1280.0, 800.0);
    settle(&mut harness);
    press(&mut harness, Key::T);
    press(&mut harness, Key::Enter);
    harness.get_by_role(Role::TextInput).type_text("Léa");
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.effects.contains(&Effect::MakeProfile("Léa".to_owned())));
    open_profile(&mut harness);
    for _ in 0..5 {
        assert!(matches!(harness.state().player.app.screen(), Screen::FirstRun(_)));
        press(&mut harness, Key::Enter);
    }
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    assert_eq!(harness.state().player.app.settings().purpose, Some(Purpose::Trainee));
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.app.screen(), Screen::Lesson(_)));
}

#[test]
fn every_question_about_the_trainee_fits_and_is_answered_by_its_number() {
    for language in Language::ALL {
        let mut player = Player::at_the_door(language, "article-57-13");
        let settings = Settings { text_percent: 150, ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        player.act(Action::MakeProfile("Léa".to_owned()));
        let mut harness = open(player, 1024.0, 640.0);
        open_profile(&mut harness);
        for key in [Key::Num1, Key::Num3, Key::Num2, Key::Num3] {
            let later = word(&harness, "first-later");
            let rect = harness.get_by_role_and_label(Role::Button, &later).rect();
            assert!(rect.bottom() <= 640.0, "{language:?}: {rect:?}");
            press(&mut harness, key);
        }
        let Screen::FirstRun(first) = harness.state().player.app.screen() else { panic!("one question is left") };
        assert!(matches!(**first, FirstRun::Dealt));
        press(&mut harness, Key::Num2);
        assert!(harness.state().player.practice().placement().is_some(), "{language:?}: a placement begins");
    }
}

#[test]
fn enter_opens_the_last_trainee() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::ChangeProfile);
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.effects.contains(&Effect::OpenProfile("Léa".to_owned())));
}

#[test]
fn the_language_is_chosen_at_the_first_question() {
    let mut harness = open(Player::at_first_start(Language::English, "article-57-13"), 1280.0, 800.0);
    settle(&mut harness);
    harness.get_by_role_and_label(Role::Button, Language::Italian.name()).click();
    settle(&mut harness);
    assert_eq!(harness.state().player.app.language(), Language::Italian);
}

/// The key that answers the question on a page, rightly or not.
fn page_key(harness: &Open<'_>) -> Option<Key> {
    let page = harness.state().player.practice().page()?;
    let question = page.question().filter(|_| page.verdict().is_none())?;
    match &question.form {
        AnswerForm::Choice(choices) => {
            let letter = choices.first()?.letter.and_then(|letter| Key::from_name(&letter.to_string()));
            Some(letter.unwrap_or(Key::Num1))
        }
        _ => Some(Key::Num7),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are asked for")]
fn the_first_lesson_is_passed_with_a_key_for_each_answer() {
    let mut harness = open(Player::at_first_start(Language::English, "article-57-13"), 1280.0, 800.0);
    settle(&mut harness);
    assert!(matches!(harness.state().player.app.screen(), Screen::FirstRun(_)), "a question is there without a key");
    press(&mut harness, Key::T);
    press(&mut harness, Key::Enter);
    harness.get_by_role(Role::TextInput).type_text("Léa");
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    open_profile(&mut harness);
    let mut keys = 1 + 1 + 3 + 1;
    for _ in 0..6 {
        press(&mut harness, Key::Enter);
        keys += 1;
    }
    let (before, mut answers) = (keys, 0);
    for _ in 0..200 {
        match harness.state().player.practice().stage().clone() {
            PracticeStage::Done => break,
            PracticeStage::Asking(asked) => {
                let answer = harness.state().player.right_answer();
                give_by_keys(&mut harness, &asked.question().form, &answer);
                (keys, answers) = (keys + 1, answers + 1);
            }
            // A right answer goes on by itself.
            PracticeStage::Marked(..) => {
                harness.state_mut().player.practise(PracticeAction::Next);
                settle(&mut harness);
            }
            _ => {
                let key = page_key(&harness).unwrap_or(Key::Enter);
                press(&mut harness, key);
                keys += 1;
            }
        }
    }
    assert!(harness.state().player.practice().is_passed());
    println!(
        "keys: 0 to the first question, 1 to the first right answer, {before} to the first lesson, {keys} to its pass"
    );
    println!("answers in the first lesson: {answers}");
    assert!(keys <= 50 && answers <= 30, "{keys} keys, {answers} answers");
}
