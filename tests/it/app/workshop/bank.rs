//! Questions and drills of all packs, found and taken into a lesson.

use tailleur::app::workshop::{
    ANSWER_KINDS, BankEntry, BankItem, BankQuery, EditorAction, PackPlace, QuestionBank, WorkshopAction as Do,
};
use tailleur::drill::AnyDrill;
use tailleur::drill::authored::FixedQuestion;
use tailleur::i18n::Language;
use tailleur::lesson::{Library, lesson_in};
use tailleur::rules::house::HouseLibrary;

use super::actions::{at_work, pack, texts, work};

/// The built-in packs, and the annotated example with its many forms of questions.
fn library() -> Library {
    let mut library = Library::built_in();
    library.add(Library::EXAMPLE, &Library::built_in_files(Library::EXAMPLE), &HouseLibrary::built_in());
    library
}

fn search(query: &BankQuery) -> Vec<BankEntry> {
    QuestionBank::new(&library()).search(query).into_iter().cloned().collect()
}

fn found(words: &str) -> Vec<BankEntry> {
    search(&BankQuery { words: words.to_owned(), ..BankQuery::default() })
}

#[test]
fn the_bank_is_searched_by_words_without_accents_by_drill_by_clause_and_by_house() {
    let all = found("");
    let questions: Vec<&FixedQuestion> = all
        .iter()
        .filter_map(
            |entry| if let BankItem::Question { question, .. } = &entry.item { Some(&**question) } else { None },
        )
        .collect();
    assert!(questions.len() > 10 && all.len() > 100, "{} of {}", questions.len(), all.len());
    let asks = questions.iter().find_map(|question| question.asks.as_ref()).expect("one with words");
    let words = asks.get(Language::French).to_uppercase();
    assert!(!found(&words).is_empty(), "{words}");
    let clause = questions.iter().find_map(|question| question.clause).expect("one with a clause").to_string();
    assert!(!found(&clause).is_empty() && found(&clause).len() < all.len(), "{clause}");
    assert!(found("a word that is nowhere qqq").is_empty());

    let bank = QuestionBank::new(&library());
    let of_kind = |kind| bank.search(&BankQuery { kind: Some(kind), ..BankQuery::default() }).len();
    let by_kind: usize = ANSWER_KINDS.into_iter().chain(AnyDrill::NAMES.iter().copied()).map(of_kind).sum();
    assert_eq!(by_kind, all.len(), "each has one kind");
    let here = search(&BankQuery { house: Some("venezia".into()), ..BankQuery::default() });
    assert!(!here.is_empty() && here.len() < all.len(), "{} of {}", here.len(), all.len());
}

#[test]
fn whatever_is_taken_from_the_bank_asks_the_same_and_notes_its_origin() {
    let mut seen = std::collections::BTreeSet::new();
    for entry in found("") {
        let kind = match &entry.item {
            BankItem::Question { question, .. } => format!("{:?}", std::mem::discriminant(&question.answer)),
            BankItem::Drill { drill, .. } => drill.name().to_owned(),
        };
        let is_copied = match &entry.item {
            BankItem::Question { .. } => true,
            BankItem::Drill { drill, .. } => drill.to_ron(&HouseLibrary::built_in()).is_some(),
        };
        if !is_copied || !seen.insert(kind) {
            continue;
        }
        let mut player = at_work(Library::built_in_files("tableau"));
        let before = texts(&player);
        work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson("01-counting.ron".to_owned()))));
        work(&mut player, Do::Editor(EditorAction::TakeFromBank(Box::new(entry.clone()))));
        assert_eq!(pack(&player).refusal(), None, "{}", entry.path);
        let place = pack(&player).place().clone();
        assert!(texts(&player)[place.file()].contains(&entry.path), "its origin is noted");
        let lesson = lesson_in(pack(&player).document().files(), place.file()).expect("it can be read");
        let step = lesson.steps[place.step().expect("a step")].rounds()[0].drill.clone();
        match (&entry.item, step) {
            (BankItem::Question { question, .. }, AnyDrill::Authored(authored)) => {
                let asked = authored.questions.first().unwrap().clone();
                assert_eq!(asked, FixedQuestion { id: asked.id.clone(), ..FixedQuestion::clone(question) });
            }
            (BankItem::Drill { drill, .. }, taken) => assert_eq!(taken, **drill),
            (item, step) => panic!("{item:?} became {step:?}"),
        }
        work(&mut player, Do::Editor(EditorAction::Undo));
        assert_eq!(texts(&player), before);
    }
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn nearly_every_drill_of_the_lessons_can_be_copied() {
    let (all, houses) = (found(""), HouseLibrary::built_in());
    let drills =
        all.iter().filter_map(|entry| if let BankItem::Drill { drill, .. } = &entry.item { Some(drill) } else { None });
    let (copied, left): (Vec<_>, Vec<_>) = drills.partition(|drill| drill.to_ron(&houses).is_some());
    assert!(left.len() * 20 < copied.len(), "{} of {}: {left:?}", left.len(), copied.len());
}
