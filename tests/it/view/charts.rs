//! Progress in the window: every picture and its table, by pointer and by keys, in every language.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::charts::{Chart, ChartsAction as Choose, ChartsScreen, DaySpan, Shade};
use tailleur::app::{Action, ActiveProfile, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::progress::mastery::Day;
use tailleur::progress::{DeviceId, Moment, Progress, ScoringParams, Settings};

use crate::app::charts::{SATURDAY, answer};
use crate::support::player::Player;
use crate::support::thorough;
use crate::support::window::{Open, click, open, press, settle, word};

/// A fortnight of answers, the last on Saturday.
fn fortnight() -> Progress {
    let decisions = ["punto-5", "punto-6", "banco-3-8", "banco-5-4", "banco-4-1", "banco-6-stood"];
    let mut records = Vec::new();
    for day in 0..14 {
        for (minute, decision) in decisions.into_iter().enumerate() {
            let right = (day + minute) % 4 != 0;
            let day = Day(SATURDAY.0 - 13 + day as i64);
            records.push(answer(day, minute as u64, ("ThirdCard", decision), right, 900 + 100 * minute as u64));
            records.push(answer(day, 60 + minute as u64, ("Payout", "pays-banco-banco"), right, 6_000));
        }
    }
    Progress::fold(ScoringParams::default(), records)
}

/// Progress as it opens for somebody who knows this.
fn at_progress(known: Progress, settings: &Settings) -> Player {
    let language = settings.language.unwrap_or(Language::English);
    let mut player = Player::at_home(language, settings.house.as_str());
    player.now = Moment(SATURDAY.start(0).millis() + 20 * 3_600_000);
    let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known };
    player.act(Action::Opened(profile, settings.clone()));
    player.act(Action::OpenProgress);
    player
}

fn settings(language: Language, text_percent: u16) -> Settings {
    Settings { language: Some(language), house: "venezia".into(), text_percent, ..Settings::default() }
}

fn pictures<'h>(harness: &'h Open<'_>) -> &'h ChartsScreen {
    match harness.state().player.app.screen() {
        Screen::Progress(pictures) => pictures,
        other => panic!("progress is open, not {other:?}"),
    }
}

fn saved_files(harness: &Open<'_>) -> Vec<(String, String)> {
    let effects = harness.state().player.effects.iter();
    let files = effects.filter_map(|effect| match effect {
        Effect::SaveFile(name, bytes) => Some((name.clone(), String::from_utf8_lossy(bytes).into_owned())),
        _ => None,
    });
    files.collect()
}

#[test]
fn progress_is_opened_from_home_and_left_with_escape() {
    let mut harness = open(Player::at_home(Language::English, "venezia"), 1280.0, 800.0);
    settle(&mut harness);
    let progress = word(&harness, "pictures-title");
    click(&mut harness, &progress);
    assert_eq!(pictures(&harness).picture, Chart::Readiness);
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Home));
}

#[test]
fn the_figures_open_the_pictures_and_t_turns_to_the_table() {
    let mut harness = open(at_progress(fortnight(), &settings(Language::English, 100)), 1280.0, 800.0);
    settle(&mut harness);
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    for (key, picture) in keys.into_iter().zip(Chart::ALL) {
        press(&mut harness, key);
        assert_eq!(pictures(&harness).picture, picture);
        press(&mut harness, Key::T);
        assert!(pictures(&harness).as_table);
        assert!(harness.query_all_by_role(Role::Table).count() > 0, "{picture:?} has a table behind it");
        assert!(harness.query_all_by_role(Role::Cell).count() > 0, "{picture:?}");
        press(&mut harness, Key::T);
        assert!(!pictures(&harness).as_table);
    }
}

#[test]
fn every_chart_fits_in_every_language_and_size_and_names_its_widgets() {
    let sizes = [(800.0, 560.0), (1024.0, 640.0), (1280.0, 800.0), (1920.0, 1080.0)];
    for (turn, language) in Language::ALL.into_iter().enumerate() {
        for (index, text_percent) in [100, 150, 200].into_iter().enumerate() {
            // In the quick tier each language has one text size.
            if turn != index && !thorough() {
                continue;
            }
            let (width, height) = sizes[(turn + index) % 4];
            for (known, name) in [(fortnight(), "a fortnight"), (Progress::default(), "nothing")] {
                let player = at_progress(known, &settings(language, text_percent));
                let mut harness = open(player, width, height);
                for picture in Chart::ALL {
                    for as_table in [false, true] {
                        let player = &mut harness.state_mut().player;
                        player.act(Action::Charts(Choose::Show(picture)));
                        player.act(Action::Charts(Choose::AsTable(as_table)));
                        settle(&mut harness);
                        let what = format!("{picture:?} of {name} in {language:?} at {width}, {text_percent} %");
                        all_are_named(&harness, &what, width);
                    }
                }
            }
        }
    }
}

fn all_are_named(harness: &Open<'_>, what: &str, width: f32) {
    for role in [Role::Button, Role::CheckBox, Role::RadioButton, Role::ComboBox] {
        for node in harness.query_all_by_role(role) {
            let label = node.accesskit_node().label().unwrap_or_default();
            assert!(!label.trim().is_empty() && !label.contains('{'), "{what}: {label:?}");
            let rect = node.rect();
            assert!(rect.left() >= -0.5 && rect.right() <= width + 0.5, "{what}: {label} is cut off: {rect:?}");
        }
    }
    for role in [Role::Label, Role::Cell, Role::Image, Role::Table] {
        for node in harness.query_all_by_role(role) {
            let node = node.accesskit_node();
            let text = node.value().or_else(|| node.label()).unwrap_or_default();
            assert!(!text.contains("{$") && !text.contains("{pictures"), "{what}: {text}");
        }
    }
}

#[test]
fn the_arrows_go_from_cell_to_cell_and_each_is_described() {
    let mut harness = open(at_progress(fortnight(), &settings(Language::English, 100)), 1280.0, 800.0);
    settle(&mut harness);
    press(&mut harness, Key::Num2);
    let cells: Vec<String> =
        harness.query_all_by_role(Role::Cell).filter_map(|node| node.accesskit_node().label()).collect();
    assert_eq!(cells.len(), 96, "eight of Punto and eighty-eight of Banco");
    let three_against_eight = cells.iter().find(|label| label.contains("on 3 against an 8")).unwrap();
    assert!(three_against_eight.contains("asked 14 times"), "{three_against_eight}");
    harness.query_all_by_role_and_label(Role::Cell, three_against_eight).next().unwrap().focus();
    settle(&mut harness);
    for (key, expected) in [
        (Key::ArrowRight, "on 3 against a 9"),
        (Key::ArrowDown, "on 4 against a 9"),
        (Key::ArrowRight, "on 4, Player stands"),
        (Key::ArrowRight, "on 4, Player stands"),
        (Key::ArrowLeft, "on 4 against a 9"),
    ] {
        press(&mut harness, key);
        let held = focused(&harness).unwrap_or_default();
        assert!(held.contains(expected), "{key:?} leads to {held}");
        assert!(held.contains("Never asked"), "{held}");
    }
    for _ in 0..5 {
        press(&mut harness, Key::ArrowUp);
    }
    assert!(focused(&harness).unwrap().starts_with("Player on 7"), "above Banker's rows stands Player's");
    press(&mut harness, Key::ArrowLeft);
    assert!(focused(&harness).unwrap().contains("asked 14 times"));
}

/// The name of what the keyboard holds.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is bound to one tree")]
fn focused(harness: &Open<'_>) -> Option<String> {
    let by = egui_kittest::kittest::by().predicate(|node| node.is_focused());
    harness.query(by).and_then(|node| node.accesskit_node().label())
}

#[test]
fn the_table_is_saved_as_it_is() {
    let mut harness = open(at_progress(fortnight(), &settings(Language::French, 100)), 1280.0, 800.0);
    settle(&mut harness);
    press(&mut harness, Key::Num3);
    let save = word(&harness, "pictures-save-table");
    click(&mut harness, &save);
    let files = saved_files(&harness);
    let [(name, text)] = files.as_slice() else { panic!("one file is kept: {files:?}") };
    assert_eq!(name, "days-2026-11-21.csv");
    assert_eq!(text.lines().next(), Some("Jour,Questions posées,Justes,Fausses,Réponses justes (%)"));
    assert_eq!(text.lines().count(), 31);
    assert_eq!(text.lines().last(), Some("2026-11-21,12,10,2,83"));
    press(&mut harness, Key::Num1);
    click(&mut harness, &save);
    let names: Vec<String> = saved_files(&harness).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["days-2026-11-21.csv", "readiness-2026-11-21.csv", "decisions-2026-11-21.csv"]);
}

#[test]
fn what_is_chosen_for_a_picture_is_shown() {
    let mut harness = open(at_progress(fortnight(), &settings(Language::English, 100)), 1280.0, 800.0);
    settle(&mut harness);
    for (picture, label, seen) in [
        (Chart::Tableau, "Trend", (Shade::Trend, DaySpan::Month)),
        (Chart::Days, "365 days", (Shade::Trend, DaySpan::Year)),
        (Chart::Tableau, "Due for review", (Shade::Due, DaySpan::Year)),
    ] {
        harness.state_mut().player.act(Action::Charts(Choose::Show(picture)));
        settle(&mut harness);
        harness.get_by_role_and_label(Role::RadioButton, label).click();
        settle(&mut harness);
        assert_eq!((pictures(&harness).shade, pictures(&harness).span), seen, "{label}");
    }
}

#[test]
fn the_day_of_the_exam_is_set_by_steps_and_saved() {
    let mut harness = open(at_progress(fortnight(), &settings(Language::English, 100)), 1280.0, 800.0);
    settle(&mut harness);
    let exam = |harness: &Open<'_>| harness.state().player.app.settings().exam_day.map(|date| date.to_string());
    assert_eq!(exam(&harness), None);
    click(&mut harness, "Until the exam, Exam date: None");
    harness.get_by_role_and_label(Role::RadioButton, "In 14 days").click();
    settle(&mut harness);
    assert_eq!(exam(&harness).as_deref(), Some("2026-12-05"));
    let later = word(&harness, "pictures-exam-later");
    click(&mut harness, &later);
    assert_eq!(exam(&harness).as_deref(), Some("2026-12-06"));
    let settings = harness.state().player.app.settings().clone();
    assert!(harness.state().player.effects.contains(&Effect::SaveSettings(settings)));
    harness.get_by_role_and_label(Role::RadioButton, "None").click();
    settle(&mut harness);
    assert_eq!(exam(&harness), None);
}
