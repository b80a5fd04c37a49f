//! Today's practice in the window: read from the accessibility tree, done by keys alone.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::practice::PracticeStage;
use tailleur::app::{Action, Screen};
use tailleur::i18n::Language;
use tailleur::progress::{Record, Settings};
use tailleur::rules::side::Side;

use crate::app::today::trained;
use crate::support::window::{By, Open, give, open, press, settle, word};

const SIZES: [[f32; 2]; 2] = [[800.0, 560.0], [1280.0, 800.0]];

/// Home with something to practise, in a language.
fn home<'a>(language: Language, timers: bool, [width, height]: [f32; 2]) -> Open<'a> {
    let mut player = trained(&["counting", "naturals"]);
    let settings = player.app.settings().clone();
    player.act(Action::Set(Settings { language: Some(language), timers, today_minutes: 2, ..settings }));
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

#[test]
fn the_button_of_the_practice_is_seen_at_once_in_a_small_window_with_large_text() {
    for (language, size) in
        Language::ALL.into_iter().flat_map(|language| [(language, [1024.0, 640.0]), (language, SIZES[1])])
    {
        let mut harness = home(language, true, size);
        let settings = Settings { text_percent: 150, ..harness.state().player.app.settings().clone() };
        harness.state_mut().player.act(Action::Set(settings));
        settle(&mut harness);
        let begin = word(&harness, "home-begin");
        let rect = harness.get_by_role_and_label(Role::Button, &begin).rect();
        assert!(rect.bottom() <= size[1] - 48.0, "{language:?} {size:?}: {rect:?}");
    }
}

#[test]
fn enter_leads_from_home_through_the_practice_and_back_home() {
    for language in Language::ALL {
        let mut harness = home(language, false, SIZES[1]);
        let minutes = harness.get_all_by_role(Role::RadioButton).count();
        assert_eq!(minutes, 5, "the minutes can be chosen");
        press(&mut harness, Key::Enter);
        assert!(harness.state().player.practice().is_today());
        for _ in 0..400 {
            match harness.state().player.practice().stage().clone() {
                PracticeStage::Done => break,
                PracticeStage::Asking(asked) => {
                    let answer = harness.state().player.right_answer();
                    give(&mut harness, &asked.question().form, &answer, By::Keys);
                }
                _ => press(&mut harness, Key::Enter),
            }
        }
        let done = word(&harness, "practice-done");
        assert!(harness.query_by_label(&done).is_some(), "{done}");
        press(&mut harness, Key::Enter);
        assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    }
}

#[test]
fn ten_taps_by_the_arrows_warm_up_the_hands() {
    for size in SIZES {
        let mut harness = home(Language::French, true, size);
        press(&mut harness, Key::Enter);
        let start = word(&harness, "warm-up-start");
        assert!(harness.query_by_role_and_label(Role::Button, &start).is_some());
        press(&mut harness, Key::Enter);
        for _ in 0..10 {
            let Screen::WarmUp(warm_up) = harness.state().player.app.screen() else {
                panic!("ten taps make a warm-up")
            };
            let key = if warm_up.shown() == Some(Side::Banco) { Key::ArrowLeft } else { Key::ArrowRight };
            press(&mut harness, key);
        }
        assert!(matches!(harness.state().player.records.last(), Some(Record::WarmUp(_))));
        assert!(harness.state().player.asked().is_some(), "and the practice begins");
    }
}

#[test]
fn what_was_wrong_is_shown_with_what_was_expected_and_asked_again() {
    let mut player = trained(&["counting"]);
    player.take_up("naturals");
    let mut question = 0;
    while *player.practice().stage() != PracticeStage::Done {
        match player.asked() {
            Some(_) => {
                question += 1;
                let answer = if question == 2 { player.wrong_answer() } else { player.right_answer() };
                player.answer(answer);
            }
            None => player.practise(tailleur::app::practice::PracticeAction::Next),
        }
    }
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let again = word(&harness, "again-do");
    harness.get_by_role_and_label(Role::Button, &again).click();
    settle(&mut harness);
    assert!(harness.state().player.asked().is_some());
    assert!(!harness.state().player.practice().is_today());
}
