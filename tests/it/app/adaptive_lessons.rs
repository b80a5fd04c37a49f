//! Lessons that adapt: they end once it is known, help after repeated errors, and bring back what was missed.

use std::collections::BTreeSet;

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::lesson::LEAST_QUESTIONS;
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;
use crate::support::tier;

fn at(lesson: &str) -> (Player, LessonPath) {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let path = LessonPath::parse(lesson).expect("a lesson is named by its pack and id");
    player.begin(&path);
    (player, path)
}

fn decisions(player: &Player) -> Vec<(String, bool)> {
    let answers = player.records.iter().filter_map(|record| match record {
        Record::Answer(entry) => Some((entry.decision.to_string(), entry.right)),
        _ => None,
    });
    answers.collect()
}

#[test]
fn who_knows_it_is_asked_each_decision_once_and_no_more_than_luck_requires() {
    // Row 6: four columns at the edges, then ten.
    let (mut player, _) = at("tableau/row-six");
    player.play(|_| true);
    let asked = decisions(&player);
    let all: BTreeSet<&String> = asked.iter().map(|(decision, _)| decision).collect();
    assert_eq!(all.len(), 10, "each column of the row was asked");
    assert!(asked.len() < 28 && asked.len() >= 8 + 10, "{} of 28 questions", asked.len());
    assert_eq!(player.practice().spared(), 28 - asked.len() as u32);
    assert!(player.practice().is_passed());
}

#[test]
fn what_was_missed_comes_back_until_it_is_right() {
    let (mut player, _) = at("tableau/row-six");
    player.reach_question();
    let missed = player.asked().expect("a question is asked").decision().to_string();
    let mut errors = 0;
    while *player.practice().stage() != PracticeStage::Done {
        let Some(asked) = player.asked() else {
            player.practise(Do::Next);
            continue;
        };
        let errs = asked.decision().to_string() == missed && errors < 2;
        errors += u32::from(errs);
        let answer = if errs { player.wrong_answer() } else { player.right_answer() };
        player.answer(answer);
    }
    let of_missed: Vec<bool> =
        decisions(&player).into_iter().filter(|(decision, _)| *decision == missed).map(|(_, right)| right).collect();
    assert_eq!(of_missed[..2], [false, false]);
    assert_eq!(of_missed.last(), Some(&true), "{of_missed:?}");
}

#[test]
fn a_total_grows_by_the_missed_questions_that_come_back_and_by_no_others() {
    let (mut player, _) = at("tableau/row-six");
    player.reach_question();
    let (_, written) = player.practice().progress();
    assert_eq!(player.practice().coming_back(), 0);
    for missed in 1..=2 {
        player.reach_question();
        let wrong = player.wrong_answer();
        player.answer(wrong);
        assert_eq!(player.practice().coming_back(), missed);
        assert_eq!(player.practice().progress().1, written + missed);
    }
    player.reach_question();
    let right = player.right_answer();
    player.answer(right);
    assert_eq!(player.practice().coming_back(), 2, "a right answer takes none of them away");
}

#[test]
fn a_worked_case_follows_each_third_error_of_a_kind() {
    let (mut player, _) = at("tableau/row-six");
    let (mut errors, mut cases) = (0, 0);
    for _ in 0..500 {
        match player.practice().stage() {
            PracticeStage::Done => break,
            PracticeStage::Asking(_) => {
                let answer = player.wrong_answer();
                errors += 1;
                player.answer(answer);
                continue;
            }
            PracticeStage::Worked(question, verdict) => {
                cases += 1;
                assert_eq!(errors % 3, 0, "after three errors");
                assert!(verdict.right && !verdict.key.reasons.is_empty() && question.form.fits(&verdict.given));
            }
            PracticeStage::Reading(_)
            | PracticeStage::Example(_)
            | PracticeStage::Marked(..)
            | PracticeStage::Paper
            | PracticeStage::Shift(_) => {}
        }
        player.practise(Do::Next);
    }
    assert_eq!(*player.practice().stage(), PracticeStage::Done);
    // Every wrong answer is asked again, so each step is half as long again as written, and no longer.
    assert_eq!((errors, cases), (12 + 6 + 16 + 8, 6 + 8));
    assert_eq!(player.practice().missing(), 38, "90 % of 42");
}

#[test]
fn however_it_is_answered_no_lesson_is_longer_than_half_as_long_again() {
    for (number, house) in HouseLibrary::built_in().iter().enumerate() {
        let mut player = Player::at_home(Language::English, house.id.as_str());
        for path in player.lessons().into_iter().skip(number).step_by(tier(9, 1)) {
            for wrong in [2, 3, u32::MAX] {
                player.begin(&path);
                player.play(|question| question % wrong == 0);
                let practice = player.practice();
                let (asked, written) = (practice.tally().answered(), practice.lesson().questions());
                let steps = practice.lesson().steps.len() as u32;
                assert!(asked <= written + written / 2 + steps, "{path}: {asked} of {written}");
                assert!(asked >= written.min(LEAST_QUESTIONS), "{path}: {asked} of {written}");
                let (done, all) = practice.progress();
                assert_eq!(done, all, "{path}");
                player.act(Action::Back);
            }
        }
    }
}

#[test]
fn the_same_answers_lead_to_the_same_questions() {
    let way = || {
        let (mut player, _) = at("tableau/rows-mixed");
        player.play(|question| question % 5 != 0);
        decisions(&player)
    };
    assert_eq!(way(), way());
}

#[test]
fn free_practice_asks_as_many_questions_as_were_chosen() {
    use tailleur::app::free_practice::FreePracticeAction;

    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::OpenFree);
    player.act(Action::Free(FreePracticeAction::Rounds(20)));
    let path = player.app.free().and_then(tailleur::app::free_practice::FreePractice::path).expect("a drill is chosen");
    player.begin(&path);
    player.play(|_| true);
    assert_eq!((player.practice().tally().answered(), player.practice().pace()), (20, None));
}

#[test]
fn the_questions_once_more_come_without_pages() {
    let (mut player, path) = at("tableau/punto");
    player.play(|question| question % 2 == 0);
    assert!(!player.practice().is_passed());
    player.act(Action::BeginQuestions(path.clone()));
    assert!(player.asked().is_some(), "the first question at once");
    player.play(|_| true);
    assert!(player.practice().is_passed());
    player.act(Action::Back);
    assert!(player.app.course().iter().any(|row| row.path == path && row.is_passed()));
}

#[test]
fn a_right_answer_goes_on_by_itself_and_a_wrong_one_waits() {
    for (right, timers, goes_on, reader, expected) in [
        (true, true, true, false, true),
        (false, true, true, false, false),
        (true, false, true, false, false),
        (true, true, false, false, false),
        (true, true, true, true, false),
    ] {
        let mut player = Player::at_home(Language::English, "article-57-13");
        let settings = Settings { timers, right_goes_on: goes_on, voice: false, ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        player.act(Action::ScreenReader(reader));
        player.take_up("counting");
        let answer = if right { player.right_answer() } else { player.wrong_answer() };
        player.now = player.now.plus(1_000);
        player.answer(answer);
        assert_eq!(player.app.goes_on_in(player.now).is_some(), expected);
        player.now = player.now.plus(899);
        player.practise(Do::Tick);
        assert!(matches!(player.practice().stage(), PracticeStage::Marked(..)), "the answer can be seen");
        player.now = player.now.plus(1);
        player.practise(Do::Tick);
        assert_eq!(player.asked().is_some(), expected, "{right} {timers} {goes_on} {reader}");
    }
}

#[test]
fn a_pause_keeps_a_right_answer_on_the_screen() {
    let (mut player, _) = at("tableau/counting");
    player.reach_question();
    let answer = player.right_answer();
    player.answer(answer);
    player.act(Action::Back);
    assert_eq!(player.app.goes_on_in(player.now.plus(60_000)), None);
    player.now = player.now.plus(60_000);
    player.practise(Do::Resume);
    assert!(player.app.goes_on_in(player.now).is_some_and(|millis| millis >= 900));
}
