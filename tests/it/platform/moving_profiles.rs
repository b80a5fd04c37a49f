//! Profiles exported, brought in and moved: whatever fails at whatever step, every answer is where it was.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use tailleur::i18n::phrase::Phrase;
use tailleur::platform::storage::import::{export, import, link_in_place, merge_into, preview};
use tailleur::platform::storage::journal::Journal;
use tailleur::platform::storage::profiles::{ProfileEntry, Store};
use tailleur::platform::storage::relocate::{MoveStep, merge_leftovers, move_to, move_with_checks};
use tailleur::progress::{Record, line};
use tempfile::TempDir;

use crate::platform::archives::{NOW, profile, records_in};
use crate::progress::records::{answer, assert_worded, stamps};

/// A data folder with the profile of a hundred answers.
struct Place {
    data: TempDir,
    drive: TempDir,
    store: Store,
    records: Vec<Record>,
}

impl Place {
    fn new() -> Self {
        let (data, drive) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        let records = profile(&data.path().join("profiles/anna"));
        let (store, notices) = Store::open(data.path());
        assert_eq!(notices, []);
        Self { data, drive, store, records }
    }

    fn anna(&self) -> ProfileEntry {
        let (profiles, notices) = self.store.profiles();
        assert_eq!(notices, []);
        profiles.into_iter().find(|profile| profile.name == "Anna").unwrap()
    }

    fn drive(&self) -> PathBuf {
        fs::canonicalize(self.drive.path()).unwrap()
    }

    /// The profile opens where it is said to lie, with every answer.
    fn assert_whole(&self) {
        let anna = self.anna();
        assert_eq!(records_in(&self.store.folder_of(&anna)), self.records);
        let session = self.store.open_session(anna);
        assert_eq!((session.known.records(), session.settings.house.as_str()), (101, "venezia"));
    }
}

fn key(notice: &Phrase) -> &str {
    assert_worded(notice);
    &notice.key
}

fn names(folder: &Path) -> BTreeSet<String> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_profile_that_is_exported_comes_in_under_another_name_or_on_another_computer() {
    let place = Place::new();
    let papers = place.drive().join("papers");
    let path = export(&place.store, &place.anna(), &papers, NOW).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with("anna-2026-11-1") && name.ends_with(".tailleur-profile.zip"), "{name}");
    let brings = preview(&path).unwrap();
    assert_eq!((brings.name.as_deref(), brings.records, brings.answers), (Some("Anna"), 101, 100));

    let taken = import(&place.store, &path, "anna ", NOW).unwrap_err().into_phrase();
    assert_eq!(key(&taken), "profile-name-taken");
    let second = import(&place.store, &path, "Anna Due", NOW).unwrap();
    assert_eq!((second.folder.as_str(), second.name.as_str()), ("anna-due", "Anna Due"));
    assert_eq!(records_in(&place.store.folder_of(&second)), place.records);
    place.assert_whole();

    let there = TempDir::new().unwrap();
    let (other, _) = Store::open(there.path());
    let anna = import(&other, &path, "Anna", NOW).unwrap();
    let session = other.open_session(anna);
    assert_eq!((session.known.records(), session.settings.house.as_str()), (101, "venezia"));
    assert_eq!(names(&there.path().join("profiles")), BTreeSet::from(["anna".to_owned()]));
}

#[test]
fn what_is_united_with_a_profile_comes_once() {
    let place = Place::new();
    let path = export(&place.store, &place.anna(), &place.drive(), NOW).unwrap();
    assert_eq!(merge_into(&place.store, &path, &place.anna()).unwrap().records, 0);
    fs::remove_file(place.data.path().join("profiles/anna/d00d1e55-1.journal")).unwrap();
    assert_eq!(merge_into(&place.store, &path, &place.anna()).unwrap().records, 59);
    place.assert_whole();
}

#[test]
fn what_cannot_be_brought_in_changes_nothing() {
    let place = Place::new();
    let before = names(&place.data.path().join("profiles"));
    let bad = place.drive().join("bad.zip");
    fs::write(&bad, "PK no zip").unwrap();
    let empty = place.drive().join("empty");
    fs::create_dir(&empty).unwrap();
    let cases: [(&Path, &str, &str); 4] = [
        (&bad, "Bea", "archive-none"),
        (&place.drive().join("none.zip"), "Bea", "file-missing"),
        (&bad, "", "profile-name-empty"),
        (&bad, "a/b", "profile-name-slash"),
    ];
    for (path, name, expected) in cases {
        assert_eq!(key(&import(&place.store, path, name, NOW).unwrap_err().into_phrase()), expected);
        assert_eq!(names(&place.data.path().join("profiles")), before);
    }
    assert_eq!(key(&preview(&empty).unwrap_err()), "import-nothing");
    assert_eq!(key(&link_in_place(&place.store, &empty).unwrap_err().into_phrase()), "import-no-profile");
    place.assert_whole();
}

#[test]
fn a_moved_profile_lies_there_with_every_byte_and_what_lay_here_is_a_backup() {
    let place = Place::new();
    let home = place.data.path().join("profiles/anna");
    fs::create_dir(home.join("notes")).unwrap();
    fs::write(home.join("notes/mine.txt"), "my own").unwrap();
    let moved = move_to(&place.store, &place.anna(), Some(&place.drive()), NOW).unwrap();
    let there = place.drive().join("anna");
    assert_eq!((moved.profile.elsewhere.as_ref(), moved.united), (Some(&there), false));
    assert_eq!(place.anna(), moved.profile);
    place.assert_whole();
    assert_eq!(fs::read_to_string(there.join("notes/mine.txt")).unwrap(), "my own");
    // A folder of the trainee's own is nothing the program takes away.
    assert_eq!(key(&moved.left.unwrap()), "move-old-left");
    assert_eq!(names(&home), BTreeSet::from(["notes".to_owned()]));
    let backups = place.store.backups(&place.anna()).list();
    assert_eq!((backups.len(), backups[0].records), (1, 101));

    fs::remove_dir_all(&home).unwrap();
    let back = move_to(&place.store, &place.anna(), None, NOW).unwrap();
    assert_eq!((back.profile.elsewhere, names(&home).contains("profile.ron")), (None, true));
    assert_eq!(key(&back.left.unwrap()), "move-old-stays");
    place.assert_whole();
    assert!(there.join("profile.ron").exists(), "other devices may use it");
}

/// At every step the disk refuses: the profile opens with all its answers, here before the switch and there
/// after it, and nothing half done lies about.
#[test]
fn whatever_fails_at_whatever_step_the_profile_is_whole() {
    let steps = [MoveStep::Copy, MoveStep::Compare, MoveStep::Name, MoveStep::Switch, MoveStep::Keep, MoveStep::Clear];
    let troubles = [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::NotFound, ErrorKind::Other];
    let mut tried = 0;
    for fails in steps {
        for (nth, kind) in [0, 1, 2, 3].into_iter().zip(troubles) {
            let place = Place::new();
            let mut met = 0;
            let mut may = |step: MoveStep| {
                met += usize::from(step == fails);
                if step == fails && met == nth + 1 { Err(io::Error::from(kind)) } else { Ok(()) }
            };
            let done = move_with_checks(&place.store, &place.anna(), Some(&place.drive()), NOW, &mut may);
            place.assert_whole();
            if met <= nth {
                continue;
            }
            tried += 1;
            match done {
                Err(notice) => {
                    assert_eq!(key(&notice), "move-failed", "{fails:?}");
                    assert_eq!(place.anna().elsewhere, None, "{fails:?}");
                    let left = names(&place.drive());
                    assert!(left.iter().all(|name| !name.starts_with('.')), "{fails:?}: {left:?}");
                }
                Ok(moved) => {
                    assert!(matches!(fails, MoveStep::Keep | MoveStep::Clear), "{fails:?}");
                    assert_eq!(key(&moved.left.unwrap()), "move-old-left");
                    assert_eq!(place.anna().elsewhere, Some(place.drive().join("anna")));
                }
            }
            // What could not be done is done when it is tried again.
            if place.anna().elsewhere.is_none() {
                let again = move_to(&place.store, &place.anna(), Some(&place.drive()), NOW).unwrap();
                assert!(again.profile.elsewhere.is_some());
                place.assert_whole();
            }
        }
    }
    assert_eq!(tried, 4 + 4 + 1 + 1 + 1 + 1);
}

#[test]
fn where_a_profile_cannot_move_it_stays() {
    let place = Place::new();
    let (anna, drive) = (place.anna(), place.drive());
    fs::create_dir(drive.join("taken")).unwrap();
    fs::create_dir(drive.join("taken/anna")).unwrap();
    fs::write(drive.join("file"), "").unwrap();
    let home = place.data.path().join("profiles");
    let cases: [(&Path, &str); 5] = [
        (&drive.join("nowhere"), "move-no-folder"),
        (&drive.join("file"), "move-no-folder"),
        (&drive.join("taken"), "move-taken"),
        (&home, "move-same"),
        (&home.join("anna"), "move-same"),
    ];
    for (to, expected) in cases {
        let notice = move_to(&place.store, &anna, Some(to), NOW).unwrap_err();
        assert_eq!(key(&notice), expected, "{to:?}");
    }
    let (window, _) = Journal::open(&place.store.folder_of(&anna), place.store.device());
    assert_eq!(key(&move_to(&place.store, &anna, Some(&drive), NOW).unwrap_err()), "move-open");
    drop(window);
    place.assert_whole();
    assert!(place.store.backups(&anna).list().is_empty());
}

#[test]
fn two_computers_come_together_on_a_shared_drive() {
    let (one, two) = (Place::new(), Place::new());
    let extra = answer(&mut stamps(), 7000);
    let home = two.data.path().join("profiles/anna");
    fs::write(home.join("e-1.journal"), line::write(&extra).unwrap()).unwrap();
    let drive = one.drive();
    assert!(!move_to(&one.store, &one.anna(), Some(&drive), NOW).unwrap().united);
    let moved = move_to(&two.store, &two.anna(), Some(&drive), NOW).unwrap();
    assert!(moved.united);
    for place in [&one, &two] {
        let folder = place.store.folder_of(&place.anna());
        assert_eq!((folder.clone(), records_in(&folder).len()), (drive.join("anna"), 102));
    }
    // A third one has no profile of that name and uses it where it lies.
    let third = TempDir::new().unwrap();
    let (store, _) = Store::open(third.path());
    let anna = link_in_place(&store, &drive.join("anna")).unwrap();
    assert_eq!(store.open_session(anna).known.records(), 102);
    assert_eq!(key(&link_in_place(&store, &drive.join("anna")).unwrap_err().into_phrase()), "profile-name-taken");
}

#[test]
fn a_profile_whose_drive_is_gone_is_listed_and_nothing_is_made_in_its_place() {
    let place = Place::new();
    move_to(&place.store, &place.anna(), Some(&place.drive()), NOW).unwrap();
    let aside = place.drive().join("aside");
    fs::rename(place.drive().join("anna"), &aside).unwrap();
    let before = names(&place.data.path().join("profiles"));
    let anna = place.anna();
    assert_eq!((anna.name.as_str(), anna.folder.as_str()), ("Anna", "anna"));
    let taken = place.store.create("Anna", NOW).unwrap_err().into_phrase();
    assert_eq!(key(&taken), "profile-name-taken");
    assert_eq!(place.store.create("Ànna", NOW).unwrap().folder, "anna-2", "its folder is not given to another");
    fs::remove_dir_all(place.data.path().join("profiles/anna-2")).unwrap();
    drop(place.store.open_session(anna.clone()));
    assert!(!place.drive().join("anna").exists());
    assert_eq!(names(&place.data.path().join("profiles")), before);
    assert_eq!(merge_leftovers(&place.store, &anna), Ok(0));

    fs::rename(&aside, place.drive().join("anna")).unwrap();
    place.assert_whole();
}

#[test]
fn what_an_older_version_writes_where_the_profile_was_comes_to_where_it_is() {
    let place = Place::new();
    move_to(&place.store, &place.anna(), Some(&place.drive()), NOW).unwrap();
    let home = place.data.path().join("profiles/anna");
    fs::create_dir_all(&home).unwrap();
    let extra = answer(&mut stamps(), 8000);
    fs::write(home.join("d00d1e55-1.journal"), line::write(&extra).unwrap()).unwrap();
    assert_eq!(place.store.profiles().0.len(), 1, "one profile, not two");
    assert_eq!(merge_leftovers(&place.store, &place.anna()), Ok(1));
    assert_eq!(merge_leftovers(&place.store, &place.anna()), Ok(0));
    assert!(records_in(&place.drive().join("anna")).contains(&extra));
}

#[test]
fn a_word_of_where_a_profile_lies_that_cannot_be_read_is_reported() {
    let place = Place::new();
    fs::write(place.data.path().join("profiles/bea.ron"), "(name: \"Bea\", pla").unwrap();
    let (profiles, errors) = place.store.profiles();
    assert_eq!((profiles.len(), key(&errors[0].clone().into_phrase())), (1, "profile-pointer-unreadable"));
    assert_eq!(place.store.create("Bea", NOW).unwrap().folder, "bea-2");
}
