//! The table test: mixed questions, a fixed time, a result by bands; and the course that leads to it.

use std::cell::Cell;
use std::collections::BTreeSet;

use tailleur::app::practice::{self, ActiveQuestion, PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, AreaScore, LessonPath};
use tailleur::drill::area::Area;
use tailleur::i18n::Language;
use tailleur::lesson::{AreaMarks, Bands, Lesson, Library, Pass, course};
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::{HouseLibrary, TableSize};

use crate::support::player::Player;

fn at_a_test(house: &str, timers: bool) -> Player {
    let mut player = Player::at_home(Language::English, house);
    let settings = Settings { timers, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("each house has a test");
    player.begin(&path);
    player.reach_question();
    player
}

fn done(player: &Player) -> Option<(u32, u32, bool)> {
    player.records.iter().find_map(|record| match record {
        Record::LessonDone(done) => Some((done.right, done.asked, done.passed)),
        _ => None,
    })
}

/// Answers until the test is over; rightly where `rightly` says so of the question and its number.
fn take(player: &mut Player, rightly: impl Fn(&Player, u32) -> bool) {
    for number in 0..500 {
        match player.practice().stage() {
            PracticeStage::Done => return,
            PracticeStage::Shift(_) => {
                player.work_shift();
                continue;
            }
            _ => {}
        }
        let answer = if rightly(player, number) { player.right_answer() } else { player.wrong_answer() };
        player.answer(answer);
    }
    panic!("the test does not end");
}

#[test]
fn every_house_has_a_table_test_for_each_of_its_tables_at_the_end_of_its_course() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let course = course(&library, &house.id, table.size);
            let (pack, last) = course.last().expect("a course has lessons");
            assert_eq!(pack.id, "table-test", "{} {:?}", house.id, table.size);
            assert!(last.test.is_some());
            assert_eq!(course.iter().filter(|(_, lesson)| lesson.test.is_some()).count(), 1);
        }
    }
}

#[test]
fn in_a_course_each_lesson_stands_once_and_after_those_it_builds_on() {
    let library = Library::built_in();
    for house in HouseLibrary::built_in().iter() {
        for table in [TableSize::Large, TableSize::Midi, TableSize::Mini] {
            let course = course(&library, &house.id, table);
            let names: Vec<String> = course.iter().map(|(pack, lesson)| format!("{}/{}", pack.id, lesson.id)).collect();
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
            for ((_, lesson), name) in course.iter().zip(&names) {
                let here = names.iter().position(|other| other == name);
                for before in lesson.after.iter().filter(|before| names.contains(before)) {
                    assert!(names.iter().position(|other| other == before) < here, "{name} comes before {before}");
                }
            }
        }
    }
}

#[test]
fn what_a_built_in_lesson_builds_on_is_there() {
    let library = Library::built_in();
    for lesson in library.packs().flat_map(|pack| &pack.lessons) {
        for name in &lesson.after {
            assert!(library.find(name).is_some(), "{} builds on {name}, which is not there", lesson.id);
        }
    }
}

#[test]
fn nothing_is_shown_for_an_answer_until_the_test_is_over() {
    let mut player = at_a_test("article-57-13", true);
    let questions = player.practice().lesson().questions();
    for _ in 1..questions {
        let answer = player.wrong_answer();
        player.answer(answer);
        assert!(matches!(player.practice().stage(), PracticeStage::Asking(_)), "the next question comes at once");
    }
    assert_eq!(done(&player), None);
    take(&mut player, |_, _| false);
    assert_eq!(done(&player), Some((0, questions, false)), "no mistake is asked again, none is right");
}

#[test]
fn a_test_mixes_its_drills() {
    let mut player = at_a_test("venezia", true);
    take(&mut player, |_, _| true);
    let drills: Vec<&str> = player
        .records
        .iter()
        .filter_map(|record| match record {
            Record::Answer(entry) => Some(entry.drill.as_str()),
            _ => None,
        })
        .collect();
    let changes = drills.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let kinds = drills.iter().collect::<BTreeSet<_>>().len();
    assert!(changes * 3 > drills.len() * 2 && changes > kinds, "{drills:?}");
    assert_eq!(done(&player), Some((drills.len() as u32, drills.len() as u32, true)));
}

#[test]
fn when_the_time_is_up_the_test_ends_and_what_is_open_is_wrong() {
    let mut player = at_a_test("monte-carlo", true);
    let minutes = player.practice().lesson().test.unwrap().minutes;
    let questions = player.practice().lesson().questions();
    let answer = player.right_answer();
    player.answer(answer);
    player.now = player.now.plus(u64::from(minutes) * 60_000 - 1);
    player.practise(practice::PracticeAction::Tick);
    assert_eq!(player.practice().millis_left(), Some(1));
    assert!(player.asked().is_some());
    player.now = player.now.plus(1);
    player.practise(practice::PracticeAction::Tick);
    assert!(matches!(player.practice().stage(), PracticeStage::Shift(_)), "the shift has no part of that time");
    assert_eq!(done(&player), None);
    player.give_up_shift();
    assert_eq!(*player.practice().stage(), PracticeStage::Done);
    assert_eq!(player.practice().tally().unanswered(), questions - 1);
    assert_eq!(done(&player), Some((1, questions, false)));
}

#[test]
fn an_answer_that_comes_too_late_does_not_count_even_before_the_clock_is_seen() {
    let mut player = at_a_test("venezia", true);
    player.now = player.now.plus(24 * 3_600_000);
    let answer = player.right_answer();
    player.practise(practice::PracticeAction::Answer(answer));
    player.give_up_shift();
    assert_eq!(done(&player).map(|(right, ..)| right), Some(0));
}

#[test]
fn a_pause_stops_the_clock_of_a_test() {
    let mut player = at_a_test("guide-fr", true);
    player.act(Action::Back);
    player.now = player.now.plus(24 * 3_600_000);
    player.practise(practice::PracticeAction::Tick);
    player.practise(practice::PracticeAction::Resume);
    player.now = player.now.plus(1_000);
    player.practise(practice::PracticeAction::Tick);
    let minutes = player.practice().lesson().test.unwrap().minutes;
    assert_eq!(player.practice().millis_left(), Some(u64::from(minutes) * 60_000 - 1_000));
    assert!(player.app.screen().ticks());
}

#[test]
fn where_timers_are_off_a_test_has_no_clock() {
    let mut player = at_a_test("guide-fr", false);
    assert!(!player.app.screen().ticks());
    player.now = player.now.plus(24 * 3_600_000);
    player.practise(practice::PracticeAction::Tick);
    take(&mut player, |_, _| true);
    assert!(done(&player).is_some_and(|(right, asked, passed)| right == asked && passed));
}

#[test]
fn the_bands_begin_at_their_marks() {
    let bands = Bands::default();
    for (percent, band) in [(0, 0), (74, 0), (75, 1), (81, 1), (82, 2), (88, 2), (89, 3), (95, 3), (96, 4), (100, 4)] {
        assert_eq!(bands.band(percent), band, "{percent} %");
    }
    for (bands, sound) in [
        (Bands(75, 82, 89, 96), true),
        (Bands(50, 60, 70, 100), true),
        (Bands(75, 75, 89, 96), false),
        (Bands(96, 89, 82, 75), false),
        (Bands(0, 10, 20, 30), false),
        (Bands(75, 82, 89, 101), false),
    ] {
        assert_eq!(bands.is_valid(), sound, "{bands:?}");
    }
}

#[test]
fn a_test_tells_the_weakest_drills_first_and_where_they_are_taught() {
    let mut player = at_a_test("article-57-13", true);
    take(&mut player, |_, number| number % 3 > 0);
    let practice = player.practice();
    let weak = practice.tally().weak();
    assert!(!weak.is_empty());
    let shares: Vec<u32> = weak.iter().map(|(_, right, asked)| right * 100 / asked).collect();
    assert!(shares.is_sorted());
    for (drill, ..) in weak {
        let row = player.app.lesson_on(drill).expect("every drill is taught somewhere in the course");
        assert!(row.lesson.test.is_none());
        assert_ne!(row.path, LessonPath { pack: "table-test".into(), lesson: "".into() });
    }
}

#[test]
fn a_drill_is_taught_by_the_lesson_that_asks_most_of_it() {
    let player = Player::at_home(Language::English, "guide-fr");
    for (drill, lesson) in [("CountHand", "counting"), ("WholeCoup", "whole-coups"), ("ThirdCard", "all-mixed")] {
        let row = player.app.lesson_on(drill).expect("it is taught");
        assert_eq!(row.path.lesson.as_str(), lesson, "{drill}");
    }
}

/// A trainee in the test of a table.
fn at_the_test_of(house: &str, table: TableSize) -> Player {
    let mut player = Player::at_home(Language::English, house);
    player.act(Action::Set(Settings { table: Some(table), timers: false, ..player.app.settings().clone() }));
    let path = player.app.course().last().expect("a course has lessons").path.clone();
    player.begin(&path);
    player.reach_question();
    player
}

#[test]
fn with_a_quarter_of_the_third_cards_wrong_nobody_passes() {
    for house in HouseLibrary::built_in().iter() {
        for table in house.tables.iter().map(|table| table.size) {
            let mut player = at_the_test_of(house.id.as_str(), table);
            let third_cards = Cell::new(0);
            take(&mut player, |player, _| {
                let is_third_card = player.asked().is_some_and(|asked| asked.drill() == "ThirdCard");
                third_cards.set(third_cards.get() + u32::from(is_third_card));
                !is_third_card || !third_cards.get().is_multiple_of(4)
            });
            let practice = player.practice();
            assert!(third_cards.get() >= 8, "{} {table:?}", house.id);
            assert!(practice.tally().accuracy().unwrap() > 90, "nearly all of the whole is right");
            assert!(!practice.is_passed(), "{} {table:?}", house.id);
            assert_eq!(practice.band(), Some(0));
            let missed: Vec<Area> =
                practice.areas().iter().filter(|score| !score.passes()).map(|score| score.area).collect();
            assert_eq!(missed, [Area::Tableau], "{} {table:?}", house.id);
            assert_eq!(done(&player).map(|(.., passed)| passed), Some(false));
        }
    }
}

#[test]
fn every_test_marks_the_tableau_payments_and_calls_apart() {
    for house in HouseLibrary::built_in().iter() {
        for table in house.tables.iter().map(|table| table.size) {
            let mut player = at_the_test_of(house.id.as_str(), table);
            take(&mut player, |_, _| true);
            let areas = player.practice().areas();
            assert_eq!(areas.iter().map(|score| score.area).collect::<Vec<_>>(), Area::ALL);
            assert!(areas.iter().all(|score| score.right == score.asked && score.asked >= 9), "{areas:?}");
            assert!(player.practice().is_passed());
        }
    }
}

#[test]
fn a_mark_tells_how_many_right_answers_are_missing() {
    for (right, asked, mark, missing) in [
        (15, 15, 90, 0),
        (14, 15, 90, 0),
        (13, 15, 90, 1),
        (0, 15, 90, 14),
        (8, 10, 80, 0),
        (7, 10, 80, 1),
        (10, 10, 100, 0),
        (9, 10, 100, 1),
    ] {
        let score = AreaScore { area: Area::Tableau, right, asked, mark };
        assert_eq!((score.missing(), score.passes()), (missing, missing == 0), "{score:?}");
    }
}

#[test]
fn a_trainer_sets_the_marks_and_without_them_a_test_has_the_usual_ones() {
    let library = Library::built_in();
    let (_, lesson) = library.find("table-test/venezia-midi").unwrap();
    let with = |marks, test| Lesson { pass: Pass { marks, ..lesson.pass }, test, ..lesson.clone() };
    let own = AreaMarks { tableau: 60, ..AreaMarks::default() };
    assert_eq!(with(None, lesson.test).area_marks(), Some(AreaMarks::default()));
    assert_eq!(with(Some(own), lesson.test).area_marks(), Some(own));
    assert_eq!(with(Some(own), None).area_marks(), Some(own));
    assert_eq!(with(None, None).area_marks(), None, "an ordinary lesson has the mark of the whole alone");
}

/// Skips every question but these, to the list.
fn skip_to_the_list(player: &mut Player, marked: &[u32]) {
    for number in 0..player.practice().lesson().questions() {
        let way = if marked.contains(&number) { Do::MarkForLater } else { Do::Skip };
        player.practise(way);
    }
    assert_eq!(*player.practice().stage(), PracticeStage::Paper);
}

#[test]
fn every_question_of_a_test_can_be_skipped_whatever_its_form() {
    for house in HouseLibrary::built_in().iter() {
        let mut player = at_a_test(house.id.as_str(), true);
        skip_to_the_list(&mut player, &[]);
        assert_eq!(player.practice().progress().0, 0, "{}", house.id);
        assert_eq!(done(&player), None, "skipping does not end it");
    }
}

#[test]
fn a_marked_question_comes_back_at_the_end_and_a_skipped_one_when_it_is_chosen() {
    let mut player = at_a_test("venezia", true);
    let all = player.practice().lesson().questions();
    skip_to_the_list(&mut player, &[3, 5]);
    player.practise(Do::Next);
    let open = |player: &Player| player.practice().paper().unwrap().at();
    assert_eq!(open(&player), 3);
    let answer = player.right_answer();
    player.answer(answer);
    assert_eq!(open(&player), 5);
    let answer = player.right_answer();
    player.answer(answer);
    assert_eq!(*player.practice().stage(), PracticeStage::Paper, "the others were skipped");
    player.practise(Do::OpenQuestion(3));
    assert_eq!(*player.practice().stage(), PracticeStage::Paper, "an answer is not changed");
    player.practise(Do::OpenQuestion(7));
    assert_eq!(open(&player), 7);
    player.practise(Do::ShowPaper);
    assert_eq!(player.practice().paper().unwrap().next_open(), Some(7), "it is still to be done");
    player.practise(Do::Finish);
    player.give_up_shift();
    assert_eq!(done(&player), Some((2, all, false)));
    assert_eq!(player.practice().tally().unanswered(), all - 2);
}

#[test]
fn a_test_ends_early_only_from_the_list_of_its_questions() {
    let mut player = at_a_test("venezia", true);
    for action in [Do::Finish, Do::Next, Do::OpenQuestion(4)] {
        player.practise(action);
        assert_eq!((player.practice().paper().unwrap().at(), done(&player)), (0, None));
    }
    player.practise(Do::ShowPaper);
    player.practise(Do::Pause);
    player.practise(Do::Finish);
    assert_eq!(done(&player), None, "not while it is paused");
}

#[test]
fn skipping_does_nothing_in_a_lesson() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    let before = player.asked().unwrap().seed();
    for action in [Do::Skip, Do::MarkForLater, Do::ShowPaper, Do::OpenQuestion(1), Do::Finish] {
        player.practise(action);
        assert_eq!(player.asked().map(ActiveQuestion::seed), Some(before));
    }
}
