//! The certificate of a passed table test: one page to hang up.

mod frame;
mod print;

use std::sync::Arc;

use super::paper::{self, DrawnItem, NotMade, PaperPage, TaggedItem};
use crate::i18n::Catalog;
use crate::lesson::{Lesson, LocalizedText};
use crate::progress::mastery::Day;
use crate::progress::{LessonDone, Score};
use crate::rules::house::{House, TableSize};

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug, Clone)]
pub struct Certificate {
    /// Trainee's name as typed.
    pub name: String,
    pub house: Arc<House>,
    pub title: LocalizedText,
    pub table: TableSize,
    /// The band, from 1 (pass) to 4.
    pub band: usize,
    pub score: Score,
    /// Median answer time in ms; `None` if untimed.
    pub millis: Option<u64>,
    /// Time limit in minutes.
    pub minutes: u32,
    pub day: Day,
    /// Short id of the journal record, for looking it up.
    pub mark: String,
}

impl Certificate {
    /// `None` unless the lesson is a table test and was passed.
    pub fn from_run(
        name: &str,
        house: &Arc<House>,
        lesson: &Lesson,
        done: &LessonDone,
        minutes_east: i32,
    ) -> Option<Self> {
        let test = lesson.test.filter(|_| done.passed)?;
        let score = Score { right: done.right.min(done.asked), asked: done.asked };
        let table = lesson.tables.first().or_else(|| house.tables.first().map(|table| &table.size))?;
        Some(Self {
            name: name.to_owned(),
            house: Arc::clone(house),
            title: lesson.title.clone(),
            table: *table,
            band: test.bands.band(score.percent()),
            score,
            millis: done.millis,
            minutes: test.minutes,
            day: Day::from_moment(done.at, minutes_east),
            mark: done.id.checksum(),
        })
    }
}

/// The certificate as a PDF, without a creation date.
///
/// # Errors
/// A PDF writer error; should not occur.
pub fn pdf(certificate: &Certificate, words: &Catalog) -> Result<Vec<u8>, NotMade> {
    let title = format!("{} · {}", words.message(text_key!("certificate-title")), certificate.name);
    paper::write(vec![print::page(certificate, words)], title, words.language())
}

pub fn drawn_items(certificate: &Certificate, words: &Catalog) -> Vec<DrawnItem> {
    print::page(certificate, words).drawn_items()
}

pub fn tagged_items(certificate: &Certificate, words: &Catalog) -> Vec<TaggedItem> {
    PaperPage::tagged_items(&print::page(certificate, words))
}
