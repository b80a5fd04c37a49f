//! Tables of lessons: each trainee in each lesson, and each lesson as a test.

use std::sync::Arc;

use super::Teller;
use super::cell::{Cell, Table};
use super::trainees::{head, share};
use crate::lesson::{FREE_PRACTICE, TODAYS_PRACTICE};
use crate::progress::class::{Consistency, Consistent, FEW, FEWEST, Report, Scope, Test};
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};

const COLUMNS: [(&str, &str); 11] = [
    ("trainee", "class-column-trainee"),
    ("title", "class-column-lesson"),
    ("lesson", "class-column-lesson-id"),
    ("finished", "class-column-times"),
    ("passed", "class-column-is-passed"),
    ("passed_on", "class-column-passed-on"),
    ("best", "class-column-best"),
    ("answers", "class-column-answers"),
    ("accuracy", "class-column-accuracy"),
    ("median_millis", "class-column-median"),
    ("last", "class-column-last"),
];

pub(super) fn lessons(report: &Report, teller: &Teller<'_>) -> Table {
    let day = |moment| Cell::Day(Day::of(moment, teller.minutes_east).0);
    let mut rows = Vec::new();
    for standing in &report.standings {
        let mut lessons: Vec<_> = standing.lessons.iter().collect();
        lessons.sort_by_key(|(path, _)| teller.place(&Scope::Lesson(Arc::clone(path))));
        for (path, lesson) in lessons {
            rows.push(vec![
                Cell::text(standing.name.clone()),
                Cell::text(teller.lesson(path)),
                Cell::text(&**path),
                Cell::Count(lesson.finished.into()),
                Cell::Is(lesson.passed),
                Cell::of(lesson.passed_at, day),
                Cell::of(lesson.best, |best| share(best.right, best.asked)),
                Cell::Count(lesson.score.asked.into()),
                share(lesson.score.right, lesson.score.asked),
                Cell::of(lesson.median_millis, Cell::Millis),
                Cell::of(lesson.last, day),
            ]);
        }
    }
    let columns = COLUMNS.map(|column| head(column, teller)).into();
    Table { id: "lessons", title: teller.words.key("class-lessons"), columns, rows }
}

const OF_TESTS: [(&str, &str); 13] = [
    ("title", "class-column-lesson"),
    ("lesson", "class-column-lesson-id"),
    ("begun_by", "class-column-begun-by"),
    ("passed_by", "class-column-passed-by"),
    ("attempts", "class-column-attempts"),
    ("people", "class-column-people"),
    ("questions", "class-column-questions"),
    ("mean", "class-column-mean"),
    ("deviation", "class-column-deviation"),
    ("consistency", "class-column-consistency"),
    ("error", "class-column-error"),
    ("judged", "class-column-judged"),
    ("flagged", "class-column-flagged"),
];

pub(super) fn tests(report: &Report, teller: &Teller<'_>) -> Table {
    let row = |test: &Test| {
        let Scope::Lesson(path) = &test.scope else { return Vec::new() };
        let of = || report.standings.iter().filter_map(|standing| standing.lessons.get(path));
        let found = test.consistency;
        let of_found = |part: fn(&Consistency) -> f64| Cell::of(found, |found| Cell::Share(part(&found)));
        vec![
            Cell::text(teller.lesson(path)),
            Cell::text(&**path),
            Cell::Count(of().count() as u64),
            Cell::Count(of().filter(|lesson| lesson.passed).count() as u64),
            Cell::Count(test.people as u64),
            Cell::of(found, |found| Cell::Count(found.people as u64)),
            Cell::of(found, |found| Cell::Count(found.items as u64)),
            of_found(|found| found.mean),
            of_found(|found| found.deviation),
            of_found(|found| found.alpha),
            of_found(|found| found.error),
            Cell::text(judged(test, teller)),
            Cell::Count(test.items.iter().filter(|item| item.look().is_some()).count() as u64),
        ]
    };
    let columns = OF_TESTS.map(|column| head(column, teller)).into();
    // Free practice is no test: everybody got different questions.
    let is_test = |test: &&Test| matches!(&test.scope, Scope::Lesson(path) if !is_free(path));
    let mut tests: Vec<&Test> = report.lessons.iter().filter(is_test).collect();
    tests.sort_by_key(|test| teller.place(&test.scope));
    let rows = tests.into_iter().map(row).collect();
    Table { id: "tests", title: teller.words.key("class-tests"), columns, rows }
}

/// True for practice outside any lesson.
fn is_free(path: &str) -> bool {
    path.split_once('/').is_some_and(|(pack, _)| matches!(pack, FREE_PRACTICE | TODAYS_PRACTICE))
}

/// Remarks on a test as a whole, with a warning when few people took it.
fn judged(test: &Test, teller: &Teller<'_>) -> String {
    let Some(found) = test.consistency else {
        return teller.say(&Phrase::plain("class-too-few").with("fewest", Fact::Number(FEWEST as u64)));
    };
    let band = teller.words.key(match found.band() {
        Consistent::Poor => "class-consistency-poor",
        Consistent::Fair => "class-consistency-fair",
        Consistent::Good => "class-consistency-good",
        Consistent::Doubtful => "class-consistency-doubtful",
    });
    if found.people < FEW { format!("{band} {}", teller.words.key("class-few")) } else { band }
}
