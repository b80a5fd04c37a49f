//! Scenarios in the lesson editor: begun from a template, written by form, tried, and watched.

use tailleur::app::shift::origin::ShiftOrigin;
use tailleur::app::shift::{DebriefAction, ShiftAction, ShiftScreen, TableAction};
use tailleur::app::templates::PackKind;
use tailleur::app::workshop::form::Control;
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, StepKind, WorkshopAction as Do};
use tailleur::app::{Action, Effect, Screen};
use tailleur::lesson::check;
use tailleur::progress::Record;
use tailleur::rules::house::HouseLibrary;
use tailleur::table::scenario::Presentation;

use crate::app::shift::{debrief, screen, table, work};
use crate::app::workshop::actions::{at_a_new_pack, edit, pack, work as act_on};
use crate::support::player::Player;

const FOLDER: &str = "ma-premiere-soiree";
const FILE: &str = "shifts/shift-1.ron";

/// An author at a new scenario.
fn at_a_new_shift() -> Player {
    let mut player = at_a_new_pack("Ma première soirée", PackKind::ALL[0]);
    edit(&mut player, PackEdit::NewScenario);
    player
}

fn flaws(player: &Player) -> Vec<String> {
    let flaws = check(Some(FOLDER), pack(player).document().files(), &HouseLibrary::built_in());
    flaws.into_iter().map(|flaw| format!("{} {:?} {}", flaw.file, flaw.place, flaw.what.key.as_str())).collect()
}

fn set(player: &mut Player, path: &str, value: &str) {
    edit(player, PackEdit::SetField { path: path.to_owned(), value: value.to_owned(), typed: false });
}

#[test]
fn a_new_scenario_has_no_flaw_and_a_line_for_each_field() {
    let mut player = at_a_new_shift();
    assert_eq!(*pack(&player).place(), PackPlace::File(FILE.to_owned()));
    assert_eq!(flaws(&player), Vec::<String>::new());
    let form = pack(&player).form();
    for path in ["title", "length", "guests", "limits.0", "incidents.0.what", "incidents.0.at.0", "expects.0.acts.0"] {
        let line = form.line_at(path).unwrap_or_else(|| panic!("{path} has a line"));
        assert!(path.starts_with(&form.lines[line].path), "{path}: {}", form.lines[line].path);
    }
    let kinds = form.lines.iter().find(|line| line.path == "incidents.0.what").map(|line| &line.control);
    assert!(matches!(kinds, Some(Control::One { words, .. }) if words.len() >= 40), "{kinds:?}");
    edit(&mut player, PackEdit::NewScenario);
    assert_eq!(*pack(&player).place(), PackPlace::File("shifts/shift-2.ron".to_owned()));
    assert_eq!(flaws(&player), Vec::<String>::new());
}

#[test]
fn a_scenario_goes_into_a_lesson_as_a_step() {
    let mut player = at_a_new_shift();
    let lesson = pack(&player).rows().iter().find_map(|row| match &row.place {
        place @ PackPlace::Lesson(_) => Some(place.clone()),
        _ => None,
    });
    act_on(&mut player, Do::Editor(EditorAction::Select(lesson.expect("the pack has a lesson"))));
    edit(&mut player, PackEdit::NewStep(StepKind::Shift));
    assert_eq!(flaws(&player), Vec::<String>::new());
    let path = format!("{}.scenario", pack(&player).place().path());
    let offered = pack(&player).form().lines.iter().find(|line| line.path == path).map(|line| &line.control);
    let Some(Control::One { words, .. }) = offered else { panic!("{offered:?}") };
    assert!(words.contains(&"shift-1".to_owned()) && words.contains(&"first-coups".to_owned()), "{words:?}");
    set(&mut player, &path, "\"shift-1\"");
    assert_eq!(flaws(&player), Vec::<String>::new());
    set(&mut player, &path, "\"shift-7\"");
    assert_eq!(flaws(&player).len(), 1);
}

#[test]
fn a_problem_of_a_scenario_is_one_click_from_its_line() {
    let mut player = at_a_new_shift();
    set(&mut player, "incidents.0.at.0", "9");
    let found = check(Some(FOLDER), pack(&player).document().files(), &HouseLibrary::built_in());
    let revision = pack(&player).document().revision();
    act_on(&mut player, Do::Editor(EditorAction::Select(PackPlace::Pack)));
    act_on(&mut player, Do::Editor(EditorAction::Checked(revision, found)));
    assert_eq!(pack(&player).problems().len(), 1, "{:?}", pack(&player).problems());
    act_on(&mut player, Do::Editor(EditorAction::GoTo(0)));
    assert_eq!(*pack(&player).place(), PackPlace::File(FILE.to_owned()));
    let (focus, _) = pack(&player).focus().expect("a line is wanted");
    let line = pack(&player).form().line_at(focus).expect("the form has it");
    assert_eq!(pack(&player).form().lines[line].path, "incidents.0.at.0");
    act_on(&mut player, Do::Editor(EditorAction::Try));
    assert!(matches!(player.app.screen(), Screen::Workshop(_)), "a faulty one is not tried");
    assert!(pack(&player).refusal().is_some());
}

#[test]
fn a_scenario_is_tried_without_a_trace_and_leads_back_to_its_line() {
    let mut player = at_a_new_shift();
    act_on(&mut player, Do::Editor(EditorAction::Try));
    assert_eq!(work(&player).presentation(), Presentation::Practice);
    assert!(matches!(player.app.shift_origin(), ShiftOrigin::Workshop(_)));
    player.act(Action::Shift(ShiftAction::End));
    player.act(Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
    player.act(Action::Back);
    assert_eq!(*pack(&player).place(), PackPlace::File(FILE.to_owned()));
    assert!(player.records.iter().all(|record| !matches!(record, Record::Shift(_))));
    assert!(player.effects.iter().all(|effect| !matches!(effect, Effect::Shift(_))), "its log is not written");
}

#[test]
fn the_perfect_croupier_is_watched_with_the_incidents_as_written() {
    let mut player = at_a_new_shift();
    act_on(&mut player, Do::Editor(EditorAction::Watch));
    assert_eq!(work(&player).presentation(), Presentation::Shown);
    for _ in 0..2_000 {
        if !matches!(screen(&player), ShiftScreen::Table(_)) {
            break;
        }
        player.act(table(TableAction::Next));
    }
    assert!(debrief(&player).report().passed);
    assert_eq!(debrief(&player).coups().len(), 6);
    assert!(debrief(&player).coups().iter().any(|coup| !coup.incidents.is_empty()), "the bet under the minimum came");
}
