//! Driving the window: opening, pressing, clicking, and answering every form.

pub(crate) mod aloud;
pub(crate) mod call;
mod chips;
pub(crate) mod grid;
pub(crate) mod settle;
mod several;

use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::HouseTerms;
use tailleur::i18n::text_key::TextKey;
use tailleur::view::{Appearance, Drafts, app_ui, fonts};

use crate::support::player::Player;

mod order;

/// The window in a test's hands.
pub(crate) struct Window {
    pub(crate) player: Player,
    pub(crate) face: Appearance,
    pub(crate) drafts: Drafts,
}

pub(crate) type Open<'a> = Harness<'a, Window>;

pub(crate) fn open<'a>(player: Player, width: f32, height: f32) -> Open<'a> {
    let face = Appearance::new(player.app.settings(), player.app.language(), true);
    let window = Window { player, face, drafts: Drafts::default() };
    let mut dressed = false;
    Harness::builder().with_size([width, height]).build_ui_state(
        move |ui, window: &mut Window| {
            if !dressed {
                dressed = true;
                fonts::install(ui.ctx());
                window.face.apply(ui.ctx());
                ui.ctx().request_repaint();
                return;
            }
            for action in app_ui(ui, &window.player.app, &window.face, &mut window.drafts) {
                window.player.act(action);
                ui.ctx().request_repaint();
            }
            if !window.face.is_for(window.player.app.settings(), window.player.app.language(), true) {
                window.face = Appearance::new(window.player.app.settings(), window.player.app.language(), true);
                window.face.apply(ui.ctx());
            }
        },
        window,
    )
}

/// The window with the first question of a lesson in it.
pub(crate) fn asking<'a>(mut player: Player, lesson: &str, [width, height]: [f32; 2]) -> Open<'a> {
    player.take_up(lesson);
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Keys,
    Pointer,
}

pub(crate) fn settle(harness: &mut Open<'_>) {
    // Cards may still be moving: steps, not a run to rest.
    harness.run_steps(3);
}

/// Presses a key as a window hears it: the key, and the letter or figure it types.
pub(crate) fn press(harness: &mut Open<'_>, key: Key) {
    let typed = key.symbol_or_name();
    if typed.chars().count() == 1 && typed.is_ascii() {
        harness.event(Event::Text(typed.to_owned()));
    }
    harness.key_press(key);
    settle(harness);
}

/// Strikes keys all in one frame, as a fast hand and a slow machine give them.
pub(crate) fn strike_at_once(harness: &mut Open<'_>, keys: &[Key]) {
    harness.input_mut().events.extend(keys.iter().map(|key| Event::Key {
        key: *key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }));
    settle(harness);
}

pub(crate) fn figure(number: u32) -> Key {
    Key::from_name(&number.to_string()).expect("a figure has a key")
}

pub(crate) fn click(harness: &mut Open<'_>, label: &str) {
    let buttons: Vec<_> = harness.query_all_by_role_and_label(Role::Button, label).collect();
    buttons.last().unwrap_or_else(|| panic!("there is a button {label}")).click();
    settle(harness);
}

pub(crate) fn word(harness: &Open<'_>, key: &'static str) -> String {
    harness.state().face.words.message(TextKey::find(key).expect("a text has the key"))
}

pub(crate) fn give(harness: &mut Open<'_>, form: &AnswerForm, answer: &Answer, by: By) {
    let before: usize = harness.state().player.answers().values().sum();
    match by {
        By::Keys => give_by_keys(harness, form, answer),
        By::Pointer => give_by_pointer(harness, form, answer),
    }
    let after: usize = harness.state().player.answers().values().sum();
    assert_eq!(after, before + 1, "{answer:?} is given and recorded");
}

pub(crate) fn give_by_keys(harness: &mut Open<'_>, form: &AnswerForm, answer: &Answer) {
    match (form, answer) {
        (AnswerForm::Choice(choices), Answer::Choice(index)) => {
            let letter = choices[*index].letter.and_then(|letter| Key::from_name(&letter.to_string()));
            press(harness, letter.unwrap_or_else(|| figure(*index as u32 + 1)));
        }
        (AnswerForm::Number { most }, Answer::Number(number)) if *most > 9 => {
            for digit in number.to_string().chars() {
                press(harness, figure(digit.to_digit(10).unwrap()));
            }
            press(harness, Key::Enter);
        }
        (_, Answer::Number(number)) => press(harness, figure(*number)),
        (_, Answer::Money(sum)) => {
            for digit in format!("{}", sum.get() / 100).chars() {
                press(harness, figure(digit.to_digit(10).unwrap()));
            }
            if sum.get() % 100 > 0 {
                press(harness, Key::Period);
                for digit in format!("{:02}", sum.get() % 100).chars() {
                    press(harness, figure(digit.to_digit(10).unwrap()));
                }
            }
            press(harness, Key::Enter);
        }
        (AnswerForm::Several(parts), Answer::Several(answers)) => several::give_by_keys(harness, parts, answers),
        (AnswerForm::Grid(grid), Answer::Grid(acts)) => grid::by_keys(harness, grid, acts),
        (AnswerForm::Order(steps), Answer::Order(places)) => order::by_keys(harness, steps, places),
        (AnswerForm::Settle, Answer::Settle(deeds)) => settle::by_keys(harness, deeds),
        (AnswerForm::Call(tiles), Answer::Call(words)) => call::by_keys(harness, tiles, words),
        (AnswerForm::Aloud(_), Answer::Aloud(marks)) => aloud::by_keys(harness, marks),
        (AnswerForm::Chips(tray), Answer::Chips(pieces)) => chips::by_keys(harness, tray, pieces),
        other => panic!("no keys for {other:?}"),
    }
}

pub(crate) fn give_by_pointer(harness: &mut Open<'_>, form: &AnswerForm, answer: &Answer) {
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    match (form, answer) {
        (AnswerForm::Choice(choices), Answer::Choice(index)) => {
            let label = harness.state().face.words.render(&choices[*index].label, &names);
            click(harness, &label);
        }
        (AnswerForm::Number { most }, Answer::Number(number)) if *most > several::MOST_TILES => {
            several::click_figures(harness, *number);
            let label = word(harness, "lesson-check");
            click(harness, &label);
        }
        (_, Answer::Number(number)) => click(harness, &number.to_string()),
        (_, Answer::Money(sum)) => {
            for digit in format!("{}", sum.get() / 100).chars() {
                click(harness, &digit.to_string());
            }
            if sum.get() % 100 > 0 {
                let mark = word(harness, "widget-decimal-mark");
                click(harness, &mark);
                for digit in format!("{:02}", sum.get() % 100).chars() {
                    click(harness, &digit.to_string());
                }
            }
            let label = word(harness, "lesson-check");
            click(harness, &label);
        }
        (AnswerForm::Several(parts), Answer::Several(answers)) => several::give_by_pointer(harness, parts, answers),
        (AnswerForm::Grid(grid), Answer::Grid(acts)) => grid::by_pointer(harness, grid, acts),
        (AnswerForm::Order(steps), Answer::Order(places)) => order::by_pointer(harness, steps, places),
        (AnswerForm::Settle, Answer::Settle(deeds)) => settle::by_pointer(harness, deeds),
        (AnswerForm::Call(tiles), Answer::Call(words)) => call::by_pointer(harness, tiles, words),
        (AnswerForm::Aloud(points), Answer::Aloud(marks)) => aloud::by_pointer(harness, points, marks),
        (AnswerForm::Chips(_), Answer::Chips(pieces)) => chips::by_pointer(harness, pieces),
        other => panic!("nothing to point at for {other:?}"),
    }
}
