//! The first question, what the trainee is here for, and the placement of those who have dealt before.

use tailleur::app::Screen;
use tailleur::app::first_run::{FirstRun, FirstRunAction};
use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::{Action, ActiveProfile, Effect};
use tailleur::drill::question::Answer;
use tailleur::i18n::Language;
use tailleur::progress::settings::Purpose;
use tailleur::progress::{DeviceId, Progress, Record, ScoringParams, Settings};
use tailleur::rules::house::{HouseLibrary, TableSize};
use tailleur::rules::tableau::Act;

use crate::support::player::Player;

const fn first(player: &Player) -> Option<&FirstRun> {
    match player.app.screen() {
        Screen::FirstRun(first) => Some(first),
        _ => None,
    }
}

/// The question after a name was given, as the platform would.
fn named(player: &mut Player) {
    player.act(Action::MakeProfile("Léa".to_owned()));
    let settings = player.app.settings().clone();
    let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known: Progress::default() };
    player.act(Action::Opened(profile, settings));
}

#[test]
fn in_every_house_the_program_opens_on_a_question_that_the_referee_marks() {
    for house in HouseLibrary::built_in().iter() {
        for (index, act) in [(0, Act::Draw), (1, Act::Stand)] {
            let mut player = Player::at_first_start(Language::English, house.id.as_str());
            let Some(FirstRun::Question(asked)) = first(&player) else { panic!("a question is asked") };
            assert!(asked.verdict().is_none(), "{}", house.id);
            player.act(Action::FirstRun(FirstRunAction::Answer(Answer::Choice(index))));
            let Some(FirstRun::Question(asked)) = first(&player) else { panic!("its verdict is shown") };
            let verdict = asked.verdict().expect("it is marked");
            assert_eq!(verdict.right, act == Act::Draw, "{}: five is the last point that draws", house.id);
            assert!(!verdict.key.reasons.is_empty());
            player.act(Action::FirstRun(FirstRunAction::Next));
            assert!(matches!(player.app.screen(), Screen::Welcome));
            assert!(player.effects.is_empty(), "nothing is recorded before there is a profile");
        }
    }
}

#[test]
fn with_a_profile_the_program_opens_on_the_choice_of_trainees() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::ChangeProfile);
    assert!(matches!(player.app.screen(), Screen::Welcome));
    assert_eq!(player.app.last_profile().map(String::as_str), Some("Léa"));
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Welcome));
}

#[test]
fn the_answers_about_the_trainee_are_saved_and_escape_goes_back_a_step() {
    let mut player = Player::at_first_start(Language::English, "article-57-13");
    player.act(Action::Back);
    named(&mut player);
    let steps = [
        FirstRunAction::Purpose(Purpose::Trainee),
        FirstRunAction::House("venezia".into()),
        FirstRunAction::Table(TableSize::Mini),
        FirstRunAction::Exam(Some(4)),
    ];
    for action in &steps {
        player.act(Action::FirstRun(action.clone()));
    }
    assert!(matches!(first(&player), Some(FirstRun::Dealt)));
    for _ in &steps {
        player.act(Action::Back);
    }
    assert!(matches!(first(&player), Some(FirstRun::Purpose)));
    for action in steps {
        player.act(Action::FirstRun(action));
    }
    player.act(Action::FirstRun(FirstRunAction::Dealt(false)));
    assert!(matches!(player.app.screen(), Screen::Home));
    let saved = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings.clone()),
        _ => None,
    });
    let saved = saved.expect("the settings are saved");
    assert_eq!(
        (saved.purpose, saved.house.as_str(), saved.table, saved.has_dealt),
        (Some(Purpose::Trainee), "venezia", Some(TableSize::Mini), Some(false))
    );
    assert_eq!(saved.exam_day, Some(jiff::civil::date(2026, 10, 19)), "four weeks after 21 September 2026");
}

#[test]
fn each_question_can_be_left_for_later() {
    for steps in 0..4 {
        let mut player = Player::at_first_start(Language::Italian, "venezia");
        player.act(Action::FirstRun(FirstRunAction::Later));
        named(&mut player);
        let actions = [
            FirstRunAction::Purpose(Purpose::Trainee),
            FirstRunAction::House("venezia".into()),
            FirstRunAction::Table(TableSize::Mini),
        ];
        for action in actions.into_iter().take(steps) {
            player.act(Action::FirstRun(action));
        }
        player.act(Action::FirstRun(FirstRunAction::Later));
        assert!(matches!(player.app.screen(), Screen::Home), "after {steps} steps");
    }
}

/// A placement, with right answers as long as `knows` says so of the drill.
fn placed(house: &str, mut knows: impl FnMut(&str) -> bool) -> Player {
    let mut player = Player::at_home(Language::English, house);
    player.act(Action::BeginPlacement);
    for _ in 0..100 {
        match player.practice().stage().clone() {
            PracticeStage::Done => return player,
            PracticeStage::Asking(asked) => {
                let answer = if knows(asked.drill()) { player.right_answer() } else { player.wrong_answer() };
                player.act(Action::Practice(PracticeAction::Answer(answer)));
            }
            _ => player.act(Action::Practice(PracticeAction::Next)),
        }
    }
    panic!("the placement does not end");
}

fn answers(player: &Player) -> usize {
    player.records.iter().filter(|record| matches!(record, Record::Answer(_))).count()
}

#[test]
fn who_knows_all_is_asked_few_questions_and_passes_lessons_of_every_topic() {
    for house in HouseLibrary::built_in().iter() {
        let player = placed(house.id.as_str(), |_| true);
        let asked = answers(&player);
        assert!((12..=20).contains(&asked), "{}: {asked} questions", house.id);
        let search = player.practice().placement().expect("a placement");
        for topic in search.topics() {
            let (pack, known, all) = topic.result().unwrap_or_else(|| panic!("{}: an empty topic", house.id));
            assert!(known * 10 >= all * 7, "{}: {pack} {known} of {all}", house.id);
        }
        assert!(player.app.placed_lessons() >= 12, "{}: {}", house.id, player.app.placed_lessons());
    }
}

#[test]
fn who_knows_nothing_passes_nothing_and_begins_with_the_first_lesson() {
    let player = placed("article-57-13", |_| false);
    assert!(answers(&player) <= 12);
    assert_eq!(player.app.placed_lessons(), 0);
    let next = player.app.next_lesson().expect("there is a next lesson");
    assert_eq!(next.path.to_string(), "tableau/counting");
}

#[test]
fn a_placement_adds_no_answer_that_was_not_given_and_survives_the_journal() {
    let player = placed("monte-carlo", |_| true);
    let given = answers(&player);
    let passed = player.app.placed_lessons();
    let known = Progress::fold(ScoringParams::default(), player.records.clone());
    let counted: u64 = known.history().days().values().map(|score| u64::from(score.asked)).sum();
    assert_eq!(counted, given as u64);
    let house = "monte-carlo".into();
    let rows = player.app.course();
    let placed = rows.iter().filter(|row| known.is_placed(&row.path.to_string(), &house)).count();
    assert_eq!(placed, passed);
    assert!(rows.iter().all(|row| row.record.is_none_or(|record| !record.passed)), "no lesson was passed by answers");
}

#[test]
fn a_placement_is_undone_by_choice_and_another_replaces_it() {
    let mut player = placed("venezia", |_| true);
    player.act(Action::Back);
    assert!(player.app.placed_lessons() > 0);
    player.now = player.now.plus(60_000);
    player.act(Action::UndoPlacement);
    assert_eq!(player.app.placed_lessons(), 0);
    let known = Progress::fold(ScoringParams::default(), player.records.clone());
    assert!(player.app.course().iter().all(|row| !known.is_placed(&row.path.to_string(), &"venezia".into())));
}

#[test]
fn what_was_passed_by_placement_is_practised_today() {
    let mut player = placed("article-57-13", |_| true);
    player.act(Action::Back);
    assert!(player.app.today().is_some());
}

#[test]
fn settings_of_earlier_versions_ask_nothing_and_stay_readable() {
    let (settings, faults) = Settings::read("(language: French, house: \"venezia\", exam_day: \"2026-12-24\")");
    assert!(faults.is_empty());
    assert_eq!((settings.purpose, settings.has_dealt), (None, None));
}
