//! A language taken out of a pack everywhere, in one step.

use tailleur::app::workshop::{EditorAction, PackEdit, WorkshopAction as Do};
use tailleur::i18n::flaw::Flaw;
use tailleur::lesson::{Library, check};
use tailleur::rules::house::HouseLibrary;

use super::actions::{at_work, edit, pack, texts, work};

#[test]
fn a_language_is_taken_out_of_every_text_and_no_fault_is_left() {
    for folder in Library::built_in_folders() {
        let mut player = at_work(Library::built_in_files(folder));
        let before = texts(&player);
        let count = pack(&player).texts_in("it");
        assert!(count > 0, "{folder}");
        edit(&mut player, PackEdit::DropLanguage("it".to_owned()));
        assert_eq!(pack(&player).texts_in("it"), 0, "{folder}");
        assert_eq!(pack(&player).languages(), ["fr", "en"], "{folder}");
        let flaws = check(Some(folder), pack(&player).document().files(), &HouseLibrary::built_in());
        let faults: Vec<&Flaw> = flaws.iter().filter(|flaw| flaw.is_fault()).collect();
        assert!(faults.is_empty(), "{folder}: {faults:?}");
        work(&mut player, Do::Editor(EditorAction::Undo));
        assert_eq!(texts(&player), before, "{folder}: one undo brings all back");
    }
}
