//! The certificate of a passed table test: one page to hang up.

mod frame;
mod print;

use std::sync::Arc;

use super::paper::{self, NotMade, Page, Painted, Read};
use crate::lesson::{Lesson, Texts};
use crate::progress::mastery::Day;
use crate::progress::{LessonDone, Score};
use crate::rules::house::{House, TableSize};
use crate::words::Words;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug, Clone)]
pub struct Certificate {
    /// Trainee's name as typed.
    pub name: String,
    pub house: Arc<House>,
    pub title: Texts,
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
    pub fn of(name: &str, house: &Arc<House>, lesson: &Lesson, done: &LessonDone, minutes_east: i32) -> Option<Self> {
        let test = lesson.test.filter(|_| done.passed)?;
        let score = Score { right: done.right.min(done.asked), asked: done.asked };
        let table = lesson.tables.first().or_else(|| house.tables.first().map(|table| &table.size))?;
        Some(Self {
            name: name.to_owned(),
            house: Arc::clone(house),
            title: lesson.title.clone(),
            table: *table,
            band: test.bands.of(score.percent()),
            score,
            millis: done.millis,
            minutes: test.minutes,
            day: Day::of(done.at, minutes_east),
            mark: done.id.mark(),
        })
    }
}

/// The certificate as a PDF, without a creation date.
///
/// # Errors
/// A PDF writer error; should not occur.
pub fn pdf(certificate: &Certificate, words: &Words) -> Result<Vec<u8>, NotMade> {
    let title = format!("{} · {}", words.key("certificate-title"), certificate.name);
    paper::write(vec![print::page(certificate, words)], title, words.language())
}

pub fn painted(certificate: &Certificate, words: &Words) -> Vec<Painted> {
    print::page(certificate, words).painted()
}

pub fn read(certificate: &Certificate, words: &Words) -> Vec<Read> {
    Page::read(&print::page(certificate, words))
}
