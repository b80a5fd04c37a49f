//! Answers that wait for a disk: nothing shown as saved is thrown away by leaving.
#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::cell::Cell;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tailleur::app::profile_admin::{ProfileAdminAction, ProfileAdminEffect};
use tailleur::app::waiting::{LeaveStep, LeaveTarget, WaitingAction};
use tailleur::app::{Action, Effect, Screen};
use tailleur::cli::Status;
use tailleur::platform::storage::file_system::{self, FileSystem};
use tailleur::platform::storage::journal::read_all;
use tailleur::progress::Record;
use tailleur::text_key;
use tempfile::TempDir;

use crate::cli::commands::call_with;
use crate::support::player::Player;

/// A file on another disk.
const ELSEWHERE: &str = "elsewhere.journal";

/// A disk that is full while the switch is on, but for one file.
#[derive(Debug)]
struct FullDisk {
    is_full: Arc<AtomicBool>,
    /// The file opened last is that one.
    is_elsewhere: Cell<bool>,
}

impl FileSystem for FullDisk {
    fn open(&self, options: &OpenOptions, path: &Path) -> io::Result<File> {
        self.is_elsewhere.set(path.ends_with(ELSEWHERE));
        options.open(path)
    }

    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        let is_refused = self.is_full.load(Ordering::Relaxed) && !self.is_elsewhere.get();
        if is_refused { Err(ErrorKind::StorageFull.into()) } else { file.write_all(bytes) }
    }
}

struct Desk {
    data: TempDir,
    is_full: Arc<AtomicBool>,
    player: Player,
}

impl Desk {
    /// Anna, who has answered as many questions, with nothing of it on the disk.
    fn with_waiting(answers: usize) -> Self {
        let data = TempDir::new().unwrap();
        let is_full = Arc::new(AtomicBool::new(false));
        let mut desk = Self { player: player(data.path(), &is_full), data, is_full };
        desk.player.act(Action::MakeProfile("Anna".to_owned()));
        desk.is_full.store(true, Ordering::Relaxed);
        desk.player.take_up("naturals");
        for _ in 0..answers {
            desk.player.reach_question();
            let answer = desk.player.right_answer();
            desk.player.now = desk.player.now.plus(1_500);
            desk.player.answer(answer);
        }
        assert_eq!((desk.player.app.waiting().count, desk.on_disk()), (answers as u64, 0));
        desk
    }

    fn free(&self) {
        self.is_full.store(false, Ordering::Relaxed);
    }

    fn folder(&self) -> PathBuf {
        self.data.path().join("profiles/anna")
    }

    fn on_disk(&self) -> usize {
        answers_in(&self.folder())
    }

    fn waiting(&mut self, action: WaitingAction) {
        self.player.act(Action::Waiting(action));
    }
}

fn player(data: &Path, is_full: &Arc<AtomicBool>) -> Player {
    let is_full = Arc::clone(is_full);
    let disk = move || FullDisk { is_full: Arc::clone(&is_full), is_elsewhere: Cell::new(false) };
    Player::with_runner(data, Arc::new(move |body| file_system::with_file_system(Rc::new(disk()), body)))
}

fn answers_in(folder: &Path) -> usize {
    let mut count = 0;
    let notices = read_all(folder, |record| count += usize::from(matches!(record, Record::Answer(_))));
    assert!(notices.is_empty(), "{notices:?}");
    count
}

#[test]
fn the_window_asks_before_it_closes_on_answers_that_wait_and_closes_once_they_are_saved() {
    let mut desk = Desk::with_waiting(2);
    assert!(!desk.player.may_close());
    let dialog = desk.player.app.leaving().expect("it asks").clone();
    assert_eq!((dialog.target, dialog.step), (LeaveTarget::Window, LeaveStep::Asking));
    assert_eq!(desk.player.app.waiting().trouble.as_ref().map(|why| why.key.as_str()), Some("trouble-full"));
    desk.waiting(WaitingAction::TryAgain);
    assert!(!desk.player.runner().closes(), "the disk is still full");
    assert_eq!(desk.player.app.leaving().map(|dialog| dialog.step.clone()), Some(LeaveStep::Asking));
    desk.free();
    desk.waiting(WaitingAction::TryAgain);
    assert!(desk.player.runner().closes() && desk.player.may_close());
    assert_eq!(desk.on_disk(), 2);
}

#[test]
fn a_window_with_nothing_waiting_closes_unasked() {
    let mut desk = Desk::with_waiting(1);
    desk.free();
    assert!(desk.player.may_close(), "the disk is tried once more before anything is asked");
    assert_eq!(desk.on_disk(), 1);
}

#[test]
fn staying_leaves_everything_as_it_was() {
    let mut desk = Desk::with_waiting(1);
    assert!(!desk.player.may_close());
    desk.player.act(Action::Back);
    assert!(desk.player.app.leaving().is_none() && !desk.player.runner().closes());
    assert!(matches!(desk.player.app.screen(), Screen::Lesson(_)), "Escape closes the question, not the lesson");
    assert!(!desk.player.may_close(), "it asks again the next time");
}

#[test]
fn answers_saved_elsewhere_are_merged_by_the_command_line_and_brought_in_by_the_window() {
    let mut desk = Desk::with_waiting(3);
    let file = desk.data.path().join(ELSEWHERE);
    assert!(!desk.player.may_close());
    desk.waiting(WaitingAction::SaveElsewhere(file.clone()));
    desk.player.frames_until("saved", |player| {
        player.app.leaving().is_some_and(|dialog| matches!(dialog.step, LeaveStep::Saved(_)))
    });
    desk.waiting(WaitingAction::LeaveAnyway);
    assert!(desk.player.may_close());
    assert_eq!(desk.player.finish(Duration::from_secs(5)), 3);
    assert!(!desk.data.path().join("rescue").exists(), "the trainee has decided what becomes of them");

    let into = desk.data.path().join("united");
    let run = call_with(&["progress", "merge", file.to_str().unwrap(), "--into", into.to_str().unwrap()], b"", None);
    assert_eq!((run.status(), answers_in(&into)), (Status::Done, 3), "{}", run.errors);

    let mut again = player(desk.data.path(), &Arc::default());
    again.act(Action::OpenProfile("Anna".to_owned()));
    again.act(Action::OpenSettings);
    again.act(Action::Archives(ProfileAdminAction::Open));
    again.carry_out(Effect::Archives(ProfileAdminEffect::Look(file)));
    let Screen::Profile(admin) = again.app.screen() else { panic!("{:?}", again.app.screen()) };
    let same = admin.candidate().and_then(|candidate| candidate.same.clone());
    assert_eq!(same.as_deref(), Some("Anna"), "answers alone are offered to the open profile");
    again.act(Action::Archives(ProfileAdminAction::Unite));
    assert_eq!(answers_in(&desk.folder()), 3);
}

#[test]
fn a_file_that_is_there_is_not_replaced_by_waiting_answers() {
    let mut desk = Desk::with_waiting(1);
    let file = desk.data.path().join("mine.txt");
    fs::write(&file, "mine").unwrap();
    assert!(!desk.player.may_close());
    desk.waiting(WaitingAction::SaveElsewhere(file.clone()));
    desk.player.frames_until("refused", |player| {
        player.app.leaving().is_some_and(|dialog| matches!(dialog.step, LeaveStep::NotSaved(_)))
    });
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn a_signal_puts_waiting_answers_aside_and_the_next_start_brings_them_in() {
    let desk = Desk::with_waiting(2);
    desk.player.runner().last_try().save(Duration::from_secs(5));
    let rescue = desk.data.path().join("rescue");
    assert_eq!(fs::read_dir(&rescue).unwrap().count(), 1);
    let mut again = player(desk.data.path(), &Arc::default());
    again.act(Action::OpenProfile("Anna".to_owned()));
    again.frames_until("offered", |player| player.app.rescued().is_some());
    assert_eq!(again.app.rescued().map(|rescued| rescued.count), Some(2));
    again.act(Action::Waiting(WaitingAction::BringIn));
    assert_eq!(answers_in(&desk.folder()), 2, "{:?}", again.app.notices());
    assert_eq!(again.app.profile().unwrap().known.records(), 2);
    assert_eq!(again.app.done().map(|done| done.key), Some(text_key!("import-united")));
    assert_eq!(fs::read_dir(&rescue).unwrap().count(), 0, "what was brought in is not offered again");
}

#[test]
fn a_signal_tries_the_disk_once_more_first() {
    let desk = Desk::with_waiting(1);
    desk.free();
    desk.player.runner().last_try().save(Duration::from_secs(5));
    assert_eq!(desk.on_disk(), 1);
    assert!(!desk.data.path().join("rescue").exists());
}

#[cfg(unix)]
#[test]
fn what_is_put_aside_is_read_by_its_user_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let desk = Desk::with_waiting(1);
    desk.player.runner().last_try().save(Duration::from_secs(5));
    let folder = fs::read_dir(desk.data.path().join("rescue")).unwrap().next().unwrap().unwrap().path();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(&folder.join("answers.journal"))), (0o700, 0o600));
}

#[test]
fn an_end_that_nobody_was_asked_about_puts_waiting_answers_aside() {
    let mut desk = Desk::with_waiting(1);
    assert_eq!(desk.player.finish(Duration::from_secs(5)), 1);
    assert_eq!(fs::read_dir(desk.data.path().join("rescue")).unwrap().count(), 1);
}

#[test]
fn waiting_answers_are_tried_again_while_nobody_answers() {
    let mut desk = Desk::with_waiting(2);
    let is_waiting =
        |player: &Player| player.app.notices().iter().any(|notice| notice.phrase.key == text_key!("journal-waiting"));
    assert!(is_waiting(&desk.player));
    desk.free();
    desk.player.frames_until("saved", |player| player.app.waiting().count == 0);
    assert_eq!(desk.on_disk(), 2);
    assert!(!is_waiting(&desk.player), "what was in the way is no longer said");
    assert_eq!(desk.player.app.done().map(|done| done.key), Some(text_key!("journal-waiting")), "good news");
}

#[test]
fn leaving_the_profile_asks_and_its_answers_go_on_waiting() {
    let mut desk = Desk::with_waiting(1);
    for _ in 0..3 {
        desk.player.act(Action::Back);
    }
    assert_eq!(desk.player.app.leaving().map(|dialog| dialog.target), Some(LeaveTarget::Profile));
    assert!(desk.player.app.profile().is_some());
    desk.waiting(WaitingAction::LeaveAnyway);
    assert!(desk.player.app.profile().is_none());
    assert_eq!(desk.player.app.waiting().count, 1, "and the door says so");
    desk.free();
    desk.player.frames_until("saved", |player| player.app.waiting().count == 0);
    assert_eq!(desk.on_disk(), 1);
}

#[test]
fn answers_whose_folder_was_taken_away_are_not_left_unasked() {
    let mut desk = Desk::with_waiting(1);
    desk.free();
    desk.player.frames_until("saved", |player| player.app.waiting().count == 0);
    fs::remove_dir_all(desk.folder()).unwrap();
    assert!(!desk.player.may_close(), "what was saved is gone");
    assert_eq!(desk.player.app.waiting().trouble.as_ref().map(|why| why.key.as_str()), Some("trouble-gone"));
    fs::create_dir_all(desk.folder()).unwrap();
    desk.waiting(WaitingAction::TryAgain);
    assert_eq!((desk.on_disk(), desk.player.runner().closes()), (1, true));
}
