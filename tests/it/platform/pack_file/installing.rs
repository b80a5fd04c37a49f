//! Installing: whole or not at all, the old version kept until the new one stands, and told whose it is.

use std::fs;

use tailleur::lesson::Library;
use tailleur::platform::storage::pack_file::{
    PackCandidate, SignatureStatus, VersionRelation, inspect, install, installed, recover, remove,
};
use tailleur::platform::storage::packs::offered;
use tailleur::rules::house::HouseLibrary;
use tailleur::text_key;

use super::{Place, key, lay, texts, tree};
use crate::progress::records::assert_worded;

fn looked(place: &Place, file: &std::path::Path) -> PackCandidate {
    let brought = place.at_home(|home| inspect(file, home, &HouseLibrary::built_in())).unwrap();
    for phrase in brought.describe().iter().chain(&brought.confirmations()) {
        assert_worded(phrase);
    }
    brought
}

fn put(place: &Place, file: &std::path::Path) {
    let brought = looked(place, file);
    place.at_home(|home| install(&brought, home, &HouseLibrary::built_in())).unwrap();
}

fn keys(brought: &PackCandidate) -> Vec<String> {
    brought.describe().iter().map(|phrase| phrase.key.to_string()).collect()
}

#[test]
fn a_pack_lies_unpacked_in_the_profile_and_nothing_else_is_there() {
    let place = Place::new();
    let texts = texts(1, 2);
    let file = place.built("maison", &texts, None);
    let before = tree(&place.data());
    let brought = looked(&place, &file);
    assert_eq!((brought.standing, &brought.signed), (VersionRelation::New, &SignatureStatus::ByNobody));
    assert_eq!(tree(&place.data()), before, "to look installs nothing");
    put(&place, &file);
    let packs = place.profile().join("packs");
    for (name, text) in &texts {
        assert_eq!(fs::read_to_string(packs.join("maison").join(name)).unwrap(), *text);
    }
    assert_eq!(fs::read(packs.join("maison.tailleur-pack")).unwrap(), fs::read(&file).unwrap());
    assert_eq!(fs::read_dir(&packs).unwrap().count(), 2, "no draft is left");
    assert_eq!(looked(&place, &file).standing, VersionRelation::Same);
}

#[test]
fn its_lessons_are_offered_to_that_profile_and_to_no_other() {
    let place = Place::new();
    put(&place, &place.built("maison", &texts(1, 2), None));
    let other = place.data().join("profiles/bea");
    fs::create_dir_all(&other).unwrap();
    let (built_in, houses) = (Library::built_in(), HouseLibrary::built_in());
    let has = |profile: &std::path::Path| {
        let (library, notices) = offered(&built_in, &place.data(), profile, &houses);
        assert!(notices.is_empty(), "{notices:?}");
        library.packs().any(|pack| pack.id == "maison")
    };
    assert!(has(&place.profile()) && !has(&other));
    // What lies in the data folder is everybody's, and the profile's own comes before it.
    lay(&place.data().join("packs/maison"), &texts(7, 1));
    assert!(has(&place.profile()) && has(&other));
    let (library, _) = offered(&built_in, &place.data(), &place.profile(), &houses);
    let version = |library: &Library| library.packs().find(|pack| pack.id == "maison").map(|pack| pack.version);
    assert_eq!(version(&library), Some(1));
    // Where its own cannot be used, everybody's is there.
    fs::write(place.profile().join("packs/maison/pack.ron"), "(").unwrap();
    let (library, notices) = offered(&built_in, &place.data(), &place.profile(), &houses);
    assert_eq!((version(&library), notices.len()), (Some(7), 1));
}

#[test]
fn a_new_version_says_what_it_changes_and_takes_the_place_of_the_old_one() {
    let place = Place::new();
    put(&place, &place.built("one", &texts(1, 2), None));
    let mut changed = texts(2, 3);
    changed.retain(|(name, _)| name != "01-counting.ron");
    for (name, text) in &mut changed {
        if name == "pack.ron" {
            *text = text.replace("\"01-counting\", ", "");
        } else if name == "02-naturals.ron" {
            *text = text.replace("accuracy: ", "accuracy: 0").replace("accuracy: 090", "accuracy: 91");
            *text = text.replacen("en\": \"", "en\": \"Now: ", 1);
        }
    }
    let brought = looked(&place, &place.built("two", &changed, None));
    assert_eq!(brought.standing, VersionRelation::Newer(1));
    let expected =
        ["pack-stands-newer", "pack-change-differs", "pack-change-comes", "pack-change-goes", "pack-unsigned"];
    assert_eq!(keys(&brought), expected);
    place.at_home(|home| install(&brought, home, &HouseLibrary::built_in())).unwrap();
    let names: Vec<_> =
        fs::read_dir(place.profile().join("packs/maison")).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names.len(), 3, "nothing of the old one is left: {names:?}");
}

#[test]
fn an_earlier_version_asks_first_and_the_same_with_other_content_is_reported() {
    let place = Place::new();
    put(&place, &place.built("two", &texts(2, 2), None));
    let older = looked(&place, &place.built("one", &texts(1, 1), None));
    assert_eq!(older.standing, VersionRelation::Older(2));
    assert_eq!(older.confirmations().iter().map(|asks| &*asks.key).collect::<Vec<_>>(), ["pack-asks-older"]);
    let changed = looked(&place, &place.built("other", &texts(2, 1), None));
    assert_eq!((changed.standing, changed.confirmations().len()), (VersionRelation::Changed, 0));
    assert!(keys(&changed).contains(&"pack-stands-changed".to_owned()));
}

#[test]
fn a_key_is_remembered_and_another_one_or_none_is_reported_and_asks() {
    let place = Place::new();
    let (mine, another) = (key(), key());
    let first = looked(&place, &place.built("first", &texts(1, 1), Some(&mine)));
    assert_eq!(first.signed, SignatureStatus::First(mine.signer().clone()));
    place.at_home(|home| install(&first, home, &HouseLibrary::built_in())).unwrap();
    let again = looked(&place, &place.built("again", &texts(2, 1), Some(&mine)));
    assert_eq!((&again.signed, again.confirmations().len()), (&SignatureStatus::Again(mine.signer().clone()), 0));
    let by_another = looked(&place, &place.built("another", &texts(3, 1), Some(&another)));
    let before = mine.signer().clone();
    assert_eq!(by_another.signed, SignatureStatus::ByAnother { now: another.signer().clone(), before: before.clone() });
    assert_eq!(by_another.confirmations().iter().map(|asks| &*asks.key).collect::<Vec<_>>(), ["pack-asks-key"]);
    let no_longer = looked(&place, &place.built("none", &texts(3, 1), None));
    assert_eq!((&no_longer.signed, no_longer.confirmations().len()), (&SignatureStatus::NoLonger(before), 1));
    // Once it was taken all the same, the new key is the one that is known.
    place.at_home(|home| install(&by_another, home, &HouseLibrary::built_in())).unwrap();
    let known = looked(&place, &place.built("known", &texts(4, 1), Some(&another)));
    assert_eq!(known.signed, SignatureStatus::Again(another.signer().clone()));
    // Another pack has a key of its own.
    let listed = place.at_home(|home| installed(home, &HouseLibrary::built_in()));
    assert_eq!(listed[0].signer(), Some(another.signer()));
}

#[test]
fn what_was_changed_by_hand_is_no_longer_its_signers() {
    let place = Place::new();
    put(&place, &place.built("first", &texts(1, 1), Some(&key())));
    let pack = place.profile().join("packs/maison/pack.ron");
    fs::write(&pack, fs::read_to_string(&pack).unwrap().replace("Our rules.", "My rules.")).unwrap();
    let listed = place.at_home(|home| installed(home, &HouseLibrary::built_in()));
    assert!(listed[0].pack.is_some() && listed[0].signer().is_none());
}

#[test]
fn a_pack_that_goes_leaves_nothing_behind_and_only_itself_goes() {
    let place = Place::new();
    let before = tree(&place.data());
    put(&place, &place.built("maison", &texts(1, 1), None));
    for id in ["../anna", "", ".", "no-such", "profile.ron"] {
        let why = place.at_home(|home| remove(home, &id.into())).unwrap_err();
        assert_eq!(why.key, text_key!("pack-not-there"), "{id}");
    }
    place.at_home(|home| remove(home, &"maison".into())).unwrap();
    let mut after = tree(&place.data());
    assert_eq!(after.remove(&place.profile().join("packs")), Some(None), "its folder stays, empty");
    assert_eq!(after, before);
}

#[test]
fn a_program_that_was_ended_in_the_middle_leaves_the_old_version_or_the_new_one() {
    let place = Place::new();
    put(&place, &place.built("maison", &texts(1, 1), None));
    let packs = place.profile().join("packs");
    // Ended after the old one was put aside: it comes back.
    fs::rename(packs.join("maison"), packs.join(".maison.0123456789abcdef.old")).unwrap();
    recover(&packs);
    assert!(packs.join("maison/pack.ron").is_file());
    // Ended after the new one took its place: the old one goes.
    lay(&packs.join(".maison.0123456789abcdef.old"), &texts(1, 1));
    lay(&packs.join(".maison.0123456789abcdef.tmp"), &texts(9, 1));
    recover(&packs);
    assert!(!packs.join(".maison.0123456789abcdef.old").exists());
    // A draft of a moment ago may be another window's.
    assert!(packs.join(".maison.0123456789abcdef.tmp").exists());
    let (library, notices) = offered(&Library::built_in(), &place.data(), &place.profile(), &HouseLibrary::built_in());
    assert!(notices.is_empty() && library.packs().any(|pack| pack.id == "maison" && pack.version == 1));
}

#[cfg(target_os = "linux")]
#[test]
fn where_the_disk_fails_the_old_version_stands_as_it_was() {
    use std::cell::Cell;
    use std::io;
    use std::path::Path;
    use std::rc::Rc;

    use tailleur::platform::storage::file_system::{FileSystem, with_file_system};

    /// The n-th renaming fails.
    #[derive(Debug)]
    struct Failing(Cell<u32>);

    impl FileSystem for Failing {
        fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
            self.0.set(self.0.get().wrapping_sub(1));
            if self.0.get() == 0 { Err(io::ErrorKind::StorageFull.into()) } else { fs::rename(from, to) }
        }
    }

    let place = Place::new();
    put(&place, &place.built("one", &texts(1, 1), None));
    let brought = looked(&place, &place.built("two", &texts(2, 2), None));
    let before = tree(&place.data());
    for nth in 1..=2 {
        let failed = with_file_system(Rc::new(Failing(Cell::new(nth))), || {
            place.at_home(|home| install(&brought, home, &HouseLibrary::built_in()))
        });
        assert_eq!(failed.unwrap_err().into_phrase().key, text_key!("pack-not-installed"));
        assert_eq!(tree(&place.data()), before, "renaming {nth}");
    }
}
