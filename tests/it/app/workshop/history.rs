//! Undo survives leaving a pack, as long as the program runs.
#![expect(clippy::disallowed_methods, reason = "another program writes on the disk")]

use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::lesson::Library;

use super::actions::{at_work, edit, pack, texts, work};
use crate::platform::workbench::{Bench, everything, same};
use crate::support::root;

fn bench() -> Bench {
    Bench::with(&root().join("lessons/first-payouts"), "first-payouts")
}

fn edit_title(bench: &mut Bench, says: &str) {
    let (path, language, says) = ("title".to_owned(), "en".to_owned(), says.to_owned());
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::SetText { path, language, says })));
}

/// Leaves the pack and opens it again.
fn leave_and_return(bench: &mut Bench) {
    let folder = bench.folder();
    bench.work(Do::Close);
    bench.open(&folder);
}

fn without_bin(bench: &Bench) -> std::collections::BTreeMap<String, Vec<u8>> {
    everything(&bench.folder()).into_iter().filter(|(file, _)| !file.starts_with('.')).collect()
}

#[test]
fn a_pack_that_was_left_and_opened_again_is_taken_back_to_its_beginning_and_forward_again() {
    let mut bench = bench();
    let before = without_bin(&bench);
    let file = before.keys().find(|file| file.starts_with("03-")).unwrap().clone();
    edit_title(&mut bench, "Paid");
    bench.work(Do::Editor(EditorAction::Select(PackPlace::Lesson(file))));
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::Delete)));
    bench.rest();
    let after = without_bin(&bench);

    leave_and_return(&mut bench);
    for _ in 0..2 {
        bench.work(Do::Editor(EditorAction::Undo));
    }
    assert!(pack(&bench.player).document().undoes().is_none());
    bench.rest();
    same(&without_bin(&bench), &before);

    leave_and_return(&mut bench);
    for _ in 0..2 {
        bench.work(Do::Editor(EditorAction::Redo));
    }
    bench.rest();
    same(&without_bin(&bench), &after);
}

#[test]
fn what_somebody_else_wrote_while_the_pack_was_left_is_one_more_step() {
    let mut bench = bench();
    let before = without_bin(&bench);
    edit_title(&mut bench, "Paid");
    bench.rest();
    let (folder, mine) = (bench.folder(), bench.written("pack.ron"));
    bench.work(Do::Close);
    let theirs = mine.replace("\"Paid\"", "\"Paid out\"");
    std::fs::write(folder.join("pack.ron"), &theirs).unwrap();

    bench.open(&folder);
    assert_eq!(texts(&bench.player)["pack.ron"], theirs);
    assert!(pack(&bench.player).is_saved(), "nothing waits for the disk");
    bench.work(Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&bench.player)["pack.ron"], mine);
    bench.work(Do::Editor(EditorAction::Undo));
    bench.rest();
    same(&without_bin(&bench), &before);
}

#[test]
fn a_history_that_grows_too_large_forgets_its_oldest_steps() {
    let mut player = at_work(Library::built_in_files("tableau"));
    let before = texts(&player)["pack.ron"].clone();
    let large = |letter: &str| format!("// {}\n{before}", letter.repeat(1024 * 1024));
    for letter in ["a", "b"].into_iter().cycle().take(24) {
        edit(&mut player, PackEdit::Text(large(letter)));
    }
    let mut taken_back = 0;
    while pack(&player).document().undoes().is_some() {
        work(&mut player, Do::Editor(EditorAction::Undo));
        taken_back += 1;
    }
    assert!((2..12).contains(&taken_back), "{taken_back}");
    let left = &texts(&player)["pack.ron"];
    assert!(*left == large("a") || *left == large("b"));
}
