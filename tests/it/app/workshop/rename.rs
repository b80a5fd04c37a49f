//! Lessons, pictures and sounds under other names: whatever names them follows, on the disk too, and can be taken back.

#![expect(clippy::disallowed_methods, reason = "the workshop writes on a disk")]

use std::fs;

use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::i18n::flaw::Flaw;
use tailleur::lesson::{Library, check};
use tailleur::rules::house::HouseLibrary;

use crate::app::workshop::actions::pack;
use crate::platform::workbench::{Bench, everything, same};
use crate::support::root;

const VOICE: &str = r#"(language: French, clips: [
    // The first.
    (file: "tone.ogg", text: "Messieurs", place: Within),
    (file: "voice/tone.ogg", text: "Rien ne va plus"),
])
"#;

/// The example with a sound, which is listed and heard on a page.
fn at_the_example() -> Bench {
    let mut bench = Bench::with(&root().join("lessons/example"), "example");
    let folder = bench.folder();
    fs::create_dir(folder.join("voice")).unwrap();
    fs::copy(root().join("tests/it/cases/sounds/tone.ogg"), folder.join("voice/tone.ogg")).unwrap();
    fs::write(folder.join("voice.ron"), VOICE).unwrap();
    let page = bench.written("01-a-page.ron");
    let heard = page.replace("(pictures/table.png)", "(pictures/table.png)\n\n                ![Ton](voice/tone.ogg)");
    bench.write("01-a-page.ron", &heard.replacen("voice/tone.ogg", "<voice/tone.ogg>", 1));
    let drills = bench.written("04-drills.ron");
    let after =
        drills.replace("[\"example/a-coup-played\"]", "[\"example/a-page\", \"tableau/counting\", \"example/a-page\"]");
    bench.write("04-drills.ron", &after);
    bench.open(&folder);
    bench
}

fn rename(bench: &mut Bench, place: PackPlace, name: &str) {
    bench.work(Do::Editor(EditorAction::Select(place)));
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::Rename(name.to_owned()))));
}

fn refused(bench: &Bench) -> Option<&str> {
    pack(&bench.player).refusal().map(|why| &*why.key)
}

fn flaws(bench: &Bench) -> Vec<String> {
    let files = pack(&bench.player).document().files();
    let flaws = check(Some("example"), files, &HouseLibrary::built_in());
    flaws.into_iter().map(|flaw| format!("{} {}", flaw.file, flaw.core_phrase().key)).collect()
}

#[test]
fn a_lesson_is_renamed_with_its_file_its_place_in_the_pack_and_what_comes_after_it() {
    let mut bench = at_the_example();
    let (before, wrong) = (everything(&bench.folder()), flaws(&bench));
    rename(&mut bench, PackPlace::Lesson("01-a-page.ron".to_owned()), "all-a-page-shows");
    assert_eq!(refused(&bench), None);
    assert_eq!(*pack(&bench.player).place(), PackPlace::Lesson("01-all-a-page-shows.ron".to_owned()));
    bench.rest();
    assert!(bench.written("pack.ron").contains("\"01-all-a-page-shows\",\n        \"02-a-coup-played\""));
    let after = "after: [\"example/all-a-page-shows\", \"tableau/counting\", \"example/all-a-page-shows\"]";
    assert!(bench.written("04-drills.ron").contains(after));
    assert!(bench.written("01-all-a-page-shows.ron").contains("id: \"all-a-page-shows\""));
    assert!(!bench.folder().join("01-a-page.ron").exists());
    let sorted =
        |list: Vec<String>| list.into_iter().map(|it| it.replace("-all-a-page-shows", "-a-page")).collect::<Vec<_>>();
    assert_eq!(sorted(flaws(&bench)), wrong);
    bench.work(Do::Editor(EditorAction::Undo));
    assert_eq!(*pack(&bench.player).place(), PackPlace::Lesson("01-a-page.ron".to_owned()));
    bench.rest();
    same(&everything(&bench.folder()), &before);
    bench.work(Do::Editor(EditorAction::Redo));
    assert_eq!(*pack(&bench.player).place(), PackPlace::Lesson("01-all-a-page-shows.ron".to_owned()));
}

#[test]
fn a_picture_and_a_sound_are_renamed_with_every_page_and_list_that_names_them() {
    let mut bench = at_the_example();
    let before = everything(&bench.folder());
    let wrong = flaws(&bench);
    rename(&mut bench, PackPlace::File("pictures/table.png".to_owned()), "half-round");
    rename(&mut bench, PackPlace::File("voice/tone.ogg".to_owned()), "messieurs.ogg");
    assert_eq!(refused(&bench), None);
    assert_eq!(*pack(&bench.player).place(), PackPlace::File("voice/messieurs.ogg".to_owned()));
    assert_eq!(pack(&bench.player).named_in(), ["01-a-page.ron", "voice.ron"]);
    // Nothing is wrong that was right: every page finds its picture under the new name.
    assert_eq!(flaws(&bench), wrong);
    bench.rest();
    assert!(bench.notices.is_empty(), "{:?}", bench.notices);
    let after = everything(&bench.folder());
    assert!(after["pictures/half-round.png"] == before["pictures/table.png"]);
    assert!(after["voice/messieurs.ogg"] == before["voice/tone.ogg"]);
    assert_eq!(after.len(), before.len());
    let page = bench.written("01-a-page.ron");
    assert_eq!(page.matches("(pictures/half-round.png)").count(), 3);
    assert!(page.contains("(<voice/messieurs.ogg>)") && page.contains("(voice/messieurs.ogg)"));
    assert!(!page.contains("table.png") && !page.contains("tone.ogg"));
    assert_eq!(
        bench.written("voice.ron"),
        VOICE.replace("\"tone.ogg", "\"messieurs.ogg").replace("voice/tone", "voice/messieurs")
    );
    // Taken back, every byte is where it was.
    bench.work(Do::Editor(EditorAction::Undo));
    bench.work(Do::Editor(EditorAction::Undo));
    assert_eq!(*pack(&bench.player).place(), PackPlace::File("pictures/table.png".to_owned()));
    bench.rest();
    same(&everything(&bench.folder()), &before);
}

#[test]
fn a_name_that_is_taken_or_is_none_is_refused_with_its_reason_and_nothing_happens() {
    let mut bench = at_the_example();
    fs::copy(bench.folder().join("pictures/table.png"), bench.folder().join("pictures/other.png")).unwrap();
    bench.open(&bench.folder());
    let texts = pack(&bench.player).document().texts().clone();
    let lesson = || PackPlace::Lesson("01-a-page.ron".to_owned());
    let picture = || PackPlace::File("pictures/table.png".to_owned());
    let cases = [
        (lesson(), "drills", "rename-taken"),
        (lesson(), "Été", "rename-no-id"),
        (lesson(), "two--hyphens", "rename-no-id"),
        (lesson(), "", "rename-no-id"),
        (picture(), "other", "rename-taken"),
        (picture(), "OTHER.png", "rename-taken"),
        (picture(), "../table", "rename-no-name"),
        (picture(), "ta ble", "rename-no-name"),
        (picture(), ".png", "rename-no-name"),
        (PackPlace::File("glossary.ron".to_owned()), "words", "rename-nothing"),
        (PackPlace::Pack, "mine", "rename-nothing"),
    ];
    for (place, name, why) in cases {
        rename(&mut bench, place.clone(), name);
        assert_eq!(refused(&bench), Some(why), "{place:?} {name}");
        assert_eq!(*pack(&bench.player).document().texts(), texts);
        assert!(pack(&bench.player).document().files().pictures.contains_key("pictures/table.png"));
    }
}

#[test]
fn a_file_that_someone_put_under_the_new_name_meanwhile_is_not_written_over() {
    let mut bench = at_the_example();
    rename(&mut bench, PackPlace::File("pictures/table.png".to_owned()), "half-round");
    fs::write(bench.folder().join("pictures/half-round.png"), "theirs").unwrap();
    bench.rest();
    assert_eq!(bench.notices.first().map(|notice| &*notice.key), Some("workshop-not-renamed"));
    assert_eq!(fs::read(bench.folder().join("pictures/half-round.png")).unwrap(), b"theirs");
    assert!(bench.folder().join("pictures/table.png").exists());
    // Once it is out of the way, the name is given after all.
    fs::remove_file(bench.folder().join("pictures/half-round.png")).unwrap();
    for _ in 0..8 {
        bench.rest();
    }
    assert!(bench.folder().join("pictures/half-round.png").exists());
    assert!(!bench.folder().join("pictures/table.png").exists());
}

#[test]
fn what_went_back_and_forth_before_it_was_written_is_nothing_on_the_disk() {
    let mut bench = at_the_example();
    let before = everything(&bench.folder());
    rename(&mut bench, PackPlace::File("pictures/table.png".to_owned()), "half-round");
    bench.work(Do::Editor(EditorAction::Undo));
    bench.rest();
    same(&everything(&bench.folder()), &before);
    assert!(bench.notices.is_empty());
}

#[test]
fn every_built_in_lesson_can_be_renamed_without_a_fault_in_its_pack() {
    for id in Library::built_in_folders() {
        let files = Library::built_in_files(id);
        let file = files.keys().find(|file| file.starts_with("01-")).expect("a first lesson").clone();
        let mut player = crate::app::workshop::actions::at_work(files);
        player.act(tailleur::app::Action::Workshop(Do::Editor(EditorAction::Select(PackPlace::Lesson(file)))));
        player.act(tailleur::app::Action::Workshop(Do::Editor(EditorAction::Edit(PackEdit::Rename(
            "another-name".to_owned(),
        )))));
        let files = pack(&player).document().files();
        assert!(files.contains_key("01-another-name.ron"), "{id}");
        let faults: Vec<_> =
            check(Some(id), files, &HouseLibrary::built_in()).into_iter().filter(Flaw::is_fault).collect();
        assert!(faults.is_empty(), "{id}: {faults:?}");
    }
}
