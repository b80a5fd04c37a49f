//! A pack made by hand by somebody who sees the workshop for the first time: what is selected is shown, what is unticked
//! is gone, what is clicked is gone to.
#![cfg(feature = "desktop")]

use eframe::egui::{Event, Key, Modifiers, PointerButton, Role, pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::templates::{LessonKind, PackKind, QuestionKind};
use tailleur::app::workshop::form::{Control, FormLine, Label};
use tailleur::app::workshop::{EditorAction, OpenedPack, PackEdit, PackPlace, StepKind, WorkshopAction as Do};
use tailleur::app::{Action, Notice, NoticeTopic};
use tailleur::i18n::flaw::Flaw;
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Library, check_with_hints};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::text;
use tailleur::text_key;

use crate::app::workshop::actions::{at_a_new_pack, at_work, edit, pack, texts, work};
use crate::support::player::Player;
use crate::support::window::{Open, open, press, settle, word};

/// The lesson of a new pack.
const LESSON: &str = "01-first.ron";

fn found(player: &Player) -> Vec<Flaw> {
    check_with_hints(None, pack(player).document().files(), &HouseLibrary::built_in())
}

fn keys(flaws: &[Flaw]) -> Vec<&str> {
    flaws.iter().map(|flaw| &*flaw.core_phrase().key).collect()
}

fn act(harness: &mut Open<'_>, action: Do) {
    harness.state_mut().player.act(Action::Workshop(action));
    settle(harness);
}

fn at_the_tableau<'a>() -> Open<'a> {
    let mut harness = open(at_work(Library::built_in_files("tableau")), 1280.0, 640.0);
    settle(&mut harness);
    harness
}

fn untick(player: &mut Player, language: &str) {
    work(player, Do::Editor(EditorAction::Select(PackPlace::Pack)));
    let place = pack(player).languages().iter().position(|code| code == language).expect("it is listed");
    edit(player, PackEdit::Take { list: "languages".to_owned(), place });
}

#[test]
fn an_unticked_language_is_none_of_the_pack_and_what_is_written_in_it_is_left_aside() {
    let mut player = at_a_new_pack("Mine", PackKind::Empty);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson(LESSON.to_owned()))));
    edit(&mut player, PackEdit::NewStep(StepKind::Read));
    let before = texts(&player);
    untick(&mut player, "it");
    assert_eq!(pack(&player).languages(), ["fr", "en"]);
    let text = &texts(&player)[LESSON];
    assert!(
        !text.contains("\"it\": \"\"") && text.contains("L’asso"),
        "what says nothing goes, the rest stays: {text}"
    );
    let flaws = found(&player);
    assert!(keys(&flaws).contains(&"flaw-pack-languages-unsaid"), "{flaws:?}");
    edit(&mut player, PackEdit::NewLesson(LessonKind::Empty));
    let PackPlace::Lesson(added) = pack(&player).place().clone() else { panic!("a lesson is selected") };
    assert!(!texts(&player)[&added].contains("\"it\":"), "{}", texts(&player)[&added]);
    let flaws = found(&player);
    let of_languages = |flaw: &&Flaw| flaw.core_phrase().key.starts_with("flaw-text-language");
    assert_eq!(flaws.iter().find(of_languages), None, "nothing contradicts what is ticked");
    work(&mut player, Do::Editor(EditorAction::Undo));
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&player), before, "and all of it is one step");
}

#[test]
fn what_a_template_asks_for_is_listed_until_it_is_written() {
    let mut player = at_a_new_pack("Mine", PackKind::Empty);
    edit(&mut player, PackEdit::NewLesson(LessonKind::Empty));
    let PackPlace::Lesson(added) = pack(&player).place().clone() else { panic!("a lesson is selected") };
    let files = |player: &Player| {
        let flaws = found(player);
        let left = flaws.iter().filter(|flaw| flaw.core_phrase().key == text_key!("flaw-text-of-the-template"));
        left.map(|flaw| flaw.file.clone()).collect::<Vec<_>>()
    };
    assert_eq!(files(&player), [added.clone(), "pack.ron".to_owned()]);
    for language in ["fr", "it", "en"] {
        let (language, says) = (language.to_owned(), "Six".to_owned());
        edit(&mut player, PackEdit::SetText { path: "title".to_owned(), language, says });
    }
    assert_eq!(files(&player), ["pack.ron"]);
}

#[test]
fn a_lesson_with_another_name_stays_as_open_as_it_was() {
    let mut player = at_work(Library::built_in_files("tableau"));
    let lesson = PackPlace::Lesson("02-naturals.ron".to_owned());
    work(&mut player, Do::Editor(EditorAction::Fold(lesson.clone(), true)));
    work(&mut player, Do::Editor(EditorAction::Select(lesson)));
    let rows = pack(&player).rows().len();
    edit(&mut player, PackEdit::Rename("abattage".to_owned()));
    assert_eq!(*pack(&player).place(), PackPlace::Lesson("02-abattage.ron".to_owned()));
    assert_eq!(pack(&player).rows().len(), rows);
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(pack(&player).rows().len(), rows);
}

#[test]
fn what_is_at_an_end_of_its_list_is_moved_no_further() {
    let mut player = at_work(Library::built_in_files("tableau"));
    let is_lesson = |place: &PackPlace| matches!(place, PackPlace::Lesson(_));
    let lessons: Vec<PackPlace> = pack(&player).rows().iter().map(|row| row.place.clone()).filter(is_lesson).collect();
    for (number, lesson) in lessons.iter().enumerate() {
        work(&mut player, Do::Editor(EditorAction::Select(lesson.clone())));
        assert_eq!(pack(&player).can_move(-1), number > 0, "{lesson:?}");
        assert_eq!(pack(&player).can_move(1), number + 1 < lessons.len(), "{lesson:?}");
    }
}

#[test]
fn once_a_pack_is_open_no_one_reads_that_there_is_none() {
    let mut player = at_work(Library::built_in_files("tableau"));
    let phrase = text!("workshop-no-pack", place = Fact::Text("/tmp".to_owned()));
    player.act(Action::Notice(Notice { topic: NoticeTopic::WorkshopFolder, phrase }));
    assert_eq!(player.app.notices().len(), 1);
    let opened = OpenedPack { folder: "/packs/mine".into(), files: Library::built_in_files("tableau") };
    work(&mut player, Do::Opened(Box::new(opened)));
    assert!(player.app.notices().is_empty());
}

/// The field for the title of a lesson.
fn title(harness: &Open<'_>) -> String {
    format!("{}, EN", word(harness, "form-lesson-title"))
}

#[test]
fn a_row_that_is_selected_shows_its_form_in_place_of_what_can_be_printed() {
    let mut harness = at_the_tableau();
    act(&mut harness, Do::Editor(EditorAction::Select(PackPlace::Lesson("01-counting.ron".to_owned()))));
    let title = title(&harness);
    for again in ["01-counting.ron", "02-naturals.ron"] {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::P);
        settle(&mut harness);
        assert!(harness.query_by_role_and_label(Role::TextInput, &title).is_none(), "what can be printed is shown");
        click_row(&mut harness, again, false);
        assert!(harness.query_by_role_and_label(Role::TextInput, &title).is_some(), "{again}");
    }
}

#[test]
fn another_row_begins_at_the_top_of_its_form() {
    let mut harness = at_the_tableau();
    let lessons = ["01-counting.ron", "02-naturals.ron"].map(|file| PackPlace::Lesson(file.to_owned()));
    act(&mut harness, Do::Editor(EditorAction::Select(lessons[0].clone())));
    let title = title(&harness);
    let top = |harness: &Open<'_>| harness.get_by_role_and_label(Role::TextInput, &title).rect().top();
    let begins = top(&harness);
    let version = word(&harness, "form-lesson-version");
    harness.get_by_role_and_label(Role::TextInput, &version).focus();
    settle(&mut harness);
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::End);
    assert!(top(&harness) < begins, "it was scrolled");
    for lesson in [&lessons[1], &lessons[0]] {
        act(&mut harness, Do::Editor(EditorAction::Select(lesson.clone())));
        assert!((top(&harness) - begins).abs() < 1.0, "{lesson:?}");
    }
}

#[test]
fn one_click_on_its_arrow_unfolds_a_lesson() {
    let mut harness = at_the_tableau();
    let rows = |harness: &Open<'_>| pack(&harness.state().player).rows().len();
    let folded = rows(&harness);
    click_row(&mut harness, "02-naturals.ron", true);
    assert!(rows(&harness) > folded, "it is open");
    click_row(&mut harness, "02-naturals.ron", true);
    assert_eq!(rows(&harness), folded);
}

/// Clicks the row of a lesson in the tree, on its arrow or behind it.
fn click_row(harness: &mut Open<'_>, file: &str, arrow: bool) {
    let state = harness.state();
    let place = PackPlace::Lesson(file.to_owned());
    let row = pack(&state.player).rows().iter().find(|row| row.place == place).expect("a row");
    let label = state.face.words.render(&row.label, &HouseTerms::default());
    let rect = harness.get_by_role_and_label(Role::TreeItem, &label).rect();
    let at = pos2(rect.left() + if arrow { 24.0 } else { 80.0 }, rect.center().y);
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    for event in [Event::PointerMoved(at), button(true), button(false), Event::PointerGone] {
        harness.event(event);
        harness.step();
    }
    settle(harness);
}

#[test]
fn a_problem_of_one_language_leads_to_the_field_of_that_language() {
    // The title in Italian taken out, and that in English emptied.
    let cases = [
        ("\"it\": \"Mine\", ", "", "flaw-text-language-missing", "IT"),
        ("\"en\": \"Mine\"", "\"en\": \"\"", "flaw-text-empty", "EN"),
    ];
    for (was, is, key, language) in cases {
        let mut files = pack(&at_a_new_pack("Mine", PackKind::Empty)).document().files().clone();
        let lesson = files.get_mut(LESSON).expect("a lesson");
        *lesson = lesson.replacen(was, is, 1);
        let mut harness = open(at_work(files), 1280.0, 800.0);
        settle(&mut harness);
        let player = &harness.state().player;
        let (revision, flaws) = (pack(player).document().revision(), found(player));
        let at = flaws.iter().position(|flaw| flaw.core_phrase().key.as_str() == key);
        let at = at.unwrap_or_else(|| panic!("{key} among {:?} of {}", keys(&flaws), texts(player)[LESSON]));
        act(&mut harness, Do::Editor(EditorAction::Checked(revision, flaws)));
        act(&mut harness, Do::Editor(EditorAction::GoTo(at)));
        assert_eq!(*pack(&harness.state().player).place(), PackPlace::Lesson(LESSON.to_owned()));
        let field = format!("{}, {language}", word(&harness, "form-lesson-title"));
        assert!(harness.get_by_role_and_label(Role::TextInput, &field).is_focused(), "{field}");
    }
}

/// A new pack with a question from this template selected that has a hint.
fn asking(kind: usize) -> Player {
    let mut player = at_a_new_pack("Mine", PackKind::Empty);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Step(LESSON.to_owned(), 0))));
    edit(&mut player, PackEdit::NewQuestion(QuestionKind::all().nth(kind).expect("a kind of question")));
    let path = format!("{}.hints", pack(&player).place().path());
    let value = "[(answer: \"\", says: { \"fr\": \"a\", \"it\": \"a\", \"en\": \"a\" })]".to_owned();
    edit(&mut player, PackEdit::SetField { path, value, typed: false });
    player
}

/// The line of its first hint with this field behind it.
fn of_hint(player: &Player, field: &str) -> FormLine {
    let path = format!("{}.hints.0{field}", pack(player).place().path());
    pack(player).form().lines.iter().find(|line| line.path == path).expect("a line").clone()
}

#[test]
fn the_wrong_answer_of_a_hint_is_chosen_or_says_how_it_is_written() {
    let Control::One { words, .. } = of_hint(&asking(0), ".answer").control else { panic!("it is chosen") };
    assert_eq!(words, ["draw", "stand", ""]);
    for (kind, key) in [(2, "workshop-hint-number"), (3, "workshop-hint-sum")] {
        assert_eq!(of_hint(&asking(kind), ".answer").label, Label::Field(key.to_owned()));
    }
    assert_eq!(
        Catalog::new(Language::English).render(&of_hint(&asking(0), "").label.phrase(), &HouseTerms::default()),
        "Hint 1"
    );
}

#[test]
fn beside_a_field_of_coins_stands_what_they_come_to() {
    let mut harness = open(asking(3), 1280.0, 800.0);
    settle(&mut harness);
    let lines = pack(&harness.state().player).form().lines.clone();
    let coins = lines.iter().filter_map(|line| match &line.control {
        Control::Coins(coins) => coins.parse().ok(),
        _ => None,
    });
    let sums: Vec<u64> = coins.collect();
    assert!(!sums.is_empty());
    for sum in sums {
        let text = text!("workshop-coins", sum = Fact::Money(Money::coins(sum)));
        let text = harness.state().face.words.render(&text, &HouseTerms::default());
        assert!(harness.query_all_by_label(&text).next().is_some(), "{text}");
    }
}

#[test]
fn where_there_is_little_room_one_part_is_always_marked() {
    let mut harness = open(at_work(Library::built_in_files("tableau")), 800.0, 640.0);
    settle(&mut harness);
    for _ in 0..4 {
        press(&mut harness, Key::F6);
        let parts = ["workshop-tree", "workshop-form", "workshop-preview"].map(|key| word(&harness, key));
        let marked = parts.iter().filter(|part| {
            let node = harness.get_by_label(part);
            node.accesskit_node().toggled() == Some(eframe::egui::accesskit::Toggled::True)
        });
        assert_eq!(marked.count(), 1);
    }
}
