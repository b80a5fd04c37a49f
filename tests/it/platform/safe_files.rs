//! Files of every kind at the place where one is written: what is no ordinary file survives, drafts are cleared, and what
//! a trainee does is for that trainee alone.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::fs::{self, File};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use tailleur::platform::storage::backups::BackupOutcome;
use tailleur::platform::storage::files::{Trouble, replace};
use tailleur::platform::storage::profiles::Store;
use tailleur::progress::RecordIdGenerator;
use tempfile::TempDir;

use crate::platform::archives::NOW;
use crate::progress::records::answer;

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().permissions().mode() & 0o7777
}

#[test]
fn a_link_is_written_through_and_what_is_no_ordinary_file_is_refused_and_stays() {
    let place = TempDir::new().unwrap();
    let at = |name: &str| place.path().join(name);
    fs::create_dir(at("elsewhere")).unwrap();
    fs::write(at("elsewhere/file"), "old").unwrap();
    symlink("elsewhere/file", at("link")).unwrap();
    replace(&at("link"), b"new").unwrap();
    assert!(at("link").is_symlink());
    assert_eq!(fs::read(at("elsewhere/file")).unwrap(), b"new");

    symlink("nothing", at("dangling")).unwrap();
    symlink("/dev/full", at("device")).unwrap();
    symlink("elsewhere", at("to a folder")).unwrap();
    fs::create_dir(at("folder")).unwrap();
    assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    let _socket = UnixListener::bind(at("socket")).unwrap();
    let refused = [
        ("dangling", Trouble::DanglingLink),
        ("device", Trouble::NotRegular),
        ("to a folder", Trouble::Folder),
        ("folder", Trouble::Folder),
        ("pipe", Trouble::NotRegular),
        ("socket", Trouble::NotRegular),
    ];
    for (name, expected) in refused {
        let before = fs::symlink_metadata(at(name)).unwrap().file_type();
        assert_eq!(Trouble::from(&replace(&at(name), b"new").unwrap_err()), expected, "{name}");
        assert_eq!(fs::symlink_metadata(at(name)).unwrap().file_type(), before, "{name}");
    }
    assert!(!at("nothing").exists());
    assert_eq!(fs::read_dir(at("elsewhere")).unwrap().count(), 1, "no draft is left");
}

#[test]
fn abandoned_drafts_are_cleared_wherever_something_is_written_and_nothing_else() {
    let place = TempDir::new().unwrap();
    let own = std::process::id();
    // No system has so many processes.
    let gone = 4_000_000_000_u32;
    let cases = [
        (format!(".a.ron.{gone}.0badc0de.tmp"), 2, false),
        (format!(".b.journal.{gone}.0badc0de.tmp"), 0, true),
        (format!(".c.ron.{own}.0badc0de.tmp"), 2, true),
        (format!(".d.ron.{own}.0badc0de.tmp"), 25, false),
        (".e.ron.tmp".to_owned(), 50, true),
        (format!("f.ron.{gone}.0badc0de.tmp"), 50, true),
        (format!(".g.ron.{gone}.somebody.tmp"), 50, true),
        (format!(".h.ron.{gone}.0badc0de.bak"), 50, true),
    ];
    for (name, hours, _) in &cases {
        let draft = File::create_new(place.path().join(name)).unwrap();
        draft.set_modified(SystemTime::now() - Duration::from_secs(hours * 3_600 + 60)).unwrap();
    }
    fs::create_dir(place.path().join(format!(".folder.{gone}.0badc0de.tmp"))).unwrap();
    replace(&place.path().join("new.ron"), b"()").unwrap();
    for (name, hours, stays) in &cases {
        // Without a list of processes only age counts.
        let stays = *stays || *hours < 24 && !Path::new("/proc/self").exists();
        assert_eq!(place.path().join(name).exists(), stays, "{name}");
    }
    assert!(place.path().join(format!(".folder.{gone}.0badc0de.tmp")).exists());
}

/// Everything below a folder.
fn walk(folder: &Path, each: &mut dyn FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        each(&path);
        if path.is_dir() {
            walk(&path, each);
        }
    }
}

#[test]
fn what_a_trainee_does_is_for_that_trainee_alone() {
    let place = TempDir::new().unwrap();
    let data = place.path().join("data");
    let (store, _) = Store::open(&data);
    let profile = store.create("Anna", NOW).unwrap();
    let mut session = store.open_session(profile.clone());
    let mut stamps = RecordIdGenerator::new(store.device().clone(), 3);
    session.journal.append(&answer(&mut stamps, 1)).unwrap();
    let backups = store.backups(&profile);
    assert!(matches!(backups.make_if_due(NOW, &jiff::tz::TimeZone::UTC).unwrap(), BackupOutcome::Made(_)));
    assert_eq!(mode(&data), 0o700);
    let mut files = 0;
    walk(&data, &mut |path| {
        files += u32::from(path.is_file());
        assert_eq!(mode(path), if path.is_dir() { 0o700 } else { 0o600 }, "{path:?}");
    });
    assert!(files >= 6, "{files}");
}

#[test]
fn folders_of_earlier_versions_are_closed_to_others_and_shared_ones_are_left_open() {
    let place = TempDir::new().unwrap();
    for (name, before, after) in [("own", 0o755, 0o700), ("all", 0o777, 0o777), ("group", 0o2775, 0o2775)] {
        let data = place.path().join(name);
        let profile = data.join("profiles/anna");
        fs::create_dir_all(&profile).unwrap();
        for folder in [&profile, &data.join("profiles"), &data] {
            fs::set_permissions(folder, fs::Permissions::from_mode(before)).unwrap();
        }
        Store::open(&data);
        assert_eq!(mode(&data), before, "it may hold what is not ours");
        for folder in [&data.join("profiles"), &profile] {
            assert_eq!(mode(folder), after, "{folder:?}");
        }
    }
}
