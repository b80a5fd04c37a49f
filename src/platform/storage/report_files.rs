//! Reports and certificates of a profile: gathered, written, and their file names.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{files, journal};
use crate::documents::NotMade;
use crate::documents::certificate::{self, Certificate};
use crate::documents::trainee_report::{self, ReportSubject, TraineeReport};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::Library;
use crate::platform::clock;
use crate::progress::mastery::Day;
use crate::progress::schedule::{Readiness, tableau};
use crate::progress::{Corrections, LessonDone, Moment, Progress, Record};
use crate::rules::house::{House, HouseId};

pub fn report_on(name: &str, known: &Progress, house: &Arc<House>, library: &Library, now: Moment) -> TraineeReport {
    let today = Day::from_moment(now, known.params().minutes_east);
    let ready = Readiness::on(today, known.mastery(), &tableau(house));
    let expected_errors = Some(ready.errors_per_hundred);
    TraineeReport::gather(&ReportSubject { name, house, today, expected_errors }, known, library)
}

/// The passed table tests in a profile's journals, latest last, optionally of one house only.
pub fn passed_tests(folder: &Path, library: &Library, house: Option<&HouseId>) -> (Vec<LessonDone>, Vec<Phrase>) {
    let is_test = |name: &str| library.find(name).is_some_and(|(_, lesson)| lesson.test.is_some());
    let (mut passed, mut corrections) = (Vec::new(), Corrections::default());
    let notices = journal::read_all(folder, |record| match record {
        Record::LessonDone(done)
            if done.passed && house.is_none_or(|id| *id == done.house) && is_test(&done.lesson) =>
        {
            passed.push(done);
        }
        Record::Correction(made) => corrections.add(&made),
        _ => {}
    });
    passed.retain_mut(|done| corrections.time(done.id, done.at).map(|at| done.at = at).is_some());
    passed.sort_by_key(|done| (done.at, done.id));
    passed.dedup_by_key(|done| done.id);
    (passed, notices)
}

/// The certificate of a passed table test; `None` if its lesson is not in the library.
pub fn certificate_of(name: &str, done: &LessonDone, house: &Arc<House>, library: &Library) -> Option<Certificate> {
    let (_, lesson) = library.find(&done.lesson)?;
    Certificate::from_run(name, house, lesson, done, clock::minutes_east(done.at))
}

pub fn report_file(folder: &Path, profile: &str, house: &HouseId) -> PathBuf {
    folder.join(format!("report-{profile}-{house}.pdf"))
}

pub fn certificate_file(folder: &Path, profile: &str, mark: &str) -> PathBuf {
    folder.join(format!("certificate-{profile}-{mark}.pdf"))
}

/// Writes a report as PDF.
///
/// # Errors
/// If it cannot be rendered or written.
pub fn write_report(path: &Path, report: &TraineeReport, words: &Catalog) -> Result<(), Phrase> {
    write(path, trainee_report::pdf(report, words))
}

/// Writes a certificate as PDF.
///
/// # Errors
/// If it cannot be rendered or written.
pub fn write_certificate(path: &Path, certificate: &Certificate, words: &Catalog) -> Result<(), Phrase> {
    write(path, certificate::pdf(certificate, words))
}

fn write(path: &Path, made: Result<Vec<u8>, NotMade>) -> Result<(), Phrase> {
    let bytes = made.map_err(|error| text!("paper-not-made", why = Fact::Text(format!("{error:?}"))))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let written = folder.map_or(Ok(()), fs::create_dir_all).and_then(|()| files::replace(path, &bytes));
    written.map_err(|error| files::notice(text_key!("paper-not-written"), path, &error))
}
