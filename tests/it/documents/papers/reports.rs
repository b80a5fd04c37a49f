//! The trainer's report: its pages, its figures and what is read of it.

use tailleur::documents::TaggedItem;
use tailleur::documents::trainee_report::{TraineeReport, drawn_items, pdf, tagged_items};
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Score;
use tailleur::progress::mastery::Day;
use tailleur::text_key;

use super::{LONG, MONTH, MUCH, NOTHING, ONE, holds, house, in_three_languages, report};
use crate::documents::papers::sample_trainee::{Effort, TODAY};

const EFFORTS: [(&str, Effort); 4] = [("Camille", MONTH), ("Nils", NOTHING), ("Zoë", ONE), (LONG, MUCH)];
const PAPER: [f32; 2] = [595.0, 842.0];
const EDGE: f32 = 24.0;

fn all_read(report: &TraineeReport, language: Language) -> Vec<TaggedItem> {
    tagged_items(report, &Catalog::new(language)).concat()
}

#[test]
fn nothing_is_painted_beside_the_paper() {
    for (name, effort) in EFFORTS {
        for id in ["monte-carlo", "venezia", "article-57-13"] {
            let report = report(name, effort, &house(id));
            for words in in_three_languages() {
                for mark in drawn_items(&report, &words).concat() {
                    let [left, top, right, foot] = mark.place;
                    let within = left >= EDGE && right <= PAPER[0] - EDGE && top >= EDGE && foot <= PAPER[1] - EDGE;
                    assert!(within, "{name} at {id}, {:?}: {mark:?}", words.language());
                }
            }
        }
    }
}

#[test]
fn no_two_runs_of_text_lie_on_one_another() {
    for (name, effort) in EFFORTS {
        let report = report(name, effort, &house("venezia"));
        for words in in_three_languages() {
            for page in drawn_items(&report, &words) {
                let texts: Vec<_> = page.into_iter().filter(|mark| mark.text.is_some()).collect();
                for (at, one) in texts.iter().enumerate() {
                    for other in &texts[at + 1..] {
                        let [a, b, c, d] = one.place;
                        let [left, top, right, foot] = other.place;
                        let across = c.min(right) - a.max(left);
                        let along = d.min(foot) - b.max(top);
                        assert!(across < 1.0 || along < 3.0, "{name}, {:?}: {one:?} {other:?}", words.language());
                    }
                }
            }
        }
    }
}

#[test]
fn it_has_one_to_three_pages_each_with_its_number() {
    for (name, effort) in EFFORTS {
        let report = report(name, effort, &house("article-57-13"));
        for words in in_three_languages() {
            let pages = drawn_items(&report, &words);
            assert!((1..=3).contains(&pages.len()), "{name}: {}", pages.len());
            for (number, page) in (1..).zip(&pages) {
                let case = format!("{number} / {}", pages.len());
                assert!(page.iter().any(|mark| mark.text.as_ref() == Some(&case)), "{name}: page {case}");
            }
        }
    }
}

#[test]
fn the_same_answers_make_the_same_report_to_the_byte() {
    let words = Catalog::new(Language::French);
    let house = house("monte-carlo");
    let (one, again) = (report("Camille", MONTH, &house), report("Camille", MONTH, &house));
    let bytes = pdf(&one, &words).unwrap();
    assert_eq!(bytes, pdf(&again, &words).unwrap());
    let tomorrow = TraineeReport { today: Day(one.today.0 + 1), ..one };
    assert_ne!(bytes, pdf(&tomorrow, &words).unwrap());
}

#[test]
fn its_figures_are_those_of_the_answers() {
    let report = report("Camille", MONTH, &house("article-57-13"));
    let sum = |scores: Vec<Score>| scores.into_iter().fold(Score::default(), Score::plus);
    assert_eq!(report.total, sum(report.drills.iter().map(|drill| drill.score).collect()));
    assert_eq!(report.total, sum(report.weeks.iter().map(|week| week.score).collect()), "a month fits ten weeks");
    assert_eq!(report.total.asked, 26 * 60, "every sixth day of thirty-one is missed");
    assert_eq!((report.days, report.streak), (26, 26));
    assert_eq!(report.today, Day::from_moment(TODAY, 0));
    assert_eq!((report.lessons.0.len(), report.tests.len()), (14, 1));
    assert_eq!((report.tests[0].best, report.tests[0].band), (Score { right: 58, asked: 60 }, 4));
    assert!(report.weeks.iter().all(|week| (week.monday.0 + 3) % 7 == 0), "a week begins on a Monday");
}

#[test]
fn the_weakest_come_with_their_rule_and_no_cell_is_known_by_its_shade_alone() {
    let report = report("Camille", MONTH, &house("article-57-13"));
    assert!(report.weakest.len() > 3);
    assert!(report.weakest.iter().all(|weak| weak.reason.is_some() && weak.score.right < weak.score.asked));
    let read = all_read(&report, Language::English);
    for (decision, score) in report.tableau.iter().filter(|(decision, _)| !decision.contains("stopped")) {
        let figure = score.percent().to_string();
        assert!(read.iter().any(|read| read.tag == "TD" && read.text == figure), "{decision}: {figure}");
    }
}

#[test]
fn of_a_trainee_without_answers_it_says_so_and_expects_nothing() {
    let report = report("Nils", NOTHING, &house("article-57-13"));
    assert_eq!(report.expected_errors, None);
    for words in in_three_languages() {
        let read = tagged_items(&report, &words).concat();
        assert!(read.iter().any(|read| read.text == words.message(text_key!("report-nothing"))));
        assert!(read.iter().all(|read| !read.text.contains(['{', '}'])), "{read:?}");
    }
}

#[test]
fn it_is_read_from_the_name_to_the_tests() {
    let report = report(LONG, MUCH, &house("monte-carlo"));
    for words in in_three_languages() {
        let read = tagged_items(&report, &words).concat();
        let heads: Vec<&str> =
            read.iter().filter(|read| read.tag.starts_with('H')).map(|read| read.text.as_str()).collect();
        let parts = [
            text_key!("report-weeks"),
            text_key!("report-drills"),
            text_key!("report-tableau"),
            text_key!("report-weakest"),
            text_key!("report-lessons"),
            text_key!("report-tests"),
        ];
        let expected: Vec<String> =
            std::iter::once(LONG.to_owned()).chain(parts.map(|key| words.message(key))).collect();
        assert_eq!(heads, expected);
        assert!(read.iter().all(|read| !read.text.contains(['{', '}'])), "{:?}", words.language());
    }
}

#[test]
fn a_name_in_letters_that_no_face_has_keeps_no_report_from_being_made() {
    for name in ["李小龍", "\u{1f0a1} Ace", "a\u{301}\u{0}b", "נתן"] {
        let report = report(name, ONE, &house("monte-carlo"));
        let bytes = pdf(&report, &Catalog::new(Language::English)).unwrap();
        assert!(holds(&bytes, "/StructTreeRoot"), "{name}");
    }
}
