//! A gallery of papers, to look at while changing them: `cargo run --example papers -- FOLDER` writes reports,
//! certificates and worksheets of made-up trainees there, in three languages.

#[path = "../tests/it/documents/papers/sample_trainee.rs"]
mod month;

use std::path::PathBuf;
use std::sync::Arc;

use month::{Effort, TODAY, records};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::platform::storage::report_files::{certificate_of, report_on, write_certificate, write_report};
use tailleur::progress::{Progress, Record, ScoringParams};
use tailleur::rules::house::{House, HouseLibrary};

/// A name as long as a profile's may be.
const LONG: &str = "Maria-Teresa della Rovere di Montefeltro-Gonzaga Castiglione";

const EFFORTS: [(&str, &str, Effort); 4] = [
    ("month", "Camille Dufour", Effort { days: 31, answers: 60, lessons: 14, tests: &[41, 52, 58] }),
    ("empty", "Nils", Effort { days: 0, answers: 0, lessons: 0, tests: &[] }),
    ("one", "Zoë", Effort { days: 1, answers: 1, lessons: 0, tests: &[] }),
    ("many", LONG, Effort { days: 120, answers: 90, lessons: 40, tests: &[60] }),
];

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    let (library, shelf) = (Library::built_in(), HouseLibrary::built_in());
    for (language, house) in
        [(Language::French, "monte-carlo"), (Language::Italian, "venezia"), (Language::English, "article-57-13")]
    {
        let words = Catalog::new(language);
        let Some(house) = shelf.get(house) else { continue };
        for (what, name, effort) in EFFORTS {
            papers(&folder, what, name, effort, house, &library, &words);
        }
    }
}

fn papers(
    folder: &std::path::Path,
    what: &str,
    name: &str,
    effort: Effort,
    house: &Arc<House>,
    library: &Library,
    words: &Catalog,
) {
    let code = words.language().code();
    let records = records(effort, house, library);
    let known = Progress::fold(ScoringParams::default(), records.iter().cloned());
    let report = report_on(name, &known, house, library, TODAY);
    let made = write_report(&folder.join(format!("report-{what}-{code}.pdf")), &report, words);
    assert!(made.is_ok(), "{made:?}");
    let passed = records.iter().rev().find_map(|record| match record {
        Record::LessonDone(done) => certificate_of(name, done, house, library),
        _ => None,
    });
    if let Some(certificate) = passed {
        let made = write_certificate(&folder.join(format!("certificate-{what}-{code}.pdf")), &certificate, words);
        assert!(made.is_ok(), "{made:?}");
    }
}
