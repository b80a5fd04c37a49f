//! The trainer's report: one trainee's results in one house, on one to three pages.

mod gather;
mod heat_map;
mod sections;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::paper::flow::ReportFlow;
use super::paper::{self, DrawnItem, NotMade, PaperPage};
use crate::drill::{DecisionId, DrillId};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::LocalizedText;
use crate::progress::Score;
use crate::progress::mastery::Day;
use crate::rules::house::House;
use crate::rules::reason::Reason;

pub use self::gather::ReportSubject;

#[derive(Debug, Clone)]
pub struct TraineeReport {
    /// Trainee's name as typed.
    pub name: String,
    pub house: Arc<House>,
    pub today: Day,
    /// Expected errors per hundred coups, if known.
    pub expected_errors: Option<f64>,
    pub streak: u32,
    pub days: u32,
    pub total: Score,
    /// Recent weeks, oldest first.
    pub weeks: Vec<ReportWeek>,
    pub drills: Vec<DrillLine>,
    /// Scores by tableau decision id.
    pub tableau: BTreeMap<String, Score>,
    pub weakest: Vec<WeakSpot>,
    /// Passed lessons in course order, and the total number of lessons.
    pub lessons: (Vec<LessonLine>, u32),
    pub tests: Vec<TestLine>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportWeek {
    pub monday: Day,
    pub score: Score,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrillLine {
    /// Drill name in journal notation.
    pub drill: DrillId,
    pub score: Score,
    /// Median answer time in ms, if timed.
    pub millis: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WeakSpot {
    pub drill: DrillId,
    pub decision: DecisionId,
    pub description: Phrase,
    pub score: Score,
    pub reason: Option<Reason>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonLine {
    pub title: LocalizedText,
    pub passed: Option<Day>,
    pub best: Option<Score>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestLine {
    pub title: LocalizedText,
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
pub fn pdf(report: &TraineeReport, words: &Catalog) -> Result<Vec<u8>, NotMade> {
    paper::write(pages(report, words), title(report, words), words.language())
}

pub fn drawn_items(report: &TraineeReport, words: &Catalog) -> Vec<Vec<DrawnItem>> {
    pages(report, words).iter().map(PaperPage::drawn_items).collect()
}

pub fn tagged_items(report: &TraineeReport, words: &Catalog) -> Vec<Vec<paper::TaggedItem>> {
    pages(report, words).iter().map(PaperPage::tagged_items).collect()
}

fn title(report: &TraineeReport, words: &Catalog) -> String {
    let phrase = text!("report-of", name = Fact::Text(report.name.clone()));
    words.render(&phrase, &HouseTerms::default())
}

fn pages(report: &TraineeReport, words: &Catalog) -> Vec<PaperPage> {
    let mut paper = ReportFlow::default();
    let parts = sections::ReportPrinter { report, words };
    parts.head(&mut paper);
    parts.figures(&mut paper);
    if report.total.asked == 0 {
        paper.paragraph(&words.message(text_key!("report-nothing")));
    } else {
        parts.weeks(&mut paper);
        parts.drills(&mut paper);
        heat_map::paint(report, words, &mut paper);
        parts.weakest(&mut paper);
    }
    parts.lessons(&mut paper);
    parts.tests(&mut paper);
    paper.finish(&parts.footer(), words)
}
