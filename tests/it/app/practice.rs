//! Lessons played through the app alone: no window, no clock, no disk.

use std::collections::BTreeSet;

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::lesson::Step;
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::HouseLibrary;
use tailleur::{text, text_key};

use crate::support::player::Player;
use crate::support::tier;

#[test]
fn every_lesson_of_every_house_is_played_to_its_end_and_passed_by_right_answers() {
    for (number, house) in HouseLibrary::built_in().iter().enumerate() {
        // The quick tier plays every lesson of the first house, and a fifth of them in each other.
        let stride = tier(if number == 0 { 1 } else { 5 }, 1);
        let mut player = Player::at_home(Language::French, house.id.as_str());
        let lessons = player.lessons();
        assert!(lessons.len() >= 15, "{} has lessons", house.id);
        for path in lessons.into_iter().skip(number % stride).step_by(stride) {
            player.begin(&path);
            player.play(|_| true);
            let (done, all) = player.practice().progress();
            assert_eq!(done, all, "{path} in {}", house.id);
            assert!(player.practice().is_passed(), "{path} in {}", house.id);
            let (asked, written) = (player.practice().tally().answered(), player.practice().lesson().questions());
            assert!(asked <= written && asked + player.practice().spared() == written, "{path}");
            player.act(Action::Back);
        }
        let all_passed = player.app.next_lesson().is_some_and(|row| row.is_passed());
        assert!(all_passed || stride > 1, "everything is passed in {}", house.id);
        assert_eq!(player.answers().get(&false), None);
    }
}

#[test]
fn every_answer_and_the_end_of_the_lesson_are_recorded_at_once() {
    let mut player = Player::at_home(Language::English, "monte-carlo");
    let path = player.lessons().remove(2);
    player.begin(&path);
    player.play(|question| question % 4 != 0);
    let asked = player.practice().tally().answered();
    let answers: Vec<_> = player.records.iter().filter(|record| matches!(record, Record::Answer(_))).collect();
    assert_eq!(answers.len(), asked as usize);
    let Some(Record::LessonDone(done)) = player.records.last() else { panic!("the end is recorded last") };
    assert_eq!((done.asked, done.right, done.passed), (asked, player.practice().tally().right(), false));
    for record in answers {
        let Record::Answer(entry) = record else { continue };
        assert_eq!((entry.lesson.as_str(), entry.house.as_str()), (path.to_string().as_str(), "monte-carlo"));
        assert_eq!(entry.millis, Some(1_500));
        assert_eq!(entry.right, entry.answer == entry.expected, "{entry:?}");
        assert!(entry.decision != "" && entry.drill != "");
    }
    let record = player
        .app
        .profile()
        .and_then(|profile| profile.known.lesson(&path.to_string(), &"monte-carlo".into()))
        .cloned();
    assert!(record.is_some_and(|record| record.finished == 1 && !record.passed), "the record is on the home screen");
}

#[test]
fn a_wrong_decision_comes_back_once_after_nine_others() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let path = player.lessons().into_iter().find(|path| path.lesson == "rows-mixed").expect("a lesson of rows 3 to 6");
    player.begin(&path);
    player.play(|question| question != 3);
    let decisions: Vec<&str> = player
        .records
        .iter()
        .filter_map(|record| match record {
            Record::Answer(entry) => Some(entry.decision.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(decisions[2], decisions[12], "question 3 is asked again as question 13");
    assert_eq!(player.practice().tally().missed().len(), 1);
}

#[test]
fn no_decision_is_asked_twice_before_each_was_asked_once_and_never_twice_running() {
    let mut player = Player::at_home(Language::English, "venezia");
    let mut seen = 0;
    for path in player.lessons() {
        player.begin(&path);
        let drills: Vec<usize> = player
            .practice()
            .lesson()
            .steps
            .iter()
            .flat_map(Step::rounds)
            .map(|round| round.drill.drill().decisions(player.practice().house()).len())
            .collect();
        let before = player.records.len();
        player.play(|_| true);
        let decisions: Vec<String> = player.records[before..].iter().filter_map(decision_of).collect();
        player.act(Action::Back);
        // Few decisions come in longer passes, so that the last of a pass cannot be told by counting.
        let &[count] = drills.as_slice() else { continue };
        if count < 8 {
            continue;
        }
        seen += 1;
        for pass in decisions.chunks(count) {
            let distinct: BTreeSet<&String> = pass.iter().collect();
            assert_eq!(distinct.len(), pass.len(), "{path}: {pass:?}");
        }
        assert!(decisions.windows(2).all(|pair| pair[0] != pair[1]), "{path}: {decisions:?}");
    }
    assert!(seen >= 1, "a lesson with one long drill was played");
}

fn decision_of(record: &Record) -> Option<String> {
    match record {
        Record::Answer(entry) => Some(entry.decision.to_string()),
        _ => None,
    }
}

#[test]
fn a_pause_stops_the_clock_and_the_question_waits() {
    let mut player = Player::at_home(Language::Italian, "guide-fr");
    let path = player.lessons().remove(0);
    player.begin(&path);
    player.reach_question();
    player.now = player.now.plus(1_000);
    player.act(Action::Back);
    assert!(player.practice().is_paused());
    let answer = player.right_answer();
    player.practise(Do::Answer(answer.clone()));
    assert!(player.asked().is_some(), "nothing is answered during a pause");
    player.now = player.now.plus(60_000);
    player.practise(Do::Resume);
    player.now = player.now.plus(500);
    player.practise(Do::Answer(answer));
    let Some(Record::Answer(entry)) = player.records.last() else { panic!("the answer is recorded") };
    assert_eq!(entry.millis, Some(1_500));
}

#[test]
fn leaving_a_lesson_keeps_its_answers_and_leads_home() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let path = player.lessons().remove(0);
    player.begin(&path);
    player.reach_question();
    let answer = player.right_answer();
    player.practise(Do::Answer(answer));
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
    assert!(matches!(player.records.as_slice(), [Record::Answer(_), Record::Position(_)]), "{:?}", player.records);
    let known = &player.app.profile().expect("a profile is open").known;
    assert_eq!(known.lesson(&path.to_string(), &"article-57-13".into()).map(|record| record.answered), Some(1));
}

#[test]
fn with_timers_off_nothing_is_timed_and_the_pace_does_not_count() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    player.act(Action::Set(Settings { timers: false, ..player.app.settings().clone() }));
    let path = player.lessons().remove(0);
    player.begin(&path);
    while player.practice().stage() != &PracticeStage::Done {
        player.now = player.now.plus(600_000);
        match player.asked() {
            Some(_) => {
                let answer = player.right_answer();
                player.practise(Do::Answer(answer));
            }
            None => player.practise(Do::Next),
        }
    }
    assert!(player.practice().is_passed());
    let untimed = |record: &Record| match record {
        Record::Answer(entry) => entry.millis.is_none(),
        Record::LessonDone(done) => done.millis.is_none() && done.passed,
        Record::WarmUp(_) | Record::Correction(_) | Record::Position(_) | Record::Placement(_) | Record::Shift(_) | Record::Unknown(_) => {
            false
        }
    };
    assert!(player.records.iter().all(untimed));
}

#[test]
fn a_slow_lesson_is_passed_and_says_what_its_pace_lacks() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let path = player.lessons().remove(0);
    player.begin(&path);
    while player.practice().stage() != &PracticeStage::Done {
        player.now = player.now.plus(121_000);
        match player.asked() {
            Some(_) => {
                let answer = player.right_answer();
                player.practise(Do::Answer(answer));
            }
            None => player.practise(Do::Next),
        }
    }
    assert_eq!(player.practice().tally().accuracy(), Some(100));
    assert!(player.practice().is_passed());
    let pace = player.practice().pace().expect("answers are timed");
    assert_eq!((pace.millis, pace.aim_millis, pace.is_reached()), (121_000, 4_000, false));
    player.act(Action::Back);
    let course = player.app.course();
    let row = course.iter().find(|row| row.path == path).expect("the lesson is in the course");
    assert!(row.is_passed() && row.pace() == Some(pace) && row.missing().is_none());
    drop(course);
    // Later, in time.
    player.begin(&path);
    player.play(|_| true);
    player.act(Action::Back);
    let course = player.app.course();
    let row = course.iter().find(|row| row.path == path).expect("the lesson is in the course");
    assert!(row.pace().is_some_and(tailleur::app::Pace::is_reached), "the pace mark is earned later");
}

#[test]
fn an_old_run_refused_for_its_pace_alone_counts_as_passed() {
    use tailleur::app::ActiveProfile;
    use tailleur::progress::{DeviceId, LessonDone, Moment, Progress, RecordIdGenerator};

    let mut player = Player::at_home(Language::English, "article-57-13");
    let (enough, too_few) = (player.lessons().remove(0), player.lessons().remove(1));
    let (at, mut ids) = (Moment(1_790_000_000_000), RecordIdGenerator::new(DeviceId::new(7), 5));
    let mut old_run = |lesson: String, right| {
        Record::LessonDone(LessonDone {
            id: ids.next_id(at),
            at,
            device: DeviceId::new(7),
            lesson,
            version: 1,
            house: "article-57-13".into(),
            right,
            asked: 32,
            passed: false,
            millis: Some(4_100),
            run: None,
            topics: Vec::new(),
            unanswered: 0,
        })
    };
    let records = [old_run(enough.to_string(), 32), old_run(too_few.to_string(), 28)];
    let known = Progress::fold(tailleur::progress::ScoringParams::default(), records);
    let profile = ActiveProfile { name: "Ugo".to_owned(), device: DeviceId::new(7), known };
    player.act(Action::Opened(profile, player.app.settings().clone()));
    let course = player.app.course();
    let row = |path| course.iter().find(|row| row.path == path).expect("the lesson is in the course");
    assert!(row(enough.clone()).is_passed());
    assert_eq!((row(too_few.clone()).is_passed(), row(too_few).missing()), (false, Some(1)), "29 of 32 are 90 %");
}

#[test]
fn an_answer_that_does_not_fit_the_question_changes_nothing() {
    use tailleur::drill::question::Answer;
    use tailleur::rules::money::Money;

    let mut player = Player::at_home(Language::English, "article-57-13");
    let path = player.lessons().remove(0);
    player.begin(&path);
    player.practise(Do::Answer(Answer::Number(3)));
    assert!(player.records.is_empty(), "nothing was asked yet");
    player.reach_question();
    for answer in [
        Answer::Choice(0),
        Answer::Number(10),
        Answer::Money(Money::coins(5)),
        Answer::Several(vec![Answer::Number(3)]),
    ] {
        player.practise(Do::Answer(answer));
    }
    player.practise(Do::Next);
    assert!(player.records.is_empty() && player.asked().is_some());
}

#[test]
fn settings_are_saved_when_they_change_and_only_then() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let same = player.app.settings().clone();
    player.act(Action::Set(same.clone()));
    assert!(player.effects.is_empty());
    let changed = Settings { house: "venezia".into(), ..same };
    player.act(Action::Set(changed.clone()));
    assert_eq!(player.effects, vec![Effect::SaveSettings(changed)]);
    assert_eq!(player.app.house().map(|house| house.id.clone()), Some("venezia".into()));
}

#[test]
fn an_unknown_lesson_or_house_gives_a_notice_and_nothing_breaks() {
    use tailleur::app::LessonPath;

    let mut player = Player::at_home(Language::English, "no-such-house");
    assert!(player.app.house().is_some(), "the first house stands in");
    player.act(Action::Begin(LessonPath { pack: "no".into(), lesson: "such".into() }));
    assert_eq!(player.app.notices().len(), 1);
    player.act(Action::DismissNotice(0));
    player.act(Action::DismissNotice(0));
    assert!(player.app.notices().is_empty() && matches!(player.app.screen(), Screen::Home));
}

#[test]
fn news_of_one_kind_takes_the_place_of_the_old() {
    use tailleur::i18n::phrase::{Fact, Phrase};

    let mut player = Player::at_home(Language::English, "venezia");
    for count in 1..=5 {
        player
            .act(Action::Notice(Phrase::plain(text_key!("journal-waiting")).with("count", Fact::Number(count)).into()));
    }
    player.act(Action::Notice(text!("journal-other-window").into()));
    let keys: Vec<&str> = player.app.notices().iter().map(|notice| &*notice.phrase.key).collect();
    assert_eq!(keys, ["journal-waiting", "journal-other-window"]);
}
