//! Tables of lessons: each trainee in each lesson, and each lesson as a test.

use std::sync::Arc;

use super::trainees::{head, share};
use crate::describe::class::ClassDescriber;
use crate::describe::data_table::{DataCell, DataTable};
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::lesson::{FREE_PRACTICE, TODAYS_PRACTICE};
use crate::progress::class::{ClassReport, Consistency, ConsistencyBand, FEW, FEWEST, TestAnalysis, TestScope};
use crate::progress::mastery::Day;

const COLUMNS: [(&str, TextKey); 11] = [
    ("trainee", text_key!("class-column-trainee")),
    ("title", text_key!("class-column-lesson")),
    ("lesson", text_key!("class-column-lesson-id")),
    ("finished", text_key!("class-column-times")),
    ("passed", text_key!("class-column-is-passed")),
    ("passed_on", text_key!("class-column-passed-on")),
    ("best", text_key!("class-column-best")),
    ("answers", text_key!("class-column-answers")),
    ("accuracy", text_key!("class-column-accuracy")),
    ("median_millis", text_key!("class-column-median")),
    ("last", text_key!("class-column-last")),
];

pub(super) fn lessons(report: &ClassReport, describer: &ClassDescriber<'_>) -> DataTable {
    let day = |moment| DataCell::Day(Day::from_moment(moment, describer.minutes_east).0);
    let mut rows = Vec::new();
    for standing in &report.standings {
        let mut lessons: Vec<_> = standing.lessons.iter().collect();
        lessons.sort_by_key(|(path, _)| describer.sort_position(&TestScope::Lesson(Arc::clone(path))));
        for (path, lesson) in lessons {
            rows.push(vec![
                DataCell::text(standing.name.clone()),
                DataCell::text(describer.lesson(path)),
                DataCell::text(&**path),
                DataCell::Count(lesson.finished.into()),
                DataCell::Flag(lesson.passed),
                DataCell::from_option(lesson.passed_at, day),
                DataCell::from_option(lesson.best, |best| share(best.right, best.asked)),
                DataCell::Count(lesson.score.asked.into()),
                share(lesson.score.right, lesson.score.asked),
                DataCell::from_option(lesson.median_millis, DataCell::Millis),
                DataCell::from_option(lesson.last, day),
            ]);
        }
    }
    let columns = COLUMNS.map(|column| head(column, describer)).into();
    DataTable { id: "lessons", title: describer.words.message(text_key!("class-lessons")), columns, rows }
}

const OF_TESTS: [(&str, TextKey); 13] = [
    ("title", text_key!("class-column-lesson")),
    ("lesson", text_key!("class-column-lesson-id")),
    ("begun_by", text_key!("class-column-begun-by")),
    ("passed_by", text_key!("class-column-passed-by")),
    ("attempts", text_key!("class-column-attempts")),
    ("people", text_key!("class-column-people")),
    ("questions", text_key!("class-column-questions")),
    ("mean", text_key!("class-column-mean")),
    ("deviation", text_key!("class-column-deviation")),
    ("consistency", text_key!("class-column-consistency")),
    ("error", text_key!("class-column-error")),
    ("judged", text_key!("class-column-judged")),
    ("flagged", text_key!("class-column-flagged")),
];

pub(super) fn tests(report: &ClassReport, describer: &ClassDescriber<'_>) -> DataTable {
    let row = |test: &TestAnalysis| {
        let TestScope::Lesson(path) = &test.scope else { return Vec::new() };
        let of = || report.standings.iter().filter_map(|standing| standing.lessons.get(path));
        let found = test.consistency;
        let of_found =
            |part: fn(&Consistency) -> f64| DataCell::from_option(found, |found| DataCell::Share(part(&found)));
        vec![
            DataCell::text(describer.lesson(path)),
            DataCell::text(&**path),
            DataCell::Count(of().count() as u64),
            DataCell::Count(of().filter(|lesson| lesson.passed).count() as u64),
            DataCell::Count(test.people as u64),
            DataCell::from_option(found, |found| DataCell::Count(found.people as u64)),
            DataCell::from_option(found, |found| DataCell::Count(found.items as u64)),
            of_found(|found| found.mean),
            of_found(|found| found.deviation),
            of_found(|found| found.alpha),
            of_found(|found| found.error),
            DataCell::text(test_remarks(test, describer)),
            DataCell::Count(test.items.iter().filter(|item| item.review_reason().is_some()).count() as u64),
        ]
    };
    let columns = OF_TESTS.map(|column| head(column, describer)).into();
    // Free practice is no test: everyone got different questions.
    let is_test = |test: &&TestAnalysis| matches!(&test.scope, TestScope::Lesson(path) if !is_free(path));
    let mut tests: Vec<&TestAnalysis> = report.lessons.iter().filter(is_test).collect();
    tests.sort_by_key(|test| describer.sort_position(&test.scope));
    let rows = tests.into_iter().map(row).collect();
    DataTable { id: "tests", title: describer.words.message(text_key!("class-tests")), columns, rows }
}

/// True for practice outside any lesson.
fn is_free(path: &str) -> bool {
    path.split_once('/').is_some_and(|(pack, _)| matches!(pack, FREE_PRACTICE | TODAYS_PRACTICE))
}

/// Remarks on a test as a whole, with a warning when few people took it.
fn test_remarks(test: &TestAnalysis, describer: &ClassDescriber<'_>) -> String {
    let Some(found) = test.consistency else {
        return describer.render(&text!("class-too-few", fewest = Fact::Number(FEWEST as u64)));
    };
    let band = describer.words.message(match found.band() {
        ConsistencyBand::Poor => text_key!("class-consistency-poor"),
        ConsistencyBand::Fair => text_key!("class-consistency-fair"),
        ConsistencyBand::Good => text_key!("class-consistency-good"),
        ConsistencyBand::Doubtful => text_key!("class-consistency-doubtful"),
    });
    if found.people < FEW { format!("{band} {}", describer.words.message(text_key!("class-few"))) } else { band }
}
