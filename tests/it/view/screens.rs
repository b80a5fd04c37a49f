//! The window without a display: every screen through its accessibility tree, by pointer and by keys.
#![cfg(feature = "desktop")]

use std::collections::BTreeSet;

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::{Action, Effect, Notice, NoticeTopic, Screen};
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::{HouseTerms, Language};
use tailleur::platform::storage::profile_name::NameError;
use tailleur::progress::Settings;
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;
use crate::support::window::{By, Open, asking, click, give, open, press, settle, strike_at_once, word};
use crate::support::{thorough, tier};

/// Plays the running lesson to its end with right answers.
fn play(harness: &mut Open<'_>, by: By) {
    for _ in 0..500 {
        let stage = harness.state().player.practice().stage().clone();
        match stage {
            PracticeStage::Done => return,
            PracticeStage::Asking(asked) => {
                let answer = harness.state().player.right_answer();
                give(harness, &asked.question().form, &answer, by);
            }
            // What is answered on pages has its own tests.
            PracticeStage::Reading(_) if is_open_page(harness) => {
                harness.state_mut().player.practise(PracticeAction::Next);
                settle(harness);
            }
            // The table has its own tests.
            PracticeStage::Shift(_) => {
                harness.state_mut().player.work_shift();
                settle(harness);
            }
            _ if by == By::Keys => press(harness, Key::Enter),
            _ => {
                let label = word(harness, "go-on");
                click(harness, &label);
            }
        }
    }
    panic!("the lesson does not end");
}

/// True on a page whose question is still open.
fn is_open_page(harness: &Open<'_>) -> bool {
    let page = harness.state().player.practice().page();
    page.is_some_and(|page| page.question().is_some() && page.verdict().is_none())
}

/// A test for each of so many parts of the lessons, so that they run side by side.
macro_rules! every_lesson_is_played {
    ($parts:literal: $($name:ident $part:literal,)+) => {
        $(
            #[test]
            fn $name() {
                play_lessons_through_the_accessibility_tree($part, $parts);
            }
        )+
    };
}

every_lesson_is_played! { 4:
    every_lesson_is_played_through_the_accessibility_tree_first_part 0,
    every_lesson_is_played_through_the_accessibility_tree_second_part 1,
    every_lesson_is_played_through_the_accessibility_tree_third_part 2,
    every_lesson_is_played_through_the_accessibility_tree_fourth_part 3,
}

fn play_lessons_through_the_accessibility_tree(part: usize, parts: usize) {
    let houses: Vec<_> = HouseLibrary::built_in().iter().map(|house| house.id.clone()).collect();
    let lessons = Player::at_home(Language::French, "venezia").lessons();
    let (mut by_keys, mut played) = (0, 0);
    // The quick tier plays a quarter of the lessons.
    let parts_of_all = parts * tier(4, 1);
    for (index, path) in lessons.iter().enumerate().filter(|(index, _)| index % parts_of_all == part) {
        played += 1;
        let language = Language::ALL[index % 3];
        // Each lesson in a house it is for; the houses take turns.
        let house = houses
            .iter()
            .cycle()
            .skip(index)
            .take(5)
            .find(|house| Player::at_home(language, house.as_str()).lessons().contains(path));
        // The lessons for the ear are taken by keys from end to end.
        let by = if index % 3 == 0 || path.pack == "listening" { By::Keys } else { By::Pointer };
        by_keys += usize::from(by == By::Keys);
        let mut player = Player::at_home(language, house.expect("each lesson is for some house").as_str());
        player.begin(path);
        let mut harness = open(player, 1280.0, 800.0);
        settle(&mut harness);
        play(&mut harness, by);
        let player = &harness.state().player;
        assert!(player.practice().is_passed(), "{path}");
        assert_eq!(player.answers().get(&false), None, "{path}");
    }
    assert!(by_keys > 0 && by_keys * 3 + 2 >= played);
}

#[test]
fn a_newcomer_goes_from_the_door_to_a_verdict_by_keys_alone() {
    let mut harness = open(Player::at_the_door(Language::Italian, "monte-carlo"), 1024.0, 640.0);
    settle(&mut harness);
    harness.get_by_role(Role::TextInput).type_text("Giulia");
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    let made = harness.state().player.effects.clone();
    assert_eq!(made, vec![Effect::MakeProfile("Giulia".to_owned())]);

    let mut harness = open(Player::at_home(Language::Italian, "monte-carlo"), 1024.0, 640.0);
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.app.screen(), Screen::Lesson(_)));
    // Each page is answered by a key, and Enter goes on.
    for _ in 0..2 {
        assert!(is_open_page(&harness));
        press(&mut harness, Key::Num7);
        press(&mut harness, Key::Enter);
    }
    let answer = harness.state().player.wrong_answer();
    let form = harness.state().player.asked().unwrap().question().form.clone();
    give(&mut harness, &form, &answer, By::Keys);
    let wrong = word(&harness, "verdict-wrong");
    assert!(harness.query_all_by_label(&wrong).next().is_some());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home), "Escape pauses, then leaves");
}

#[test]
fn a_sum_is_typed_and_taken_back_a_figure_at_a_stroke() {
    let mut harness = asking(Player::at_home(Language::English, "monte-carlo"), "payouts-mixed", [1280.0, 800.0]);
    for (key, sum) in [
        (Key::Num9, "9"),
        (Key::Num5, "95"),
        (Key::Period, "95."),
        (Key::Num5, "95.5"),
        (Key::Backspace, "95."),
        (Key::Delete, "95"),
    ] {
        press(&mut harness, key);
        assert_eq!(harness.state().drafts.answer.sum, sum, "after {key:?}");
    }
}

#[test]
fn the_winner_is_chosen_on_the_felt() {
    let mut harness = asking(Player::at_home(Language::English, "monte-carlo"), "who-wins", [1280.0, 800.0]);
    let Answer::Choice(index) = harness.state().player.right_answer() else { panic!("a choice is asked") };
    let name = ["Ponte", "Banque", "Égalité"][index];
    let places: Vec<_> = harness
        .query_all_by_role(Role::Button)
        .filter(|node| node.accesskit_node().label().is_some_and(|label| label.contains(name)))
        .collect();
    assert!(places.len() >= 2, "{name} can be chosen beside the table and on it");
    let on_the_felt = places.iter().min_by(|a, b| a.rect().left().total_cmp(&b.rect().left())).unwrap();
    on_the_felt.click();
    settle(&mut harness);
    assert_eq!(harness.state().player.answers().get(&true), Some(&1));
}

#[test]
fn a_stake_and_a_seat_are_chosen_on_the_felt() {
    for (lesson, house, taken) in [
        ("faulty-stakes-mixed", "venezia", false),
        ("the-cut", "guide-fr", true),
        ("who-turns-punto", "article-57-13", true),
    ] {
        let mut harness = asking(Player::at_home(Language::English, house), lesson, [1280.0, 800.0]);
        let question = harness.state().player.asked().unwrap().question().clone();
        let name = match &question.scene.seats {
            None => {
                let names = HouseTerms::from(&harness.state().player.practice().house().terms);
                let AnswerForm::Several(parts) = &question.form else { panic!("two things are asked about stakes") };
                let AnswerForm::Choice(stakes) = &parts[0].form else { panic!("a stake is chosen") };
                harness.state().face.words.render(&stakes[0].label, &names)
            }
            Some(seats) => {
                let other = seats.taken.iter().find(|seat| Some(**seat) != seats.holder).unwrap();
                format!("seat {other}, taken")
            }
        };
        let places: Vec<_> = harness.query_all_by_role_and_label(Role::Button, &name).collect();
        let on_the_felt = places.iter().min_by(|a, b| a.rect().left().total_cmp(&b.rect().left())).unwrap();
        on_the_felt.click();
        settle(&mut harness);
        let answered: usize = harness.state().player.answers().values().sum();
        assert_eq!(answered, usize::from(taken), "{lesson}: a seat answers, a stake is one line of two");
        assert_eq!(harness.state().drafts.answer.lines.iter().flatten().count(), usize::from(!taken), "{lesson}");
    }
}

#[test]
fn the_question_mark_shows_the_keys_and_escape_puts_them_away() {
    let mut harness = open(Player::at_home(Language::English, "venezia"), 1024.0, 640.0);
    settle(&mut harness);
    harness.event(eframe::egui::Event::Text("?".to_owned()));
    settle(&mut harness);
    assert!(harness.state().player.app.keys_shown());
    press(&mut harness, Key::Enter);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home), "what lies under the keys does not hear");
    harness.state_mut().player.act(Action::Back);
    settle(&mut harness);
    assert!(!harness.state().player.app.keys_shown());
}

/// A lesson gone through with nothing right.
fn finished(player: &mut Player) {
    player.take_up("rows-mixed");
    while player.practice().stage() != &PracticeStage::Done {
        let action = match player.asked() {
            Some(_) => tailleur::app::practice::PracticeAction::Answer(player.wrong_answer()),
            None => tailleur::app::practice::PracticeAction::Next,
        };
        player.practise(action);
    }
}

/// Home, with something to practise today.
fn practised(player: &mut Player) {
    finished(player);
    player.act(Action::Back);
    assert!(player.app.today().is_some());
}

fn warming(player: &mut Player) {
    practised(player);
    player.act(Action::BeginToday);
}

fn tapping(player: &mut Player) {
    warming(player);
    player.act(Action::WarmUp(tailleur::app::warm_up::WarmUpAction::Start));
}

/// A bare figure in the tile that is lit would look like the key to press.
#[test]
fn a_lit_side_of_the_warm_up_shows_its_arrow_and_no_bare_figure() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    tapping(&mut player);
    let mut harness = open(player, 1280.0, 800.0);
    settle(&mut harness);
    let texts: Vec<String> =
        harness.output().shapes.iter().filter_map(|painted| painted_text(&painted.shape)).collect();
    assert!(texts.iter().any(|text| text == "←") && texts.iter().any(|text| text == "→"), "{texts:?}");
    assert!(texts.iter().all(|text| text.parse::<u32>().is_err()), "{texts:?}");
}

fn painted_text(shape: &eframe::egui::Shape) -> Option<String> {
    match shape {
        eframe::egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    }
}

/// Every screen there is, one after another.
fn screens(language: Language, settings: &Settings) -> Vec<(&'static str, Player)> {
    let at = |stop: &dyn Fn(&mut Player)| {
        let mut player = Player::at_home(language, settings.house.as_str());
        player.act(Action::Set(settings.clone()));
        stop(&mut player);
        player
    };
    let question = |lesson: &'static str| move |player: &mut Player| player.take_up(lesson);
    let answered = |lesson: &'static str, right: bool| {
        move |player: &mut Player| {
            question(lesson)(player);
            let answer = if right { player.right_answer() } else { player.wrong_answer() };
            player.answer(answer);
        }
    };
    let spoken = |lesson: &'static str| {
        move |player: &mut Player| {
            question(lesson)(player);
            player.say_aloud();
        }
    };
    let mut door = Player::at_the_door(language, settings.house.as_str());
    door.act(Action::Set(settings.clone()));
    vec![
        ("welcome", door),
        ("home", at(&|_| {})),
        ("reading", at(&|player| player.begin(&player.lessons().remove(1)))),
        ("count", at(&question("counting"))),
        ("third card", at(&question("rows-mixed"))),
        ("whole coup", at(&question("whole-coups"))),
        ("winner", at(&question("who-wins"))),
        ("payout", at(&question("payouts-mixed"))),
        ("faulty stakes", at(&question("faulty-stakes-mixed"))),
        ("whole table", at(&question("a-tie"))),
        ("wrong whole table", at(&answered("a-tie", false))),
        ("burn", at(&question("the-burn"))),
        ("to be said", at(&question("say-the-final-call"))),
        ("said", at(&spoken("say-the-final-call"))),
        ("point said", at(&spoken("say-the-points"))),
        ("wrong aloud", at(&answered("say-the-final-call", false))),
        ("right", at(&answered("rows-mixed", true))),
        ("wrong", at(&answered("whole-coups", false))),
        ("wrong faulty stakes", at(&answered("faulty-stakes-mixed", false))),
        ("wrong payout", at(&answered("payouts-mixed", false))),
        ("summary", at(&finished)),
        ("today", at(&practised)),
        ("warm-up", at(&warming)),
        ("warm-up begun", at(&tapping)),
        ("settings", at(&|player| player.act(Action::OpenSettings))),
        ("profile", at(&|player| player.act(Action::Archives(tailleur::app::profile_admin::ProfileAdminAction::Open)))),
    ]
}

#[test]
fn every_screen_fits_in_every_language_and_size_and_names_its_widgets() {
    let sizes = [(800.0, 560.0), (1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];
    for (index, language) in Language::ALL.into_iter().enumerate() {
        for (turn, text_percent) in [100, 150, 200].into_iter().enumerate() {
            // In the quick tier each language has one text size.
            if turn != index && !thorough() {
                continue;
            }
            let house = ["monte-carlo", "venezia-malta", "article-57-13"][index];
            let settings =
                Settings { language: Some(language), house: house.into(), text_percent, ..Settings::default() };
            for (number, (name, player)) in screens(language, &settings).into_iter().enumerate() {
                let (width, height) = sizes[(number + turn + index) % 4];
                let mut harness = open(player, width, height);
                // A nameless widget, a missing glyph and a screen that never rests each fail here.
                settle(&mut harness);
                let buttons: Vec<_> = harness.query_all_by_role(Role::Button).collect();
                assert!(!buttons.is_empty(), "{name} in {language:?} has something to do");
                for button in &buttons {
                    let label = button.accesskit_node().label().unwrap_or_default();
                    assert!(!label.trim().is_empty(), "{name} in {language:?}: a button without a name");
                    assert!(!label.contains('{'), "{name} in {language:?}: {label}");
                    let rect = button.rect();
                    assert!(
                        rect.left() >= -0.5 && rect.right() <= width + 0.5,
                        "{name} in {language:?}: {label} is cut off at {width} wide, {text_percent} %: {rect:?}"
                    );
                }
                let primary: BTreeSet<String> = harness
                    .query_all_by_role(Role::Label)
                    .filter_map(|node| text_of(&node))
                    .filter(|label| label.contains("{$") || label.contains("{reason"))
                    .collect();
                assert!(primary.is_empty(), "{name} in {language:?}: {primary:?}");
            }
        }
    }
}

fn text_of(node: &egui_kittest::Node<'_>) -> Option<String> {
    node.accesskit_node().value().or_else(|| node.accesskit_node().label())
}

fn texts(harness: &Open<'_>) -> BTreeSet<String> {
    harness.query_all_by_role(Role::Label).filter_map(|node| text_of(&node)).collect()
}

/// Presses Tab until what the keyboard holds has this name.
fn tab_to(harness: &mut Open<'_>, name: &str) {
    for _ in 0..60 {
        press(harness, Key::Tab);
        if held(harness).as_deref() == Some(name) {
            return;
        }
    }
    panic!("the keyboard comes to {name}, at last to {:?}", held(harness));
}

#[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is bound to one tree")]
fn focused<'t>() -> egui_kittest::kittest::By<'t> {
    egui_kittest::kittest::by().predicate(|node| node.is_focused())
}

/// The name of what the keyboard holds.
fn held(harness: &Open<'_>) -> Option<String> {
    harness.query(focused()).and_then(|node| node.accesskit_node().label())
}

#[test]
fn a_house_is_chosen_by_keys_alone_and_escape_closes_the_list_only() {
    let mut harness = open(Player::at_home(Language::English, "venezia"), 1024.0, 640.0);
    settle(&mut harness);
    let house = word(&harness, "home-house");
    tab_to(&mut harness, &house);
    press(&mut harness, Key::Space);
    assert!(held(&harness).is_some_and(|name| name.contains("Venezia")), "the list opens at what is chosen");
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home), "Escape has closed the list and no more");
    assert_eq!(held(&harness), Some(house.clone()), "the button has the keyboard again");

    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowUp);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().player.app.settings().house, "monte-carlo");
    assert_eq!(held(&harness), Some(house), "the button has the keyboard again");
    let monte_carlo = HouseLibrary::built_in().get("monte-carlo").expect("it is built in").name.clone();
    press(&mut harness, Key::Enter);
    assert_eq!(held(&harness), Some(format!("{monte_carlo} · Monaco")), "the list opens at what is chosen now");
}

#[test]
fn what_the_keyboard_goes_to_comes_into_sight() {
    let mut harness = open(Player::at_home(Language::English, "venezia"), 800.0, 560.0);
    settle(&mut harness);
    for _ in 0..30 {
        press(&mut harness, Key::Tab);
        harness.run_steps(20);
        let by = focused();
        let Some(node) = harness.query(by) else { continue };
        let (name, rect) = (node.accesskit_node().label(), node.rect());
        assert!(rect.top() >= 0.0 && rect.bottom() <= 560.0, "{name:?} is out of sight at {rect:?}");
    }
}

#[test]
fn a_name_that_is_refused_can_be_mended_and_what_was_wrong_with_it_goes() {
    let mut harness = open(Player::at_the_door(Language::English, "venezia"), 800.0, 560.0);
    settle(&mut harness);
    harness.get_by_role(Role::TextInput).type_text("a/b");
    settle(&mut harness);
    press(&mut harness, Key::Enter);
    let refusal = Notice { topic: NoticeTopic::ProfileName, phrase: NameError::Slash('/').into_phrase() };
    harness.state_mut().player.act(Action::Notice(refusal));
    settle(&mut harness);
    assert_eq!(harness.state().drafts.name, "a/b", "what was typed is still there");
    assert_eq!(held(&harness), Some(word(&harness, "welcome-name")), "and the field waits for it to be mended");
    let settings = harness.state().player.app.settings().clone();
    let profile = Player::at_home(Language::English, "venezia").app.profile().expect("it is open").clone();
    harness.state_mut().player.act(Action::Opened(profile, settings));
    settle(&mut harness);
    assert!(harness.state().player.app.notices().is_empty(), "a name that was taken up has nothing wrong with it");
    assert_eq!(harness.state().drafts.name, "");
}

#[test]
fn a_sum_is_not_nought_before_it_is_typed_and_does_not_outlive_its_lesson() {
    let mut harness = asking(Player::at_home(Language::English, "venezia"), "punto-evens", [800.0, 560.0]);
    let nothing = word(&harness, "no-answer-yet");
    assert!(texts(&harness).iter().any(|text| text.contains(&nothing)), "nothing is typed yet");
    press(&mut harness, Key::Num7);
    let check = word(&harness, "lesson-check");
    assert!(!harness.get_by_role_and_label(Role::Button, &check).accesskit_node().is_disabled());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    harness.state_mut().player.take_up("punto-evens");
    settle(&mut harness);
    assert!(texts(&harness).iter().any(|text| text.contains(&nothing)), "the 7 has gone with its lesson");
}

#[test]
fn pressing_pause_twice_does_not_leave_the_lesson() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.begin(&player.lessons().remove(0));
    let mut harness = open(player, 800.0, 560.0);
    settle(&mut harness);
    let pause = word(&harness, "lesson-pause");
    click(&mut harness, &pause);
    assert!(harness.state().player.practice().is_paused());
    click(&mut harness, &pause);
    assert!(matches!(harness.state().player.app.screen(), Screen::Lesson(_)));
}

#[test]
fn figures_struck_at_once_with_enter_are_all_in_the_answer() {
    for lesson in ["payouts-mixed", "reading-stacks", "cutting"] {
        let mut harness = asking(Player::at_home(Language::English, "monte-carlo"), lesson, [1280.0, 800.0]);
        strike_at_once(&mut harness, &[Key::Num1, Key::Num2, Key::Enter]);
        assert!(harness.state().player.asked().is_none(), "{lesson}: Enter gives what was typed");
        assert!(texts(&harness).contains("12"), "{lesson}: all of it");
    }
}
