//! A shift in the window: worked by names and roles, and by keys alone; what stands on the screen at every size.

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::shift::ShiftScreen;
use tailleur::app::shift::target::Target;
use tailleur::app::{Action, Screen};
use tailleur::describe::shift;
use tailleur::i18n::Language;
use tailleur::i18n::phrase::Fact;
use tailleur::progress::Settings;
use tailleur::rules::house::TableSize;
use tailleur::table::act::Act;
use tailleur::table::judging::Letter;
use tailleur::table::scenario::Presentation;
use tailleur::text;

use crate::app::shift::{debrief, screen, work};
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};
use crate::table::tables;

const SIZES: [([f32; 2], u16); 3] = [([1024.0, 640.0], 100), ([1024.0, 640.0], 150), ([1280.0, 800.0], 100)];

/// The window at home, without a clock.
fn home<'a>(language: Language, house: &str, size: TableSize, [width, height]: [f32; 2], percent: u16) -> Open<'a> {
    let mut player = Player::at_home(language, house);
    let settings = Settings {
        language: Some(language),
        table: Some(size),
        timers: false,
        text_percent: percent,
        reduced_motion: true,
        ..player.app.settings().clone()
    };
    player.act(Action::Set(settings));
    let mut harness = open(player, width, height);
    settle(&mut harness);
    harness
}

/// The choice, opened by its button.
fn choosing<'a>(house: &str, size: TableSize) -> Open<'a> {
    let mut harness = home(Language::English, house, size, [1280.0, 800.0], 100);
    let door = word(&harness, "shift-at-the-table");
    click(&mut harness, &door);
    harness
}

fn label_of(harness: &Open<'_>, act: &Act) -> String {
    let work = work(&harness.state().player);
    let state = work.shift().state();
    let due = text!("shift-due-name", act = Fact::Phrase(Box::new(shift::act(state, act))));
    harness.state().face.words.render_for_house(&due, &state.house)
}

fn is_over(harness: &Open<'_>) -> bool {
    matches!(screen(&harness.state().player), ShiftScreen::Debrief(_))
}

#[test]
fn a_shift_is_worked_by_names_and_roles_at_every_table() {
    for (house, size) in tables() {
        let mut harness = choosing(house.id.as_str(), size);
        let guided = word(&harness, "shift-presentation-guided");
        click(&mut harness, &guided);
        let begin = word(&harness, "shift-choice-begin");
        click(&mut harness, &begin);
        for _ in 0..2_000 {
            if is_over(&harness) {
                break;
            }
            // What is due is the button whose name begins so.
            let prefix = word(&harness, "shift-due-title");
            assert!(!prefix.is_empty());
            let due = work(&harness.state().player).due().remove(0);
            let label = label_of(&harness, &due.act);
            click(&mut harness, &label);
        }
        let show = word(&harness, "shift-debrief-show");
        click(&mut harness, &show);
        let report = debrief(&harness.state().player).report();
        assert!(report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{} {size:?}: {report:?}", house.id);
        let passed = word(&harness, "shift-debrief-passed");
        assert!(harness.query_by_label(&passed).is_some(), "{} {size:?}", house.id);
    }
}

/// Presses the keys of an act: what it is about, its amount, its letter.
fn by_keys(harness: &mut Open<'_>, act: &Act) {
    let wanted = tailleur::app::shift::offers::target_of(act);
    let forward = if matches!(wanted, Some(Target::Stake(_))) { Key::ArrowRight } else { Key::ArrowDown };
    for _ in 0..40 {
        if wanted.is_none() || work(&harness.state().player).target() == wanted {
            break;
        }
        press(harness, if wanted == Some(Target::Words) { Key::Space } else { forward });
    }
    let state = work(&harness.state().player);
    let key = |act: &Act| state.offers().into_iter().find(|offer| offer.act == *act).and_then(|offer| offer.key);
    let key = key(act);
    if let Act::Pay(_, pieces) = act {
        let amount = tailleur::rules::chips::total_value(pieces).get();
        let (units, cents) = (amount / 100, amount % 100);
        let typed = if cents == 0 { units.to_string() } else { format!("{units}.{cents:02}") };
        for letter in typed.chars() {
            let key = if letter == '.' { Key::Period } else { Key::from_name(&letter.to_string()).unwrap() };
            press(harness, key);
        }
        press(harness, Key::Enter);
        return;
    }
    let key = key.unwrap_or_else(|| panic!("{act:?} has a key"));
    press(harness, Key::from_name(&key.to_string()).unwrap());
}

#[test]
fn a_shift_is_worked_on_the_floor_by_keys_alone() {
    for (house, size) in tables().into_iter().step_by(3) {
        let mut harness = home(Language::French, house.id.as_str(), size, [1280.0, 800.0], 100);
        let door = word(&harness, "shift-at-the-table");
        let found = harness.query_all_by_role_and_label(Role::Button, &door).last().expect("a button");
        found.focus();
        settle(&mut harness);
        press(&mut harness, Key::Enter);
        press(&mut harness, Key::Num4);
        press(&mut harness, Key::Enter);
        assert_eq!(work(&harness.state().player).presentation(), Presentation::OnTheFloor);
        for _ in 0..2_000 {
            if is_over(&harness) {
                break;
            }
            let duty = work(&harness.state().player).shift().due_of_trainee().remove(0);
            by_keys(&mut harness, &duty.act);
        }
        press(&mut harness, Key::Enter);
        let report = debrief(&harness.state().player).report();
        assert!(report.areas.iter().all(|(_, letter)| *letter == Letter::A), "{} {size:?}: {report:?}", house.id);
    }
}

#[test]
fn what_can_be_done_stands_within_the_window_at_every_size() {
    for language in Language::ALL {
        for (size, percent) in SIZES {
            let mut harness = home(language, "article-57-13", TableSize::Large, size, percent);
            harness.state_mut().player.act(Action::Shift(tailleur::app::shift::ShiftAction::Open));
            harness.state_mut().player.act(Action::Shift(tailleur::app::shift::ShiftAction::Begin));
            settle(&mut harness);
            for node in harness.query_all_by_role(Role::Button) {
                let rect = node.rect();
                let label = node.accesskit_node().label();
                assert!(
                    rect.right() <= size[0] && rect.left() >= 0.0,
                    "{language:?} {size:?} {percent}: {label:?} {rect:?}"
                );
            }
        }
    }
}

#[test]
fn escape_pauses_and_leaves_and_home_offers_the_shift_again() {
    let mut harness = choosing("article-57-13", TableSize::Mini);
    press(&mut harness, Key::Enter);
    assert!(matches!(screen(&harness.state().player), ShiftScreen::Table(_)));
    press(&mut harness, Key::Escape);
    assert!(work(&harness.state().player).is_paused());
    press(&mut harness, Key::Enter);
    assert!(!work(&harness.state().player).is_paused());
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
    let door = word(&harness, "shift-at-the-table");
    click(&mut harness, &door);
    let go_on = word(&harness, "shift-go-on");
    click(&mut harness, &go_on);
    assert!(matches!(screen(&harness.state().player), ShiftScreen::Table(_)));
}

#[test]
fn the_newest_line_is_announced_politely() {
    let mut harness = choosing("article-57-13", TableSize::Mini);
    press(&mut harness, Key::Enter);
    let due = work(&harness.state().player).due().remove(0);
    let label = label_of(&harness, &due.act);
    click(&mut harness, &label);
    let work = work(&harness.state().player);
    let last = work.story().lines().last().expect("something happened");
    let line = harness.state().face.words.render_for_house(last, &work.shift().state().house);
    assert!(harness.query_by_role_and_label(Role::Status, &line).is_some(), "{line}");
}
