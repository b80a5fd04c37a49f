//! Leaving and coming back in the window: by keys, and nothing begins or ends unasked.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::charts::Chart;
use tailleur::app::free_practice::FreePracticeAction;
use tailleur::app::practice::{ActiveQuestion, PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, Screen};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::progress::Record;

use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

fn window<'a>(player: Player) -> Open<'a> {
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    harness
}

fn at_a_test() -> Player {
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("there is a test");
    player.begin(&path);
    player.reach_question();
    player
}

fn ends(harness: &Open<'_>) -> usize {
    harness.state().player.records.iter().filter(|record| matches!(record, Record::LessonDone(_))).count()
}

#[test]
fn a_lesson_is_left_and_gone_on_with_by_keys_and_the_pause_says_what_is_saved() {
    for language in Language::ALL {
        let mut player = Player::at_home(language, "venezia");
        player.take_up("naturals");
        player.answer(player.right_answer());
        player.practise(Do::Next);
        let before = player.asked().unwrap().seed();
        let mut harness = window(player);
        press(&mut harness, Key::Escape);
        for key in ["lesson-paused-kept", "lesson-paused-place"] {
            let text = word(&harness, key);
            assert!(harness.query_by_label(&text).is_some(), "{text}");
        }
        press(&mut harness, Key::Escape);
        assert!(matches!(harness.state().player.app.screen(), Screen::Home));
        press(&mut harness, Key::Enter);
        assert_eq!(harness.state().player.asked().map(ActiveQuestion::seed), Some(before));
    }
}

#[test]
fn the_pause_of_a_practice_that_cannot_be_resumed_says_so() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::OpenFree);
    let path = player.app.free().unwrap().path().unwrap();
    player.begin(&path);
    let mut harness = window(player);
    press(&mut harness, Key::Escape);
    let text = word(&harness, "lesson-paused-no-place");
    assert!(harness.query_by_label(&text).is_some());
    let restart = word(&harness, "lesson-restart");
    assert!(harness.query_by_label(&restart).is_none());
}

#[test]
fn questions_of_a_test_are_skipped_and_marked_by_keys_and_only_the_button_ends_it() {
    let mut harness = window(at_a_test());
    let open = |harness: &Open<'_>| harness.state().player.practice().paper().unwrap().at();
    press(&mut harness, Key::F3);
    press(&mut harness, Key::F4);
    assert_eq!(open(&harness), 2);
    press(&mut harness, Key::F5);
    assert_eq!(*harness.state().player.practice().stage(), PracticeStage::Paper);
    harness.get_by_role_and_label(Role::Button, "Question 1, Skipped").click();
    settle(&mut harness);
    assert_eq!(open(&harness), 0);
    press(&mut harness, Key::F5);
    press(&mut harness, Key::Enter);
    assert_eq!((open(&harness), ends(&harness)), (0, 0), "Enter goes on");
    press(&mut harness, Key::F5);
    let finish = word(&harness, "paper-finish");
    click(&mut harness, &finish);
    assert_eq!(ends(&harness), 0, "its shift is still to come");
    harness.state_mut().player.give_up_shift();
    settle(&mut harness);
    assert_eq!((harness.state().player.practice().stage(), ends(&harness)), (&PracticeStage::Done, 1));
}

#[test]
fn enter_on_the_result_of_a_test_begins_nothing_and_the_result_is_found_again() {
    let mut player = at_a_test();
    player.practise(Do::ShowPaper);
    player.practise(Do::Finish);
    player.give_up_shift();
    let mut harness = window(player);
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    harness.state_mut().player.act(Action::OpenProgress);
    settle(&mut harness);
    press(&mut harness, Key::Num6);
    let opens = word(&harness, "tests-open");
    click(&mut harness, &opens);
    assert!(harness.state().player.practice().is_review());
    press(&mut harness, Key::Enter);
    let Screen::Progress(charts) = harness.state().player.app.screen() else { panic!("it leads back") };
    assert_eq!((charts.picture, ends(&harness)), (Chart::Tests, 1));
}

#[test]
fn the_summary_of_free_practice_has_no_pass_mark_and_leads_where_it_says() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::OpenFree);
    let path = player.app.free().unwrap().path().unwrap();
    player.begin(&path);
    player.play(|_| true);
    let mut harness = window(player);
    assert!(harness.query_by_label_contains("Pass mark").is_none());
    let home = word(&harness, "summary-home");
    assert!(harness.query_by_role_and_label(Role::Button, &home).is_none(), "it does not lead home");
    let free = word(&harness, "free-title");
    harness.get_by_role_and_label(Role::Button, &free).click();
    settle(&mut harness);
    assert!(matches!(harness.state().player.app.screen(), Screen::Free));
}

#[test]
fn after_choosing_a_drill_by_keys_enter_begins() {
    // A narrow window has the drills in a list that opens, a wide one has all of them in sight.
    for (width, keys) in [(700.0, &[Key::Enter, Key::ArrowDown, Key::Enter][..]), (1280.0, &[Key::Enter])] {
        let mut player = Player::at_home(Language::English, "venezia");
        player.act(Action::OpenFree);
        let free = player.app.free().unwrap();
        let second = Catalog::new(Language::English).render(&free.drills().nth(1).unwrap(), &HouseTerms::default());
        let mut harness = open(player, width, 800.0);
        settle(&mut harness);
        match harness.query_by_role(Role::ComboBox) {
            Some(list) => list.focus(),
            None => harness.get_by_role_and_label(Role::RadioButton, &second).focus(),
        }
        settle(&mut harness);
        for key in keys {
            press(&mut harness, *key);
        }
        assert_eq!(harness.state().player.app.free().unwrap().chosen(), 1, "{width}");
        press(&mut harness, Key::Enter);
        assert!(matches!(harness.state().player.app.screen(), Screen::Lesson(_)), "{width}");
    }
}

#[test]
fn the_choices_of_every_drill_of_free_practice_stay_within_the_window() {
    for width in [1024.0, 1280.0] {
        let mut player = Player::at_home(Language::English, "article-57-13");
        player.act(Action::OpenFree);
        let drills = player.app.free().unwrap().drills().count();
        let mut harness = open(player, width, 800.0);
        for drill in 0..drills {
            harness.state_mut().player.act(Action::Free(FreePracticeAction::Choose(drill)));
            settle(&mut harness);
            for role in [Role::RadioButton, Role::CheckBox] {
                for choice in harness.query_all_by_role(role) {
                    assert!(choice.rect().right() <= width, "drill {drill}: {choice:?}");
                }
            }
        }
    }
}
