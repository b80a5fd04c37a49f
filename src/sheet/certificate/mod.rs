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

/// The program's version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a certificate says.
#[derive(Debug, Clone)]
pub struct Certificate {
    /// The trainee, as they typed their name.
    pub name: String,
    /// The house whose rules decided.
    pub house: Arc<House>,
    /// What the test is called.
    pub title: Texts,
    /// The size of table.
    pub table: TableSize,
    /// The band, from one, passed, to four.
    pub band: usize,
    /// Its answers.
    pub score: Score,
    /// The median time of an answer, where the test was timed.
    pub millis: Option<u64>,
    /// How many minutes there were.
    pub minutes: u32,
    /// The day it was passed.
    pub day: Day,
    /// The short mark of its record, by which a trainer finds it in the journal.
    pub mark: String,
}

impl Certificate {
    /// The certificate of a run of a lesson; nothing where that is no table test, or was not passed.
    #[must_use]
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

/// The certificate as a PDF. It holds no moment but the day of the test.
///
/// # Errors
/// What the writer of PDF says; none is known that a certificate can bring about.
pub fn pdf(certificate: &Certificate, words: &Words) -> Result<Vec<u8>, NotMade> {
    let title = format!("{} · {}", words.key("certificate-title"), certificate.name);
    paper::write(vec![print::page(certificate, words)], title, words.language())
}

/// What is painted on it.
#[must_use]
pub fn painted(certificate: &Certificate, words: &Words) -> Vec<Painted> {
    print::page(certificate, words).painted()
}

/// What is read of it, in its order.
#[must_use]
pub fn read(certificate: &Certificate, words: &Words) -> Vec<Read> {
    Page::read(&print::page(certificate, words))
}
