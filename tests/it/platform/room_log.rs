//! The log of a room on a disk that fails: what was called kept is there, and what waited is there in its order.
#![cfg(all(feature = "room", target_os = "linux"))]

use std::ops::Range;
use std::rc::Rc;

use tailleur::classroom::log::OpeningRecord;
use tailleur::i18n::phrase::Phrase;
use tailleur::platform::net::{LogFile, read_log};
use tailleur::platform::storage::file_system::{self, FileSystem};
use tailleur::progress::Moment;
use tempfile::TempDir;

use crate::classroom::room::Class;
use crate::platform::journal_disk_failures::assert_all_worded;
use crate::progress::records::assert_worded;
use crate::support::failing_disk::{FailingDisk, MISHAPS, Mishap};

/// A room in which something happened, and its log, of which nothing stands on the disk yet.
fn class() -> Class {
    let mut class = Class::new(|_| {});
    class.join("Anna");
    class.join("Bruno");
    for _ in 0..9 {
        class.go_on();
    }
    assert!(class.log.len() > 10);
    class
}

/// Writes a log one thing after another on a disk of which these deeds fail; returns how many deeds there were, and what
/// was told.
fn keep(class: &Class, fails: Range<usize>, mishap: Mishap) -> (usize, Vec<Phrase>) {
    let (folder, case) = (TempDir::new().unwrap(), format!("{mishap:?} at {fails:?}"));
    let opened =
        OpeningRecord { at: Moment(0), port: 8057, tls: false, loopback: false, setup: class.room.setup().clone() };
    let disk = FailingDisk::new(fails, mishap);
    let mut notices = Vec::new();
    let log = file_system::with_file_system(Rc::clone(&disk) as Rc<dyn FileSystem>, || {
        // A room whose log cannot even be begun is not opened.
        let mut log = LogFile::create(folder.path(), &opened, &[]).map_err(|notice| notices.push(notice)).ok()?;
        let mut kept = 0;
        for (number, stamped) in class.log.iter().enumerate() {
            match log.append(std::slice::from_ref(stamped)) {
                Ok(()) => kept = number + 1,
                Err(notice) => notices.push(notice),
            }
            let read = read_log(log.path()).unwrap_or_else(|notice| panic!("{case}: {notice:?}"));
            assert!(read.events.starts_with(&class.log[..kept]), "{case}: what was called kept is lost");
            assert!(class.log.starts_with(&read.events), "{case}: something stands there that did not happen");
        }
        Some(log)
    });
    // The disk is well again: nothing new happens, and what waited is kept.
    if let Some(mut log) = log {
        log.append(&[]).unwrap_or_else(|notice| panic!("{case}: {notice:?}"));
        assert_eq!(read_log(log.path()).unwrap().events, class.log, "{case}");
    }
    (disk.deeds(), notices)
}

#[test]
fn acknowledged_lines_survive_any_failure_and_the_rest_follows_in_order() {
    let class = class();
    let (deeds, _) = keep(&class, 0..0, Mishap::Broken);
    let mut notices = Vec::new();
    assert!(deeds > 20, "{deeds} deeds are too few to tell anything");
    for mishap in MISHAPS {
        for n in 0..deeds {
            for fails in [n..n + 1, n..n + 7, n..usize::MAX] {
                notices.extend(keep(&class, fails, mishap).1);
            }
        }
    }
    assert_all_worded(notices);
}

#[test]
fn what_is_no_room_log_is_refused_by_its_first_bytes() {
    let folder = TempDir::new().unwrap();
    let large = folder.path().join("large.room");
    std::fs::File::create_new(&large).unwrap().set_len(400 << 20).unwrap();
    let cases = [
        (std::path::Path::new("/dev/zero"), "room-log-not-read"),
        (folder.path(), "room-log-not-read"),
        (&large, "room-log-no-room"),
    ];
    for (place, key) in cases {
        let notice = read_log(place).unwrap_err();
        assert_worded(&notice);
        assert_eq!(&*notice.key, key, "{place:?}");
    }
}
