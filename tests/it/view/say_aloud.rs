//! Calls said aloud: the time, the key that opens once it is said, the marks; in the app and in the window.

use std::sync::Arc;

use tailleur::app::practice::{Practice, PracticeAction as Do, PracticeSetup, PracticeStage};
use tailleur::app::{Effect, LessonPath};
use tailleur::drill::AnyDrill;
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::Language;
use tailleur::lesson::{Bands, Lesson, Library, Step, TableTest};
use tailleur::progress::{AnswerRecord, DeviceId, Moment, Record};
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;

/// A lesson of the pack, at its first question.
fn to_be_spoken(language: Language, house: &str, lesson: &str) -> Player {
    let mut player = Player::at_home(language, house);
    player.begin(&LessonPath { pack: "announcements".into(), lesson: lesson.into() });
    while player.asked().is_none() {
        player.practise(Do::Next);
    }
    player
}

fn entry(player: &Player) -> &AnswerRecord {
    match player.records.last() {
        Some(Record::Answer(entry)) => entry,
        other => panic!("an answer is recorded last, not {other:?}"),
    }
}

#[test]
fn before_it_is_spoken_nothing_can_be_answered_and_the_key_is_hidden() {
    let mut player = to_be_spoken(Language::French, "monte-carlo", "say-the-final-call");
    let answer = player.right_answer();
    player.practise(Do::Answer(answer.clone()));
    player.practise(Do::Next);
    assert!(player.records.is_empty(), "nothing is marked that was not said");
    assert_eq!(player.asked().unwrap().model(), None);
    assert_eq!(player.asked().unwrap().spoken_millis(), None);
    assert!(player.app.last_speech().is_empty(), "nor is it heard");

    player.practise(Do::Spoken);
    let model = player.asked().unwrap().model().cloned().expect("now it is");
    assert_eq!(model.answer, answer);
    assert_eq!(player.app.last_speech(), model.heard, "and it is heard");
    assert_eq!(player.effects.last(), Some(&Effect::Speak(model.heard, Some("announcements".into()))));
    player.practise(Do::Answer(answer));
    assert!(matches!(player.practice().stage(), PracticeStage::Marked(_, verdict, _) if verdict.right));
    assert!(player.app.last_speech().is_empty(), "what was heard before it was marked is not said again");
}

#[test]
fn the_time_is_what_it_took_to_say_and_marking_takes_none() {
    let mut player = to_be_spoken(Language::Italian, "venezia-malta", "say-the-final-call");
    player.now = player.now.plus(2_500);
    player.practise(Do::Spoken);
    player.now = player.now.plus(60_000);
    player.practise(Do::Spoken);
    assert_eq!(player.asked().unwrap().spoken_millis(), Some(2_500), "said twice, it was said the first time");
    player.now = player.now.plus(60_000);
    player.answer(player.right_answer());
    assert_eq!(entry(&player).millis, Some(2_500));
    assert_eq!(player.practice().tally().median_millis(), Some(2_500));
}

#[test]
fn a_pause_takes_no_answer_time_and_nothing_is_spoken_in_it() {
    let mut player = to_be_spoken(Language::English, "venezia", "say-the-final-call");
    let wait = |player: &mut Player, millis| player.now = player.now.plus(millis);
    wait(&mut player, 1_000);
    player.practise(Do::Pause);
    wait(&mut player, 100_000);
    player.practise(Do::Spoken);
    player.practise(Do::Resume);
    assert_eq!(player.asked().unwrap().model(), None, "in a pause nothing is said");
    wait(&mut player, 700);
    player.practise(Do::Spoken);
    player.practise(Do::Pause);
    wait(&mut player, 100_000);
    let answer = player.right_answer();
    player.practise(Do::Answer(answer.clone()));
    assert!(player.answers().is_empty(), "nor answered");
    player.effects.clear();
    player.practise(Do::Resume);
    assert!(matches!(player.effects.as_slice(), [Effect::Speak(..)]), "after it the call is heard once more");
    player.practise(Do::Answer(answer));
    assert_eq!(entry(&player).millis, Some(1_700));
}

#[test]
fn the_journal_keeps_which_points_were_right_and_a_call_with_a_wrong_one_comes_back() {
    let mut player = to_be_spoken(Language::French, "article-57-13", "say-the-final-call");
    let missed = player.asked().unwrap().decision().to_owned();
    player.answer(Answer::Aloud(vec![true, false, true, true]));
    let entry = entry(&player).clone();
    assert_eq!((entry.drill.as_str(), entry.decision.as_str()), ("SayAloud", missed.as_str()));
    assert_eq!((entry.answer.as_str(), entry.expected.as_str()), ("points winner words", "points order winner words"));
    assert!(!entry.right);
    let PracticeStage::Marked(_, verdict, _) = player.practice().stage() else { panic!("it is marked") };
    assert_eq!(verdict.parts, [true, false, true, true]);
    let tally = player.practice().tally();
    assert_eq!((tally.right(), tally.answered(), tally.missed().len()), (0, 1, 1));
    assert!(tally.missed()[0].reason().is_some(), "and the summary can say what to look at again");
    let mut decisions = Vec::new();
    while *player.practice().stage() != PracticeStage::Done {
        match player.asked() {
            Some(asked) => {
                decisions.push(asked.decision().to_owned());
                player.answer(player.right_answer());
            }
            None => player.practise(Do::Next),
        }
    }
    let (done, all) = player.practice().progress();
    assert_eq!(done, all);
    assert!(decisions.contains(&missed));
}

#[test]
fn marks_for_other_points_than_are_asked_change_nothing() {
    let mut player = to_be_spoken(Language::English, "guide-fr", "say-the-final-call");
    player.practise(Do::Spoken);
    for marks in [vec![], vec![true; 3], vec![true; 5]] {
        player.practise(Do::Answer(Answer::Aloud(marks)));
    }
    player.practise(Do::Answer(Answer::Call("7".to_owned())));
    assert!(player.records.is_empty() && player.asked().is_some());
}

#[test]
fn other_drills_are_not_spoken() {
    let mut player = to_be_spoken(Language::English, "venezia", "the-final-call");
    player.practise(Do::Spoken);
    assert_eq!(player.asked().unwrap().model(), None, "their key stays shut");
    assert_eq!(player.asked().unwrap().spoken_millis(), None);
}

/// A table test of calls to be said aloud.
fn test_of(questions: u32) -> Practice {
    let library = Library::built_in();
    let (_, lesson) = library.find("announcements/say-every-call").unwrap();
    let mut lesson: Lesson = lesson.clone();
    lesson.steps.retain_mut(|step| match step {
        Step::Drill(round) => {
            round.rounds = questions;
            true
        }
        _ => false,
    });
    lesson.test = Some(TableTest { minutes: 1, bands: Bands::default() });
    let house = HouseLibrary::built_in().get("venezia").unwrap().clone();
    let path = LessonPath { pack: "own".into(), lesson: "test".into() };
    let setting =
        PracticeSetup { path, lesson: Arc::new(lesson), house, device: DeviceId::new(7), timed: true, seed: 5 };
    Practice::begin(setting, Moment(1_000))
}

#[test]
fn a_spoken_answer_not_marked_when_the_time_is_up_is_open() {
    let mut practice = test_of(4);
    let now = Moment(1_000);
    let PracticeStage::Asking(asked) = practice.stage() else { panic!("it begins with a question") };
    let AnswerForm::Aloud(points) = &asked.question().form else { panic!("something is to be said") };
    let right = Answer::Aloud(vec![true; points.len()]);
    assert!(practice.act(Do::Spoken, now.plus(2_000)).is_empty());
    assert_eq!(practice.act(Do::Answer(right), now.plus(9_000)).len(), 1);
    assert!(practice.act(Do::Spoken, now.plus(50_000)).is_empty());
    let ended = practice.act(Do::Tick, now.plus(60_000));
    assert!(matches!(ended.as_slice(), [Effect::Record(record)] if matches!(**record, Record::LessonDone(_))));
    let tally = practice.tally();
    assert_eq!((tally.right(), tally.answered(), tally.unanswered()), (1, 4, 3));
    assert_eq!(tally.median_millis(), Some(2_000));
}

#[test]
fn no_table_test_of_the_course_asks_for_it() {
    for (_, lesson) in Library::built_in().packs().flat_map(|pack| pack.lessons.iter().map(move |of| (pack, of))) {
        let asks = lesson.drills().any(|drill| matches!(drill, AnyDrill::SayAloud(_)));
        assert!(!(asks && lesson.test.is_some()), "{}", lesson.id);
    }
}

#[cfg(feature = "desktop")]
mod window {
    //! Said, marked and compared in the window.

    use eframe::egui::{Event, Key, Role, vec2};
    use egui_kittest::kittest::Queryable as _;
    use tailleur::app::Effect;
    use tailleur::app::practice::PracticeStage;
    use tailleur::drill::question::{Answer, AnswerForm, Choice};
    use tailleur::i18n::phrase::Fact;
    use tailleur::i18n::{HouseTerms, Language};
    use tailleur::rules::rng::SeededRng;
    use tailleur::{text, text_key};

    use super::to_be_spoken;
    use crate::support::window::aloud::row;
    use crate::support::window::{By, Open, figure, give, open, press, settle, strike_at_once, word};

    fn opened<'a>(language: Language, house: &str, lesson: &str) -> Open<'a> {
        let mut harness = open(to_be_spoken(language, house, lesson), 1024.0, 640.0);
        settle(&mut harness);
        harness
    }

    fn points(harness: &Open<'_>) -> Vec<Choice> {
        match &harness.state().player.asked().expect("a question is asked").question().form {
            AnswerForm::Aloud(points) => points.clone(),
            other => panic!("something is to be said, not {other:?}"),
        }
    }

    /// The words of the house as they are shown, dealt again from the seed.
    fn quoted(harness: &Open<'_>) -> String {
        let practice = harness.state().player.practice();
        let asked = harness.state().player.asked().unwrap();
        let posed = practice.lesson().drills().find_map(|drill| {
            let place =
                drill.drill().decisions(practice.house()).iter().position(|own| *asked.decision() == own.as_str())?;
            drill.drill().pose(place, practice.house(), &mut SeededRng::from_seed(asked.seed()))
        });
        let words = Fact::Text(posed.unwrap().key.heard.remove(0).text);
        harness.state().face.words.render(&text!("caption", words = words), &HouseTerms::default())
    }

    /// Each point's mark: right, wrong, or none.
    fn marks(harness: &Open<'_>) -> Vec<Option<bool>> {
        let states = [
            (Some(true), text_key!("widget-right")),
            (Some(false), text_key!("widget-wrong")),
            (None, text_key!("aloud-unmarked")),
        ];
        let reads = |point: &Choice| {
            let found = states.iter().find(|(_, key)| {
                let row = row(harness, point, *key);
                harness.query_by_role_and_label(Role::Button, &row).is_some()
            });
            found.unwrap_or_else(|| panic!("{point:?} is there with a mark of some kind")).0
        };
        points(harness).iter().map(reads).collect()
    }

    #[test]
    fn first_there_is_nothing_but_the_table_and_one_thing_to_do() {
        for (language, house) in
            [(Language::French, "monte-carlo"), (Language::Italian, "venezia-malta"), (Language::English, "venezia")]
        {
            let mut harness = opened(language, house, "say-the-final-call");
            let quoted = quoted(&harness);
            let names: Vec<String> = ["aloud-said", "lesson-pause", "rule-show"].map(|key| word(&harness, key)).into();
            let buttons = harness.query_all_by_role(Role::Button).count();
            assert_eq!(buttons, names.len(), "{names:?}");
            assert!(harness.query_by_label(&quoted).is_none(), "{quoted} is not to be read yet");
            for key in [Key::Num0, Key::Num1, Key::Space, Key::Backspace] {
                press(&mut harness, key);
            }
            assert_eq!(harness.state().player.asked().unwrap().model(), None, "only Enter says that it is said");
            press(&mut harness, Key::Enter);
            harness.get_by_label(&quoted);
            assert_eq!(marks(&harness), [None; 4], "{house}: nothing is marked that the trainee has not marked");
        }
    }

    #[test]
    fn figures_turn_the_points_over_and_enter_waits_until_each_is_marked() {
        let mut harness = opened(Language::English, "article-57-13", "say-the-final-call");
        press(&mut harness, Key::Enter);
        let (right, wrong) = (Some(true), Some(false));
        for (key, expected) in [
            (Key::Enter, [None; 4]),
            (Key::Num2, [None, right, None, None]),
            (Key::Num2, [None, wrong, None, None]),
            (Key::Num5, [None, wrong, None, None]),
            (Key::Num4, [None, wrong, None, right]),
            (Key::Enter, [None, wrong, None, right]),
            (Key::Backspace, [None, wrong, None, None]),
            (Key::Num0, [right; 4]),
            (Key::Num3, [right, right, wrong, right]),
            (Key::Num3, [right; 4]),
            (Key::Num3, [right, right, wrong, right]),
        ] {
            press(&mut harness, key);
            assert_eq!(marks(&harness), expected, "after {key:?}");
        }
        press(&mut harness, Key::Enter);
        let PracticeStage::Marked(_, verdict, _) = harness.state().player.practice().stage() else {
            panic!("it is given")
        };
        assert_eq!(verdict.given, Answer::Aloud(vec![true, true, false, true]));
    }

    #[test]
    fn a_click_on_the_tick_or_the_cross_marks_at_once_and_twice_changes_nothing() {
        let mut harness = opened(Language::English, "article-57-13", "say-the-final-call");
        press(&mut harness, Key::Enter);
        let first = points(&harness).remove(0);
        let unmarked = row(&harness, &first, text_key!("aloud-unmarked"));
        let tile = harness.get_by_role_and_label(Role::Button, &unmarked).rect();
        // A sign with the space beside it.
        let sign = 30.0;
        for (from_the_right, expected) in [(0.5, false), (0.5, false), (1.5, true), (1.5, true), (0.5, false)] {
            let at = tile.right_center() - vec2(from_the_right * sign, 0.0);
            harness.drag_at(at);
            harness.drop_at(at);
            settle(&mut harness);
            assert_eq!(marks(&harness).first(), Some(&Some(expected)), "{from_the_right} signs from the right");
        }
    }

    #[test]
    fn plus_says_the_call_again_once_it_may_be_heard() {
        let mut harness = opened(Language::French, "guide-fr", "say-the-final-call");
        for (said, key) in [(false, Key::Backspace), (true, Key::Enter)] {
            press(&mut harness, key);
            harness.state_mut().player.effects.clear();
            harness.event(Event::Text("+".to_owned()));
            settle(&mut harness);
            let effects = &harness.state().player.effects;
            assert_eq!(effects.iter().any(|effect| matches!(effect, Effect::Speak(..))), said, "{effects:?}");
        }
    }

    #[test]
    fn the_keyboard_comes_to_each_point_and_space_turns_it_over() {
        let mut harness = opened(Language::Italian, "venezia-malta", "say-the-points");
        press(&mut harness, Key::Enter);
        let points = points(&harness);
        assert_eq!(points.len(), 3, "a point has no order and no winner");
        for point in &points {
            harness.get_by_role_and_label(Role::Button, &row(&harness, point, text_key!("aloud-unmarked"))).focus();
            settle(&mut harness);
            press(&mut harness, Key::Space);
            harness.get_by_role_and_label(Role::Button, &row(&harness, point, text_key!("widget-right")));
        }
        press(&mut harness, Key::Space);
        assert_eq!(marks(&harness), [Some(true), Some(true), Some(false)]);
        let check = word(&harness, "lesson-check");
        harness.get_by_role_and_label(Role::Button, &check).focus();
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        assert_eq!(harness.state().player.answers().get(&false), Some(&1));
    }

    #[test]
    fn marks_struck_at_once_with_enter_are_all_in_the_answer() {
        let mut harness = opened(Language::English, "venezia", "say-the-final-call");
        press(&mut harness, Key::Enter);
        strike_at_once(&mut harness, &[Key::Num0, Key::Num2, Key::Enter]);
        let PracticeStage::Marked(_, verdict, _) = harness.state().player.practice().stage() else {
            panic!("it is given")
        };
        assert_eq!(verdict.given, Answer::Aloud(vec![true, false, true, true]));
    }

    #[test]
    fn the_verdict_reads_the_call_again_and_says_which_point_was_wrong() {
        for by in [By::Keys, By::Pointer] {
            let mut harness = opened(Language::French, "guide-fr", "say-the-final-call");
            let (points, quoted) = (points(&harness), quoted(&harness));
            let form = AnswerForm::Aloud(points.clone());
            give(&mut harness, &form, &Answer::Aloud(vec![true, true, true, false]), by);
            harness.get_by_label(&quoted);
            let wrong = word(&harness, "widget-wrong");
            let names = HouseTerms::from(&harness.state().player.practice().house().terms);
            let label = harness.state().face.words.render(&points[3].label, &names);
            // The cross and the word, both beside the point.
            let beside = harness.get_by_label(&label).rect();
            let said =
                harness.query_all_by_label(&wrong).filter(|node| beside.y_range().contains(node.rect().center().y));
            assert_eq!(said.count(), 2, "{wrong} stands beside {label}");
        }
    }

    #[test]
    fn the_next_call_begins_unmarked() {
        let mut harness = opened(Language::English, "monte-carlo", "say-the-final-call");
        for _ in 0..3 {
            press(&mut harness, Key::Enter);
            assert_eq!(marks(&harness), [None; 4]);
            press(&mut harness, figure(0));
            press(&mut harness, Key::Enter);
            press(&mut harness, Key::Enter);
        }
        let form = AnswerForm::Aloud(points(&harness));
        give(&mut harness, &form, &Answer::Aloud(vec![true; 4]), By::Pointer);
        assert_eq!(harness.state().player.answers().get(&true), Some(&4));
    }
}
