//! Today's practice through the app alone: what it is made of, the warm-up before it, and what is done again.

use std::collections::BTreeSet;

use tailleur::app::home::HomeLead;
use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::warm_up::{TAPS, WarmUpAction as Tap};
use tailleur::app::{Action, Screen};
use tailleur::drill::{AnyDrill, has_constant_answer};
use tailleur::i18n::Language;
use tailleur::lesson::{Library, course};
use tailleur::progress::mastery::{Day, DecisionKey, DrillForm};
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::{HouseLibrary, TableSize};
use tailleur::rules::side::Side;
use tailleur::text;

use crate::support::player::Player;

const DAY: u64 = 86_400_000;

/// A trainee who has been through these lessons the day before, without a clock.
pub(crate) fn trained(lessons: &[&str]) -> Player {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let settings = Settings { timers: false, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    for lesson in lessons {
        player.take_up(lesson);
        player.play(|_| true);
        player.act(Action::Back);
    }
    next_day(&mut player);
    player
}

fn next_day(player: &mut Player) {
    player.now = player.now.plus(DAY);
    player.act(Action::Set(player.app.settings().clone()));
}

/// The decisions asked since so many records ago.
fn asked_since(player: &Player, records: usize) -> Vec<(String, String)> {
    let entry = |record: &Record| match record {
        Record::Answer(entry) => Some((entry.drill.to_string(), entry.decision.to_string())),
        _ => None,
    };
    player.records[records..].iter().filter_map(entry).collect()
}

#[test]
fn there_is_no_practice_of_the_day_before_a_lesson_was_gone_through() {
    let mut player = Player::at_home(Language::French, "venezia");
    assert!(player.app.today().is_none());
    player.act(Action::BeginToday);
    assert!(matches!(player.app.screen(), Screen::Home));
    assert!(player.app.next_lesson().is_some(), "the first lesson leads instead");
}

#[test]
fn the_practice_of_the_day_asks_what_was_met_in_the_lessons_and_nothing_else() {
    let mut player = trained(&["counting", "naturals"]);
    let house = HouseLibrary::built_in().get("article-57-13").unwrap().clone();
    let library = Library::built_in();
    let course = course(&library, &house.id, TableSize::Large);
    let met: BTreeSet<(String, String)> = course
        .iter()
        .filter(|(_, lesson)| ["counting", "naturals"].contains(&lesson.id.as_str()))
        .flat_map(|(_, lesson)| lesson.drills())
        .flat_map(|drill| drill.drill().decisions(&house).into_iter().map(|id| (drill.name().to_owned(), id)))
        .collect();
    player.now = player.now.plus(DAY);
    player.act(Action::Set(Settings { today_minutes: 15, ..player.app.settings().clone() }));
    let today = player.app.today().expect("something to practise");
    let planned = today.questions();
    assert!(planned > 20, "{planned}");
    assert!(!today.drills().is_empty());
    assert_eq!(today.reasons(), [text!("today-all-fresh")], "all was right yesterday, and nothing is due");
    let before = player.records.len();
    player.act(Action::BeginToday);
    assert_eq!(player.practice().progress().1 as usize, planned, "as many as were promised");
    player.play(|_| true);
    let asked = asked_since(&player, before);
    assert_eq!(asked.len(), planned, "without a clock a question takes what it usually takes");
    assert!(asked.iter().all(|decision| met.contains(decision)), "{asked:?}");
    let all: BTreeSet<_> = asked.iter().cloned().collect();
    assert_eq!(all, met, "every one of the few there are");
    assert!(matches!(player.records.last(), Some(Record::LessonDone(done)) if done.lesson == "today/mixed"));
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
    assert_eq!(player.app.streak(), (2, true), "yesterday's lessons and today's practice");
}

#[test]
fn yesterdays_errors_are_named_and_asked_today() {
    let mut player = trained(&["counting"]);
    player.take_up("naturals");
    let missed = player.asked().unwrap().decision().to_string();
    while *player.practice().stage() != PracticeStage::Done {
        match player.asked() {
            Some(asked) if *asked.decision() == missed.as_str() => player.answer(player.wrong_answer()),
            Some(_) => player.answer(player.right_answer()),
            None => player.practise(Do::Next),
        }
    }
    player.act(Action::Back);
    player.now = player.now.plus(DAY);
    player.act(Action::Set(Settings { today_minutes: 5, ..player.app.settings().clone() }));
    let reasons = player.app.today().unwrap().reasons();
    let first =
        tailleur::i18n::Catalog::new(Language::English).render(&reasons[0], &tailleur::i18n::HouseTerms::default());
    assert!(first.contains("Missed yesterday"), "{first}");
    let before = player.records.len();
    player.act(Action::BeginToday);
    player.play(|_| true);
    assert!(asked_since(&player, before).iter().any(|(_, decision)| *decision == missed));
}

#[test]
fn a_practice_has_the_questions_that_were_announced_whatever_is_answered_and_however_long_it_takes() {
    for (minutes, millis, right) in [(2, 900, 3), (5, 60_000, 3), (10, 2_000, 2), (10, 9_000, 1_000)] {
        let mut player = trained(&["counting", "naturals"]);
        let chosen = Settings { timers: true, today_minutes: minutes, ..player.app.settings().clone() };
        player.act(Action::Set(chosen));
        let announced = player.app.today().unwrap().questions();
        assert!(announced <= usize::from(minutes) * 6, "{announced} in {minutes} minutes");
        player.act(Action::BeginToday);
        player.act(Action::WarmUp(Tap::Skip));
        let mut answered = 0;
        while *player.practice().stage() != PracticeStage::Done {
            assert_eq!(player.practice().progress().1 as usize, announced, "after {answered}");
            player.now = player.now.plus(millis);
            if player.asked().is_some() {
                answered += 1;
                let answer = if answered % right == 0 { player.wrong_answer() } else { player.right_answer() };
                player.answer(answer);
            } else {
                player.practise(Do::Next);
            }
        }
        assert_eq!(answered, announced);
        assert!(player.practice().is_passed(), "practice is never failed");
    }
}

/// Article 57-13 with a finished table test, of which every n-th answer was wrong, the day after.
fn after_a_test(wrong: u32) -> (Player, BTreeSet<(String, String)>) {
    let mut player = trained(&["counting"]);
    let test = player.lessons().into_iter().rfind(|path| path.pack == "table-test").unwrap();
    player.begin(&test);
    let before = player.records.len();
    player.play(|question| question % wrong != 0);
    player.act(Action::Back);
    let missed = player.records[before..].iter().filter_map(|record| match record {
        Record::Answer(entry) if !entry.right => Some((entry.drill.to_string(), entry.decision.to_string())),
        _ => None,
    });
    let missed = missed.collect();
    player.now = player.now.plus(DAY);
    player.act(Action::OpenSettings);
    player.act(Action::Back);
    (player, missed)
}

#[test]
fn every_error_of_a_table_test_is_asked_the_day_after_whatever_the_drill() {
    let (mut player, missed) = after_a_test(3);
    let kinds: BTreeSet<&String> = missed.iter().map(|(drill, _)| drill).collect();
    assert!(kinds.len() > 8, "{kinds:?}");
    let announced = player.app.today().unwrap().questions();
    assert!((38..=60).contains(&announced), "{announced}");
    let before = player.records.len();
    player.act(Action::BeginToday);
    player.play(|_| true);
    let asked: BTreeSet<(String, String)> = asked_since(&player, before).into_iter().collect();
    // Of the long ones there are as many as a fifth of the time allows.
    let is_long = |drill: &str| DrillForm::for_drill(drill).targets >= 20;
    let left: Vec<_> = missed.difference(&asked).filter(|(drill, _)| !is_long(drill)).collect();
    assert!(left.is_empty(), "{left:?}");
    let mut long = missed.iter().filter(|(drill, _)| is_long(drill)).peekable();
    assert!(long.peek().is_none() || long.any(|error| asked.contains(error)), "{missed:?}");
}

#[test]
fn practice_of_the_day_does_not_lead_home_before_a_lesson_is_passed() {
    let mut player = trained(&[]);
    player.take_up("counting");
    player.play(|_| false);
    player.act(Action::Back);
    assert!(player.app.today().is_some(), "there is something to practise");
    assert_eq!(player.app.home_lead(), HomeLead::Lesson);
    player.take_up("counting");
    player.play(|_| true);
    player.act(Action::Back);
    assert_eq!(player.app.home_lead(), HomeLead::Lesson, "this day has had its practice");
    next_day(&mut player);
    assert_eq!(player.app.home_lead(), HomeLead::Today, "the next day begins with it");
}

#[test]
fn ten_right_taps_are_recorded_and_lead_on_to_the_practice() {
    let mut player = trained(&["counting"]);
    player.act(Action::Set(Settings { timers: true, ..player.app.settings().clone() }));
    player.act(Action::BeginToday);
    player.act(Action::WarmUp(Tap::Start));
    let mut sides = Vec::new();
    while let Screen::WarmUp(warm_up) = player.app.screen() {
        let shown = warm_up.shown().expect("a side is lit");
        assert_eq!(warm_up.taps(), sides.len());
        player.now = player.now.plus(300);
        player.act(Action::WarmUp(Tap::Tap(shown.other())));
        let Screen::WarmUp(warm_up) = player.app.screen() else { panic!("a wrong tap counts nothing") };
        assert!(warm_up.missed() && warm_up.shown() == Some(shown));
        player.now = player.now.plus(100);
        sides.push(shown);
        player.act(Action::WarmUp(Tap::Tap(shown)));
    }
    assert_eq!(sides.len(), TAPS);
    assert!(Side::BOTH.iter().all(|side| sides.contains(side)), "{sides:?}");
    assert!(!sides.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]), "{sides:?}");
    let Some(Record::WarmUp(warm_up)) = player.records.iter().find(|record| matches!(record, Record::WarmUp(_))) else {
        panic!("the taps are recorded")
    };
    assert_eq!(warm_up.taps, [400; TAPS]);
    assert!(player.asked().is_some(), "the practice has begun");
    player.act(Action::Back);
    player.act(Action::Back);
    player.act(Action::BeginToday);
    assert!(player.asked().is_some(), "hands are measured once");
}

#[test]
fn what_was_wrong_in_a_lesson_is_asked_once_more_and_until_then_again() {
    let mut player = trained(&["counting"]);
    player.take_up("naturals");
    player.play(|question| question % 5 != 0);
    let missed: Vec<String> =
        player.practice().tally().missed().iter().map(|missed| missed.decision.to_string()).collect();
    assert!(missed.len() >= 2);
    let before = player.records.len();
    player.act(Action::DoAgain);
    // The first is wrong again, and comes again at the end.
    player.play(|question| question != 1);
    let asked: Vec<String> = asked_since(&player, before).into_iter().map(|(_, decision)| decision).collect();
    let expected: Vec<String> = missed.iter().chain(&missed[..1]).cloned().collect();
    assert_eq!(asked, expected);
}

#[test]
fn a_row_with_one_answer_practised_by_itself_gives_it_away() {
    let house = HouseLibrary::built_in().get("article-57-13").unwrap().clone();
    for (drill, given_away) in [
        ("ThirdCard(sides: [Banco], points: [7])", true),
        ("ThirdCard(sides: [Banco], points: [6])", false),
        ("ThirdCard()", false),
        ("CountHand()", false),
        ("Payout()", false),
    ] {
        let as_in_lessons = ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES;
        let drill: AnyDrill = ron::Options::default().with_default_extension(as_in_lessons).from_str(drill).unwrap();
        assert_eq!(has_constant_answer(&drill, &house), given_away, "{drill:?}");
    }
}

#[test]
fn an_answer_that_was_given_away_counts_less() {
    let mut player = trained(&[]);
    player.take_up("naturals");
    let Record::Answer(entry) = ({
        player.answer(player.right_answer());
        player.records.last().unwrap().clone()
    }) else {
        panic!("an answer is recorded")
    };
    let known = |given_away| {
        let record = Record::Answer(tailleur::progress::AnswerRecord { given_away, ..entry.clone() });
        let known = tailleur::progress::Progress::fold(tailleur::progress::ScoringParams::default(), [record]);
        known.mastery().get(&DecisionKey::new(&entry.house, &entry.drill, &entry.decision)).unwrap().known
    };
    assert!(known(true) < known(false));
}

fn today_of(player: &Player) -> Day {
    player.app.profile().unwrap().known.mastery().day(player.now)
}

fn in_words(phrases: &[tailleur::i18n::phrase::Phrase]) -> Vec<String> {
    let catalog = tailleur::i18n::Catalog::new(Language::English);
    phrases.iter().map(|phrase| catalog.render(phrase, &tailleur::i18n::HouseTerms::default())).collect()
}

#[test]
fn the_plan_says_what_can_be_expected_at_the_exam_with_these_minutes_and_with_twice_as_many() {
    let mut player = trained(&["naturals", "row-four"]);
    player.now = player.now.plus(DAY);
    let exam_in = |player: &Player, days: i64| {
        let today = today_of(player);
        tailleur::describe::dates::calendar_date(Day(today.0 + days))
    };
    let settings = |player: &Player, days: Option<i64>| Settings {
        exam_day: days.and_then(|days| exam_in(player, days)),
        ..player.app.settings().clone()
    };
    player.act(Action::Set(settings(&player, Some(20))));
    let outlook = player.app.today().unwrap().outlook().expect("the tableau is practised").clone();
    assert!(outlook.is_exam);
    let [(10, ten), (20, twenty)] = outlook.forecasts.as_slice() else { panic!("{outlook:?}") };
    assert!(twenty.errors < ten.errors, "{outlook:?}");
    assert!(ten.low < ten.errors && ten.errors < ten.high, "{outlook:?}");
    let lines = in_words(&outlook.phrases());
    assert!(lines[0].starts_with("At 10 min a day, expect about ") && lines[0].contains("at the exam on"), "{lines:?}");
    player.act(Action::Set(settings(&player, Some(60))));
    let later = player.app.today().unwrap().outlook().unwrap().clone();
    assert!(later.forecasts[0].1.errors < ten.errors, "more days, fewer errors");
    player.act(Action::Set(settings(&player, None)));
    let open = player.app.today().unwrap().outlook().unwrap().clone();
    assert!(!open.is_exam && !in_words(&open.phrases())[0].contains("exam"), "{open:?}");
    player.act(Action::Set(settings(&player, Some(0))));
    assert_eq!(player.app.today().unwrap().outlook(), None, "on the day itself there is nothing to promise");
}

#[test]
fn what_the_plan_leaves_for_another_day_is_named_and_can_be_asked() {
    let mut player = trained(&["naturals", "row-six", "row-five", "row-four"]);
    player.now = player.now.plus(DAY);
    player.act(Action::Set(Settings { today_minutes: 2, ..player.app.settings().clone() }));
    let planned = player.app.today().unwrap().questions();
    let left = player.app.today().unwrap().left_for_later().expect("two minutes are not enough for all");
    assert!(in_words(&[left])[0].starts_with("Left for another day: "));
    let before = player.records.len();
    player.act(Action::BeginLater);
    player.play(|_| true);
    let asked = asked_since(&player, before);
    assert!((1..=12).contains(&asked.len()), "{} of {planned}", asked.len());
    assert!(matches!(player.records.last(), Some(Record::LessonDone(done)) if done.lesson == "today/later"));
    player.act(Action::Back);
    player.act(Action::Set(Settings { today_minutes: 60, ..player.app.settings().clone() }));
    assert_eq!(player.app.today().unwrap().left_for_later(), None);
}
