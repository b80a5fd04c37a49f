//! What was deleted from a pack, put back after the pack was left.

use std::collections::BTreeMap;

use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::i18n::Language;
use tailleur::platform::storage::pack_file::PackFile;
use tailleur::platform::storage::workshop::version_to_raise;

use super::actions::pack;
use crate::platform::workbench::{Bench, everything, same};
use crate::support::root;

fn bench() -> Bench {
    Bench::with(&root().join("lessons/first-payouts"), "first-payouts")
}

/// The pack's files, without its bin.
fn own(bench: &Bench) -> BTreeMap<String, Vec<u8>> {
    everything(&bench.folder()).into_iter().filter(|(file, _)| !file.starts_with('.')).collect()
}

#[test]
fn a_deleted_lesson_is_put_back_after_the_pack_was_left() {
    let mut bench = bench();
    let (before, folder) = (own(&bench), bench.folder());
    let file = before.keys().find(|file| file.starts_with("03-")).unwrap().clone();
    bench.work(Do::Editor(EditorAction::Select(PackPlace::Lesson(file.clone()))));
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::Delete)));
    bench.rest();
    assert!(!folder.join(&file).exists() && !bench.written("pack.ron").contains(file.trim_end_matches(".ron")));
    assert_eq!(pack(&bench.player).deleted(Language::English).len(), 1, "at once, without being left");

    bench.work(Do::Close);
    let mut bench = bench.crash();
    bench.open(&folder);
    assert!(pack(&bench.player).document().undoes().is_none());
    let deleted = pack(&bench.player).deleted(Language::English);
    let [(name, title)] = deleted.as_slice() else { panic!("{deleted:?}") };
    assert_eq!(*name, file);
    assert!(!title.is_empty() && *title != file, "{title}");
    bench.work(Do::Editor(EditorAction::PutBack(file.clone())));
    bench.rest();
    same(&own(&bench), &before);
    assert!(pack(&bench.player).deleted(Language::English).is_empty());

    bench.work(Do::Editor(EditorAction::Undo));
    assert_eq!(pack(&bench.player).deleted(Language::English).len(), 1, "it is one more step that can be undone");
}

#[test]
fn what_is_handed_over_a_second_time_with_changes_has_a_higher_version() {
    let mut bench = bench();
    let folder = bench.folder();
    let houses = tailleur::rules::house::HouseLibrary::built_in();
    let file = bench.data.path().join("handed.tailleur-pack");
    let hand_over = || tailleur::platform::storage::pack_file::build(&folder, Some(&file), None, &houses).unwrap();
    let renamed = bench.written("pack.ron").replace("id: \"first-payouts\"", "id: \"mine\"");
    bench.write("pack.ron", &renamed);
    hand_over();
    assert_eq!(version_to_raise(&folder, &file), None, "the same again is the same version");

    let version = PackFile::open(&file).unwrap().manifest().version;
    bench.write("pack.ron", &renamed.replace("author: \"", "author: \"The new "));
    assert_ne!(bench.written("pack.ron"), renamed);
    assert_eq!(version_to_raise(&folder, &file), Some(version));
    bench.open(&folder);
    bench.work(Do::Editor(EditorAction::RaiseVersion(version, tailleur::app::workshop::HandOver::default())));
    bench.rest();
    assert_eq!(version_to_raise(&folder, &file), None, "it is counted up");
    assert!(bench.written("pack.ron").contains(&format!("version: {}", version + 1)));
    assert_eq!(hand_over().manifest.version, version + 1);
}
