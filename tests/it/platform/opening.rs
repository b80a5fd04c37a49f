//! Opening a large profile: frames go on, it says how far it is, and it can be stopped.
#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tailleur::app::{Action, Screen};
use tailleur::progress::{Settings, line};
use tempfile::TempDir;

use crate::progress::records::{answer, stamps};
use crate::support::player::Player;

/// As many as keep an unoptimised program busy for a second or more.
const ANSWERS: u32 = 40_000;

fn large_profile() -> TempDir {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("profiles/anna");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("profile.ron"), "(name: \"Anna\")").unwrap();
    let (mut stamps, mut lines) = (stamps(), String::new());
    for number in 0..ANSWERS {
        lines.push_str(&line::write(&answer(&mut stamps, number)).unwrap());
    }
    fs::write(folder.join("d00d1e55-1.journal"), lines).unwrap();
    data
}

fn player(data: &Path) -> Player {
    let mut player = Player::with_runner(data, Arc::new(|body| body()));
    player.settles = false;
    player
}

/// Fewest frames while a large profile is read.
const FRAMES: u32 = 10;

struct Frames {
    all: Duration,
    count: u32,
    /// How many bytes were read, each time it was seen to have changed.
    read: Vec<u64>,
}

impl Frames {
    /// By their number: one that waited would be nearly the only one, and a busy machine makes any of them long.
    fn assert_never_waited(&self) {
        let Self { all, count, .. } = self;
        assert!(*count >= FRAMES, "{count} frames in {all:?}");
    }
}

/// The frames until something is so.
fn frames(player: &mut Player, is_so: impl Fn(&Player) -> bool) -> Frames {
    let (began, mut count, mut read) = (Instant::now(), 0, Vec::new());
    while !is_so(player) {
        assert!(began.elapsed() < Duration::from_mins(1), "it does not come");
        player.frame();
        count += 1;
        read.extend(player.runner().read_bytes().map(|(read, _)| read));
        thread::sleep(Duration::from_millis(5));
    }
    read.dedup();
    Frames { all: began.elapsed(), count, read }
}

#[test]
fn frames_go_on_while_a_large_profile_is_read_and_show_how_far_it_is() {
    let data = large_profile();
    let mut player = player(data.path());
    player.act(Action::OpenProfile("Anna".to_owned()));
    assert!(player.app.profile().is_none(), "it is not waited for");
    let opening = frames(&mut player, |player| player.app.profile().is_some());
    opening.assert_never_waited();
    let read = opening.read;
    assert!(read.len() > 3 && read.is_sorted(), "{read:?}");
    assert_eq!(player.app.profile().unwrap().known.records(), u64::from(ANSWERS));
    assert_eq!(player.runner().read_bytes(), None);
}

#[test]
fn reading_that_is_stopped_leads_back_to_the_profiles_and_leaves_no_half_of_it() {
    let data = large_profile();
    let mut stopped = player(data.path());
    stopped.act(Action::OpenProfile("Anna".to_owned()));
    frames(&mut stopped, |player| player.runner().read_bytes().is_some_and(|(read, _)| read > 0));
    stopped.stop();
    frames(&mut stopped, |player| !player.runner().is_switching_profile());
    assert!(stopped.app.profile().is_none() && matches!(stopped.app.screen(), Screen::Welcome));
    assert!(stopped.app.notices().is_empty(), "{:?}", stopped.app.notices());
    assert!(!data.path().join("cache/anna.snapshot").exists(), "a part of it is not what is known");
    stopped.act(Action::OpenProfile("Anna".to_owned()));
    frames(&mut stopped, |player| player.app.profile().is_some());
    assert_eq!(stopped.app.profile().unwrap().known.records(), u64::from(ANSWERS));
}

#[test]
fn answers_given_while_the_progress_is_recomputed_are_in_it_and_on_the_disk() {
    let data = large_profile();
    let mut player = player(data.path());
    player.now = player.now.plus(1_000_000_000);
    player.act(Action::OpenProfile("Anna".to_owned()));
    frames(&mut player, |player| player.app.profile().is_some());
    let settings = player.app.settings().clone();
    let before = player.app.profile().unwrap().known.params();
    player.act(Action::Set(Settings { target_millis: settings.target_millis + 500, ..settings }));
    player.take_up("naturals");
    let answer = player.right_answer();
    player.answer(answer);
    assert_eq!(player.app.profile().unwrap().known.params(), before, "the reading goes on beside");
    let saving = frames(&mut player, |player| player.runner().unsaved() == 0);
    let recomputing = frames(&mut player, |player| player.app.profile().unwrap().known.params() != before);
    assert!(saving.all < recomputing.all / 3, "the answer does not wait for it: {:?}", saving.all);
    recomputing.assert_never_waited();
    assert_eq!(player.app.profile().unwrap().known.records(), u64::from(ANSWERS) + 1);
}
