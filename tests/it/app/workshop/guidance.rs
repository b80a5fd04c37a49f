//! The workshop's guidance: first steps, what a step asks, what is wrong.
#![cfg(feature = "desktop")]

use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::templates::{PackKind, QuestionKind};
use tailleur::app::workshop::form::{Control, FormLine};
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::app::{Action, Screen};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::lesson::{Files, Library};
use tailleur::text;

use crate::app::workshop::actions::{at_a_new_pack, at_work, edit, made, pack, texts, work};
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

/// The lesson of a new pack.
const LESSON: &str = "01-first.ron";

fn act(harness: &mut Open<'_>, action: Do) {
    harness.state_mut().player.act(Action::Workshop(action));
    settle(harness);
}

/// Does what stands there, a link or a heading.
fn follow(harness: &mut Open<'_>, label: &str) {
    harness.get_by_label(label).click();
    settle(harness);
}

/// The files of a new pack.
fn begun(kind: PackKind) -> Files {
    let mut player = Player::at_the_door(Language::English, "venezia");
    player.act(Action::Workshop(Do::Open));
    player.act(Action::Workshop(Do::New("Mine".to_owned(), kind, Language::ALL.to_vec())));
    made(&player)
}

#[test]
fn the_title_of_a_new_pack_is_typed_at_once_and_escape_still_leaves() {
    let mut harness = open(Player::at_the_door(Language::English, "venezia"), 1280.0, 800.0);
    settle(&mut harness);
    for button in ["welcome-trainers", "workshop-title"] {
        let button = word(&harness, button);
        click(&mut harness, &button);
    }
    let title = word(&harness, "workshop-new-name");
    assert!(harness.get_by_role_and_label(Role::TextInput, &title).is_focused());
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Welcome));
    let workshop = word(&harness, "workshop-title");
    click(&mut harness, &workshop);
    harness.event(Event::Text("Six".to_owned()));
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    assert!(made(&harness.state().player)["pack.ron"].contains("\"Six\""));
}

#[test]
fn entering_a_field_selects_a_sample_text_and_no_other() {
    let mut player = at_a_new_pack("Mine", PackKind::Empty);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson(LESSON.to_owned()))));
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    for label in ["Learning goal, EN", "Title, EN"] {
        harness.get_by_role_and_label(Role::TextInput, label).click();
        settle(&mut harness);
        harness.event(Event::Text("Count!".to_owned()));
        settle(&mut harness);
    }
    let typed = |field| match line(&harness.state().player, field).expect("a field").control {
        Control::Texts { values, .. } => values.into_iter().find(|(code, _)| code == "en").and_then(|(_, text)| text),
        _ => None,
    };
    assert_eq!(typed("goal").as_deref(), Some("Count!"));
    let title = typed("title").expect("a title");
    assert!(title.len() == "MineCount!".len() && title.contains("Count!"), "{title}");
}

#[test]
fn a_step_of_questions_says_how_many_there_are_leads_to_each_and_takes_one_more() {
    let mut harness = open(at_a_new_pack("Mine", PackKind::Empty), 1280.0, 800.0);
    let place = PackPlace::Step(LESSON.to_owned(), 0);
    act(&mut harness, Do::Editor(EditorAction::Select(place)));
    let number = QuestionKind::all().nth(2).expect("a question with a number");
    act(&mut harness, Do::Editor(EditorAction::Edit(PackEdit::NewQuestion(number))));
    let PackPlace::Question(_, step, 0) = pack(&harness.state().player).place().clone() else { panic!("a question") };
    let asks = PackPlace::Step(LESSON.to_owned(), step);
    act(&mut harness, Do::Editor(EditorAction::Select(asks.clone())));
    let says = |harness: &Open<'_>, count| {
        let count = text!("workshop-asks", count = Fact::Number(count));
        harness.state().face.words.render(&count, &HouseTerms::default())
    };
    assert!(harness.query_by_label(&says(&harness, 1)).is_some());
    let add = word(&harness, "workshop-asks-add");
    click(&mut harness, &add);
    press(&mut harness, Key::Num3);
    assert_eq!(*pack(&harness.state().player).place(), PackPlace::Question(LESSON.to_owned(), step, 1));
    act(&mut harness, Do::Editor(EditorAction::Select(asks)));
    assert!(harness.query_by_label(&says(&harness, 2)).is_some());
    follow(&mut harness, "2. The total: Banco");
    assert_eq!(*pack(&harness.state().player).place(), PackPlace::Question(LESSON.to_owned(), step, 1));
}

/// A new pack with a question whose options are the author's, selected.
fn with_options() -> (Player, String) {
    let mut player = at_a_new_pack("Mine", PackKind::Empty);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Step(LESSON.to_owned(), 0))));
    let options = QuestionKind::all().nth(1).expect("a question with options");
    edit(&mut player, PackEdit::NewQuestion(options));
    let question = pack(&player).place().path();
    let hint = "[(answer: \"wait\", says: { \"fr\": \"a\", \"it\": \"a\", \"en\": \"a\" })]".to_owned();
    edit(&mut player, PackEdit::SetField { path: format!("{question}.hints"), value: hint, typed: false });
    (player, question)
}

fn line(player: &Player, path: &str) -> Option<FormLine> {
    pack(player).form().lines.iter().find(|line| line.path == path).cloned()
}

#[test]
fn the_right_answer_is_ticked_in_its_list_and_no_id_is_seen() {
    let (player, question) = with_options();
    let ids = |line: &FormLine| line.path.rsplit('.').next().is_some_and(|field| ["id", "right"].contains(&field));
    assert!(!pack(&player).form().lines.iter().any(ids));
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let tick = format!("Answer 1: {}", word(&harness, "workshop-right-answer"));
    harness.get_by_role_and_label(Role::RadioButton, &tick).scroll_to_me();
    settle(&mut harness);
    harness.get_by_role_and_label(Role::RadioButton, &tick).click();
    settle(&mut harness);
    assert!(texts(&harness.state().player)[LESSON].contains("right: \"wait\""));
    let ticked = |option| line(&harness.state().player, &format!("{question}.answer.options.{option}.says"));
    let ticked = [0, 1].map(|option| matches!(ticked(option).unwrap().control, Control::Option { right: true, .. }));
    assert_eq!(ticked, [true, false]);
}

#[test]
fn an_answer_that_is_added_has_an_id_of_its_own() {
    let (mut player, question) = with_options();
    let list = format!("{question}.answer.options");
    for id in ["answer-1", "answer-2"] {
        let add = pack(&player).form().lines.iter().find_map(|line| match &line.control {
            Control::Add(value) if line.path == list => Some(value.clone()),
            _ => None,
        });
        edit(&mut player, PackEdit::Add { list: list.clone(), value: add.expect("one can be added") });
        assert!(texts(&player)[LESSON].contains(&format!("id: \"{id}\"")));
    }
}

#[test]
fn feedback_stands_beside_its_answer_is_added_there_and_goes_with_it() {
    let (mut player, question) = with_options();
    let hint = format!("{question}.hints.0.says");
    assert!(matches!(line(&player, &hint).unwrap().control, Control::Texts { .. }));
    assert!(line(&player, &format!("{question}.hints")).is_none(), "the hints are nowhere else");
    let list = format!("{question}.answer.options");
    edit(&mut player, PackEdit::Add { list: list.clone(), value: "(id: \"c\", says: {\"en\": \"c\"})".to_owned() });
    let offers = line(&player, &format!("{list}.2")).expect("feedback is offered");
    let Control::Offer(offers) = offers.control else { panic!("an offer") };
    let (path, _, value) = offers.iter().find(|(path, ..)| path.ends_with("hints.1")).expect("after the other one");
    edit(&mut player, PackEdit::SetField { path: path.clone(), value: value.clone(), typed: false });
    assert!(line(&player, &format!("{question}.hints.1.says")).is_some());

    let before = texts(&player);
    edit(&mut player, PackEdit::Take { list, place: 0 });
    let text = &texts(&player)[LESSON];
    assert!(!text.contains("answer: \"wait\"") && text.contains("answer: \"c\""), "{text}");
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&player), before, "the answer and its feedback are one step");
}

#[test]
fn the_list_of_problems_stays_for_the_next_one_where_there_is_room() {
    for (width, stays) in [(1280.0, true), (800.0, false)] {
        let mut files = begun(PackKind::Empty);
        let lesson = files.get_mut(LESSON).expect("a lesson");
        *lesson = lesson.replacen("Read({", "Read({\"fr\": \"\", \"it\": \"\", \"en\": \"\"}), Read({", 1);
        let mut harness = open(at_work(files), width, 640.0);
        settle(&mut harness);
        let player = &mut harness.state_mut().player;
        let flaws = tailleur::lesson::check(
            None,
            pack(player).document().files(),
            &tailleur::rules::house::HouseLibrary::built_in(),
        );
        assert!(flaws.len() > 1, "{flaws:?}");
        let revision = pack(player).document().revision();
        act(&mut harness, Do::Editor(EditorAction::Checked(revision, flaws)));
        let lines: Vec<String> = problems(&harness);
        let head = {
            let count = text!("workshop-problems", count = Fact::Number(lines.len() as u64));
            let count = harness.state().face.words.render(&count, &HouseTerms::default());
            format!("{count}, {}", word(&harness, "workshop-checked"))
        };
        click(&mut harness, &head);
        let first = lines.first().expect("a problem");
        assert!(harness.query_by_label(first).is_some(), "{first}");
        follow(&mut harness, first);
        assert_eq!(*pack(&harness.state().player).place(), PackPlace::Step(LESSON.to_owned(), 0));
        assert_eq!(harness.query_by_label(first).is_some(), stays, "{width}");
    }
}

#[test]
fn where_nothing_is_wrong_the_line_that_says_so_leads_nowhere() {
    let mut harness = open(at_work(begun(PackKind::Empty)), 800.0, 640.0);
    settle(&mut harness);
    let revision = pack(&harness.state().player).document().revision();
    act(&mut harness, Do::Editor(EditorAction::Checked(revision, Vec::new())));
    press(&mut harness, Key::F6);
    let tree = word(&harness, "workshop-up");
    assert!(harness.query_by_label(&tree).is_none(), "the form stands alone");
    let none = text!("workshop-problems", count = Fact::Number(0));
    let none = harness.state().face.words.render(&none, &HouseTerms::default());
    let head = format!("{none}, {}", word(&harness, "workshop-checked"));
    follow(&mut harness, &head);
    assert!(harness.query_by_label(&tree).is_none(), "and still does");
}

/// The problems as the list tells them.
fn problems(harness: &Open<'_>) -> Vec<String> {
    let state = harness.state();
    let rendered = |problem: &tailleur::app::workshop::Problem| {
        let (flaw, words) = (&problem.flaw, &state.face.words);
        let render = |phrase| words.render(phrase, &HouseTerms::default());
        let at = format!("{}:{}", flaw.file, flaw.place.line);
        let lesson = PackPlace::Lesson(flaw.file.clone());
        let row = pack(&state.player).rows().iter().find(|row| row.place == lesson);
        let at = row.map_or(at.clone(), |row| format!("{} ({at})", render(&row.label)));
        words.labelled(&at, &render(&flaw.what))
    };
    pack(&state.player).problems().iter().map(rendered).collect()
}

#[test]
fn the_question_mark_shows_the_keys_of_the_workshop_in_every_language() {
    for language in Language::ALL {
        let mut player = Player::at_the_door(language, "venezia");
        player.act(Action::Workshop(Do::Open));
        let mut harness = open(player, 1280.0, 800.0);
        let escape = word(&harness, "keys-workshop-escape");
        for shown in [false, true] {
            if shown {
                let files = begun(PackKind::Empty);
                let opened = tailleur::app::workshop::OpenedPack { folder: "/packs/mine".into(), files };
                act(&mut harness, Do::Opened(Box::new(opened)));
            }
            harness.state_mut().player.act(Action::ToggleKeys);
            settle(&mut harness);
            assert_eq!(harness.query_by_label(&escape).is_some(), shown, "{language:?}");
            harness.state_mut().player.act(Action::ToggleKeys);
            settle(&mut harness);
        }
    }
}

#[test]
fn the_next_card_is_typed_right_after_enter() {
    let mut harness = open(at_a_new_pack("Mine", PackKind::Empty), 1280.0, 800.0);
    act(&mut harness, Do::Editor(EditorAction::Select(PackPlace::Step(LESSON.to_owned(), 0))));
    act(&mut harness, Do::Editor(EditorAction::Edit(PackEdit::NewStep(tailleur::app::workshop::StepKind::Example))));
    let field = format!("{}: {}", word(&harness, "form-step-example-cards"), word(&harness, "workshop-card-hint"));
    let field = |harness: &Open<'_>| harness.get_by_role_and_label(Role::TextInput, &field).is_focused();
    harness.key_press_modifiers(Modifiers::NONE, Key::F6);
    settle(&mut harness);
    assert!(field(&harness));
    for card in ["6h", "Ks"] {
        harness.event(Event::Text(card.to_owned()));
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        assert!(field(&harness), "{card}");
    }
    assert!(texts(&harness.state().player)[LESSON].contains("\"6h\", \"Ks\"]"));
}

/// A drill with as many questions as there are cases asks each of them once.
#[test]
fn a_drill_shows_how_many_cases_its_filters_leave() {
    let mut player = at_work(Library::built_in_files("tableau"));
    for (drill, cases) in [
        ("ThirdCard(sides: [Banco], points: [6], punto_stood: false)", Some(10)),
        ("ThirdCard(sides: [Banco], points: [6], thirds: [5, 6, 7, 8], punto_stood: false)", Some(4)),
        ("ThirdCard(sides: [Punto])", Some(10)),
        ("ThirdCard(sides: [Banco], points: [8])", Some(1)),
    ] {
        work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Step("06-row-six.ron".to_owned(), 2))));
        edit(
            &mut player,
            PackEdit::SetField { path: "steps.2.drill".to_owned(), value: drill.to_owned(), typed: false },
        );
        let shown = pack(&player).form().lines.iter().find_map(|line| match &line.control {
            Control::Drill { cases, .. } => Some(*cases),
            _ => None,
        });
        assert_eq!(shown, Some(cases), "{drill}");
    }
}
