//! Changes that cannot be written into a pack yet: set aside, outlasting a crash, and offered again.

#![expect(clippy::disallowed_methods, reason = "the workshop writes on a disk")]

use std::fs;

use tailleur::app::templates::LessonKind;
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, WorkshopAction as Do};

use crate::app::workshop::actions::pack;
use crate::platform::workbench::Bench;
use crate::support::root;

const LESSON: &str = "01-a-page.ron";

fn at_the_example() -> Bench {
    Bench::with(&root().join("lessons/example"), "example")
}

/// Types a title for the first lesson.
fn write_title(bench: &mut Bench, says: &str) {
    bench.work(Do::Editor(EditorAction::Select(PackPlace::Lesson(LESSON.to_owned()))));
    let (path, language, says) = ("title".to_owned(), "en".to_owned(), says.to_owned());
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::SetText { path, language, says })));
}

fn theirs(bench: &Bench) -> String {
    bench.written(LESSON).replace("A page", "Their page")
}

/// A trainer and somebody else write the same file.
fn in_conflict() -> Bench {
    let mut bench = at_the_example();
    let text = theirs(&bench);
    bench.write(LESSON, &text);
    write_title(&mut bench, "My page");
    bench.rest();
    assert_eq!(pack(&bench.player).externally_changed().collect::<Vec<_>>(), [LESSON]);
    bench
}

fn title(bench: &Bench) -> String {
    let text = pack(&bench.player).document().text(LESSON).expect("the lesson");
    let title = text.split("title: {").nth(1).expect("a title");
    title.split("\"en\": \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an English title").to_owned()
}

fn drafts(bench: &Bench) -> usize {
    fs::read_dir(bench.data.path().join("drafts")).map_or(0, Iterator::count)
}

fn reopen(bench: &mut Bench) {
    let folder = bench.data.path().join("workshop/example");
    bench.open(&folder);
}

#[test]
fn what_is_written_while_a_conflict_waits_outlasts_a_crash_and_is_taken_up() {
    let mut bench = in_conflict();
    write_title(&mut bench, "My page, later");
    bench.rest();
    let mut bench = bench.crash();
    reopen(&mut bench);
    // Their version stands there; mine is offered.
    assert_eq!(title(&bench), "Their page");
    let offered = pack(&bench.player).offered().expect("it is offered");
    assert_eq!(offered.files.keys().collect::<Vec<_>>(), [LESSON]);
    bench.work(Do::Editor(EditorAction::RestoreDraft));
    assert_eq!(title(&bench), "My page, later");
    bench.rest();
    assert!(bench.written(LESSON).contains("My page, later"));
    assert_eq!(drafts(&bench), 0);
    bench.work(Do::Editor(EditorAction::Undo));
    assert_eq!(title(&bench), "Their page");
}

#[test]
fn closing_the_window_in_a_conflict_loses_nothing() {
    let mut bench = in_conflict();
    write_title(&mut bench, "The last word");
    bench.work(Do::Close);
    let mut bench = bench.crash();
    reopen(&mut bench);
    bench.work(Do::Editor(EditorAction::RestoreDraft));
    assert_eq!(title(&bench), "The last word");
}

#[test]
fn what_is_thrown_away_is_not_offered_again() {
    let mut bench = in_conflict().crash();
    reopen(&mut bench);
    bench.work(Do::Editor(EditorAction::ThrowDraftAway));
    assert!(pack(&bench.player).offered().is_none());
    assert_eq!((title(&bench).as_str(), drafts(&bench)), ("Their page", 0));
    let mut bench = bench.crash();
    reopen(&mut bench);
    assert!(pack(&bench.player).offered().is_none());
}

#[test]
fn an_unresolved_conflict_is_offered_again_and_not_replaced_by_a_second() {
    let mut bench = in_conflict().crash();
    reopen(&mut bench);
    // Another file comes into conflict while the first still waits.
    let drills = "04-drills.ron";
    let text = bench.written(drills).replace("Custom drills", "Theirs");
    bench.write(drills, &text);
    bench.work(Do::Editor(EditorAction::Select(PackPlace::Lesson(drills.to_owned()))));
    let edit = PackEdit::SetText { path: "title".to_owned(), language: "en".to_owned(), says: "Mine".to_owned() };
    bench.work(Do::Editor(EditorAction::Edit(edit)));
    bench.rest();
    let mut bench = bench.crash();
    reopen(&mut bench);
    let offered = pack(&bench.player).offered().expect("it is offered");
    assert_eq!(offered.files.keys().collect::<Vec<_>>(), [LESSON, drills]);
}

#[test]
fn once_the_version_is_chosen_nothing_is_put_aside() {
    for (says, stands) in
        [(Do::Editor(EditorAction::KeepMine), "My page"), (Do::Editor(EditorAction::TakeTheirs), "Their page")]
    {
        let mut bench = in_conflict();
        assert_eq!(drafts(&bench), 1);
        bench.work(says);
        bench.rest();
        assert_eq!((title(&bench).as_str(), drafts(&bench)), (stands, 0));
        assert!(bench.written(LESSON).contains(stands));
        let mut bench = bench.crash();
        reopen(&mut bench);
        assert!(pack(&bench.player).offered().is_none());
    }
}

#[test]
fn a_folder_that_cannot_be_written_costs_nothing_and_its_pack_is_marked_in_the_list() {
    let mut bench = at_the_example();
    // The file becomes a folder: nothing can be written there.
    let place = bench.folder().join("05-new.ron");
    bench.work(Do::Editor(EditorAction::Edit(PackEdit::NewLesson(LessonKind::Empty))));
    let PackPlace::Lesson(file) = pack(&bench.player).place().clone() else { panic!("a lesson") };
    let place = place.with_file_name(&file);
    fs::create_dir(&place).unwrap();
    bench.rest();
    assert!(!bench.notices.is_empty());
    assert_eq!(drafts(&bench), 1);
    let mut bench = bench.crash();
    let tailleur::app::Screen::Workshop(workshop) = bench.player.app.screen() else { panic!("the workshop") };
    let [found] = workshop.pack_listings() else { panic!("one pack: {:?}", workshop.pack_listings()) };
    assert!(found.has_draft && found.title.is_some(), "{found:?}");
    fs::remove_dir(&place).unwrap();
    reopen(&mut bench);
    bench.work(Do::Editor(EditorAction::RestoreDraft));
    bench.rest();
    assert!(place.is_file() && drafts(&bench) == 0);
}

#[test]
fn where_all_is_written_nothing_is_put_aside() {
    let mut bench = at_the_example();
    write_title(&mut bench, "Written at once");
    bench.rest();
    bench.work(Do::Close);
    assert_eq!(drafts(&bench), 0);
}
