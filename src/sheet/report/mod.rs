//! The trainer's report: one trainee's results in one house, on one to three pages.

mod gather;
mod heat;
mod parts;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::paper::flow::Flow;
use super::paper::{self, NotMade, Page, Painted};
use crate::lesson::Texts;
use crate::progress::Score;
use crate::progress::mastery::Day;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::Reason;
use crate::words::{Names, Words};

pub use self::gather::Whom;

#[derive(Debug, Clone)]
pub struct Report {
    /// Trainee's name as typed.
    pub name: String,
    pub house: Arc<House>,
    pub today: Day,
    /// Expected errors per hundred coups, if known.
    pub expected_errors: Option<f64>,
    pub streak: u32,
    pub days: u32,
    pub all: Score,
    /// Recent weeks, oldest first.
    pub weeks: Vec<Week>,
    pub drills: Vec<DrillLine>,
    /// Scores by tableau decision id.
    pub tableau: BTreeMap<String, Score>,
    pub weakest: Vec<Weak>,
    /// Passed lessons in course order, and the total number of lessons.
    pub lessons: (Vec<LessonLine>, u32),
    pub tests: Vec<TestLine>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    pub monday: Day,
    pub score: Score,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillLine {
    /// Drill name in journal notation.
    pub drill: String,
    pub score: Score,
    /// Median answer time in ms, if timed.
    pub millis: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weak {
    pub drill: String,
    pub decision: String,
    pub what: Phrase,
    pub score: Score,
    pub reason: Option<Reason>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonLine {
    pub title: Texts,
    pub passed: Option<Day>,
    pub best: Option<Score>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestLine {
    pub title: Texts,
    /// Day of the first pass, if any.
    pub passed: Option<Day>,
    pub best: Score,
    /// Band of the best run; 0 is a fail.
    pub band: usize,
}

/// The report as a PDF. It holds no date but its own.
///
/// # Errors
/// A PDF writer error; should not occur.
pub fn pdf(report: &Report, words: &Words) -> Result<Vec<u8>, NotMade> {
    paper::write(pages(report, words), title(report, words), words.language())
}

pub fn painted(report: &Report, words: &Words) -> Vec<Vec<Painted>> {
    pages(report, words).iter().map(Page::painted).collect()
}

pub fn read(report: &Report, words: &Words) -> Vec<Vec<paper::Read>> {
    pages(report, words).iter().map(Page::read).collect()
}

fn title(report: &Report, words: &Words) -> String {
    let phrase = Phrase::plain("report-of").with("name", Fact::Text(report.name.clone()));
    words.say(&phrase, &Names::default())
}

fn pages(report: &Report, words: &Words) -> Vec<Page> {
    let mut paper = Flow::default();
    let parts = parts::Parts { report, words };
    parts.head(&mut paper);
    parts.figures(&mut paper);
    if report.all.asked == 0 {
        paper.paragraph(&words.key("report-nothing"));
    } else {
        parts.weeks(&mut paper);
        parts.drills(&mut paper);
        heat::paint(report, words, &mut paper);
        parts.weakest(&mut paper);
    }
    parts.lessons(&mut paper);
    parts.tests(&mut paper);
    paper.finish(&parts.foot(), words)
}
