//! A copy of a pack, to be changed: every file comes along, and the copy is a pack of its own.

#![expect(clippy::disallowed_methods, reason = "packs lie on a disk")]

use std::fs;
use std::path::Path;

use tailleur::app::workshop::WorkshopAction as Do;
use tailleur::i18n::flaw::Flaw;
use tailleur::lesson::{Library, check};
use tailleur::platform::storage::packs;
use tailleur::rules::house::HouseLibrary;

use crate::app::workshop::actions::pack;
use crate::platform::workbench::{Bench, copy, everything, same};
use crate::support::root;

/// An installed pack with everything a pack can hold, and more.
fn install(place: &Path) {
    copy(&root().join("lessons/example"), place);
    fs::create_dir_all(place.join("voice")).unwrap();
    fs::copy(root().join("tests/it/cases/sounds/tone.ogg"), place.join("voice/tone.ogg")).unwrap();
    let voice = "(language: French, clips: [(file: \"tone.ogg\", text: \"Messieurs\")])\n";
    fs::write(place.join("voice.ron"), voice).unwrap();
    fs::write(place.join("LICENCE.txt"), "As you like.").unwrap();
    fs::write(place.join("pictures/notes.md"), "Drawn by hand.").unwrap();
    fs::create_dir(place.join("sources")).unwrap();
    fs::write(place.join("sources/table.svg"), "<svg/>").unwrap();
    fs::write(place.join("manifest.ron"), "()").unwrap();
    let drills = fs::read_to_string(place.join("04-drills.ron")).unwrap();
    let after = drills.replace("\"example/a-coup-played\"", "\"example/a-page\", \"tableau/counting\"");
    fs::write(place.join("04-drills.ron"), after).unwrap();
}

#[test]
fn a_copy_of_an_installed_pack_brings_every_file_along() {
    for place in ["packs/example", "profile/packs/example"] {
        let mut bench = Bench::new();
        let from = bench.data.path().join(place);
        install(&from);
        let before = everything(&from);
        bench.work(Do::OpenCopy("example".into()));
        assert!(bench.notices.is_empty(), "{:?}", bench.notices);
        let to = bench.folder();
        assert_eq!(to.file_name().unwrap(), "example-2");
        let mut expected = before.clone();
        // It tells of the file in which the original came.
        expected.remove("manifest.ron");
        let renamed = |text: &[u8]| String::from_utf8(text.to_vec()).unwrap();
        let pack_file = renamed(&before["pack.ron"]).replace("id: \"example\"", "id: \"example-2\"");
        let drills = renamed(&before["04-drills.ron"]).replace("\"example/a-page\"", "\"example-2/a-page\"");
        expected.insert("pack.ron".to_owned(), pack_file.into_bytes());
        expected.insert("04-drills.ron".to_owned(), drills.into_bytes());
        same(&everything(&to), &expected);
        same(&everything(&from), &before);
        let files = pack(&bench.player).document().files();
        assert!(files.pictures.contains_key("pictures/table.png") && files.sounds.contains_key("voice/tone.ogg"));
        let faults = |folder: &Path, id: &str| {
            let flaws = check(Some(id), &packs::read(folder).files, &HouseLibrary::built_in());
            flaws.into_iter().map(|flaw| (flaw.file, flaw.what.key)).collect::<Vec<_>>()
        };
        fs::remove_file(from.join("manifest.ron")).unwrap();
        assert_eq!(faults(&to, "example-2"), faults(&from, "example"));
    }
}

#[test]
fn a_second_copy_has_a_name_of_its_own_in_every_place_where_it_stands() {
    let mut bench = Bench::new();
    install(&bench.data.path().join("packs/example"));
    bench.work(Do::OpenCopy("example".into()));
    bench.work(Do::OpenCopy("example".into()));
    assert_eq!(bench.folder().file_name().unwrap(), "example-2-2");
    assert!(bench.written("pack.ron").contains("id: \"example-2-2\""));
    assert!(bench.written("04-drills.ron").contains("\"example-2-2/a-page\", \"tableau/counting\""));
}

#[test]
fn every_built_in_pack_can_be_copied_and_its_copy_is_without_fault() {
    for id in Library::built_in_folders() {
        let mut bench = Bench::new();
        bench.work(Do::OpenCopy((*id).into()));
        assert!(bench.notices.is_empty(), "{id}: {:?}", bench.notices);
        let original = Library::built_in_files(id);
        let copied = packs::read(&bench.folder()).files;
        assert_eq!(copied.keys().collect::<Vec<_>>(), original.keys().collect::<Vec<_>>(), "{id}");
        assert!(copied.pictures == original.pictures, "{id}");
        assert_eq!(copied.sounds.len(), original.sounds.len(), "{id}");
        let faults: Vec<_> = check(Some(&format!("{id}-2")), &copied, &HouseLibrary::built_in())
            .into_iter()
            .filter(Flaw::is_fault)
            .collect();
        assert!(faults.is_empty(), "{id}: {faults:?}");
    }
}

#[test]
fn a_pack_that_went_away_meanwhile_is_reported() {
    let mut bench = Bench::new();
    bench.work(Do::OpenCopy("gone".into()));
    assert_eq!(bench.notices.iter().map(|notice| &*notice.key).collect::<Vec<_>>(), ["workshop-no-such-pack"]);
}
