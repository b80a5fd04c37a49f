//! Worksheets: every drill in every house on paper, in three languages, the same seed the same to the byte.

#![expect(clippy::disallowed_methods, reason = "these tests write worksheets")]

use std::ffi::OsString;
use std::fs;
use std::io;
use std::sync::Arc;

use tailleur::cli::{Launch, Status, World, run};
use tailleur::describe::question::describe_key;
use tailleur::documents::{Worksheet, json, pdf, text};
use tailleur::drill::{AnyDrill, Winner};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::objection;
use tailleur::platform::storage::worksheet_files;
use tailleur::rules::house::{Hand, House, HouseLibrary};
use tailleur::rules::side::Side;
use tailleur::text_key;

use crate::drill::every_drill::every_drill;
use crate::support::{thorough, tier};

/// The paper, in points, and the room that is left free around it.
const PAPER: [f32; 2] = [595.0, 842.0];
const EDGE: f32 = 20.0;

/// Every drill in every house that knows it, on a sheet of so many questions.
fn every_sheet(count: u32) -> Vec<(AnyDrill, Arc<House>, Worksheet)> {
    let mut sheets = Vec::new();
    for drill in every_drill() {
        for house in HouseLibrary::built_in().iter().filter(|house| objection(&drill, house).is_none()) {
            let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 7, count);
            sheets.push((drill.clone(), house.clone(), sheet));
        }
    }
    assert!(sheets.len() > 100, "only {} sheets", sheets.len());
    sheets
}

/// Of each drill one sheet, in the houses in turn: to make a PDF takes its time.
fn a_sheet_each(count: u32) -> Vec<(AnyDrill, Arc<House>, Worksheet)> {
    let mut sheets: Vec<(AnyDrill, Arc<House>, Worksheet)> = Vec::new();
    for (turn, drill) in every_drill().into_iter().enumerate() {
        let houses: Vec<_> =
            HouseLibrary::built_in().iter().filter(|house| objection(&drill, house).is_none()).cloned().collect();
        let house = houses[turn % houses.len()].clone();
        let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 7, count);
        sheets.push((drill, house, sheet));
    }
    sheets
}

fn in_three_languages() -> Vec<Catalog> {
    Language::ALL.map(Catalog::new).into()
}

#[test]
fn every_drill_has_words_in_every_house_and_language() {
    let all = in_three_languages();
    for (drill, house, sheet) in every_sheet(8) {
        let at = format!("{} at {}", drill.name(), house.id);
        assert_eq!(sheet.exercises.len(), 8, "{at}");
        for words in &all {
            let said = text(&sheet, words, true);
            // A key or a fact that is missing shows itself in braces.
            assert!(!said.contains(['{', '}']), "{at}, {:?}: {said}", words.language());
            assert!(!said.contains("\u{202f}: :") && !said.contains("?:") && !said.contains("::"), "{at}: {said}");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_sheet_to_the_byte_and_another_is_another() {
    let words = Catalog::new(Language::French);
    let count = tier(2, 6);
    for (drill, house, sheet) in a_sheet_each(count) {
        let at = format!("{} at {}", drill.name(), house.id);
        let again = Worksheet::of_drill(drill.clone(), house.clone(), 7, count);
        let other = Worksheet::of_drill(drill, house, 8, count);
        assert_eq!(text(&sheet, &words, true), text(&again, &words, true), "{at}");
        assert_eq!(json(&sheet, &words, true).unwrap(), json(&again, &words, true).unwrap(), "{at}");
        assert_ne!(json(&sheet, &words, true).unwrap(), json(&other, &words, true).unwrap(), "{at}");
        let paper = pdf::pdf(&sheet, &words, true).unwrap();
        assert!(paper.starts_with(b"%PDF-"), "{at}");
        assert_eq!(paper, pdf::pdf(&again, &words, true).unwrap(), "{at}");
        assert_ne!(paper, pdf::pdf(&other, &words, true).unwrap(), "{at}");
        for date in [&b"CreationDate"[..], b"ModDate"] {
            assert!(!paper.windows(date.len()).any(|part| part == date), "{at}");
        }
    }
}

#[test]
fn without_a_key_the_sheet_holds_nothing_of_it() {
    let words = Catalog::new(Language::English);
    for (drill, house, sheet) in a_sheet_each(6) {
        let at = format!("{} at {}", drill.name(), house.id);
        let (with, without) = (text(&sheet, &words, true), text(&sheet, &words, false));
        let rest = with.strip_prefix(&without).unwrap_or_else(|| panic!("{at}"));
        assert_eq!(rest.trim_start().lines().next(), Some("Answer key"), "{at}");
        let bare: serde_json::Value = serde_json::from_str(&json(&sheet, &words, false).unwrap()).unwrap();
        assert!(bare["exercises"].as_array().unwrap().iter().all(|exercise| exercise.get("key").is_none()), "{at}");
        let (paper, keyed) = (pdf::drawn_items(&sheet, &words, false), pdf::drawn_items(&sheet, &words, true));
        let questions = paper.len();
        for (page, same) in paper.iter().zip(&keyed) {
            // Only the number of pages in the foot differs.
            let differs = page.iter().zip(same).filter(|(one, other)| one != other).count();
            assert!(page.len() == same.len() && differs <= 1, "{at}");
        }
        assert!(keyed.len() > questions, "{at}");
    }
}

#[test]
fn json_has_all_its_fields() {
    let words = Catalog::new(Language::Italian);
    for (drill, house, sheet) in every_sheet(3) {
        let at = format!("{} at {}", drill.name(), house.id);
        let out: serde_json::Value = serde_json::from_str(&json(&sheet, &words, true).unwrap()).unwrap();
        assert_eq!(
            (&out["house"], &out["language"], &out["seed"]),
            (&house.id.as_str().into(), &"it".into(), &7.into())
        );
        assert!(out["title"].as_str().is_some_and(|title| !title.is_empty()), "{at}");
        for (number, exercise) in (1..).zip(out["exercises"].as_array().unwrap()) {
            assert_eq!(exercise["number"], number, "{at}");
            assert_eq!(exercise["drill"], drill.name(), "{at}");
            for list in ["told", "table", "options"] {
                assert!(exercise[list].is_array(), "{at}: {list}");
            }
            for field in ["decision", "prompt"] {
                assert!(exercise[field].as_str().is_some_and(|text| !text.is_empty()), "{at}: {field}");
            }
            let key = &exercise["key"];
            assert!(key["answer"].is_string() && !key["says"].as_array().unwrap().is_empty(), "{at}: {key}");
            let reasons = key["reasons"].as_array().unwrap();
            assert!(!reasons.is_empty(), "{at}");
            for reason in reasons {
                for field in ["house", "clause", "key", "says"] {
                    assert!(reason[field].is_string(), "{at}: {field}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_painted_beside_the_paper_or_over_the_edge_of_its_column() {
    let [wide, high] = PAPER;
    let (middle, gutter) = (wide / 2.0, 9.0);
    for (drill, house, sheet) in a_sheet_each(6) {
        for words in in_three_languages() {
            let at = format!("{} at {}, {:?}", drill.name(), house.id, words.language());
            for page in pdf::drawn_items(&sheet, &words, true) {
                for mark in page {
                    let [left, top, right, foot] = mark.place;
                    let case = format!("{at}: {mark:?}");
                    assert!(left >= EDGE && right <= wide - EDGE && left <= right + 0.01, "{case}");
                    assert!(top >= EDGE && foot <= high - EDGE && top <= foot + 0.01, "{case}");
                    // Head and foot go over the whole width.
                    let in_a_column = right <= middle - gutter || left >= middle + gutter;
                    assert!(in_a_column || top < 110.0 || top > high - 40.0, "{case}");
                }
            }
        }
    }
}

#[test]
fn hands_are_listed_on_paper_as_they_lie_on_the_felt() {
    let words = Catalog::new(Language::English);
    let drill = AnyDrill::Winner(Winner::default());
    for house in HouseLibrary::built_in().iter() {
        let sheet = Worksheet::of_drill(drill.clone(), house.clone(), 7, 1);
        let out: serde_json::Value = serde_json::from_str(&json(&sheet, &words, false).unwrap()).unwrap();
        let lines = out["exercises"][0]["table"].as_array().unwrap();
        let place = |side: Side| {
            let name = house.terms.chance_name(side.into());
            lines.iter().position(|line| line.as_str().unwrap().starts_with(name)).unwrap()
        };
        let punto_is_left = place(Side::Punto) < place(Side::Banco);
        assert_eq!(punto_is_left, *house.dealing.punto_lies.value() == Hand::Left, "{}", house.id);
    }
}

#[test]
fn the_paper_says_what_the_text_says() {
    let words = Catalog::new(Language::French);
    let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
    for (drill, house, sheet) in if thorough() { every_sheet(3) } else { a_sheet_each(3) } {
        let painted = pdf::drawn_items(&sheet, &words, true);
        let said: String = painted.iter().flatten().filter_map(|mark| mark.text.as_deref()).map(letters).collect();
        for exercise in &sheet.exercises {
            let posed = &exercise.posed;
            let prompt = words.render_for_house(&posed.question.prompt, &house);
            assert!(said.contains(&letters(&prompt)), "{} at {}: {prompt}", drill.name(), house.id);
            for line in describe_key(&posed.question, &posed.key, &house, &words).reasons {
                // A block that is divided between two columns has the foot of the page in its middle.
                let found = line.split_whitespace().take(3).collect::<String>();
                assert!(said.contains(&found), "{} at {}: {line}", drill.name(), house.id);
            }
        }
    }
}

pub(super) fn call(arguments: &[&str]) -> (Status, String, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut world = World {
        input: &mut io::empty(),
        output: &mut output,
        errors: &mut errors,
        system_language: None,
        painted: false,
        cores: 1,
    };
    let asked = run(["tailleur", "sheet"].iter().chain(arguments).map(OsString::from), &mut world);
    let Launch::Finished(status) = asked else { panic!("the window was asked for") };
    (status, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
}

#[test]
fn a_sheet_that_cannot_be_made_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("gone").join("sheet.pdf");
    let cases: [(&[&str], Status, &str); 4] = [
        (&["tableau/nothing", "--seed", "1"], Status::Usage, "Lesson not found: “tableau/nothing”."),
        (&["Juggling", "--seed", "1"], Status::Usage, "“Juggling” is neither a lesson nor a drill."),
        (&["ThirdCard(points: [])", "--seed", "1"], Status::Wrong, ""),
        (
            &["CountHand", "--seed", "1", "--pdf", nowhere.to_str().unwrap()],
            Status::Usage,
            "Couldn’t save the worksheet to",
        ),
    ];
    for (arguments, status, begins) in cases {
        let (met, output, errors) = call(arguments);
        assert_eq!(met, status, "{arguments:?}: {errors}");
        assert!(errors.starts_with(begins) && !errors.is_empty(), "{arguments:?}: {errors}");
        assert_eq!(output, "", "{arguments:?}");
    }
}

#[test]
fn a_house_that_a_lesson_is_not_for_is_reported() {
    let library = tailleur::lesson::Library::built_in();
    let house = "venezia";
    let lessons = library.packs().flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
    let (pack, lesson) = lessons.into_iter().find(|(_, lesson)| !lesson.is_for(&house.into())).unwrap();
    let name = format!("{}/{}", pack.id, lesson.id);
    let (status, _, errors) = call(&[&name, "--seed", "1", "--house", house]);
    assert_eq!(status, Status::Wrong);
    assert!(errors.starts_with("This lesson is not for venezia"), "{errors}");
}

#[test]
fn every_lesson_goes_on_paper_with_as_many_questions_as_it_has() {
    let library = tailleur::lesson::Library::built_in();
    let words = Catalog::new(Language::Italian);
    for lesson in library.packs().flat_map(|pack| &pack.lessons) {
        let house = HouseLibrary::built_in().iter().find(|house| lesson.is_for(&house.id)).unwrap().clone();
        let count = lesson.questions().min(tailleur::documents::MOST);
        let sheet = Worksheet::of_lesson(lesson, house, 3, count);
        assert_eq!(sheet.exercises.len(), count as usize, "{}", lesson.id);
        assert!(!text(&sheet, &words, true).contains(['{', '}']), "{}", lesson.id);
    }
}

#[test]
fn the_window_writes_a_sheet_under_its_lesson_and_seed() {
    let folder = tempfile::tempdir().unwrap();
    let papers = folder.path().join("sheets");
    let words = Catalog::new(Language::French);
    let (_, _, sheet) = every_sheet(2).swap_remove(0);
    let path = worksheet_files::write(&papers, &"naturals".into(), &sheet, &words).unwrap();
    assert_eq!(path, papers.join("naturals-7.pdf"));
    assert_eq!(fs::read(&path).unwrap(), pdf::pdf(&sheet, &words, true).unwrap());
    // Where a file stands in the way of the folder, that is told.
    let blocked = worksheet_files::write(&path, &"naturals".into(), &sheet, &words).unwrap_err();
    assert_eq!(blocked.key, text_key!("sheet-not-written"));
}
