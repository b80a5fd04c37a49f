//! The home screen: the path, the search, the house, the notice that there is no sound.
#![cfg(feature = "desktop")]

use std::collections::BTreeSet;

use eframe::egui::{Event, Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::practice::PracticeStage;
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::progress::Settings;
use tailleur::progress::settings::Purpose;
use tailleur::text;

use crate::support::player::Player;
use crate::support::window::{Open, asking, open, press, settle, word};

const SIZES: [([f32; 2], u16); 5] = [
    ([1024.0, 640.0], 100),
    ([1024.0, 640.0], 150),
    ([1280.0, 800.0], 100),
    ([1280.0, 800.0], 150),
    ([1920.0, 1080.0], 100),
];

fn home<'a>(language: Language, [width, height]: [f32; 2], text_percent: u16) -> Open<'a> {
    let mut player = Player::at_home(language, "article-57-13");
    let settings = Settings { language: Some(language), text_percent, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

fn names(harness: &Open<'_>, role: Role) -> Vec<String> {
    harness.query_all_by_role(role).filter_map(|node| node.accesskit_node().label()).collect()
}

fn type_letters(harness: &mut Open<'_>, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    settle(harness);
}

#[test]
fn the_gold_button_is_seen_at_once_at_every_size() {
    for language in Language::ALL {
        for (size, text_percent) in SIZES {
            let harness = home(language, size, text_percent);
            let begin = word(&harness, "home-begin");
            let rect = harness.get_by_role_and_label(Role::Button, &begin).rect();
            assert!(rect.bottom() <= size[1] && rect.right() <= size[0], "{language:?} {size:?}: {rect:?}");
            for node in harness.query_all_by_role(Role::Button) {
                assert!(node.rect().right() <= size[0], "{language:?} {size:?}: {:?}", node.accesskit_node().label());
            }
        }
    }
}

#[test]
fn a_lesson_is_found_by_typing_and_escape_ends_the_search() {
    let mut harness = home(Language::English, [1280.0, 800.0], 100);
    type_letters(&mut harness, "natur");
    assert_eq!(harness.state().drafts.home.search, "natur");
    let found = names(&harness, Role::Button);
    assert!(found.iter().any(|name| name.starts_with("Naturals")), "{found:?}");
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    assert!(harness.state().drafts.home.search.is_empty());
    type_letters(&mut harness, "natur");
    press(&mut harness, Key::Enter);
    let Screen::Lesson(practice) = harness.state().player.app.screen() else { panic!("the lesson begins") };
    assert_eq!(practice.path().lesson, "naturals");
}

#[test]
fn a_search_needs_no_accents() {
    let mut harness = home(Language::French, [1280.0, 800.0], 100);
    type_letters(&mut harness, "egalite");
    assert!(!harness.state().player.app.lessons().is_empty());
    let found = names(&harness, Role::Button);
    assert!(found.iter().any(|name| name.contains("galité")), "{found:?}");
}

#[test]
fn after_a_lesson_the_next_thing_to_do_has_the_focus() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.take_up("counting");
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    let go_on = word(&harness, "home-continue");
    assert!(harness.get_by_role_and_label(Role::Button, &go_on).accesskit_node().is_focused());
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.app.screen(), Screen::Lesson(_)));
}

#[test]
fn houses_of_one_owner_are_told_apart_by_their_place() {
    let mut harness = home(Language::English, [1280.0, 800.0], 100);
    let house = word(&harness, "home-house");
    let lists = harness.query_all_by_label(&house).filter(|node| node.accesskit_node().role() != Role::Label);
    lists.collect::<Vec<_>>().last().expect("the list of houses").click();
    settle(&mut harness);
    let labels: BTreeSet<String> =
        harness.query_all_by(|node| node.label().is_some()).filter_map(|node| node.accesskit_node().label()).collect();
    for house in ["Casinò di Venezia · Venice", "Casinò di Venezia, Malta · Malta"] {
        assert!(labels.contains(house), "{house}: {labels:?}");
    }
}

#[test]
fn a_trainee_sees_nothing_of_trainers_and_nothing_to_print() {
    for language in Language::ALL {
        let harness = home(language, [1920.0, 1080.0], 100);
        let seen = names(&harness, Role::Button);
        for key in ["class-open", "workshop-title", "host-title", "sheet-print"] {
            let label = word(&harness, key);
            assert!(!seen.contains(&label), "{language:?}: {label}");
        }
    }
}

#[test]
fn trainers_and_classes_have_a_home_of_their_own() {
    for (purpose, first) in [(Purpose::Trainer, "workshop"), (Purpose::Class, "host")] {
        let mut player = Player::at_home(Language::Italian, "venezia");
        player.act(Action::Set(Settings { purpose: Some(purpose), ..player.app.settings().clone() }));
        let mut harness = open(player, 1024.0, 640.0);
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        let screen = harness.state().player.app.screen();
        assert!(
            match first {
                "workshop" => matches!(screen, Screen::Workshop(_)),
                _ => matches!(screen, Screen::Host(_)),
            },
            "{purpose:?}"
        );
    }
}

#[test]
fn a_trainer_sees_the_home_of_trainees_without_a_question_and_escape_leads_back() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::Set(Settings { purpose: Some(Purpose::Trainer), ..player.app.settings().clone() }));
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let (free, editor) = (word(&harness, "home-free"), word(&harness, "workshop-title"));
    press(&mut harness, Key::Num5);
    let seen = names(&harness, Role::Button);
    assert!(seen.contains(&free) && !seen.contains(&editor), "{seen:?}");
    press(&mut harness, Key::Escape);
    assert!(names(&harness, Role::Button).iter().any(|seen| seen.starts_with(&editor)));
    assert_eq!(harness.state().player.app.settings().purpose, Some(Purpose::Trainer));
}

#[test]
fn the_notice_of_no_sound_is_at_home_only_and_goes_by_itself_for_good() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::SoundAvailable(false));
    player.take_up("naturals");
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let notice = word(&harness, "notice-no-sound");
    assert!(harness.query_by_label(&notice).is_none(), "not over a lesson");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    harness.get_by_role_and_label(Role::Status, &notice);
    harness.run_steps(40);
    assert!(harness.query_by_label(&notice).is_none(), "it goes by itself");
    let settings = harness.state().player.app.settings().clone();
    assert!(settings.no_sound_noticed);
    harness.state_mut().player.act(Action::SoundAvailable(false));
    settle(&mut harness);
    assert!(harness.query_by_label(&notice).is_none(), "it does not come again");
}

#[test]
fn a_lesson_by_ear_is_not_passed_without_sound_and_can_be_skipped() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::SoundAvailable(false));
    player.take_up("points-by-ear");
    assert!(player.practice().is_unheard());
    while *player.practice().stage() != PracticeStage::Done {
        let action = match player.practice().stage() {
            PracticeStage::Asking(_) => tailleur::app::practice::PracticeAction::Answer(player.right_answer()),
            _ => tailleur::app::practice::PracticeAction::Next,
        };
        player.act(Action::Practice(action));
    }
    assert!(!player.practice().is_passed(), "all was right, but nothing was heard");
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let unheard = word(&harness, "lesson-unheard");
    harness.get_by_label(&unheard);
    let skip = word(&harness, "lesson-skip");
    harness.get_by_role_and_label(Role::Button, &skip).click();
    settle(&mut harness);
    assert_ne!(harness.state().player.practice().path().lesson, "points-by-ear");
}

#[test]
fn without_sound_the_course_goes_on_past_the_lessons_by_ear() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::SoundAvailable(false));
    let by_ear = player.app.course().iter().filter(|row| player.app.is_by_ear(row)).count();
    assert!(by_ear >= 5, "{by_ear} lessons by ear");
    assert!(player.app.next_lesson().is_some_and(|row| !player.app.is_by_ear(&row)));
}

#[test]
fn the_number_pad_is_whole_in_a_small_window_with_large_text_and_a_notice() {
    for language in Language::ALL {
        let mut player = Player::at_home(language, "article-57-13");
        let settings = Settings { language: Some(language), text_percent: 150, ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        player.act(Action::Notice(text!("trouble-full").into()));
        let harness = asking(player, "banco-nineteen-for-twenty", [1024.0, 640.0]);
        let check = word(&harness, "lesson-check");
        let foot = harness.get_by_role_and_label(Role::Button, &check).rect().top();
        for digit in 0..=9 {
            let rect = harness.get_by_role_and_label(Role::Button, &digit.to_string()).rect();
            assert!(rect.bottom() <= foot, "{language:?}: key {digit} at {rect:?}, the button from {foot}");
        }
    }
}

#[test]
fn a_worksheet_is_printed_after_the_question_where_and_can_then_be_opened() {
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().into_iter().find(|path| path.lesson == "naturals").expect("a lesson");
    player.act(Action::Print(path.clone()));
    assert!(!player.effects.iter().any(|effect| matches!(effect, Effect::Print(..))), "nothing is written unasked");
    player.act(Action::Back);
    assert!(player.app.printing().is_none());
    player.act(Action::Print(path));
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    let folder = word(&harness, "print-folder");
    harness.get_by_role_and_label(Role::TextInput, &folder).focus();
    settle(&mut harness);
    harness.event(Event::Text("/tmp/papers".to_owned()));
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    let printed = harness.state().player.effects.iter().find_map(|effect| match effect {
        Effect::Print(_, _, folder) => Some(folder.clone()),
        _ => None,
    });
    assert_eq!(printed, Some(Some("/tmp/papers".into())));
    let saved = Action::Done(text!("sheet-print"), Some("/tmp/papers/a.pdf".into()));
    harness.state_mut().player.act(saved);
    settle(&mut harness);
    for (key, shown) in [("saved-open", "/tmp/papers/a.pdf"), ("saved-folder", "/tmp/papers")] {
        let label = word(&harness, key);
        harness.get_by_role_and_label(Role::Button, &label).click();
        settle(&mut harness);
        assert_eq!(harness.state().player.effects.last(), Some(&Effect::Show(shown.into())));
    }
}
