//! The trainer's view of a class in the window: reached without a profile, read from the accessibility tree.
#![cfg(feature = "desktop")]

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::class::{
    ClassAction as Do, ClassEffect, ClassExportFormat, ClassQuery, ClassScreen, ClassView, LoadedClass, TraineeOrder,
};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::progress::class::{Attempts, Class, ReportQuery, Roster, TraineeIntake};
use tailleur::progress::mastery::Day;
use tailleur::progress::schedule::tableau;
use tailleur::progress::{AnswerRecord, AnswerSource, Moment, Record, ScoringParams};
use tailleur::rules::house::HouseLibrary;
use tailleur::text;

use crate::progress::class_report::{NOON, answers, stamps};
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

/// A class as read from disk: two trainees of whom the second knows more, and a list of three.
fn found() -> LoadedClass {
    let trainees = ["Anna", "Ugo"].iter().enumerate().map(|(number, name)| {
        let mut stamps = stamps(number as u32);
        let mut intake = TraineeIntake::default();
        let marks = if number == 0 { [true, false, false] } else { [true, true, false] };
        for record in &answers(&mut stamps, &marks, NOON) {
            intake.add(record);
        }
        intake.add(&Record::Answer(cell(&mut stamps, number == 1)));
        intake.trainee((*name).to_owned(), ScoringParams::default())
    });
    let list = [["Anna", "Rossi"], ["Ugo", "Bianchi"], ["Absent", "Always"]];
    let list = Roster::from_rows(list.map(|row| row.map(str::to_owned).to_vec()));
    let class = Class::new(trainees.collect(), list);
    let house = HouseLibrary::built_in().get("venezia").unwrap().clone();
    let report = class.report(&ReportQuery {
        house: &"venezia".into(),
        skills: &tableau(&house),
        today: Day::from_moment(Moment(NOON), 0),
        attempts: Attempts::First,
        lesson: None,
        passes: &|_, _| false,
        guess: &|_| 0.25,
    });
    let notices = vec![text!("class-few")];
    LoadedClass { class: Arc::new(class), report: Arc::new(report), notices }
}

/// Banco on three against an eight.
fn cell(stamps: &mut tailleur::progress::RecordIdGenerator, right: bool) -> AnswerRecord {
    let at = Moment(NOON + 60_000);
    AnswerRecord {
        id: stamps.next_id(at),
        at,
        device: stamps.device().clone(),
        lesson: "tableau/banco-3".to_owned(),
        version: 1,
        house: "venezia".into(),
        drill: "ThirdCard".into(),
        seed: 7,
        number: 1,
        decision: "banco-3-8".into(),
        answer: if right { "stand" } else { "draw" }.to_owned(),
        expected: "stand".to_owned(),
        right,
        millis: Some(1_200),
        given_away: false,
        helped: false,
        table: None,
        minutes_east: None,
        run: None,
        source: AnswerSource::Alone,
    }
}

fn errands(player: &mut Player) -> Vec<ClassEffect> {
    let effects = std::mem::take(&mut player.effects).into_iter();
    effects.filter_map(|effect| if let Effect::Class(errand) = effect { Some(errand) } else { None }).collect()
}

fn register<'h>(harness: &'h Open<'_>) -> &'h ClassScreen {
    match harness.state().player.app.screen() {
        Screen::Class(register) => register,
        other => panic!("not the class but {other:?}"),
    }
}

/// The screen with a class in it.
fn shown<'a>(language: Language, [width, height]: [f32; 2]) -> Open<'a> {
    let mut player = Player::at_the_door(language, "venezia");
    player.act(Action::Class(Do::Open));
    player.act(Action::Class(Do::Remembered(vec![PathBuf::from("/class")], None)));
    player.act(Action::Class(Do::Read(Box::new(found()))));
    player.effects.clear();
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

#[test]
fn a_trainer_goes_from_the_door_to_the_class_and_names_where_it_lies() {
    for language in Language::ALL {
        let mut harness = open(Player::at_the_door(language, "venezia"), 1280.0, 800.0);
        for way in ["welcome-trainers", "class-open"] {
            let way = word(&harness, way);
            click(&mut harness, &way);
        }
        assert_eq!(errands(&mut harness.state_mut().player), [ClassEffect::Recall]);
        // Nothing is remembered: the screen says what to do.
        harness.state_mut().player.act(Action::Class(Do::Remembered(Vec::new(), None)));
        settle(&mut harness);
        assert_eq!(errands(&mut harness.state_mut().player), []);
        let empty = word(&harness, "class-empty");
        assert!(harness.query_by_label(&empty).is_some());
        let here = word(&harness, "class-here");
        click(&mut harness, &here);
        let added = [ClassEffect::AddHere(Vec::new(), None)];
        assert_eq!(errands(&mut harness.state_mut().player), added, "the profiles of this computer take one click");
        let field = word(&harness, "class-path");
        harness.get_by_role_and_label(Role::TextInput, &field).focus();
        settle(&mut harness);
        harness.event(eframe::egui::Event::Text("/shared/class".to_owned()));
        press(&mut harness, Key::Enter);
        let path = PathBuf::from("/shared/class");
        assert_eq!(errands(&mut harness.state_mut().player), [ClassEffect::Add(path.clone(), Vec::new(), None)]);
        harness.state_mut().player.act(Action::Class(Do::Remembered(vec![path.clone()], None)));
        let wanted = ClassQuery { places: vec![path], list: None, house: None, attempts: Attempts::First };
        assert_eq!(errands(&mut harness.state_mut().player), [ClassEffect::Read(wanted)]);
        settle(&mut harness);
        let reading = word(&harness, "class-reading");
        assert!(harness.query_by_label(&reading).is_some(), "while it is read that is said");
        harness.state_mut().player.act(Action::Class(Do::Failed));
        settle(&mut harness);
        assert!(harness.query_by_label(&reading).is_none());
        press(&mut harness, Key::Escape);
        assert!(matches!(harness.state().player.app.screen(), Screen::Welcome));
    }
}

#[test]
fn the_grid_is_read_cell_by_cell_and_gone_through_by_arrows() {
    let mut harness = shown(Language::English, [1280.0, 800.0]);
    let labels = |harness: &Open<'_>| -> Vec<String> {
        let cells = harness.query_all_by_role(Role::Cell);
        cells.filter_map(|cell| cell.accesskit_node().label()).collect()
    };
    let cells = labels(&harness);
    // Two trainees; three figures and two lessons.
    assert_eq!(cells.len(), 10, "{cells:?}");
    assert!(
        cells.iter().any(|cell| cell
            == "Anna, our-pack/first: in progress · best score 33% · 3 answers · median 1.1\u{a0}s · last answered on 18 November"),
        "{cells:?}"
    );
    assert!(harness.query_by_label("Missing: Absent Always").is_some());
    assert!(harness.query_by_label_contains("! Based on").is_some(), "what was damaged is told");

    let first = harness.query_all_by_role(Role::Cell).next().unwrap();
    first.click();
    settle(&mut harness);
    for key in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowUp] {
        press(&mut harness, key);
    }
    // The open cell stands beneath the grid too.
    let open = harness.query_all_by_label_contains("Anna, Minutes per week").count();
    assert_eq!(open, 2);
}

#[test]
fn trainees_are_sorted_as_is_chosen() {
    let found = found();
    let mut register = ClassScreen { found: Some(found.clone()), ..ClassScreen::default() };
    for (order, first) in
        [(TraineeOrder::Name, 0), (TraineeOrder::Errors, 0), (TraineeOrder::Minutes, 0), (TraineeOrder::Last, 0)]
    {
        register.order = order;
        assert_eq!(register.sorted(&found.report)[0], first, "{order:?}");
    }
    let errors = |place: usize| found.report.standings[place].errors_per_hundred.unwrap();
    assert!(errors(0) > errors(1), "who was wrong has more errors to expect");
}

#[test]
fn the_tableau_of_the_class_counts_everybodys_answers_and_that_of_one_only_theirs() {
    for language in Language::ALL {
        let mut harness = shown(language, [1280.0, 800.0]);
        press(&mut harness, Key::Num2);
        assert_eq!(register(&harness).view, ClassView::Tableau);
        let cells = |harness: &Open<'_>| harness.query_all_by_role(Role::Cell).count();
        assert!(cells(&harness) > 90, "the whole tableau is there");
        let shows = |harness: &Open<'_>, one: &str, other: &str| {
            harness
                .query_all_by_role(Role::Cell)
                .filter_map(|cell| cell.accesskit_node().label())
                .any(|label| label.contains(one) && label.contains(other))
        };
        assert!(shows(&harness, "1", "2"));
        harness.state_mut().player.act(Action::Class(Do::Whom(Some(1))));
        settle(&mut harness);
        assert!(cells(&harness) > 90);
    }
    let mut harness = shown(Language::English, [1280.0, 800.0]);
    press(&mut harness, Key::Num2);
    assert!(harness.query_all_by_label_contains("1 of 2 correct · mastered by").count() > 0);
    harness.state_mut().player.act(Action::Class(Do::Whom(Some(1))));
    settle(&mut harness);
    assert!(harness.query_all_by_label_contains("1 of 1 correct").count() > 0);
}

#[test]
fn a_question_is_beside_its_figures_and_few_answers_are_called_few() {
    for size in [[800.0, 560.0], [1280.0, 800.0]] {
        let mut harness = shown(Language::English, size);
        press(&mut harness, Key::Num3);
        assert_eq!(register(&harness).view, ClassView::Questions);
        assert!(
            harness.query_by_label("Facility index: 0%").is_some()
                || harness.query_by_label("Facility index: 50%").is_some()
        );
        assert!(harness.query_by_label_contains("fewer than 10").is_some());
        let first = word(&harness, "class-look-first");
        assert!(harness.query_by_label(&first).is_some(), "what is worth a look stands first");
        assert!(harness.query_all_by_label_contains("got it wrong.").count() > 0, "with the reason");
        for key in ["class-about-facility", "class-about-discrimination", "class-about-median"] {
            let about = word(&harness, key);
            assert!(harness.query_by_label(&about).is_some(), "{key}: each figure says what it means");
        }
        let all = word(&harness, "class-count-all");
        harness.get_by_role_and_label(Role::CheckBox, &all).click();
        settle(&mut harness);
        let asked = errands(&mut harness.state_mut().player);
        assert!(
            matches!(asked.as_slice(), [ClassEffect::Reckon(_, wanted)] if wanted.attempts == Attempts::All),
            "{asked:?}"
        );
    }
}

#[test]
fn the_class_is_written_out_read_again_and_put_away() {
    let mut harness = shown(Language::French, [1280.0, 2000.0]);
    for (label, written) in [("class-xlsx", ClassExportFormat::Xlsx), ("class-csv", ClassExportFormat::Csv)] {
        let label = word(&harness, label);
        click(&mut harness, &label);
        let asked = errands(&mut harness.state_mut().player);
        assert!(matches!(asked.as_slice(), [ClassEffect::Write(how, _)] if *how == written));
    }
    let again = word(&harness, "class-again");
    click(&mut harness, &again);
    assert!(matches!(errands(&mut harness.state_mut().player).as_slice(), [ClassEffect::Read(_)]));
    let clear = word(&harness, "class-clear");
    click(&mut harness, &clear);
    assert_eq!(errands(&mut harness.state_mut().player), [ClassEffect::Forget]);
    assert_eq!(*register(&harness), ClassScreen::default());
}

#[test]
fn in_a_lesson_the_class_waits() {
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().swap_remove(0);
    player.act(Action::Begin(path));
    player.act(Action::Class(Do::Open));
    assert!(matches!(player.app.screen(), Screen::Lesson(_)));
}
