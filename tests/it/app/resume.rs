//! What is left goes on: lessons and table tests at the same question, with their answers and their clock.

use tailleur::app::home::HomeLead;
use tailleur::app::practice::{PaperQuestionState, Practice, PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, ActiveProfile, LessonPath, Screen};
use tailleur::drill::question::Question;
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::progress::{DeviceId, Progress, Record, ScoringParams, Settings};

use crate::support::player::Player;
use crate::support::tier;

/// The program started again after it was killed: all it has is the journal.
fn started_again(before: &Player) -> Player {
    let house = before.app.settings().house.clone();
    let mut player = Player::at_home_with(Library::built_in(), Language::English, house.as_str());
    player.now = before.now.plus(3_600_000);
    let known = Progress::fold(ScoringParams::default(), before.records.clone());
    let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known };
    player.act(Action::Opened(profile, before.app.settings().clone()));
    player.records.clone_from(&before.records);
    player
}

fn question(player: &Player) -> Option<(Question, u64)> {
    player.asked().map(|asked| (asked.question().clone(), asked.seed()))
}

fn answer(player: &mut Player, right: bool) {
    let answer = if right { player.right_answer() } else { player.wrong_answer() };
    player.now = player.now.plus(1_500);
    player.answer(answer);
}

/// Answers these questions and goes on to the next one.
fn answer_all(player: &mut Player, right: &[bool]) {
    for right in right {
        player.reach_question();
        answer(player, *right);
    }
    player.reach_question();
}

fn leave(player: &mut Player) {
    player.act(Action::Back);
    assert!(player.practice().is_paused());
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
}

fn table_test(player: &Player) -> LessonPath {
    player.lessons().into_iter().rfind(|path| path.pack == "table-test").expect("each house has a test")
}

/// Minutes of the table test.
fn minutes(player: &Player) -> u64 {
    let lesson = player.app.lesson(&table_test(player)).expect("it is there");
    lesson.test.expect("it is a test").minutes.into()
}

fn at_a_test(timers: bool) -> Player {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::Set(Settings { timers, ..player.app.settings().clone() }));
    let path = table_test(&player);
    player.begin(&path);
    player.reach_question();
    player
}

/// All that a summary shows of a practice.
fn result(practice: &Practice) -> String {
    let tally = practice.tally();
    let marks: Vec<_> = practice.areas();
    format!(
        "{} of {}, {} open, {marks:?}, {:?}, band {:?}, {:?}",
        tally.right(),
        tally.answered(),
        tally.unanswered(),
        tally.weak(),
        practice.band(),
        tally.missed()
    )
}

#[test]
fn a_lesson_goes_on_where_it_was_left_and_what_was_answered_stays_answered() {
    for killed in [false, true] {
        let mut player = Player::at_home(Language::English, "venezia");
        player.take_up("rows-mixed");
        answer_all(&mut player, &[true, false, true, true, false]);
        let (before, progress) = (question(&player), player.practice().progress());
        let (path, tally) = (player.practice().path().clone(), player.practice().tally().clone());
        let mut player = if killed {
            started_again(&player)
        } else {
            leave(&mut player);
            player
        };
        player.begin(&path);
        assert_eq!(question(&player), before, "killed {killed}");
        assert_eq!(player.practice().progress(), progress, "killed {killed}");
        assert_eq!(*player.practice().tally(), tally, "killed {killed}");
        player.play(|_| true);
        let Some(Record::LessonDone(done)) = player.records.last() else { panic!("its end is recorded") };
        assert_eq!(done.right, done.asked - 2, "killed {killed}");
        let answers = player.records.iter().filter(|record| matches!(record, Record::Answer(_))).count();
        assert_eq!(answers as u32, done.asked, "no answer is given twice, killed {killed}");
    }
}

#[test]
fn every_lesson_goes_on_at_its_question_after_the_program_was_killed() {
    for house in ["article-57-13", "venezia-malta"].into_iter().take(tier(1, 2)) {
        let mut player = Player::at_home(Language::English, house);
        for path in player.lessons() {
            player.begin(&path);
            if player.practice().lesson().questions() < 4 {
                continue;
            }
            answer_all(&mut player, &[false, true, true]);
            let before = question(&player);
            let mut again = started_again(&player);
            again.begin(&path);
            if again.practice().is_paused() {
                again.practise(Do::Resume);
            }
            assert_eq!(question(&again), before, "{path}");
            assert_eq!(again.practice().tally().missed(), player.practice().tally().missed(), "{path}");
        }
    }
}

#[test]
fn pages_that_were_read_are_not_shown_again_and_time_at_the_question_counts_on() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    let (path, before) = (player.practice().path().clone(), question(&player));
    player.now = player.now.plus(4_000);
    leave(&mut player);
    let mut player = started_again(&player);
    player.begin(&path);
    assert_eq!(question(&player), before);
    answer(&mut player, true);
    let Some(Record::Answer(entry)) = player.records.last() else { panic!("it is recorded") };
    assert_eq!(entry.millis, Some(5_500), "4 s before it was left and 1.5 s after");
}

#[test]
fn home_says_where_a_lesson_was_left_and_leads_there() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    answer_all(&mut player, &[true; 9]);
    let path = player.practice().path().clone();
    leave(&mut player);
    let left = player.app.left_lesson().expect("it was left");
    assert_eq!((left.path.clone(), left.left_at()), (path.clone(), Some(10)));
    assert_eq!(player.app.home_lead(), HomeLead::Resume);
    player.now = player.now.plus(3 * 86_400_000);
    player.act(Action::OpenSettings);
    player.act(Action::Back);
    assert_eq!(player.app.home_lead(), HomeLead::Lesson, "after some days it is only in the list");
    player.begin(&path);
    player.play(|_| true);
    player.act(Action::Back);
    assert_eq!(player.app.left_lesson().map(|row| row.path), None, "what is finished is not gone on with");
}

#[test]
fn a_lesson_begins_again_when_asked_to() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    answer_all(&mut player, &[true; 3]);
    let path = player.practice().path().clone();
    player.act(Action::Back);
    player.act(Action::Restart(path.clone()));
    assert_eq!(player.practice().tally().answered(), 0);
    assert!(!player.practice().is_paused());
    answer_all(&mut player, &[false]);
    let before = question(&player);
    let mut player = started_again(&player);
    player.begin(&path);
    assert_eq!((question(&player), player.practice().tally().answered()), (before, 1), "the later run goes on");
}

#[test]
fn a_lesson_that_was_changed_says_so_and_begins_again() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    answer_all(&mut player, &[true; 3]);
    let path = player.practice().path().clone();
    let changes: [&dyn Fn(&mut Record); 2] = [
        &|record| {
            if let Record::Answer(entry) = record {
                entry.version += 1;
            }
        },
        &|record| {
            if let Record::Answer(entry) = record {
                entry.seed ^= 1;
            }
        },
    ];
    for change in changes {
        let mut before = Player::at_home(Language::English, "venezia");
        before.records.clone_from(&player.records);
        before.records.iter_mut().for_each(change);
        let mut again = started_again(&before);
        again.begin(&path);
        assert_eq!(again.practice().tally().answered(), 0);
        let notices = again.app.notices();
        assert!(notices.iter().any(|notice| notice.phrase.key.as_str() == "notice-lesson-changed"), "{notices:?}");
        assert_eq!(again.app.profile().unwrap().known.mastery().answers(), 3, "the answers count");
    }
}

#[test]
fn the_clock_of_a_test_stands_while_it_is_left_and_goes_on_when_it_is_resumed() {
    for killed in [false, true] {
        let mut player = at_a_test(true);
        answer_all(&mut player, &[true, false, true]);
        if !killed {
            player.now = player.now.plus(700);
            leave(&mut player);
        }
        let used = if killed { 4_500 } else { 5_200 };
        let minutes = minutes(&player);
        let mut player = started_again(&player);
        let path = table_test(&player);
        player.begin(&path);
        assert!(player.practice().is_paused(), "its clock waits for the trainee");
        player.now = player.now.plus(600_000);
        player.practise(Do::Resume);
        player.practise(Do::Tick);
        assert_eq!(player.practice().millis_left(), Some(minutes * 60_000 - used), "killed {killed}");
    }
}

#[test]
fn leaving_a_test_and_turning_the_timers_off_does_not_take_its_clock_away() {
    let mut player = at_a_test(true);
    answer_all(&mut player, &[true]);
    leave(&mut player);
    player.act(Action::Set(Settings { timers: false, ..player.app.settings().clone() }));
    let path = table_test(&player);
    player.begin(&path);
    assert!(player.practice().millis_left().is_some());
}

#[test]
fn a_test_that_is_resumed_has_its_skipped_and_marked_questions_and_ends_as_one() {
    let mut player = at_a_test(true);
    answer_all(&mut player, &[true, true]);
    player.practise(Do::Skip);
    player.now = player.now.plus(1);
    player.practise(Do::MarkForLater);
    answer_all(&mut player, &[false]);
    let (path, before) = (table_test(&player), question(&player));
    let states: Vec<_> = player.practice().paper().unwrap().states().collect();
    let mut player = started_again(&player);
    player.begin(&path);
    player.practise(Do::Resume);
    assert_eq!(question(&player), before);
    assert_eq!(player.practice().paper().unwrap().states().collect::<Vec<_>>(), states);
    assert_eq!(states[2..5], [PaperQuestionState::Skipped, PaperQuestionState::Marked, PaperQuestionState::Answered]);
    let all = player.practice().lesson().questions();
    player.play(|_| true);
    let Some(Record::LessonDone(done)) = player.records.last() else { panic!("its end is recorded") };
    assert_eq!((done.right, done.asked, done.unanswered), (all - 1, all, 0));
}

#[test]
fn the_result_of_a_test_is_found_again_with_its_topics_and_mistakes() {
    let mut player = at_a_test(true);
    let path = table_test(&player);
    player.play(|question| question % 3 > 0);
    let before = result(player.practice());
    let mut player = started_again(&player);
    let tests = player.app.profile().unwrap().known.tests().to_vec();
    let [test] = tests.as_slice() else { panic!("{tests:?}") };
    assert_eq!((test.done.lesson.clone(), test.done.passed), (path.to_string(), false));
    assert!(test.done.topics.len() > 20, "by topic: {:?}", test.done.topics);
    let records = player.records.len();
    player.act(Action::ReviewTest(0));
    assert_eq!(*player.practice().stage(), PracticeStage::Done);
    assert_eq!(result(player.practice()), before);
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Progress(_)));
    assert_eq!(player.records.len(), records, "looking at it records nothing");
}
