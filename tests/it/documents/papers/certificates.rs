//! The certificate of a table test: only of one that was passed, with everything a trainer compares.

use std::sync::Arc;

use tailleur::app::practice::PracticeStage;
use tailleur::app::{Action, Effect};
use tailleur::documents::certificate::{Certificate, drawn_items, pdf, tagged_items};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::platform::storage::report_files::{certificate_of, write_certificate, write_report};
use tailleur::progress::{LessonDone, Record, Settings};
use tailleur::rules::house::House;
use tailleur::text_key;

use super::{LONG, MONTH, house, in_three_languages, report};
use crate::documents::papers::sample_trainee::{Effort, records};
use crate::support::player::Player;

fn tests_of(effort: Effort, house: &House) -> Vec<LessonDone> {
    let library = Library::built_in();
    let done = records(effort, house, &library).into_iter().filter_map(|record| match record {
        Record::LessonDone(done) => Some(done),
        _ => None,
    });
    done.filter(|done| library.find(&done.lesson).is_some_and(|(_, lesson)| lesson.test.is_some())).collect()
}

fn certificate(name: &str, house: &Arc<House>) -> Certificate {
    let done = tests_of(MONTH, house).pop().unwrap();
    certificate_of(name, &done, house, &Library::built_in()).unwrap()
}

#[test]
fn only_a_passed_test_has_one() {
    let house = house("article-57-13");
    let made: Vec<bool> = tests_of(MONTH, &house)
        .iter()
        .map(|done| certificate_of("Camille", done, &house, &Library::built_in()).is_some())
        .collect();
    assert_eq!(made, [false, true, true]);
    let lesson = LessonDone { lesson: "tableau/naturals".to_owned(), ..tests_of(MONTH, &house).pop().unwrap() };
    assert!(certificate_of("Camille", &lesson, &house, &Library::built_in()).is_none(), "a lesson is no test");
}

#[test]
fn it_says_who_where_how_well_and_which_record() {
    for id in ["article-57-13", "monte-carlo", "venezia", "venezia-malta", "guide-fr"] {
        let house = house(id);
        let certificate = certificate("Camille Dufour", &house);
        assert_eq!(certificate.mark, tests_of(MONTH, &house).pop().unwrap().id.checksum());
        for words in in_three_languages() {
            let said: String = tagged_items(&certificate, &words).into_iter().map(|read| read.text + "\n").collect();
            let band = words.message(text_key!("test-band-4"));
            for part in
                ["Camille Dufour", &house.name, &band, "96", "58", "2026", env!("CARGO_PKG_VERSION"), &certificate.mark]
            {
                assert!(said.contains(part), "{id}: no {part} in {said}");
            }
            assert!(!said.contains(['{', '}']), "{said}");
        }
    }
}

#[test]
fn its_words_stay_within_its_frame_however_long_the_name() {
    for name in ["Al", "Camille Dufour", LONG] {
        for id in ["article-57-13", "monte-carlo", "venezia"] {
            let certificate = certificate(name, &house(id));
            for words in in_three_languages() {
                let texts = drawn_items(&certificate, &words).into_iter().filter(|mark| mark.text.is_some());
                for mark in texts {
                    let [left, top, right, foot] = mark.place;
                    let within = left >= 56.0 && right <= 842.0 - 56.0 && top >= 56.0 && foot <= 595.0 - 56.0;
                    assert!(within, "{name} at {id}, {:?}: {mark:?}", words.language());
                }
            }
        }
    }
}

#[test]
fn the_same_record_makes_the_same_certificate_to_the_byte() {
    let (house, words) = (house("monte-carlo"), Catalog::new(Language::Italian));
    let bytes = pdf(&certificate("Camille", &house), &words).unwrap();
    assert_eq!(bytes, pdf(&certificate("Camille", &house), &words).unwrap());
    assert_ne!(bytes, pdf(&certificate("Camilla", &house), &words).unwrap());
}

/// Takes a table test at the screen and answers all of it rightly, or all of it wrongly.
fn taken(rightly: bool) -> Player {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let settings = Settings { timers: false, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    let path = player.lessons().into_iter().rfind(|path| path.pack == "table-test").unwrap();
    player.begin(&path);
    player.reach_question();
    while *player.practice().stage() != PracticeStage::Done {
        if matches!(player.practice().stage(), PracticeStage::Shift(_)) {
            player.work_shift();
            continue;
        }
        let answer = if rightly { player.right_answer() } else { player.wrong_answer() };
        player.answer(answer);
    }
    player
}

#[test]
fn after_a_passed_test_the_screen_can_print_it_and_after_a_failed_one_not() {
    let mut passed = taken(true);
    let now = passed.now;
    let effects = passed.app.act(Action::PrintCertificate, now);
    let Some(Record::LessonDone(done)) = passed.records.last().cloned() else { panic!("no record of its end") };
    assert_eq!(effects, [Effect::PrintCertificate(Box::new(done))]);
    let mut failed = taken(false);
    assert_eq!(failed.app.act(Action::PrintCertificate, now), []);
    assert_eq!(failed.app.act(Action::PrintReport, now), [Effect::PrintReport]);
}

#[test]
fn a_paper_that_cannot_be_written_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("taken");
    std::fs::File::create_new(&file).unwrap();
    let (house, words) = (house("venezia"), Catalog::new(Language::English));
    let place = file.join("report.pdf");
    let notice = write_report(&place, &report("Camille", MONTH, &house), &words).unwrap_err();
    assert_eq!(notice.key, text_key!("paper-not-written"));
    let notice = write_certificate(&place, &certificate("Camille", &house), &words).unwrap_err();
    assert_eq!(notice.key, text_key!("paper-not-written"));
    let place = folder.path().join("of").join("trainers").join("report.pdf");
    write_report(&place, &report("Camille", MONTH, &house), &words).unwrap();
    assert!(place.is_file());
}
