//! Figures, pictures and recordings put into pages without typing their notation.
#![expect(clippy::disallowed_methods, reason = "a picture lies on the disk")]

use std::collections::BTreeMap;

use tailleur::app::scene_editor::{HeldItem, SceneEditorAction, TablePlace, scene_to_ron};
use tailleur::app::workshop::{EditorAction, FigureKind, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::drill::authored::FixedScene;
use tailleur::lesson::page::{LessonPage, fences};
use tailleur::lesson::{Library, check};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::rules::side::Side;
use tailleur::syntax::Spans;

use super::actions::{at_work, edit, pack, texts, work};
use crate::platform::workbench::Bench;
use crate::support::player::Player;
use crate::support::root;

const LESSON: &str = "01-first.ron";
const PATH: &str = "steps.0.0";

/// A pack with a page of two paragraphs in two languages.
fn at_a_page() -> Player {
    let pack = "(\n    id: \"mine\",\n    version: 1,\n    title: {\"fr\": \"a\", \"en\": \"a\"},\n    about: {\"fr\": \"a\", \"en\": \"a\"},\n    \
                languages: [\"fr\", \"en\"],\n    lessons: [\n        \"01-first\",\n    ],\n)\n";
    let lesson = "(\n    id: \"first\",\n    version: 1,\n    title: {\"fr\": \"a\", \"en\": \"a\"},\n    goal: {\"fr\": \"a\", \"en\": \"a\"},\n    \
                  steps: [\n        Read({\"fr\": \"Un.\\n\\nDeux.\", \"en\": \"One.\\n\\nTwo.\"}),\n        Drill(drill: CountHand(), rounds: 10),\n    ],\n    \
                  pass: (accuracy: 90, seconds: 4),\n)\n";
    let files = [("pack.ron", pack), (LESSON, lesson)].map(|(file, text)| (file.to_owned(), text.to_owned()));
    let mut player = at_work(files.into());
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Step(LESSON.to_owned(), 0))));
    player
}

fn says(player: &Player) -> BTreeMap<String, String> {
    let text = &texts(player)[LESSON];
    let spans = Spans::parse(text);
    tailleur::app::workshop::form::texts_of(text, spans.find(PATH).expect("a page")).into_iter().collect()
}

fn insert(player: &mut Player, kind: FigureKind, after: Option<(&str, usize)>) {
    let after = after.map(|(language, at)| (language.to_owned(), at));
    work(player, Do::Editor(EditorAction::InsertFigure { path: PATH.to_owned(), kind, after }));
}

fn lay(player: &mut Player, action: SceneEditorAction) {
    work(player, Do::Editor(EditorAction::SceneEditor(action)));
    assert_eq!(pack(player).refusal(), None);
}

fn lay_card(player: &mut Player, card: &str, side: Side) {
    lay(player, SceneEditorAction::Take(HeldItem::Card(card.parse().unwrap())));
    lay(player, SceneEditorAction::Put(TablePlace::Hand(side)));
}

fn faults(player: &Player) -> Vec<String> {
    let flaws = check(None, pack(player).document().files(), &HouseLibrary::built_in());
    flaws.iter().filter(|flaw| flaw.is_fault()).map(|flaw| format!("{:?}", flaw.what)).collect()
}

#[test]
fn cards_laid_on_the_felt_are_a_figure_in_every_language_behind_the_paragraph_of_the_cursor() {
    let mut player = at_a_page();
    let before = texts(&player);
    insert(&mut player, FigureKind::Cards, Some(("en", 2)));
    for (card, side) in [("4h", Side::Punto), ("Ks", Side::Banco), ("2c", Side::Punto)] {
        lay_card(&mut player, card, side);
    }
    let fence = "```cards\n4h 2c | Ks\n```";
    assert_eq!(says(&player)["en"], format!("One.\n\n{fence}\n\nTwo."));
    assert_eq!(says(&player)["fr"], format!("Un.\n\n{fence}\n\nDeux."));
    assert_eq!(faults(&player), Vec::<String>::new());
    assert!(pack(&player).scene_editor().unwrap().findings().iter().all(|finding| finding.answer_forms.is_empty()));

    work(&mut player, Do::Editor(EditorAction::CloseSceneEditor));
    while pack(&player).document().undoes().is_some() {
        work(&mut player, Do::Editor(EditorAction::Undo));
    }
    assert_eq!(texts(&player), before);
}

#[test]
fn bets_alone_are_a_figure_of_bets_and_with_cards_a_whole_table() {
    let mut player = at_a_page();
    insert(&mut player, FigureKind::Bets, None);
    assert!(matches!(pack(&player).scene_editor().unwrap().in_hand(), Some(HeldItem::Piece(_))), "a chip at once");
    lay(&mut player, SceneEditorAction::Take(HeldItem::Sum(Money::coins(4_750))));
    lay(&mut player, SceneEditorAction::Put(TablePlace::Stake(3, Spot::Banco)));
    assert!(says(&player)["en"].ends_with("Two.\n\n```stakes\nseat 3 banco 47.50\n```"), "{:?}", says(&player));
    lay_card(&mut player, "4h", Side::Punto);
    let fence = fences(&says(&player)["fr"]).pop().unwrap();
    assert_eq!(fence.name, "scene");
    assert_eq!(faults(&player), Vec::<String>::new());
}

#[test]
fn a_figure_is_opened_again_and_changed_where_it_stands() {
    let mut player = at_a_page();
    insert(&mut player, FigureKind::Cards, Some(("fr", 0)));
    lay_card(&mut player, "4h", Side::Punto);
    work(&mut player, Do::Editor(EditorAction::CloseSceneEditor));
    work(&mut player, Do::Editor(EditorAction::EditFigure(PATH.to_owned(), 0)));
    assert_eq!(pack(&player).scene_editor().unwrap().scene().punto.len(), 1);
    lay(&mut player, SceneEditorAction::TakeFrom(TablePlace::Hand(Side::Punto)));
    lay_card(&mut player, "9d", Side::Banco);
    assert_eq!(says(&player)["fr"], "Un.\n\n```cards\n| 9d\n```\n\nDeux.");
    assert_eq!(says(&player)["en"], "One.\n\n```cards\n| 9d\n```\n\nTwo.");

    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(
        *pack(&player).scene_editor().unwrap().scene(),
        FixedScene::default(),
        "the felt follows what is undone"
    );
}

#[test]
fn a_figure_on_which_nothing_was_laid_is_gone_when_the_felt_is_left() {
    let mut player = at_a_page();
    let before = texts(&player);
    insert(&mut player, FigureKind::Table, Some(("en", 0)));
    assert_ne!(texts(&player), before);
    work(&mut player, Do::Editor(EditorAction::CloseSceneEditor));
    assert_eq!(texts(&player), before);
}

#[test]
fn every_figure_of_the_lessons_that_can_be_laid_is_written_as_it_was_read() {
    let mut written = 0;
    for folder in Library::built_in_folders().iter().copied().chain([Library::EXAMPLE]) {
        for (file, text) in Library::built_in_files(folder).iter() {
            Spans::parse(text).root().visit(&mut |node| {
                let Some(page) = node.text.as_ref().filter(|page| page.contains("```")) else { return };
                for fence in fences(page) {
                    let Some(figure) = fence.figure(page) else { panic!("{file}: {page}") };
                    let Some(again) = figure.fence(scene_to_ron) else { continue };
                    let read = LessonPage::read(&again).unwrap_or_else(|flaws| panic!("{file}: {again}: {flaws:?}"));
                    assert_eq!(
                        read.figures().next().map(|(figure, _)| figure.clone()),
                        Some(figure),
                        "{file}: {again}"
                    );
                    written += 1;
                }
            });
        }
    }
    assert!(written > 3, "{written}");
}

#[test]
fn a_picture_that_is_added_is_in_the_pack_on_the_disk_and_an_undo_takes_it_out_again() {
    let mut bench = Bench::with(&root().join("lessons/example"), "example-2");
    let png = bench.data.path().join("The table.png");
    let (name, bytes) =
        Library::built_in_files(Library::EXAMPLE).pictures.pop_first().expect("the example has a picture");
    std::fs::write(&png, &bytes).unwrap();
    bench.work(Do::Editor(EditorAction::AddMedium(png)));
    let (file, _) = pack(&bench.player).added().map(|(file, count)| (file.to_owned(), count)).unwrap();
    assert_eq!(file, "pictures/the-table.png");
    let blocks = ["fr", "it", "en"].map(|language| (language.to_owned(), format!("![a table]({file})")));
    bench.work(Do::Editor(EditorAction::Select(PackPlace::Step("01-a-page.ron".to_owned(), 0))));
    bench.rest();
    assert_eq!(std::fs::read(bench.folder().join(&file)).unwrap(), *bytes);
    assert!(bench.folder().join(&name).is_file(), "the other one stays");

    let page = pack(&bench.player).form().lines.first().map(|line| line.path.clone()).unwrap();
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::InsertBlock {
        path: page,
        blocks: blocks.into(),
        after: None,
    })));
    let place = pack(&bench.player).place().clone();
    assert!(texts(&bench.player)[place.file()].contains("![a table](pictures/the-table.png)"));
    let flaws = check(None, pack(&bench.player).document().files(), &HouseLibrary::built_in());
    assert!(!flaws.iter().any(tailleur::i18n::flaw::Flaw::is_fault), "the page is still one: {flaws:?}");
    for _ in 0..2 {
        bench.work(Do::Editor(EditorAction::Undo));
    }
    bench.rest();
    assert!(!bench.folder().join(&file).exists());
    bench.work(Do::Editor(EditorAction::Redo));
    bench.rest();
    assert!(bench.folder().join(&file).is_file());
}

#[test]
fn a_file_that_is_neither_picture_nor_recording_is_refused_by_its_name() {
    let mut player = at_a_page();
    let before = texts(&player);
    work(&mut player, Do::Editor(EditorAction::MediumRead("notes.pdf".to_owned(), b"%PDF-1.7".as_slice().into())));
    assert_eq!(pack(&player).refusal().unwrap().key.as_str(), "workshop-no-medium");
    assert_eq!(texts(&player), before);
    assert!(pack(&player).page_pictures().is_empty());
    edit(&mut player, PackEdit::Delete);
}

#[test]
fn a_file_that_is_no_picture_is_refused_in_words_that_stay_until_the_next_action() {
    let mut bench = Bench::with(&root().join("lessons/example"), "example-2");
    let photo = bench.data.path().join("felt.png");
    std::fs::write(&photo, b"no picture at all").unwrap();
    bench.work(Do::Editor(EditorAction::AddMedium(photo)));
    for _ in 0..3 {
        bench.work(Do::Editor(EditorAction::Tick));
        assert_eq!(pack(&bench.player).refusal().map(|why| why.key.as_str()), Some("workshop-no-medium"));
    }
    bench.work(Do::Editor(EditorAction::Step(1)));
    assert_eq!(pack(&bench.player).refusal(), None);
}

#[test]
fn a_picture_is_deleted_once_nothing_uses_it_and_undo_brings_it_back() {
    let mut bench = Bench::with(&root().join("lessons/example"), "example-2");
    let file = "pictures/table.png";
    bench.work(Do::Editor(EditorAction::Select(PackPlace::File(file.to_owned()))));
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::Delete)));
    assert_eq!(pack(&bench.player).refusal().unwrap().key.as_str(), "workshop-medium-used");
    assert!(pack(&bench.player).has_medium(file));

    let unused = bench.data.path().join("unused.png");
    std::fs::copy(root().join("assets/icons/128.png"), &unused).unwrap();
    bench.work(Do::Editor(EditorAction::AddMedium(unused)));
    let added = "pictures/unused.png";
    assert!(pack(&bench.player).has_medium(added));
    bench.work(Do::Editor(EditorAction::Select(PackPlace::File(added.to_owned()))));
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::Delete)));
    assert!(!pack(&bench.player).has_medium(added));
    bench.work(Do::Editor(EditorAction::Undo));
    assert!(pack(&bench.player).has_medium(added));
}
