//! A shift as a step of a lesson: worked on its own screen, it counts, waits, and comes back to its lesson.

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::shift::origin::ShiftOrigin;
use tailleur::app::shift::short::SHORT_SHIFT_MINUTES;
use tailleur::app::shift::{DebriefAction, ShiftAction, ShiftEffect, ShiftScreen, TableAction};
use tailleur::app::{Action, Effect, LessonPath, Screen};
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::TableSize;
use tailleur::table::agent::{Agent as _, Fault, Move};
use tailleur::table::fact::FaultKind;

use crate::app::shift::{screen, table, work};
use crate::support::player::Player;
use crate::table::tables;

const FIRST: &str = "a-first-shift";
const GUIDED: &str = "your-first-coups";

/// A trainee without timers at the shift of a lesson.
fn at_the_shift_of(lesson: &str, house: &str, size: TableSize) -> Player {
    let mut player = Player::at_home(Language::English, house);
    let settings = Settings { table: Some(size), timers: false, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    let path = path_of(&player, lesson);
    player.begin(&path);
    reach_shift(&mut player);
    player
}

fn path_of(player: &Player, lesson: &str) -> LessonPath {
    let path = player.lessons().into_iter().find(|path| path.lesson == lesson);
    path.unwrap_or_else(|| panic!("the lesson {lesson} is there"))
}

fn reach_shift(player: &mut Player) {
    while !matches!(player.practice().stage(), PracticeStage::Shift(_)) {
        player.practise(Do::Next);
    }
}

fn at(player: &mut Player, actions: impl IntoIterator<Item = ShiftAction>) {
    for action in actions {
        player.act(Action::Shift(action));
    }
}

fn passed(player: &Player) -> Option<bool> {
    player.records.iter().find_map(|record| match record {
        Record::LessonDone(done) => Some(done.passed),
        _ => None,
    })
}

fn shifts_recorded(player: &Player) -> usize {
    player.records.iter().filter(|record| matches!(record, Record::Shift(_))).count()
}

#[test]
fn at_every_table_the_first_shift_is_shown_and_passes_its_lesson() {
    for (house, size) in tables() {
        let mut player = at_the_shift_of(FIRST, house.id.as_str(), size);
        at(&mut player, [ShiftAction::BeginStep]);
        for _ in 0..2_000 {
            if screen(&player).work().is_none() {
                break;
            }
            player.act(table(TableAction::Next));
        }
        at(&mut player, [ShiftAction::Debrief(DebriefAction::ShowResult)]);
        player.act(Action::Back);
        assert_eq!(*player.practice().stage(), PracticeStage::Done, "{} {size:?}", house.id);
        assert_eq!((passed(&player), shifts_recorded(&player)), (Some(true), 1), "{} {size:?}", house.id);
    }
}

#[test]
fn a_lesson_is_passed_by_its_shift_and_not_by_one_that_was_given_up() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    player.give_up_shift();
    assert_eq!((passed(&player), player.practice().shift_marks()), (Some(false), &[false][..]));
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    player.work_shift();
    assert_eq!((passed(&player), player.practice().shift_marks()), (Some(true), &[true][..]));
    assert!(player.app.course().iter().any(|row| row.path.lesson == GUIDED && row.is_passed()));
}

#[test]
fn a_red_line_does_not_pass_a_lesson() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    at(&mut player, [ShiftAction::BeginStep]);
    let mut agent = Fault::new(FaultKind::WrongPayment, false);
    while let Some(at_work) = screen(&player).work() {
        match agent.next(at_work.shift()) {
            Move::Act(by, act, _) => player.act(table(TableAction::Act(by, act))),
            Move::Wait(_) | Move::Stop => player.act(table(TableAction::Next)),
        }
    }
    at(&mut player, [ShiftAction::Debrief(DebriefAction::ShowResult)]);
    player.act(Action::Back);
    assert_eq!(passed(&player), Some(false));
}

#[test]
fn a_shift_that_is_left_waits_in_its_lesson_where_it_was() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    at(&mut player, [ShiftAction::BeginStep]);
    for _ in 0..12 {
        let duty = work(&player).shift().due_of_trainee().into_iter().next().expect("something is due");
        player.act(table(TableAction::Act(duty.by, duty.act)));
    }
    let (seed, acts) = (work(&player).shift().seed(), work(&player).acts().len());
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(matches!(player.practice().stage(), PracticeStage::Shift(_)), "back in the lesson");
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
    // The log is read when the program starts.
    let log = log_of(&player);
    player.act(Action::Shift(ShiftAction::Found(log.into_bytes())));
    let path = path_of(&player, GUIDED);
    player.begin(&path);
    at(&mut player, [ShiftAction::BeginStep]);
    assert_eq!((work(&player).shift().seed(), work(&player).acts().len()), (seed, acts));
}

/// The log as the effects wrote it.
fn log_of(player: &Player) -> String {
    let mut log = String::new();
    for effect in &player.effects {
        match effect {
            Effect::Shift(ShiftEffect::Start(line)) => log.clone_from(line),
            Effect::Shift(ShiftEffect::Append(line, _)) => log.push_str(line),
            _ => {}
        }
    }
    log
}

#[test]
fn going_on_from_home_with_the_shift_of_a_lesson_counts_in_that_lesson() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    at(&mut player, [ShiftAction::BeginStep]);
    let duty = work(&player).shift().due_of_trainee().into_iter().next().expect("something is due");
    player.act(table(TableAction::Act(duty.by, duty.act)));
    for _ in 0..4 {
        player.act(Action::Back);
    }
    assert!(matches!(player.app.screen(), Screen::Home), "{:?}", player.app.screen());
    let log = log_of(&player);
    at(&mut player, [ShiftAction::Found(log.into_bytes()), ShiftAction::GoOn]);
    assert_eq!(work(&player).acts().len(), 1);
    assert!(matches!(player.app.shift_origin(), ShiftOrigin::Lesson(practice) if practice.path().lesson == GUIDED));
}

#[test]
fn a_table_test_ends_on_the_floor_and_is_passed_there_alone() {
    let test = |shift: fn(&mut Player)| {
        let mut player = Player::at_home(Language::English, "venezia");
        player.act(Action::Set(Settings { timers: false, ..player.app.settings().clone() }));
        let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("there is a test");
        player.begin(&path);
        player.reach_question();
        while player.asked().is_some() {
            let answer = player.right_answer();
            player.answer(answer);
        }
        assert_eq!((passed(&player), player.practice().millis_left()), (None, None), "the shift is still to come");
        shift(&mut player);
        assert_eq!(*player.practice().stage(), PracticeStage::Done);
        passed(&player)
    };
    assert_eq!(test(Player::work_shift), Some(true));
    assert_eq!(test(Player::give_up_shift), Some(false));
}

#[test]
fn the_shift_of_a_table_test_is_worked_once() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    at(&mut player, [ShiftAction::BeginStep, ShiftAction::End, ShiftAction::Again]);
    assert!(matches!(screen(&player), ShiftScreen::Table(_)), "in a lesson it is tried again");
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("there is a test");
    player.begin(&path);
    player.reach_question();
    player.practise(Do::ShowPaper);
    player.practise(Do::Finish);
    at(&mut player, [ShiftAction::BeginStep, ShiftAction::End, ShiftAction::Again]);
    assert!(matches!(screen(&player), ShiftScreen::Debrief(_)));
}

#[test]
fn a_table_test_that_was_left_before_its_shift_goes_on_there() {
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("there is a test");
    player.begin(&path);
    player.reach_question();
    let answer = player.right_answer();
    player.answer(answer);
    player.practise(Do::ShowPaper);
    player.practise(Do::Finish);
    let unanswered = player.practice().tally().unanswered();
    assert!(matches!(player.practice().stage(), PracticeStage::Shift(_)));
    player.act(Action::Back);
    player.act(Action::Back);
    player.begin(&path);
    player.practise(Do::Resume);
    assert!(matches!(player.practice().stage(), PracticeStage::Shift(_)), "{:?}", player.practice().stage());
    assert_eq!(player.practice().tally().unanswered(), unanswered);
}

#[test]
fn every_course_has_a_shift_within_ten_lessons_and_one_before_and_in_its_table_test() {
    for (house, size) in tables() {
        let mut player = Player::at_home(Language::English, house.id.as_str());
        player.act(Action::Set(Settings { table: Some(size), ..player.app.settings().clone() }));
        let shifts: Vec<bool> = player.app.course().iter().map(|row| !row.shifts_here().is_empty()).collect();
        let here = format!("{} {size:?}", house.id);
        assert!(shifts.iter().take(10).any(|has| *has), "{here}");
        assert!(shifts.iter().rev().take(2).all(|has| *has), "{here}: the last one before the test, and in it");
        assert!(shifts.iter().filter(|has| **has).count() >= 6, "{here}: {shifts:?}");
    }
}

#[test]
fn home_says_how_many_lessons_lead_to_the_next_shift() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let ahead = |player: &Player| {
        let (row, before) = player.app.next_shift_lesson().expect("there is one");
        (row.path.lesson.to_string(), before)
    };
    assert_eq!(ahead(&player), (FIRST.to_owned(), 4));
    player.take_up("counting");
    player.play(|_| true);
    player.act(Action::Back);
    assert_eq!(ahead(&player), (FIRST.to_owned(), 3));
}

#[test]
fn a_short_shift_is_offered_on_two_days_of_a_week_once_a_shift_was_met() {
    const DAY: u64 = 86_400_000;
    let mut player = at_the_shift_of(FIRST, "article-57-13", TableSize::Mini);
    assert!(player.app.short_shift().is_none(), "no shift was met yet");
    player.work_shift();
    player.act(Action::Back);
    assert!(player.app.short_shift().is_none(), "one was worked today");
    let mut worked = Vec::new();
    for day in 1..=14 {
        player.now = player.now.plus(DAY);
        // Home is planned anew.
        player.act(Action::OpenSettings);
        player.act(Action::Back);
        if player.app.short_shift().is_none() {
            continue;
        }
        at(&mut player, [ShiftAction::BeginShort]);
        let coups = work(&player).shift().scenario().length.coups().expect("it has coups");
        assert!((3..=6).contains(&coups), "{coups} coups in {SHORT_SHIFT_MINUTES} minutes");
        at(&mut player, [ShiftAction::End, ShiftAction::Debrief(DebriefAction::ShowResult)]);
        player.act(Action::Back);
        assert!(matches!(player.app.screen(), Screen::Home));
        worked.push(day);
    }
    assert_eq!(worked, [1, 7, 8, 14], "two days of any seven");
}

#[test]
fn a_lesson_that_is_a_shift_is_for_no_class_and_no_worksheet() {
    let library = Library::built_in();
    let (_, lesson) = library.find("tableau/a-first-shift").expect("it is there");
    assert_eq!(lesson.questions(), 0);
    let player = Player::at_home(Language::English, "article-57-13");
    let house = player.app.house().expect("there is one");
    assert!(player.app.askable(&house.id).all(|(path, ..)| path.lesson != FIRST));
    assert!(lesson.exercises(&house, 57, 5).is_empty());
}

#[test]
fn the_report_of_a_shift_is_written_from_its_debrief() {
    let mut player = at_the_shift_of(GUIDED, "article-57-13", TableSize::Mini);
    at(&mut player, [ShiftAction::BeginStep, ShiftAction::End]);
    at(&mut player, [ShiftAction::Debrief(DebriefAction::ShowResult), ShiftAction::Print]);
    let written = player.effects.iter().find_map(|effect| match effect {
        Effect::SaveFile(name, bytes) => Some((name.clone(), bytes.clone())),
        _ => None,
    });
    let (name, bytes) = written.expect("a file is written");
    assert!(
        name.split_once('.').is_some_and(|(stem, kind)| stem.starts_with("first-coups-") && kind == "pdf"),
        "{name}"
    );
    assert!(bytes.starts_with(b"%PDF-"));
}
