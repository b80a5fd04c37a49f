//! New packs, lessons, questions, houses and glossaries: complete from their templates.

use std::collections::BTreeMap;

use tailleur::app::Action;
use tailleur::app::practice::{PracticeAction as Play, PracticeStage};
use tailleur::app::templates::{LessonKind, PackKind, QuestionKind};
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::Language;
use tailleur::lesson::{Library, ProofCache, check, check_thoroughly};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::money::Money;

use crate::app::workshop::actions::{at_a_new_pack, at_work, edit, pack, texts, work};
use crate::support::player::Player;

/// Nothing at all is wrong with the pack that is open.
fn is_clean(player: &Player, folder: &str, what: &str) {
    let files = pack(player).document().files();
    let flaws = check(Some(folder), files, &HouseLibrary::built_in());
    assert!(flaws.is_empty(), "{what}: {flaws:#?}\n{:#?}", files.keys());
}

fn at_mine(kind: PackKind) -> Player {
    at_a_new_pack("Ma première soirée", kind)
}

const FOLDER: &str = "ma-premiere-soiree";

/// Plays what is selected to its end; how many questions it asked.
fn play(player: &mut Player) -> usize {
    work(player, Do::Editor(EditorAction::Try));
    let mut asked = 0;
    for _ in 0..400 {
        match pack(player).trying().expect("it is tried").stage() {
            PracticeStage::Done => return asked,
            PracticeStage::Asking(question) => {
                let answer = match question.question().form {
                    AnswerForm::Choice(_) => Answer::Choice(0),
                    AnswerForm::Number { .. } => Answer::Number(1),
                    AnswerForm::Money => Answer::Money(Money::ZERO),
                    ref other => panic!("{other:?}"),
                };
                player.practise(Play::Answer(answer));
                asked += 1;
            }
            _ => player.practise(Play::Next),
        }
    }
    panic!("it comes to an end");
}

#[test]
fn a_new_pack_has_no_fault_and_can_be_played_to_its_end() {
    for kind in PackKind::ALL {
        let mut player = at_mine(kind);
        is_clean(&player, FOLDER, &format!("{kind:?}"));
        let files = pack(&player).document().files();
        let mut flaws = check_thoroughly(Some(FOLDER), files, &HouseLibrary::built_in(), &mut ProofCache::default());
        // What asks for a text of the trainer's own waits for it.
        flaws.retain(|flaw| flaw.code() != "PB925");
        assert!(flaws.is_empty(), "{kind:?}: {flaws:#?}");
        let lessons: Vec<PackPlace> = pack(&player).rows().iter().map(|row| row.place.clone()).collect();
        let lessons: Vec<PackPlace> =
            lessons.into_iter().filter(|place| matches!(place, PackPlace::Lesson(_))).collect();
        assert!(!lessons.is_empty());
        for lesson in lessons {
            work(&mut player, Do::Editor(EditorAction::Select(lesson)));
            assert!(play(&mut player) > 0, "{kind:?}");
            player.act(Action::Back);
        }
    }
}

#[test]
fn a_new_pack_is_for_the_house_in_force_and_names_who_writes_it() {
    let begun = |mut player: Player| {
        player.act(Action::Workshop(Do::Open));
        player.act(Action::Workshop(Do::New("Soir".to_owned(), PackKind::Empty, Language::ALL.to_vec())));
        crate::app::workshop::actions::made(&player)["pack.ron"].clone()
    };
    let at_home = begun(Player::at_home(Language::French, "monte-carlo"));
    assert!(at_home.contains("houses: [\"monte-carlo\"]") && at_home.contains("author: \""), "{at_home}");
    assert!(at_home.contains("// Un module"), "its comments are in the language of the window: {at_home}");
    let nameless = begun(Player::at_the_door(Language::English, "venezia"));
    assert!(!nameless.contains("author"), "{nameless}");
}

#[test]
fn every_lesson_and_every_question_that_is_added_is_complete() {
    let mut player = at_mine(PackKind::Empty);
    for kind in LessonKind::ALL {
        edit(&mut player, PackEdit::NewLesson(kind));
        assert_eq!(pack(&player).refusal(), None, "{kind:?}");
        is_clean(&player, FOLDER, &format!("{kind:?}"));
    }
    for kind in QuestionKind::all() {
        edit(&mut player, PackEdit::NewQuestion(kind));
        assert!(matches!(pack(&player).place(), PackPlace::Question(..)), "{kind:?}");
        is_clean(&player, FOLDER, &format!("{kind:?}"));
    }
}

#[test]
fn a_lesson_begun_under_an_id_that_was_given_up_has_questions_of_its_own() {
    let mut player = at_mine(PackKind::FixedQuestions);
    edit(&mut player, PackEdit::NewLesson(LessonKind::Questions));
    edit(&mut player, PackEdit::Rename("evening".to_owned()));
    edit(&mut player, PackEdit::NewLesson(LessonKind::Questions));
    is_clean(&player, FOLDER, "twice the same template");
}

#[test]
fn a_lesson_is_begun_in_the_languages_and_for_a_house_of_its_pack() {
    let mut files = Library::built_in_files("tableau");
    let listed = files["pack.ron"].replacen("(\n", "(\n    houses: [\"monte-carlo\"],\n", 1);
    files.insert("pack.ron".to_owned(), listed);
    let mut player = at_work(files);
    edit(&mut player, PackEdit::NewLesson(LessonKind::TableTest));
    let file = pack(&player).place().file().to_owned();
    assert!(texts(&player)[&file].contains("houses: [\"monte-carlo\"]"), "the window is in Venezia");
    is_clean(&player, "tableau", "a table test");
}

#[test]
fn a_new_house_is_a_copy_of_a_known_one_with_an_id_and_a_name_of_its_own() {
    for known in HouseLibrary::built_in().iter() {
        let mut player = at_mine(PackKind::Empty);
        let before = texts(&player);
        edit(&mut player, PackEdit::NewHouse { from: Some(known.id.clone()), name: "Casino d’Évian".to_owned() });
        let file = "houses/casino-d-evian.ron".to_owned();
        assert_eq!(*pack(&player).place(), PackPlace::File(file.clone()));
        let house = House::read("casino-d-evian.ron", &texts(&player)[&file]).expect("it is a house");
        assert_eq!((house.name.as_str(), &house.shoe), ("Casino d’Évian", &known.shoe));
        is_clean(&player, FOLDER, known.id.as_str());
        work(&mut player, Do::House("casino-d-evian".into()));
        work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson("01-first.ron".to_owned()))));
        assert!(pack(&player).preview().is_some(), "the lesson is shown in it");
        work(&mut player, Do::Editor(EditorAction::Undo));
        assert_eq!(texts(&player), before);
    }
}

#[test]
fn a_house_of_the_pack_is_copied_too_and_leaves_the_pack_when_it_goes() {
    let mut player = at_mine(PackKind::Empty);
    let before = texts(&player);
    edit(&mut player, PackEdit::NewHouse { from: None, name: "Chez nous".to_owned() });
    let with_one = texts(&player);
    assert!(with_one["pack.ron"].contains("houses: [\"venezia\", \"chez-nous\"]"), "{}", with_one["pack.ron"]);
    edit(&mut player, PackEdit::NewHouse { from: Some("chez-nous".into()), name: "Chez nous".to_owned() });
    assert_eq!(*pack(&player).place(), PackPlace::File("houses/chez-nous-2.ron".to_owned()));
    is_clean(&player, FOLDER, "two houses");
    edit(&mut player, PackEdit::Delete);
    assert_eq!(texts(&player), with_one);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::File("houses/chez-nous.ron".to_owned()))));
    edit(&mut player, PackEdit::Delete);
    assert_eq!(texts(&player), before);
    is_clean(&player, FOLDER, "no house");
}

#[test]
fn a_house_without_a_name_or_like_one_that_nobody_knows_is_not_begun() {
    let mut player = at_mine(PackKind::Empty);
    let before = texts(&player);
    for (from, name) in [(None, "  "), (Some("nowhere".into()), "Ours")] {
        edit(&mut player, PackEdit::NewHouse { from, name: name.to_owned() });
        assert!(pack(&player).refusal().is_some());
        assert_eq!(texts(&player), before);
    }
}

#[test]
fn a_pack_has_one_glossary() {
    let mut player = at_mine(PackKind::Empty);
    edit(&mut player, PackEdit::NewGlossary);
    is_clean(&player, FOLDER, "a glossary");
    let with_it: BTreeMap<String, String> = texts(&player);
    edit(&mut player, PackEdit::NewGlossary);
    assert!(pack(&player).refusal().is_some());
    assert_eq!(texts(&player), with_it);
}
