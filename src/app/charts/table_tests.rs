//! The table tests that were finished, each with its result by topic.

use super::ChartsScreen;
use super::table::ChartTable;
use super::text::{ChartText, percent};
use crate::app::Session;
use crate::drill::{AnyDrill, title_of};
use crate::i18n::text_key::TextKey;
use crate::lesson::LocalizedText;
use crate::progress::mastery::Day;
use crate::progress::{LessonDone, TestResult, TopicScore};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedTest {
    /// Index in [`crate::progress::Progress::tests`].
    pub index: usize,
    pub day: Day,
    /// `None` if the lesson is no longer there; then the test cannot be opened.
    pub title: Option<LocalizedText>,
    pub done: LessonDone,
}

impl Session {
    /// The finished table tests of all houses, latest first.
    pub fn finished_tests(&self) -> Vec<FinishedTest> {
        let Some(profile) = &self.profile else { return Vec::new() };
        let known = &profile.known;
        let finished = |(index, result): (usize, &TestResult)| FinishedTest {
            index,
            day: known.mastery().day(result.done.at),
            title: self.library.find(&result.done.lesson).map(|(_, lesson)| lesson.title.clone()),
            done: result.done.clone(),
        };
        known.tests().iter().enumerate().rev().map(finished).collect()
    }
}

impl ChartsScreen {
    /// The finished table tests of the chosen house, latest first.
    pub fn tests_here(&self) -> impl Iterator<Item = &FinishedTest> {
        self.tests.iter().filter(|test| test.done.house == self.house.id)
    }

    /// One row for each topic of each test.
    pub fn tests_table(&self, says: &ChartText<'_>) -> ChartTable {
        const COLUMNS: [TextKey; 5] = [
            text_key!("pictures-column-day"),
            text_key!("tests-column-topic"),
            text_key!("tests-column-right"),
            text_key!("tests-column-asked"),
            text_key!("tests-column-percent"),
        ];
        let row = |test: &FinishedTest, topic: &TopicScore| {
            let name = AnyDrill::NAMES.iter().find(|name| **name == topic.drill.as_str());
            vec![
                says.date(test.day),
                name.map_or_else(|| topic.drill.to_string(), |name| says.render(&title_of(name))),
                topic.right.to_string(),
                topic.asked.to_string(),
                percent(topic.right, topic.asked).to_string(),
            ]
        };
        let rows = self.tests_here().flat_map(|test| test.done.topics.iter().map(move |topic| row(test, topic)));
        ChartTable {
            id: "tests",
            title: says.key(text_key!("tests-title")),
            columns: COLUMNS.map(|key| says.key(key)).into(),
            rows: rows.collect(),
        }
    }
}
