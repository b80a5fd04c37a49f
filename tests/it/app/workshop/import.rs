//! Questions of other programs imported into the open pack.
#![expect(clippy::disallowed_methods, reason = "a question file lies on the disk")]

use tailleur::app::workshop::{EditorAction, PackPlace, QuestionFile, WorkshopAction as Do};
use tailleur::i18n::flaw::Flaw;
use tailleur::lesson::check;
use tailleur::lesson::exchange::NoteKind;
use tailleur::rules::house::HouseLibrary;

use super::actions::{pack, texts};
use crate::platform::workbench::{Bench, everything, same};
use crate::support::root;

const GIFT: &str = "::Naturals:: How many points are a natural?{=8 or 9 ~7 or 8#Seven only stands. ~9 or 10}\n\n\
                    Write about the shoe.{}\n";

fn bench() -> Bench {
    Bench::with(&root().join("lessons/first-payouts"), "first-payouts")
}

fn import(bench: &mut Bench, name: &str, text: &str) {
    let path = bench.data.path().join(name);
    std::fs::write(&path, text).unwrap();
    bench.work(Do::Editor(EditorAction::Import(QuestionFile { path, language: "en".to_owned(), as_coups: false })));
}

#[test]
fn a_question_file_shows_what_comes_in_and_what_is_left_out_before_anything_changes() {
    let mut bench = bench();
    let before = texts(&bench.player);
    import(&mut bench, "naturals.gift", GIFT);
    let import = pack(&bench.player).import().expect("the file is shown");
    let [lesson] = import.incoming() else { panic!("one lesson: {:?}", import.incoming()) };
    assert_eq!(lesson.questions.len(), 1);
    let lessons = import.lessons.as_ref().unwrap();
    assert_eq!(lessons.notes.iter().map(|notes| notes.count(NoteKind::Omitted)).sum::<usize>(), 1, "the essay");
    assert_eq!(texts(&bench.player), before);
    bench.work(Do::Editor(EditorAction::StopImport));
    bench.work(Do::Editor(EditorAction::AcceptImport));
    assert_eq!(texts(&bench.player), before, "nothing is accepted after that");
}

#[test]
fn what_is_accepted_is_a_lesson_without_faults_and_one_undo_takes_it_back() {
    let mut bench = bench();
    let before = everything(&bench.folder());
    import(&mut bench, "naturals.gift", GIFT);
    bench.work(Do::Editor(EditorAction::AcceptImport));
    let PackPlace::Lesson(file) = pack(&bench.player).place().clone() else { panic!("the new lesson is selected") };
    assert!(file.ends_with("-naturals.ron"), "{file}");
    bench.rest();
    assert!(bench.written(&file).contains("Seven only stands."));
    let flaws = check(Some("first-payouts"), pack(&bench.player).document().files(), &HouseLibrary::built_in());
    assert!(!flaws.iter().any(Flaw::is_fault), "{flaws:?}");

    bench.work(Do::Editor(EditorAction::Undo));
    assert!(pack(&bench.player).document().undoes().is_none());
    bench.rest();
    let mut after = everything(&bench.folder());
    after.retain(|file, _| !file.starts_with('.'));
    same(&after, &before);
}

#[test]
fn the_same_file_accepted_twice_gives_its_questions_other_ids() {
    let mut bench = bench();
    for _ in 0..2 {
        import(&mut bench, "naturals.gift", GIFT);
        bench.work(Do::Editor(EditorAction::AcceptImport));
        assert!(pack(&bench.player).refusal().is_none());
    }
    let flaws = check(Some("first-payouts"), pack(&bench.player).document().files(), &HouseLibrary::built_in());
    assert!(!flaws.iter().any(Flaw::is_fault), "{flaws:?}");
}

#[test]
fn a_file_that_is_not_there_is_told_and_the_import_ends() {
    let mut bench = bench();
    let path = bench.data.path().join("missing.gift");
    bench.work(Do::Editor(EditorAction::Import(QuestionFile { path, language: "en".to_owned(), as_coups: false })));
    assert!(pack(&bench.player).import().is_none());
    assert_eq!(bench.notices.len(), 1);
}
