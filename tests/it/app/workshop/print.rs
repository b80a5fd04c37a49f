//! Papers from the workshop: the worksheet of the lesson being written, its key, the tableau of the house.

use tailleur::app::workshop::{
    EditorAction, PackEdit, PackPlace, Paper, PrintJob, WorkshopAction as Do, WorkshopEffect,
};
use tailleur::app::{Action, Effect, Screen};
use tailleur::documents::{Worksheet, pdf};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::{Files, Library, check};
use tailleur::platform::storage::worksheet_files;
use tailleur::rules::house::HouseLibrary;
use tailleur::text_key;
use tempfile::TempDir;

use crate::app::workshop::actions::{at_work, pack};
use crate::support::player::Player;

/// The first lesson of the pack.
const COUNTING: &str = "01-counting.ron";

fn work(player: &mut Player, action: Do) {
    player.now = player.now.plus(5_000);
    player.act(Action::Workshop(action));
}

/// Has the files looked through, as the window does aside.
pub(crate) fn look_through(player: &mut Player) {
    work(player, Do::Editor(EditorAction::Tick));
    let asked = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::Workshop(WorkshopEffect::Check(revision, folder, files)) => {
            Some((*revision, folder.clone(), files.clone()))
        }
        _ => None,
    });
    if let Some((revision, folder, files)) = asked {
        player.act(Action::Workshop(Do::Editor(EditorAction::Checked(
            revision,
            check(Some(&folder), &files, &HouseLibrary::built_in()),
        ))));
    }
}

/// The workshop in a lesson of this pack, looked through.
fn in_lesson(files: Files, file: &str) -> Player {
    let mut player = at_work(files);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson(file.to_owned()))));
    look_through(&mut player);
    player.effects.clear();
    player
}

fn printed(player: &mut Player, paper: Paper) -> Option<PrintJob> {
    player.effects.clear();
    work(player, Do::Print(paper));
    player.effects.iter().find_map(|effect| match effect {
        Effect::Workshop(WorkshopEffect::Print(printing)) => Some(printing.clone()),
        _ => None,
    })
}

fn sheet_of(printing: PrintJob) -> (Worksheet, bool) {
    match printing {
        PrintJob::Sheet { lesson, house, seed, key, .. } => {
            (Worksheet::of_lesson(&lesson, house, seed, lesson.questions()), key)
        }
        PrintJob::Poster(_) => panic!("a sheet"),
    }
}

#[test]
fn the_lesson_is_printed_as_it_stands_in_the_window_and_its_key_belongs_to_it() {
    let mut player = in_lesson(Library::built_in_files("tableau"), COUNTING);
    let title =
        PackEdit::SetText { path: "title".to_owned(), language: "en".to_owned(), says: "Not kept yet".to_owned() };
    work(&mut player, Do::Editor(EditorAction::Edit(title)));
    work(&mut player, Do::Editor(EditorAction::DealAgain));
    look_through(&mut player);
    let (sheet, key) = sheet_of(printed(&mut player, Paper::Sheet).expect("it is printed"));
    assert!(!key && sheet.title.get(Language::English) == "Not kept yet");
    let (other, key) = sheet_of(printed(&mut player, Paper::Key).expect("it is printed"));
    assert!(key);
    let seeds = |sheet: &Worksheet| sheet.exercises.iter().map(|exercise| exercise.seed).collect::<Vec<_>>();
    assert_eq!(seeds(&sheet), seeds(&other));
    assert!(seeds(&sheet).len() > 10);
}

#[test]
fn what_is_needed_for_a_worksheet_is_listed_and_nothing_is_printed() {
    let spoiled = |from: &str, to: &str| {
        let mut files = Library::built_in_files("tableau");
        let text = files[COUNTING].replace(from, to);
        assert_ne!(text, files[COUNTING]);
        files.insert(COUNTING.to_owned(), text);
        files
    };
    let whole = || Library::built_in_files("tableau");
    let only_read = || {
        let mut files = whole();
        let text = &files[COUNTING];
        let reads = text.find("Read(").unwrap();
        let drills = text.find("        Drill(").unwrap();
        let text = format!("{}],\n    pass: (accuracy: 90, seconds: 4),\n)\n", text[..drills].trim_end());
        assert!(reads < drills);
        files.insert(COUNTING.to_owned(), text);
        files
    };
    let cases = [
        (whole(), PackPlace::Pack, "workshop-print-no-lesson"),
        (
            spoiled("id: \"counting\"", "id: \"coun ting\""),
            PackPlace::Lesson(COUNTING.to_owned()),
            "workshop-print-faults",
        ),
        (spoiled("steps: [", "steps: [["), PackPlace::Lesson(COUNTING.to_owned()), "workshop-print-faults"),
        (only_read(), PackPlace::Lesson(COUNTING.to_owned()), "workshop-print-nothing"),
        (
            spoiled("    steps: [", "    houses: [\"monte-carlo\"],\n    steps: ["),
            PackPlace::Lesson(COUNTING.to_owned()),
            "workshop-print-not-here",
        ),
    ];
    for (files, place, needed) in cases {
        let mut player = at_work(files);
        work(&mut player, Do::House("venezia".into()));
        work(&mut player, Do::Editor(EditorAction::Select(place)));
        look_through(&mut player);
        for paper in [Paper::Sheet, Paper::Key] {
            assert_eq!(printed(&mut player, paper), None, "{needed}");
            assert_eq!(pack(&player).refusal().map(|it| &*it.key), Some(needed));
        }
        assert!(matches!(printed(&mut player, Paper::Poster), Some(PrintJob::Poster(house)) if house.id == "venezia"));
    }
}

#[test]
fn a_lesson_is_not_printed_before_the_referee_has_seen_what_was_changed() {
    let mut player = in_lesson(Library::built_in_files("tableau"), COUNTING);
    let fewer = PackEdit::SetField { path: "pass.accuracy".to_owned(), value: "80".to_owned(), typed: true };
    work(&mut player, Do::Editor(EditorAction::Edit(fewer)));
    assert_eq!(printed(&mut player, Paper::Sheet), None);
    assert_eq!(pack(&player).refusal().map(|it| &*it.key), Some("workshop-print-checking"));
    look_through(&mut player);
    assert!(printed(&mut player, Paper::Sheet).is_some());
}

#[test]
fn a_pack_with_a_house_of_its_own_is_shown_and_printed_in_it() {
    let mut player = at_work(example());
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson("04-drills.ron".to_owned()))));
    look_through(&mut player);
    let Screen::Workshop(workshop) = player.app.screen() else { panic!("the workshop is open") };
    assert_eq!(workshop.house().map(|house| house.id.as_str()), Some("salon-vert"));
    let (sheet, _) = sheet_of(printed(&mut player, Paper::Sheet).expect("it is printed"));
    assert_eq!(sheet.house.id, "salon-vert");
}

/// The pack that lies with the lessons to be copied.
fn example() -> Files {
    Library::built_in_files("example")
}

#[test]
fn each_paper_is_a_file_of_its_own_and_the_key_holds_answers_alone() {
    let place = TempDir::new().unwrap();
    let words = Catalog::new(Language::French);
    let mut player = in_lesson(Library::built_in_files("tableau"), COUNTING);
    let mut names = Vec::new();
    for paper in Paper::ALL {
        let printing = printed(&mut player, paper).expect("it is printed");
        let (notice, path) = worksheet_files::write_printing(place.path(), printing, &words).unwrap();
        assert!(path.is_file());
        let said = notice.facts.iter().any(|(_, fact)| *fact == Fact::Text(path.display().to_string()));
        assert!(said, "{notice:?}");
        names.push(path.file_name().unwrap().to_string_lossy().into_owned());
    }
    assert_eq!(names[..2], ["mine-counting-57.pdf", "mine-counting-57-key.pdf"]);
    assert!(names[2].contains("venezia"), "{names:?}");
    let (sheet, _) = sheet_of(printed(&mut player, Paper::Key).unwrap());
    let read = |pages: Vec<Vec<tailleur::documents::TaggedItem>>| -> Vec<String> {
        pages.into_iter().flatten().map(|read| read.text).collect()
    };
    let (key, questions) =
        (read(pdf::tagged_items_of_key(&sheet, &words)), read(pdf::tagged_items(&sheet, &words, false)));
    assert!(key.iter().any(|text| text.starts_with("Corrigé · ")), "{key:?}");
    assert!(key.len() >= sheet.exercises.len());
    assert!(
        !key.contains(&words.message(text_key!("sheet-name")))
            && questions.contains(&words.message(text_key!("sheet-name")))
    );
}
