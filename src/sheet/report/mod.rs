//! The trainer's report: what one trainee can do in one house, on one to three pages.

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

/// What there is to report.
#[derive(Debug, Clone)]
pub struct Report {
    /// The trainee, as they typed their name.
    pub name: String,
    /// The house it is about.
    pub house: Arc<House>,
    /// The day it is made.
    pub today: Day,
    /// The errors to expect in a hundred coups, where that is known.
    pub expected_errors: Option<f64>,
    /// How many days were practised running.
    pub streak: u32,
    /// On how many days this house was practised.
    pub days: u32,
    /// All answers in this house.
    pub all: Score,
    /// The last weeks, the oldest first.
    pub weeks: Vec<Week>,
    /// What was answered, drill by drill.
    pub drills: Vec<DrillLine>,
    /// The answers to each decision of the tableau, by its id.
    pub tableau: BTreeMap<String, Score>,
    /// What is least known, the weakest first.
    pub weakest: Vec<Weak>,
    /// The lessons that were passed, in the order of the course, and of how many.
    pub lessons: (Vec<LessonLine>, u32),
    /// The table tests that were taken.
    pub tests: Vec<TestLine>,
}

/// The answers of a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Its Monday.
    pub monday: Day,
    /// Its answers.
    pub score: Score,
}

/// The answers of a drill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillLine {
    /// Its name, as journals keep it.
    pub drill: String,
    /// Its answers.
    pub score: Score,
    /// The median time, where answers were timed.
    pub millis: Option<u64>,
}

/// A decision that is little known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weak {
    /// The drill that asks it.
    pub drill: String,
    /// Its id.
    pub decision: String,
    /// What was decided.
    pub what: Phrase,
    /// Its answers.
    pub score: Score,
    /// The rule that decides it.
    pub reason: Option<Reason>,
}

/// A lesson that was passed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonLine {
    /// What it is called.
    pub title: Texts,
    /// The day it was first passed.
    pub passed: Option<Day>,
    /// Its best run.
    pub best: Option<Score>,
}

/// A table test that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestLine {
    /// What it is called.
    pub title: Texts,
    /// The day it was first passed, where it was.
    pub passed: Option<Day>,
    /// Its best run.
    pub best: Score,
    /// The band that falls into: nought is not yet.
    pub band: usize,
}

/// The report as a PDF. It holds no moment but the day it was made for.
///
/// # Errors
/// What the writer of PDF says; none is known that a report can bring about.
pub fn pdf(report: &Report, words: &Words) -> Result<Vec<u8>, NotMade> {
    paper::write(pages(report, words), title(report, words), words.language())
}

/// What is painted on each page of that PDF.
#[must_use]
pub fn painted(report: &Report, words: &Words) -> Vec<Vec<Painted>> {
    pages(report, words).iter().map(Page::painted).collect()
}

/// What is read of each page of that PDF, in its order.
#[must_use]
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
