//! Looking a clause up in the window, by keys alone and by pointer, through its accessibility tree.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::practice::{self, PracticeStage};
use tailleur::app::{Action, Screen};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::Settings;
use tailleur::rules::clause::Clause;
use tailleur::text;

use crate::support::player::Player;
use crate::support::window::{Open, asking, click, open, press, settle, word};

#[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is bound to one tree")]
fn held(harness: &Open<'_>) -> Option<String> {
    let focused = egui_kittest::kittest::by().predicate(|node| node.is_focused());
    harness.query(focused).and_then(|node| node.accesskit_node().label())
}

/// The open clause, or the list.
fn shown(harness: &Open<'_>) -> Option<String> {
    match harness.state().player.app.screen() {
        Screen::Clauses(look_up) => Some(look_up.clause().map_or_else(|| LIST.to_owned(), |open| open.to_string())),
        _ => None,
    }
}

const LIST: &str = "the list";

#[test]
fn a_clause_is_found_read_and_left_by_keys_alone() {
    let mut harness = open(Player::at_home(Language::English, "monte-carlo"), 1024.0, 640.0);
    settle(&mut harness);
    let button = word(&harness, "home-clauses");
    for _ in 0..20 {
        press(&mut harness, Key::Tab);
        if held(&harness).as_ref() == Some(&button) {
            break;
        }
    }
    press(&mut harness, Key::Enter);
    assert_eq!(shown(&harness).as_deref(), Some(LIST), "the list is open");
    harness.get_by_role(Role::TextInput).type_text("natural");
    settle(&mut harness);
    let rows = |harness: &Open<'_>| {
        let buttons = harness.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
        buttons.filter(|label| Clause::read(label.get(..5).unwrap_or_default()).is_some()).collect::<Vec<_>>()
    };
    let found = rows(&harness);
    assert!((2..60).contains(&found.len()), "{found:?}");
    press(&mut harness, Key::ArrowDown);
    assert_eq!(held(&harness).as_ref(), found.first());
    press(&mut harness, Key::ArrowDown);
    assert_eq!(held(&harness).as_ref(), found.get(1));
    press(&mut harness, Key::ArrowUp);
    press(&mut harness, Key::ArrowUp);
    assert_eq!(held(&harness), Some(word(&harness, "clauses-search")), "the field has the keyboard again");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    assert_eq!(shown(&harness), Some(found[1][..5].to_owned()));
    press(&mut harness, Key::Escape);
    assert_eq!(shown(&harness).as_deref(), Some(LIST), "Escape goes back to the list");
    assert_eq!(held(&harness).as_ref(), found.get(1), "to where it was left");
    assert_eq!(rows(&harness), found, "with what was found");
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
}

#[test]
fn a_lesson_begins_from_its_clause_in_the_house_of_the_clause() {
    let mut harness = open(Player::at_home(Language::Italian, "venezia"), 1280.0, 800.0);
    harness.state_mut().player.act(Action::LookUp(Clause::read("S1-17")));
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    let player = &harness.state().player;
    assert_eq!(player.practice().house().id, "venezia-malta");
    assert_eq!(player.app.settings().house, "venezia-malta");
}

/// A player before the verdict on a wrong answer.
fn marked() -> Player {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let settings = player.app.settings().clone();
    player.act(Action::Set(Settings { shows_sources: true, ..settings }));
    player.take_up("rows-mixed");
    let answer = player.wrong_answer();
    player.practise(practice::PracticeAction::Answer(answer));
    player
}

#[test]
fn a_verdict_leads_to_its_clause_and_back_by_keys_alone() {
    let mut harness = open(marked(), 1280.0, 800.0);
    settle(&mut harness);
    let stage = harness.state().player.practice().stage().clone();
    let PracticeStage::Marked(_, verdict, _) = &stage else { panic!("a verdict is shown") };
    let clause = verdict.key.reasons[0].basis.clause().expect("it is stated");
    let source =
        text!("source-stated", house = Fact::Text("Article 57-13".to_owned()), clause = Fact::Text(clause.to_string()));
    let label = text!("clause-look-up", source = Fact::Phrase(Box::new(source)));
    let label = harness.state().face.words.render(&label, &HouseTerms::default());
    for _ in 0..20 {
        press(&mut harness, Key::Tab);
        if held(&harness).as_ref() == Some(&label) {
            break;
        }
    }
    assert_eq!(held(&harness), Some(label));
    press(&mut harness, Key::Enter);
    assert_eq!(shown(&harness), Some(clause.to_string()));
    press(&mut harness, Key::Enter);
    assert_eq!(*harness.state().player.practice().stage(), stage, "Enter goes back to the lesson");
    press(&mut harness, Key::Enter);
    assert!(harness.state().player.asked().is_some(), "and on");
}

#[test]
fn what_was_typed_is_there_after_a_look_up() {
    let mut harness = asking(Player::at_home(Language::English, "monte-carlo"), "payouts-mixed", [1280.0, 800.0]);
    press(&mut harness, Key::Num9);
    harness.state_mut().player.act(Action::LookUp(Clause::read("S3-11")));
    settle(&mut harness);
    assert!(shown(&harness).is_some());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Num5);
    assert_eq!(harness.state().drafts.answer.sum, "95");
}

#[test]
fn one_clause_leads_to_another_and_back_by_pointer() {
    let mut harness = open(Player::at_home(Language::French, "guide-fr"), 1280.0, 800.0);
    harness.state_mut().player.act(Action::LookUp(Clause::read("S0-69")));
    settle(&mut harness);
    let labels: Vec<String> =
        harness.query_all_by_role(Role::Link).filter_map(|node| node.accesskit_node().label()).collect();
    let other = labels.iter().find(|label| label.contains("S2-59")).expect("it leads to the guide").clone();
    // It may stand below what is drilled, out of sight.
    harness.query_all_by_role_and_label(Role::Link, &other).next().unwrap().scroll_to_me();
    settle(&mut harness);
    harness.query_all_by_role_and_label(Role::Link, &other).next().unwrap().click();
    settle(&mut harness);
    assert_eq!(shown(&harness).as_deref(), Some("S2-59"));
    let back = word(&harness, "go-back");
    click(&mut harness, &back);
    assert_eq!(shown(&harness).as_deref(), Some("S0-69"));
    let all = word(&harness, "clause-all");
    click(&mut harness, &all);
    assert_eq!(shown(&harness).as_deref(), Some(LIST));
}

#[test]
fn clauses_and_their_list_stand_in_every_language_and_text_size() {
    for (turn, entry) in tailleur::lesson::clauses::built_in().entries().enumerate() {
        let language = Language::ALL[turn % 3];
        let text_percent = [100, 150, 200][turn / 3 % 3];
        let (width, height) = [(800.0, 560.0), (1024.0, 640.0), (1920.0, 1080.0)][turn / 9 % 3];
        // A twelfth of them, all kinds of matters among them, and now and then the list.
        if turn % 12 != 0 {
            continue;
        }
        let mut player = Player::at_home(language, "venezia");
        player.act(Action::Set(Settings { text_percent, ..player.app.settings().clone() }));
        player.act(Action::LookUp((turn % 60 != 0).then_some(entry.id)));
        let mut harness = open(player, width, height);
        settle(&mut harness);
        let used = harness.query_all_by_role(Role::Button).chain(harness.query_all_by_role(Role::Link));
        for node in used {
            let label = node.accesskit_node().label().unwrap_or_default();
            assert!(!label.trim().is_empty() && !label.contains('{'), "{}: {label}", entry.id);
            let rect = node.rect();
            let within = rect.left() >= -0.5 && rect.right() <= width + 0.5;
            assert!(within, "{} {language:?} {text_percent} %: {label} {rect:?}", entry.id);
        }
    }
}
