//! The log of a shift under way: each act is in it before the next frame, and a program that is killed goes on with it.
#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tailleur::app::shift::{ShiftAction, ShiftScreen, TableAction};
use tailleur::app::{Action, Screen};
use tailleur::platform::desktop::runner::ThreadSetup;
use tailleur::progress::Settings;
use tailleur::table::log::ShiftLog;
use tempfile::TempDir;

use crate::support::player::Player;

fn direct() -> ThreadSetup {
    Arc::new(|body| body())
}

fn log_of(folder: &Path) -> PathBuf {
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|end| end == "log") && path.parent().unwrap().ends_with("shifts") {
                return path;
            }
        }
    }
    panic!("no log")
}

fn acts_in(log: &Path) -> usize {
    let (log, flaw) = ShiftLog::read(&fs::read(log).unwrap()).unwrap();
    assert_eq!(flaw, None);
    log.acts.len()
}

fn works(player: &mut Player, acts: usize) {
    for _ in 0..acts {
        let Screen::Shift(shift) = player.app.screen() else { panic!("a shift is worked") };
        let Some(work) = shift.work() else { return };
        let due = work.due().remove(0);
        player.act(Action::Shift(ShiftAction::Table(TableAction::Act(due.by, due.act))));
    }
}

fn acts(player: &Player) -> u32 {
    match player.app.screen() {
        Screen::Shift(shift) => shift.work().unwrap().shift().acts(),
        other => panic!("no shift but {other:?}"),
    }
}

/// A trainee at the table in a folder, without a clock.
fn at_the_table(folder: &Path) -> Player {
    let mut player = Player::with_runner(folder, direct());
    player.act(Action::MakeProfile("Anna".to_owned()));
    player.act(Action::Set(Settings { timers: false, ..player.app.settings().clone() }));
    player.act(Action::Shift(ShiftAction::Open));
    player.act(Action::Shift(ShiftAction::Begin));
    player
}

#[test]
fn each_act_is_in_the_log_before_the_next_frame() {
    let folder = TempDir::new().unwrap();
    let mut player = at_the_table(folder.path());
    let log = log_of(folder.path());
    for done in 1..40 {
        works(&mut player, 1);
        assert_eq!(acts_in(&log), done);
    }
}

#[test]
fn a_program_that_is_killed_in_mid_coup_offers_the_shift_where_it_was() {
    let folder = TempDir::new().unwrap();
    let mut player = at_the_table(folder.path());
    for round in 1..=20_u32 {
        works(&mut player, 3);
        let done = acts(&player);
        assert_eq!(done, 3 * round);
        // The program ends without a word.
        drop(player);
        let log = log_of(folder.path());
        if round % 4 == 0 {
            // A line that was broken off as well.
            let mut bytes = fs::read(&log).unwrap();
            bytes.extend_from_slice(b"0a1b2c3d Act(");
            fs::write(&log, bytes).unwrap();
        }
        player = Player::with_runner(folder.path(), direct());
        player.act(Action::OpenProfile("Anna".to_owned()));
        assert!(player.app.saved_shift().is_some(), "round {round}");
        player.act(Action::Shift(ShiftAction::GoOn));
        assert_eq!(acts(&player), done, "round {round}");
        assert_eq!(acts_in(&log), done as usize);
    }
}

#[test]
fn a_shift_that_was_worked_to_its_end_is_not_offered_again() {
    let folder = TempDir::new().unwrap();
    let mut player = at_the_table(folder.path());
    works(&mut player, 5);
    player.act(Action::Shift(ShiftAction::End));
    assert!(matches!(player.app.screen(), Screen::Shift(shift) if matches!(**shift, ShiftScreen::Debrief(_))));
    drop(player);
    let mut player = Player::with_runner(folder.path(), direct());
    player.act(Action::OpenProfile("Anna".to_owned()));
    assert!(player.app.saved_shift().is_none());
    let (log, _) = ShiftLog::read(&fs::read(log_of(folder.path())).unwrap()).unwrap();
    assert!(log.end.is_some() && log.acts.len() == 5);
}

#[test]
fn a_shift_is_left_and_gone_on_with_from_home() {
    let folder = TempDir::new().unwrap();
    let mut player = at_the_table(folder.path());
    works(&mut player, 9);
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(matches!(player.app.screen(), Screen::Home));
    player.act(Action::Shift(ShiftAction::GoOn));
    works(&mut player, 1);
    assert_eq!(acts_in(&log_of(folder.path())), 10);
}
